"""When days begin and end, by what the request says and by who comes along. Minutes of a day."""

from core.knowledge.hours.pauses import Pause
from core.model.spells import Spell
from core.optimize.days.day_bounds import EVENING_BEGINS
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import margin
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Service

DAWN, WAKES, HOME_BY = 5 * 60 + 30, 7 * 60 + 30, 22 * 60 + 30
GETTING_READY = 180
"""Minutes before a service home at which an early last day may begin."""
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
# Minutes from the bed to where one sees the sun rise.
_TO_THE_SUNRISE = 45
# Minutes from waking to where one would be when it opens, with breakfast.
_TO_AN_OPENING = 75
# Hours that are wished for a day leave it an afternoon.
_LATEST_OUT, _EARLIEST_BACK = 13 * 60, 18 * 60
# Who would not be out before an hour has breakfast in the hotel until then.
_BREAKFAST, _LAST_BREAKFAST = 40, 8 * 60 + 50
# Who is out then or later begins the day with lunch.
_BRUNCH = 10 * 60
# Who is out late minds to be in the hotel before it.
_NIGHT_BEGINS, _LIGHTS_LAST = 22 * 60, 20 * 60 + 45
# With the old or the young one is back by then.
_GENTLE_HOME_BY, _HOME_OF_THE_SMALL = 21 * 60, 20 * 60 + 15
# The small whose parents would have short days are so after dinner.
_SHORT_DAYS_END = 19 * 60 + 20
_EARLY_TO_BED = frozenset({"infant", "toddler", "little", "frail"})
# To them an early evening in the hotel is a rest, and more so to the old who rest after lunch.
_EARLY_IS_FINE, _EARLY_IS_GOOD = 0.5, 0.2
# With a guide: minutes more than one has to be at the airport or the station, with bags and a queue before the gates.
_EARLIER_AT_AIRPORT, _EARLIER_AT_STATION = 10, 10
# Who is in town by the first and until the second of these minutes has that meal there.
LUNCH_DUE, DINNER_DUE = (13 * 60 + 45, 12 * 60 + 45), (19 * 60 + 45, 18 * 60 + 15)
MEALS_DUE = (LUNCH_DUE, DINNER_DUE)
"""The latest minute in town from, and the earliest until, of each meal that is due."""


def home_by(instance: Instance) -> int:
    """When one is in the hotel at the latest: with a guide later for who is out late, or for what is wished for late."""
    likes = instance.problem.likes
    if instance.profile.guide is not None and likes.out_late:
        return _LATE_HOME_BY
    late = (pause.until + _HOME for pause in instance.pauses if pause.block is None)
    return HOME_BY if likes.legs else max(HOME_BY, *late, HOME_BY)


def usual_return(instance: Instance, *, hurried: bool) -> int:
    """When one is in the hotel at the latest on a usual day, as those have it who come along, or as it is said."""
    likes = instance.problem.likes
    early_to_bed = not likes.legs.isdisjoint(_EARLY_TO_BED)
    gentle = _HOME_OF_THE_SMALL if early_to_bed else _GENTLE_HOME_BY
    if early_to_bed and "young" in likes.legs and likes.pace < 0:
        gentle = _SHORT_DAYS_END
    due = gentle if is_gentle(instance) else home_by(instance)
    if instance.profile.guide is None or hurried:
        return due
    return min(due, max(likes.back_by or due, _EARLIEST_BACK))


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
    if likes.back_by is not None and likes.back_by <= EVENING_BEGINS:
        return 0.0
    if not is_gentle(instance):
        return guide.early_evening
    is_rest = likes.rests and not hurried and "old" in likes.legs
    return guide.early_evening * (_EARLY_IS_GOOD if is_rest else _EARLY_IS_FINE)


def meals_due(in_town: int, until: int) -> int:
    """How many of lunch and dinner are due to who is in town between these minutes."""
    return sum([in_town <= by and until >= leaves for by, leaves in MEALS_DUE])


def evening_begins(likes: Likes) -> int:
    """The minute of the day before which nobody would be in the hotel."""
    return _NIGHT_BEGINS if likes.out_late else _LIGHTS_LAST if likes.for_lights else EVENING_BEGINS


def is_gentle(instance: Instance) -> bool:
    """Whether the days are for the old or the young."""
    legs, windows = instance.problem.likes.legs, instance.demands.windows
    return instance.profile.guide is not None and bool(legs) and not windows


def wakes_early(instance: Instance, usually: int) -> int:
    """When the first whole day begins: before dawn where something is asked for that is over by breakfast, or a sunrise, and early
    where one would be at a gate when it opens."""
    every = instance.free_handed.every
    asked = [every[place] for group in instance.demands.groups for place in group.places if place in every]
    early = DAWN if any(stop.closes - stop.least < WAKES for stop in asked) else usually
    dawns = [one.begins[0] for one in sunrises(instance)]
    dawns += [one.since for one in instance.pauses if is_at_dawn(one)]
    openings = (one.rather_by - _TO_AN_OPENING for one in _openings(instance))
    return min((early, *(dawn - _TO_THE_SUNRISE for dawn in dawns), *openings))


def is_at_dawn(pause: Pause) -> bool:
    """Whether one would see the sun rise, wherever that is."""
    return pause.block is None and pause.until <= WAKES


def sunrises(instance: Instance) -> list[Spell]:
    """The sunrises that one would see at a place that is asked for and open by then."""
    return [one for one in _asked_spells(instance) if one.at_sunrise and one.begins[0] <= one.begins[1]]


def _openings(instance: Instance) -> list[Spell]:
    """When one would be at a place that is asked for as it opens, before others have had breakfast."""
    return [one for one in _asked_spells(instance) if one.rather_by < WAKES + _TO_AN_OPENING]


def _asked_spells(instance: Instance) -> list[Spell]:
    """The hours that are said of places that are asked for."""
    asked = {place for group in instance.demands.groups for place in group.places}
    return [one for place, one in instance.spells.items() if place in asked]


def early_day_of(instance: Instance, first: int) -> int:
    """The day that may begin early: the one that is said of a sunrise or an opening, else the one after the `first`."""
    said = [one.on_day for one in (*sunrises(instance), *_openings(instance)) if one.on_day > first]
    return min(said, default=first + 1)


def _wakes(likes: Likes) -> int:
    """When a day begins, for who would be out at a later hour or not rise early."""
    if likes.rises_early and likes.out_from is None and not likes.legs:
        return _WAKES_FOR_THE_LIGHT
    if likes.out_from is None:
        late = _WAKES_FOR_LUNCH if likes.lies_in else _WAKES_LATE
        return late if likes.sleeps_in else WAKES
    out = out_from(likes)
    if out >= _BRUNCH:
        return out
    return max(WAKES, min(out - _BREAKFAST, _LAST_BREAKFAST))


def out_from(likes: Likes) -> int:
    """The minute before which nobody would leave the hotel; 0 where any is fine."""
    return 0 if likes.out_from is None else min(likes.out_from, _LATEST_OUT)
