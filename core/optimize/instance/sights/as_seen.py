"""A sight as such people see it: worth what it stands for, at its natural length, more or less by what they ask for."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from core.knowledge.city import knowledge_of, untold_fare
from core.knowledge.places import Legs, SightProfile, Standing
from core.optimize.instance.sights.guided import (
    appeal_of,
    dear_ticket,
    for_a_day,
    in_place_of_a_flagship,
    is_long_walk,
    lengths_of,
    worth_in_company,
    worth_of,
)
from core.optimize.instance.sights.sight_stops import by_daylight, sight_stop
from core.optimize.instance.stops import Appeal, DayStop
from core.optimize.preferences.guide import Guide
from core.optimize.wishes.likes import Likes
from core.sandbox.city import City
from core.sandbox.places import Attraction

# The type of shopping streets.
_SHOPS = "商业街区"
# And of what is old.
_HISTORY = "历史古迹"
# What is walked through: to the old one is as good as the third of a day.
_WALKED_THROUGH = frozenset({"garden", "temple", "museum", "palace", "park", "town"})
# What a place of a type that is wished for is liked more, as a share, if one goes there only where it is near, or never.
_OF_A_TYPE: Mapping[Standing, float] = {"near": 0.5, "unasked": 0.0}
# Minutes that a day by the sea is liked more than half of one, of whose hours others see something else.
_A_DAY_OF_IT = 450.0
# Km between two that one sees on one way.
_SIDE_BY_SIDE = 3.0
# Cities as so many kinds of people see them.
_VIEWS_KEPT = 64


class SeenSight(NamedTuple):
    """A sight as such people see it whatever they ask for: what it is worth, and `alone` where nobody asked for it.

    One that is `left_out` of the table of its city is not what somebody means who wishes for its kind. Who is grown and says
    what they come for spends no day in a `park`, nor do grandparents with grandchildren. Who would have another mood is not drawn to
    what is `great`, which are so many minutes. One sees it with those `beside` it.
    """

    row: Attraction
    place: SightProfile
    worth: float
    alone: float
    left_out: bool
    park: bool
    great: float
    lengths: tuple[int, int]
    appeal: Appeal
    beside: frozenset[str]


@lru_cache(maxsize=_VIEWS_KEPT)
def as_seen(
    city: City, guide: Guide, legs: frozenset[Legs], *, slow: bool, couple: bool, teens: bool
) -> tuple[SeenSight, ...]:
    """The sights of a city; kept, as it is the same for all requests of such people. Appeals are those of one minute liked."""
    knowledge, known = knowledge_of(city), known_sights(city)
    beside, seen = _side_by_side(city), []
    for rank, row in enumerate(known):
        place, (opens, closes) = knowledge.place(row.name), by_daylight(row)
        seen.append(
            SeenSight(
                row=row,
                place=place,
                worth=worth_of(place, rank / len(known), guide, knowledge),
                alone=worth_in_company(place, legs, guide, knowledge, couple=couple, teens=teens)
                + (0.0 if slow else in_place_of_a_flagship(place, legs, guide, knowledge))
                - dear_ticket(row.price + untold_fare(row, place), place, legs, guide, knowledge),
                left_out=knowledge.is_left_out(place),
                park=_is_for_play(place, legs)
                and not teens
                and (knowledge.is_flagship(place) or "old" in legs),
                great=guide.flagship * knowledge.is_flagship(place),
                lengths=lengths_of(place, closes - opens, legs, slow=slow),
                appeal=appeal_of(place, 1.0, guide, legs),
                beside=frozenset(beside[row.name]),
            )
        )
    return tuple(seen)


def seen_for_a_day(seen: SeenSight, legs: frozenset[Legs], guide: Guide, *, slow: bool) -> SeenSight:
    """The same of who gives it a whole day of their trip."""
    place, (opens, closes) = for_a_day(seen.place), by_daylight(seen.row)
    return seen._replace(
        place=place,
        worth=seen.worth + _A_DAY_OF_IT,
        lengths=lengths_of(place, closes - opens, legs, slow=slow),
        appeal=appeal_of(place, 1.0, guide, legs),
    )


def _side_by_side(city: City) -> Mapping[str, set[str]]:
    """For each sight those that one naturally sees with it, as they are near."""
    knowledge, beside = knowledge_of(city), {row.name: set[str]() for row in known_sights(city)}
    for name in beside:
        for other in knowledge.goes_with(name) & beside.keys() - {name}:
            if city.network.distance(name, other) <= _SIDE_BY_SIDE:
                beside[name].add(other)
                beside[other].add(name)
    return beside


def _is_for_play(place: SightProfile, legs: frozenset[Legs]) -> bool:
    return place.kind == "theme_park" and ("young" not in legs or "old" in legs)


def known_sights(city: City) -> list[Attraction]:
    """The sights that have a position and an own name."""
    return [row for row in city.attractions if city.attraction(row.name) is row and row.name in city.network]


def guided(
    seen: SeenSight, yuan: tuple[float, float], weight: float, likes: Likes, guide: Guide, *, more: float
) -> DayStop:
    """A sight for its natural length and as one knows it, liked so many minutes `more` for what is asked for beside it."""
    row, place, wished = seen.row, seen.place, _wished(seen, likes)
    other_museum = place.kind == "museum" and wished <= 0 and likes.kinds.isdisjoint(row.types)
    alone = _alone(seen, wished, likes, guide) + _as_a_museum(seen.place, likes, guide) * other_museum
    liked = (
        seen.worth + alone + wished + more * (place.standing != "near" and not place.tires & likes.tired_legs)
    ) * weight
    # What one came for is to be seen at its best: its hour and its length count more.
    at_its_best = liked + max(0.0, wished)
    appeal = Appeal(
        liked=at_its_best * seen.appeal.liked, natural=seen.appeal.natural, shares=seen.appeal.shares
    )
    stop = sight_stop(
        row,
        seen.lengths,
        liked,
        yuan,
        appeal=appeal,
        place=place,
        shut=likes.shut(place.shut),
        # what is asked for by its name is seen whatever it costs
        untold=0.0 if row.name in likes.asked else untold_fare(row, place),
    )
    is_old = "old" in likes.tired_legs
    return replace(
        stop,
        is_museum=place.kind == "museum",
        other_museum=other_museum,
        alike=place.kind if is_old and place.kind in _WALKED_THROUGH else "",
        long_walk=is_old and is_long_walk(place),
        beside=seen.beside,
    )


def _wished(seen: SeenSight, likes: Likes) -> float:
    """Minutes that a sight is liked more for what is asked for: of a type that is wished for one goes to what is worth it."""
    wished = likes.sight(seen.row)
    if seen.row.name in likes.wished:
        return wished
    share = 0.0 if seen.left_out else _OF_A_TYPE.get(seen.place.standing, 1.0)
    return min(wished, share * wished)


def _alone(seen: SeenSight, wished: float, likes: Likes, guide: Guide) -> float:
    """Minutes that a sight is liked more by such people, or less, beside what it is worth and what is `wished` of it."""
    row, place = seen.row, seen.place
    # Of a kind that is wished for it is still not what is hard on their legs.
    hard = guide.hard_on_legs * bool(place.tires & likes.tired_legs)
    alone = seen.alone if likes.wished.get(row.name, 0.0) <= 0 else -hard
    if wished > 0:
        return alone
    too_long = likes.pace < 0 and place.kind == "theme_park" and not ("young" in likes.legs or likes.teens)
    if too_long or (seen.park and likes.sights_wished):
        alone = -seen.worth - guide.not_for_adults
    if wished < 0:
        alone -= seen.great
    if likes.unusual and place.standing != "near":
        # no less than what nobody comes for, and no more
        alone -= max(0.0, seen.worth + alone)
    if likes.gourmets:
        alone -= guide.between_meals * (place.outing is not None) + row.price
    return alone


def _as_a_museum(place: SightProfile, likes: Likes, guide: Guide) -> float:
    """Minutes that a museum is liked more that nobody asked for: less by who came for shops or tables."""
    more = -guide.museum_of_shoppers if _SHOPS in likes.kinds or likes.gourmets else 0.0
    is_small = place.outing is None and place.standing != "near"
    if _HISTORY in likes.kinds and "young" in likes.legs and is_small:
        # a child that loves history is at home in the museums of the grown
        more += guide.other_museum
    return more
