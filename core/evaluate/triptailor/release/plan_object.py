"""TripTailor's plan object of a plan of another format."""

from typing import Any

from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit


def plan_object(plan: Plan) -> dict[str, Any]:
    """The same trip for one: prices a person, of a room a night; meals in the hotel and ways in the city are left out."""
    stays = [activity for _, _, activity in plan.activities() if isinstance(activity, Stay)]
    beds = {stay.position for stay in stays}
    services = [activity for _, _, activity in plan.activities() if isinstance(activity, Train | Flight)]
    return {
        "hotel": [{"name": stay.position, "price_per_night": stay.price} for stay in stays[:1]],
        "transportation": [_service(service) for service in services],
        "itinerary": {
            str(number): [
                _item(activity)
                for activity in day.activities
                if isinstance(activity, Visit | Meal) and activity.position not in beds
            ]
            for number, day in enumerate(plan.itinerary, start=1)
        },
    }


def _service(service: Train | Flight) -> dict[str, Any]:
    return {
        "mode": "Train" if isinstance(service, Train) else "Flight",
        "number": service.number,
        "time": f"{service.start_time}-{service.end_time}",
        "price": service.price,
    }


def _item(activity: Visit | Meal) -> dict[str, Any]:
    return {
        "time": f"{activity.start_time}-{activity.end_time}",
        "action": "sightseeing" if isinstance(activity, Visit) else "dining",
        "location": activity.position,
        "price": activity.price,
    }
