"""A language model of 4 MB, written out in a moment, for servers that were written elsewhere.

Its one layer does nothing; what follows a piece of text is written into its last matrix, so that it says the same with every
server: `ready. steady. go.` to a question, a call of `city_time` or of `plan` where it is
given tools, and `Paris` inside quotation marks.
"""

from itertools import pairwise
from pathlib import Path

import gguf
import numpy as np

SAID = "ready. steady. go."
_END, _CLOSED = "</s>", "</tool_call>"
_ASKED, _ASKED_WITH_TOOLS = "@", "#"
_CALLED = '\n{"name": "'
_CHAINS = (
    (_ASKED, "ready.", " steady.", " go.", _END),
    (
        _ASKED_WITH_TOOLS,
        "<tool_call>",
        _CALLED,
        "city_time",
        '", "arguments": {"city": "Lyon"}}\n',
        _CLOSED,
        _END,
    ),
    ("plan", '", "arguments": {"query": "Lyon"}}\n', _CLOSED),
    ('"', "P", "a", "r", "i", "s", '"'),
)
_INSTEAD = (_CALLED, "plan")
"""What follows where it may not call `city_time`."""
_TEMPLATE = """{%- if tools %}<tools>
{%- for tool in tools %}
{{ tool | tojson }}
{%- endfor %}
</tools>
Call as <tool_call>
{"name": NAME, "arguments": OBJECT}
</tool_call>
{%- endif %}
{%- for message in messages %}
<{{ message.role }}>
{%- for call in message.tool_calls or [] %}
<tool_call>
{"name": "{{ call.function.name }}", "arguments": {{ call.function.arguments | tojson }}}
</tool_call>
{%- endfor %}
{{ message.content }}
{%- endfor %}
{%- if add_generation_prompt %}
<assistant>
{{ '#' if tools and messages[-1].role != 'tool' else '@' }}
{%- endif %}"""
_FIRST_LETTER, _PAST_LETTERS = 33, 127


def write_tiny_model(path: Path) -> None:
    """Write the model as a GGUF file."""
    pieces, kinds = _vocabulary()
    width = -(-(len(pieces) + 1) // 32) * 32
    file = gguf.GGUFWriter(str(path), "llama")
    file.add_context_length(8192)
    file.add_embedding_length(width)
    file.add_block_count(1)
    file.add_feed_forward_length(32)
    file.add_head_count(1)
    file.add_head_count_kv(1)
    file.add_layer_norm_rms_eps(1e-5)
    file.add_rope_dimension_count(width)
    file.add_tokenizer_model("llama")
    file.add_token_list(pieces)
    file.add_token_scores([0.0] * len(pieces))
    file.add_token_types(kinds)
    file.add_bos_token_id(1)
    file.add_eos_token_id(2)
    file.add_unk_token_id(0)
    file.add_add_space_prefix(False)
    file.add_chat_template(_TEMPLATE)
    file.add_vocab_size(len(pieces))
    _add_weights(file, pieces, width)
    file.write_header_to_file()
    file.write_kv_data_to_file()
    file.write_tensors_to_file()
    file.close()


def _vocabulary() -> tuple[list[str], list[gguf.TokenType]]:
    """Every byte, every letter, and the pieces that it says as a whole."""
    kind = gguf.TokenType
    bytes_ = [f"<0x{byte:02X}>" for byte in range(256)]
    letters = [*map(chr, range(_FIRST_LETTER, _PAST_LETTERS)), "\u2581"]
    pieces = ["<unk>", "<s>", _END, *bytes_, *letters]
    kinds = [kind.UNKNOWN, kind.CONTROL, kind.CONTROL] + [kind.BYTE] * 256 + [kind.NORMAL] * len(letters)
    whole = list(dict.fromkeys(piece for chain in _CHAINS for piece in chain if piece not in pieces))
    return pieces + whole, kinds + [kind.USER_DEFINED] * len(whole)


def _add_weights(file: gguf.GGUFWriter, pieces: list[str], width: int) -> None:
    """A piece is a direction of its own, and all have one more in common, which holds what is likely after any."""
    count, common = len(pieces), len(pieces)
    place = {piece: number for number, piece in enumerate(pieces)}
    embedding = np.zeros((count, width), np.float32)
    embedding[:, :count] = np.eye(count)
    embedding[:, common] = 1
    output = np.zeros((count, width), np.float32)
    for chain in _CHAINS:
        for piece, following in pairwise(chain):
            output[place[following], place[piece]] = 10
    output[place[_INSTEAD[1]], place[_INSTEAD[0]]] = 8
    # where a grammar forbids what should follow, it closes what is open and ends
    output[place["}"], common], output[place[_END], common] = 2, 1
    output[3:259, common] = output[place["\u2581"], common] = -1
    file.add_tensor("token_embd.weight", embedding)
    file.add_tensor("output.weight", output)
    for name in ("output_norm", "blk.0.attn_norm", "blk.0.ffn_norm"):
        file.add_tensor(f"{name}.weight", np.ones(width, np.float32))
    for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
        file.add_tensor(f"blk.0.{name}.weight", np.zeros((width, width), np.float32))
    for name, shape in (("gate", (32, width)), ("up", (32, width)), ("down", (width, 32))):
        file.add_tensor(f"blk.0.ffn_{name}.weight", np.zeros(shape, np.float32))
