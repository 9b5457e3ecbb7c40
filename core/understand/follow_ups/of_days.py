"""Changes of how full the days are, and of when they begin and end."""

import re

from core.model.query import Thing
from core.text import Text
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip, with_hours, with_pace, with_thing
from core.understand.follow_ups.step import FollowUpStep, day_of
from core.understand.wishes.wish import Scene

_PARTS = {
    "morning": ("上午", "morning", "12:00", None),
    "afternoon": ("下午", "afternoon", None, "13:00"),
    "evening": ("晚上", "evening", None, "17:30"),
}
"""The parts of a day, each with what bounds its sights when it is kept free: when they begin, or when they end."""
# a late morning and an early evening, if no hour is said
_LATE_START, _EARLY_END = "10:00", "17:00"


def pace(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A calmer or fuller trip, or day of it."""
    day = words.DAY.search(scene.folded)
    number = day_of(day, trip) if day else None
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
        change = FollowUpChange("pace", text, value, day=number)
        span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
        return FollowUpStep(change, with_pace(trip, calmer=calmer, day=number), span)
    return None


def free(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A part of a day that is kept free of sights: 第三天上午别安排, leave the last afternoon empty."""
    day, part = words.DAY.search(scene.folded), words.PART.search(scene.folded)
    left = words.FREE.search(scene.folded)
    if day is None or part is None or left is None or part.lastgroup is None:
        return None
    number, (zh, en, starts_from, ends_by) = day_of(day, trip), _PARTS[part.lastgroup]
    said = Text(f"第 {number} 天{zh}不排景点", f"Day {number}: {en} free of sights")
    change = FollowUpChange("time", said, f"{zh} {en}", day=number)
    after = with_hours(trip, day=number, starts_from=starts_from, ends_by=ends_by)
    kept = with_thing(after or trip, Thing(said, "time", "must"))
    every = (day.span(), part.span(), left.span())
    return FollowUpStep(change, kept, (min(start for start, _ in every), max(end for _, end in every)))


def hours(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A day that begins later, or ends earlier."""
    day, match = words.DAY.search(scene.folded), words.TIME.search(scene.folded)
    if match is None:
        return None
    number = day_of(day, trip) if day else 1
    later = (
        re.search(
            r"晚(?!上)|睡|懒|自然醒|别太早|早起|推迟|sleep in|lie|late|not (?:so|too) early|start (?:at|after)|(?:start|begin|leave|out|off) before",
            scene.lower,
        )
        is not None
    )
    zh, en = ("晚些开始", "a later start") if later else ("早些结束", "an earlier end")
    change = FollowUpChange(
        "time", Text(f"第 {number} 天{zh}", f"Day {number}: {en}"), match[0], day=number if day else None
    )
    span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
    return FollowUpStep(change, _bounded(trip, number, later=later) or trip, span)


def _bounded(trip: OpenTrip, day: int, *, later: bool) -> OpenTrip | None:
    return with_hours(
        trip, day=day, starts_from=_LATE_START if later else None, ends_by=None if later else _EARLY_END
    )
