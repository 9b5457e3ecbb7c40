"""When the rides leave and arrive, in English: back before 8 pm, leave after nine, no later than noon."""

import re
from collections.abc import Iterator

from core.dsl.families.rides import RideEnd, RideTime, RideWay, TimeBound
from core.understand.cities.named_cities import city_words
from core.understand.en.free_time.free_hours import day_named
from core.understand.en.free_time.free_time_words import DAY
from core.understand.en.rides.moment_words import LAST
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene, Wish

TIME = (
    r"(?:(?P<h>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?::(?P<m>\d{2}))?\s*(?P<half>am|pm|a\.m|p\.m|o'clock|h\b|in the (?:morning|afternoon|evening)|at night)(?![a-z])|(?P<H>\d{1,2}):(?P<M>\d{2})|(?P<noon>noon|midday)|"
    r"(?P<midnight>midnight))"
)
_BOUND = compiled(
    rf"\b(?:(?P<latest>(?:no|not) later than|before|by|until)|(?P<earliest>(?:no|not) earlier than|(?:not|never) before|after|from))\s+{TIME}"
)
_EVENING_HOURS = ("five", "six", "seven", "eight", "nine", "ten", "eleven")
_HOME_BY = compiled(
    rf"\bhome\b(?: (?!by\b|before\b|no\b|not\b)\w+){{0,4}} (?:(?:no|not) later than|by|before) (?P<hour>{'|'.join(_EVENING_HOURS)}|[5-9]|1[01])(?=\s*$| at the latest\b)"
)
"""An hour of the evening for the ride home, as nobody comes home from a trip in the morning."""
_AT_THE_STATION = compiled(
    r"\b(?:be|back|get|return(?:ing)?|there|meet|arrive|reach|due)\b(?: (?:back|to be|in time|all|us))* (?:at|to|in|for) (?:the |our |my )?(?:[a-z]+ ){0,2}?(?:airport|station|terminal|platform|gate)\b(?: in [a-z]+| again| there)*\s*$"
)
"""Where one waits for a ride, whose own hour is a later one that was not said: back at the airport by five."""
_OF_THE_WAY_HOME = compiled(
    r"\s*(?:(?:and|then|but|for|on|the|our|my|way|coming|going|getting|flying|to get)\s+)*(?:back|home|return(?:ing)?)\b(?! (?:at|in|to) (?:the )?(?:work|school|office|hotel)\b)"
)
"""How a sentence begins that tells of the way home: back I have to be quick, landing by eight."""
_SOME_RIDE = compiled(r"\bthat (?:train|flight|plane)\b")
"""A ride of which only the text before tells which of the two it is."""
_RETURN = compiled(r"\b(?:back|return(?:ing)?|home)\b")
_RETURN_RIDE = compiled(r"\b(?:return|homeward|inbound) (?:train|flight|plane)s?\b")
"""The ride home by its name, of which an hour is that of its leaving: return train no later than 18:00."""
_AND_THEN = compiled(r"\band\b|,")
_ANOTHER_RIDE = compiled(
    r"\b(?:and|then|but)\b(?: \w+){0,3} (?:home|back|return\w*|flights?|trains?|planes?|fly|flying)\b"
)
"""What leads to another ride, whose day is none of the ride before: leaves before 9 and a flight home on day two."""
_SETS_OFF = compiled(r"\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|set(?:ting)? (?:off|out)|start(?:ing)?)\b")
_TRAVELS = compiled(
    r"\b(?:from|trips?|journey|travel\w*|trains?|flights?|planes?|rail|fly|drive|out|back|home)\b"
)
"""What makes a start one of a ride, and not of a day in the city: don't start before ten."""
_OUTBOUND = compiled(r"\b(?:train|flight|plane|hsr|rail|ride) (?:out|there|over)\b|\boutbound\b")
_A_RIDE = compiled(
    r"^\s*(?:(?:a|the|our|by|take|taking|fast|early|high-speed)\s+)*(?:train|flight|plane)\s*$"
)
"""A ride and nothing else before its hour, which in the morning is the one there: train after 8 in the morning."""
_NOT_TO_GO = compiled(
    r"(?:\b\w*n't|\bnot|\bnever|\bcannot)\s+(?:\w+\s+)?(?:leave|depart|set off|go|start|arrive|(?:get|be|come) (?:back|in|there|home)|(?:want|like|take|need|book) (?:(?:an?|the|our|any|my) )?(?:return )?(?:train|flight|plane)s?)\s+(?:[a-z]+\s+){0,2}$|"
    r"\bno\s+(?:return\s+)?(?:train|flight|plane)s?\s+(?:[a-z]+\s+){0,2}$"
)
"""What turns the hour of a ride round: it mustn't leave before nine leaves at nine at the earliest."""
_TOO_LATE = compiled(r"(?: \w+){0,3}? (?:is|would be|'s) (?:much |far |way |a bit )?too late\b")
"""What does the same behind it: home after eight is too late."""
_MEETS = compiled(r"\b(?:meetings?|appointment|conference|call|interview|workshop|session)\b[^,.;]{0,12}$")
"""What makes an hour one of a meeting: land before 11:00 because of a meeting from 14:00."""
_ON_THE_WAY = compiled(
    r"\bon (?:the|our|my|a) (?:way|road|train|plane|flight|coach|bus)(?: (?:back|home))+\b"
)
"""Who is on the way home by an hour has left by it: on the train home by four."""
_EACH_DAY = compiled(
    r"\b(?:each|every) (?:day|morning|evening|night)\b|\bdone\b|\bhotel\b|\bin bed\b|\b(?:in|to|at) (?:the|our|my|their|his|her) (?:own )?(?:rooms?|hostel|guest ?house|inn|flat|apartment)\b"
)
_OF_EACH_DAY = compiled(r"\s+(?:each|every) (?:single )?(?:day|morning|evening|night)\b")
"""What makes an hour one of all days, and of no ride: back by 9 pm each night."""
_ARRIVES = compiled(
    r"\b(?:arriv(?:e|es|ing|al)|reach|get there|get (?:in)?to|get in|land(?:s|ing)?|be (?:in|there))\b"
)


_THERE = compiled(r"\bthere\b")
_RIDES_TOO = compiled(r"\b(?:trains?|flights?|planes?|rail|hsr|fly|flying|leave|leaving|depart\w*)\b")
_NOT_BEFORE = compiled(
    rf"\s*(?:and |but |just |please |in the morning |early )*(?P<ride>(?:(?:a|the|any|our|by|with|take|fast|direct|high-speed) )*(?:train|flight|plane)s? (?:there |out |leaving |departing |that leaves )?)?(?P<not>(?:not|no) (?:before|earlier than))\s+(?:(?P<h>[5-9]|1[01])(?::(?P<m>[0-5]\d))?|(?P<word>{COUNT_EN}))(?:\s*(?:am|a\.m|o'clock|h|in the morning))?(?: please)?\s*(?:\s(?:cos|coz|cuz|because|since|as|due to|owing to|on account of|so|for)\b.*)?"
)
"""A clause of nothing but an hour of the morning before which the ride there does not go: by train, and not before ten."""


_HOUR_ALONE = compiled(
    rf"\s*(?:(?:and|but|ideally|preferably|leaving|departing|any ?time|please)\s+)*(?:(?P<latest>(?:no|not) later than|before|by)|(?:no|not) earlier than|(?:not|never) before|after|from)\s+{TIME}(?:\s+(?:please|pls|ideally|onwards|or later))?\s*"
)
_THEN_WAY = compiled(
    r"\b(?P<bound>after|from|not before|before|by|until) (?P<h>\d{1,2})(?::(?P<m>\d{2}))?\s*(?P<half>am|pm)? (?P<way>out|there|back|home)\b(?! (?:of|at|in|by|and about))"
)
"""The hour of a ride before the way that it is on: after 8 out, before 20:00 back."""
_RIDE_ALONE = compiled(
    r"\s*(?:(?:a|the|our|my|by|take|taking|fast|early|high-speed|evening|morning|direct|return|outbound|then|and)\s+)*(?:train|flight|plane|fly(?:ing)?|hsr)(?:\s+(?:there|out|over|down|up|back|home|pls|please|ideally))*\s*"
)
"""A clause of nothing but a ride, and which of the two it is."""


def ride_time_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """When the rides leave and arrive."""
    for match in _BOUND.finditer(clause.lower):
        time, words = time_of(match), clause.lower[: match.start()]
        if _MEETS.search(words) or _OF_EACH_DAY.match(clause.lower, match.end()):
            continue
        turned = _NOT_TO_GO.search(clause.lower, 0, match.start())
        too_late = _TOO_LATE.match(clause.lower, match.end())
        is_latest = (match["latest"] is None) is (turned is not None or too_late is not None)
        ride = _ride(scene, clause, words, earliest=not is_latest)
        if ride is None and _A_RIDE.match(words) and time is not None and time < "12:00":
            ride = "out", "departs"
        unsaid = match["half"] in (None, "o'clock") and not (match["H"] or "").startswith("0")
        if time and ride == ("back", "arrives") and unsaid and "05:00" <= time < "12:00":
            # nobody comes home from a trip in the morning
            time = f"{int(time[:2]) + 12}:{time[3:]}"
        if time and ride and not _is_of_place(scene, clause, match.start()):
            bound: TimeBound = "latest" if is_latest else "earliest"
            span = clause.start + (turned or match).start(), clause.start + (too_late or match).end()
            parts = span, *_going(clause, words)
            yield Wish(RideTime(way=ride[0], moment=ride[1], bound=bound, time=time), span, 0.8, parts=parts)
    yield from _hour_of_ride_before(scene, clause)
    yield from _hour_before_way(clause)
    alone = _NOT_BEFORE.fullmatch(clause.lower)
    if alone and (alone["ride"] or _RIDES_TOO.search(scene.sentence_before(clause.start))):
        hour = f"{int(alone['h']) if alone['h'] else count_of(alone['word']):02d}:{int(alone['m'] or 0):02d}"
        span = clause.start + alone.start("not"), clause.span[1]
        yield Wish(RideTime(way="out", moment="departs", bound="earliest", time=hour), span, 0.75)


def _hour_of_ride_before(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """The hour of the ride that the clause before names and says nothing else of: flight out, after 6pm."""
    alone, before = _HOUR_ALONE.fullmatch(clause.lower), scene.said_before(clause.start).lower()
    time = time_of(alone) if alone else None
    if alone and time and _RIDE_ALONE.fullmatch(before):
        way: RideWay = "back" if _RETURN.search(before) else "out"
        bound: TimeBound = "latest" if alone["latest"] else "earliest"
        yield Wish(RideTime(way=way, moment="departs", bound=bound, time=time), clause.span, 0.8)


def _hour_before_way(clause: Clause) -> Iterator[Wish]:
    for match in _THEN_WAY.finditer(clause.lower):
        way: RideWay = "back" if match["way"] in ("back", "home") else "out"
        hour = int(match["h"])
        late = match["half"] == "pm" or (not match["half"] and way == "back" and not match["m"])
        hour += 12 if late and hour < 12 else 0
        bound: TimeBound = "latest" if match["bound"] in ("before", "by", "until") else "earliest"
        if hour <= 24:
            time = f"{hour:02d}:{int(match['m'] or 0):02d}"
            span = clause.start + match.start(), clause.start + match.end()
            yield Wish(RideTime(way=way, moment="departs", bound=bound, time=time), span, 0.75)


def _going(clause: Clause, words: str) -> Iterator[Span]:
    """The word for coming or going before an hour, which is read with it: landing before noon."""
    going = [*_ARRIVES.finditer(words), *_RETURN.finditer(words)]
    if going:
        last = max(going, key=re.Match.start)
        yield clause.start + last.start(), clause.start + last.end()


def home_by_wishes(clause: Clause) -> Iterator[Wish]:
    """By what hour of the evening one would be home: home on a train no later than nine."""
    match = _HOME_BY.search(clause.lower)
    if match is not None and not _EACH_DAY.search(clause.lower):
        said = match["hour"]
        hour = int(said) if said.isdigit() else 5 + _EVENING_HOURS.index(said)
        span = clause.start + match.start(), clause.start + match.end()
        yield Wish(RideTime(way="back", moment="arrives", bound="latest", time=f"{12 + hour}:00"), span, 0.8)


def _is_of_place(scene: Scene, clause: Clause, at: int) -> bool:
    """Whether a place stands right before, so that the time is that of the visit."""
    return any(0 <= clause.start + at - found.span[1] <= 1 for found in scene.english(*clause.span))


def _ride(scene: Scene, clause: Clause, words: str, *, earliest: bool) -> tuple[RideWay, RideEnd] | None:
    """Which ride the words before a time mean, and which end of it; who goes back after 7 pm leaves then."""
    waits = _AT_THE_STATION.search(words)
    if waits or _EACH_DAY.search(words) or _SOME_RIDE.search(words) or _is_between_the_rides(scene, clause):
        return None
    if is_of_a_sight(scene, clause.start, words):
        return None
    if _reaches(scene.target_city, words):
        return "out", "arrives"
    leaves, returns = _SETS_OFF.search(words), _RETURN.search(words)
    if leaves and leaves[0].startswith("start") and not _TRAVELS.search(clause.lower):
        return None
    if leaves and returns and _AND_THEN.search(words, leaves.end(), returns.start()):
        # leaving after nine and home by eight
        leaves = None
    if leaves:
        home = scene.target_city and any(
            re.search(rf"(?:leav|depart)\w*\s+(?:from\s+)?{name}", words)
            for name in city_words(scene.target_city)
        )
        other = _ANOTHER_RIDE.search(clause.lower, len(words))
        own = len(clause.lower) if other is None else other.start()
        # Return on Thursday, departure no earlier than five
        returns = returns or _RETURN.search(scene.said_before(clause.start))
        returns = returns or LAST.search(clause.lower, 0, own)
        return ("back" if returns or home else "out"), "departs"
    if returns:
        rides = _RETURN_RIDE.search(words) or _ON_THE_WAY.search(words)
        departs = earliest or (rides and not _ARRIVES.search(words))
        return "back", "departs" if departs else "arrives"
    if _OUTBOUND.search(words):
        return "out", "arrives" if _ARRIVES.search(words) else "departs"
    if not _ARRIVES.search(words):
        return None
    return "back" if is_of_the_way_home(scene, clause.start) else "out", "arrives"


def is_of_the_way_home(scene: Scene, start: int) -> bool:
    """Whether the sentence of a clause, which starts at an index, begins by telling of the way home."""
    return _OF_THE_WAY_HOME.match(scene.sentence_before(start).lower()) is not None


def is_of_a_sight(scene: Scene, start: int, words: str) -> bool:
    """Whether some words, from an index on, say `there` of a sight that their sentence names before: the tower, be there at five."""
    there = _THERE.search(words)
    begins = start - len(scene.sentence_before(start))
    return there is not None and any(
        one.kind == "attraction" for one in scene.places(begins, start + there.start())
    )


def _is_between_the_rides(scene: Scene, clause: Clause) -> bool:
    """Whether a clause is of a day that is neither the first nor the last: nobody rides then."""
    days = (day_named(scene, day) for day in DAY.finditer(clause.lower))
    return scene.days is not None and any(day is not None and 1 < day < scene.days for day in days)


def _reaches(city: str | None, words: str) -> bool:
    """Whether words end with coming to a city: there and back by train, and arrive in Guangzhou before noon."""
    names = "|".join(map(re.escape, city_words(city))) if city is not None else ""
    return (
        bool(names)
        and re.search(rf"(?:{_ARRIVES.pattern})\s+(?:at |in |to |into )?(?:{names})\s*$", words) is not None
    )


def time_of(match: re.Match[str]) -> str | None:
    """The time that a match of `TIME` says, as `HH:MM`, or None where there is no such time."""
    if match["noon"]:
        return "12:00"
    if match["midnight"]:
        return "24:00"
    hour, minute = count_of(match["h"] or match["H"]) or 0, int(match["m"] or match["M"] or 0)
    half = match["half"] or ""
    if half.startswith(("p", "in the a", "in the e", "at n")) and hour < 12:
        hour += 12
    return f"{hour:02d}:{minute:02d}" if hour <= 24 and minute < 60 else None
