"""What a change names that the data lack, said as that, with what they have instead: a city, a hotel, a train."""

import re

from core.model.clock import Clock
from core.model.plan import Stay
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.network import geodesic_km
from core.sandbox.places import Hotel, Service
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand.cities.elsewhere import elsewhere, instead_of
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import NotUnderstood
from core.understand.follow_ups.effects import OpenTrip
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.understanding import Question
from core.understand.wishes.ride_numbers import RIDE_NUMBER, number_of_ride
from core.understand.wishes.wish import Scene

_TRAINS_OFFERED = 3
_CHAIN_LETTERS = 3
"""Letters of the beginning of a name that tell a chain of hotels."""
_HOTEL = re.compile(
    r"(?:入?住|下榻|[换改订搬])(?:成|在|到|去|进)?住?(?P<zh>(?!(?:那|这|一|两|个|家|间|别|其|另|好|便|高|低|更|最|附近)|[^,。;!?]*(?:的|点|星级|附近|旁边|便宜|经济|舒适|豪华|别家))[^,。;!?\s]{2,14}?(?:酒店|宾馆|饭店|民宿|客栈|旅馆|公寓))|"
    r"\b(?:stay(?:ing)?|sleep(?:ing)?|book(?:ing)?|(?:hotel|us) (?:to|at|in)|check in(?:to)?|(?:switch|change|move) to)(?: us)?(?: (?:at|in|to))? +(?:the +)?(?P<en>[A-Z][\w'&-]*(?: (?:of|the|and|by|&|[A-Z][\w'&-]*))*)"
)
"""A hotel by a name of its own: 住希尔顿酒店, stay at the Hilton."""


def lacking(scene: Scene, trip: OpenTrip, sandbox: Sandbox, left: tuple[Span, ...]) -> NotUnderstood | None:
    """What to say of something that a text names and the data lack; None where it names nothing like that."""
    if (city := _start(scene, sandbox)) is not None:
        return NotUnderstood(city, tuple(scene.text[slice(*span)] for span in left))
    told = _by_road(scene) or _ride(scene, trip, sandbox) or _hotel(scene, trip, sandbox)
    return NotUnderstood(told) if told is not None else None


def _start(scene: Scene, sandbox: Sandbox) -> Question | None:
    """A city to start from."""
    places = list(elsewhere(scene.folded, sandbox.city_names)) if words.SETS_OFF.search(scene.folded) else []
    if not places:
        return None
    near = instead_of(places[0].value, sandbox.city_names)
    names = [str(lexicon("cities").get(city, {}).get("en", (city,))[0]) for city in near]
    zh = f"数据里没有{places[0].value}，不能从那里出发。" + (f"可以从{'、'.join(near)}出发。" if near else "")
    en = f"The data have no {places[0].value} to start from." + (f" Try {', '.join(names)}." if near else "")
    return Question("start", Text(zh, en))


def _by_road(scene: Scene) -> Question | None:
    """A bus or a car between the cities."""
    if words.BY_ROAD.search(scene.folded) is None:
        return None
    zh = "数据里没有城市之间的大巴或自驾，只有火车和飞机。"
    en = "The data have no buses or cars between cities, only trains and flights."
    return Question("ride", Text(zh, en))


def _ride(scene: Scene, trip: OpenTrip, sandbox: Sandbox) -> Question | None:
    """A train or flight by its number, which goes neither there nor back."""
    match, start, target = RIDE_NUMBER.search(scene.folded), trip.query.start_city, trip.query.target_city
    if match is None or start not in sandbox.city_names or target not in sandbox.city_names:
        return None
    number = number_of_ride(match)
    here = [one for one in sandbox.services(start, target) if one.kind == "train"]
    zh = f"数据里没有从{start}到{target}（或返回）的{number}。" + (
        f"去程有{'、'.join(map(_departure, here[:_TRAINS_OFFERED]))}等 {len(here)} 趟火车。" if here else ""
    )
    ends = [str(lexicon("cities").get(city, {}).get("en", (city,))[0]) for city in (start, target)]
    en = f"The data have no {number} between {' and '.join(ends)}." + (
        f" Of {len(here)} trains there: {', '.join(map(_departure, here[:_TRAINS_OFFERED]))}." if here else ""
    )
    return Question("ride", Text(zh, en))


def _departure(service: Service) -> str:
    return f"{service.number} ({Clock(service.departs)})"


def _hotel(scene: Scene, trip: OpenTrip, sandbox: Sandbox) -> Question | None:
    """A hotel by its name."""
    match, city = _HOTEL.search(scene.folded), trip.query.target_city
    if match is None or city is None or city not in sandbox.city_names:
        return None
    name, there = (match["zh"] or match["en"]).strip(), sandbox.city(city)
    near, shown = _near(name, there, trip), place_names(there, "en")
    zh = f"数据里没有{name}。" + (f"可以住{'、'.join(map(_with_price, near))}。" if near else "")
    en_near = "; ".join(f"{shown(one.name)} (from ¥{_least(one):,.0f} a night)" for one in near)
    en = f"The data have no {name}." + (f" There are {en_near}." if near else "")
    return Question("hotel", Text(zh, en))


def _with_price(hotel: Hotel) -> str:
    return f"{hotel.name}（每晚 ¥{_least(hotel):,.0f} 起）"


def _least(hotel: Hotel) -> float:
    return min(one.price for one in hotel.offers)


def _near(name: str, city: City, trip: OpenTrip) -> list[Hotel]:
    """The hotels of a like name, then those nearest to the one of the trip that cost about as much."""
    stays = (
        [one.position for _, _, one in trip.plan.activities() if isinstance(one, Stay)] if trip.plan else []
    )
    ours = next((one for one in city.hotels if one.name in stays), None)
    alike = [one for one in city.hotels if name[:_CHAIN_LETTERS] in one.name and one.name not in stays]
    if ours is None:
        return alike[:_TRAINS_OFFERED]
    others = [
        one
        for one in city.hotels
        if one.name not in stays and one not in alike and _least(ours) / 2 <= _least(one) <= _least(ours) * 2
    ]
    others.sort(key=lambda one: geodesic_km(ours.position, one.position))
    return [*alike, *others][:_TRAINS_OFFERED]
