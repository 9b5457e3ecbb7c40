"""A day by the clock: walks see sights at their hours, and as many gain backwards as forwards."""

import numpy as np
import pytest

from core.optimize.bound.clock import LAST, TICKS, not_after, not_before
from core.optimize.bound.coarse import coarse_day, coarse_ends, coarse_starts
from core.optimize.bound.day_ends import due_at, free_from, starting_at, starting_backwards
from core.optimize.bound.visits import visits_of
from core.optimize.bound.walks import COURSES, DayWalks, Hours, WalkLegs, Walks
from core.optimize.instance.stops import Appeal, DayStop

LUNCH, DINNER = (11 * 60, 13 * 60 + 55), (17 * 60, 19 * 60 + 55)
MEAL, FED = 50, 100.0


def _sight(
    number: int, opens: int, closes: int, base: float = 100.0, appeal: Appeal | None = None
) -> DayStop:
    return DayStop("attraction", f"景点{number}", opens, closes, 60, 90, base=base, appeal=appeal)


def _legs(rows: int, sights: int, minutes: float, weight: float) -> WalkLegs:
    """Legs that are all alike; a meal takes 50 minutes and is worth 100."""
    straight, fed = np.full((rows, sights), weight), np.full((rows, sights), weight - FED)
    takes = np.full((rows, sights), minutes)
    return WalkLegs(
        np.stack([straight, fed, fed, fed - FED]), np.stack([takes, takes + MEAL, takes + MEAL, 0 * takes])
    )


def _day(*sights: DayStop) -> DayWalks:
    legs = _legs(len(sights), len(sights), 2.0, 5.0)
    legs.weight[:, range(len(sights)), range(len(sights))] = 1e7
    lunch_by, dinner_by = (int(not_after(latest)) for _, latest in (LUNCH, DINNER))
    fed_from, full_from = (int(not_before(earliest + MEAL)) for earliest, _ in (LUNCH, DINNER))
    hours = Hours((LAST, lunch_by, dinner_by, lunch_by), (0, fed_from, full_from, full_from))
    return DayWalks(WalkLegs(legs.weight, legs.takes.astype(np.int64)), visits_of(sights), hours)


def _gain(day: DayWalks, begins: int, due: int) -> float:
    """What the best walk gains between two minutes of the day."""
    sights = len(day.visits.lengths)
    legs = _legs(1, sights, 10.0, 20.0)
    starts, _ = starting_at(legs, np.array([begins]), np.zeros(1), day.hours)
    walks = Walks(day, starts[:, :, None], np.zeros((sights, 1)))
    return float(walks.best(0, due_at(legs, np.array([due]), day.hours))[0])


def _gain_backwards(day: DayWalks, begins: int, due: int) -> float:
    sights, back = len(day.visits.lengths), day.backwards
    legs = _legs(1, sights, 10.0, 20.0)
    starts, _ = starting_backwards(legs, np.array([due]), np.zeros(1), back.hours)
    walks = Walks(back, starts[:, :, None], np.zeros((sights, 1)))
    return float(walks.best(0, free_from(legs, np.array([begins]), back.hours))[0])


def test_a_sight_is_worth_what_it_is_less_the_ways_there_and_back() -> None:
    assert _gain(_day(_sight(1, 0, 1440)), 8 * 60, 10 * 60) == 100 - 2 * 20


def test_a_sight_that_is_shut_until_one_leaves_gains_nothing() -> None:
    assert _gain(_day(_sight(1, 18 * 60, 22 * 60)), 8 * 60, 16 * 60) == -np.inf


def test_who_has_no_time_for_two_sights_sees_the_better_one() -> None:
    assert _gain(_day(_sight(1, 0, 1440), _sight(2, 0, 1440, 130.0)), 8 * 60, 9 * 60 + 45) == 130 - 2 * 20


def test_two_sights_that_are_open_one_after_the_other_are_both_seen_in_that_order() -> None:
    day = _day(_sight(1, 9 * 60, 10 * 60), _sight(2, 8 * 60, 9 * 60 - 30 + 60))
    assert _gain(day, 7 * 60, 10 * 60 + 30) == 100 - 2 * 20
    day = _day(_sight(1, 10 * 60, 11 * 60), _sight(2, 8 * 60, 9 * 60))
    assert _gain(day, 7 * 60, 11 * 60 + 30) == 2 * 100 - 2 * 20 - 5


def test_a_sight_at_its_best_by_night_is_worth_less_by_day() -> None:
    by_night = Appeal(liked=100.0, natural=60, shares=(0.0, 0.0, 0.25, 0.6, 1.0))
    day = _day(_sight(1, 0, 1440, appeal=by_night))
    assert _gain(day, 12 * 60, 14 * 60) == pytest.approx(25 - 2 * 20)
    assert _gain(day, 12 * 60, 22 * 60) == pytest.approx(100 - 2 * 20 + 2 * FED)


def test_lunch_is_had_once_and_at_its_hour() -> None:
    day = _day(_sight(1, 0, 1440))
    assert _gain(day, 8 * 60, 11 * 60) == 100 - 2 * 20
    assert _gain(day, 8 * 60, 16 * 60) == 100 - 2 * 20 + FED
    assert _gain(day, 8 * 60, 23 * 60) == 100 - 2 * 20 + 2 * FED


@pytest.mark.parametrize(("begins", "due"), [(8 * 60, 10 * 60), (9 * 60, 15 * 60), (12 * 60, 22 * 60)])
def test_a_day_that_is_walked_backwards_gains_the_same(begins: int, due: int) -> None:
    by_night = Appeal(liked=80.0, natural=75, shares=(0.1, 0.2, 0.25, 0.6, 1.0))
    day = _day(
        _sight(1, 8 * 60, 12 * 60), _sight(2, 9 * 60, 23 * 60, 120.0, by_night), _sight(3, 10 * 60, 1320)
    )
    assert _gain_backwards(day, begins, due) == pytest.approx(_gain(day, begins, due))


def test_the_sights_of_a_walk_are_told_from_the_last_to_the_first() -> None:
    day = _day(_sight(1, 10 * 60, 11 * 60), _sight(2, 8 * 60, 9 * 60))
    legs = _legs(1, 2, 10.0, 20.0)
    starts, _ = starting_at(legs, np.array([7 * 60]), np.zeros(1), day.hours)
    walks = Walks(day, starts[:, :, None], np.zeros((2, 1)))
    seen, (tick, sight, eaten) = walks.sights(0, due_at(legs, np.array([12 * 60]), day.hours), 0)
    assert seen == [0, 1] and (sight, eaten) == (1, 0)
    assert tick == not_before(7 * 60 + 10)


def test_a_coarse_day_gains_about_as_much() -> None:
    day = _day(_sight(1, 8 * 60, 12 * 60), _sight(2, 9 * 60, 23 * 60, 120.0))
    legs = _legs(1, 2, 10.0, 20.0)
    starts, _ = starting_at(legs, np.array([8 * 60]), np.zeros(1), day.hours)
    walks = Walks(coarse_day(day), coarse_starts(starts)[:, :, None], np.zeros((2, 1)))
    ends = coarse_ends(due_at(legs, np.array([16 * 60]), day.hours))
    assert starts.shape == (TICKS, 2, COURSES)
    assert walks.best(0, ends)[0] == pytest.approx(_gain(day, 8 * 60, 16 * 60), rel=0.1)
