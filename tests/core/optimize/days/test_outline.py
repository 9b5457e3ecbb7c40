"""When days begin: no earlier than one has to, later for who would not rise early."""

from dataclasses import replace

from core.model.query import Thing
from core.optimize.days.day_hours import HOME_BY, WAKES
from core.optimize.days.outline import empty_days
from core.optimize.days.patience import Patience
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.services import Journey
from core.text import Text


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


def test_who_is_in_no_hurry_is_earlier_at_the_station(instance_of, outline_of) -> None:
    instance = instance_of()
    calm = outline_of(instance)
    dues = []
    for outline in (calm, replace(calm, hurried=True)):
        trip = empty_days(instance, outline, Patience(lambda: False))
        assert trip is not None
        dues.append(trip.bounds[max(trip.bounds)].due)
    assert dues[0] < dues[1]


def test_what_is_asked_for_is_put_off_least_to_the_first_whole_day(instance_of, empty_trip_of) -> None:
    late = [bounds.late_wish for _, bounds in sorted(empty_trip_of(instance_of(days=4)).bounds.items())]
    assert late[0] == late[1] < late[2] < late[3]


def test_a_trip_without_a_whole_day_has_none_that_is_late(instance_of, empty_trip_of) -> None:
    assert [bounds.late_wish for bounds in empty_trip_of(instance_of(days=2)).bounds.values()] == [0.0, 0.0]


def test_who_would_not_rise_early_begins_later(instance_of, outline_of) -> None:
    instance = instance_of(days=3)
    likes = replace(instance.problem.likes, sleeps_in=True)
    late = replace(instance, problem=replace(instance.problem, likes=likes))
    assert _begins(instance, outline_of(instance), 2) < _begins(late, outline_of(late), 2)


def test_who_sleeps_until_they_wake_is_up_for_an_early_lunch(instance_of, outline_of) -> None:
    instance = instance_of(days=3)
    begins = []
    for lies_in in (False, True):
        likes = replace(instance.problem.likes, sleeps_in=True, lies_in=lies_in)
        owls = replace(instance, problem=replace(instance.problem, likes=likes))
        begins.append(_begins(owls, outline_of(owls), 2))
    assert begins[0] < begins[1] <= 10 * 60


def test_the_evenings_of_who_came_for_the_lights_are_longer(instance_of, outline_of) -> None:
    instance = instance_of(days=3)
    evenings = []
    for for_lights in (False, True):
        likes = replace(instance.problem.likes, for_lights=for_lights)
        there = replace(instance, problem=replace(instance.problem, likes=likes))
        trip = empty_days(there, outline_of(there), Patience(lambda: False))
        assert trip is not None
        evenings.append(trip.bounds[2].evening)
    assert evenings[0] < evenings[1]


def test_hours_that_are_wished_for_every_day_bound_it_unless_it_is_hurried(instance_of, outline_of) -> None:
    instance = instance_of(days=3)
    likes = replace(instance.problem.likes, out_from=11 * 60, back_by=20 * 60)
    wished = replace(instance, problem=replace(instance.problem, likes=likes))
    found = []
    for outline in (outline_of(wished), replace(outline_of(wished), hurried=True)):
        trip = empty_days(wished, outline, Patience(lambda: False))
        assert trip is not None
        found.append((trip.bounds[2].begins, trip.bounds[2].due))
    assert found == [(11 * 60, 20 * 60), (WAKES, HOME_BY)]


def test_who_likes_to_sleep_in_begins_later_as_who_dislikes_to_rise_early(toy) -> None:
    late = (
        Thing(Text("睡懒觉", "sleeping in"), "time", "like"),
        Thing(Text("早起", "early starts"), "time", "never"),
    )
    problems = [read_problem(replace(toy.trip(3), things=(one,)), toy.usual()) for one in late]
    assert all(isinstance(problem, Problem) and problem.likes.sleeps_in for problem in problems)
