"""The time of each day of a trip in which a request wishes nothing to be planned: meetings, free middays. Minutes of the day."""

from dataclasses import dataclass

from core.model.clock import DAY_MINUTES
from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock, free_block
from core.model.query import Query
from core.model.spells import LAST_DAY
from core.text import Text

# What is free from an hour until the night has an hour and a half of its own at least.
_REST_OF_THE_DAY, _NIGHT, _BEDTIME = 90, 21 * 60 + 30, 22 * 60
# Who is free at noon or in the evening has a meal then, which begins at these hours and takes so long; nobody plans it on a day
# of one's own.
_MEALS, _MEAL, _OWN_DAY = (12 * 60, 18 * 60), 60, 6 * 60
REST_OF_A_MEETING = 60
"""Minutes that are left at least of a meeting to which one comes late, or from which one leaves early."""
# From so many minutes on all of a day is kept free.
_WHOLE_DAY = 11 * 60
# After a day of meetings one has dinner.
_DINNER = 18 * 60
# A meeting that begins by then takes the morning.
_MORNING = 10 * 60
_ENGAGED, _FREE = (
    Text("有事，不安排", "engaged, nothing planned"),
    Text("自由时间，不安排", "free, nothing planned"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptBlock:
    """Time that stays free for a `wish`: `least` minutes between two of the day, `on_day` of the trip (0: one of the whole days).

    It may be the `rest` of the day, in which one has dinner.
    """

    wish: FreeBlock
    on_day: int
    since: int
    until: int
    least: int
    rest: bool = False

    @property
    def name(self) -> Text:
        """What a trip calls it."""
        return _ENGAGED if self.engaged else _FREE

    @property
    def engaged(self) -> bool:
        """Whether one is in the city for it, and on the way to it and back."""
        return self.wish.engaged

    @property
    def each(self) -> bool:
        """Whether it is one of each day, kept on those that one spends in the city."""
        return self.wish.day == EVERY_DAY

    @property
    def is_exact(self) -> bool:
        """Whether all of it stays free."""
        return self.least == self.until - self.since

    @property
    def no_sights(self) -> tuple[int, int] | None:
        """The minutes between which one eats at most, which may be more; None where some time between them will do.

        Nobody sees a sight before a meeting of the morning, nor on a day of one's own, early or late.
        """
        if self.wish.least is not None:
            return None
        own_day = self.wish.until - self.wish.since >= _WHOLE_DAY
        since = 0 if own_day or (self.engaged and self.wish.since <= _MORNING) else self.wish.since
        until = DAY_MINUTES if own_day and not self.engaged else self.wish.until
        return since, until


def blocks_of(query: Query) -> tuple[KeptBlock, ...]:
    """All blocks of a request, of each wish on each of its days, none twice."""
    days = query.days or 1
    wishes = dict.fromkeys(free_block(one.name.zh) for one in query.things if one.wanted)
    blocks = (_block(wish, day) for wish in wishes if wish is not None for day in _days(wish, days))
    return tuple(one for one in blocks if one.since < one.until)


def _days(wish: FreeBlock, days: int) -> tuple[int, ...]:
    if wish.day == EVERY_DAY:
        return tuple(range(1, days + 1))
    if wish.day == ANY_DAY:
        return (1,) if days == 1 else (0,) if wish.days == 1 else _apart(wish.days, days)
    day = days if wish.day == LAST_DAY else wish.day
    return (day,) if day <= days else ()


def _apart(free: int, days: int) -> tuple[int, ...]:
    """So many of the days between the first and the last one, as far from each other as may be."""
    inner = days - 2
    free = min(free, inner)
    return tuple(2 + (2 * number + 1) * inner // (2 * free) for number in range(free))


def _block(wish: FreeBlock, day: int) -> KeptBlock:
    since, until = wish.since, min(wish.until, _BEDTIME)
    if wish.engaged and until - since >= _WHOLE_DAY:
        until = _DINNER
    if wish.least is not None:
        return KeptBlock(
            wish=wish, on_day=day, since=since, until=until, least=min(wish.least, until - since)
        )
    # one evening of all is free after its dinner, until the night
    rest = day > 0 and until >= _NIGHT and until - since < _OWN_DAY + _REST_OF_THE_DAY
    fed = any(since <= meal and meal + _MEAL < until for meal in _MEALS)
    if fed and not wish.engaged and not rest and until - since < _OWN_DAY:
        since += _MEAL
    least = min(_REST_OF_THE_DAY, until - since) if rest else until - since
    return KeptBlock(wish=wish, on_day=day, since=since, until=until, least=least, rest=rest)
