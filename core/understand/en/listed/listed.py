"""Requirements in English: want to visit…, dining budget of…, accommodation within 5 km of…, no taxis.

A request is one or more sentences that string requirements together, and names in it may hold commas and `and`. So
the text is cut where a requirement begins (`want to visit`, `the budget for`, `do not use`): each cut is one.
"""

import re
from collections.abc import Callable, Iterator

from core.dsl.families.costs import CostCap, CostCategory
from core.dsl.families.counts import Beds
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.rides import Ride, RideEnd, RideTime, TimeBound
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, TaxiBeyond
from core.dsl.normal.values import Normal
from core.understand.cities.named_cities import city_words
from core.understand.en.listed.cuts import Cut, find, one_sentence, opening, requirements
from core.understand.en.listed.listed_places import places
from core.understand.en.rides.local_modes import OR_BY_BUS
from core.understand.facts.people import read_people
from core.understand.money.budget import rooms_for, rooms_of
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.numerals import AMOUNT, number_of
from core.understand.text.spans import Span
from core.understand.wishes.rides import out_and_back
from core.understand.wishes.wish import Scene, Wish

_TIME = r"(?P<{0}>\d{{1,2}}:\d{{2}})"
_KM = r"(?P<km>\d+(?:\.\d+)?)\s*(?:km|kilomet(?:er|re)s?)\b"
_A_NIGHT = compiled(
    rf"\b(?:hotel|room|accommodation|price|budget|rate)s?\b.*?[¥$]?(?P<amount>{AMOUNT})\s*(?:RMB|yuan|CNY)?\s*(?:per|a|each|/)\s*night",
    re.IGNORECASE,
)
_BUDGET = compiled(
    rf"\bbudget\b(?! (?:airline|hotel|hostel|trip|friendly)).*?[¥$]?(?P<amount>{AMOUNT})(?!\s*(?:km|minutes|:|(?:a|per|each) day))",
    re.IGNORECASE,
)
_CATEGORIES: tuple[tuple[str, CostCategory], ...] = (
    (r"\b(?:inter-?city|cross-?city|between cities|inter-city)\b", "intercity"),
    (r"\b(?:intra-?city|inner-?city|in-?city|within the city|local transport(?:ation)?|city transport(?:ation)?|urban|around the city|local travel|city travel)\b", "innercity"),
    (r"\b(?:dining|meals?|food|restaurants?|eating)\b", "restaurant"),
    (r"\b(?:accommodation|lodging|hotels?|stay(?! (?:around|about|under|within|below|at|close|inside|in)\b))\b", "accommodation"),
    (r"\b(?:sightseeing|attractions?|visiting|tours?|visits)\b", "attraction"),
    (r"\b(?:total|overall|trip|travel|whole|entire|journey)\b", "total"),
)  # fmt: skip
_LOCAL = (
    ("taxi", r"\btaxis?\b|\bcabs?\b"),
    ("walk", r"\bwalk(?:ing)?\b(?! (?:stick|frame|aid|shoes|boots|cane)s?)|\bon foot\b"),
    ("metro", r"\bmetro\b|\bsubway\b"),
)

_IN_TOWN = (
    r"\b(?:intra|inner|in)[- ]?city\b|\b(?:in|within|around|through|across|inside) (?:the )?city\b|\b(?:city|urban|local|public) (?:travel|trans|trips?|commut|movement|mobility)|"
    r"\bget(?:ting)? around\b|\bus(?:e|ing)\b"
)
"""What tells that ways are those within the city: no city corners through which one likes to walk."""


def _budget(cut: Cut) -> Normal | None:
    money = _BUDGET.search(cut.words)
    if not money:
        return None
    limit = number_of(money["amount"])
    scope = cut.words[: money.start("amount")] + cut.words[money.end() :]
    category = next((name for pattern, name in _CATEGORIES if find(pattern, scope)), None)
    return CostCap(category, limit) if category is not None and limit is not None else None


def _night(cut: Cut) -> Normal | None:
    night = _A_NIGHT.search(cut.words)
    limit = number_of(night["amount"]) if night else None
    if not limit:
        return None
    people = read_people(cut.scene.folded)
    rooms = rooms_of(cut.scene.folded) or rooms_for(people.value if people else None)
    return CostCap("accommodation", limit * rooms, "night")


def _free(cut: Cut) -> Normal | None:
    return CostCap("attraction", 0) if find(r"\bfree (?:attractions|sights|admission)", cut.words) else None


def _beyond(cut: Cut) -> Normal | None:
    beyond = find(
        rf"distance.*?(?:exceeds?|over|more than|greater than|beyond|longer than)\s*{_KM}", cut.words
    )
    return TaxiBeyond(float(beyond["km"])) if beyond else None


def _near(cut: Cut) -> Normal | None:
    near = find(
        rf"\b(?:within|less than|no more than)\s*(?:a )?{_KM}(?: radius)?\s*(?:of|from|around|to)\s+(?P<place>.+)$",
        cut.words,
    )
    return HotelNear(_place(cut, near), float(near["km"])) if near else None


def _time(cut: Cut) -> Normal | None:
    words = cut.words
    between = find(
        rf"(?:visit|dine at|eat at|try|go to)\s+(?P<place>.+?)\s+(?:between|from)\s+{_TIME.format('t')}\s+(?:and|to)\s+{_TIME.format('u')}",
        words,
    )
    if between:
        return TimeAt(_place(cut, between), starts_by=between["t"].zfill(5), ends_from=between["u"].zfill(5))
    leave = find(
        rf"(?:leav(?:e|ing)|depart(?:ure|ing)?(?: from)?)\s+(?P<place>.+?)\s+(?:no earlier than|not earlier than|not before|after)\s+{_TIME.format('t')}",
        words,
    )
    leave = leave or find(
        rf"(?:depart(?:ure|ing)?|leav(?:e|ing))\s+(?:no earlier than|after)\s+{_TIME.format('t')}\s+from\s+(?P<place>.+)$",
        words,
    )
    if not leave and cut.unwanted:
        leave = find(
            rf"(?:leav(?:e|ing)|depart(?:ing)?(?: from)?)\s+(?P<place>.+?)\s+(?:before|earlier than)\s+{_TIME.format('t')}",
            words,
        )
    if leave:
        hour = leave["t"].zfill(5)
        return _ride_time(cut, leave["place"], hour, "departs") or TimeAt(_place(cut, leave), ends_from=hour)
    arrive = find(
        rf"(?:arriv(?:e|ing|al) (?:at|in)|reach(?:ing)?)\s+(?P<place>.+?)\s+(?:no later than|not later than|by|before)\s+{_TIME.format('t')}",
        words,
    )
    if arrive:
        hour = arrive["t"].zfill(5)
        return _ride_time(cut, arrive["place"], hour, "arrives") or TimeAt(
            _place(cut, arrive), starts_by=hour
        )
    stay = find(
        r"(?:stay(?:ing)?|spend)\s+(?:at|in)\s+(?P<place>.+?)\s+for\s+(?:at least|no less than|not less than|a minimum of)\s+(?P<n>\d+)\s*min",
        words,
    )
    stay = stay or find(
        r"(?:at least|no less than|not less than|a minimum of)\s+(?P<n>\d+)\s*minutes\s+(?:at|in)\s+(?P<place>.+)$",
        words,
    )
    return StayAt(_place(cut, stay), int(stay["n"])) if stay else None


def _ride_time(cut: Cut, place: str, hour: str, moment: RideEnd) -> RideTime | None:
    """The hour of the ride that leaves or reaches a city of the trip; None where the place is none."""
    scene, said = cut.scene, place.lower().strip()
    named = [
        city
        for city in (scene.start_city, scene.target_city)
        if city and said in map(str.lower, city_words(city))
    ]
    if not named:
        return None
    out = (named[0] == scene.start_city) is (moment == "departs")
    bound: TimeBound = "earliest" if moment == "departs" else "latest"
    return RideTime(way="out" if out else "back", moment=moment, bound=bound, time=hour)


def _order(cut: Cut) -> Normal | None:
    order = find(
        r"(?:visit|go to)\s+(?:first\s+)?(?P<place>.+?)(?:\s+first)?,?\s+(?:and\s+)?then\s+(?:(?:visit|go to|to)\s+)?(?P<then>.+)$",
        cut.words,
    )
    return VisitOrder(_place(cut, order), _place(cut, order, "then")) if order else None


def _local(cut: Cut) -> Normal | None:
    if find(r"\b(?:visit|try|stay|eat|dine)", opening(cut.words)) or OR_BY_BUS.search(cut.words):
        return None
    modes = frozenset(mode for mode, pattern in _LOCAL if find(pattern, cut.words))
    if not modes or not find(_IN_TOWN, cut.words):
        return None
    return InnerModes("none" if cut.unwanted else "all", modes)


def _beds(cut: Cut) -> Normal | None:
    bed = find(
        r"\b(?:(?P<two>twin|two[- ]bed|double[- ]bed(?:ded)?)|(?P<one>single|king|queen)(?:[- ]bed(?:ded)?)?)(?:[- ]beds?(?:ded)?)?s?\s+rooms?\b|\b(?P<twins>twin beds)\b|\b(?P<single>single bed)\b",
        cut.words,
    )
    return None if not bed else Beds(1 if bed["one"] or bed["single"] else 2)


def _place(cut: Cut, match: re.Match[str], group: str = "place") -> str:
    words = re.sub(r"^the (?=[A-Z])", "", cut.typed(match, group).strip(" .,"))
    return cut.scene.names.resolve(words, "attraction", "restaurant", "hotel").name


_READERS: tuple[Callable[[Cut], Normal | None], ...] = (
    _beyond, _near, _time, _order, _night, _budget, _free, _beds, _local, places,
)  # fmt: skip
_BOTH = r"both ways|\bto and from\b"
_GO = r"\bto (?:the |our )?destination\b|\bto get there\b|\bthere\b|\bto the place\b|\boutbound\b|\bto go\b"
_BACK = r"\breturn(?:ing)?\b|\bback\b|\bcoming home\b"
_RIDES: tuple[tuple[Ride, Pattern], ...] = (
    ("train", compiled(r"\btrains?\b|\brail\b", re.IGNORECASE)),
    ("airplane", compiled(r"\b(?:air)?planes?\b|\bfly(?:ing)?\b|\bflights?\b|\bby air\b", re.IGNORECASE)),
)


def listed_requirements(scene: Scene, lines: list[Span]) -> Iterator[Wish]:
    """The requirements stated in lines of the text, in order."""
    going: tuple[Ride, bool, Span] | None = None
    for span in (
        cut
        for line in lines
        for cut in requirements(scene.folded, *line) or one_sentence(scene.folded, *line)
    ):
        cut = Cut(scene, span)
        ride = _ride(cut)
        if ride is None:
            meaning = next(
                (meaning for meaning in (reader(cut) for reader in _READERS) if meaning is not None), None
            )
            if meaning is not None:
                yield Wish(meaning, span)
            continue
        go, back = ride
        if go and back:
            yield Wish(out_and_back(not cut.unwanted, go, back), span)
        elif go:
            going = go, cut.unwanted, span
        elif back and going:
            yield Wish(out_and_back(not going[1], going[0], back), (going[2][0], span[1]))
            going = None


def _ride(cut: Cut) -> tuple[Ride | None, Ride | None] | None:
    """Modes of going and of coming back that the cut names, or None where it is about something else."""
    found = sorted((match.start(), ride) for ride, pattern in _RIDES for match in pattern.finditer(cut.words))
    if not found:
        return None
    if find(_BOTH, cut.words):
        return found[0][1], found[0][1]
    go, back = find(_GO, cut.words), find(_BACK, cut.words)
    if go and back:
        return found[0][1], found[-1][1]
    if go:
        return found[0][1], None
    if back:
        return None, found[-1][1]
    return None
