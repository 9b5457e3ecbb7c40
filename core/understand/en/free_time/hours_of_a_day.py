"""When one day of the trip begins or ends, in English: not out before half past nine on day two, back by eight on the last day."""

import re
from collections.abc import Iterator

from core.model.daily import EVERY_DAY, FreeBlock, day_hour, free_block
from core.understand.en.free_time.free_hours import day_named
from core.understand.en.free_time.free_time_words import DAY, DAY_ALONE
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span
from core.understand.wishes.hours.windows import windows_of
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_DAWN, _MIDNIGHT = 6 * 60, 24 * 60
_ON = re.compile(r"\bon\s+$")


def hours_of_a_day(scene: Scene) -> Iterator[Liking]:
    """The time before a named day begins, or after it ends, which is kept free."""
    if not DAY.may_stand(scene.lower):
        return
    for hour in windows_of(scene):
        if not scene.folded[slice(*hour.span)].isascii():
            continue
        if free_block(hour.thing.zh) is not None:
            yield hour
            continue
        bound, named = day_hour(hour.thing.zh), _day_of(scene, hour.span)
        if bound is None or named is None or bound.later is not bound.out:
            continue
        day, (start, end) = named
        since, until = (_DAWN, bound.minute) if bound.out else (bound.minute, _MIDNIGHT)
        span = min(start, hour.span[0]), max(end, hour.span[1])
        said = FreeBlock(day=day, since=since, until=until).said
        yield Liking(about="time", thing=said, strength="must", span=span, held=False)


def _day_of(scene: Scene, hour: Span) -> tuple[int, Span] | None:
    """The one day that the clause of an hour names, or the clause before it, which says nothing else, and where it does."""
    before = None
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if clause.start <= hour[0] < clause.span[1]:
            named = list(DAY.finditer(clause.lower))
            alone = DAY_ALONE.fullmatch(before.lower) if before and not named else None
            day, start = (
                (alone, before.start) if alone and before else (next(iter(named), None), clause.start)
            )
            number = day_named(scene, day) if day and len(named) <= 1 else None
            if day is None or number is None or number == EVERY_DAY:
                return None
            on = _ON.search(clause.lower, 0, day.start()) if day is not alone else None
            return number, (start + (on or day).start(), start + day.end())
        before = clause
    return None
