"""Reading TravelEval's plan object as it was delivered: any missing or malformed part raises Python's own error.

The suite turns these errors into the reason why a dimension cannot be computed; nothing here guesses.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.places import Attraction
from core.sandbox.sandbox import Sandbox
from core.text import Text

PlanPart = Mapping[str, Any]

UNREADABLE = (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError)
"""What a malformed plan object raises while it is read."""

NO_DATES = Text(
    "请求没有日期，无法估计排队时间", "the request has no dates, so the queues cannot be estimated"
)
"""Why a metric that takes the queues into account does not apply."""

BEDS = {"单人房": 1, "大床房": 2, "双人房": 2, "家庭房": 3}
COST_CATEGORIES = (
    "attractions",
    "intercity_transportation",
    "intracity_transportation",
    "accommodation",
    "meals",
    "other",
)


def minutes_of(clock: str) -> int:
    """Minutes since midnight of `H:MM` or `HH:MM`. Raises ValueError or AttributeError for anything else."""
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


@dataclass(frozen=True)
class TravelPlan:
    """A plan object with the request it answers and the city it goes to (None where the sandbox lacks it)."""

    plan: PlanPart
    query: Query
    sandbox: Sandbox

    @cached_property
    def city(self) -> City | None:
        """The city that the plan says it goes to."""
        name = self.summary.get("destination")
        return self.sandbox.city(name) if name in self.sandbox.city_names else None

    @property
    def summary(self) -> PlanPart:
        """The plan's own account of itself."""
        summary: PlanPart = self.plan["summary"]
        return summary

    @property
    def legs(self) -> list[PlanPart]:
        """The services between cities, in order."""
        legs: list[PlanPart] = self.plan["intercity_transport"]["transport_type"]
        return legs

    @property
    def rooms(self) -> list[PlanPart]:
        """The rooms booked, a row a kind."""
        rooms: list[PlanPart] = self.plan["accommodation"]["room_type"]
        return rooms

    @property
    def day_list(self) -> list[PlanPart]:
        """The daily plans as delivered."""
        days: list[PlanPart] = self.plan["daily_plans"]
        return days

    @cached_property
    def days(self) -> dict[Any, PlanPart]:
        """Daily plans by day number; where a number occurs twice the last one counts."""
        return {day["day"]: day for day in self.day_list}

    def activities(self) -> Iterator[PlanPart]:
        """Activities of `days`, in order."""
        for day in self.days.values():
            yield from day["activities"]

    def visits(self) -> Iterator[PlanPart]:
        """Activities of `days` that visit an attraction."""
        return (activity for activity in self.activities() if activity["type"] == "attraction")

    def attraction(self, name: str) -> Attraction | None:
        """The attraction of that name in the city of the plan."""
        return self.city.attraction(name) if self.city else None

    def is_known(self, name: object) -> bool:
        """Whether any place of the city has that name."""
        return self.city is not None and name in self.city.network.index

    def wish(self, topic: str, kind: str) -> list[str]:
        """What the request prefers (`preferences`) or rejects (`constraints`) on a topic."""
        found: list[str] = (self.query.record.get(topic) or {}).get(kind) or []
        return found

    @cached_property
    def beds(self) -> int:
        """Guests that the booked rooms hold, by TravelEval's table."""
        return sum(
            beds * room["quantity"]
            for room in self.rooms
            for name, beds in BEDS.items()
            if name in room["type"]
        )

    @cached_property
    def costs(self) -> dict[str, float]:
        """Actual CNY by category, from the plan's unit prices and counts."""
        sums = dict.fromkeys(COST_CATEGORIES, 0.0)
        sums["intercity_transportation"] = sum(
            (
                float(leg.get("details").get("price", 0)) * float(leg.get("details").get("number", 0))  # type: ignore[union-attr]
                for leg in self.legs
            ),
            start=0.0,
        )
        sums["accommodation"] = sum(
            float(room["quantity"]) * float(room["price_per_night"]) * float(room["nights"])
            for room in self.rooms
        )
        for day in self.day_list:
            for activity in day["activities"]:
                category = _CATEGORY_OF_TYPE.get(activity["type"], "other")
                cost = self._activity_cost(activity)
                if category is not None:
                    sums[category] += cost
        sums["intracity_transportation"] = self._city_transport()
        return sums

    @property
    def total_cost(self) -> float:
        """Actual CNY of the whole plan."""
        return sum(self.costs.values())

    def _activity_cost(self, activity: PlanPart) -> float:
        details = activity.get("details") or {}
        price = float(details.get("ticket_price") or 0)
        if price:
            return price * float(details.get("ticket_number") or self.summary["total_travelers"])
        return float(activity.get("cost", 0))

    def _city_transport(self) -> float:
        """Transfers that cost less than one ticket of the last service: dearer ones are taken for services themselves."""
        limit = self.legs[-1]["details"].get("price", 0) if self.legs else float("inf")
        total = 0.0
        for day in self.day_list:
            for stop in [*day["activities"], day.get("ending_point") or {}]:
                cost = float(stop.get("transportation_cost") or 0)
                if cost < limit:
                    total += cost
        return total


_CATEGORY_OF_TYPE: Mapping[str, str | None] = {
    "attraction": "attractions",
    "meal": "meals",
    "intercity_transport": None,
    "accommodation": None,
    "accommodation_check_in": None,
    "accommodation_check_out": None,
    "intracity_transport": None,
}
