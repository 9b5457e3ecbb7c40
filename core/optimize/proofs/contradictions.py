"""Constraints that contradict each other, or the facts of the request, whatever the sandbox has."""

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Days, People, Rooms, Tickets
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal, Opaque
from core.dsl.program import compile_constraint
from core.dsl.run import PlanView
from core.dsl.syntax import read
from core.errors import DslError
from core.optimize.instance.problem import Problem
from core.sandbox.sandbox import Sandbox
from core.text import Text, sentence

_FACTS = frozenset({"day_count", "people_count", "start_city", "target_city"})
"""The concept functions of which the request alone tells the value."""


def contradictions(problem: Problem, constraints: Sequence[Normal], sandbox: Sandbox) -> Iterator[Text]:
    """What is wrong with the constraints by themselves."""
    for one in constraints:
        match one:
            case Days(count) if count != problem.days:
                yield Text(
                    f"要求行程 {count} 天，而请求是 {problem.days} 天",
                    f"{count} days are asked for, the trip has {problem.days}",
                )
            case People(count) if count != problem.people:
                yield Text(
                    f"要求 {count} 人，而请求是 {problem.people} 人",
                    f"{count} people are asked for, {problem.people} travel",
                )
            case Tickets(count) if count < 1:
                yield Text("至少要买 1 张票", "at least one ticket has to be bought")
            case Rooms(count) | Beds(count) if count < 1 < problem.days:
                yield Text("住宿至少要 1 间房、1 张床", "a night takes at least one room and one bed")
            case Opaque(source):
                yield from _fault_of_text(source, problem, sandbox)
            case CostCap(unit="person_night" | "night") if problem.days == 1:
                yield Text(
                    "一日行程没有过夜，无从计算每晚费用", "a day trip has no night to divide a cost by"
                )
    yield from _counts(problem, constraints)


def _counts(problem: Problem, constraints: Sequence[Normal]) -> Iterator[Text]:
    """Two different numbers of what there is in every trip: tickets, and rooms where one stays overnight."""
    kinds: tuple[type[Tickets | Rooms], ...] = (Tickets,) if problem.days == 1 else (Tickets, Rooms)
    for one, other in combinations([c for c in constraints if isinstance(c, kinds)], 2):
        if type(one) is type(other) and one != other:
            yield sentence(
                "“{one}”与“{other}”矛盾", '"{one}" contradicts "{other}"', one=gloss(one), other=gloss(other)
            )


def _fault_of_text(source: str, problem: Problem, sandbox: Sandbox) -> Iterator[Text]:
    """That a text cannot be read, or is false of every plan for the request since it looks at nothing else of it."""
    try:
        program = compile_constraint(source)
        if _is_settled(source) and not program.value(PlanView(_empty(problem), sandbox)):
            said = gloss(Opaque(source))
            yield sentence("任何行程都不满足：{said}", "no trip for this request can meet: {said}", said=said)
    except DslError as error:
        yield sentence("约束无法读懂：{fault}", "a constraint cannot be read: {fault}", fault=error.text)


def _is_settled(source: str) -> bool:
    """Whether a text asks a plan for nothing but the facts of the request."""
    nodes = list(ast.walk(read(source).tree))
    asked = sum(isinstance(node, ast.Name) and node.id == "plan" for node in nodes)
    of_facts = sum(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _FACTS
        for node in nodes
    )
    return asked == of_facts


def _empty(problem: Problem) -> dict[str, object]:
    """A plan for the request in which nothing happens."""
    return {
        "people_number": problem.people,
        "start_city": problem.start_city,
        "target_city": problem.city.name,
        "itinerary": [{"day": day, "activities": []} for day in range(1, problem.days + 1)],
    }
