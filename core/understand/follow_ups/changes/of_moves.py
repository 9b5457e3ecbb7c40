"""Changes of the day of a sight: 颐和园挪到第三天, put the temple on day 3 instead."""

import re

from core.dsl.families.visits import TimeAt
from core.model.query import Thing
from core.model.spells import VisitSpell, around, visit_spell
from core.text import Text, joined
from core.understand import editing
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.en.visits import visit_wishes_en
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.changes.of_places import MOVED_TO, named_by_kind, sight_in, wished_sights
from core.understand.follow_ups.effects import OpenTrip, with_place_on_day, with_thing, with_wish
from core.understand.follow_ups.step import FollowUpStep, day_of
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span
from core.understand.wishes.hours.spells import spells_of
from core.understand.wishes.wish import Scene

_LED_TO = re.compile(r"(?:挪|移|调整?|换|改|放|弄|搞|搬|推迟?|延|安?排)(?:到|去|至|在)?\s*$")
"""What stands right before the day on which something shall be: 黄鹤楼挪到最后一天."""
_CORRECTED = re.compile(
    r"(?:挪|移|调整?|换|改|放|推迟?|排)(?:到|去|至|在)\s*(?:第?[一二三四五六\d]天?|周[一二三四五六日])[.…,、\s]*(?:嗯|呃|哦|啊|不对?|不是|还是|算了|等等)[.…,、\s]*$"
)
"""What leads to the day that one names after another: 挪到第三…嗯第二天."""
_LED_FROM = re.compile(
    r"(?:别|不要|不想|不|甭|莫)(?:再)?(?:给我们?)?(?:安?排|放|搁|挪|去|看|定|弄|搞)*(?:在|到|去)?\s*$"
)
"""What stands right before a day on which something shall not be: 熊猫别排在头一天，第三天看."""
_HOUR_SHOWN = re.compile(r"\d\d:\d\d")
_JUDGES = re.compile(
    r"\b(?:is|'s|looks?|seems?|feels?|gets?|are)\b(?: \w+){0,2}? ?$|\b(?:is|looks|seems|feels)\b[^,.;]{0,24}$"
)
"""What makes words for a day that is full tell what it is like, and ask for nothing."""
_TOO_MUCH = re.compile(r"太|累")
_TO_AN_HOUR = compiled(
    rf"(?:的?(?:安排|行程))?[,，\s]*(?:我们?|就|都|要|得|必须|想|给我|帮我)*(?:(?:改|换|挪|移|推迟|提前|调整?)(?:到|成|为|在)?)?\s*{time_pattern('t')}(?:左右|以后|之后|过后|再|才)*(?:去|看|到|逛|玩|出发)"
)
"""What leads, behind a day, to the hour of a visit."""
_AT_NIGHT = re.compile(r"晚上|夜[里景晚]|天黑")
"""What makes an hour of which the half of the day is not said one of the evening: 八点以后再去（晚上）."""
_SLEEPS_BY = re.compile(
    r"(?:住(?:在|到)?|酒店[^,。;]{0,6})$|\b(?:stay|sleep|hotel|night)(?: the night)? (?:right )?(?:next to|near|by|close to|beside|at|in|around) (?:the )?$"
)
_SLEPT_BY = re.compile(r"(?:旁边?|附近|边上|里面?)?的?(?:酒店|民宿|宾馆)|旁边住|附近住")
"""What stands before, or behind, a place near which one would sleep."""


def _is_why(scene: Scene, calmer: re.Match[str], led: re.Match[str]) -> bool:
    """Whether words for a day that is too much tell why something is moved to another: 颐和园放到第三天，头一天太累."""
    between = scene.folded[led.end() : calmer.start()]
    return calmer.end() <= led.start() or (_TOO_MUCH.match(calmer[0]) is not None and "," in between)


def _is_judged_apart(scene: Scene, calmer: re.Match[str]) -> bool:
    """Whether a clause of its own only tells what another day is like than the one that a sight is to be on: day 3 looks packed."""
    every = clauses(scene.folded, 0, len(scene.folded))
    judged = next((one.span for one in every if one.start <= calmer.start() < one.span[1]), None)
    others = [one.span for one in every if one.span != judged]
    return (
        judged is not None
        and _JUDGES.search(scene.lower, judged[0], calmer.end()) is not None
        and not scene.places(*judged)
        and any(scene.places(*one) and words.DAY.search(scene.folded, *one) for one in others)
    )


def move(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A sight on a day of the trip."""
    day, verb = _day_to(scene), words.MOVE.search(scene.folded)
    first = day is None and words.FIRST.search(scene.folded) is not None
    led = _led_day(scene)
    calmer = words.CALMER.search(scene.folded)
    why = calmer and ((led and _is_why(scene, calmer, led)) or _is_judged_apart(scene, calmer))
    if not (day or first) or (calmer and not why):
        # too much on a day is why something is moved to another one, and is else a wish of its own
        return None
    moved = list(MOVED_TO.finditer(scene.folded))
    place = sight_in(scene, moved[-1].span("what")) if moved else None
    place = place or _sight_led(scene, led) or named_by_kind(scene, trip, scene.lower)
    if place is None or (first and place not in wished_sights(trip)) or _is_slept_by(scene, place):
        return None
    if verb is None and not re.search(
        r"去|看|玩|逛|排|加|到(?:$|[,。;!])|→|-+>|=>|on day|to day|on the|to the|\bnot where|\bday \w+,? (?:pls|please|instead)\b",
        scene.lower,
    ):
        return None
    if day and _is_day_of_a_removal(scene, day, place):
        return None
    number = day_of(day, trip) if day else 1
    comes = words.COMES_IN.search(scene.folded) is not None and place not in wished_sights(trip)
    moved_to = said = Text(f"{place}放到第 {number} 天", f"{place} on day {number}")
    after, said, at = _with_its_time(scene, with_place_on_day(trip, place, number), place, said)
    by = _hour_by(scene, place)
    at = by.starts_by if by is not None else at
    if by is not None:
        after, said = with_wish(after, by), joined((said, editing.wish(by).gloss), Text("，", ", "))
    hour = _hour_led(scene, day, place) if day and by is None else None
    if hour is not None:
        # 第2天改晚上八点去: the hour is of the place that was named before, and says more than its part of the day
        after, said = with_place_on_day(trip, place, number), moved_to
        then = VisitSpell(place, around(hour)).said
        after, said = with_thing(after, Thing(then, "time", "like")), joined((said, then), Text("，", ", "))
    if at is not None and not comes:
        change = FollowUpChange("time", said, f"{at} {place}", day=number)
    elif hour is not None and (led is None or _is_on_day(trip, place, number)):
        clock = f"{hour // 60:02d}:{hour % 60:02d}"
        change = FollowUpChange("time", said, f"{clock} {place}", day=number)
    else:
        change = FollowUpChange("add" if comes else "move", said, place, day=number)
    return FollowUpStep(change, after, _said_of(scene, place, day))


def _with_its_time(scene: Scene, trip: OpenTrip, place: str, said: Text) -> tuple[OpenTrip, Text, str | None]:
    """The trip with the time at a place that is told as well, in words behind those `said`, and its hour in English."""
    at = None
    for one in spells_of(scene):
        told = visit_spell(one.thing.zh)
        if told is not None and told.place == place:
            # 故宫改到最后一天上午 is for the morning too
            trip = with_thing(trip, Thing(one.thing, one.about, one.strength))
            at = next(iter(_HOUR_SHOWN.findall(told.spell.said.en)), at) if scene.folded.isascii() else None
            said = joined((said, told.spell.said), Text("，", ", "))
    return trip, said, at


def _is_day_of_a_removal(scene: Scene, day: re.Match[str], place: str) -> bool:
    """Whether a day is that of what another clause takes out: 加上湖北省博物馆，去掉第二天下午那个."""
    here = next(
        one
        for one in clauses(scene.folded, 0, len(scene.folded))
        if one.start <= day.start() < one.span[1] + 1
    )
    named = any(place in one.names for one in scene.places(*here.span))
    return not named and words.REMOVE.match(here.text.lstrip()) is not None


def _is_slept_by(scene: Scene, place: str) -> bool:
    """Whether a place only says where one would sleep: stay next to Disneyland the first night."""
    return any(
        _SLEEPS_BY.search(scene.lower, 0, one.span[0]) or _SLEPT_BY.match(scene.lower, one.span[1])
        for one in scene.places(0, len(scene.folded))
        if place in one.names
    )


def _said_of(scene: Scene, place: str, day: re.Match[str] | None) -> Span:
    """The clauses from a place to its day, with one that only says more of it, and no other."""
    named = [one.span for one in scene.places(0, len(scene.folded)) if place in one.names]
    if not named or day is None:
        return 0, len(scene.folded)
    first = min(*(start for start, _ in named), day.start())
    last = max(*(end for _, end in named), day.end())
    every = [one.span for one in clauses(scene.folded, 0, len(scene.folded))]
    starts = [start for start, end in every if start <= first < end]
    ends = [end for start, end in every if start < last <= end]
    begins, stops = min(starts, default=0), max(ends, default=len(scene.folded))
    # what is said elsewhere of another sight and its day is a change of its own, and else a reason
    others = any(
        words.DAY.search(scene.folded, *one) and scene.places(*one)
        for one in every
        if one[1] <= begins or one[0] >= stops
    )
    return (begins, stops) if others or words.REMOVE.search(scene.folded, stops) else (0, len(scene.folded))


def _hour_by(scene: Scene, place: str) -> TimeAt | None:
    """The hour by which one would be at a place, in English."""
    told = (
        wish.meaning
        for one in clauses(scene.folded, 0, len(scene.folded))
        for wish in visit_wishes_en(scene, one)
    )
    return next((one for one in told if isinstance(one, TimeAt) and one.place == place), None)


def _hour_led(scene: Scene, day: re.Match[str], place: str) -> int | None:
    """The minute of the day to which a visit is put right behind the day of it, or behind the place named there."""
    named = [one.span for one in scene.places(day.end(), len(scene.folded)) if place in one.names]
    behind = named[0][1] if named and not scene.folded[day.end() : named[0][0]].strip() else day.end()
    led = _TO_AN_HOUR.match(scene.folded, behind)
    clock = clock_of(led, "t") if led else None
    if clock is None:
        return None
    late = clock < "12:00" and _AT_NIGHT.search(scene.folded) is not None
    return (int(clock[:2]) + 12 * late) * 60 + int(clock[3:])


def _is_on_day(trip: OpenTrip, place: str, day: int) -> bool:
    """Whether a place is wished for on a day already."""
    told = (visit_spell(one.name.zh) for one in trip.query.things)
    return any(one is not None and one.place == place and one.spell.on_day == day for one in told)


def _led_day(scene: Scene) -> re.Match[str] | None:
    """The last day to which a Chinese verb of moving leads."""
    led = [
        day
        for day in words.DAY.finditer(scene.folded)
        if (_LED_TO.search(scene.folded, 0, day.start()) or _CORRECTED.search(scene.folded, 0, day.start()))
        and not _LED_FROM.search(scene.folded, 0, day.start())
    ]
    return led[-1] if led else None


def _sight_led(scene: Scene, led: re.Match[str] | None) -> str | None:
    """The sight that is moved: of several that the text names, the one of the clause of its new day."""
    whole = (0, len(scene.folded))
    named = {one.names[0] for one in scene.places(*whole) if one.kind == "attraction"}
    if led is None or len(named) < 2:
        return sight_in(scene, whole)
    every = clauses(scene.folded, *whole)
    here = next((one.span for one in every if one.span[0] <= led.start() < one.span[1]), whole)
    return sight_in(scene, (here[0], led.start()))


def _day_to(scene: Scene) -> re.Match[str] | None:
    """The day that something is moved to: the one that the last verb of moving leads to, else the first that is named."""
    led_to = _led_day(scene)
    if led_to is not None:
        return led_to
    days = [
        day for day in words.DAY.finditer(scene.folded) if not _LED_FROM.search(scene.folded, 0, day.start())
    ]
    moved = list(MOVED_TO.finditer(scene.folded))
    led = (day for day in days if moved and day.end() > moved[-1].end())
    return next(led, days[0] if days else None)
