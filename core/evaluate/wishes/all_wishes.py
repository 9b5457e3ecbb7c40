"""All wishes of a request as they stand in a trip, in the order in which one would read them out."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.dsl.families.counts import Cars, Days, People, Tickets
from core.dsl.families.places import Names, Types
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import conjuncts
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.dsl.program import judge
from core.dsl.requirements import requirements_of
from core.dsl.run import PlanView
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_constraints import tell
from core.evaluate.wishes.of_pauses import free_times, own_times, tell_free
from core.evaluate.wishes.of_things import tell_thing
from core.knowledge.features import features_meant
from core.knowledge.hours.pauses import is_pause, same_time
from core.knowledge.things import REST
from core.model.daily import sights_a_day
from core.model.plan import Plan
from core.model.query import FULL_PACE, SLOW_PACE, Query, Thing
from core.model.spells import visit_spell
from core.model.told_wish import KeptFree, ToldWish
from core.sandbox.sandbox import Sandbox
from core.text import Text

_OF_EVERY_TRIP = (Days, People, Tickets, Cars)
"""What a request says of the trip itself is no wish."""

_UNASKED_REST = Text("午后休息", "A rest after lunch")
_OWN_TIME = Text("自由活动", "Time of your own")


def told_wishes(query: Query, plan: Plan, sandbox: Sandbox) -> tuple[ToldWish, ...]:
    """Each wish of a request with where a plan meets it, or why not; none where the sandbox lacks the city."""
    if sandbox.chinese_name(plan.target_city) not in sandbox.city_names:
        return ()
    trip = JudgedTrip(query, plan, sandbox)
    view = PlanView(plan.to_json(), sandbox)
    parts = _parts_of(query)
    of_constraints = [_told(part, trip, view) for part in parts if not isinstance(part, _OF_EVERY_TRIP)]
    named = _names_of(parts)
    of_beds = [replace(_told(one, trip, view), strength="like") for one in _liked_beds(query, named)]
    return (*of_constraints, *of_beds, *_of_things(trip, named))


def told_own_time(query: Query, plan: Plan, sandbox: Sandbox) -> tuple[ToldWish, ...]:
    """What one does in the long gaps of a plan, as if it were wished for; nothing where it has none."""
    if sandbox.chinese_name(plan.target_city) not in sandbox.city_names:
        return ()
    own = own_times(JudgedTrip(query, plan, sandbox))
    return (ToldWish(_OWN_TIME, "met", tell_free(own), free=own),) if own else ()


def unseen_wishes(trip: JudgedTrip) -> Iterator[Text]:
    """What the request wishes for or refuses and no data tell of: a quiet hotel."""
    named = _names_of(trip.request.required)
    return (one.wish for one in _of_things(trip, named) if one.fate == "unseen")


def _parts_of(query: Query) -> list[Normal]:
    """All that its constraints ask for, each once."""
    return list(dict.fromkeys(part for one in requirements_of(query) for part in _parts(one.meaning)))


def _names_of(parts: Iterable[Normal]) -> frozenset[str]:
    return frozenset(name for part in parts for name in _named(part))


def _liked_beds(query: Query, named: frozenset[str]) -> list[Normal]:
    """What is liked of the hotel and said by no constraint and no thing."""
    liked = query.preferences.get("accommodations")
    things = {one.name.zh for one in query.things}
    said = named.union(things, *map(features_meant, things))
    return [
        Types("accommodation", "all", frozenset({feature}))
        for feature in sorted(liked.wanted - said if liked is not None else ())
    ]


def _told(constraint: Normal, trip: JudgedTrip, view: PlanView) -> ToldWish:
    met = judge(to_dsl(constraint), view).ok
    told, stops = tell(constraint, trip, met=met)
    return ToldWish(
        wish=gloss(constraint),
        fate="met" if met else "unmet",
        told=told,
        at=tuple(one.where for one in stops) if met else (),
    )


def _of_things(trip: JudgedTrip, named: frozenset[str]) -> Iterator[ToldWish]:
    """The things, each once, without those that a constraint holds by the same name."""
    said = dict.fromkeys(one for one in trip.query.things if one.name.zh not in named)
    counted = any(sights_a_day(one.name.zh) for one in said if one.wanted)
    free: list[KeptFree] = []
    # a number of sights says how slow or full the days are
    for thing in (one for one in said if not (counted and one.name.zh in (SLOW_PACE, FULL_PACE))):
        told = tell_thing(thing, trip)
        if told is not None:
            free += told.free
            yield replace(told, strength=thing.strength)
    unasked = tuple(one for one in free_times(REST, trip) if one not in free)
    if unasked:
        yield ToldWish(_UNASKED_REST, "met", tell_free(unasked), free=unasked)
    yield from _of_the_occasion(trip, said)


def _of_the_occasion(trip: JudgedTrip, said: Iterable[Thing]) -> Iterator[ToldWish]:
    """What no word names, and the days keep time for: the teahouse of who came to eat."""
    spells = ((one.name.zh, visit_spell(one.name.zh)) for one in said)
    named = frozenset[str]().union(*(same_time(name if one is None else one.place) for name, one in spells))
    kept = dict.fromkeys(
        one.pause for one in trip.kept_free if one.pause.block is None and one.pause.thing != REST
    )
    for pause in kept:
        if pause.thing not in named and is_pause(pause.thing):
            times = free_times(pause.thing, trip)
            yield ToldWish(pause.name, "met", tell_free(times), free=times)


def _parts(constraint: Normal) -> list[Normal]:
    """What a constraint asks for, each place and kind by itself."""
    return sorted(conjuncts(constraint), key=repr)


def _named(constraint: Normal) -> frozenset[str]:
    return constraint.group if isinstance(constraint, Names | Types) else frozenset()
