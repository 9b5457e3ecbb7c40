"""Instances and their bounds, as tests of the bound have them."""

from dataclasses import replace

from core.model.query import Query
from core.optimize.bound.bound import bounded
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import PROFILES
from core.optimize.preferences.weights import Weights
from core.optimize.search.work import Work
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.sandbox.sandbox import Sandbox

DEFAULT = PROFILES["default"]
# More than planning takes: the higher the bound, the sooner one that is wrong is seen.
ROUNDS = 4


def never() -> bool:
    return False


def least_of(instance: Instance, known: float) -> float:
    """The bound of an instance, one of whose plans has the objective `known`."""
    return bounded(instance, known, Patience(never)).improved(known, ROUNDS).least


def instance_of(query: Query, sandbox: Sandbox, weights: Weights | None = None) -> Instance:
    problem = read_problem(query, sandbox)
    assert isinstance(problem, Problem)
    profile = DEFAULT if weights is None else replace(DEFAULT, weights=weights)
    constraints = constraints_of(query)
    work = Work(problem, sandbox, constraints, profile, Patience(never))
    return work.instance(without_choices(constraints.values()))
