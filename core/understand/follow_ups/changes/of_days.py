"""Changes of how full the days are, of what is kept free of them, and of their dates."""

import re
from datetime import date, timedelta

from core.model.clock import WEEK_DAYS
from core.text import Text
from core.understand.cities.named_cities import naming
from core.understand.dates.named_days import DAY_EN, date_mentions
from core.understand.dates.trip_dates import read_dates
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.changes.day_to_leave import day_by_number, without_days_that_fail
from core.understand.follow_ups.changes.of_days_after import day_beside, day_of_its_month
from core.understand.follow_ups.effects import OpenTrip, with_dates, with_free, with_pace
from core.understand.follow_ups.step import FollowUpStep, clause_of, day_of
from core.understand.text.clauses.clauses import clauses
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading, Span
from core.understand.wishes.wish import Scene

_PARTS = {
    "morning": ("上午", "morning", 6 * 60, 12 * 60),
    "afternoon": ("下午", "afternoon", 13 * 60, 18 * 60),
    "evening": ("晚上", "evening", 17 * 60 + 30, 24 * 60),
}
"""The parts of a day, each with the minutes that are kept free of sights."""
_DAWN = 6 * 60
_LEAVES_ON = re.compile(r"\d{1,2}月\d{1,2}[日号]?(?=出发|走(?!不)|动身|启程)")
"""The day of leaving, beside others: 26号走不了，1月1号出发."""
_NOTHING_BEFORE = re.compile(
    r"\b(?:(?:do not|don'?t|never) (?:start|begin|wake|get|drag)(?: (?:me|us|it|the day|anything))?(?: up| out)?|nothing|no (?:plans?|sights?|sightseeing|activit\w+))(?: (?:at all|planned|please))? before (?P<hour>[7-9]|1[0-2])(?:[:.](?P<minute>\d\d))?(?: ?am\b| o'clock\b|(?=\s*(?:$|[,.;!?]|that|on|in the morning)))",
    re.IGNORECASE,
)
"""What leaves the morning of a day up to an hour: nothing before 11 am that day."""
_SAYS_WHICH = re.compile(r"\b(?:is|'s|its|are|was|be)(?: (?:on|an?|the))? ?$", re.IGNORECASE)
"""What leads to a day of the week that a day of the trip is, which is none to leave on: day 1 is a Monday."""
_A_WEEKDAY = re.compile(
    rf"(?:(?:this|on|the) )?{DAY_EN}(?: (?:morning|afternoon|evening|night))?|(?:这|本)?(?:周|星期|礼拜)[一二三四五六日天末](?:早上|上午|中午|下午|晚上|晚)?",
    re.IGNORECASE,
)
_LEAVES = re.compile(
    r"出发|(?<!点)走|动身|启程|[改挪推移]|提前|延后|顺延|请假|\b(?:leav\w+(?! (?:later|earlier))|depart\w*|set(?:ting)? off|start\w*|travel\w*|mov\w+|shift\w*|push\w*(?! the rest)|postpone\w*|chang\w+|make it|from|go(?:ing)? (?:on|out on)|back on|instead|dates?)\b",
    re.IGNORECASE,
)
"""What makes a day of the week one on which the trip begins or ends."""
_CLOSED = re.compile(r"闭馆|关门|不开门|不开放|休馆|\b(?:closed|shut|closes)\b", re.IGNORECASE)
"""What makes a day one on which something is closed."""
_LEAVES_THERE = re.compile(r"(?:离开|从)\s*$|\b(?:leav(?:e|ing)|depart(?:ing)?(?: from)?) $", re.IGNORECASE)
_WEEKDAY = re.compile(rf"(?:on )?{DAY_EN}", re.IGNORECASE)
"""A day of the week that no word puts in a week of its own: it is the one beside the trip's days."""
_SHIFT = re.compile(
    rf"(?P<later>推迟|延后|顺延|晚|[往向]?后[推延挪移]迟?|推后)(?:个|了)?\s*(?P<zh>{COUNT_ZH})\s*(?:天|(?P<weeks>个?(?:周|星期|礼拜)))(?!.*(?:回|返))|(?:提前|早|[往向]前[推挪移])(?:个|了)?\s*(?P<zh2>{COUNT_ZH})\s*(?:天|(?P<weeks2>个?(?:周|星期|礼拜)))(?!.*(?:回|返|结束))|"
    rf"\b(?P<push>push|postpone|delay|put|move|shift)\w*\s+(?:it|that|this|the (?:whole )?(?:trip|thing|dates))\s+(?:all )?(?P<back>back|by|out)\s+(?:by )?(?P<en>{COUNT_EN}|an?) (?:days?|(?P<weeks3>weeks?))\b|"
    rf"\b(?:go|leave|start|travel|set off)\w* (?:\w+ )?(?P<en2>{COUNT_EN}|an?) (?:days?|(?P<weeks4>weeks?)) (?:later|(?P<sooner>earlier|sooner))\b|\b(?P<en3>{COUNT_EN}|an?) (?P<weeks5>weeks?) (?:later|(?P<sooner2>earlier|sooner))\b",
    re.IGNORECASE,
)
"""By how much the trip begins later or earlier."""
_OF_A_RIDE = re.compile(r"飞机|航班|高铁|火车|动车|车次|\b(?:flight|train|plane)s?\b", re.IGNORECASE)
_COMPLAINT = re.compile(r"太|累|too\b|so\b|very\b|a bit\b", re.IGNORECASE)
"""What says of a day that it is too much, where the calmer one may be another."""


def pace(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A calmer or fuller trip, or day of it."""
    for pattern, calmer in ((words.CALMER, True), (words.FULLER, False)):
        told = [
            one
            for one in pattern.finditer(scene.folded)
            if not _OF_A_RIDE.search(clause_of(scene, one.span()))
        ]
        if not told:
            continue
        asked = [
            (one, day) for one in told if (day := _day_beside(scene, one)) and not _COMPLAINT.match(one[0])
        ]
        match, day = asked[0] if asked else (told[0], words.DAY.search(scene.folded))
        number = day_of(day, trip) if day else None
        zh, en = ("轻松些", "calmer") if calmer else ("紧凑些", "fuller")
        text = (
            Text(f"第 {number} 天{zh}", f"Day {number}: {en}")
            if number
            else Text(f"行程{zh}", f"The trip: {en}")
        )
        value = "慢游 轻松 relaxed" if calmer else "特种兵式 紧凑 full"
        change = FollowUpChange("pace", text, value, day=number)
        beside = [one for one in told if _is_next_to(scene, one.span(), match.span())] if asked else [match]
        every = [one.span() for one in (*beside, *((day,) if day else ()))]
        span = (min(start for start, _ in every), max(end for _, end in every))
        return FollowUpStep(change, with_pace(trip, calmer=calmer, day=number), span)
    return None


def _is_next_to(scene: Scene, one: Span, other: Span) -> bool:
    """Whether some words stand in the clause of others, or in the next one."""
    first, last = sorted((one, other))
    return len(clauses(scene.folded, first[0], last[1])) <= len((one, other))


def _day_beside(scene: Scene, said: re.Match[str]) -> re.Match[str] | None:
    """The day that is named in the clause of some words."""
    every = clauses(scene.folded, 0, len(scene.folded))
    here = next((one.span for one in every if one.span[0] <= said.start() < one.span[1]), None)
    return words.DAY.search(scene.folded, *here) if here else None


def free(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A part of a day that is kept free of sights: 第三天上午别安排, leave the last afternoon empty."""
    day, part = words.DAY.search(scene.folded), words.PART.search(scene.folded)
    left = words.FREE.search(scene.folded)
    first = _NOTHING_BEFORE.search(scene.folded)
    if day is not None and first is not None:
        return _from_hour(trip, day, first)
    if day is None or part is None or left is None or part.lastgroup is None:
        return None
    number, (zh, en, since, until) = day_of(day, trip), _PARTS[part.lastgroup]
    said = Text(f"第 {number} 天{zh}不排景点", f"Day {number}: {en} free of sights")
    change = FollowUpChange("time", said, f"{zh} {en}", day=number)
    every = (day.span(), part.span(), left.span())
    span = min(start for start, _ in every), max(end for _, end in every)
    return FollowUpStep(change, with_free(trip, number, since, until), span)


def _from_hour(trip: OpenTrip, day: re.Match[str], first: re.Match[str]) -> FollowUpStep:
    """A day on which there is nothing before an hour."""
    number, clock = day_of(day, trip), f"{int(first['hour']):02d}:{first['minute'] or '00'}"
    said = Text(f"第 {number} 天 {clock} 后出门", f"Day {number}: nothing before {clock}")
    after = with_free(trip, number, _DAWN, int(clock[:2]) * 60 + int(clock[3:]))
    span = min(day.start(), first.start()), max(day.end(), first.end())
    return FollowUpStep(FollowUpChange("time", said, clock, day=number), after, span)


def shifted(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The whole trip so many days later or earlier, where its dates are known and no other is said."""
    match, dates = _SHIFT.search(scene.folded), trip.query.dates
    if match is None or dates is None:
        return None
    said = match["zh"] or match["zh2"] or match["en"] or match["en2"] or match["en3"]
    number = 1 if said.lower() in ("a", "an") else count_of(said) or 0
    weeks = any(match[name] for name in ("weeks", "weeks2", "weeks3", "weeks4", "weeks5"))
    sooner = match["sooner"] or match["sooner2"]
    later = bool(match["later"] or match["push"] or ((match["en2"] or match["en3"]) and not sooner))
    by = timedelta(days=number * (WEEK_DAYS if weeks else 1) * (1 if later else -1))
    named = re.search(rf"(?<!\d){(dates[0] + by).day}(?!\d)", scene.folded)
    others = [
        day
        for day in date_mentions(scene.folded)
        if not _within(day, match) and not _names(scene.folded[slice(*day)], dates[0], trip)
    ]
    if others and not ((match["en2"] or match["en3"]) and named):
        return None
    return _of_dates(trip, dates[0] + by, dates[1] + by, match.span()) if number else None


def _names(said: str, day: date, trip: OpenTrip) -> bool:
    """Whether some words name a day as it is already: 五一人太多了, of a trip that begins then."""
    # from a Friday on this Friday is the next one
    found = (read_dates(said, trip.query.days, since) for since in (day, day - timedelta(days=1)))
    return any(one is not None and one.first == day for one in found)


def _within(day: Span, match: re.Match[str]) -> bool:
    return match.start() <= day[0] and day[1] <= match.end()


_DAY_OFF = re.compile(r"\s*(?:也|又|都)*(?:off\b|放假|休息|请(?:了)?假|不上班|调休|休假)", re.IGNORECASE)
"""What makes a day one on which nobody works, and none on which one leaves: I got the Monday off too."""


def departure(scene: Scene, trip: OpenTrip, *, today: date | None) -> FollowUpStep | None:
    """Another day to leave on: 改到下周五出发, move it to Dec 5, the Saturday two days later."""
    told = _told_beside(scene, trip)
    if told is not None:
        return _from_day(trip, told.value, told.span, today)
    leaves = _LEAVES_ON.search(scene.folded)
    dates = read_dates(leaves[0], trip.query.days, today) if leaves else None
    begins = leaves.start() if leaves and dates else 0
    folded = without_days_that_fail(scene.folded)
    dates = dates or read_dates(folded, trip.query.days, today)
    if dates is None:
        return _by_number(folded, trip, today) or _on_nth(scene, trip, today)
    if dates.last is None or (dates.first, dates.last) == trip.query.dates:
        return None
    start, end = dates.span
    if (shift := _SHIFT.search(scene.folded)) and begins + end <= shift.start():
        # the day that it was on: 五一太挤，推迟一周
        return None
    if _SAYS_WHICH.search(scene.folded, 0, begins + start):
        return None
    if _DAY_OFF.match(scene.folded, begins + end) or _CLOSED.search(
        clause_of(scene, (begins + start, begins + end))
    ):
        return None
    if _A_WEEKDAY.fullmatch(scene.folded, begins + start, begins + end) and not _LEAVES.search(
        clause_of(scene, (begins + start, begins + end))
    ):
        # something is to be on that day, whichever of the trip it is
        return None
    there = naming(trip.query.target_city).search(scene.folded) if trip.query.target_city else None
    if there and _LEAVES_THERE.search(scene.folded, 0, there.start()):
        # the day of the way home
        return None
    weekday = _WEEKDAY.fullmatch(scene.folded, begins + start, begins + end)
    by = _to_weekday(trip, dates.first, today) if weekday else timedelta()
    return _of_dates(trip, dates.first + by, dates.last + by, (begins + start, begins + end))


def _by_number(folded: str, trip: OpenTrip, today: date | None) -> FollowUpStep | None:
    """Another day to leave on of which no month is told: 挪到12号."""
    day = day_by_number(folded, trip.query.dates[0] if trip.query.dates else None, today)
    if day is None or trip.query.days is None:
        return None
    return _of_dates(trip, day.value, day.value + timedelta(days=trip.query.days - 1), day.span)


def _on_nth(scene: Scene, trip: OpenTrip, today: date | None) -> FollowUpStep | None:
    """The same in English: we set off on the 17th."""
    if trip.query.dates is None or any(scene.places(0, len(scene.folded))):
        return None
    nth = day_of_its_month(scene.folded, trip.query.dates[0])
    return _from_day(trip, nth.value, nth.span, today) if nth else None


def _told_beside(scene: Scene, trip: OpenTrip) -> Reading[date | None] | None:
    """The day that is told by how far it is from the trip's first one, where no place is to be seen on it."""
    if trip.query.dates is None or any(scene.places(0, len(scene.folded))):
        return None
    return day_beside(scene.folded, trip.query.dates[0])


def _from_day(trip: OpenTrip, first: date | None, span: Span, today: date | None) -> FollowUpStep | None:
    """The trip, as long as it is, from another day on that has not passed."""
    was = trip.query.dates
    if was is None or first is None or first == was[0] or (today is not None and first < today):
        return None
    return _of_dates(trip, first, first + (was[1] - was[0]), span)


def _to_weekday(trip: OpenTrip, first: date, today: date | None) -> timedelta:
    """How far the day of that weekday that is nearest to the trip's first day lies from one that is."""
    if trip.query.dates is None:
        return timedelta()
    begins = trip.query.dates[0]
    later = (first - begins).days % WEEK_DAYS
    nearest = begins + timedelta(days=later - WEEK_DAYS * (later > WEEK_DAYS // 2))
    return timedelta() if today is not None and nearest < today else nearest - first


def _of_dates(trip: OpenTrip, first: date, last: date, span: Span) -> FollowUpStep:
    days = f"{first.isoformat()} {last.isoformat()}"
    said = Text(days.replace(" ", " 至 "), days.replace(" ", " to "))
    return FollowUpStep(FollowUpChange("dates", said, days), with_dates(trip, first, last), span)
