"""A request at work: what all that plans it, varies it or relaxes it has in common."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

from core.dsl.normal.values import Normal
from core.model.locks import NOTHING_LOCKED, Locks
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.search.construct import Built
from core.optimize.search.improve import Improver
from core.optimize.search.repair import repaired
from core.optimize.wishes.check import unmet
from core.optimize.wishes.constraints import alternatives, without_choices
from core.optimize.wishes.demands import demands_of
from core.optimize.wishes.locks import locked
from core.optimize.wishes.refusals import refusing
from core.sandbox.sandbox import Sandbox

# Plans of an alternative that are mended.
_REPAIRS = 3


@dataclass(frozen=True, slots=True)
class Work:
    """A problem and its constraints by their texts, what the trip is to be good at, when to stop, and what stays."""

    problem: Problem
    sandbox: Sandbox
    constraints: Mapping[str, Normal]
    profile: PlannerProfile
    patience: Patience
    locks: Locks = NOTHING_LOCKED
    _instances: dict[tuple[Normal, ...], Instance] = field(default_factory=dict, init=False)

    def without(self, sources: Collection[str]) -> "Work":
        """The same work with fewer constraints."""
        fewer = {key: meaning for key, meaning in self.constraints.items() if key not in sources}
        return replace(self, constraints=fewer)

    def improver(self, wanted: Iterable[Normal]) -> Improver:
        """What builds plans for one alternative of the constraints."""
        return Improver(self.instance(tuple(wanted)), self.patience)

    def instance(self, wanted: tuple[Normal, ...]) -> Instance:
        """The instance of one alternative of the constraints, made once."""
        if wanted not in self._instances:
            problem = self.problem
            demands = locked(demands_of(wanted, problem.city, problem.people), self.locks)
            self._instances[wanted] = Instance.of(problem, refusing(demands, problem.refused), self.profile)
        return self._instances[wanted]

    def meeting(self, plans_of: Callable[[Improver], Iterator[Built]]) -> Iterator[Built]:
        """Plans that meet all constraints; first as if there were no choices among them: often some part holds anyway."""
        for improver in self._improvers():
            found = False
            for built in plans_of(improver):
                if not unmet(built.plan, self.constraints, self.sandbox):
                    found = True
                    yield built
            if found:
                return

    def sketched(self) -> Iterator[Built]:
        """A plan at once, where one that is only sketched meets all constraints."""
        improver = self.improver(without_choices(self.constraints.values()))
        for built in improver.sketches():
            if not unmet(built.plan, self.constraints, self.sandbox):
                yield built

    def mended(self) -> Iterator[Built]:
        """Plans that missed constraints which can only be checked on a whole one, changed until they meet them."""
        for improver in self._improvers():
            if not improver.instance.demands.unplanned:
                continue
            for built in islice(improver.plans(), _REPAIRS):
                met = repaired(built, improver.instance, self.constraints, self.sandbox, self.patience)
                if met is not None:
                    yield met

    def _improvers(self) -> Iterator[Improver]:
        """One for each alternative; first as if there were no choices."""
        constraints = list(self.constraints.values())
        ways = list(alternatives(constraints))
        for wanted in ways if len(ways) == 1 else (without_choices(constraints), *ways):
            yield self.improver(wanted)
