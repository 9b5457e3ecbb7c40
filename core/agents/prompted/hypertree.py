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
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.assembly.nesy import assembled
from core.agents.shared.assembly.outlines import each_once, outline_ranking
from core.agents.shared.choices.candidates import candidates_of, line_of
from core.agents.shared.choices.grounding import NOTHING_USABLE, dropped, known_names, left_open
from core.agents.shared.choices.requests import lacking
from core.agents.shared.dialogue.conversation import ask_form_or
from core.agents.shared.dialogue.forms import Branch, Picks
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.writing import opening
from core.model.parameters import Parameters, ParameterText
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Hotel, Restaurant, Service
from core.text import Text

_ROOT = "plan"
_SERVICES = ("outbound", "inbound")
_ALL = 500
"""Rows of each table from which a leaf takes those of its kind."""
_INSTEAD = Text(
    "班次、酒店和餐厅按规则补上，景点空着",
    "Rides, hotels and restaurants are chosen by rules instead, sights are left out",
)
_Node = Mapping[str, Any]
_Row = Attraction | Restaurant | Hotel | Service


class HyperTreeParameters(Parameters):
    """How many candidates a leaf shows."""

    candidates: Annotated[
        int,
        Field(ge=5, le=200),
        ParameterText(
            Text("每个子任务的候选数", "Candidates of a leaf"),
            Text("模型在每个子任务里从多少个候选中选", "How many candidates the model sees at each leaf"),
        ),
    ] = 40


@dataclass
class _Decided:
    """What the leaves have decided so far, by the kind of their candidates; places by day as well; what they left open."""

    names: dict[str, list[str]] = field(default_factory=dict)
    days: dict[int, list[str]] = field(default_factory=dict)
    left_open: list[Text] = field(default_factory=list)

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
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: HyperTreeParameters | None = None) -> None:
        self.parameters = parameters or HyperTreeParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Divide, decide, assemble; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        decided = _Decided()
        yield from self._work_on(_ROOT, None, task, context, decided)
        if not decided.names:
            yield Done("failed", reason=NOTHING_USABLE)
            return
        count = task.query.days or 1
        days = each_once([decided.days.get(day, []) for day in range(1, count + 1)], count)
        services = [name for kind in _SERVICES for name in decided.names.get(kind, [])]
        yield Step(Text("合成行程", "assembling the trip"))
        ranking = outline_ranking(days, services, decided.names.get("hotels", []))
        yield from assembled(task, context, ranking, left_open(decided.left_open, _INSTEAD))

    def _work_on(
        self, name: str, day: int | None, task: Task, context: Context, decided: _Decided
    ) -> Iterator[Event]:
        """A task and, by one of its rules, those that it divides into, down to the leaves."""
        node = _library()[name]
        if "candidates" in node:
            yield from self._decide(node, day, task, context, decided)
            return
        rules: Sequence[_Node] = node["rules"]
        rule = rules[0] if len(rules) == 1 else (yield from self._chosen(node, rules, task, context, decided))
        days = range(1, (task.query.days or 1) + 1) if node.get("each_day") else (day,)
        for own in days:
            for child in rule["into"]:
                yield from self._work_on(child, own, task, context, decided)

    def _chosen(
        self, node: _Node, rules: Sequence[_Node], task: Task, context: Context, decided: _Decided
    ) -> Generator[Event, None, _Node]:
        """The rule by which the model divides a task; one whose answer cannot be used takes the first."""
        told = Text(node["zh"], node["en"])
        yield Step(Text(f"分解：{told.zh}", f"dividing: {told.en}"))
        language = language_of(task.query)
        usable = [rule for rule in rules if self._has_candidates(rule, task)] or rules
        options = "\n".join(f"- {rule['name']}: {rule[language]}" for rule in usable)
        messages = opening(task, "branch", job=told.says(language), decided=decided.shown(), options=options)
        first = Branch(branch=usable[0]["name"], reason="")
        failed = Text("没有选出规则，用第一条", "no rule was chosen, the first is taken")
        branch = yield from ask_form_or(
            context, Text("选择分解规则", "choose a rule"), messages, first, failed
        )
        if branch.reason:
            yield Thought(branch.reason)
        return next((rule for rule in usable if rule["name"] == branch.branch.strip()), usable[0])

    def _has_candidates(self, rule: _Node, task: Task) -> bool:
        """Whether there is anything to choose at the leaves that a rule leads to at once."""
        leaves = [_library()[name] for name in rule["into"]]
        return all(self._rows(leaf, task, _Decided()) for leaf in leaves if "candidates" in leaf)

    def _rows(self, leaf: _Node, task: Task, decided: _Decided) -> list[_Row]:
        """The candidates of a leaf, in its order."""
        rows: list[_Row] = list(getattr(candidates_of(task, _ALL), leaf["candidates"]))
        most = self.parameters.candidates
        if "kind" in leaf:
            rides = [row for row in rows if isinstance(row, Service) and row.kind == leaf["kind"]]
            # those of all hours of the day
            return [*rides[:: -(-len(rides) // most) or 1]]
        if leaf.get("by") == "way":
            rows = _nearest(rows, [name for names in decided.days.values() for name in names], task)
        return rows[:most]

    def _decide(
        self, leaf: _Node, day: int | None, task: Task, context: Context, decided: _Decided
    ) -> Iterator[Event]:
        language, kind = language_of(task.query), leaf["candidates"]
        told = Text(leaf["zh"].format(day=day), leaf["en"].format(day=day))
        yield Step(told)
        taken = {name for names in decided.days.values() for name in names}
        by_name = {
            row.number if isinstance(row, Service) else row.name: row
            for row in self._rows(leaf, task, decided)
        }
        options = {name: line_of(row) for name, row in by_name.items() if name not in taken}
        messages = opening(
            task,
            "leaf",
            job=told.says(language),
            decided=decided.shown(),
            most=leaf["most"],
            options="\n".join(options.values()),
        )
        nothing, failed = Picks(names=[], reason=""), Text("这一项没有选出", "nothing was chosen here")
        choice = yield from ask_form_or(context, told, messages, nothing, failed)
        if choice is nothing:
            decided.left_open.append(told)
            return
        known, unknown = known_names(choice.names, options)
        note = dropped(unknown)
        if note is not None:
            yield Step(note)
        if choice.reason:
            yield Thought(choice.reason)
        chosen = known[: leaf["most"]]
        decided.names.setdefault(kind, []).extend(chosen)
        if day is not None:
            decided.days.setdefault(day, []).extend(chosen)


def _nearest(rows: Sequence[_Row], names: Sequence[str], task: Task) -> list[_Row]:
    """Rows by the way to the nearest of what is decided already; as they are where nothing is."""
    network = task.sandbox.city(task.query.target_city or "").network
    places = [network.position(name) for name in names if name in network]
    standing = [row for row in rows if not isinstance(row, Service)]
    if not places or not standing:
        return list(rows)
    return [*sorted(standing, key=lambda row: min(geodesic_km(row.position, place) for place in places))]


@cache
def _library() -> Mapping[str, _Node]:
    text = files("assets").joinpath("prompts", "hypertree.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
