"""LLM-Modulo: the model plans, a symbolic verifier criticises, until it finds nothing (ChinaTravel, section 5)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from core.agents.events import Done, Event, Step
from core.agents.protocol import Card, Context, Task
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import Written, opening, written
from core.agents.shared.parameters import ReferenceParameters
from core.llm.messages import Message
from core.llm.prompts import render
from core.model.parameters import Told
from core.model.report import Report
from core.text import Language, Text

_MOST_TOLD = 20
"""Violations told at once; a broken plan has hundreds, and the first few say it all."""


class LlmModuloParameters(ReferenceParameters):
    """Which verifier, and for how many rounds."""

    suite: Annotated[
        Literal["chinatravel", "common_sense", "traveleval:paper", "tripscore", "triptailor"],
        Told(Text("校验器", "Verifier"), Text("用哪套评测作为校验器", "The suite that verifies")),
    ] = "chinatravel"
    rounds: Annotated[
        int,
        Field(ge=1, le=30),
        Told(Text("最多轮数", "Most rounds"), Text("论文中为 10 轮", "10 in the paper")),
    ] = 10


class LlmModulo:
    """Generate and test: the plan with the fewest violations is the answer."""

    card = Card(
        name="llm_modulo",
        title=Text("LLM-Modulo", "LLM-Modulo"),
        summary=Text(
            "模型写行程，符号校验器逐条指出违反的约束，模型改正，直到没有违反。",
            "The model writes the trip, a symbolic verifier names what it breaks, and the model mends it until nothing is left.",
        ),
        kind="language model",
        needs=("model",),
        source="ChinaTravel, section 5 and figure 10b (LLM-Modulo)",
        version="1",
    )

    def __init__(self, parameters: LlmModuloParameters | None = None) -> None:
        self.parameters = parameters or LlmModuloParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Write, verify, mend; ends with Done."""
        if context.critic is None:
            told = Text("这次运行没有校验器", "this run has no verifier")
            yield Done("failed", reason=told)
            return
        language, known = language_of(task.query), reference(task, self.parameters.rows)
        messages, best, fewest = opening(task, "direct", reference=known), None, 0
        for number in range(1, self.parameters.rounds + 1):
            yield Step(Text(f"第 {number} 轮", f"round {number}"))
            end: Written = yield from written(task, context, messages)
            if end.plan is None:
                yield best.done() if best is not None else end.done()
                return
            report = context.critic(self.parameters.suite, end.plan.to_json())
            if best is None or len(report.violations) < fewest:
                best, fewest = end, len(report.violations)
            if not report.violations:
                break
            found = _told(report, language)
            messages = (*end.messages, Message("user", render("violations", language, violations=found)))
        assert best is not None
        left = Text(f"仍有 {fewest} 处违反约束", f"{fewest} violations are left") if fewest else None
        yield Done("ok", best.plan, reason=left)


def _told(report: Report, language: Language) -> list[str]:
    """The violations in words, the first of many."""
    return [violation.message.says(language) for violation in report.violations[:_MOST_TOLD]]
