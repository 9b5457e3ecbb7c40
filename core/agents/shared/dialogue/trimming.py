"""What of a conversation is left out where it is longer than the model's context."""

from core.llm.messages import ChatRequest, Message
from core.llm.tokens import estimated_tokens

_KEPT_LAST = 4
"""Messages at the end of a conversation that are never trimmed."""
# set aside for the answer
_ANSWER_TOKENS = 2_000


def trimmed(messages: tuple[Message, ...]) -> tuple[Message, ...] | None:
    """The messages without the oldest exchange between the task and the last few; where there is none, with the longest
    message cut to its half. None where even that leaves nothing to say."""
    for place in range(2, len(messages) - _KEPT_LAST):
        if messages[place].role == "assistant":
            end = next(
                (n for n in range(place + 1, len(messages)) if messages[n].role == "assistant"), len(messages)
            )
            if end <= len(messages) - _KEPT_LAST + 1:
                return (*messages[:place], *messages[end:])
    longest = max(range(len(messages)), key=lambda n: len(messages[n].content))
    text = messages[longest].content
    if len(text) < 400:
        return None
    half = text[: len(text) // 4] + "\n[…]\n" + text[-len(text) // 4 :]
    cut = Message(
        role=messages[longest].role,
        content=half,
        tool_requests=messages[longest].tool_requests,
        answers=messages[longest].answers,
    )
    return (*messages[:longest], cut, *messages[longest + 1 :])


def fits(request: ChatRequest, context: int | None) -> bool:
    """Whether a request leaves room for an answer in a context of so many tokens; None is without limit."""
    if context is None:
        return True
    beside = [f"{tool.name}{tool.description}{tool.parameters}" for tool in request.tools]
    if request.schema is not None:
        beside.append(str(request.schema.schema))
    left = context - min(_ANSWER_TOKENS, context // 4) - estimated_tokens("".join(beside))
    return tokens(request.messages) <= left


def tokens(messages: tuple[Message, ...]) -> int:
    """About how many tokens messages have."""
    return estimated_tokens("".join(message.content for message in messages))
