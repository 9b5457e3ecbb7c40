"""The frames of the days of a relaxed trip: where and when their walks begin and end. Minutes are those of the day."""

from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Floats
from core.optimize.bound.clock import TICKS, Ticks
from core.optimize.bound.relaxation import RelaxedTrip
from core.optimize.bound.walks.coarse import coarse_ends, coarse_starts
from core.optimize.bound.walks.day_ends import (
    Evenings,
    Hunger,
    due_at,
    free_from,
    starting_at,
    starting_backwards,
    waiting_before,
)
from core.optimize.bound.walks.day_walks import COURSES, DayWalks, Ends, Hours, Starts, WalkLegs
from core.optimize.days.day_hours import (
    GETTING_READY,
    WAKES,
    at_station_by,
    home_by,
    meals_due,
    usual_return,
    usual_waking,
    wakes_early,
)
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import BREAKFAST_WORTH, SHORTEST_BREAKFAST
from core.optimize.instance.service_times import way_out
from core.optimize.instance.sights.sights import Minutes

FIRST, BETWEEN, LAST, EARLY = range(4)
"""The day of arrival (or of a day trip), those between, that of departure, and that of who departs before a usual morning."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Where the days begin and end. The first one is walked backwards, from each of some evenings to the services there.

    On a day trip an evening is with one of the services back, for each group of these by the meals that are due; `whose` it is is
    told by tick, sight and what one has eaten. `kinds` are those of the later days, in the order of `mornings`.
    """

    free: Minutes
    due: Minutes
    home_by: int
    comes_to: Minutes
    goes_from: Minutes
    evenings: Starts
    whose: tuple[Minutes, ...]
    to_outs: tuple[Ends, ...]
    mornings: Starts
    to_home: Ends
    to_backs: Ends
    kinds: tuple[int, ...]
    last_kind: Minutes

    @classmethod
    def of(
        cls, instance: Instance, relaxed: RelaxedTrip, gains_back: Floats, *, hurried: bool, early: float
    ) -> "Frames":
        """The frames of the days of an instance; a service back gains so much on a day trip."""
        problem, hungry = instance.problem, Hunger(instance, hurried=hurried)
        day, backwards = relaxed.day, relaxed.day.hours.backwards
        free = np.array([service.arrives + way_out(service) for service in problem.outbound])
        due = np.array([at_station_by(service, instance, hurried=hurried) for service in problem.inbound])
        comes_to = np.array([relaxed.stations[service.end] for service in problem.outbound])
        goes_from = np.array([relaxed.stations[service.start] for service in problem.inbound])
        at_home = Evenings(
            legs=relaxed.to_home,
            home_by=usual_return(instance, hurried=hurried),
            dislike=early,
            early_home=relaxed.early_home,
        )
        to_backs = _rows(relaxed.to_stations, goes_from)
        if problem.days == 1:
            evenings, untils = _ends_of_day_trips(to_backs, due, gains_back, day)
        else:
            # Who arrives late may be later in the hotel than is usual.
            latest = replace(at_home, home_by=home_by(instance)).backwards(backwards)
            evenings, untils = [(latest, np.zeros(0, dtype=np.int64))], [at_home.home_by]
        from_outs = _rows(relaxed.from_stations, comes_to)
        is_early = due < WAKES + GETTING_READY
        kinds = _kinds(problem.days, is_any_early=bool(is_early.any()))
        wakes = wakes_early(instance, usual_waking(instance, hurried=hurried))
        return cls(
            free=free,
            due=due,
            home_by=home_by(instance),
            comes_to=comes_to,
            goes_from=goes_from,
            evenings=Starts(
                np.stack([one.at for one, _ in evenings], axis=2),
                np.stack([one.since for one, _ in evenings], axis=2),
            ),
            whose=tuple(whose for _, whose in evenings),
            to_outs=tuple(
                free_from(from_outs, free, backwards, hungry.arriving(problem.outbound, until))
                for until in untils
            ),
            mornings=_mornings(
                relaxed.from_home, [0 if kind == EARLY else wakes for kind in kinds], day.hours
            ),
            to_home=at_home.ends(day.hours, hungry.whole_day),
            to_backs=due_at(to_backs, due, day.hours, hungry.leaving(due)),
            kinds=kinds,
            last_kind=np.where(is_early, EARLY, LAST),
        )

    def coarse(self, sights: Ticks) -> "Frames":
        """The frames of coarse days with these sights."""
        return replace(
            self,
            evenings=coarse_starts(self.evenings, sights),
            to_outs=tuple(coarse_ends(ends, sights) for ends in self.to_outs),
            mornings=coarse_starts(self.mornings, sights),
            to_home=coarse_ends(self.to_home, sights),
            to_backs=coarse_ends(self.to_backs, sights),
        )


def _ends_of_day_trips(
    to_backs: WalkLegs, due: Minutes, gains_back: Floats, day: DayWalks
) -> tuple[list[tuple[Starts, Minutes]], list[int]]:
    """For each group of services back, by the meals that are due before them, how a day trip ends with the best of these, and by when."""
    due_meals = np.array([meals_due(0, until) for until in due.tolist()])
    ends, untils = [], []
    for meals in np.unique(due_meals):
        gains = np.where(due_meals == meals, gains_back, -np.inf)
        starts = starting_backwards(to_backs, due, gains, day.hours.backwards)
        ends.append(waiting_before(*starts, day.waits))
        untils.append(int(due[due_meals == meals].min()))
    return ends, untils


def _kinds(days: int, *, is_any_early: bool) -> tuple[int, ...]:
    """The kinds of days after the first that a trip may have."""
    whiles = ((BETWEEN, days > 2), (LAST, True), (EARLY, is_any_early))
    return tuple(kind for kind, occurs in whiles if occurs)


def _mornings(from_home: WalkLegs, begins: list[int], hours: Hours) -> Starts:
    """What one starts with from home at these minutes, after breakfast or without, by tick, sight, kind of day and what one has eaten."""
    legs, gains = _rows(from_home, np.zeros(2, dtype=np.int64)), np.array([0.0, BREAKFAST_WORTH])
    since = [
        starting_at(legs, np.array([begin, begin + SHORTEST_BREAKFAST]), gains, hours)[0] for begin in begins
    ]
    at = np.full((TICKS, legs.weight.shape[2], len(begins), COURSES), -np.inf)
    return Starts(at, np.stack(since, axis=2))


def _rows(legs: WalkLegs, numbers: Minutes) -> WalkLegs:
    """The legs from these places."""
    return WalkLegs(legs.weight[:, numbers], legs.takes[:, numbers])
