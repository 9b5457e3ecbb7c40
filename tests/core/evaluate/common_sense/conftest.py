"""A guide who lays out trips in the demo sandbox: the test says what and when, the guide finds ways, tables and trains."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from core.knowledge.city import knowledge_of
from core.model.clock import Clock
from core.sandbox.places import Restaurant, Service
from core.sandbox.sandbox import Sandbox

Plan = dict[str, Any]
Days = list[list[tuple[str, ...]]]
MEAL_MINUTES = {"lunch": 60, "dinner": 70}
MARGIN, FROM_THE_STATION, TO_THE_STATION = 45, 75, 120


@dataclass
class Guide:
    """Writes the plan of one trip for two. Entries of a day are `("visit", NAME, FROM, TO)`, `("lunch" or "dinner", FROM)`
    with a place to eat near as a third word, `("breakfast", FROM)` in the hotel and `("hotel", FROM)`.

    Trains leave from the sandbox's stations when the trip wants them to.
    """

    sandbox: Sandbox
    start: str
    target: str
    used: set[str] = field(default_factory=set)
    cuisines: list[str] = field(default_factory=list)

    def plan(self, days: Days) -> Plan:
        """The plan: there before the first entry, home after the last one."""
        city = self.sandbox.city(self.target)
        self.hotel = min(city.hotels, key=lambda hotel: abs(hotel.offers[-1].price - 600))
        there = next(s for s in self.sandbox.services(self.start, self.target) if s.kind == "train")
        first = days[0][0]
        arrives = _minutes(first[2] if first[0] == "visit" else first[1]) - FROM_THE_STATION
        self.here = there.end
        itinerary = [
            {"day": number, "activities": [self._activity(*entry) for entry in entries]}
            for number, entries in enumerate(days, start=1)
        ]
        itinerary[0]["activities"].insert(0, self._train(there, arrives - there.minutes, []))
        home = next(s for s in self.sandbox.services(self.target, self.start) if s.kind == "train")
        leaves = _minutes(itinerary[-1]["activities"][-1]["end_time"]) + TO_THE_STATION
        itinerary[-1]["activities"].append(self._train(home, leaves, self._way(home.start, leaves - MARGIN)))
        return {
            "people_number": 2,
            "start_city": self.start,
            "target_city": self.target,
            "itinerary": itinerary,
        }

    def _activity(self, kind: str, *rest: str) -> Plan:
        if kind == "visit":
            name, begins, ends = rest
            return self._stop("attraction", name, begins, _minutes(ends))
        begins, *near = rest
        if kind in MEAL_MINUTES:
            table = self._table(_minutes(begins), *(near or [self.here]))
            return self._stop(kind, table.name, begins, _minutes(begins) + MEAL_MINUTES[kind])
        if kind == "breakfast":
            return self._stop(kind, self.hotel.name, begins, _minutes(begins) + 30)
        offer = next(offer for offer in self.hotel.offers if offer.guests >= 2)
        night = self._stop("accommodation", self.hotel.name, begins, 24 * 60)
        return night | {"rooms": 1, "room_type": offer.beds, "price": offer.price, "cost": offer.price}

    def _table(self, at: int, near: str) -> Restaurant:
        """The nearest house that serves a meal then, a new one, and no cuisine more than twice."""
        city, knowledge = self.sandbox.city(self.target), knowledge_of(self.sandbox.city(self.target))
        found = min(
            (
                row
                for row in city.restaurants
                if row.name not in self.used
                and knowledge.eatery(row.name).serves == "meal"
                and row.opens <= at
                and at + 90 <= row.closes + 24 * 60 * (row.closes <= row.opens)
                and self.cuisines.count(row.cuisine) < 2
            ),
            key=lambda row: city.network.distance(near, row.name),
        )
        self.used.add(found.name)
        self.cuisines.append(found.cuisine)
        return found

    def _stop(self, kind: str, place: str, begins: str, ends: int) -> Plan:
        legs = self._way(place, _minutes(begins))
        self.here = place
        times = {"start_time": begins, "end_time": str(Clock(ends))}
        return {"type": kind, "position": place, **times, "price": 0, "cost": 0, "transports": legs}

    def _way(self, place: str, due: int) -> list[Plan]:
        if place == self.here:
            return []
        (leg,) = self.sandbox.city(self.target).network.go(self.here, place, "taxi") or ()
        times = {"start_time": str(Clock(due - leg.minutes)), "end_time": str(Clock(due))}
        where = {"start": leg.start, "end": leg.end, "mode": "taxi", "distance": leg.distance}
        return [where | times | {"price": leg.price, "cost": leg.price, "cars": 1}]

    def _train(self, service: Service, leaves: int, legs: list[Plan]) -> Plan:
        times = {"start_time": str(Clock(leaves)), "end_time": str(Clock(leaves + service.minutes))}
        ride = {"type": "train", "TrainID": service.number, "start": service.start, "end": service.end}
        price = {"price": service.price, "cost": 2 * service.price, "tickets": 2}
        return ride | times | price | {"transports": legs}


def _minutes(clock: str) -> int:
    return Clock.parse(clock).minutes


@pytest.fixture(scope="session")
def lay_out(demo: Sandbox) -> Callable[[str, str, Days], Plan]:
    """Lay out a trip from one city to another."""
    return lambda start, target, days: Guide(demo, start, target).plan(days)


@pytest.fixture
def beijing(lay_out: Callable[[str, str, Days], Plan]) -> Plan:
    """Four days in Beijing as a guide would lay them out."""
    return lay_out("南京", "北京", BEIJING)


BEIJING: Days = [
    [
        ("lunch", "13:00"),
        ("visit", "天坛公园", "14:40", "17:10"),
        ("dinner", "18:00"),
        ("visit", "前门大街", "19:30", "20:50"),
        ("hotel", "21:15"),
    ],
    [
        ("breakfast", "07:30"),
        ("visit", "故宫博物院", "08:40", "12:40"),
        ("lunch", "13:10"),
        ("visit", "景山公园", "14:40", "15:30"),
        ("visit", "北海公园", "15:50", "17:30"),
        ("dinner", "18:00"),
        ("visit", "什刹海", "19:30", "20:50"),
        ("hotel", "21:15"),
    ],
    [
        ("breakfast", "07:00"),
        ("visit", "八达岭长城", "09:00", "12:00"),
        ("lunch", "12:30"),
        ("visit", "明十三陵·定陵", "14:40", "16:40"),
        ("dinner", "18:30", "王府井步行街"),
        ("visit", "王府井步行街", "20:00", "21:00"),
        ("hotel", "21:20"),
    ],
    [
        ("breakfast", "07:30"),
        ("visit", "颐和园", "08:40", "12:00"),
        ("lunch", "12:30"),
        ("visit", "圆明园遗址公园", "14:00", "16:00"),
    ],
]
