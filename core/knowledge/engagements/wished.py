"""The time in which a request wishes nothing to be planned: as a thing says it, and as its words do besides. Minutes of the day."""

from core.knowledge.engagements.blocks import BEDTIME, FREE, REST_OF_THE_DAY, KeptBlock, blocks_in
from core.model.daily import EVERY_DAY, FreeBlock, free_block
from core.model.query import Query
from core.model.spells import LAST_DAY

# Who is free at noon or in the evening has a meal then, which begins at these hours and takes so long; nobody plans it on a day
# of one's own.
_MEALS, _MEAL, _OWN_DAY = (12 * 60, 18 * 60), 60, 6 * 60
# A block until then is the rest of the day.
_NIGHT = 21 * 60 + 30


def blocks_of(query: Query) -> tuple[KeptBlock, ...]:
    """All blocks of a request, the things first: what its words say of the same time only tells of a meeting."""
    days = query.days or 1
    said = blocks_in(query.text, days)
    wishes = filter(None, (free_block(one.name.zh) for one in query.things if one.wanted))
    typed = [
        _block(wish, day, engaged=any(_is_of(one, wish, day) and one.engaged for one in said))
        for wish in wishes
        for day in _days(wish, days)
    ]
    rest = (one for one in said if not any(_meet(one, other) for other in typed))
    return (*(one for one in typed if one.since < one.until), *rest)


def _days(wish: FreeBlock, days: int) -> range:
    if wish.day == EVERY_DAY:
        return range(1, days + 1)
    day = days if wish.day == LAST_DAY else wish.day
    return range(day, min(day, days) + 1)


def _block(wish: FreeBlock, day: int, *, engaged: bool) -> KeptBlock:
    since, until = wish.since, min(wish.until, BEDTIME)
    rest = until >= _NIGHT and until - since < _OWN_DAY + REST_OF_THE_DAY
    fed = any(since <= meal and meal + _MEAL < until for meal in _MEALS)
    since += _MEAL * (fed and not engaged and not rest and until - since < _OWN_DAY)
    return KeptBlock(
        name=FREE,
        on_day=day,
        since=since,
        until=until,
        least=min(REST_OF_THE_DAY, until - since) if rest else until - since,
        engaged=engaged,
        rest=rest,
        each=wish.day == EVERY_DAY,
        no_sights=(wish.since, wish.until),
        is_thing=True,
    )


def _is_of(block: KeptBlock, wish: FreeBlock, day: int) -> bool:
    return block.on_day in (0, day) and block.since < wish.until and wish.since < block.until


def _meet(one: KeptBlock, other: KeptBlock) -> bool:
    same_day = one.on_day == other.on_day or 0 in (one.on_day, other.on_day)
    return same_day and one.since < other.until and other.since < one.until
