"""The model writes the whole plan: asked for, read, and asked for again where it cannot be used."""

from collections.abc import Generator
from dataclasses import dataclass

from core.agents.events import Done, Draft, Event
from core.agents.protocol import Context, Task
from core.agents.shared.choices.grounding import invented
from core.agents.shared.dialogue.conversation import ask, said
from core.agents.shared.dialogue.plan_reading import read_plan
from core.agents.shared.dialogue.prompts import language_of, request_text
from core.errors import AnswerFormatError, PlanFormatError
from core.llm.messages import Message
from core.llm.prompts import render
from core.model.plan import Plan
from core.text import Text

WRITE = Text("写出行程", "write the trip")


@dataclass(frozen=True, slots=True)
class WrittenPlan:
    """A conversation after the model has written a plan; `plan` is None where it could not be used, for a `fault`.

    `note` says of a plan which of its places the sandbox does not have.
    """

    messages: tuple[Message, ...]
    plan: Plan | None
    fault: Text | None = None
    note: Text | None = None

    @property
    def thoughts(self) -> str:
        """What the last answer says before its JSON."""
        return self.messages[-1].content.split("```", maxsplit=1)[0].split("{", maxsplit=1)[0].strip()

    def done(self) -> Done:
        """The end of a run that gives this plan."""
        if self.plan is not None:
            return Done("ok", self.plan, reason=self.note)
        told = self.fault or Text("没有行程", "no trip")
        return Done(
            "failed",
            reason=Text(
                f"模型写的行程无法使用：{told.zh}；请再试一次，或换一个模型",
                f"the trip that the model wrote cannot be used: {told.en}; try again, or another model",
            ),
        )


def opening(task: Task, prompt: str, **values: object) -> tuple[Message, ...]:
    """The conversation that begins with a prompt and the request."""
    language = language_of(task.query)
    system = render(prompt, language, **values)
    return said(system, render("request", language, request=request_text(task.query, language)))


def written(
    task: Task, context: Context, messages: tuple[Message, ...], attempts: int = 2, purpose: Text = WRITE
) -> Generator[Event, None, WrittenPlan]:
    """Ask for the plan; one that cannot be used is shown to the model with its fault, to be written again."""
    language = language_of(task.query)
    fault = Text("", "")
    for _ in range(attempts):
        reply = yield from ask(context, purpose, messages)
        messages = (*messages, reply.message)
        try:
            plan = read_plan(reply.content, task.query, task.sandbox)
        except (AnswerFormatError, PlanFormatError) as error:
            fault = error.text
            told = render("repair", language, fault=fault.says(language))
            messages = (*messages, Message("user", told))
            continue
        yield Draft(plan)
        return WrittenPlan(messages, plan, note=invented(plan, task.sandbox))
    return WrittenPlan(messages, None, fault)
