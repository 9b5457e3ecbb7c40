"""JSON answers: found in what a model wrote, repaired, and held to a type."""

import json
import re
from typing import Any, TypeVar

import json_repair
from pydantic import BaseModel, ValidationError

from core.errors import AnswerFormatError
from core.llm.messages import AnswerSchema, ChatRequest, Message
from core.llm.protocol import ChatModel

_FENCED = re.compile(r"```(?:json|JSON)?\s*\n?(.*?)```", re.S)
# characters; what is longer is not a broken answer but noise
_MOST_TO_REPAIR = 100_000
_Form = TypeVar("_Form", bound=BaseModel)


def read_json(text: str) -> Any:
    """The JSON object or list in an answer: the whole of it, in a fence, or amid prose; broken JSON is repaired.

    Raises AnswerFormatError where there is none.
    """
    for candidate in _candidates(text):
        try:
            value = json.loads(candidate)
        except ValueError:
            continue
        if isinstance(value, dict | list):
            return value
    for candidate in _candidates(text):
        if len(candidate) <= _MOST_TO_REPAIR and candidate[:1] in "{[":
            value = json_repair.loads(candidate)
            if isinstance(value, dict | list) and value:
                return value
    raise AnswerFormatError("模型的回答里没有 JSON", "there is no JSON in the model's answer")


def _candidates(text: str) -> list[str]:
    """The longest fenced block first, then the text, then from its first bracket to the last, then from the first on."""
    found = sorted((block.strip() for block in _FENCED.findall(text)), key=len, reverse=True)
    found.append(text.strip())
    starts = [place for place in (text.find("{"), text.find("[")) if place >= 0]
    if starts:
        start, end = min(starts), max(text.rfind("}"), text.rfind("]"))
        found += [text[start : end + 1]] if end > start else []
        found.append(text[start:])
    return [one for one in found if one]


def schema_of(form: type[BaseModel]) -> AnswerSchema:
    """The schema of a type, to send with a request."""
    return AnswerSchema(form.__name__.lower(), form.model_json_schema())


def read_form(text: str, form: type[_Form]) -> _Form:
    """An answer as a value of the type. Raises AnswerFormatError that names the first field that is wrong."""
    value = read_json(text)
    try:
        return form.model_validate(value)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in fault["loc"]) or "answer"
        if fault["type"] == "missing":
            raise AnswerFormatError(f"回答里缺少 {place}", f"the answer lacks {place}") from None
        raise AnswerFormatError(
            f"回答的 {place} 不符合要求：{fault['msg']}",
            f"{place} of the answer is not as asked: {fault['msg']}",
        ) from None


def ask_for(model: ChatModel, messages: tuple[Message, ...], form: type[_Form], attempts: int = 2) -> _Form:
    """Ask for a value of a type; an answer out of form is shown to the model with its fault, to be written anew.

    Raises AnswerFormatError when the last attempt is out of form too, and the other kinds of ModelError.
    """
    for attempt in range(attempts):
        reply = model.answer(ChatRequest(messages, schema=schema_of(form)))
        try:
            return read_form(reply.content, form)
        except AnswerFormatError as error:
            if attempt == attempts - 1:
                raise
            again = Message("user", f"{error.text.zh}\n{error.text.en}")
            messages = (*messages, reply.message, again)
    raise AssertionError("unreachable: the last attempt returns or raises")
