"""What does not go well in a plan as it stands, and where a stop that changes its day goes best."""

from core.editing.edited import edited
from core.editing.edits import Move
from core.editing.timing import BEFORE_A_RIDE
from core.errors import TripStudioError
from core.knowledge.city import knowledge_of
from core.model.derived.measures import minutes_on_the_way
from core.model.locks import StopIndex
from core.model.mealtimes import MEAL_HOURS
from core.model.plan import Activity, Flight, Meal, Plan, Train, Visit
from core.sandbox.city import City
from core.sandbox.places import Attraction, Restaurant, hours_of
from core.sandbox.sandbox import Sandbox


def amiss(plan: Plan, city: City) -> set[tuple[int, str]]:
    """The stops of a plan, by day and name, that do not go well: closed, a sight that one comes for and has too little time
    for, a meal outside its mealtime, a train or flight for which one is late."""
    return {
        (day, one.begins_at)
        for day, _, one in plan.activities()
        if _is_closed(one, city) or _is_hurried(one, city) or _is_untimely(one) or _is_a_rush(one)
    }


def _is_closed(stop: Activity, city: City) -> bool:
    """Whether one is there outside its hours; of a place whose hours nobody knows that is not said."""
    place: Attraction | Restaurant | None = None
    if isinstance(stop, Visit):
        place = city.attraction(stop.position)
    elif isinstance(stop, Meal):
        place = city.restaurant(stop.position)
    if place is None:
        return False
    opens, closes = hours_of(place)
    return stop.start_time.minutes < opens or stop.end_time.minutes > closes


def _is_hurried(stop: Activity, city: City) -> bool:
    """Whether a sight gets less time than it is worth; of one that nobody knows, or that one passes anyway, that is not said."""
    if not isinstance(stop, Visit):
        return False
    known = knowledge_of(city).place(stop.position)
    return known.known and known.standing != "near" and stop.minutes < known.least()


def _is_untimely(stop: Activity) -> bool:
    if not isinstance(stop, Meal):
        return False
    earliest, latest = MEAL_HOURS[stop.type]
    return stop.start_time.minutes >= latest or stop.end_time.minutes <= earliest


def _is_a_rush(stop: Activity) -> bool:
    if not isinstance(stop, Train | Flight) or not stop.transports:
        return False
    return stop.start_time.minutes - stop.transports[-1].end_time.minutes < BEFORE_A_RIDE


def move_to_day(plan: Plan, place: StopIndex, day: int, sandbox: Sandbox) -> Move:
    """The move of a stop to another day of the plan, to where least goes amiss and one is the least on the way.

    Where it can stand nowhere on that day it is the move to the day's end, which says why not when it is made.
    """
    city = sandbox.city(plan.target_city)
    count = len(plan.itinerary[day - 1].activities)
    best, least = Move(place, day, count), None
    for number in range(1, count + 2):
        move = Move(place, day, number)
        try:
            result = edited(plan, move, sandbox)
        # It cannot stand there: somewhere else it may.
        except TripStudioError:
            continue
        cost = len(amiss(result.plan, city)), minutes_on_the_way(result.plan)
        if least is None or cost < least:
            best, least = move, cost
    return best
