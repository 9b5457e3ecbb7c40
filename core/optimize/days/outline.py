"""The decisions that come before the days of a trip, and the bounds that they leave for them. Minutes of a day, CNY."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from core.model.clock import NEVER
from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.day_hours import (
    DINNER_DUE,
    GETTING_READY,
    HOME_BY,
    LUNCH_DUE,
    at_station_by,
    dislike_of_early_evening,
    early_day_of,
    evening_begins,
    is_at_dawn,
    is_gentle,
    meals_due,
    out_from,
    sunrises,
    usual_return,
    usual_waking,
    wakes_early,
)
from core.optimize.days.ledger import BudgetLedger
from core.optimize.days.patience import Patience
from core.optimize.days.trip import TripDays
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import margin, nights_on_board, way_out
from core.optimize.instance.services import Journey, fares
from core.optimize.instance.travel import Travel
from core.optimize.preferences.spending import SpendingKind, SpendingStyle
from core.optimize.wishes.caps import UnitCounts

# Who is up for the sunrise is in bed by then before, and so many minutes after such a day has begun.
_TO_BED, _AFTER_SUNRISE = 21 * 60 + 30, 14 * 60 + 50
# Minutes of a dinner after the ride, with the way to it.
_LATE_DINNER = 110
# With a guide: minutes for breakfast and bags before the way to it.
_PACKED = 60
# No sight is seen before it on the way to a service home.
_DAYLIGHT = 7 * 60
# Minutes among sights a day that they take, with half of those on the way.
_GENTLE_STAMINA = 5 * 60 + 30
# With the old or the young: who has to be at the station by then goes there after breakfast.
_STRAIGHT_HOME = 10 * 60
# What is asked for is put off by leaving it to the day on which one leaves as much as by so many days.
_LEAVING_IS_LATE = 3
# Minutes on the way there, with those at the station or the airport, after which the old and the young want a bed and no museum.
_LONG_RIDE = 3 * 60 + 30
# Who arrives later has no rest after lunch.
_RESTS_BY = 14 * 60
# Who leaves before it sleeps on the way.
_NAP_BEFORE = 16 * 60 + 30


@dataclass(frozen=True, slots=True)
class TripOutline:
    """The decisions that come before the days: `stays` maps days to where one sleeps after them."""

    style: SpendingStyle
    journey: Journey
    stays: Mapping[int, Lodging]
    hurried: bool = False


def empty_days(instance: Instance, outline: TripOutline, patience: Patience) -> TripDays | None:
    """The days of an outline with nothing in them; None where they have no time for the ways."""
    travel = instance.travel(outline.style)
    bounds = _bounds(instance, outline, travel)
    return TripDays(
        bounds=bounds, travel=travel, ledger=_ledger(instance, outline), patience=patience
    ).empty()


def _ledger(instance: Instance, outline: TripOutline) -> BudgetLedger:
    problem, demands = instance.problem, instance.demands
    fixed: dict[SpendingKind, float] = {
        "intercity": fares(outline.journey.outbound, outline.journey.inbound, demands.tickets),
        "accommodation": sum(lodging.cost for lodging in outline.stays.values()),
    }
    guide, counts = instance.profile.guide, UnitCounts(problem.people, demands.tickets, problem.days)
    return BudgetLedger(demands.caps, counts, fixed, 0.0 if guide is None else guide.margin)


def _bounds(instance: Instance, outline: TripOutline, travel: Travel) -> dict[int, DayBounds]:
    days = _DaysOfOutline(instance, outline, travel)
    return {day: days.bounds(day) for day in range(outline.journey.day, instance.problem.days + 1)}


@dataclass(frozen=True)
class _DaysOfOutline:
    """The days of an outline, each with what bounds it."""

    instance: Instance
    outline: TripOutline
    travel: Travel

    def bounds(self, day: int) -> DayBounds:
        """Where and when a day begins and ends, and what the guide dislikes of it."""
        likes, guide, hurried = self.instance.problem.likes, self.instance.profile.guide, self.outline.hurried
        arriving, leaving = self._is_arrival(day), self._is_leaving(day)
        start, end = self._ends(day)
        begins, due = self._hours(day)
        to_town = self.travel.ride(start, self.instance.centre_name, begins).door_to_door if arriving else 0
        gentle, at_dawn = is_gentle(self.instance), self.sees_sunrise and day == self.early_day
        return DayBounds(
            start=start,
            begins=begins,
            from_station=arriving,
            end=end,
            due=due,
            to_station=leaving,
            early_evening=dislike_of_early_evening(self.instance, hurried=hurried),
            evening=evening_begins(likes),
            late_evening=0.0
            if guide is None or likes.out_late or self.instance.pauses
            else guide.late_evening,
            missing_meal=0.0 if guide is None else guide.missing_meal,
            stamina=_GENTLE_STAMINA if gentle else 24 * 60,
            weary=guide.weary if gentle and guide is not None else 0.0,
            meal_inside=0.0 if guide is None else guide.meal_inside,
            eats_inside=not likes.halal,
            outing_fills="old" in likes.legs,
            idle=0.0 if guide is None else guide.idle,
            hasty_outing=0.0 if guide is None else guide.hasty_outing,
            astray=0.0 if guide is None else guide.astray,
            out_from=0 if guide is None or arriving or hurried or at_dawn else out_from(likes),
            up_at_dawn=at_dawn,
            no_sights=(NEVER, NEVER)
            if hurried
            else _no_sights(self.instance, day, due if gentle and leaving else NEVER),
            late_wish=0.0 if guide is None else guide.late_wish * self._days_late(day),
            rests_at=self._rests_at(day, due),
            brings_bags=self._brings_bags(day),
            meals_due=meals_due(begins + to_town, due),
            only_dinner=begins + to_town > LUNCH_DUE[0],
        )

    @cached_property
    def early(self) -> int:
        """When the day begins that may begin early."""
        return wakes_early(self.instance, self.usually)

    @cached_property
    def usually(self) -> int:
        """When the others begin."""
        return usual_waking(self.instance, hurried=self.outline.hurried)

    @cached_property
    def early_day(self) -> int:
        """The day that may begin early."""
        return early_day_of(self.instance, self.outline.journey.day)

    @cached_property
    def sees_sunrise(self) -> bool:
        """Whether one would see the sun rise."""
        return bool(sunrises(self.instance)) or any(map(is_at_dawn, self.instance.pauses))

    def _is_arrival(self, day: int) -> bool:
        return day == self.outline.journey.day

    def _is_leaving(self, day: int) -> bool:
        return day == self.instance.problem.days

    def _ends(self, day: int) -> tuple[str, str]:
        """Where a day begins and ends."""
        journey, stays = self.outline.journey, self.outline.stays
        start = journey.outbound.end if self._is_arrival(day) else stays[day - 1].hotel.name
        return start, journey.inbound.start if self._is_leaving(day) else stays[day].hotel.name

    def _hours(self, day: int) -> tuple[int, int]:
        """When a day begins, and by when it ends at the latest."""
        start, end = self._ends(day)
        due = self._due(day)
        begins = self._begins(day, due)
        home = self.travel.ride(start, end, begins)
        if self._is_leaving(day) or not home.legs:
            return begins, due
        # Late arrivals: the way takes what it takes, and so does a dinner; who has to be back by an hour had it on the way.
        latest = min(DINNER_DUE[0], (self.instance.problem.likes.back_by or NEVER) - _LATE_DINNER)
        dines = self.instance.profile.guide is not None and self._is_arrival(day) and begins <= latest
        dinner = _LATE_DINNER if dines else 0
        return begins, max(due, min(begins + home.minutes + dinner, HOME_BY), begins + home.minutes)

    def _due(self, day: int) -> int:
        """By when one is in the hotel or at the station, if there is time for the way."""
        if self._is_leaving(day):
            return at_station_by(self.outline.journey.inbound, self.instance, hurried=self.outline.hurried)
        due = usual_return(self.instance, hurried=self.outline.hurried)
        if self.sees_sunrise and day in (self.early_day - 1, self.early_day):
            due = min(due, _TO_BED if day < self.early_day else self.early + _AFTER_SUNRISE)
        return due

    def _begins(self, day: int, due: int) -> int:
        """When one is out of the station, or wakes: early enough for what is due."""
        out = self.outline.journey.outbound
        if self._is_arrival(day):
            return out.arrives + way_out(out)
        wakes = self.early if day == self.early_day else self.usually
        return min(wakes, max(0, due - self._getting_ready(day, due, wakes)))

    def _getting_ready(self, day: int, due: int, wakes: int) -> int:
        """Minutes between waking and what is due."""
        guide, hurried = self.instance.profile.guide, self.outline.hurried
        if guide is None or hurried or not self._is_leaving(day):
            return GETTING_READY
        way = self.travel.ride(*self._ends(day), wakes).minutes
        # Who has to leave at dawn leaves straight from bed.
        return min(GETTING_READY, way + _PACKED * (due - way - _PACKED >= _DAYLIGHT))

    def _rests_at(self, day: int, due: int) -> str:
        """The hotel in which one rests after lunch; empty where nobody does."""
        likes, (start, end) = self.instance.problem.likes, self._ends(day)
        rests = self.instance.profile.guide is not None and likes.rests and not self.outline.hurried
        if not rests or (self._is_leaving(day) and not _naps_at_last(self.instance, due)):
            return ""
        return end if self._is_arrival(day) else start

    def _brings_bags(self, day: int) -> bool:
        """Whether the old and the young go to the hotel first after a long ride, and do not rest there anyway."""
        out = self.outline.journey.outbound
        far = out.minutes + margin(out) >= _LONG_RIDE and nights_on_board(out) == 0
        rests = self.instance.problem.likes.rests and out.arrives + way_out(out) <= _RESTS_BY
        stays = self._is_arrival(day) and not self._is_leaving(day)
        return far and stays and not rests and is_gentle(self.instance) and not self.outline.hurried

    def _days_late(self, day: int) -> int:
        """How many days what is asked for comes late: the first whole day is early enough, the last one is for the small things."""
        first, last = self.outline.journey.day, self.instance.problem.days
        late = max(0, day - first - 1)
        return late + _LEAVING_IS_LATE if first + 1 < last == day else late


def _naps_at_last(instance: Instance, due: int) -> bool:
    """Whether the small ones still sleep at noon in the hotel on the day on which one leaves by a minute of it."""
    return "young" in instance.problem.likes.legs and due >= _NAP_BEFORE


def _no_sights(instance: Instance, day: int, leaves: int) -> tuple[int, int]:
    """The minutes of a day between which one is to be free of sights, the longest time where there are several.

    The old and the young, who have to be at the station by a minute of it (`leaves`), do not hurry to a sight before.
    """
    if leaves <= _STRAIGHT_HOME:
        return 0, leaves
    blocks = (one.block for one in instance.pauses if one.block is not None and one.block.on_day == day)
    times = (one.no_sights for one in blocks if one.no_sights is not None)
    return max(times, key=lambda time: time[1] - time[0], default=(NEVER, NEVER))
