"""Time of a day that is kept free, in English: meetings Wednesday 13:30-17:30, the first morning free, a nap from 1 to 3."""

import re
from collections.abc import Iterator, Mapping

from core.model.daily import EVERY_DAY, FreeBlock
from core.model.spells import LAST_DAY
from core.understand.dates.days_of_trip import weekday_number
from core.understand.dates.named_days import DAY_EN, weekday_en
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses import Clause, clauses
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_PARTS: Mapping[str, tuple[int, int]] = {
    "morning": (9 * 60, 12 * 60),
    "midday": (12 * 60, 14 * 60),
    "noon": (12 * 60, 14 * 60),
    "lunchtime": (12 * 60, 14 * 60),
    "afternoon": (13 * 60, 18 * 60),
    "evening": (18 * 60, 22 * 60),
    "night": (18 * 60, 22 * 60),
    "day": (9 * 60, 18 * 60),
}
"""The minutes of the day between which a part of it is kept free."""
_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
_DAY = compiled(
    rf"\b(?:(?P<last>(?:the |our )?(?:last|final))(?= (?:day|morning|afternoon|evening|night|midday)\b)|(?:the |our )?(?P<nth>{'|'.join(_NTH)})(?= (?:full )?(?:day|morning|afternoon|evening|night|midday)\b)|"
    rf"day (?P<number>[1-9]|one|two|three|four|five|six|seven)|(?P<every>(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night)|daily|mornings|afternoons|evenings|middays)|(?P<weekday>{DAY_EN}))\b"
)
_FIRST_DAYS = compiled(
    rf"\b(?:for |on |of |during )?(?:the |our )?first (?P<count>{COUNT_EN}) (?:full )?days\b"
)
_PART = compiled(r"\b(?P<part>morning|afternoon|evening|night|midday|noon|lunchtime)s?\b")
_ALL_DAY = re.compile(
    r"\ball (?:of )?(?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:whole|full|entire) day\b"
)
_CLOCK = r"(?:(?P<h{0}>\d{{1,2}})(?:[:.](?P<m{0}>\d{{2}}))?\s*(?P<half{0}>am|pm|a\.m\.?|p\.m\.?)?|(?P<w{0}>{1})|(?P<noon{0}>noon|midday))"
_RANGE = compiled(
    rf"\b(?:from |between )?{_CLOCK.format('1', COUNT_EN)}\s*(?:-|–|to|till|until|and)\s*{_CLOCK.format('2', COUNT_EN)}(?!\s*(?:years?|yuan|rmb|people|of us|days?|nights?|km|hours?|minutes?|stars?|sights?|%|\d))"
)
_AFTER = compiled(rf"\bafter\s+{_CLOCK.format('1', COUNT_EN)}")
_FREED = compiled(rf"\bfree (?:only )?(?:after|from)\s+{_CLOCK.format('1', COUNT_EN)}")
_UNTIL = compiled(rf"\b(?:until|till|before|by)\s+{_CLOCK.format('1', COUNT_EN)}")
_ENGAGED = compiled(
    r"\b(?:(?:client |work |team |business |board |zoom |online |important )*(?:meetings?|conferences?|workshops?|seminars?|trainings?|interviews?|appointments?|calls?|lectures?|rehearsals?|exams?)\b(?! (?:room|centre|center|hall|point|up|facilit\w+))|"
    r"(?:i'm|i am|we're|we are|he's|she's|(?:i|we) have to be) (?:at|with|in) (?:the |my |our |a )?(?:clients?|office|customers?|factory|work|court|wedding|clinic|hospital)|(?:have|has) to work|(?:i'm|i am|we're|we are) (?:busy|working|booked|tied up|taken))\b"
)
_FREE = compiled(
    r"\b(?:kept? (?:it |that |them )?(?:free|clear|open|empty)|(?:stays?|be|is|are|left|leave|leaves|keep|keeps|want|need)\b[\w ']{0,40}\b(?:free|clear|off|unplanned|unscheduled|to (?:ourselves|myself|themselves))\b(?! of\b| entry| admission| museum| parking| wifi| breakfast)|"
    r"(?:do|can do|doing) (?:their|our|my|his|her) own thing|nothing (?:planned|scheduled|booked)|no plans|(?:an? )?(?:naps?|lie-down|siesta|sleeps?|rests?)\b(?! (?:room|house|in\b|late|stop|well)))"
)
_LEFT_OPEN = re.compile(
    r"\b(?:only|just)\b[^,.;]{0,24}\bfree\b|\bfree (?:only )?(?:from|after|until|till)\b|\brest (?:is |of the \w+ )?(?:is )?free\b|\bneither\b|\bany ?time\b"
)
"""What tells when there is time for the city, and none that is kept from it."""
_FREE_FROM = compiled(
    rf"\b(?:i'm|i am|we're|we are|only|just)\b[^,.;]{{0,16}}\bfree (?:only )?(?:after|from)\s+(?=\d|{COUNT_EN}|noon)"
)
"""What tells that one is engaged until an hour: I'm free after 16:00 on day one."""
_SLEEPS = re.compile(r"nap|lie-down|siesta|sleep|rest")
_END = 22 * 60
_NOON = 12 * 60
_HOURS = re.compile(rf"\s*{_RANGE.pattern}\s*")
"""A clause of hours alone."""
_SO_KEPT = re.compile(
    r"\s*(?:so |please )*(?:please )?(?:keep|leave) (?:that|it|this|them)(?: \w+)? (?:free|clear|open|empty|alone)(?: please)?\s*"
)


def free_times_en(scene: Scene) -> Iterator[Liking]:
    """The time that an English text keeps free, by its day, and a part of it or hours."""
    if not (_ENGAGED.may_stand(scene.lower) or _FREE.may_stand(scene.lower)):
        return
    every = list(clauses(scene.folded, 0, len(scene.folded)))
    for clause, after in zip(every, [*every[1:], None], strict=True):
        found = _blocks(scene, clause, after) if clause.text.isascii() else []
        for block, first, end in found:
            kept = after is not None and _SO_KEPT.fullmatch(after.lower)
            end = after.start + len(after.text.rstrip()) if kept and after else end
            yield Liking(about="time", thing=block.said, strength="must", span=(first, end), held=False)


def _blocks(scene: Scene, clause: Clause, after: Clause | None) -> list[tuple[FreeBlock, int, int]]:
    """The blocks of a clause, and where each stands in the text."""
    words = clause.lower
    from_then = _FREE_FROM.search(words)
    what = from_then or _ENGAGED.search(words) or _FREE.search(words)
    if what is None or (_LEFT_OPEN.search(words) and not from_then):
        return []
    engaged = from_then is not None or _ENGAGED.search(words) is not None
    if engaged and clause.unwanted(clause.start + what.start()):
        return []
    first_days, time = _FIRST_DAYS.search(words), _time(words)
    if first_days and time:
        return list(_of_first_days(clause, [what.span(), time[2], first_days.span()], first_days, time[:2]))
    days = [one for one in _DAY.finditer(words) if not one["every"]] or list(_DAY.finditer(words))[:1]
    if len(days) < 2:
        one = _block(scene, clause, what, days[0] if days else None, (0, len(words)), engaged=engaged)
        return [one or _with_hours_after(clause, what, after)] if one or _hours_follow(what, after) else []
    # each day has what is said until the next one
    ends = [*(day.start() for day in days[1:]), len(words)]
    found = [
        _block(scene, clause, what, day, (day.start(), end), engaged=engaged)
        for day, end in zip(days, ends, strict=True)
    ]
    return [one for one in found if one is not None] if all(found) else []


def _of_first_days(
    clause: Clause, spans: list[tuple[int, int]], said: re.Match[str], hours: tuple[int, int]
) -> Iterator[tuple[FreeBlock, int, int]]:
    """The same hours of each of the first days: meetings every morning for the first three days."""
    first, end = min(one for one, _ in spans), max(one for _, one in spans)
    for day in range(1, (count_of(said["count"]) or 0) + 1):
        yield FreeBlock(day=day, since=hours[0], until=hours[1]), clause.start + first, clause.start + end


def _hours_follow(what: re.Match[str], after: Clause | None) -> bool:
    return (
        after is not None
        and _SLEEPS.search(what[0]) is not None
        and _HOURS.fullmatch(after.lower) is not None
    )


def _with_hours_after(
    clause: Clause, what: re.Match[str], after: Clause | None
) -> tuple[FreeBlock, int, int]:
    """A nap of every day whose hours are the next clause: naps after lunch, 1 to 3."""
    time = _time(after.lower) if after else None
    since, until = time[:2] if time else _PARTS["noon"]
    end = after.start + len(after.text.rstrip()) if after else clause.span[1]
    return FreeBlock(day=EVERY_DAY, since=since, until=until), clause.start + what.start(), end


def _block(
    scene: Scene,
    clause: Clause,
    what: re.Match[str],
    day_said: re.Match[str] | None,
    within: tuple[int, int],
    *,
    engaged: bool,
) -> tuple[FreeBlock, int, int] | None:
    """The block that a part of a clause says, with where it stands."""
    time = _time(clause.lower[slice(*within)])
    exact = time is not None and time[3]
    day = _day(scene, day_said) if day_said else _usual(clause.lower, engaged=engaged, exact=exact)
    if time is None or day is None:
        return None
    since, until, (begins, ends), _ = time
    spans = [(within[0] + begins, within[0] + ends), *([day_said.span()] if day_said else [])]
    spans += [what.span()] if within[0] <= what.start() < within[1] else []
    first, end = (clause.start + at for at in (min(one for one, _ in spans), max(one for _, one in spans)))
    if not engaged and any(scene.places(first, end)):
        return None
    return FreeBlock(day=day, since=since, until=until), first, end


def _day(scene: Scene, said: re.Match[str]) -> int | None:
    if said["last"]:
        return LAST_DAY
    if said["nth"]:
        return _NTH.index(said["nth"]) + 1
    if said["number"]:
        return count_of(said["number"])
    if said["weekday"]:
        return weekday_number(weekday_en(said["weekday"]), scene.first_day, scene.last_day)
    return EVERY_DAY


def _usual(words: str, *, engaged: bool, exact: bool) -> int | None:
    """Every day for a nap at its hours and for middays; what is kept free on no day is nobody's."""
    return (
        EVERY_DAY
        if not engaged and (exact and re.search(r"\bnaps?\b|lie-down|siesta|sleep", words))
        else None
    )


def _time(words: str) -> tuple[int, int, tuple[int, int], bool] | None:
    """The minutes from and until, where they are said, and whether by hours."""
    between = _RANGE.search(words)
    if between:
        since, until = _minute(between, "1"), _minute(between, "2")
        if since is not None and until is not None:
            late = between["half2"] or ""
            if (
                not between["half1"]
                and since < 12 * 60
                and ((late.startswith("p") and since < until - _NOON) or (not late and since < 7 * 60))
            ):
                since += _NOON
            if until <= since and until < _NOON:
                until += _NOON
            if since < until <= 24 * 60:
                return since, until, between.span(), True
    freed = _FREED.search(words)
    if freed and (minute := _minute(freed, "1")) is not None:
        minute += _NOON if not freed["half1"] and minute < 7 * 60 else 0
        return 9 * 60, minute, freed.span(), True
    for pattern, starts in ((_AFTER, True), (_UNTIL, False)):
        bound = pattern.search(words)
        minute = _minute(bound, "1") if bound else None
        if bound and minute is not None:
            minute += _NOON if not bound["half1"] and minute < 7 * 60 else 0
            return (minute, _END, bound.span(), True) if starts else (9 * 60, minute, bound.span(), True)
    part = _PART.search(words)
    if part:
        return *_PARTS[part["part"]], part.span(), False
    whole = _ALL_DAY.search(words)
    return (*_PARTS["day"], whole.span(), False) if whole else None


def _minute(match: re.Match[str], which: str) -> int | None:
    """The minute of the day that the groups of that name say."""
    if match["noon" + which]:
        return _NOON
    hour = int(match["h" + which]) if match["h" + which] else count_of(match["w" + which])
    half = match["half" + which] or ""
    if hour is None or hour > 24:
        return None
    late = half.startswith("p") and hour < 12
    return (hour + 12 * late) * 60 + int(match["m" + which] or 0)
