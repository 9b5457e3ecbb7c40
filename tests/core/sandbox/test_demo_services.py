"""What the trains and flights of the demo sandbox promise."""

from collections import Counter
from itertools import permutations
from statistics import median

import pytest

from core.sandbox.data import SandboxData
from core.sandbox.demo.facts import read_cities
from core.sandbox.demo.railways import read_railways
from core.sandbox.places import Service

RAILWAYS = read_railways()
PAIRS = tuple(permutations((city.name.zh for city in read_cities()), 2))


@pytest.fixture(params=PAIRS, ids=lambda pair: "-".join(pair))
def services(data: SandboxData, request: pytest.FixtureRequest) -> tuple[Service, ...]:
    return data.services[request.param]


def test_every_pair_is_joined_in_the_morning_and_the_evening(services: tuple[Service, ...]) -> None:
    assert len(services) >= 8
    assert any(6 * 60 <= s.departs < 10 * 60 for s in services)
    assert any(17 * 60 <= s.departs < 21 * 60 and s.arrives > s.departs for s in services)


def test_only_sleepers_arrive_on_the_next_day(services: tuple[Service, ...]) -> None:
    late = [s for s in services if s.arrives < s.departs]
    assert all(s.kind == "train" and s.departs >= 19 * 60 and 6 * 60 <= s.arrives <= 9 * 60 for s in late)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "-".join(pair))
def test_trains_are_as_fast_as_the_real_ones(data: SandboxData, pair: tuple[str, str]) -> None:
    railway = RAILWAYS.trains[pair]
    by_day = [s for s in data.services[pair] if s.kind == "train" and s.arrives > s.departs]
    assert min(s.minutes for s in by_day) == railway.fastest
    assert median(s.minutes for s in by_day) == pytest.approx(railway.usual, rel=0.12)
    assert all(railway.first <= s.departs <= railway.last for s in by_day)
    assert {(s.start, s.end) for s in by_day} <= set(railway.stations)


def test_services_cost_and_last_what_they_say(services: tuple[Service, ...]) -> None:
    assert all(s.price > 0 and abs(s.duration * 60 - s.minutes) < 1 for s in services)
    assert list(services) == sorted(services, key=lambda s: s.departs)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "-".join(pair))
def test_services_leave_and_arrive_at_places_of_their_cities(
    data: SandboxData, pair: tuple[str, str]
) -> None:
    start, end = (next(city for city in data.cities if city.name == name) for name in pair)
    assert all(s.start in start.positions and s.end in end.positions for s in data.services[pair])


def test_a_number_names_one_service(data: SandboxData) -> None:
    numbers = Counter(s.number for services in data.services.values() for s in services)
    assert [number for number, count in numbers.items() if count > 1] == []
