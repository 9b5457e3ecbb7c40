"""Days as a whole: how long and how full they are, how they begin and end, and whose legs they are for."""

from collections.abc import Iterator
from itertools import groupby, pairwise

from core.evaluate.common_sense.rules import DARK, MORNING_AFTER, threshold
from core.evaluate.common_sense.timing import idle_minutes
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.knowledge.travellers import legs_in
from core.model.clock import DAY_MINUTES, Clock
from core.model.report import Violation, Where
from core.text import Name, Text, sentence

# minutes that those leave the hotel after others who would not rise early
_SLEPT_IN = 120


# minutes of free time that were wished for, which leave no room for a sight
_DAY_OF_ONES_OWN = 6 * 60
_HARD_ON_LEGS = Text("{sight}对老人孩子太累", "{sight} is hard on their legs")
_HARD_ON_WHEELS = Text(
    "{sight}轮椅和推车上下不便，先问清楚", "{sight} is awkward with wheels: ask before you go"
)


def check_days(trip: JudgedTrip) -> Iterator[Violation]:
    """All rules about days."""
    for day, group in groupby(trip.placed, lambda one: one.day):
        activities = tuple(group)
        yield from _length(day, activities)
        yield from _waits(trip, day, activities)
        yield from _bedtime(trip, day, activities)
        yield from _sights(trip, day)
    yield from _empty(trip)
    yield from _mornings(trip)
    yield from _services(trip)


def _length(day: int, activities: tuple[Placed, ...]) -> Iterator[Violation]:
    """`day.long` and `day.full`: from the first way or place until the hotel or the service home."""
    first, last = activities[0], activities[-1]
    begins = first.end if first.is_ride else first.leaves
    ends = last.start if last.is_ride or last.is_night else last.end
    for code in ("day.long", "day.full"):
        if ends - begins > threshold(code):
            hours = f"{(ends - begins) / 60:.1f}"
            message = Text(f"第 {day} 天长达 {hours} 小时", f"day {day} is {hours} hours long")
            yield Violation(
                code=code, message=message, where=Where(day), observed=ends - begins, allowed=threshold(code)
            )
            return


def _waits(trip: JudgedTrip, day: int, activities: tuple[Placed, ...]) -> Iterator[Violation]:
    """`day.waits` and `day.slack`: all idle minutes of daytime, besides those that stations take."""
    in_town = [one for one in activities if not one.is_ride]
    idle = sum(idle_minutes(before, after, trip) for before, after in pairwise(in_town))
    for code in ("day.waits", "day.slack"):
        if idle > threshold(code):
            message = Text(f"第 {day} 天共空等 {idle} 分钟", f"{idle} minutes of waiting on day {day}")
            yield Violation(
                code=code, message=message, where=Where(day), observed=idle, allowed=threshold(code)
            )
            return


def _bedtime(trip: JudgedTrip, day: int, activities: tuple[Placed, ...]) -> Iterator[Violation]:
    """`day.abandoned`, and `day.quiet_evening` unless rest is wished: when one is in the hotel for the night."""
    last = activities[-1]
    if not last.is_night:
        return
    at = last.start - (day - 1) * DAY_MINUTES
    if any(
        one.before.day == day and one.pause.block is not None and (one.pause.block.rest or one.in_bed)
        for one in trip.kept_free
    ):
        return
    for code in ("day.abandoned",) if trip.request.asks_for_rest else ("day.abandoned", "day.quiet_evening"):
        if at < threshold(code):
            message = Text(
                f"第 {day} 天 {Clock(at)} 就回酒店过夜",
                f"in the hotel for the night at {Clock(at)} on day {day}",
            )
            yield Violation(
                code=code,
                message=message,
                where=last.where,
                observed=str(Clock(at)),
                allowed=str(Clock(int(threshold(code)))),
            )
            return


def _sights(trip: JudgedTrip, day: int) -> Iterator[Violation]:
    """`visit.many` and `day.crowded`; with old or young `day.legs` and `day.tiring`. Parts of a site are one sight."""
    legs, visits = legs_in(trip.query.text), [one for one in trip.visits if one[0].day == day]
    number = len({known.site for _, known in visits})
    for codes in (("visit.many", "day.crowded"), ("day.legs", "day.tiring") if legs else ()):
        broken = next((code for code in codes if number > threshold(code)), None)
        if broken is not None:
            message = Text(f"第 {day} 天有 {number} 处景点", f"{number} sights on day {day}")
            yield Violation(
                code=broken, message=message, where=Where(day), observed=number, allowed=threshold(broken)
            )
    for visit, known in visits:
        if known.tires & legs:
            told = _HARD_ON_LEGS if known.tires & legs - {"wheels"} else _HARD_ON_WHEELS
            message = sentence(told.zh, told.en, sight=Name(visit.activity.begins_at))
            yield Violation("day.tiring", message, visit.where)


def _empty(trip: JudgedTrip) -> Iterator[Violation]:
    """`day.empty`, of days on which one neither arrives nor leaves."""
    seen = {visit.day for visit, _ in trip.visits} | {
        one.before.day for one in trip.kept_free if one.until - one.since >= _DAY_OF_ONES_OWN
    }
    for day in trip.full_days:
        if day not in seen:
            yield Violation(
                "day.empty", Text(f"第 {day} 天什么也没看", f"nothing to see on day {day}"), Where(day)
            )


def _mornings(trip: JudgedTrip) -> Iterator[Violation]:
    """`day.early_start`, two hours later for who would not rise early, unless the hour was asked for: the sunrise."""
    earliest = threshold("day.early_start") + _SLEPT_IN * trip.request.sleeps_in
    for before, after in pairwise(trip.placed):
        leaves = after.leaves - (after.day - 1) * DAY_MINUTES
        as_asked = trip.request.sees_sunrise and after.is_visit
        if before.is_night and after.day > before.day and leaves < earliest and not as_asked:
            clock = Clock(max(0, leaves))
            message = Text(f"第 {after.day} 天 {clock} 就出门", f"off at {clock} on day {after.day}")
            yield Violation(
                code="day.early_start",
                message=message,
                where=after.where,
                observed=str(clock),
                allowed=str(Clock(int(earliest))),
            )


def _services(trip: JudgedTrip) -> Iterator[Violation]:
    """`day.dark_departure` of the first service, `day.late_home` of the last."""
    if not trip.rides:
        return
    first, last = trip.rides[0], trip.rides[-1]
    leaves = first.start % DAY_MINUTES
    if not DARK[0] <= leaves < DARK[1]:
        message = Text(f"{Clock(leaves)} 出发", f"setting out at {Clock(leaves)}")
        yield Violation(
            code="day.dark_departure", message=message, where=first.where, observed=str(Clock(leaves))
        )
    home = last.end - (last.day - 1) * DAY_MINUTES
    if last is not first and threshold("day.late_home") < home < MORNING_AFTER:
        message = Text(f"{Clock(home)} 才到家", f"home at {Clock(home)}")
        yield Violation(code="day.late_home", message=message, where=last.where, observed=str(Clock(home)))
