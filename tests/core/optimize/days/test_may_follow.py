"""What is told to have no room in the place of a stop has none: the days that are not looked at are none that could be."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.schedule import latest_starts, may_follow, schedule
from core.optimize.instance.stops import DayStop
from tests.core.optimize.days.test_schedule import DAY, TRAVEL, bounds, sight, stops


def _kept(bounds: DayBounds, order: list[DayStop]) -> tuple[DayStop, ...]:
    """Those of some stops that have room one after the other."""
    kept: tuple[DayStop, ...] = ()
    for stop in order:
        if schedule(bounds, (*kept, stop), TRAVEL) is not None:
            kept = (*kept, stop)
    return kept


@settings(max_examples=600)
@given(bounds(), st.lists(stops(), max_size=8), stops(), st.integers(0, 7))
def test_what_has_no_room_by_its_ways_has_none_on_the_day(
    bounds: DayBounds, order: list[DayStop], other: DayStop, at: int
) -> None:
    kept = _kept(bounds, [sight(bounds.start, opens=0, closes=1500, least=5), *order])
    timeline = schedule(bounds, kept, TRAVEL)
    assume(kept and timeline is not None)
    assert timeline is not None
    place = at % len(kept)
    if not may_follow(bounds, timeline, place, other, latest_starts(bounds, timeline), TRAVEL):
        assert schedule(bounds, (*kept[:place], other, *kept[place + 1 :]), TRAVEL) is None


def test_a_sight_next_door_has_room_and_one_across_the_town_has_none_before_the_train() -> None:
    day = DayBounds(start="p0", begins=540, from_station=False, end="p0", due=660, to_station=True)
    timeline = schedule(day, (sight("p0", least=60, most=60),), TRAVEL)
    assert timeline is not None
    latest = latest_starts(day, timeline)
    next_door, across_the_town = sight("p1", least=60, most=60), sight("p8", least=115, most=115)
    assert may_follow(day, timeline, 0, next_door, latest, TRAVEL)
    assert not may_follow(day, timeline, 0, across_the_town, latest, TRAVEL)


def test_a_sight_that_closes_too_early_has_no_room() -> None:
    timeline = schedule(DAY, (sight("p1"),), TRAVEL)
    assert timeline is not None
    latest = latest_starts(DAY, timeline)
    assert not may_follow(DAY, timeline, 0, sight("p2", opens=300, closes=480), latest, TRAVEL)
