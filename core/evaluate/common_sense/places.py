"""Places of the right city, and what they cost."""

from collections.abc import Iterator

from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.knowledge.city import lacks_price
from core.model.plan import Plan
from core.model.report import Violation
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.text import Name, sentence


def check_places(plan: Plan, placed: tuple[Placed, ...], city: City, sandbox: Sandbox) -> Iterator[Violation]:
    """`place.wrong_city`: places of the target city, and services between the two cities of the trip."""
    pair = (sandbox.chinese_name(plan.start_city), city.name)
    stations = sandbox.stations(*pair) | sandbox.stations(*pair[::-1])
    for one in placed:
        begins, ends = one.activity.begins_at, one.activity.ends_at
        for name in (begins, ends) if one.is_ride else (begins,):
            if name not in (stations if one.is_ride else city.network):
                yield Violation(
                    "place.wrong_city",
                    sentence(
                        "{place} 不在行程的城市里",
                        "{place} is not in the cities of the trip",
                        place=Name(name),
                    ),
                    one.where,
                )


def check_prices(trip: JudgedTrip) -> Iterator[Violation]:
    """`place.no_price`: a ticket that the data have at nothing, so that the sum of the trip is more than it says."""
    for visit, _ in trip.visits:
        name = visit.activity.begins_at
        if lacks_price(name, trip.city):
            message = sentence(
                "{place}的门票价格不在数据里，未计入花费",
                "the data have no ticket price for {place}: it is not in the sum",
                place=Name(name),
            )
            yield Violation("place.no_price", message, visit.where)
