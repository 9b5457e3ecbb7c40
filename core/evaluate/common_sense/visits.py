"""Visits: their length, their hour, and what is seen twice."""

from collections.abc import Iterator
from datetime import date, timedelta

from core.evaluate.common_sense.rules import threshold
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.knowledge.places import SightProfile
from core.model.clock import DAY_MINUTES, Clock
from core.model.report import Violation
from core.sandbox.places import Attraction
from core.text import Name, Text, sentence

# of what one has of a place at an hour
_NOTHING_LEFT, _NIGHT_MARKET_BY_DAY = 0.1, 0.3
# nothing to see after dark, but nobody is kept out
_OPEN_TO_STROLLERS = ("park", "waterside", "campus")
# Minutes of the day from which on, and of a visit for which, one strolls there.
_AFTER_WORK, _STROLL = 17 * 60 + 30, 75
_WEEK = (
    Text("周一", "Mondays"),
    Text("周二", "Tuesdays"),
    Text("周三", "Wednesdays"),
    Text("周四", "Thursdays"),
    Text("周五", "Fridays"),
    Text("周六", "Saturdays"),
    Text("周日", "Sundays"),
)
_RUN_THROUGH, _BELOW_RECOMMENDED = 1 / 3, 0.5
# of the natural length of a known place: a long day there is nobody's mistake
_DRAWN_OUT = 1.5


def check_visits(trip: JudgedTrip) -> Iterator[Violation]:
    """All rules about visits."""
    yield from _moments(trip)
    for visit, known in trip.visits:
        row = trip.city.attraction(visit.activity.begins_at)
        assert row is not None
        # who asks for an hour or a length minds neither
        as_asked = trip.is_as_asked(visit)
        if not as_asked:
            yield from _long(visit, known, row)
            yield from _hour(visit, known)
        if not (as_asked and _is_stroll(visit, known, row)):
            yield from _cut(visit, known, row)
        yield from _shut(trip.query.dates, visit, known)
    yield from _repeated(trip)


def _moments(trip: JudgedTrip) -> Iterator[Violation]:
    """`visit.short`, of sights and meals."""
    shortest = threshold("visit.short")
    for one in trip.placed:
        if one.is_ride or one.is_night:
            continue
        minutes, name = one.end - one.start, one.activity.begins_at
        if minutes < shortest:
            message = sentence(
                "在{place}只停留 {minutes} 分钟",
                "only {minutes} minutes at {place}",
                place=Name(name),
                minutes=minutes,
            )
            yield Violation("visit.short", message, one.where, observed=minutes, allowed=shortest)


def _is_stroll(visit: Placed, known: SightProfile, row: Attraction) -> bool:
    """Whether one walks for a while where nobody pays and much more is to be seen by day: along a lake after dinner."""
    open_to_all = known.kind in _OPEN_TO_STROLLERS and not row.price
    return open_to_all and visit.start % DAY_MINUTES >= _AFTER_WORK and visit.end - visit.start >= _STROLL


def _long(visit: Placed, known: SightProfile, row: Attraction) -> Iterator[Violation]:
    """`visit.long`: over twice what is recommended, or what is natural where one knows the place."""
    minutes = visit.end - visit.start
    most = max(threshold("visit.long") * row.recommended_max, _DRAWN_OUT * known.stay * known.known)
    if minutes > most:
        message = sentence(
            "在{sight}停留 {minutes} 分钟，建议最多 {most} 分钟",
            "{minutes} minutes at {sight}, where at most {most} are recommended",
            sight=Name(row.name),
            minutes=minutes,
            most=row.recommended_max,
        )
        yield Violation(code="visit.long", message=message, where=visit.where, observed=minutes, allowed=most)


def _cut(visit: Placed, known: SightProfile, row: Attraction) -> Iterator[Violation]:
    """`visit.cut`, or `visit.hurried` for a place that one comes for."""
    minutes, natural = visit.end - visit.start, known.stay
    # What a source recommends may be too long or too short; of the musts one knows better.
    recommended = natural if known.standing == "must" and known.known else row.recommended_min
    least = min(_RUN_THROUGH * natural, _BELOW_RECOMMENDED * recommended)
    if minutes < least:
        message = sentence(
            "{sight}只看 {minutes} 分钟，通常要 {natural} 分钟",
            "{minutes} minutes for {sight}, which takes {natural}",
            sight=Name(row.name),
            minutes=minutes,
            natural=natural,
        )
        yield Violation(code="visit.cut", message=message, where=visit.where, observed=minutes, allowed=least)
    elif known.known and known.standing != "near" and minutes < known.least():
        message = sentence(
            "{sight}只有 {minutes} 分钟，有些赶，通常要 {natural} 分钟",
            "{minutes} minutes are little for {sight}, which takes {natural}",
            sight=Name(row.name),
            minutes=minutes,
            natural=natural,
        )
        yield Violation(
            code="visit.hurried", message=message, where=visit.where, observed=minutes, allowed=known.least()
        )


def _hour(visit: Placed, known: SightProfile) -> Iterator[Violation]:
    """`visit.dark`, or `visit.wrong_hour` where only half of it is there to see."""
    midnight = (visit.day - 1) * DAY_MINUTES
    share = known.share(visit.start - midnight, visit.end - midnight)
    if share >= threshold("visit.wrong_hour"):
        return
    sight, clock = Name(visit.activity.begins_at), str(Clock(visit.start - midnight))
    if (share <= _NOTHING_LEFT and known.kind not in _OPEN_TO_STROLLERS) or (
        known.kind == "night_market" and share <= _NIGHT_MARKET_BY_DAY
    ):
        message = sentence(
            "{clock} 去{sight}，没什么可看",
            "{sight} at {clock}, when there is nothing to see",
            clock=clock,
            sight=sight,
        )
        yield Violation(code="visit.dark", message=message, where=visit.where, observed=clock)
    else:
        message = sentence(
            "{clock} 去{sight}，不是它好看的时候",
            "{sight} at {clock}, which is not its hour",
            clock=clock,
            sight=sight,
        )
        yield Violation(code="visit.wrong_hour", message=message, where=visit.where, observed=clock)


def _shut(dates: tuple[date, date] | None, visit: Placed, known: SightProfile) -> Iterator[Violation]:
    """`visit.shut`, of the sights that one knows, where the trip has dates."""
    if dates is None or not known.known:
        return
    day = dates[0] + timedelta(days=visit.day - 1)
    if day.isoweekday() in known.shut:
        message = sentence(
            "{sight}在{day}闭馆",
            "{sight} is closed on {day}",
            sight=Name(visit.activity.begins_at),
            day=_WEEK[day.weekday()],
        )
        yield Violation(code="visit.shut", message=message, where=visit.where, observed=str(day))


def _repeated(trip: JudgedTrip) -> Iterator[Violation]:
    """`visit.repeated`, or `visit.split`, once a site, for parts of one site on different days."""
    seen: dict[str, int] = {}
    sites: dict[str, tuple[str, int]] = {}
    split: set[str] = set()
    for visit, known in trip.visits:
        name = visit.activity.begins_at
        other, day = sites.setdefault(known.site, (name, visit.day))
        if name in seen:
            message = sentence(
                "{sight}已在第 {day} 天去过",
                "{sight} was already visited on day {day}",
                sight=Name(name),
                day=seen[name],
            )
            yield Violation("visit.repeated", message, visit.where)
        elif day != visit.day and known.site not in split:
            split.add(known.site)
            message = sentence(
                "{sight}和第 {day} 天的{other}是同一处",
                "{sight} is part of the same site as {other} on day {day}",
                sight=Name(name),
                other=Name(other),
                day=day,
            )
            yield Violation("visit.split", message, visit.where)
        seen.setdefault(name, visit.day)
