"""The prover: looks at every alternative of a request for a fault, and names the constraints that clash."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from core.dsl.normal.values import Normal
from core.model.locks import NOTHING_LOCKED, Locks
from core.optimize.instance.hotels import lodgings_of, no_room
from core.optimize.instance.problem import Problem
from core.optimize.instance.services import fitting
from core.optimize.instance.travel import Permit, Travel, Ways
from core.optimize.outcome import Impossible, Interrupted
from core.optimize.preferences.spending import FREE_HANDED
from core.optimize.proofs.contradictions import contradictions
from core.optimize.proofs.lodging import least_bed
from core.optimize.proofs.money import too_dear
from core.optimize.proofs.reach import Reach, reach_of
from core.optimize.proofs.reasons import no_lodging, no_same_day_return, no_service, too_long
from core.optimize.proofs.visits import faults_of_visits, faults_of_ways
from core.optimize.wishes.constraints import MAX_ALTERNATIVES, alternatives
from core.optimize.wishes.demands import demands_of
from core.optimize.wishes.locks import locked
from core.sandbox.sandbox import Sandbox
from core.text import Text, joined


def impossible_trip(problem: Problem) -> Impossible | None:
    """Why there is no such trip whatever is asked of it; None where there may be one. Margins at stations count."""
    if not lodgings_of(problem, None) and problem.days > 1:
        return no_room(problem)
    travel = Travel(
        Ways(network=problem.city.network, tickets=problem.people, cars=1, permit=Permit()), FREE_HANDED
    )
    if fitting(problem, travel).any():
        return None
    return no_same_day_return(problem) if problem.days == 1 else too_long(problem)


@dataclass(slots=True)
class Prover:
    """Looks for proofs on one problem; what services and hotels allow is kept, since conflicts ask for it again.

    What is locked holds in all of them.
    """

    problem: Problem
    sandbox: Sandbox
    stopped: Callable[[], bool]
    locks: Locks = NOTHING_LOCKED
    _reaches: dict[tuple[tuple[Normal, ...], int], Reach | None] = field(default_factory=dict)
    _beds: dict[tuple[tuple[Normal, ...], int | None], float | None] = field(default_factory=dict)

    def refuted(self, constraints: Iterable[Normal]) -> Text | None:
        """Why no plan can meet all constraints, or None where there is no proof. Raises Interrupted."""
        reasons: list[Text] = []
        for number, alternative in enumerate(alternatives(constraints), start=1):
            if self.stopped():
                raise Interrupted
            reason = next(self._faults(alternative), None)
            # There may be alternatives beyond these.
            if reason is None or number >= MAX_ALTERNATIVES:
                return None
            if reason not in reasons:
                reasons.append(reason)
        return joined(reasons, Text("；", "; "))

    def minimal_conflict(self, constraints: Mapping[str, Normal]) -> tuple[str, ...]:
        """Of constraints that are refuted together the keys of some that still are, but not if one more is left out.

        Raises Interrupted.
        """
        kept = dict(constraints)
        for source in constraints:
            fewer = {key: one for key, one in kept.items() if key != source}
            if self.refuted(fewer.values()) is not None:
                kept = fewer
        return tuple(kept)

    def _faults(self, constraints: Sequence[Normal]) -> Iterator[Text]:
        problem = self.problem
        yield from contradictions(problem, constraints, self.sandbox)
        demands = locked(demands_of(constraints, problem.city, problem.people), self.locks)
        journey, stay = (demands.journey, demands.tickets), (demands.lodging, demands.rooms)
        if journey not in self._reaches:
            self._reaches[journey] = reach_of(problem, demands)
        if stay not in self._beds:
            self._beds[stay] = least_bed(problem, demands)
        reach, bed = self._reaches[journey], self._beds[stay]
        if reach is None:
            yield no_service(problem, demands)
        elif bed is None:
            yield no_lodging(problem, demands)
        else:
            yield from faults_of_visits(problem, demands, reach)
            yield from faults_of_ways(demands)
            yield from too_dear(problem, demands, reach.fare, bed)
