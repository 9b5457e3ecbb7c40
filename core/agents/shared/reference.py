"""What of the sandbox is told to a model that has no tools: the best-known rows of each table, and the services."""

from collections.abc import Iterable, Sequence

from core.agents.protocol import Task
from core.agents.shared.preferences import matches, preference
from core.agents.shared.services import there_and_back
from core.sandbox.places import Attraction, Hotel, Restaurant, Service
from core.sandbox.tables import attraction_row, clock_text, hotel_rows, restaurant_row

_SERVICES = 12


def reference(task: Task, rows: int) -> str:
    """So many rows of each table, those that fit the wishes first, then by stars or price; "" for none."""
    query, sandbox = task.query, task.sandbox
    if rows == 0 or query.target_city not in sandbox.city_names:
        return ""
    city = sandbox.city(query.target_city or "")
    sights, diet = preference(query, "attractions"), preference(query, "diet")
    beds = preference(query, "accommodations")
    named = _named(task)
    attractions = sorted(
        city.attractions,
        key=lambda row: (row.name not in named, not matches(row.types, sights.wanted), -(row.star or 0)),
    )
    restaurants = sorted(
        city.restaurants,
        key=lambda row: (row.name not in named, row.cuisine not in diet.wanted, row.price),
    )
    hotels = sorted(
        city.hotels,
        key=lambda row: (
            row.name not in named,
            not matches(row.features, beds.wanted),
            min((offer.price for offer in row.offers), default=0.0),
        ),
    )
    out, back = there_and_back(query, sandbox)
    return "\n".join(
        [
            *_attractions(attractions[:rows]),
            *_restaurants(restaurants[:rows]),
            *_hotels(hotels[:rows]),
            *_services(out),
            *_services(back),
        ]
    )


def _named(task: Task) -> frozenset[str]:
    """Names that the request has in its words."""
    text = task.query.text
    city = task.sandbox.city(task.query.target_city or "")
    sights, tables = (row.name for row in city.attractions), (row.name for row in city.restaurants)
    names = (*sights, *tables, *(row.name for row in city.hotels))
    return frozenset(name for name in names if name in text)


def _attractions(rows: Sequence[Attraction]) -> Iterable[str]:
    for number, place in enumerate(rows):
        row = attraction_row(number, place)
        yield (
            f"attraction | {row['name']} | {row['type']} | {row['opentime']}-{row['endtime']} | {row['price']:g}"
        )


def _restaurants(rows: Sequence[Restaurant]) -> Iterable[str]:
    for number, place in enumerate(rows):
        row = restaurant_row(number, place)
        yield (
            f"restaurant | {row['name']} | {row['cuisine']} | {row['opentime']}-{row['endtime']} | {row['price']:g}"
        )


def _hotels(rows: Sequence[Hotel]) -> Iterable[str]:
    for number, place in enumerate(rows):
        for row in list(hotel_rows(number, place))[:2]:
            yield (
                f"hotel | {row['name']} | {row['featurehoteltype']} | beds {row['numbed']} | {row['price']:g}"
            )


def _services(services: Sequence[Service]) -> Iterable[str]:
    """Services over the whole day: every so many-th by departure."""
    step = max(1, len(services) // _SERVICES)
    for service in services[::step][:_SERVICES]:
        times = f"{clock_text(service.departs)}-{clock_text(service.arrives)}"
        yield f"{service.kind} | {service.number} | {service.start} -> {service.end} | {times} | {service.price:g}"
