"""What a trip has to tell of a dish that is wished for at a meal of a day."""

from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_constraints import none_here
from core.evaluate.wishes.stops import LEFT_OUT, WishVerdict, meals_of, places
from core.knowledge.things import houses_for, houses_of
from core.model.wished_meals import WishedMeal
from core.text import sentence


def tell_meal(wish: WishedMeal, trip: JudgedTrip) -> WishVerdict:
    """Whether the dish is eaten at that meal of that day, where, and when it is eaten instead."""
    last, every = len(trip.plan.itinerary), houses_of(frozenset({wish.dish}), trip.city)
    houses = houses_for(wish.dish, trip.city) | every
    eaten = meals_of(trip, houses)
    then = [one for one in eaten if one.activity.type == wish.meal and wish.is_on(one.day, last)]
    if then:
        return True, places(then), tuple(then)
    if eaten:
        return False, sentence("改在 {meals}", "at another meal: {meals}", meals=places(eaten)), tuple(eaten)
    return False, LEFT_OUT if houses else none_here(trip), ()
