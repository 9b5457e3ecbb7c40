"""Days, or parts of days, that are joined and share what is said of them: 第二天和第三天白天开会, 第一天下午和第二天上午要开会."""

import re
from collections.abc import Iterator
from dataclasses import replace

from core.model.daily import FreeBlock
from core.understand.dates.days_of_trip import DAY_ZH, day_number
from core.understand.dates.parts_of_day import HOURS
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene
from core.understand.zh.free_time_words import DAY, OFFICE_HOURS, PART_OF_DAY, part_of

_LISTS_DAYS = "(?:和|与|跟|及|以及|还有|、)"
_UNNAMED_DAY = re.sub("[?]P<[a-z_0-9]+>", "?:", DAY_ZH)
_PART_OF_DAY = re.sub("[?]P<[a-z_0-9]+>", "?:", PART_OF_DAY.pattern)
_DAYS = compiled(rf"(?:{_UNNAMED_DAY})(?:{_LISTS_DAYS}(?:{_UNNAMED_DAY}))+")
_PARTS_OF_DAYS = compiled(
    rf"(?:{_UNNAMED_DAY})的?{_PART_OF_DAY}(?:{_LISTS_DAYS}(?:{_UNNAMED_DAY})的?{_PART_OF_DAY})+"
)
# letters before a stretch of text in which the first of the days may stand
_BEFORE = 8


def joined(scene: Scene, block: FreeBlock, span: Span) -> Iterator[FreeBlock]:
    """The block on each of the days that are joined, at the part of each where it is said; as it is where none are."""
    start, end = max(0, span[0] - _BEFORE), span[1]
    parts = _PARTS_OF_DAYS.search(scene.folded, start, end)
    days = parts or _DAYS.search(scene.folded, *span) or _DAYS.search(scene.folded, start, end)
    found = list(_numbered(scene, days)) if days else []
    if block.day not in [number for number, _ in found]:
        yield block
        return
    for number, at in found:
        part = PART_OF_DAY.search(scene.folded, at) if parts and number != block.day else None
        since, until = HOURS[part_of(part[0])] if part else (block.since, block.until)
        if (since, until) == HOURS["own day"] and block.engaged and OFFICE_HOURS.search(scene.folded, *span):
            until = HOURS["daytime"][1]
        yield replace(block, day=number, since=since, until=until)


def _numbered(scene: Scene, days: re.Match[str]) -> Iterator[tuple[int, int]]:
    """The days of the trip that a match joins, each with where its words end."""
    for day in DAY.finditer(scene.folded, *days.span()):
        number = day_number(day, scene.first_day, scene.last_day)
        if number is not None:
            yield number, day.end()
