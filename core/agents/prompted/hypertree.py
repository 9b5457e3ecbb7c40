"""HyperTree planning: a task divides into sub-tasks by a library of rules, and the model decides each leaf (TripScore).

The library is data: `assets/prompts/hypertree.toml`.
"""

import tomllib
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from pydantic import Field

from core.agents.events import Done, Event, Step, Thought
from core.agents.protocol import Card, Context, Task
from core.agents.shared.assembly.nesy import assembled
from core.agents.shared.assembly.outlines import each_once, outline_ranking
from core.agents.shared.choices.candidates import candidates_of, line_of
from core.agents.shared.choices.known import dropped, known_names
from core.agents.shared.choices.requests import lacking
from core.agents.shared.dialogue.conversation import ask_form
from core.agents.shared.dialogue.forms import Branches, Choice
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.writing import opening
from core.errors import AnswerFormatError
from core.model.parameters import Parameters, Told
from core.text import Text

_ROOT = "plan"
_SERVICES = ("outbound", "inbound")


class HyperTreeParameters(Parameters):
    """How many candidates a leaf shows."""

    candidates: Annotated[
        int,
        Field(ge=5, le=200),
        Told(
            Text("每个子任务的候选数", "Candidates of a leaf"),
            Text("模型在每个子任务里从多少个候选中选", "How many candidates the model sees at each leaf"),
        ),
    ] = 40


@dataclass
class _Decided:
    """What the leaves have decided so far, by the kind of their candidates; places by day as well."""

    names: dict[str, list[str]] = field(default_factory=dict)
    days: dict[int, list[str]] = field(default_factory=dict)

    def shown(self) -> str:
        """All of it in lines."""
        lines = [f"{kind}: {', '.join(names)}" for kind, names in self.names.items() if names]
        return "\n".join(lines)


class HyperTree:
    """Divides the task from the top, decides at the leaves, assembles what was decided."""

    card = Card(
        name="hypertree",
        title=Text("HyperTree 分解", "HyperTree"),
        summary=Text(
            "按规则库把任务递归分解为交通、住宿、景点和用餐，逐个由模型决定，再合成行程。",
            "Divides the task into rides, stay, sights and meals by a library of rules; the model decides each leaf.",
        ),
        kind="language model",
        needs=("model",),
        source="TripScore, appendix (HyperTree); Gui et al. 2025",
        version="1",
    )

    def __init__(self, parameters: HyperTreeParameters | None = None) -> None:
        self.parameters = parameters or HyperTreeParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Divide, decide, assemble; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        decided = _Decided()
        yield from self._work_on(_ROOT, task, context, decided)
        count = task.query.days or 1
        days = each_once([decided.days.get(day, []) for day in range(1, count + 1)], count)
        services = [name for kind in _SERVICES for name in decided.names.get(kind, [])]
        yield Step(Text("合成行程", "assembling the trip"))
        yield from assembled(task, context, outline_ranking(days, services, decided.names.get("hotels", [])))

    def _work_on(self, name: str, task: Task, context: Context, decided: _Decided) -> Iterator[Event]:
        rule, language = _library()[name], language_of(task.query)
        if "candidates" in rule:
            days = range(1, (task.query.days or 1) + 1) if rule.get("each_day") else (None,)
            for day in days:
                yield from self._decide(rule, day, task, context, decided)
            return
        children: Sequence[str] = rule["children"]
        if len(children) > 1:
            children = yield from self._divided(rule[language], children, task, context)
        for child in children:
            yield from self._work_on(child, task, context, decided)

    def _divided(
        self, told: str, children: Sequence[str], task: Task, context: Context
    ) -> Generator[Event, None, Sequence[str]]:
        """The sub-tasks in the order of the model; what a trip cannot do without is never left out."""
        yield Step(Text(f"分解：{told}", f"dividing: {told}"))
        language = language_of(task.query)
        options = "\n".join(f"- {child}: {_library()[child][language]}" for child in children)
        messages = opening(task, "outline_branches", job=told, options=options)
        try:
            branches = yield from ask_form(context, Text("分解任务", "divide the task"), messages, Branches)
        except AnswerFormatError:
            return children
        known, _ = known_names(branches.branches, children)
        return [*known, *(child for child in children if child not in known)]

    def _decide(
        self, rule: Mapping[str, Any], day: int | None, task: Task, context: Context, decided: _Decided
    ) -> Iterator[Event]:
        language, kind = language_of(task.query), rule["candidates"]
        told = rule[language].format(day=day)
        yield Step(Text(told, told))
        taken = {name for names in decided.days.values() for name in names}
        rows = getattr(candidates_of(task, self.parameters.candidates), kind)
        by_name = {row.number if kind in _SERVICES else row.name: row for row in rows}
        options = {name: line_of(row) for name, row in by_name.items() if name not in taken}
        messages = opening(
            task,
            "leaf",
            job=told,
            decided=decided.shown(),
            most=rule["most"],
            options="\n".join(options.values()),
        )
        choice = yield from ask_form(context, Text(told, told), messages, Choice)
        known, unknown = known_names(choice.names, options)
        note = dropped(unknown)
        if note is not None:
            yield Step(note)
        if choice.reason:
            yield Thought(choice.reason)
        chosen = known[: rule["most"]]
        decided.names.setdefault(kind, []).extend(chosen)
        if day is not None:
            decided.days.setdefault(day, []).extend(chosen)


@cache
def _library() -> Mapping[str, Mapping[str, Any]]:
    text = files("assets").joinpath("prompts", "hypertree.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
