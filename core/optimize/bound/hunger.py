"""How much it is disliked of the days of a relaxed trip that meals are missing which are due, by what one has eaten."""

import numpy as np

from core.optimize.bound.day_walks import COURSES
from core.optimize.days.outline import meals_due, usual_return, usual_waking
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import way_out
from core.optimize.instance.sights import Floats, Minutes
from core.sandbox.places import Service

_EATEN = np.array([eaten.bit_count() for eaten in range(COURSES)])


class Hunger:
    """Meals that are missing in trips of an instance. Rows are days, columns what one has eaten."""

    def __init__(self, instance: Instance, *, hurried: bool) -> None:
        guide = instance.profile.guide
        self._instance = instance
        self._missing = 0.0 if guide is None else guide.missing_meal
        self._wakes = usual_waking(instance, hurried=hurried)
        self._home_by = usual_return(instance, hurried=hurried)

    @property
    def whole_day(self) -> Floats:
        """Of a day between those of arrival and departure."""
        return self._of([meals_due(self._wakes, self._home_by)])

    def leaving(self, due: Minutes) -> Floats:
        """Of days that end at these minutes."""
        return self._of([meals_due(self._wakes, until) for until in due.tolist()])

    def arriving(self, services: tuple[Service, ...], until: int | None = None) -> Floats:
        """Of days that begin with these services, and end then (None: at home)."""
        town = self._instance.centre_name
        to_town = {
            station: max((way.door_to_door for way in self._instance.ways.between(station, town)), default=0)
            for station in {service.end for service in services} - {town}
        }
        in_town = [one.arrives + way_out(one) + to_town.get(one.end, 0) for one in services]
        return self._of([meals_due(begins, self._home_by if until is None else until) for begins in in_town])

    def _of(self, due: list[int]) -> Floats:
        missing: Floats = self._missing * np.maximum(np.array(due)[:, None] - _EATEN, 0)
        return missing
