"""LLM-Modulo: the model plans, a symbolic verifier criticises, until it finds nothing (ChinaTravel, section 5)."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from core.agents.events import Done, Event, Step
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import WrittenPlan, opening, written
from core.agents.shared.parameters import ReferenceParameters
from core.llm.messages import Message
from core.llm.prompts import render
from core.model.parameters import ParameterText, SuiteName
from core.model.report import Report
from core.text import Language, Text, joined

_MOST_TOLD = 20
"""Violations told at once; a broken plan has hundreds, and the first few say it all."""
_ROUNDS, _ROUNDS_OF_TRIPSCORE = 10, 3
"""ChinaTravel's figure 10b; TripScore's appendix D."""
_REWARD_ENOUGH = 3.5
"""The reward above which TripScore stops (appendix D)."""


class LlmModuloParameters(ReferenceParameters):
    """Which verifier, and for how many rounds."""

    suite: Annotated[
        str,
        SuiteName(),
        ParameterText(Text("校验器", "Verifier"), Text("用哪套评测作为校验器", "The suite that verifies")),
    ] = "chinatravel"
    rounds: Annotated[
        int,
        Field(ge=0, le=30),
        ParameterText(
            Text("最多轮数", "Most rounds"),
            Text(
                "0 为论文的轮数：ChinaTravel 10 轮，TripScore 3 轮",
                "0 is as in the papers: 10 rounds (ChinaTravel), 3 with TripScore's verifier",
            ),
        ),
    ] = 0

    @property
    def most_rounds(self) -> int:
        """Rounds at most, as set or as in the verifier's paper."""
        usual = _ROUNDS_OF_TRIPSCORE if self.suite.startswith("tripscore") else _ROUNDS
        return self.rounds or usual


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
        seconds=MODEL_SECONDS,
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
        messages = opening(task, "direct", reference=known)
        best: tuple[WrittenPlan, Report] | None = None
        for number in range(1, self.parameters.most_rounds + 1):
            yield Step(Text(f"第 {number} 轮", f"round {number}"))
            end = yield from written(task, context, messages)
            if end.plan is None:
                break
            report = context.critic(self.parameters.suite, end.plan.to_json())
            if best is None or _merit(report) > _merit(best[1]):
                best = end, report
            if _is_enough(report):
                break
            found = _told(report, language)
            messages = (*end.messages, Message("user", render("violations", language, violations=found)))
        if best is None:
            yield end.done()
            return
        count = len(best[1].violations)
        left = Text(f"仍有 {count} 处违反约束", f"{count} violations are left") if count else None
        notes = [one for one in (left, best[0].note) if one is not None]
        yield Done("ok", best[0].plan, reason=joined(notes, Text("；", "; ")) if notes else None)


def _merit(report: Report) -> tuple[float, int]:
    """The better, the greater: the suite's reward where it has one, then the fewest violations."""
    reward = _reward(report)
    return (reward if reward is not None else 0.0), -len(report.violations)


def _is_enough(report: Report) -> bool:
    """The stop rule: nothing is violated, or the reward is beyond what TripScore asks for."""
    reward = _reward(report)
    return not report.violations or (reward is not None and reward > _REWARD_ENOUGH)


def _reward(report: Report) -> float | None:
    return next((metric.value for metric in report.metrics if metric.name == "reward"), None)


def _told(report: Report, language: Language) -> list[str]:
    """The violations in words, the first of many."""
    return [violation.message.says(language) for violation in report.violations[:_MOST_TOLD]]
