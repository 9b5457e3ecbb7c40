"""How much the sights of a city are worth to a visitor, as arrays that a day is filled from. Worth is in minutes."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.knowledge.city import CityKnowledge, knowledge_of
from core.knowledge.places import Legs, SightProfile
from core.optimize.instance.sights.as_seen import as_seen, guided, known_sights, seen_for_a_day
from core.optimize.instance.sights.guided import (
    at_its_hours,
    for_a_day,
    is_shut_at_its_best,
)
from core.optimize.instance.sights.sight_stops import as_listed
from core.optimize.instance.stops import DayStop
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.likes import Likes
from core.optimize.wishes.sought import Sought
from core.sandbox.city import City
from core.sandbox.places import Attraction
from core.sandbox.plane import Plane

Minutes = NDArray[np.int64]
# One boat is like another, and an evening at the theatre or a day among rides is enough.
_ONCE = frozenset({"cruise", "show", "theme_park"})


@dataclass(frozen=True, slots=True)
class Sights:
    """The sights of a city as stops, the most wanted first, and the same as columns.

    `numbers` are their places in the order; `every` has those too that do not open long enough for a usual visit.
    `kinds` are the first types of all, `sites` name the whole that each is part of, or what one is enough of, `known` are those that a table tells
    apart whatever their names: no houses of one museum. The `great` ones are what one came for: asked for, or a flagship of the city. Of each of the `wished`, the places that are one thing, one is to be seen, or one on several days.
    """

    stops: tuple[DayStop, ...]
    numbers: Mapping[str, int]
    every: Mapping[str, DayStop]
    kinds: Mapping[str, str]
    sites: Mapping[str, str]
    known: frozenset[str]
    great: frozenset[str]
    wished: tuple[Sought, ...]
    points: NDArray[np.complex128]
    worth: Floats
    opens: Floats
    closes: Floats
    least: Floats
    prices: Floats

    def near(self, point: complex, per_km: float) -> "Sights":
        """The same sights for somebody who dislikes each km from a point."""
        less = np.abs(self.points - point) * per_km
        stops = tuple(_less_liked(stop, by) for stop, by in zip(self.stops, less.tolist(), strict=True))
        every = {**self.every, **{stop.place: stop for stop in stops}}
        return replace(self, stops=stops, every=every, worth=self.worth - less)


def sights_of(
    city: City, plane: Plane, style: SpendingStyle, likes: Likes, profile: PlannerProfile
) -> Sights:
    """The sights that have a position and an own name, with the ticket taken off their worth.

    With a guide they are worth what they stand for and seen at their hours, the parts of a site with the whole.
    """
    known = known_sights(city)
    yuan = style.yuan("attraction"), style.free_handed.yuan("attraction")
    if profile.guide is None:
        offered = every = {
            row.name: as_listed(row, rank, yuan, style.weights.sights, likes, profile)
            for rank, row in enumerate(known)
        }
        sites, told_apart = {row.name: row.name for row in known}, frozenset[str]()
        great = frozenset[str]()
    else:
        knowledge = knowledge_of(city)
        every = _with_a_guide(city, yuan, style.weights.sights, likes, profile.guide)
        offered = _at_their_hours(every, knowledge, likes)
        often = _kinds_of_several(likes, knowledge)
        sites = {name: _once(knowledge.place(name), often) for name in every}
        told_apart = frozenset(name for name in every if _is_told_apart(knowledge.place(name)))
        great = (
            frozenset(name for name in every if knowledge.is_flagship(knowledge.place(name))) | likes.asked
        )
    stops = sorted(
        (stop for stop in offered.values() if stop.closes - stop.opens >= stop.least), key=lambda s: -s.worth
    )
    return Sights(
        stops=tuple(stops),
        numbers={stop.place: number for number, stop in enumerate(stops)},
        every=every,
        kinds={row.name: _kind_of(row, likes) for row in known},
        sites=sites,
        known=told_apart,
        great=great,
        wished=() if profile.guide is None else likes.sights_wished,
        points=np.array(
            [plane.point(city.network.position(stop.place)) for stop in stops], dtype=np.complex128
        ),
        worth=np.array([stop.worth for stop in stops]),
        opens=np.array([stop.opens for stop in stops], dtype=np.float64),
        closes=np.array([stop.closes for stop in stops], dtype=np.float64),
        least=np.array([stop.least for stop in stops], dtype=np.float64),
        prices=np.array([stop.price + stop.untold for stop in stops], dtype=np.float64),
    )


def _with_a_guide(
    city: City, yuan: tuple[float, float], weight: float, likes: Likes, guide: Guide
) -> dict[str, DayStop]:
    """The sights as a guide sees them, by name: worth what they stand for, more beside what was asked for."""
    knowledge = knowledge_of(city)
    legs, slow = likes.tired_legs, likes.pace < 0
    seen = [
        seen_for_a_day(one, legs, guide, slow=slow) if one.row.name in likes.days_out else one
        for one in as_seen(city, guide, legs, slow=slow, couple=likes.couple, teens=likes.teens)
    ]
    beside = knowledge.companions(likes.asked)
    out_there = knowledge.companions(_wished_outings(likes, knowledge))
    return {
        one.row.name: guided(
            one,
            yuan,
            weight,
            likes,
            guide,
            more=guide.companion * (one.row.name in beside) + guide.out_there * (one.row.name in out_there),
        )
        for one in seen
    }


def _at_their_hours(
    every: Mapping[str, DayStop], knowledge: CityKnowledge, likes: Likes
) -> dict[str, DayStop]:
    """Those of the sights that are offered, each at its hours."""
    came_for, places = _wished_outings(likes, knowledge), {name: knowledge.place(name) for name in every}
    places |= {name: for_a_day(places[name]) for name in likes.days_out & every.keys()}
    return {
        name: at_its_hours(
            stop,
            places[name],
            out_late=_stay_for_the_show(likes.legs),
            out_early=name in came_for and not (likes.lies_in or likes.out_from),
        )
        for name, stop in every.items()
        if _is_offered(stop, places[name], every)
    }


def _stay_for_the_show(legs: frozenset[Legs]) -> bool:
    """Whether they stay in a park until its lights are on: the grown, and families whose children are none of the small."""
    return not legs or ("young" in legs and legs.isdisjoint(("infant", "toddler", "little", "frail")))


def _wished_outings(likes: Likes, knowledge: CityKnowledge) -> frozenset[str]:
    """The outings among what is wished for of a kind: who is by the sea stays there for the day."""
    wished = frozenset[str]().union(*(one.names for one in likes.sights_wished))
    return frozenset(name for name in wished if knowledge.place(name).outing is not None)


def _is_offered(stop: DayStop, place: SightProfile, every: Mapping[str, DayStop]) -> bool:
    """Whether one would go there by choice: no part of what is seen as a whole, no lights by day."""
    return not (place.is_part and place.site in every) and not is_shut_at_its_best(stop, place)


def _once(place: SightProfile, often: frozenset[str] = frozenset()) -> str:
    """What one sees once a trip who does not ask for more of these kinds `often`: a site with its parts, one of the Great Walls,
    one boat, one show."""
    return place.kind if place.kind in _ONCE - often else place.like or place.site


def _kinds_of_several(likes: Likes, knowledge: CityKnowledge) -> frozenset[str]:
    """The kinds of which more than one is wished for: theme parks."""
    each = ({knowledge.place(name).kind for name in one.names} for one in likes.sights_wished)
    return frozenset(kind for kind, times in Counter(chain.from_iterable(each)).items() if times > 1)


def _is_told_apart(place: SightProfile) -> bool:
    """Whether it is another place than those whose names hold its own: a museum's second house is the same museum."""
    return place.known and place.kind != "museum"


def _kind_of(row: Attraction, likes: Likes) -> str:
    """The first type of a sight; one that is wished for is of its own kind: who wishes for gardens does not tire of them."""
    kind = row.types[0] if row.types else ""
    return row.name if kind in likes.kinds else kind


def _less_liked(stop: DayStop, by: float) -> DayStop:
    return replace(stop, worth=stop.worth - by, base=stop.base - by)
