"""A text typed while a trip is open, as the change that it makes of it."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import partial

from core.model.locks import NOTHING_LOCKED, Locks
from core.model.plan import Meal, Plan, Stay, Visit
from core.model.query import Query
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text
from core.understand.cities.cities import read_cities
from core.understand.facts.correction import without
from core.understand.facts.corrections import taken_back
from core.understand.facts.days import read_days
from core.understand.facts.people import read_people
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import ChangedRequest, FollowUpChange, NewRequest, NotUnderstood
from core.understand.follow_ups.as_before import starts_as_before, without_what_was
from core.understand.follow_ups.changes.of_cities import cities
from core.understand.follow_ups.changes.of_days import departure, free, pace, shifted
from core.understand.follow_ups.changes.of_facts import budget, cheaper, more_or_fewer_days, other_days
from core.understand.follow_ups.changes.of_hours import hours
from core.understand.follow_ups.changes.of_meals import new_dish, old_dish
from core.understand.follow_ups.changes.of_moves import move
from core.understand.follow_ups.changes.of_others import exchanged, meal_on_day, replaced
from core.understand.follow_ups.changes.of_people import people
from core.understand.follow_ups.changes.of_places import comfort, drop, hotel, swap
from core.understand.follow_ups.changes.of_rides import (
    home_by,
    numbered_ride,
    ride_by,
    ride_hours,
    ride_part,
)
from core.understand.follow_ups.changes.of_visits import visit_hour, visit_part
from core.understand.follow_ups.changes.of_wishes import wished_changes
from core.understand.follow_ups.effects import OpenTrip, with_day_kept
from core.understand.follow_ups.lacking import lacking
from core.understand.follow_ups.shown_names import names_as_shown
from core.understand.follow_ups.step import Reader, day_of
from core.understand.follow_ups.together import together
from core.understand.follow_ups.which_sight import which_of_a_kind, which_sight
from core.understand.names.place_names import NameKind
from core.understand.offline import understand
from core.understand.text.leftover import not_understood
from core.understand.text.spans import Span
from core.understand.text.writing.script import lower
from core.understand.text.writing.typed import Typed, typed
from core.understand.understanding import Question
from core.understand.wishes.wish import Scene

# changes that only a plan can hold: without one they are shown all the same
_OF_A_PLAN = ("time", "move")
# changes of what the trip costs that a budget says better
_BY_NO_FIGURE = ("cheaper", "dearer")
_UNDO = Text(
    "要撤销刚才的改动，请按“撤销”（键盘 z）；再按一次，再退一步。",
    "To take the last change back, press “Undo” (key z); once more for the one before.",
)
# facts of a trip that a text states which says that it is another one
_ANOTHER = 2
# facts of a trip that a text states if it is a request of its own
_NEW = 3

_KINDS: dict[type[Visit | Meal | Stay], NameKind] = {Visit: "attraction", Meal: "restaurant", Stay: "hotel"}
_READERS: tuple[Reader, ...] = (
    exchanged, swap, replaced, ride_hours, ride_part, home_by, ride_by, old_dish, new_dish, drop, free, move, meal_on_day, cities, shifted, more_or_fewer_days, other_days, people, budget, cheaper, visit_hour, visit_part, hours, pace, hotel, comfort,
)  # fmt: skip


def follow_up(
    text: str,
    query: Query,
    plan: Plan | None,
    sandbox: Sandbox,
    locks: Locks = NOTHING_LOCKED,
    today: date | None = None,
) -> ChangedRequest | NewRequest | NotUnderstood:
    """What a text means that is typed while a trip is open: a change of it, another trip, or nothing that was read.

    `query` and `locks` are what is asked for now, `plan` the plan that is shown, if any.
    """
    as_typed = typed(text)
    # what is taken back is blank: 4500 不对 5000吧
    folded = without(as_typed.folded, list(taken_back(as_typed.folded, sandbox.city_names)))
    if _is_new(folded, query, sandbox):
        return NewRequest(understand(text, sandbox=sandbox, today=today))
    if words.UNDO.search(folded.strip()):
        return NotUnderstood(Question("change", _UNDO), (text.strip(),))
    if words.ASKS_HOW_IT_IS.fullmatch(folded.strip()):
        return _not_read(text, ())
    planned = _planned(plan)
    folded = _without_where(words.without_questions(folded), planned, query.target_city, sandbox)
    folded, kept = words.without_kept_days(without_what_was(folded, query))
    scene = _scene(as_typed, folded, query, planned, sandbox)
    trip = OpenTrip(query, locks, plan)
    asked = which_of_a_kind(scene, trip, sandbox)
    if asked is not None:
        return asked
    for day in kept:
        trip = with_day_kept(trip, day_of(day, trip))
    readers: tuple[Reader, ...] = (
        partial(numbered_ride, sandbox=sandbox),
        *_READERS,
        partial(departure, today=today),
    )
    trip, changes, spans = _changed(scene, as_typed.language, trip, readers)
    saying = [match.span() for match in words.CHANGE.finditer(folded)] if changes else []
    left = as_typed.spans(not_understood(folded, [*spans, *saying]))
    same = trip.query == query and trip.locks == locks
    if words.BY_ROAD.search(folded) is not None:
        return lacking(scene, trip, sandbox, left) or _not_read(text, left)
    if _is_half_read(folded, changes):
        return _not_read(text, left)
    if not changes or (same and not any(one.kind in _OF_A_PLAN for one in changes)):
        return (
            lacking(scene, trip, sandbox, left)
            or which_sight(scene, trip, sandbox)
            or (_as_it_is(changes) if changes and not left else _not_read(text, left))
        )
    return ChangedRequest(
        changes=together(scene, changes), query=trip.query, locks=trip.locks, not_understood=left
    )


def _scene(
    as_typed: Typed, folded: str, query: Query, planned: Mapping[str, NameKind], sandbox: Sandbox
) -> Scene:
    """What rules know of the open trip while they read the change."""
    return Scene(
        text=as_typed.packed,
        folded=folded,
        lower=lower(folded),
        target_city=query.target_city,
        names=names_as_shown(planned, folded, query.target_city, sandbox),
        start_city=query.start_city,
        days=query.days,
        planned=frozenset(planned),
    )


def _changed(
    scene: Scene, language: Language, trip: OpenTrip, readers: Iterable[Reader]
) -> tuple[OpenTrip, list[FollowUpChange], list[Span]]:
    """The trip after each change that is read, what these are, and where they stand; none is read from words of another."""
    changes: list[FollowUpChange] = []
    spans: list[Span] = []
    for reader in readers:
        step = reader(scene, trip)
        if step is None or any(_overlap(step.span, span) for span in spans):
            continue
        spans.append(step.span)
        if step.change.kind in _BY_NO_FIGURE and any(one.kind == "budget" for one in changes):
            # how much less the trip is to cost is said in figures
            continue
        trip = step.trip
        changes.append(step.change)
    for change, after, span in wished_changes(scene, language, trip, spans):
        trip = after
        changes.append(change)
        spans.append(span)
    return trip, changes, spans


def _is_half_read(folded: str, changes: Sequence[FollowUpChange]) -> bool:
    """Whether only what comes was read where something goes for it, or of two that change places what else is said of them."""
    kinds = {one.kind for one in changes}
    exchanges = words.EXCHANGED.search(folded) is not None and not kinds & {"move", "swap"}
    return exchanges or (words.IN_ITS_PLACE.search(folded) is not None and "swap" not in kinds)


def _planned(plan: Plan | None) -> dict[str, NameKind]:
    """The places where the trip goes, with their kinds; a hotel in which one also eats is one."""
    stops = [one for _, _, one in plan.activities()] if plan is not None else []
    return {one.position: kind for of, kind in _KINDS.items() for one in stops if isinstance(one, of)}


def _without_where(folded: str, planned: Mapping[str, NameKind], city: str | None, sandbox: Sandbox) -> str:
    """The text without where a house of the trip is, as its shown name says it: what stands there is no sight that is meant."""
    if city is None or city not in sandbox.city_names:
        return folded
    shown = place_names(sandbox.city(city), "en")
    for name in planned:
        house, comma, where = typed(shown(name)).folded.partition(",")
        at = folded.lower().find(f"{house}{comma}{where}".lower()) if comma else -1
        if at >= 0:
            begins, ends = at + len(house), at + len(house) + len(comma) + len(where)
            folded = f"{folded[:begins]}{' ' * (ends - begins)}{folded[ends:]}"
    return folded


def _overlap(span: Span, other: Span) -> bool:
    return span[0] < other[1] and other[0] < span[1]


def _as_it_is(changes: Sequence[FollowUpChange]) -> NotUnderstood:
    """What to say of a change that was understood and changes nothing."""
    zh, en = "、".join(one.text.zh for one in changes), "; ".join(one.text.en for one in changes)
    told = Text(
        f"行程已经是这样：{zh}。要再改，请说改哪一处。",
        f"The trip is so already: {en}. Say what of it is to change.",
    )
    return NotUnderstood(Question("change", told))


def _not_read(text: str, left: tuple[Span, ...]) -> NotUnderstood:
    said = tuple(text[start:end] for start, end in left) or (text.strip(),)
    ask = Text(
        "没看懂这个改动，换个说法？例如“改成4天”“第二天轻松点”“把天坛换成颐和园”。",
        "This change was not understood. Say it another way, such as “make it 4 days”, “day 2 calmer”.",
    )
    return NotUnderstood(Question("change", ask), said)


def _is_new(folded: str, query: Query, sandbox: Sandbox) -> bool:
    """Whether a text is a request of its own: it names another way to go, or most facts of a trip."""
    trip = read_cities(words.without_said(folded), sandbox.city_names)
    # of where the trip goes now another story is told: 苏州她们去过了，换成杭州吧
    told = trip.start is not None and trip.start.value == query.target_city
    told = told and not words.SETS_OFF.search(folded)
    start = None if told or starts_as_before(folded, query, trip.start) else trip.start
    # where the trip begins and they will not be is nowhere to go: I won't be in Shanghai then
    cities = [
        one
        for one in (start, trip.target)
        if one is not None
        and not (
            one is trip.target
            and one.value == query.start_city
            and (
                words.NOT_THERE.search(folded, 0, one.span[0]) or words.CALLED_OFF.match(folded, one.span[1])
            )
        )
    ]
    others = [one for one in cities if one.value not in (query.start_city, query.target_city)]
    counts = [
        one for one in (read_days(folded), read_people(folded)) if one is not None and one.confidence > 0.6
    ]
    if words.ANOTHER_TRIP.search(folded) and len(cities) + len(counts) >= _ANOTHER:
        return True
    return len(cities) + len(counts) >= _NEW or (len(cities) == 2 and bool(others))
