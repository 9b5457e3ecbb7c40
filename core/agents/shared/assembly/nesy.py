"""The solving half of NeSy planning: backbones from the demands of a request, a search in each, and the best of its plans."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from math import inf
from time import monotonic

import numpy as np

from core.agents.events import Done, Draft, Event, Status, Step
from core.agents.protocol import Context, Task
from core.agents.shared.assembly.depth_first import DepthFirst, PlaceWorths, TripBackbone
from core.agents.shared.assembly.rule_ranking import rank_by_rules
from core.agents.shared.assembly.trail import Party, Trail
from core.agents.shared.choices.services import nights_on_board
from core.dsl.families.demands import ALL_MODES, Demands
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.dsl.requirements import sources_of
from core.model.mode import MODES, Mode
from core.model.plan import Plan
from core.optimize.instance.hotels import Lodging, lodgings_for, lodgings_of
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.services import allowed
from core.optimize.outcome import Impossible
from core.optimize.wishes.check import unmet
from core.optimize.wishes.constraints import alternatives, constraints_of
from core.optimize.wishes.demands import demands_of
from core.sandbox.places import Service
from core.text import Text

_ALTERNATIVES, _JOURNEYS, _HOTELS = 4, 6, 5
"""So many readings of an "or", pairs of services and hotels are tried, in the order of their rank."""
_LATEST_OUT = 21 * 60
# CNY that an hour in the city is worth when services are ranked
_PER_HOUR = 40.0

_NO_FRAME = Text(
    "没有满足全部要求的往返班次和酒店；请放宽对班次、房间或酒店的要求",
    "no rides and hotel meet all that is asked for: ask less of the rides, the rooms or the hotel",
)
RankFor = Callable[[Demands], PlaceWorths]


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How the search goes: places tried at each step, and whole plans looked at in a backbone."""

    breadth: int = 3
    plans: int = 40


def solve(task: Task, context: Context, rank: RankFor, search: SearchLimits) -> Iterator[Event]:
    """Search until a plan meets every wish; at the end of the time the best of those that were found. Ends with Done."""
    problem = read_problem(task.query, task.sandbox)
    if isinstance(problem, Impossible):
        yield Done("infeasible", reason=problem.reason, conflict=problem.conflict)
        return
    ends = monotonic() + context.time_limit

    def stopped() -> bool:
        return context.cancelled.is_set() or monotonic() > ends

    sources = sources_of(task.query)
    best: tuple[int, Plan] | None = None
    deepest: Trail | None = None
    for backbone, ranking in _backbones(task, problem, rank):
        yield Step(_told(backbone))
        trips = DepthFirst(
            city=problem.city, backbone=backbone, ranking=ranking, stopped=stopped, breadth=search.breadth
        )
        party = Party(problem.people, problem.start_city, problem.city)
        for trip in islice(trips.trips(Trail(party)), search.plans):
            plan = trip.plan()
            missed = unmet(plan, sources, task.sandbox)
            if best is None or len(missed) < best[0]:
                best = (len(missed), plan)
                yield Draft(plan, objective=float(len(missed)))
            if not missed:
                yield Done("ok", plan)
                return
        deepest = trips.deepest if deepest is None else deepest
        if stopped():
            break
    yield _ended(task, best, deepest, timed_out=stopped())


def _ended(task: Task, best: tuple[int, Plan] | None, deepest: Trail | None, *, timed_out: bool) -> Done:
    status: Status = "timeout" if timed_out else "unsolved"
    if best is None and deepest is None and not timed_out:
        return Done(status, reason=_NO_FRAME)
    if best is None:
        reason = Text(
            "没有得到完整的行程；给出已安排的部分",
            "no whole trip was found; this is as far as the search came",
        )
        return Done(status, deepest.plan() if deepest is not None else None, reason=reason)
    missed = unmet(best[1], sources_of(task.query), task.sandbox)
    told = [gloss(parse_normal(source)) for source in missed]
    reason = Text(
        f"搜索结束时仍未满足：{'；'.join(one.zh for one in told)}",
        f"still not met at the end of the search: {'; '.join(one.en for one in told)}",
    )
    return Done(status, best[1], reason=reason)


def assembled(
    task: Task, context: Context, ranking: PlaceWorths, note: Text | None = None
) -> Iterator[Event]:
    """The first whole trip by what a model chose: services, hotel, and the outline of its days. Ends with Done.

    What was chosen and cannot be gone to at its hours is left out, and no sight is searched for that the model did not
    choose; where it leaves a meal open, rules choose the restaurant.
    """
    problem = read_problem(task.query, task.sandbox)
    if isinstance(problem, Impossible):
        yield Done("infeasible", reason=problem.reason, conflict=problem.conflict)
        return
    party = Party(problem.people, problem.start_city, problem.city)
    dearer: Trail | None = None

    def rank(demands: Demands) -> PlaceWorths:
        by_rules = rank_by_rules(task.query, problem.city, demands)
        return replace(ranking, restaurants={**by_rules.restaurants, **ranking.restaurants})

    for backbone, ranked in _backbones(task, problem, rank):
        # what was chosen is delivered over the budget too, where nothing within it is whole: the suites tell
        free = replace(backbone, most=inf)
        trips = DepthFirst(
            city=problem.city, backbone=free, ranking=ranked, stopped=context.cancelled.is_set, breadth=1
        )
        trip = next(trips.trips(Trail(party)), None)
        if trip is not None and trip.cost <= backbone.most:
            yield Done("ok", trip.plan(), reason=note)
            return
        dearer = dearer or trip
    if dearer is not None:
        yield Done("ok", dearer.plan(), reason=note)
        return
    reason = Text("没有班次和酒店能组成完整的行程", "no services and hotel make a whole trip")
    yield Done("failed" if context.cancelled.is_set() else "unsolved", reason=reason)


def _backbones(task: Task, problem: Problem, rank: RankFor) -> Iterator[tuple[TripBackbone, PlaceWorths]]:
    constraints = tuple(constraints_of(task.query).values())
    for parts in islice(alternatives(constraints), _ALTERNATIVES):
        demands = demands_of(parts, problem.city, problem.people)
        most = min(
            (cap.at_most for cap in demands.caps if (cap.category, cap.unit) == ("total", "trip")),
            default=inf,
        )
        ranking = rank(demands)
        journeys = _journeys(problem, demands, ranking.services)
        lodgings = _lodgings(problem, demands, ranking.hotels)[:_HOTELS] if problem.days > 1 else [None]
        for (outbound, inbound), lodging in product(journeys, lodgings):
            backbone = TripBackbone(
                outbound=outbound,
                inbound=inbound,
                lodging=lodging,
                days=problem.days,
                demands=demands,
                modes=_modes(demands),
                most=most,
            )
            yield backbone, ranking


def _journeys(problem: Problem, demands: Demands, first: frozenset[str]) -> list[tuple[Service, Service]]:
    """The best pairs of services that meet the demands: those named first, then cheap ones that leave time in the city."""
    out, back = problem.outbound, problem.inbound
    in_time = np.array([_is_in_time(service, problem.days) for service in out], dtype=np.bool_)
    fits = allowed(problem, demands) & in_time[:, None]
    unnamed = np.add.outer(
        [int(service.number not in first) for service in out],
        [int(service.number not in first) for service in back],
    )
    dislike = np.add.outer(
        [_dislike(service, there=True) for service in out],
        [_dislike(service, there=False) for service in back],
    )
    order = np.lexsort((dislike[fits], unnamed[fits]))
    return [(out[i], back[j]) for i, j in np.argwhere(fits)[order[:_JOURNEYS]].tolist()]


def _is_in_time(service: Service, days: int) -> bool:
    """A trip of several days has a night in the city, and an arrival at night leaves nothing of the day."""
    nights = nights_on_board(service)
    return nights <= max(0, days - 2) and (nights > 0 or service.arrives <= _LATEST_OUT)


def _dislike(service: Service, *, there: bool) -> float:
    """CNY that a service is worth less: its fare, and the hours of the day that it takes away."""
    lost = (
        service.arrives + 24 * 60 * nights_on_board(service) - 9 * 60 if there else 20 * 60 - service.departs
    )
    return service.price + max(0, lost) / 60 * _PER_HOUR


def _lodgings(problem: Problem, demands: Demands, first: tuple[str, ...]) -> list[Lodging | None]:
    fitting = lodgings_for(lodgings_of(problem, demands.rooms), demands.lodging, problem.city)
    unwanted = demands.unwanted.get("accommodation", frozenset())
    distinct: dict[str, Lodging] = {}
    for lodging in sorted(fitting, key=lambda one: one.cost):
        if lodging.hotel.name not in unwanted:
            distinct.setdefault(lodging.hotel.name, lodging)
    named = [distinct[name] for name in first if name in distinct]
    return [*named, *(one for one in distinct.values() if one not in named)]


def _modes(demands: Demands) -> Sequence[Mode]:
    """The permitted modes; those of which one must be used come first."""
    wanted = frozenset[str]().union(*demands.one_of_modes)
    permitted = (
        [mode for mode in MODES if mode in demands.modes] if demands.modes != ALL_MODES else list(MODES)
    )
    return sorted(permitted or MODES, key=lambda mode: mode not in wanted)


def _told(backbone: TripBackbone) -> Text:
    where = backbone.lodging.hotel.name if backbone.lodging else "-"
    numbers = f"{backbone.outbound.number} / {backbone.inbound.number}"
    return Text(f"搜索：{numbers}，{where}", f"searching: {numbers}, {where}")
