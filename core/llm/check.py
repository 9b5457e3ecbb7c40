"""What a profile's server can do, and what is wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict

from core.errors import AnswerFormatError, ModelError
from core.llm.answers import read_form, schema_of
from core.llm.calling.retries import is_nobody_there
from core.llm.messages import ChatRequest, Message, ToolSpec
from core.text import Text

if TYPE_CHECKING:
    from core.llm.client import Client

# tokens; enough for one word, also of a model that thinks aloud first
_ANSWER_TOKENS = 200
_PING = Message("user", "Reply with the single word: ready")
_CITY_TIME = ToolSpec(
    "city_time",
    "The local time in a city.",
    {
        "type": "object",
        "properties": {"city": {"type": "string"}},
        "required": ["city"],
        "additionalProperties": False,
    },
)


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """One thing that was looked at: it works (`good`), is missing but not always needed (`note`), or is a `fault`."""

    level: Literal["good", "note", "fault"]
    message: Text


class _City(BaseModel):
    model_config = ConfigDict(extra="forbid")
    city: str


def check(client: "Client") -> Iterator[ProbeResult]:
    """Look at the address, the key, the model, tools, JSON answers and embeddings; ends at what stops all else.

    Somebody waits for it who can try again: the client should try each call once.
    """
    try:
        yield _listed(client)
    except ModelError as error:
        if is_nobody_there(error):
            yield ProbeResult("fault", error.text)
            return
        # some servers list no models and still answer: the chat decides
        yield ProbeResult(
            "note", Text(f"模型列表不可用：{error.text.zh}", f"no list of models: {error.text.en}")
        )
    model = client.for_run()
    try:
        reply = model.answer(ChatRequest((_PING,), max_tokens=_ANSWER_TOKENS))
    except ModelError as error:
        yield ProbeResult("fault", error.text)
        return
    if not reply.content.strip():
        yield ProbeResult("fault", Text("模型的回答是空的", "the model's answer is empty"))
        return
    used = reply.usage
    counted = (
        Text("按文本长度估计", "estimated")
        if used.estimated
        else Text("由服务器统计", "as the server counts")
    )
    yield ProbeResult(
        "good",
        Text(
            f"对话：{reply.seconds:.2f} 秒，{used.tokens_in} + {used.tokens_out} 词元（{counted.zh}）",
            f"chat: {reply.seconds:.2f} s, {used.tokens_in} + {used.tokens_out} tokens ({counted.en})",
        ),
    )
    yield _tools(client)
    yield _form(client)
    yield _vectors(client)


def _listed(client: "Client") -> ProbeResult:
    names, wanted = client.models(), client.profile.model
    if not names or wanted in names:
        return ProbeResult("good", Text(f"服务器可达，模型 {wanted}", f"the server is there, model {wanted}"))
    shown = ", ".join(names[:10])
    return ProbeResult(
        "note", Text(f"模型列表里没有 {wanted}，有：{shown}", f"{wanted} is not in its list: {shown}")
    )


def _tools(client: "Client") -> ProbeResult:
    asked = Message("user", "What time is it in Paris? Use the tool.")
    try:
        reply = client.for_run().answer(ChatRequest((asked,), tools=(_CITY_TIME,), max_tokens=_ANSWER_TOKENS))
    except ModelError as error:
        return ProbeResult(
            "note", Text(f"工具调用：不可用：{error.text.zh}", f"tools: not available: {error.text.en}")
        )
    if any(request.name == _CITY_TIME.name for request in reply.tool_requests):
        return ProbeResult("good", Text("工具调用：可用", "tools: work"))
    return ProbeResult(
        "note",
        Text(
            "工具调用：模型没有调用工具；只有“函数调用”这个方法需要它",
            "tools: the model did not call the tool; only the method Function calling needs that",
        ),
    )


def _form(client: "Client") -> ProbeResult:
    asked = Message("user", "Name the capital of France as a JSON object with the key city.")
    try:
        reply = client.for_run().answer(
            ChatRequest((asked,), schema=schema_of(_City), max_tokens=_ANSWER_TOKENS)
        )
        read_form(reply.content, _City)
    except (ModelError, AnswerFormatError) as error:
        return ProbeResult("note", Text(f"JSON 回答：{error.text.zh}", f"JSON answers: {error.text.en}"))
    return ProbeResult("good", Text("JSON 回答：可用", "JSON answers: work"))


def _vectors(client: "Client") -> ProbeResult:
    if client.profile.embedding_model is None:
        return ProbeResult(
            "note",
            Text(
                "没有设置向量模型：改用词汇索引", "no embedding model is set: a lexical index is used instead"
            ),
        )
    try:
        (vector,) = client.for_run().embed(["ready"])
    except (ModelError, ValueError) as error:
        zh, en = error.text if isinstance(error, ModelError) else (str(error), str(error))
        return ProbeResult("fault", Text(f"向量：{zh}", f"embeddings: {en}"))
    return ProbeResult("good", Text(f"向量：{len(vector)} 维", f"embeddings: {len(vector)} dimensions"))
