"""A text typed while a trip is open, as the change that it makes of it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from core.dsl.families.places import Names
from core.model.locks import NOTHING_LOCKED, Locks
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand.facts.budget import read_money
from core.understand.facts.cities import read_cities
from core.understand.facts.days import read_days
from core.understand.facts.people import read_people
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import Change, Edit, NewRequest, NotUnderstood
from core.understand.follow_ups.effects import (
    OpenTrip,
    other_budget,
    with_budget,
    with_fact,
    with_hours,
    with_other_hotel,
    with_pace,
    with_place_on_day,
    with_swap,
)
from core.understand.follow_ups.wished import wished_changes
from core.understand.names.place_names import names_of
from core.understand.offline import understand
from core.understand.text.leftover import not_understood
from core.understand.text.numerals import count_of, number_of
from core.understand.text.script import fold, language_of, lower
from core.understand.text.spans import Span
from core.understand.understanding import Question
from core.understand.wishes.wish import Scene

_NEW = 3  # facts of a trip that a text states if it is a request of its own
_NUMBER = re.compile(r"\d[\d,.]*\s*[kKwW万千]?|[一二两三四五六七八九十百千万]{2,}")


@dataclass(frozen=True, slots=True)
class _Step:
    """A change, the trip after it, and the words that say so."""

    change: Change
    trip: OpenTrip
    span: Span


def follow_up(
    text: str,
    query: Query,
    plan: Plan | None,
    sandbox: Sandbox,
    locks: Locks = NOTHING_LOCKED,
    today: date | None = None,
) -> Edit | NewRequest | NotUnderstood:
    """What a text means that is typed while a trip is open: a change of it, another trip, or nothing that was read.

    `query` and `locks` are what is asked for now, `plan` the plan that is shown, if any.
    """
    folded = fold(text)
    if _is_new(folded, query, sandbox):
        return NewRequest(understand(text, sandbox=sandbox, today=today))
    names = names_of(sandbox, query.target_city)
    scene = Scene(text, folded, lower(folded), query.target_city, names, query.start_city)
    trip = OpenTrip(query, locks, plan)
    changes: list[Change] = []
    spans: list[Span] = []
    for reader in _READERS:
        step = reader(scene, trip)
        if step is not None and not any(_overlap(step.span, span) for span in spans):
            trip = step.trip
            changes.append(step.change)
            spans.append(step.span)
    for change, after, span in wished_changes(scene, language_of(text), trip, spans):
        trip = after
        changes.append(change)
        spans.append(span)
    left = not_understood(folded, spans)
    if not changes or (
        trip.query == query and trip.locks == locks and not any(one.kind == "time" for one in changes)
    ):
        return _not_read(text, left)
    return Edit(tuple(changes), trip.query, trip.locks, left)


def _overlap(span: Span, other: Span) -> bool:
    return span[0] < other[1] and other[0] < span[1]


def _not_read(text: str, left: tuple[Span, ...]) -> NotUnderstood:
    said = tuple(text[start:end] for start, end in left) or (text.strip(),)
    ask = Text(
        "没看懂这个改动，换个说法？例如“改成4天”“第二天轻松点”“把天坛换成颐和园”。",
        "This change was not understood. Say it another way, such as “make it 4 days”, “day 2 calmer”.",
    )
    return NotUnderstood(Question("change", ask), said)


def _is_new(folded: str, query: Query, sandbox: Sandbox) -> bool:
    """Whether a text is a request of its own: it names another way to go, or most facts of a trip."""
    trip = read_cities(folded, sandbox.city_names)
    cities = [one for one in (trip.start, trip.target) if one is not None]
    others = [one for one in cities if one.value not in (query.start_city, query.target_city)]
    counts = [
        one for one in (read_days(folded), read_people(folded)) if one is not None and one.confidence > 0.6
    ]
    if words.ANOTHER_TRIP.search(folded) and (cities or counts):
        return True
    return len(cities) + len(counts) >= _NEW or (len(cities) == 2 and bool(others))


def _counted(match: re.Match[str]) -> int:
    said = next((value for name, value in match.groupdict().items() if value), None)
    if said is None or said.lower() in ("a", "an", "another"):
        return 1
    return count_of(said) or 1


def _more_or_fewer_days(scene: Scene, trip: OpenTrip) -> _Step | None:
    for pattern, sign in ((words.MORE_DAYS, 1), (words.FEWER_DAYS, -1)):
        match = pattern.search(scene.folded)
        if match and trip.query.days is not None:
            return _days(trip, max(1, trip.query.days + sign * _counted(match)), match.span())
    return None


def _other_days(scene: Scene, trip: OpenTrip) -> _Step | None:
    masked = words.DAY.sub(lambda match: " " * len(match[0]), scene.folded)
    days = read_days(masked)
    if days is None or days.choices or days.value == trip.query.days or days.confidence < 0.75:
        return None
    return _days(trip, days.value, days.span)


def _days(trip: OpenTrip, days: int, span: Span) -> _Step:
    change = Change("days", Text(f"改为 {days} 天", f"{days} day{'s' * (days != 1)}"), days)
    return _Step(change, with_fact(trip, days=days), span)


def _people(scene: Scene, trip: OpenTrip) -> _Step | None:
    for pattern, sign in ((words.MORE_PEOPLE, 1), (words.FEWER_PEOPLE, -1)):
        match = pattern.search(scene.folded)
        if match and trip.query.people_number is not None:
            return _of_people(trip, max(1, trip.query.people_number + sign * _counted(match)), match.span())
    people = read_people(scene.folded)
    if (
        people is None
        or people.choices
        or people.confidence < 0.8
        or people.value == trip.query.people_number
    ):
        return None
    return _of_people(trip, people.value, people.span)


def _of_people(trip: OpenTrip, people: int, span: Span) -> _Step:
    text = Text(f"改为 {people} 人", f"{people} {'people' if people != 1 else 'person'}")
    return _Step(Change("people", text, people), with_fact(trip, people_number=people), span)


def _budget(scene: Scene, trip: OpenTrip) -> _Step | None:
    money = read_money(scene.folded, trip.query.people_number, trip.query.days)
    if money.budget is not None:
        return _of_budget(trip, money.budget.value, money.budget.span)
    if re.search(r"预算|花|budget|spend|cost", scene.lower) and not money.caps:
        match = _NUMBER.search(scene.folded)
        amount = number_of(match[0]) if match else None
        if match and amount and amount >= 100:
            return _of_budget(trip, amount, match.span())
    return None


def _of_budget(trip: OpenTrip, amount: float, span: Span) -> _Step:
    change = Change("budget", Text(f"预算改为 {amount:,.0f} 元", f"Budget {amount:,.0f} CNY"), amount)
    return _Step(change, with_budget(trip, amount), span)


def _cheaper(scene: Scene, trip: OpenTrip) -> _Step | None:
    for pattern, kind, less in ((words.CHEAPER, "cheaper", True), (words.DEARER, "dearer", False)):
        match = pattern.search(scene.folded)
        budget = other_budget(trip, less=less)
        if match is None or budget is None or (words.HOTEL.search(scene.folded) and not less):
            continue
        zh, en = ("便宜些", "Cheaper") if less else ("高档些", "More comfortable")
        text = Text(f"{zh}：预算 {budget:,.0f} 元", f"{en}: budget {budget:,.0f} CNY")
        change = Change("cheaper" if kind == "cheaper" else "dearer", text, budget)
        return _Step(change, with_budget(trip, budget), match.span())
    return None


def _swap(scene: Scene, trip: OpenTrip) -> _Step | None:
    match = words.SWAP.search(scene.folded)
    if match is None:
        return None
    groups = match.groupdict()
    old_name = next(name for name in ("old", "old2", "old3", "old4") if groups[name])
    new_name = old_name.replace("old", "new")
    old, new = _sight(scene, match.span(old_name)), _sight(scene, match.span(new_name))
    if old is None or new is None or old == new:
        return None
    change = Change("swap", Text(f"{old}换成{new}", f"{new} instead of {old}"), new, old=old)
    before, after = (Names("attraction", "all", frozenset({name})) for name in (old, new))
    return _Step(change, with_swap(trip, before, after), match.span())


def _sight(scene: Scene, span: Span) -> str | None:
    """The one sight that some words name."""
    found = [one for one in scene.places(*span) if one.kind == "attraction"]
    return found[0].names[0] if found else None


def _move(scene: Scene, trip: OpenTrip) -> _Step | None:
    day, verb = words.DAY.search(scene.folded), words.MOVE.search(scene.folded)
    place = _sight(scene, (0, len(scene.folded))) if day else None
    if day is None or place is None or words.CALMER.search(scene.folded):
        return None
    if verb is None and not re.search(r"去|看|玩|逛|on day|to day", scene.lower):
        return None
    number = _day(day, trip)
    change = Change("move", Text(f"{place}放到第 {number} 天", f"{place} on day {number}"), place, day=number)
    return _Step(change, with_place_on_day(trip, place, number), (0, len(scene.folded)))


def _day(match: re.Match[str], trip: OpenTrip) -> int:
    if match["last_zh"] or match["last"]:
        return trip.query.days or 1
    if match["nth"]:
        return words.NTH.index(match["nth"].lower()) + 1
    return count_of(match["zh"] or match["en"]) or 1


def _pace(scene: Scene, trip: OpenTrip) -> _Step | None:
    day = words.DAY.search(scene.folded)
    number = _day(day, trip) if day else None
    for pattern, calmer in ((words.CALMER, True), (words.FULLER, False)):
        match = pattern.search(scene.folded)
        if match is None:
            continue
        zh, en = ("轻松些", "calmer") if calmer else ("紧凑些", "fuller")
        text = (
            Text(f"第 {number} 天{zh}", f"Day {number}: {en}")
            if number
            else Text(f"行程{zh}", f"The trip: {en}")
        )
        value = "慢游 轻松 relaxed" if calmer else "特种兵式 紧凑 full"
        change = Change("pace", text, value, day=number)
        span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
        return _Step(change, with_pace(trip, calmer=calmer, day=number), span)
    return None


def _hours(scene: Scene, trip: OpenTrip) -> _Step | None:
    day, match = words.DAY.search(scene.folded), words.TIME.search(scene.folded)
    if match is None:
        return None
    number = _day(day, trip) if day else 1
    later = (
        re.search(
            r"晚(?!上)|睡|懒|自然醒|别太早|早起|推迟|sleep in|lie|late|not (?:so|too) early|start (?:at|after)",
            scene.lower,
        )
        is not None
    )
    zh, en = ("晚些开始", "a later start") if later else ("早些结束", "an earlier end")
    change = Change(
        "time", Text(f"第 {number} 天{zh}", f"Day {number}: {en}"), match[0], day=number if day else None
    )
    span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
    return _Step(change, with_hours(trip, later=later, day=number) or trip, span)


def _hotel(scene: Scene, trip: OpenTrip) -> _Step | None:
    match = re.search(
        r"换(?:一)?(?:个|家)(?:别的)?(?:酒店|宾馆|民宿|旅馆)|\b(?:another|different|change (?:the )?|new|other) hotel\b",
        scene.lower,
    )
    after = with_other_hotel(trip) if match else None
    if match is None or after is None:
        return None
    return _Step(Change("hotel", Text("换一家酒店", "Another hotel"), "another"), after, match.span())


_READERS: tuple[Callable[[Scene, OpenTrip], _Step | None], ...] = (
    _swap, _move, _more_or_fewer_days, _other_days, _people, _budget, _cheaper, _hours, _pace, _hotel,
)  # fmt: skip
