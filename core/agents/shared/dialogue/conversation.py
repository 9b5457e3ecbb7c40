"""Asking the run's model, from within a method: the answer, with every call told of."""

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from pydantic import BaseModel

from core.agents.events import Event, Step
from core.agents.protocol import Context
from core.agents.shared.dialogue.telling import Telling, at_once
from core.errors import AnswerFormatError, ModelSetupError
from core.llm.answers import ask_for
from core.llm.messages import ChatRequest, Message, Reply, ToolSpec
from core.llm.protocol import ChatModel
from core.text import Text

_Form = TypeVar("_Form", bound=BaseModel)
_Result = TypeVar("_Result")


def ask(
    context: Context, purpose: Text, messages: Sequence[Message], tools: Sequence[ToolSpec] = ()
) -> Generator[Event, None, Reply]:
    """Ask the run's model and tell of the call. Raises ModelError."""
    request = ChatRequest(tuple(messages), tools=tuple(tools))
    return (yield from asking(context, purpose, lambda model: model.answer(request)))


def ask_form(
    context: Context, purpose: Text, messages: Sequence[Message], form: type[_Form]
) -> Generator[Event, None, _Form]:
    """Ask for a value of a type and tell of the calls. Raises ModelError, AnswerFormatError among them."""
    return (yield from asking(context, purpose, lambda model: ask_for(model, tuple(messages), form)))


def ask_form_or(
    context: Context, purpose: Text, messages: Sequence[Message], instead: _Form, told: Text
) -> Generator[Event, None, _Form]:
    """As `ask_form`, for the type of `instead`: that is the answer where the model's own stays out of form, and `told`
    says so with the fault."""
    try:
        return (yield from ask_form(context, purpose, messages, type(instead)))
    except AnswerFormatError as error:
        yield Step(Text(f"{told.zh}：{error.text.zh}", f"{told.en}: {error.text.en}"))
        return instead


def asking(
    context: Context, purpose: Text, job: Callable[[ChatModel], _Result]
) -> Generator[Event, None, _Result]:
    """What a job makes of the run's model, whose calls are told of. Raises what the job raises."""
    model = model_of(context)
    (done,) = yield from at_once([lambda tell: job(Telling(model, purpose, tell))])
    return done.result()


def model_of(context: Context) -> ChatModel:
    """The run's model. Raises ModelSetupError where there is none; runners look before they start a method."""
    if context.model is None:
        raise ModelSetupError("这次运行没有语言模型", "this run has no language model")
    return context.model


def said(system: str, user: str) -> tuple[Message, ...]:
    """A conversation that begins with a task."""
    return (Message("system", system), Message("user", user))
