"""What a trip has to tell of a dish that is wished for at a meal of a day."""

from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_constraints import none_here
from core.evaluate.wishes.stops import LEFT_OUT, WishVerdict, meals_of, places, times
from core.knowledge.things import houses_for, houses_of, is_dish
from core.model.clock import DAY_MINUTES
from core.model.meal_hours import MealHour
from core.model.wished_meals import WishedMeal
from core.text import sentence


def tell_meal(wish: WishedMeal, trip: JudgedTrip) -> WishVerdict:
    """Whether the dish is eaten at that meal of that day, where, and when it is eaten instead."""
    last, known = len(trip.plan.itinerary), houses_for(wish.dish, trip.city)
    every = known if is_dish(wish.dish) else houses_of(frozenset({wish.dish}), trip.city)
    eaten = meals_of(trip, known | every)
    then = [one for one in eaten if one.activity.type == wish.meal and wish.is_on(one.day, last)]
    if then:
        # where one goes for it tells more than where it is on the card
        best = [one for one in then if one.activity.begins_at in known] or then
        return True, places(best), tuple(best)
    if eaten:
        return False, sentence("改在 {meals}", "at another meal: {meals}", meals=places(eaten)), tuple(eaten)
    return False, LEFT_OUT if known | every else none_here(trip), ()


def tell_meal_hour(wish: MealHour, trip: JudgedTrip) -> WishVerdict:
    """Whether each meal of a kind begins at the hour that is wished for, and when those begin that do not."""
    every = [one for one in trip.placed if one.activity.type == wish.meal]
    late = [one for one in every if not wish.is_kept(one.start % DAY_MINUTES)]
    return bool(every) and not late, times(late or every) if every else LEFT_OUT, tuple(late or every)
