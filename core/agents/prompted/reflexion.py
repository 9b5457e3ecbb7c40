"""Reflexion: a draft, a critique of it by the same model, and a better plan (TravelEval, appendix A.3)."""

from collections.abc import Generator, Iterator
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from core.agents.events import Event, Step, Thought
from core.agents.protocol import Card, Context, Task
from core.agents.shared.dialogue.conversation import ask_form
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import Written, opening, written
from core.agents.shared.parameters import ReferenceParameters
from core.errors import AnswerFormatError
from core.llm.messages import Message
from core.llm.prompts import render
from core.model.parameters import Told
from core.text import Text


class Critique(BaseModel):
    """What is wrong with a plan, each with how to mend it."""

    model_config = ConfigDict(extra="forbid")
    problems: list[str]


class ReflexionParameters(ReferenceParameters):
    """How often it reflects."""

    rounds: Annotated[
        int,
        Field(ge=1, le=10),
        Told(Text("反思轮数", "Rounds"), Text("最多反思并改写几次", "Reviews and rewrites at most")),
    ] = 1


class Reflexion:
    """The model reviews its own plan and writes it anew."""

    card = Card(
        name="reflexion",
        title=Text("Reflexion 反思", "Reflexion"),
        summary=Text(
            "模型先写行程，再自我审查，按发现的问题改写。",
            "The model writes the trip, reviews it, and rewrites it by what it found.",
        ),
        kind="language model",
        needs=("model",),
        source="TravelEval, appendix A.3 (Reflexion)",
        version="1",
    )

    def __init__(self, parameters: ReflexionParameters | None = None) -> None:
        self.parameters = parameters or ReflexionParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Draft, review, rewrite; ends with Done."""
        yield Step(Text("写出初稿", "writing a draft"))
        known = reference(task, self.parameters.rows)
        best = yield from written(task, context, opening(task, "direct", reference=known))
        for _ in range(self.parameters.rounds):
            if best.plan is None:
                break
            yield Step(Text("审查行程", "reviewing the trip"))
            problems = yield from self._problems(task, context, best)
            if not problems:
                break
            yield Thought("\n".join(problems))
            language = language_of(task.query)
            told = Message("user", render("reflected", language, problems=problems))
            better = yield from written(task, context, (*best.messages, told))
            # a rewrite that cannot be used leaves the draft as the answer
            best = better if better.plan is not None else Written(best.messages, best.plan)
        yield best.done()

    def _problems(self, task: Task, context: Context, draft: Written) -> Generator[Event, None, list[str]]:
        language = language_of(task.query)
        asked = (*draft.messages, Message("user", render("reflect", language)))
        try:
            critique = yield from ask_form(context, Text("审查行程", "review the trip"), asked, Critique)
        except AnswerFormatError:
            # a review out of form finds nothing; the call is told with its answer
            return []
        return critique.problems
