"""Sights that a trip is begun with are on their days, in their order, and the rest is filled around them."""

from core.model.query import Query
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import DEFAULT
from core.optimize.search.construct import Built, construct
from core.optimize.search.improve import Improver
from core.optimize.wishes.demands import demands_of
from core.sandbox.sandbox import Sandbox


def test_the_best_sights_are_seen_on_the_days_that_are_said(demo: Sandbox) -> None:
    problem = read_problem(Query("q", start_city="南京", target_city="北京", days=3, people_number=2), demo)
    assert isinstance(problem, Problem)
    instance = Instance.of(problem, demands_of((), problem.city, problem.people), DEFAULT)
    patience = Patience(lambda: False)
    first = next(Improver(instance, patience).plans())
    seen = {
        day: [stop.place for stop in now.stops if stop.is_sight] for day, now in first.decisions.days.items()
    }
    best = next(stop.place for stop in instance.free_handed.stops if stop.place in seen[2])
    later = construct(instance, first.outline, patience, {3: (best, best, "nowhere")})
    assert isinstance(later, Built)
    names = [stop.place for stop in later.decisions.days[3].stops]
    assert names.count(best) == 1
    assert all(stop.place != best for stop in later.decisions.days[2].stops)
