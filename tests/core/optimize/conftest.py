"""A world of two cities that one can compute by hand, and plans of sampled trips in every sandbox."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations, product

import pytest

from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.model.plan import Plan
from core.model.query import Query
from core.optimize.outcome import Found, SearchEvent
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import DEFAULT, PlannerProfile
from core.sandbox.city import City
from core.sandbox.library import SandboxLibrary
from core.sandbox.places import (
    Attraction,
    Hotel,
    MetroLine,
    Position,
    Restaurant,
    RoomOffer,
    Service,
    Station,
)
from core.sandbox.sandbox import Manifest, Sandbox

_SAMPLE = 20


class ToyWorld:
    """Two cities of 6 km across, each with a station, an airport 20 km out and one metro line; and trips to the second."""

    here, there = "甲城", "乙城"

    def at(self, east: float, north: float) -> Position:
        """A position so many km east and north of the middle of a city."""
        return Position(30 + north / 110.85, 120 + east / 96.49)

    def city(
        self,
        name: str = there,
        *,
        stock: int | None = None,
        sights: int = 12,
        restaurants: int = 12,
        metro: bool = True,
        apart: float = 1.0,
    ) -> City:
        """A city; `stock` is the number of double rooms in each hotel, `apart` the km between a sight and the next."""
        attractions = [
            Attraction(
                name=f"景点{i:02d}",
                types=("公园",),
                position=self.at(apart * (i % 4 - 1.5), apart * (i // 4 - 1)),
                opens=540,
                closes=1320,
                price=10.0 * (i % 3),
                recommended_min=60,
                recommended_max=120,
            )
            for i in range(sights)
        ]
        tables = [
            Restaurant(
                name=f"饭馆{i:02d}",
                cuisine="川菜",
                position=self.at(i % 4 - 1.2, i // 4 - 0.7),
                opens=600,
                closes=1260,
                price=40.0 + 5 * i,
            )
            for i in range(restaurants)
        ]
        hotels = [
            Hotel(
                name=f"酒店{i}",
                features=(),
                position=self.at(i - 1, 0.5),
                offers=(RoomOffer(beds=2, guests=2, price=200.0 + 50 * i, stock=stock, kind="double"),),
            )
            for i in range(3)
        ]
        stations = tuple(Station(f"地铁{i}", self.at(0, i - 3)) for i in range(7))
        terminals = {f"{name}站": self.at(0, -3), f"{name}机场": self.at(0, -20)}
        return City(
            name,
            name_en=name,
            attractions=attractions,
            restaurants=tables,
            hotels=hotels,
            lines=(MetroLine("一号线", stations),) if metro else (),
            positions={**terminals, **{row.name: row.position for row in (*attractions, *tables, *hotels)}},
        )

    def out(self, departs: str, arrives: str, *, price: float = 100.0, hours: float | None = None) -> Service:
        """A train there; it arrives on the next day where the clock says earlier."""
        return self._train(self.here, self.there, departs, arrives, price, hours)

    def back(
        self, departs: str, arrives: str, *, price: float = 100.0, hours: float | None = None
    ) -> Service:
        """A train back."""
        return self._train(self.there, self.here, departs, arrives, price, hours)

    def _train(
        self, start: str, end: str, departs: str, arrives: str, price: float, hours: float | None
    ) -> Service:
        leaves, comes = (int(clock[:2]) * 60 + int(clock[3:]) for clock in (departs, arrives))
        duration = (comes - leaves) % 1440 / 60 if hours is None else hours
        return Service(
            kind="train",
            number=f"G{leaves}",
            start=f"{start}站",
            end=f"{end}站",
            departs=leaves,
            arrives=comes,
            price=price,
            duration=duration,
        )

    def sandbox(self, out: Sequence[Service], back: Sequence[Service], city: City | None = None) -> Sandbox:
        """The two cities with these services between them."""
        cities = {self.here: self.city(self.here), self.there: city or self.city()}
        services = {(self.here, self.there): tuple(out), (self.there, self.here): tuple(back)}
        manifest = Manifest(
            name="toy", version="1", source="made by hand", licence="none", coordinates="WGS-84", checksum="0"
        )
        return Sandbox(
            manifest, tuple(cities), cities.__getitem__, lambda start, end: services.get((start, end), ())
        )

    def usual(self, city: City | None = None) -> Sandbox:
        """The two cities with a morning and an evening train each way."""
        return self.sandbox(
            [self.out("07:30", "10:00"), self.out("17:00", "19:30")],
            [self.back("08:00", "10:30"), self.back("19:00", "21:30")],
            city,
        )

    def trip(self, days: int, people: int = 2, budget: float | None = None) -> Query:
        """A request for a trip from the one city to the other."""
        return Query(
            "q",
            start_city=self.here,
            target_city=self.there,
            days=days,
            people_number=people,
            budget=budget,
        )

    def asking(self, *wishes: Normal, days: int = 3, people: int = 2) -> Query:
        """A request for that trip with constraints in typed form."""
        return replace(self.trip(days, people), hard_logic=tuple(map(to_dsl, wishes)))

    def outcome(
        self, query: Query, sandbox: Sandbox, seed: int = 0, profile: PlannerProfile = DEFAULT
    ) -> SearchEvent:
        """The planner's last word on a request."""
        *_, last = plan_trip(query, sandbox, seed=seed, stopped=lambda: False, profile=profile)
        return last

    def plan(self, query: Query, sandbox: Sandbox, profile: PlannerProfile = DEFAULT) -> Plan:
        """The plan for a request that has one."""
        found = self.outcome(query, sandbox, profile=profile)
        assert isinstance(found, Found), found
        return found.plan


@pytest.fixture(scope="session")
def toy() -> ToyWorld:
    """The toy world."""
    return ToyWorld()


@pytest.fixture(scope="session", params=["demo", "chinatravel", "traveleval"])
def sandbox(request: pytest.FixtureRequest) -> Sandbox:
    """Each sandbox in turn: the one that comes with the project, and the real data in both layouts."""
    if request.param == "demo":
        opened: Sandbox = request.getfixturevalue("demo")
        return opened
    library: SandboxLibrary = request.getfixturevalue("real_sandboxes")
    return library.open(request.param)


@pytest.fixture(scope="session")
def planned(sandbox: Sandbox, toy: ToyWorld) -> list[tuple[Query, Plan]]:
    """Plans of trips sampled from all city pairs, 1 to 5 days, 1 to 6 people."""
    grid = list(product(permutations(sandbox.city_names, 2), range(1, 6), range(1, 7)))
    plans = []
    for (start, target), days, people in random.Random(11).sample(grid, _SAMPLE):
        name = f"{start}-{target}-{days}-{people}"
        query = Query(name, start_city=start, target_city=target, days=days, people_number=people)
        answer = toy.outcome(query, sandbox)
        if isinstance(answer, Found):
            plans.append((query, answer.plan))
    return plans
