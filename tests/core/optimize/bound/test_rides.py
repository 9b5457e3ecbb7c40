"""What rides weigh and take at least: no less than any ride of a plan."""

from itertools import permutations

import numpy as np

from core.model.query import Query
from core.optimize.bound.rides import Spots, rides_between
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import PROFILES
from core.optimize.search.work import Work
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.sandbox.sandbox import Sandbox


def _instance(query: Query, sandbox: Sandbox) -> Instance:
    problem, constraints = read_problem(query, sandbox), constraints_of(query)
    assert isinstance(problem, Problem)
    work = Work(problem, sandbox, constraints, PROFILES["default"], Patience(lambda: False))
    return work.instance(without_choices(constraints.values()))


def test_no_ride_weighs_less_or_is_quicker_than_the_least_of_its_mode(demo: Sandbox) -> None:
    trip = Query("q", start_city="南京", target_city="北京", days=2, people_number=3)
    instance = _instance(trip, demo)
    names = [stop.place for stop in instance.free_handed.stops] + [
        row.name for row in instance.tables(instance.style).rows
    ]
    spots = Spots.of(instance.problem.city.network, names)
    rides = rides_between(instance.ways, instance.style, spots, spots)
    yuan = instance.style.yuan("innercity") / instance.ways.tickets
    for (i, here), (j, there) in permutations(enumerate(names), 2):
        for ride in instance.ways.between(here, there):
            mode = sorted(instance.ways.permit.modes).index(ride.mode)
            weighs = 1.6 * (ride.felt * instance.style.weights.way + ride.cost * yuan)
            assert rides.weight[mode, i, j] <= weighs + 1e-9
            assert rides.minutes[mode, i, j] <= ride.minutes
            assert rides.door_to_door[mode, i, j] <= ride.door_to_door


def test_a_group_of_places_is_as_near_as_the_nearest_of_them(demo: Sandbox) -> None:
    instance = _instance(Query("q", start_city="南京", target_city="北京", days=2, people_number=1), demo)
    names = [stop.place for stop in instance.free_handed.stops]
    network, ways, style = instance.problem.city.network, instance.ways, instance.style
    rides = rides_between(ways, style, Spots.of(network, names[:5]), Spots.of(network, names[5:9]))
    grouped = rides.grouped(np.array([0, 1, 3]))
    assert np.array_equal(grouped.weight[:, 1], rides.weight[:, 1:3].min(axis=1))
    assert np.array_equal(grouped.minutes[:, 2], rides.minutes[:, 3:5].min(axis=1))
