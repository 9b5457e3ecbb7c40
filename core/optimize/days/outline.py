"""The decisions that come before the days of a trip, and the bounds that they leave for them. Minutes of a day, CNY."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.knowledge.hours.pauses import Pause
from core.model.clock import NEVER
from core.model.spells import Spell
from core.optimize.days.day_bounds import EVENING_BEGINS, DayBounds
from core.optimize.days.ledger import BudgetLedger
from core.optimize.days.patience import Patience
from core.optimize.days.trip import TripDays
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import margin, way_out
from core.optimize.instance.services import Journey, fares
from core.optimize.instance.travel import Travel
from core.optimize.preferences.spending import SpendingKind, SpendingStyle
from core.optimize.wishes.caps import UnitCounts
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Service

DAWN, WAKES, HOME_BY = 5 * 60 + 30, 7 * 60 + 30, 22 * 60 + 30
# Who is out late is in bed soon after midnight.
_LATE_HOME_BY = 24 * 60
# Minutes home from what is wished for late.
_HOME = 15
# Who would not rise early.
_WAKES_LATE = 8 * 60 + 30
# Who would be out with the first light.
_WAKES_FOR_THE_LIGHT = 6 * 60
# Night owls, and who sleeps until they wake, are up for an early lunch.
_WAKES_FOR_LUNCH = 10 * 60
# Minutes from the bed to where one sees the sun rise; who is up for it is in bed by then before, and after such a day.
_TO_THE_SUNRISE, _TO_BED, _AFTER_SUNRISE = 45, 21 * 60 + 30, 14 * 60 + 50
# Minutes from waking to where one would be when it opens, with breakfast.
_TO_AN_OPENING = 75
# Hours that are wished for a day leave it an afternoon.
_LATEST_OUT, _EARLIEST_BACK = 13 * 60, 18 * 60
# Minutes of a dinner after the ride, with the way to it.
_LATE_DINNER = 110
# Who would not be out before an hour has breakfast in the hotel until then.
_BREAKFAST, _LAST_BREAKFAST = 40, 8 * 60 + 50
# Who is out then or later begins the day with lunch.
_BRUNCH = 10 * 60
GETTING_READY = 180
"""Minutes before a service home at which an early last day may begin."""
# With a guide: minutes for breakfast and bags before the way to it.
_PACKED = 60
# No sight is seen before it on the way to a service home.
_DAYLIGHT = 7 * 60
# Who is out late minds to be in the hotel before it.
_NIGHT_BEGINS, _LIGHTS_LAST = 22 * 60, 20 * 60 + 45
# With the old or the young one is back by then.
_GENTLE_HOME_BY, _HOME_OF_THE_SMALL = 21 * 60, 20 * 60 + 30
_EARLY_TO_BED = frozenset({"infant", "toddler", "little", "frail"})
# To them an early evening in the hotel is a rest, and more so to the old who rest after lunch.
_EARLY_IS_FINE, _EARLY_IS_GOOD = 0.5, 0.2
# Minutes among sights a day that they take, with half of those on the way.
_GENTLE_STAMINA = 5 * 60 + 30
# With a guide: minutes more than one has to be at the airport or the station, with bags and a queue before the gates.
_EARLIER_AT_AIRPORT, _EARLIER_AT_STATION = 10, 10
# What is asked for is put off by leaving it to the day on which one leaves as much as by so many days.
_LEAVING_IS_LATE = 3
# Who leaves before it sleeps on the way.
_NAP_BEFORE = 16 * 60 + 30
# Who is in town by the first and until the second of these minutes has that meal there.
_LUNCH_DUE, _DINNER_DUE = (13 * 60 + 45, 12 * 60 + 45), (19 * 60 + 45, 18 * 60 + 15)
MEALS_DUE = (_LUNCH_DUE, _DINNER_DUE)
"""The latest minute in town from, and the earliest until, of each meal that is due."""


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


def home_by(instance: Instance) -> int:
    """When one is in the hotel at the latest: with a guide later for who is out late, or for what is wished for late."""
    likes = instance.problem.likes
    if instance.profile.guide is not None and likes.out_late:
        return _LATE_HOME_BY
    late = (pause.until + _HOME for pause in instance.pauses if pause.block is None)
    return HOME_BY if likes.legs else max(HOME_BY, *late, HOME_BY)


def usual_return(instance: Instance, *, hurried: bool) -> int:
    """When one is in the hotel at the latest on a usual day, as those have it who come along, or as it is said."""
    early_to_bed = not instance.problem.likes.legs.isdisjoint(_EARLY_TO_BED)
    gentle = _HOME_OF_THE_SMALL if early_to_bed else _GENTLE_HOME_BY
    due = gentle if _is_gentle(instance) else home_by(instance)
    if instance.profile.guide is None or hurried:
        return due
    return min(due, max(instance.problem.likes.back_by or due, _EARLIEST_BACK))


def usual_waking(instance: Instance, *, hurried: bool) -> int:
    """When a usual day begins."""
    by_hours = instance.profile.guide is None or hurried
    return WAKES if by_hours else _wakes(instance.problem.likes)


def at_station_by(service: Service, instance: Instance, *, hurried: bool) -> int:
    """When one has to be at the station or the airport of a service home."""
    due = service.departs - margin(service)
    if instance.profile.guide is None or hurried:
        return due
    return due - (_EARLIER_AT_AIRPORT if service.kind == "airplane" else _EARLIER_AT_STATION)


def dislike_of_early_evening(instance: Instance, *, hurried: bool) -> float:
    """How much each minute is disliked that one is in the hotel before 19:45: less with the old and the young."""
    guide, likes = instance.profile.guide, instance.problem.likes
    if guide is None:
        return 0.0
    if not _is_gentle(instance):
        return guide.early_evening
    is_rest = likes.rests and not hurried and "old" in likes.legs
    return guide.early_evening * (_EARLY_IS_GOOD if is_rest else _EARLY_IS_FINE)


def meals_due(in_town: int, until: int) -> int:
    """How many of lunch and dinner are due to who is in town between these minutes."""
    return sum([in_town <= by and until >= leaves for by, leaves in MEALS_DUE])


def _evening(likes: Likes) -> int:
    """The minute of the day before which nobody would be in the hotel."""
    return _NIGHT_BEGINS if likes.out_late else _LIGHTS_LAST if likes.for_lights else EVENING_BEGINS


def _is_gentle(instance: Instance) -> bool:
    """Whether the days are for the old or the young."""
    legs, windows = instance.problem.likes.legs, instance.demands.windows
    return instance.profile.guide is not None and bool(legs) and not windows


def wakes_early(instance: Instance, usually: int) -> int:
    """When the first whole day begins: before dawn where something is asked for that is over by breakfast, or a sunrise, and early
    where one would be at a gate when it opens."""
    every = instance.free_handed.every
    asked = [every[place] for group in instance.demands.groups for place in group.places if place in every]
    early = DAWN if any(stop.closes - stop.least < WAKES for stop in asked) else usually
    dawns = [one.begins[0] for one in _sunrises(instance)]
    dawns += [one.since for one in instance.pauses if _is_at_dawn(one)]
    openings = (one.rather_by - _TO_AN_OPENING for one in _openings(instance))
    return min((early, *(dawn - _TO_THE_SUNRISE for dawn in dawns), *openings))


def _is_at_dawn(pause: Pause) -> bool:
    """Whether one would see the sun rise, wherever that is."""
    return pause.block is None and pause.until <= WAKES


def _sunrises(instance: Instance) -> list[Spell]:
    """The sunrises that one would see at a place that is asked for and open by then."""
    return [one for one in _asked_spells(instance) if one.at_sunrise and one.begins[0] <= one.begins[1]]


def _openings(instance: Instance) -> list[Spell]:
    """When one would be at a place that is asked for as it opens, before others have had breakfast."""
    return [one for one in _asked_spells(instance) if one.rather_by < WAKES + _TO_AN_OPENING]


def _asked_spells(instance: Instance) -> list[Spell]:
    """The hours that are said of places that are asked for."""
    asked = {place for group in instance.demands.groups for place in group.places}
    return [one for place, one in instance.spells.items() if place in asked]


def _early_day(instance: Instance, first: int) -> int:
    """The day that may begin early: the one that is said of a sunrise or an opening, else the one after the `first`."""
    said = [one.on_day for one in (*_sunrises(instance), *_openings(instance)) if one.on_day > first]
    return min(said, default=first + 1)


def _bounds(instance: Instance, outline: TripOutline, travel: Travel) -> dict[int, DayBounds]:
    bounds = {}
    guide = instance.profile.guide
    gentle = _is_gentle(instance)
    wakes_usually = usual_waking(instance, hurried=outline.hurried)
    journey, last, early = outline.journey, instance.problem.days, wakes_early(instance, wakes_usually)
    out, back = journey.outbound, journey.inbound
    early_day = _early_day(instance, journey.day)
    sees_sunrise = bool(_sunrises(instance)) or any(map(_is_at_dawn, instance.pauses))
    rests = guide is not None and instance.problem.likes.rests and not outline.hurried
    for day in range(journey.day, last + 1):
        arriving, leaving = day == journey.day, day == last
        start = out.end if arriving else outline.stays[day - 1].hotel.name
        end = back.start if leaving else outline.stays[day].hotel.name
        hotel = end if arriving else start
        due = usual_return(instance, hurried=outline.hurried)
        if sees_sunrise and day in (early_day - 1, early_day):
            due = min(due, _TO_BED if day < early_day else early + _AFTER_SUNRISE)
        if leaving:
            due = at_station_by(back, instance, hurried=outline.hurried)
        wakes = early if day == early_day else wakes_usually
        ready = GETTING_READY
        if guide is not None and leaving and not outline.hurried:
            way = travel.ride(start, end, wakes).minutes
            # Who has to leave at dawn leaves straight from bed.
            ready = min(ready, way + _PACKED * (due - way - _PACKED >= _DAYLIGHT))
        begins = out.arrives + way_out(out) if arriving else min(wakes, max(0, due - ready))
        home = travel.ride(start, end, begins)
        to_town = travel.ride(start, instance.centre_name, begins).door_to_door if arriving else 0
        # Late arrivals: the way takes what it takes, and so does a dinner; who has to be back by an hour had it on the way.
        if not leaving and home.legs:
            latest = min(_DINNER_DUE[0], (instance.problem.likes.back_by or NEVER) - _LATE_DINNER)
            dinner = _LATE_DINNER if guide is not None and arriving and begins <= latest else 0
            due = max(due, min(begins + home.minutes + dinner, HOME_BY), begins + home.minutes)
        bounds[day] = DayBounds(
            start=start,
            begins=begins,
            from_station=arriving,
            end=end,
            due=due,
            to_station=leaving,
            early_evening=dislike_of_early_evening(instance, hurried=outline.hurried),
            evening=_evening(instance.problem.likes),
            late_evening=0.0
            if guide is None or instance.problem.likes.out_late or instance.pauses
            else guide.late_evening,
            missing_meal=0.0 if guide is None else guide.missing_meal,
            stamina=_GENTLE_STAMINA if gentle else 24 * 60,
            weary=guide.weary if gentle and guide is not None else 0.0,
            meal_inside=0.0 if guide is None else guide.meal_inside,
            eats_inside=not instance.problem.likes.halal,
            outing_fills="old" in instance.problem.likes.legs,
            idle=0.0 if guide is None else guide.idle,
            hasty_outing=0.0 if guide is None else guide.hasty_outing,
            astray=0.0 if guide is None else guide.astray,
            out_from=0
            if guide is None or arriving or outline.hurried or (sees_sunrise and day == early_day)
            else _out(instance.problem.likes),
            up_at_dawn=sees_sunrise and day == early_day,
            no_sights=(NEVER, NEVER) if outline.hurried else _no_sights(instance, day),
            late_wish=0.0 if guide is None else guide.late_wish * _days_late(day, journey.day, last),
            rests_at=hotel if rests and (not leaving or _naps_at_last(instance, due)) else "",
            meals_due=meals_due(begins + to_town, due),
            only_dinner=begins + to_town > _LUNCH_DUE[0],
        )
    return bounds


def _naps_at_last(instance: Instance, due: int) -> bool:
    """Whether the small ones still sleep at noon in the hotel on the day on which one leaves by a minute of it."""
    return "young" in instance.problem.likes.legs and due >= _NAP_BEFORE


def _wakes(likes: Likes) -> int:
    """When a day begins, for who would be out at a later hour or not rise early."""
    if likes.rises_early and likes.out_from is None and not likes.legs:
        return _WAKES_FOR_THE_LIGHT
    if likes.out_from is None:
        late = _WAKES_FOR_LUNCH if likes.lies_in else _WAKES_LATE
        return late if likes.sleeps_in else WAKES
    out = _out(likes)
    if out >= _BRUNCH:
        return out
    return max(WAKES, min(out - _BREAKFAST, _LAST_BREAKFAST))


def _out(likes: Likes) -> int:
    """The minute before which nobody would leave the hotel; 0 where any is fine."""
    return 0 if likes.out_from is None else min(likes.out_from, _LATEST_OUT)


def _no_sights(instance: Instance, day: int) -> tuple[int, int]:
    """The minutes of a day between which one is to be free of sights, the longest time where there are several."""
    blocks = (one.block for one in instance.pauses if one.block is not None and one.block.on_day == day)
    times = (one.no_sights for one in blocks if one.no_sights is not None)
    return max(times, key=lambda time: time[1] - time[0], default=(NEVER, NEVER))


def _days_late(day: int, first: int, last: int) -> int:
    """How many days what is asked for comes late: the first whole day is early enough, the last one is for the small things."""
    late = max(0, day - first - 1)
    return late + _LEAVING_IS_LATE if first + 1 < last == day else late
