"""The time of each day in which a request wishes nothing to be planned."""

from core.knowledge.hours.engagements import KeptBlock, blocks_of
from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.model.query import Query, Thing
from core.model.spells import LAST_DAY


def kept(block: FreeBlock, days: int = 3) -> list[KeptBlock]:
    things = (Thing(block.said, "time", "must"),)
    return list(blocks_of(Query(uid="q", days=days, things=things)))


def test_a_meeting_keeps_all_of_its_hours() -> None:
    (block,) = kept(FreeBlock(day=2, since=840, until=1050, engaged=True))
    assert (block.on_day, block.since, block.until, block.least) == (2, 840, 1050, 210)
    assert (block.engaged, block.each, block.rest, block.no_sights) == (True, False, False, (840, 1050))


def test_who_is_free_at_noon_eats_first_and_who_is_engaged_does_not() -> None:
    free, engaged = (FreeBlock(day=1, since=720, until=960, engaged=engaged) for engaged in (False, True))
    assert [(one.since, one.until) for one in kept(free)] == [(780, 960)]
    assert [(one.since, one.until) for one in kept(engaged)] == [(720, 960)]
    assert kept(free)[0].no_sights == (720, 960)


def test_what_is_free_until_the_night_is_the_rest_of_the_day() -> None:
    (block,) = kept(FreeBlock(day=1, since=960, until=1440))
    assert (block.rest, block.since, block.until, block.least) == (True, 960, 1320, 90)


def test_some_minutes_of_every_day_may_lie_among_sights() -> None:
    blocks = kept(FreeBlock(day=EVERY_DAY, since=690, until=900, least=120))
    assert [one.on_day for one in blocks] == [1, 2, 3]
    assert {(one.since, one.until, one.least, one.each, one.no_sights) for one in blocks} == {
        (690, 900, 120, True, None)
    }


def test_any_one_day_is_one_of_the_whole_days_and_the_only_day_itself() -> None:
    block = FreeBlock(day=ANY_DAY, since=540, until=1260)
    assert [one.on_day for one in kept(block)] == [0]
    assert [one.on_day for one in kept(block, days=1)] == [1]


def test_one_evening_of_all_is_free_after_its_dinner() -> None:
    (block,) = kept(FreeBlock(day=ANY_DAY, since=1080, until=1320))
    assert (block.since, block.until, block.is_exact, block.rest) == (1140, 1320, True, False)


def test_a_day_that_the_trip_has_not_keeps_nothing() -> None:
    assert kept(FreeBlock(day=4, since=540, until=720)) == []
    assert [one.on_day for one in kept(FreeBlock(day=LAST_DAY, since=540, until=720))] == [3]


def test_the_words_of_a_request_keep_nothing_by_themselves() -> None:
    assert blocks_of(Query(uid="q", days=3, text="第二天下午2点到6点要开会")) == ()


def test_several_days_kept_free_lie_apart_between_the_first_and_the_last() -> None:
    free = FreeBlock(day=ANY_DAY, since=540, until=1260, days=2)
    assert [one.on_day for one in kept(free, days=7)] == [3, 5]
    assert [one.on_day for one in kept(free, days=4)] == [2, 3]


def test_no_sight_is_seen_on_a_day_of_ones_own_however_early_or_late() -> None:
    free, engaged = (FreeBlock(day=2, since=540, until=1260, engaged=engaged) for engaged in (False, True))
    assert kept(free)[0].no_sights == (0, 1440)
    assert kept(engaged)[0].no_sights == (0, 1260)
