"""What the trip may cost: the budget of the whole, in CNY for everybody, and the limits on its parts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from core.dsl.families.costs import CostCap, CostCategory, CostUnit
from core.understand.money.agreeing import agreed
from core.understand.money.amounts import Amount, amounts
from core.understand.money.contributions import brought_together, of_adults_and_children, with_all_else
from core.understand.money.money_words import Per
from core.understand.patterns.pattern import compiled
from core.understand.persons.told_twice import YOUNG
from core.understand.text.named_numbers import without_named_numbers
from core.understand.text.numerals import AMOUNT, COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading, Span

# CNY a head up to which an amount for eating means a meal and not the trip
_A_MEAL_AT_MOST = 300
# CNY a head and day under which no amount is taken for the whole trip unless the text says so
_A_DAY_AT_LEAST = 20
# CNY a head and day under which an amount may be that of a bed
_A_BED_AND_MORE = 150
_SLEEPS = compiled(r"酒店|宾馆|民宿|住(?!校|院)|房间|青旅")
# how sure a budget is: `3000多` leaves open how much more
_SURE = {"most": 0.9, "about": 0.85, "over": 0.6}
TOLD_TWICE = 0.97
"""How sure a budget is that the text tells in two ways which agree."""
_TO_A_ROOM = 2
_ROOMS = compiled(
    rf"(?<![\d百千元块])(?P<zh>{COUNT_ZH})\s*(?:间(?!隔)|个(?!人)[^,。;!?\d]{{1,4}}?[间房](?!子|东|间))|\b(?P<en>{COUNT_EN})\s+(?:[a-z-]+\s+){{0,2}}rooms\b|\b(?P<one>1|one) room (?=for (?:all|us|everybody|everyone|the \w+ of us|{COUNT_EN})\b)",
    re.IGNORECASE,
)
_TO_EACH = compiled(r"(?:[一1每]个?人|各自?|人手)(?:单独|各)?(?:住|要|睡|订|开)?[一1]\s*(?:间|个房间)")
"""A room for each traveller: 酒店一人一间，每间600以内."""
_SAID_ANEW = compiled(
    r"(?:[提加涨改升降压变调砍减]|放宽|追加)(?:高|低)?(?:到|成|为|至)\s*(?:¥|\d|[一二两三四五六七八九])|(?:那就|就按)\s*(?:¥|\d|[一二两三四五六七八九])"
)
"""What makes an amount one that takes the place of what was said before: 预算也提到4500吧."""
_COMES_TO = compiled(
    rf"\b(?:so|(?:which |that |this |it )?leav(?:es|ing)|let's say|call it|make (?:it|that)|down to)(?: (?:it's|it is|that's|that is|that leaves|leaves|we have|i have|we've got|i've got|only|just|about|us|me|with|have|is))* (?P<amount>[¥]?{AMOUNT})(?![\w%]| (?:each|per|a|for (?:food|the hotel|hotels?|meals?))\b)",
    re.IGNORECASE,
)
"""The same in English, behind what was said before: budget was 4k but she can't pay, so 3k."""
_THEN = ("那就", "就按")
# letters before an amount that may say so
_LETTERS_BEFORE = 4
_LEADS_TO_IT = 40
_COUNTED_BY: dict[Per, str] = {"person": "people_number", "some": "people_number", "day": "days"}
_LEADERS = compiled(
    r"老师|领队|带队|家属|\b(?:teachers?|staff|leaders?|coach|coaches|trainers?|chaperones?)\b", re.IGNORECASE
)
_LITTLE = compiled(r"[一二两三四五1-9]小")
_LEARNERS = compiled(r"学生|\b(?:pupils?|students?|scouts?)\b", re.IGNORECASE)
_SMALL_FAMILY = compiled(r"[一全]家(?:人)?三口|三口(?:之家|人)|[两俩二2]大[一1]小|[一1]大[一二两12]小")
"""Parents with a child, who sleep in one room."""
_MEALS = ("restaurant", "breakfast", "lunch", "dinner")


@dataclass(frozen=True, slots=True)
class Cap:
    """A limit on a part of the cost, and whether it is only about so much."""

    cost: CostCap
    span: Span
    about: bool


@dataclass(frozen=True, slots=True)
class Money:
    """The budget, the limits on parts, and the amounts that cannot be taken at their word.

    `counts` are the facts that the budget is a multiple of, `foreign` are amounts in other currencies, `unclear` those that no constraint can hold or whose count is not known, `again` those that tell the budget once more.
    """

    budget: Reading[float] | None
    caps: tuple[Cap, ...]
    foreign: tuple[Amount, ...]
    unclear: tuple[Amount, ...]
    counts: frozenset[str] = frozenset()
    again: tuple[Span, ...] = ()


def read_money(
    text: str,
    people: int | None,
    days: int | None,
    families: int | None = None,
    *,
    are_sure: bool = True,
) -> Money:
    """All that a (folded) text says of money, for so many people and days where these are known.

    Where it is not sure how many travel, what a room costs is multiplied by no number of rooms.
    """
    found = tuple(amounts(without_named_numbers(text)))
    counts: dict[Per, int | None] = {"person": people, "some": people, "day": days}
    twice = agreed(found, counts)
    parts = brought_together(text, found, counts) or of_adults_and_children(text, found, people)
    read = _Read(
        text=text,
        people=people,
        days=days,
        families=families,
        rooms=_rooms_paid(text, people, are_sure=are_sure),
    )
    told: list[Amount] = []
    if twice is not None:
        read.budget = Reading(twice.whole.value, twice.whole.span, TOLD_TWICE)
        read.again += [one.span for one in twice.others if _is_whole(one) and not one.partial]
        told = [twice.whole, *(one for one in twice.others if one.partial or _is_whole(one))]
    if twice is None and parts is not None:
        read.budget, told = parts[0], list(parts[1])
        read.again += [one.span for one in told[1:]]
    rest = with_all_else(text, found) if twice is None and parts is None else None
    if rest is not None:
        read.budget, told = rest[0], [rest[1]]
    for amount in found:
        if amount not in told:
            read.add(amount)
    return Money(
        budget=read.budget,
        caps=tuple(read.caps),
        foreign=tuple(read.foreign),
        unclear=tuple(read.unclear),
        counts=read.counts,
        again=tuple(read.again),
    )


@dataclass(slots=True)
class _Read:
    """What the amounts of a text have told so far, one after the other; `rooms` are those that a price a room is paid for."""

    text: str
    people: int | None
    days: int | None
    families: int | None
    rooms: int
    budget: Reading[float] | None = None
    caps: list[Cap] = field(default_factory=list)
    foreign: list[Amount] = field(default_factory=list)
    unclear: list[Amount] = field(default_factory=list)
    counts: frozenset[str] = frozenset()
    again: list[Span] = field(default_factory=list)

    def add(self, amount: Amount) -> None:
        """Hear one amount more."""
        if ("some" in amount.pers and _is_mixed(self.text)) or (amount.partial and not amount.foreign):
            self.unclear.append(amount)
        elif amount.foreign:
            self.foreign.append(amount)
        elif _is_whole(amount):
            self._add_whole(amount)
        else:
            limits = list(_caps(amount, self.rooms))
            self.caps += limits
            self.unclear += [] if limits else [amount]

    def _add_whole(self, amount: Amount) -> None:
        """Hear an amount for the whole trip: the budget, or what says it once more or anew."""
        total = _total(amount, self.people, self.days, self.families)
        anew = _SAID_ANEW.search(_words(self.text, amount)) or self._comes_to(amount)
        sure = _SURE.get(amount.bound, 0.85)
        if anew and self.budget is None and anew[0].startswith(_THEN):
            # so much then: of what, only an amount before says
            self.unclear.append(amount)
        elif anew and self.budget and total is not None and amount.bound != "least":
            self.again.append(self.budget.span)
            self.budget = Reading(total, amount.span, sure)
        elif self.budget is not None and total == self.budget.value:
            self.again.append(amount.span)
        elif total is None or self.budget or amount.bound == "least" or self._is_too_little(amount, total):
            self.unclear.append(amount)
        else:
            also = () if amount.low is None else (amount.low * total / amount.value,)
            self.budget = Reading(total, amount.span, sure, also=also)
            self.counts = frozenset(_COUNTED_BY[per] for per in amount.pers & _COUNTED_BY.keys())

    def _comes_to(self, amount: Amount) -> re.Match[str] | None:
        """What says in English that an amount is what is left, or settled on, in the end."""
        found = _COMES_TO.finditer(self.text, max(0, amount.span[0] - _LEADS_TO_IT), amount.span[1])
        return next((one for one in found if one.end() > amount.span[0]), None)

    def _is_too_little(self, amount: Amount, total: float) -> bool:
        """Whether an amount of which nobody says that it is for all is too small for the trip: a temple under 80 yuan.

        Behind words of a bed it may be the price of one: 住得偏点没事，地铁能到就行，250以下.
        """
        slept = _SLEEPS.search(self.text, 0, amount.span[0]) is not None
        least = (_A_BED_AND_MORE if slept else _A_DAY_AT_LEAST) * (self.people or 1) * (self.days or 1)
        return amount.purpose is None and total < least


def _rooms_paid(text: str, people: int | None, *, are_sure: bool) -> int:
    """The rooms that a price a room is paid for."""
    said = people if people and _TO_EACH.search(text) else rooms_of(text)
    return said or (1 if _SMALL_FAMILY.search(text) or not are_sure else rooms_for(people))


def read_budget(text: str, people: int | None, days: int | None = None) -> Reading[float] | None:
    """Budget of the whole trip as the (folded) text says, or None where it states none or only for a part of it."""
    return read_money(text, people, days).budget


def _words(text: str, amount: Amount) -> str:
    return text[max(0, amount.span[0] - _LETTERS_BEFORE) : amount.span[1]]


def _is_whole(amount: Amount) -> bool:
    """Whether an amount is for the whole trip."""
    return amount.purpose in (None, "total") and not amount.pers & {"night", "meal", "room", "ticket"}


def _total(amount: Amount, people: int | None, days: int | None, families: int | None) -> float | None:
    """What the whole trip may cost, or None where that depends on a number that is not known."""
    total = amount.value
    couples = people // 2 if people and people % 2 == 0 else None
    heads: Per = "person" if "person" in amount.pers else "some"
    for per, count in ((heads, people), ("couple", couples), ("day", days), ("family", families)):
        if per in amount.pers:
            if not count:
                return None
            total *= count
    return total


def _is_mixed(text: str) -> bool:
    """Whether a (folded) text names travellers of whom an amount per adult or pupil need not be of all."""
    return any(kind.search(text) for kind in (YOUNG, _LITTLE, _LEADERS, _LEARNERS))


def rooms_for(people: int | None) -> int:
    """The rooms that so many travellers take where the text does not say: two to a room."""
    return -(-(people or 1) // _TO_A_ROOM)


@lru_cache(maxsize=64)
def rooms_of(text: str) -> int | None:
    """How many rooms the (folded) text asks for, or None."""
    match = _ROOMS.search(text)
    return count_of(match["zh"] or match["en"] or match["one"]) if match else None


def _caps(amount: Amount, rooms: int) -> Iterator[Cap]:
    """The limit on a part of the cost that an amount is; none where no constraint can hold it.

    What a hotel may cost a night is said of one room, unless it is said to be of all: the limit a night is that of all `rooms`.
    """
    if amount.bound == "least" or amount.purpose == "shopping":
        return
    category: CostCategory | None = amount.purpose
    if amount.pers & {"night", "room"} and category not in _MEALS:
        category = "accommodation"
    elif "meal" in amount.pers and category not in _MEALS:
        category = "restaurant"
    if category is None:
        return
    limit, unit = _at_most(amount), _unit(amount, category)
    if unit == "night" and not amount.together:
        limit *= rooms
    if unit is not None:
        yield Cap(CostCap(category, limit, unit), amount.span, amount.bound == "about")


def _at_most(amount: Amount) -> float:
    """The upper end of what an amount for a part is: of 两百多, three hundred."""
    if amount.bound != "over" or amount.value != int(amount.value):
        return amount.value
    digits = f"{amount.value:.0f}"
    return amount.value + 10.0 ** (len(digits) - len(digits.rstrip("0")))


def _unit(amount: Amount, category: str) -> CostUnit | None:
    """By what a limit is counted, in the constraint's terms; None for what it cannot say."""
    pers = amount.pers
    if pers & {"ticket", "family", "couple", "some"}:
        return None
    if category == "accommodation":
        if pers & {"night", "day", "room"}:
            return "person_night" if "person" in pers else "night"
        return "person" if "person" in pers else "trip"
    if category in _MEALS:
        a_meal = "meal" in pers or (category != "restaurant" and "day" not in pers)
        if a_meal and "person" not in pers and amount.value > _A_MEAL_AT_MOST:
            # that of a table, and nobody says for how many
            return None
        if a_meal or ("person" in pers and amount.value <= _A_MEAL_AT_MOST and "day" not in pers):
            return "person_meal"
    if "day" in pers:
        return None if "person" in pers else "day"
    return "person" if "person" in pers else "trip"
