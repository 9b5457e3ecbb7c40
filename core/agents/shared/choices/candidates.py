"""What a model may choose from, a line a candidate: rows that fit the wishes first, then by stars or price."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.agents.protocol import Task
from core.agents.shared.choices.preferences import matches, preference
from core.agents.shared.choices.services import there_and_back
from core.sandbox.exploring.tables import clock_text
from core.sandbox.places import Attraction, Hotel, Restaurant, Service


@dataclass(frozen=True, slots=True)
class Candidates:
    """Rows of each table, the most promising first."""

    outbound: Sequence[Service]
    inbound: Sequence[Service]
    hotels: Sequence[Hotel]
    attractions: Sequence[Attraction]
    restaurants: Sequence[Restaurant]


def candidates_of(task: Task, most: int) -> Candidates:
    """At most so many rows of each table."""
    query, city = task.query, task.sandbox.city(task.query.target_city or "")
    sights, diet = preference(query, "attractions"), preference(query, "diet")
    beds, text = preference(query, "accommodations"), query.text
    attractions = sorted(
        (row for row in city.attractions if city.attraction(row.name) is row),
        key=lambda row: (row.name not in text, not matches(row.types, sights.wanted), -(row.star or 0.0)),
    )
    restaurants = sorted(
        (row for row in city.restaurants if city.restaurant(row.name) is row),
        key=lambda row: (row.name not in text, row.cuisine not in diet.wanted, row.price),
    )
    hotels = sorted(
        (row for row in city.hotels if city.hotel(row.name) is row and row.offers),
        key=lambda row: (
            row.name not in text,
            not matches(row.features, beds.wanted),
            min(offer.price for offer in row.offers),
        ),
    )
    out, back = there_and_back(query, task.sandbox)
    return Candidates(
        outbound=_over_the_day(out, most),
        inbound=_over_the_day(back, most),
        hotels=hotels[:most],
        attractions=attractions[:most],
        restaurants=restaurants[:most],
    )


def line_of(row: Service | Hotel | Attraction | Restaurant) -> str:
    """A candidate as a model reads it."""
    match row:
        case Service():
            times = f"{clock_text(row.departs)}-{clock_text(row.arrives)}"
            return f"{row.number} | {row.kind} | {row.start} -> {row.end} | {times} | {row.price:g}"
        case Hotel():
            offers = ", ".join(f"beds {offer.beds}: {offer.price:g}" for offer in row.offers)
            return f"{row.name} | {';'.join(row.features)} | {offers}"
        case Attraction():
            hours = f"{clock_text(row.opens)}-{clock_text(row.closes)}"
            return f"{row.name} | {';'.join(row.types)} | {hours} | {row.price:g}"
        case Restaurant():
            hours = f"{clock_text(row.opens)}-{clock_text(row.closes)}"
            return f"{row.name} | {row.cuisine} | {hours} | {row.price:g}"


def _over_the_day(services: Sequence[Service], most: int) -> Sequence[Service]:
    """Every so many-th by departure, so that all hours are there."""
    step = -(-len(services) // most) if services else 1
    return services[::step][:most]
