"""Changes of when the days begin and end: 第二天别那么早出门, start day 3 later, back by five on day 5."""

import re

from core.dsl.families.rides import RideTime
from core.model.clock import NOON_HOUR
from core.model.daily import DayHour
from core.model.plan import Train
from core.model.query import Thing
from core.text import Text
from core.understand.cities.named_cities import naming
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.en.free_time.free_time import free_times_en
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip, with_free, with_thing, with_wish
from core.understand.follow_ups.step import FollowUpStep, day_of
from core.understand.text.clauses.clauses import clauses
from core.understand.wishes.hours.windows import windows_of
from core.understand.wishes.wish import Scene

_OF_A_RIDE = re.compile(r"[去回返]程|去的?(?:高铁|火车|飞机|航班|车)|回来的?(?:高铁|火车|飞机|航班|车)")
_OF_ANOTHER = re.compile(
    r"高铁|火车|动车|飞机|航班|车次|车票|[早晚]班|起飞|落地|登机|回来那[趟班天]|[早午晚中]饭|[早午晚]餐|宵夜|午睡|午觉|吃|喝|"
    r"\b(?:trains?|flights?|fly|planes?|land(?:ing|s|ed)?|departs?|breakfast|brunch|lunch|dinner|supper|meals?|eat\w*|nap|naps|show|tickets?|(?:push|move|shift) the (?:rest|others))\b",
    re.IGNORECASE,
)
"""What else an hour may be of than of the day: a ride, a meal, a child's sleep."""
_GOES_HOME = re.compile(r"(?:早|晚)(?:一)?[点些]再?(?:走|撤|离开)|\bleave (?:later|earlier|a bit)\b")
_COMES_HOME = re.compile(r"[点半分前](?:就|要|得|能|必须)*(?:到|回到?)家")
_NAP = re.compile(r"午休|nap", re.IGNORECASE)
"""A rest, which ends no day."""
_LEAVES = re.compile(r"离开|\bleav(?:e|ing)\b")
"""What makes an hour beside a city one of the ride."""
_LATER = re.compile(
    r"晚(?!上)|(?<![早点])睡|懒|自然醒|(?:别|不|勿|莫|甭|没法|起不)[^,。]{0,5}早|早起?的?[^,。]{0,3}(?:不[要想行来去]|别|免|算了)|推迟|[点时](?:之|以)?前(?:都|就)?[别不没]|[点时](?:(?:之|以)?后)?[再才]|sleep in|\blie\b|\blate|(?:\b(?:not|never|no|hate|avoid|without)\b|n't\b)[^,.;!?]{0,28}\bearl(?:y|ier)\b|start (?:at|after)|\b(?:no|not|never|don't)\b[^,.;!?]{0,28}\b(?:before|until|till) \d|nothing (?:till|until|before)|(?:start|begin|leave|out|off)(?: (?:me|us|it|anything|the day))? before"
)
_BEGINS = re.compile(
    r"早起|起早|起[床得]|出门|出发|开始|动身|开玩|\b(?:start|begin|set off|get(?:ting)? up|early start)"
)
_ENDS = re.compile(
    r"[早晚]一?[点些]?(?:再|才|就)?(?:回|结束|收工|歇|休息|睡觉)|收工|回(?:酒店|住处|去)|\b(?:finish|end|back|return)\b"
)
_AN_HOUR_EN = re.compile(
    r"\b(?:before|after|by|at|until|till|from|past)\s+(?:about |around )?(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))?\s*(?P<half>am|pm|o'clock)?\b",
    re.IGNORECASE,
)
_AN_HOUR_ZH = re.compile(time_pattern("t"))
_AND = re.compile(r"\band\b")
_SAID_OF_HOURS = {
    (True, False): ("晚些开始", "a later start"),
    (False, False): ("早些开始", "an earlier start"),
    (True, True): ("晚些结束", "a later end"),
    (False, True): ("早些结束", "an earlier end"),
}
"""What is shown of the hours of a day, by whether they are later, and whether it is the end that is."""
_FIGURE = re.compile(r"\d")
_DAWN, _MIDNIGHT = 6 * 60, 24 * 60
# a late morning and an early evening, if no hour is said
_LATE_START, _EARLY_END = "10:00", "17:00"
# the same of all days: minutes at which one is out, and back
_LATE_OUT, _EARLY_BACK = 10 * 60, 20 * 60
_TO_THE_TRAIN = 2 * 60
"""Minutes from the end of the last day to a train home: a meal, and the way to the station."""
# hours at which a day may begin, and end
_MORNINGS, _EVENINGS = range(6, 14), range(13, 24)


def hours(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A day that begins or ends earlier or later."""
    match, day = words.TIME.search(scene.folded), words.DAY.search(scene.folded)
    if match is None or _is_read_elsewhere(scene, trip, match, day):
        return None
    said = _part(scene, match)
    if is_of_another(scene, said):
        return None
    own = words.DAY.search(scene.folded, *said)
    day = own or day
    first, last = said if own else (0, len(scene.lower))
    later = _LATER.search(scene.lower, first, last) is not None
    ends = _ENDS.search(scene.lower, first, last) is not None
    ends = ends or not (later or _BEGINS.search(scene.lower, first, last))
    if day is None and later != ends:
        return _every_day(scene, trip, match, ends=ends)
    number, (zh, en) = day_of(day, trip) if day else 1, _SAID_OF_HOURS[later, ends]
    span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
    if later == ends:
        # no bound of a visit holds it
        change = _change(number, zh, en, match[0], day is not None)
        return FollowUpStep(change, with_thing(trip, Thing(change.text, "time", "like")), span)
    hour, told = _hour(scene, span, ends=ends)
    span = (min(span[0], told[0]), max(span[1], told[1])) if told else span
    if hour is not None:
        zh, en = (
            (f"{hour} 前结束", f"ends by {hour}") if ends else (f"{hour} 后出门", f"nothing before {hour}")
        )
    change = _change(number, zh, en, hour or match[0], day is not None)
    bound = hour or (_EARLY_END if ends else _LATE_START)
    minute = int(bound[:2]) * 60 + int(bound[3:])
    since, until = (minute, _MIDNIGHT) if ends else (_DAWN, minute)
    after = with_free(trip, number, since, until)
    if ends and number == trip.query.days:
        after = _home_sooner(after, minute + _TO_THE_TRAIN)
    return FollowUpStep(change, after, span)


def _is_read_elsewhere(scene: Scene, trip: OpenTrip, match: re.Match[str], day: re.Match[str] | None) -> bool:
    """Whether a word for earlier or later is of something else than a day, which other rules read."""
    # days by which one leaves later are no hour
    if _NAP.fullmatch(match[0]) or words.SHIFTED.search(scene.folded):
        return True
    # they are read as wishes
    if any(free_times_en(scene)) or (day is None and any(windows_of(scene))):
        return True
    # by when one is home is of the ride back, which is read as a wish
    if _COMES_HOME.search(scene.folded):
        return True
    # 去程改早一点 is of the ride
    if day is None and (_OF_A_RIDE.search(scene.folded) or _OF_ANOTHER.search(scene.folded)):
        return True
    # who leaves later on the last day goes home later
    return _GOES_HOME.search(scene.lower) is not None and (
        day is None or day_of(day, trip) == trip.query.days
    )


def _home_sooner(trip: OpenTrip, minute: int) -> OpenTrip:
    """The trip whose last day ends early, with a train home by a minute of that day where the plan has a later one."""
    rides = [one for _, _, one in trip.plan.activities() if isinstance(one, Train)] if trip.plan else []
    if not rides or rides[-1].start_time.minutes <= minute:
        return trip
    time = f"{minute // 60:02d}:{minute % 60:02d}"
    return with_wish(trip, RideTime(way="back", moment="departs", bound="latest", time=time))


def _change(day: int, zh: str, en: str, value: str, named: bool) -> FollowUpChange:
    if not named:
        return FollowUpChange("time", Text(f"每天{zh}", f"Each day: {en}"), value)
    return FollowUpChange("time", Text(f"第 {day} 天{zh}", f"Day {day}: {en}"), value, day=day)


def _part(scene: Scene, match: re.Match[str]) -> tuple[int, int]:
    """The clause of some words, or the half of it that an `and` parts: start day 3 later and finish day 2 earlier."""
    every = clauses(scene.folded, 0, len(scene.folded))
    start, end = next(
        (one.span for one in every if one.span[0] <= match.start() < one.span[1]), (0, len(scene.folded))
    )
    for one in _AND.finditer(scene.lower, start, end):
        if one.end() <= match.start():
            start = one.end()
        else:
            return start, one.start()
    return start, end


def is_of_another(scene: Scene, said: tuple[int, int]) -> bool:
    """Whether the hour is of a ride, a meal, or a place that is named beside it, and not of the day."""
    leaves = _LEAVES.search(scene.lower, *said) is not None and any(
        naming(city).search(scene.folded, *said) for city in (scene.target_city, scene.start_city) if city
    )
    return (
        leaves
        or _OF_ANOTHER.search(scene.folded, *said) is not None
        or any(one.kind == "attraction" for one in scene.places(*said))
    )


def _hour(scene: Scene, said: tuple[int, int], *, ends: bool) -> tuple[str | None, tuple[int, int] | None]:
    """The hour of the beginning or the end that the text names, `HH:MM`, and where."""
    for match in (*_AN_HOUR_EN.finditer(scene.folded), *_AN_HOUR_ZH.finditer(scene.folded)):
        if match.re is _AN_HOUR_ZH:
            clock = clock_of(match, "t")
        else:
            hour = int(match["hour"])
            hour += NOON_HOUR * (hour < NOON_HOUR and (match["half"] or "").lower() == "pm")
            clock = f"{hour:02d}:{match['minute'] or '00'}"
        if clock is None:
            continue
        hour = int(clock[:2]) + NOON_HOUR * (ends and int(clock[:2]) < NOON_HOUR)
        if hour in (_EVENINGS if ends else _MORNINGS):
            return f"{hour:02d}{clock[2:]}", match.span()
    return None, None


def _every_day(scene: Scene, trip: OpenTrip, said: re.Match[str], *, ends: bool) -> FollowUpStep | None:
    """Days that all begin later, or end earlier, as none is named: we'd like to start later, no sights before 10 am.

    An hour of which nothing says what happens then is none of these.
    """
    clock, told = _hour(scene, said.span(), ends=ends)
    hours_said = clock is not None or _AN_HOUR_EN.search(scene.folded) or _FIGURE.search(said[0])
    if ends and hours_said and not _ENDS.search(scene.lower):
        return None
    minute = _EARLY_BACK if ends else _LATE_OUT
    minute = int(clock[:2]) * 60 + int(clock[3:]) if clock is not None else minute
    bound = DayHour(out=not ends, later=not ends, minute=minute)
    change = FollowUpChange("time", bound.said, "early end" if ends else "late start")
    start, end = told or said.span()
    span = min(start, said.start()), max(end, said.end())
    return FollowUpStep(change, with_thing(trip, Thing(bound.said, "time", "like")), span)
