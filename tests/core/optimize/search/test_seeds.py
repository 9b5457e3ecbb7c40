"""Sights that a trip is begun with are laid on their days, each once."""

from core.model.query import Query
from core.optimize.days.outline import empty_days
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import DEFAULT
from core.optimize.search.improve import Improver
from core.optimize.search.seeds import with_seeds
from core.optimize.wishes.demands import demands_of
from core.sandbox.sandbox import Sandbox


def test_the_best_sights_are_laid_on_the_days_that_are_said(demo: Sandbox) -> None:
    problem = read_problem(Query("q", start_city="南京", target_city="北京", days=3, people_number=2), demo)
    assert isinstance(problem, Problem)
    instance = Instance.of(problem, demands_of((), problem.city, problem.people), DEFAULT)
    patience = Patience(lambda: False)
    outline = next(Improver(instance, patience).plans()).outline
    empty = empty_days(instance, outline, patience)
    assert empty is not None
    sights = instance.free_handed
    one, other = (stop.place for stop in sights.stops[:2])
    trip = with_seeds(empty, {2: (one, one, "nowhere"), 3: (other, one)}, sights)
    seen = {day: [stop.place for stop in now.stops if stop.is_sight] for day, now in trip.timelines.items()}
    assert seen == {1: [], 2: [one], 3: [other]}
