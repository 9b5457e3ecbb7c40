"""When days begin: no earlier than one has to, later for who would not rise early."""

from dataclasses import replace

from core.optimize.days.outline import empty_days
from core.optimize.days.patience import Patience
from core.optimize.instance.services import Journey


def _begins(instance, outline, day: int) -> int:
    trip = empty_days(instance, outline, Patience(lambda: False))
    assert trip is not None
    return trip.bounds[day].begins


def test_nobody_leaves_the_hotel_for_the_train_home_long_before_it(instance_of, outline_of) -> None:
    instance = instance_of()
    problem = instance.problem
    early = replace(outline_of(instance), journey=Journey(problem.outbound[0], problem.inbound[0], 1))
    hurried = replace(early, hurried=True)
    assert _begins(instance, hurried, 2) < _begins(instance, early, 2) < 7 * 60 + 30


def test_who_would_not_rise_early_begins_later(instance_of, outline_of) -> None:
    instance = instance_of(days=3)
    likes = replace(instance.problem.likes, sleeps_in=True)
    late = replace(instance, problem=replace(instance.problem, likes=likes))
    assert _begins(instance, outline_of(instance), 2) < _begins(late, outline_of(late), 2)
