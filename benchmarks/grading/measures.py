"""Amounts, rooms and days in the words of a case, and whether a reading says the same.

What a case says in figures is compared by its value and by what it is counted: words that merely look alike are not
enough (350 a night is not 3500), and words that look different may say the same (四人一间 of four is one room a night).
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from benchmarks.grading.days_of_week import WEEKDAYS, is_of_days
from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.normal.values import Normal
from core.understand.money.budget import rooms_for
from core.understand.text.numerals import COUNT_EN, count_of, number_of

_AMOUNT = re.compile(
    r"(?P<zh>[\d.,]+|[一二两三四五六七八九十百千万]{2,})\s*(?:元|块)|¥\s*(?P<sign>[\d.,]+)|(?P<en>\d[\d.,]*)\s*(?:yuan|rmb|cny)\b|"
    r"(?:不超过?|别超过?|最多|至多|不高于|控制在)\s*(?P<most>\d[\d.,]*)|"
    r"(?P<bare>\d[\d.,]*)(?=\s*(?:以?内|以下|each\b|per\b|a (?:day|night|head|person|meal)\b))",
    re.IGNORECASE,
)
_PERS = {
    "person": re.compile(r"每人|人均|一人|\beach\b|\bper (?:person|head)\b|\ba (?:head|person)\b|\bapiece\b"),
    "night": re.compile(r"晚(?![饭餐])|夜|\bnight"),
    "meal": re.compile(r"[餐顿饭]|\b(?:meals?|lunch(?:es)?|dinners?|breakfasts?|suppers?)\b"),
    "ticket": re.compile(r"票|\btickets?\b|\bfares?\b"),
    "day": re.compile(r"每天|一天|\b(?:a|per) day\b"),
}
_MEALS = {
    "breakfast": re.compile(r"早[餐饭]|\bbreakfast"),
    "lunch": re.compile(r"[午中][餐饭]|\blunch"),
    "dinner": re.compile(r"晚[餐饭]|\b(?:dinner|supper)"),
}
_PERS_OF_UNIT: Mapping[str, frozenset[str]] = {
    "trip": frozenset(),
    "person": frozenset({"person"}),
    "day": frozenset({"day"}),
    "night": frozenset({"night"}),
    "person_night": frozenset({"person", "night"}),
    "person_meal": frozenset({"person", "meal"}),
}
_OF_A_PART = re.compile(
    r"(?P<what>local transport|taxis?|hotel|lodging|accommodation|(?:one )?meal|food|breakfast|lunch|dinner|tickets?) (?:at most |max |no more than |up to |under )?(?P<amount>\d+)(?P<pers>(?: per (?:person|night|room|meal|day))*)(?: for \d+ nights?| in total)?"
)
"""An amount for a part of the trip as cases write it: meal 30 per person, hotel 600 for 2 nights."""
_OF_A_PART_ZH = re.compile(
    r"(?:(?P<hotel>酒店|住宿|住)|(?P<eaten>吃饭|餐饮|吃)|(?P<entry>门票|景点))(?:(?P<day>[每一]天)|(?P<person>每人|人均))?(?P<amount>\d+)元?"
)
"""The same in Chinese, of the whole trip or of a day of it: 吃饭2000, 吃饭一天200."""
_EATING = re.compile(r"[餐顿饭吃]|\b(?:meals?|food|eat\w*|dining|restaurants?)\b", re.IGNORECASE)
"""What makes an amount one of every meal."""
_CATEGORIES = {
    "local transport": "innercity",
    "taxi": "innercity",
    "taxis": "innercity",
    "hotel": "accommodation",
    "lodging": "accommodation",
    "meal": "restaurant",
    "food": "restaurant",
    "ticket": "attraction",
    "tickets": "attraction",
}
_CATEGORIES_ZH = {"hotel": "accommodation", "eaten": "restaurant", "entry": "attraction"}
_TO_A_ROOM = re.compile(
    r"(?P<alone>每(?:个?人|位)(?:单独|各)?(?:一间|单间))|(?P<zh>[一二两三四五六七八九十\d])\s*个?人(?:住|睡)?一间(?!房?间)|[一1]\s*间\s*(?P<zh2>[三四五六3-6])人[间房]|(?P<en>two|three|four|[2-6]) (?:of us )?(?:to|in) (?:a|one) room|^one room for (?P<en2>two|three|four|[2-6])$"
)
_ROOMS_SAID = re.compile(
    rf"(?<![人家每位])(?P<zh>[一二两三四五六七八九十\d]+)\s*(?:间(?![隔或])|个(?=[标双大单]))|\b(?P<en>{COUNT_EN}|an?) (?:(?:[a-z-]+ )?rooms?|twins?|singles?|doubles?|triples?)\b",
    re.IGNORECASE,
)
"""How many rooms the words of a text name."""
_BEDDED_ROOMS = re.compile(rf"(?P<count>{COUNT_EN}) (?:twin|double|king|single|triple) rooms?")
"""Rooms of some beds, which are two readings: how many rooms, and how many beds in each."""
_ROOMS_OF_BEDS = re.compile(
    rf"(?P<rooms>{COUNT_EN}) rooms? (?:with|of) (?P<beds>{COUNT_EN}) beds?(?: each| in each)?"
)
"""The same, with the number of beds."""
_NEAR = re.compile(
    r"^(?:within |in )?walking distance (?:from|of|to)\s+|^(?:能|可以)?看(?:得)?[到见]|[（(]?[湖江河海]景[）)]?$|^(?:走路|步行)(?:就|能|可以)*到|^(?:(?:离|在|住|stay(?:ing)? )*(?:near|close to|next to|by|beside)\s+|近)|(?:附近|旁边?|边上|周边|近)$"
)
_BEDS = (
    (re.compile(r"大床|单人(?:间|房)|\bking\b|(?<!two )\bsingle(?: rooms?)?\b"), 1),
    (re.compile(r"双床|标间|标准间|双人(?:间|房)|\btwin\b|\btwo (?:single |separate |twin )?beds\b"), 2),
    (re.compile(r"三人(?:间|房)|三床"), 3),
)
_AGE = re.compile(r"(?:\d+|[一二三四五六七八九十]+)(?=\s*(?:[多几来]?岁|周岁|[^\d一-鿿]|$)|(?<=\d)[一-鿿])")
_OF_AGES = re.compile(r"周?岁|以上|[多几来]|老人|[的个各和与、,，\s-]|\b(?:years?|olds?|aged?|and)\b")
"""What stands between ages and those whose they are."""
# letters of Chinese, or words of English, that name those whose ages are told
_NAMED_IN = 3
_NUMBERS = {"two": 2, "three": 3, "four": 4}


@dataclass(frozen=True)
class Trip:
    """What a case says of the trip that amounts are counted by: who travels, for how many days, in how many rooms a night, and where."""

    people: int | None = None
    days: int | None = None
    rooms: int | None = None
    city: str | None = None

    @property
    def rooms_taken(self) -> int:
        """The rooms a night that are said, or that so many people take."""
        return self.rooms or rooms_for(self.people)


def trip_of(facts: Mapping[str, Any], wishes: Sequence[Mapping[str, str]]) -> Trip:
    """The trip of a case, of which a wish may say the rooms."""
    said = [
        re.fullmatch(r"(\d+) (?:(?:twin|double|king|single|triple) )?rooms?", wish["is"])
        for wish in wishes
        if wish["about"] == "room"
    ]
    rooms = next((int(match[1]) for match in said if match), None)
    return Trip(people=facts.get("people"), days=facts.get("days"), rooms=rooms, city=facts.get("target"))


@dataclass(frozen=True)
class Measure:
    """What a reading says in figures: a limit with what it is counted by, rooms, a place to be near, days.

    `limit` is a cost in CNY and `pers` what it is divided by; `meal` which meal it is of; `rooms` how many a night, `beds` how many in each;
    `near` the place that a hotel is near; `days` the first and last day of the trip; `ages` how old some travellers are.
    """

    limit: float | None = None
    pers: frozenset[str] = frozenset()
    category: str = ""
    rooms: int | None = None
    beds: int | None = None
    near: str | None = None
    days: tuple[date, ...] = field(default=())
    ages: tuple[int, ...] = ()


def measure_of(meaning: Normal) -> Measure | None:
    """What a constraint says in figures, or None where it says nothing so."""
    match meaning:
        case CostCap(category=category, at_most=limit, unit=unit):
            return Measure(limit=limit, pers=_PERS_OF_UNIT[unit], category=category)
        case Rooms(count=count):
            return Measure(rooms=count)
        case Beds(count=count):
            return Measure(beds=count)
        case HotelNear(place=place):
            return Measure(near=place)
        case _:
            return None


def of_its_meal(wish: Mapping[str, str]) -> str:
    """The words of a wish, an amount for a meal with the meal that the person says: of `meal 50 per person`, said of lunch, lunch.

    Where the person's words name no meal, it is one that the text names beside them: a team dinner for [200 each].
    """
    said = wish["is"].lower()
    if wish["about"] == "meal" and _AMOUNT.search(said) and not _EATING.search(said):
        return f"{said} a meal" if _EATING.search(wish.get("said", "")) else said
    meals = [meal for meal, pattern in _MEALS.items() if pattern.search(wish.get("said", "").lower())]
    if not said.startswith("meal ") or len(meals) > 1:
        return said
    told = wish.get("said", "")
    one = "one meal" if told and not _EATING.search(told) else "meal"
    return said.replace("meal", meals[0] if meals else one, 1)


def says_the_same(said: str, measure: Measure, trip: Trip) -> bool | None:
    """Whether words of a case say what a measure says; None where they give no figure of its kind."""
    people = trip.people
    of_a_part = _OF_A_PART.fullmatch(said.lower()) if measure.limit is not None else None
    if of_a_part:
        return _is_part(of_a_part, measure, trip)
    part = _OF_A_PART_ZH.fullmatch(said) if measure.limit is not None else None
    if part:
        categories = {category for name, category in _CATEGORIES_ZH.items() if part[name]}
        pers = {per for per in ("day", "person") if part[per]}
        return (
            measure.limit == float(part["amount"]) and measure.pers == pers and measure.category in categories
        )
    said = said.lower().removeprefix("meal ")
    of_beds = _ROOMS_OF_BEDS.fullmatch(said)
    if of_beds and (measure.beds or measure.rooms) is not None:
        return (measure.rooms or measure.beds) == count_of(of_beds["rooms" if measure.rooms else "beds"])
    if measure.beds is not None:
        beds = next((count for words, count in _BEDS if words.search(said)), None)
        return None if beds is None else beds == measure.beds
    if measure.limit is not None:
        return _is_limit(said, measure, trip)
    if measure.rooms is not None:
        counted = _BEDDED_ROOMS.fullmatch(said)
        if counted:
            # fewer may be some of those that are counted together: then the words decide
            number = count_of(counted["count"]) or 0
            return None if number < measure.rooms else measure.rooms == number
        to_a_room = _TO_A_ROOM.search(said)
        if to_a_room is None or not people:
            return None
        each = to_a_room["zh"] or to_a_room["zh2"] or to_a_room["en"] or to_a_room["en2"] or "1"
        count = _NUMBERS.get(each) or number_of(each)
        return bool(count) and measure.rooms == -(-people // int(count or 1))
    if measure.days:
        return is_of_days(said, measure.days)
    return _are_ages(said, measure.ages) if measure.ages else None


def counts_rooms(wishes: list[dict[str, str]], measure: Measure | None) -> bool:
    """Whether so many rooms are read as the words of the wishes for rooms name together, whatever of the rooms the case lists: 一间双床房."""
    said = {
        wish.get("said", "").lower()
        for wish in wishes
        if wish["about"] == "room" and wish["polarity"] == "want"
    }
    told = [match["zh"] or match["en"] for one in said for match in _ROOMS_SAID.finditer(one)]
    counted = sum(int(number_of(one) or 0) if not one.isascii() else count_of(one) or 1 for one in told)
    return measure is not None and measure.rooms is not None and measure.rooms == counted


def place_near(said: str) -> str | None:
    """The place that a wish wants to be near, in its words; None where it wants nothing near."""
    bare = _NEAR.sub("", said.lower()).strip()
    return bare if bare and bare != said.lower().strip() else None


def _is_limit(said: str, measure: Measure, trip: Trip) -> bool | None:
    """Whether an amount is a limit: the same for the same thing, or a room's a night for all the rooms that so many take."""
    match = _AMOUNT.search(said)
    value = number_of(next(group for group in match.groups() if group).replace(",", "")) if match else None
    if value is None:
        return None
    pers = {per for per, pattern in _PERS.items() if pattern.search(said)}
    meals = {meal for meal, pattern in _MEALS.items() if pattern.search(said)}
    if meals and measure.category not in meals:
        return False
    if pers == {"night"} and measure.pers == {"night"}:
        # what a hotel may cost a night is said of one room
        return measure.limit in (value, value * trip.rooms_taken)
    if measure.limit != value:
        return False
    if meals and trip.people == 1 and measure.pers - {"person"} == {"meal"}:
        # what one who travels alone pays for a meal is what it costs a person
        return pers == {"meal"}
    # whether a meal is counted by persons too may be left unsaid: then the words decide
    return None if pers == {"meal"} and "meal" in measure.pers else pers == measure.pers


def _is_part(said: re.Match[str], measure: Measure, trip: Trip) -> bool:
    """Whether a limit is the amount for the same part, counted alike; what a hotel may cost a night is said of one room, and what
    a meal may, of one person."""
    value, pers = float(said["amount"]), set(re.findall(r"person|night|day", said["pers"]))
    of_one_meal = said["what"] == "one meal" and measure.category in ("restaurant", *_MEALS)
    if not of_one_meal and measure.category != _CATEGORIES.get(said["what"], said["what"]):
        return False
    if said["what"] == "hotel" and pers == measure.pers == {"night"}:
        return measure.limit in (value, value * trip.rooms_taken)
    of_one = {"meal"} if said["what"] not in ("hotel", "ticket", "tickets") else set()
    return measure.limit == value and measure.pers - of_one == pers


def _are_ages(said: str, ages: tuple[int, ...]) -> bool | None:
    """Whether all ages that are said are among those; None where more is said than whose they are: 我妈70膝盖不好."""
    told = [number_of(one) for one in _AGE.findall(said)]
    whose = _OF_AGES.sub("" if not said.isascii() else " ", _AGE.sub("", said)).strip()
    named = len(whose.split()) if said.isascii() else len(whose)
    return None if not told or named > _NAMED_IN else set(told) <= set(ages)


def is_day_of_ride(wishes: Sequence[Mapping[str, str]], measure: Measure | None) -> bool:
    """Whether days are read for the trip whose end a wish for the hour of a ride, or of a meeting, names: be home by Sunday night."""
    days = measure.days if measure is not None else ()
    ends = {"ride_out": days[:1], "ride_back": days[-1:], "time": (*days[:1], *days[-1:])}
    return any(
        re.search(WEEKDAYS[day.weekday()], wish["is"].lower())
        for wish in wishes
        for day in ends.get(wish["about"], ())
    )
