"""Trains and flights as the methods of the papers choose them."""

from collections.abc import Sequence

from core.agents.shared.choices.preferences import preference
from core.model.clock import DAY_MINUTES
from core.model.query import Query
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox
from core.text import Text

NO_ROOMS = Text("没有住得下所有人的酒店", "no hotel has rooms for everybody")
"""Why no trip with a night can be made where this is so."""
_RAIL, _AIR = "高铁", "飞机"
AT_STATION = 30
"""Minutes that one is at a station before the train leaves it."""


def nights_on_board(service: Service) -> int:
    """How many midnights a service passes."""
    return (service.departs + service.minutes) // DAY_MINUTES


def wished_services(query: Query, services: Sequence[Service]) -> list[Service]:
    """The services of a preferred kind; where none is preferred, the trains that are not rejected; all where there are none."""
    wishes = preference(query, "transportation")
    kinds = wishes.wanted & {_RAIL, _AIR}
    found = [s for s in services if _kind(s) in kinds]
    found = found or [s for s in services if s.kind == "train" and _kind(s) not in wishes.unwanted]
    return found or list(services)


def _kind(service: Service) -> str:
    return _AIR if service.kind == "airplane" else service.train_type or _RAIL


def no_connection(query: Query) -> Text:
    """Why no trip can be made where there are no services."""
    return Text(
        f"沙盒中没有{query.start_city}与{query.target_city}之间的往返班次",
        f"the sandbox has no services there and back between {query.start_city} and {query.target_city}",
    )


def there_and_back(query: Query, sandbox: Sandbox) -> tuple[list[Service], list[Service]]:
    """The services between the two cities whose stations the city knows."""
    start, target = query.start_city or "", query.target_city or ""
    network = sandbox.city(target).network
    return (
        [service for service in sandbox.services(start, target) if service.end in network],
        [service for service in sandbox.services(target, start) if service.start in network],
    )
