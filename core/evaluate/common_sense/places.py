"""Places of the right city."""

from collections.abc import Iterator

from core.evaluate.timeline import Placed
from core.model.plan import Flight, Plan, Train
from core.model.report import Violation
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.text import Name, sentence


def check_places(plan: Plan, placed: tuple[Placed, ...], city: City, sandbox: Sandbox) -> Iterator[Violation]:
    """`place.wrong_city`: places of the target city, and services between the two cities of the trip."""
    pair = (sandbox.chinese_name(plan.start_city), city.name)
    stations = {
        station
        for cities in (pair, pair[::-1])
        for service in sandbox.services(*cities)
        for station in (service.start, service.end)
    }
    for one in placed:
        activity = one.activity
        if isinstance(activity, Train | Flight):
            wrong = [name for name in (activity.start, activity.end) if name not in stations]
        else:
            wrong = [] if activity.position in city.network else [activity.position]
        for name in wrong:
            yield Violation(
                "place.wrong_city",
                sentence(
                    "{place} 不在行程的城市里", "{place} is not in the cities of the trip", place=Name(name)
                ),
                one.where,
            )
