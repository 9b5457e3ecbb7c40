"""When one comes and goes, by parts of the day and by hours: we land in the afternoon, home by six on the last day.

A part of the day bounds its ride on the side that the trip feels: who lands in the afternoon is there no earlier than noon,
who leaves in the afternoon is gone by six. Which ride is meant is told by the day, the city or what was said before.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from core.dsl.families.rides import RideEnd, RideTime, RideWay, TimeBound
from core.understand.cities.named_cities import city_words
from core.understand.dates.named_days import DAY_EN
from core.understand.en.rides.moment_times import clock_said, part_said
from core.understand.en.rides.moment_words import (
    AFTER_MEALS,
    BEFORE_MEALS,
    DAY_BEFORE,
    EVENT,
    FIRST,
    FIRST_WHEN,
    HALF_LAST,
    HOMEWARD,
    LAST,
    OF_A_RIDE,
    OF_THAT_RIDE,
    ON_A_DAY,
    ON_THE_WAY,
    SHADES,
    SPAN_PARTS,
    THAT_RIDE,
    THEN,
    WINDOWS,
)
from core.understand.en.rides.ride_times import is_of_a_sight, is_of_the_way_home
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene, Wish

_AFTER_NOON = ("afternoon", "evening", "night")
# hours of the clock from which a number is one of the afternoon or evening: Monday night after 8
_FIRST_HOURS = (1, 12)
# letters before a coming or going in which its subject stands
_SUBJECT = 16
_LAST_HALF = "14:00"
_AFTERNOON_HOURS = 5
_NOT_A_RIDE = re.compile(
    r"\b(?:hotel|hostel|room|museum|restaurant|zoo|park|temple|every|each|daily|other days)\b|\b(?:it|they|the crowds?|gates?|shops?) (?:opens?|closes?)\b"
)
"""What makes a coming or going one of every day, or of a place in the city."""
_RIDES_OFF = re.compile(
    r"\b(?:train|flight|plane|fly|flying|go|going|head|heading|travel\w*|return\w*|drive|ride)\b"
)
_WEEKDAY = re.compile(rf"\b{DAY_EN}\b")
_BARE = re.compile(r"^leav(?:e|ing) (?:after|before|from) \w+$")
"""A leaving with a bare hour, which is the one there where one tells next when one is home."""
_THEN_BACK = re.compile(r"[\s,;–-]*(?:(?:and|then|be|come|coming)\s+)*(?:back|home|return(?:ing)?)\b")
"""What tells right behind a leaving that it is the one there: leave Monday night, back Thursday."""
_BACK_BY_A_DAY = re.compile(rf"\b(?:back|home)\b[^.;!?]{{0,30}}?\b{DAY_EN}\b")
"""What tells the coming home before the leaving: we need to be back by 6 on Sunday ... leaving Friday after 4."""
# letters behind a leaving in which the coming home is told
_SOON_AFTER = 32
_IN_THE_MORNING = re.compile(r"^leav(?:e|ing) (?:early )?in the (?:early )?morning\b")
"""How one says when the trip begins, where no ride was told before."""
_SETS_OUT = re.compile(r"(?:fly|flying|flies|head|heading|set|setting) (?:out|off)\b")
_OUTWARD = re.compile(r"\b(?:home|work|school)\b")
_KEPT_FREE = re.compile(r"^.{0,24}\b(?:free|open|empty|unplanned|to (?:ourselves|myself))\b")
_OF_SOME = re.compile(
    r"\b(?:one|two|three|four|[1-9]|some|others?|half)(?: of (?:us|them))? (?:will |have to |has to |must |are |is |need to )?$"
)
"""Who comes or goes apart from the rest, whose rides are none of the trip's: two of us go home on Friday."""
_COMES_LATE = re.compile(r"com(?:e|ing) (?:back|home)\b.*\b(?:evening|night)$")
"""What says of the way home that it ends late, and not only by when: come back Sunday night."""
_OR = re.compile(r"\s+or\b")
_LEFT_FOR = re.compile(
    r"\bleav(?:e|es|ing)\s+(?:us\s+|me\s+)?(?:the|that|this|one|an?|our|my)\s+(?:\w+\s+)?(?:morning|afternoon|evening|night|day)s?\b"
)
"""Time that is left for something, and no ride: leave the afternoon of day 2 for shopping."""


class _When(NamedTuple):
    """When a ride is, as it is said: a part of the day, an hour, or on one side of a meal or an hour."""

    part: str | None = None
    hour: str | None = None
    side: TimeBound | None = None


def moment_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """When the rides come and go, of what no bound with its own hour is said."""
    words = clause.lower
    yield from _of_the_ride_before(scene, clause)
    if not any(pattern.may_stand(words) for pattern in (EVENT, SPAN_PARTS, OF_A_RIDE, HALF_LAST, ON_THE_WAY)):
        return
    yield from _of_spans(clause)
    yield from _of_rides(clause)
    yield from _on_the_way(clause)
    half = HALF_LAST.search(words)
    if half:
        yield from _wishes("back", "departs", _When(hour=_LAST_HALF), _at(clause, half.span()))
    taken = 0
    events = list(EVENT.finditer(words))
    for event in events:
        found = THEN.match(words, event.end())
        if found is None or event.start() < taken or clause.unwanted(clause.start + event.start()):
            continue
        yield from _of_event(scene, clause, event, found)
        taken = found.end()
    for found in FIRST_WHEN.finditer(words) if events else ():
        if found.start() >= taken and not clause.unwanted(clause.start + found.start()):
            yield from _of_event(scene, clause, found, found)
            taken = found.end()


def _of_event(scene: Scene, clause: Clause, event: re.Match[str], found: re.Match[str]) -> Iterator[Wish]:
    """What a coming or going with its time says, where it is one of the trip's rides."""
    words = clause.lower
    first, end = min(event.start(), found.start()), max(event.end(), found.end())
    day_before = DAY_BEFORE.search(words, 0, first)
    first = day_before.start() if day_before else first
    day_after = ON_A_DAY.match(words, end)
    end = day_after.end() if day_after else end
    stretch = words[first:end]
    if (
        _NOT_A_RIDE.search(words, max(0, first - _SUBJECT), end)
        or _OR.match(words, end)
        or _OF_SOME.search(words, 0, first)
        or _KEPT_FREE.match(words[end:])
        or _LEFT_FOR.search(stretch)
        or is_of_a_sight(scene, clause.start, words[:end])
        or any(scene.places(clause.start + event.end(), clause.start + end))
    ):
        return
    ride = _ride(scene, clause, event, stretch)
    when = _when(found, ride[0]) if ride else None
    if ride == ("back", "arrives") and when and _COMES_LATE.match(stretch) and when.side is None:
        # who comes back on Sunday night has that day
        yield from _wishes(*ride, when._replace(side="earliest"), _at(clause, (first, end)))
    if ride and when:
        yield from _wishes(*ride, when, _at(clause, (first, end)))


def _ride(scene: Scene, clause: Clause, event: re.Match[str], stretch: str) -> tuple[RideWay, RideEnd] | None:
    """Which ride is meant, and which end of it; None where nothing tells."""
    before = scene.lower[: clause.start + event.start()]
    groups = event.groupdict()
    if groups.get("there"):
        return "out", "departs"
    if groups.get("home"):
        return "back", "departs" if _RIDES_OFF.search(stretch) else "arrives"
    to_start = scene.start_city and any(
        re.search(rf"\b(?:in|to|into|at) {name}\b", stretch) for name in city_words(scene.start_city)
    )
    if groups.get("arrive"):
        home = to_start or LAST.search(stretch) or is_of_the_way_home(scene, clause.start)
        return ("back", "arrives") if home else ("out", "arrives")
    end = clause.start + event.start() + len(stretch)
    way = _way_of_leaving(scene, stretch, before, scene.lower[end : end + _SOON_AFTER])
    return (way, "departs") if way else None


def _way_of_leaving(scene: Scene, stretch: str, before: str, after: str) -> RideWay | None:
    """Which ride somebody leaves by, as the day, the city, or what is said before or `after` tells."""

    def named(city: str | None) -> bool:
        return city is not None and any(name in stretch for name in city_words(city))

    if LAST.search(stretch) or (named(scene.target_city) and "for " not in stretch and " to " not in stretch):
        return "back"
    if FIRST.search(stretch) or named(scene.start_city) or _OUTWARD.search(stretch):
        return "out"
    if _THEN_BACK.match(after) or (_BARE.search(stretch) and HOMEWARD.search(after)):
        return "out"
    if _BACK_BY_A_DAY.search(before):
        return "out"
    if EVENT.search(before) or _WEEKDAY.search(before):
        return "back"
    if _IN_THE_MORNING.search(stretch):
        return "out"
    return "out" if _WEEKDAY.search(stretch) or _SETS_OUT.match(stretch) else None


def _when(found: re.Match[str], way: RideWay) -> _When | None:
    """When it is, as a match of `_WHEN` says."""
    if found["part"]:
        late = count_of(found["part_hour"]) if found["part_hour"] else None
        if late is not None and _FIRST_HOURS[0] <= late < _FIRST_HOURS[1] and found["part"] in _AFTER_NOON:
            bound: TimeBound = "earliest" if found["part_bound"] in ("after", "from") else "latest"
            return _When(hour=f"{late + 12}:00", side=bound)
        shade = f"{found['shade']} " if found["shade"] else ""
        return _When(part=part_said(shade + found["part"]), side="latest" if found["side"] else None)
    if found["edged"]:
        return _When(part=found["edged"])
    if found["rel"]:
        hours = AFTER_MEALS if found["rel"] == "after" else BEFORE_MEALS
        hour = hours.get(found["meal"])
        return _When(hour=hour, side="earliest" if found["rel"] == "after" else "latest") if hour else None
    if found["bare"]:
        value = count_of(found["bare"])
        if value is None or not 1 <= value <= 12:
            return None
        side: TimeBound = "earliest" if found["bound"] == "after" else "latest"
        # who comes before three or leaves after five does so in the afternoon, who comes before twelve at noon
        late = value < 12 if way == "back" else value <= _AFTERNOON_HOURS
        return None if way == "back" and value == 12 else _When(hour=f"{value + 12 * late:02d}:00", side=side)
    said = found["hour"] or found["hourly"] or found["riding"]
    hour = clock_said(said, way) if said else None
    return _When(hour=hour) if hour else None


def _of_spans(clause: Clause) -> Iterator[Wish]:
    """Parts of the day at the ends of a span of weekdays: Friday evening to Sunday night."""
    for match in SPAN_PARTS.finditer(clause.lower):
        if match["out"]:
            when = (
                _When(hour="17:30", side="earliest")
                if match["out"] == "after work"
                else _When(part=part_said(match["out"]))
            )
            yield from _wishes("out", "departs", when, _at(clause, match.span("out")))
        if match["back"]:
            yield from _wishes(
                "back", "departs", _When(part=part_said(match["back"])), _at(clause, match.span("back"))
            )


def _on_the_way(clause: Clause) -> Iterator[Wish]:
    """Hours before or after which a ride does not go, by the way that it is on."""
    for match in ON_THE_WAY.finditer(clause.lower):
        early = match["bound"] == "before"
        hour = clock_said(match["hour"] + (" am" if early and ":" not in match["hour"] else ""), "out")
        hour = hour if early else clock_said(match["hour"], "back")
        if hour:
            way: RideWay = "back" if match["back"] else "out"
            when = _When(hour=hour, side="earliest" if early else "latest")
            yield from _wishes(way, "departs", when, _at(clause, match.span()))


def _of_rides(clause: Clause) -> Iterator[Wish]:
    """Rides by the part of the day that they are named with: an evening train home."""
    for match in OF_A_RIDE.finditer(clause.lower):
        if clause.unwanted(clause.start + match.start()):
            continue
        group = next(one for one in ("part", "part2", "part3", "part4", "early", "late") if match[one])
        part = SHADES.get(match[group]) or part_said((match["shade"] or "") + match[group])
        home = (
            match["back"]
            or match["back2"]
            or match["back4"]
            or match["back5"]
            or match["back6"]
            or (match["part3"] and HOMEWARD.search(clause.lower[: match.end()]))
        )
        way: RideWay = "back" if home else "out"
        yield from _wishes(way, "departs", _When(part=part), _at(clause, match.span(group)))


def _of_the_ride_before(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """The part of the day of the ride with whose name the clause before ends: fly home, ideally in the evening."""
    found = OF_THAT_RIDE.fullmatch(clause.lower)
    ride = THAT_RIDE.search(scene.said_before(clause.start).lower()) if found else None
    if found and ride:
        way: RideWay = "out" if ride["there"] else "back"
        yield from _wishes(way, "departs", _When(part=part_said(found["part"])), _at(clause, found.span()))


def _wishes(way: RideWay, moment: RideEnd, when: _When, span: Span) -> Iterator[Wish]:
    for bound, hour in _bounds(way, moment, when):
        yield Wish(RideTime(way=way, moment=moment, bound=bound, time=hour), span, 0.75)


def _bounds(way: RideWay, moment: RideEnd, when: _When) -> Iterator[tuple[TimeBound, str]]:
    """The bounds that keep a ride when it is said to be, on the side that the trip feels."""
    home_by = way == "back"
    if when.part is not None:
        window = WINDOWS.get(when.part)
        if window is None:
            return
        since, until = window
        if when.side is not None:
            yield when.side, until if when.side == "latest" else since
            return
        early = when.part == "noon" or when.part.endswith("morning")
        if early or (home_by and (moment == "arrives" or when.part.endswith("afternoon"))):
            yield "latest", until
        if not early and not (home_by and moment == "arrives"):
            yield "earliest", since
    elif when.hour is not None:
        yield when.side or ("latest" if home_by else "earliest"), when.hour


def _at(clause: Clause, span: Span) -> Span:
    return clause.start + span[0], clause.start + span[1]
