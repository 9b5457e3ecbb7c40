"""ChinaTravel's NeSy planning: the model translates and ranks, the search of Algorithm 1 does the rest (appendix F)."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from time import monotonic

from core.agents.events import Done, Event, Step
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.assembly.depth_first import PlaceWorths
from core.agents.shared.assembly.nesy import SearchLimits, solve
from core.agents.shared.assembly.rule_ranking import rank_by_rules
from core.agents.shared.choices.candidates import candidates_of, line_of
from core.agents.shared.choices.grounding import dropped, known_names
from core.agents.shared.choices.requests import lacking
from core.agents.shared.dialogue.conversation import ask_form_or, asking
from core.agents.shared.dialogue.forms import Ranked
from core.agents.shared.dialogue.writing import opening
from core.agents.shared.parameters import SearchParameters
from core.dsl.families.demands import Demands
from core.text import Text

_BEST = 10.0
"""What the first of a ranking is worth more than a place that is not in it; stars go to 5."""
_SIGHTS_A_DAY, _TABLES_A_DAY = 25, 15
"""Candidates of each kind that the model ranks, for each day."""


class Nesy:
    """The model says what is good, the search what is possible."""

    card = Card(
        name="nesy",
        title=Text("NeSy 规划", "NeSy planning"),
        summary=Text(
            "模型翻译请求、给景点和餐厅排序，深度优先搜索逐个安排并验证约束。",
            "The model translates the request and ranks the places; a depth-first search arranges them and checks the constraints.",
        ),
        kind="hybrid",
        needs=("model",),
        source="ChinaTravel, section 4, Algorithm 1 and appendix F",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: SearchParameters | None = None) -> None:
        self.parameters = parameters or SearchParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Rank, then search; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        ends = monotonic() + context.time_limit
        yield Step(Text("请模型翻译请求", "asking the model to translate the request"))
        task = yield from _translated(task, context)
        yield Step(Text("请模型给地点排序", "asking the model to rank the places"))
        ranked = yield from self._ranked(task, context)
        city = task.sandbox.city(task.query.target_city or "")

        def rank(demands: Demands) -> PlaceWorths:
            by_rules = rank_by_rules(task.query, city, demands)
            return replace(
                by_rules,
                sights=_with(by_rules.sights, ranked.attractions),
                restaurants=_with(by_rules.restaurants, ranked.restaurants),
            )

        left = replace(context, time_limit=max(0.0, ends - monotonic()))
        yield from solve(task, left, rank, SearchLimits(breadth=self.parameters.breadth))

    def _ranked(self, task: Task, context: Context) -> Generator[Event, None, Ranked]:
        days = task.query.days or 1
        offered = candidates_of(task, _SIGHTS_A_DAY * days)
        tables = offered.restaurants[: _TABLES_A_DAY * days]
        messages = opening(
            task,
            "rank",
            attractions="\n".join(map(line_of, offered.attractions)),
            restaurants="\n".join(map(line_of, tables)),
        )
        nothing = Ranked(attractions=[], restaurants=[])
        told = Text("排序无法使用，改按规则", "the ranking cannot be used, rules rank instead")
        ranked = yield from ask_form_or(context, Text("地点排序", "rank the places"), messages, nothing, told)
        sights, strange = known_names(ranked.attractions, [row.name for row in offered.attractions])
        meals, odd = known_names(ranked.restaurants, [row.name for row in tables])
        note = dropped([*strange, *odd])
        if note is not None:
            yield Step(note)
        return Ranked(attractions=sights, restaurants=meals)


def _translated(task: Task, context: Context) -> Generator[Event, None, Task]:
    """The task with what the model reads in its text beside what is known; a request without text stays."""
    query = task.query
    if not query.text:
        return task
    # its patterns take a second to load, and no other method reads a text
    from core.understand.translating.model_translator import translate

    understood = yield from asking(
        context,
        Text("翻译请求", "translate the request"),
        lambda model: translate(query.text, task.sandbox, model, query.uid),
    )
    found = understood.query
    known = frozenset(one.dsl for one in query.constraints)
    added = tuple(one for one in found.constraints if one.dsl not in known)
    for one in added:
        yield Step(Text(f"模型读出：{one.gloss.zh}", f"the model reads: {one.gloss.en}"))
    return replace(task, query=replace(query, constraints=(*query.constraints, *added)))


def _with(worth: Mapping[str, float], ranked: Sequence[str]) -> Mapping[str, float]:
    """The worth of places with that of their rank added."""
    step = _BEST / max(len(ranked), 1)
    return {**worth, **{name: worth.get(name, 0.0) + _BEST - step * n for n, name in enumerate(ranked)}}
