"""Changes of how full the days are, and of when they begin and end."""

import re

from core.text import Text
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import Change
from core.understand.follow_ups.effects import OpenTrip, with_hours, with_pace
from core.understand.follow_ups.step import Step, day_of
from core.understand.wishes.wish import Scene


def pace(scene: Scene, trip: OpenTrip) -> Step | None:
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
        change = Change("pace", text, value, day=number)
        span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
        return Step(change, with_pace(trip, calmer=calmer, day=number), span)
    return None


def hours(scene: Scene, trip: OpenTrip) -> Step | None:
    """A day that begins later, or ends earlier."""
    day, match = words.DAY.search(scene.folded), words.TIME.search(scene.folded)
    if match is None:
        return None
    number = day_of(day, trip) if day else 1
    later = (
        re.search(
            r"晚(?!上)|睡|懒|自然醒|别太早|早起|推迟|sleep in|lie|late|not (?:so|too) early|start (?:at|after)",
            scene.lower,
        )
        is not None
    )
    zh, en = ("晚些开始", "a later start") if later else ("早些结束", "an earlier end")
    change = Change(
        "time", Text(f"第 {number} 天{zh}", f"Day {number}: {en}"), match[0], day=number if day else None
    )
    span = (min(match.start(), day.start()), max(match.end(), day.end())) if day else match.span()
    return Step(change, with_hours(trip, later=later, day=number) or trip, span)
