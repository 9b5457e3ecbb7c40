"""Reflexion: a draft, then a review of it by the same model that ends in a better plan (TravelEval, appendices A.3 and C).

As in the paper's prompts the draft is that of ReAct with the model's own observations, and one answer holds both the review
(strengths, problems, what to mend first) and the plan anew.
"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from core.agents.events import Event, Step, Thought
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import opening, written
from core.agents.shared.parameters import TurnsParameters
from core.llm.messages import Message
from core.llm.prompts import render
from core.model.parameters import ParameterText
from core.text import Text

_REVIEW = Text("审查并改写行程", "review and rewrite the trip")


class ReflexionParameters(TurnsParameters):
    """How often it reflects."""

    rounds: Annotated[
        int,
        Field(ge=1, le=10),
        ParameterText(
            Text("反思次数", "Reviews"),
            Text("反思并改写几次；论文中 1 次", "Reviews, each with a rewrite; 1 in the paper"),
        ),
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
        source="TravelEval, appendices A.3 and C (Reflexion)",
        version="2",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: ReflexionParameters | None = None) -> None:
        self.parameters = parameters or ReflexionParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Draft, review, rewrite; ends with Done."""
        yield Step(Text("写出初稿", "writing a draft"))
        known, turns = reference(task, self.parameters.rows), self.parameters.turns
        best = yield from written(task, context, opening(task, "react_alone", reference=known, turns=turns))
        review = Message("user", render("reflect", language_of(task.query)))
        for _ in range(self.parameters.rounds):
            if best.plan is None:
                break
            yield Step(_REVIEW)
            better = yield from written(task, context, (*best.messages, review), purpose=_REVIEW)
            if better.plan is None:
                # a rewrite that cannot be used leaves the draft as the answer
                break
            if better.thoughts:
                yield Thought(better.thoughts)
            best = better
        yield best.done()
