"""TripScore's soft and preference scores in a city on a line, against values by hand."""

from typing import Any

import pytest

from core.evaluate.judge import rate_diversity, rate_landmarks
from core.evaluate.tripscore import preferences, soft
from core.evaluate.tripscore.trip import ScoredTrip
from core.model.plan import Plan
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Position, RoomOffer, Service
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Text

# sights at 0, 1, 2, 3 and 10 units of a hundredth degree on the equator (1.113 km each)
SIGHTS = {
    "甲": (0, ("园林",), 5.0),
    "乙": (1, ("园林",), 4.0),
    "丙": (2, ("博物馆/纪念馆",), 4.0),
    "丁": (3, ("游乐园/体育娱乐",), 3.0),
    "戊": (10, ("自然风光",), 4.0),
}
HOTELS = {"青旅": 100.0, "酒店": 300.0, "饭店": 900.0}


def line_city() -> City:
    sights = [
        Attraction(
            name=name,
            types=kinds,
            position=Position(0.0, at / 100),
            opens=0,
            closes=24 * 60,
            price=0.0,
            recommended_min=60,
            recommended_max=120,
            star=star,
        )
        for name, (at, kinds, star) in SIGHTS.items()
    ]
    hotels = [
        Hotel(name=name, features=(), position=Position(0.0, 0.0), offers=(RoomOffer(1, 2, price),))
        for name, price in HOTELS.items()
    ]
    return City(
        "线城",
        name_en="Line",
        attractions=sights,
        restaurants=(),
        hotels=hotels,
        lines=(),
        positions={place.name: place.position for place in (*sights, *hotels)},
    )


@pytest.fixture(scope="module")
def sandbox() -> Sandbox:
    city = line_city()

    def services(start: str, end: str) -> tuple[Service, ...]:
        return ()

    manifest = Manifest(
        name="line", version="1", source="tests", licence="Apache-2.0", coordinates="WGS-84", checksum="none"
    )
    return Sandbox(
        manifest=manifest, city_names=("线城",), load_city={"线城": city}.__getitem__, load_services=services
    )


def stop(kind: str, place: str, start: str, end: str) -> dict[str, Any]:
    return {
        "type": kind, "position": place, "start_time": start, "end_time": end,
        "price": 0, "cost": 0, "transports": [],
    }  # fmt: skip


def visits(names: str, hour: int = 9, hours: int = 2) -> list[dict[str, Any]]:
    """One visit after the other from an hour on, each of so many hours."""
    return [
        stop("attraction", name, f"{hour + hours * n:02d}:00", f"{hour + hours * (n + 1):02d}:00")
        for n, name in enumerate(names)
    ]


def night(hotel: str) -> dict[str, Any]:
    return stop("accommodation", hotel, "21:00", "24:00")


def trip(sandbox: Sandbox, *days: list[dict[str, Any]]) -> ScoredTrip:
    itinerary = [{"day": number, "activities": day} for number, day in enumerate(days, start=1)]
    plan = {"people_number": 1, "start_city": "外", "target_city": "线城", "itinerary": itinerary}
    return ScoredTrip.of(Plan.from_json(plan), sandbox)


def test_schedule_density_counts_days_outside_4_to_10_hours(sandbox: Sandbox) -> None:
    # 2 h is too little, 4 h and 10 h fit, 12 h is too much: 2 of 4 days
    days = (visits("甲"), visits("甲乙"), visits("甲乙丙丁戊"), visits("甲乙丙丁戊甲"))
    assert soft.schedule_density(trip(sandbox, *days)) == 1 - 2 / 4


def test_hotel_consistency_counts_nights_after_a_change(sandbox: Sandbox) -> None:
    # two changes in four nights
    days = [[night(name)] for name in ("青旅", "酒店", "酒店", "青旅")]
    assert soft.hotel_consistency(trip(sandbox, *days)) == 1 - 2 / 4


def test_a_day_trip_has_no_hotel_to_keep(sandbox: Sandbox) -> None:
    assert isinstance(soft.hotel_consistency(trip(sandbox, visits("甲"))), Text)


def test_daytime_utilization_counts_days_without_a_sight_in_daylight(sandbox: Sandbox) -> None:
    # the second day begins at 18:00, the third has nothing: 1 of 3
    assert soft.daytime_utilization(trip(sandbox, visits("甲"), visits("乙", 18), [])) == 1 / 3


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("甲乙丙丁", 1.0),
        # In a row it is one visit.
        ("甲甲乙", 1.0),
        # One sight, n = 2.
        ("甲乙甲丙", 1 - 1 / 4 - 0.05 / 4),
        # n = 3 and n = 2.
        ("甲乙甲乙甲", 1 - 2 / 5 - (4 + 1) * 0.05 / 5),
    ],
)
def test_unique_attractions(sandbox: Sandbox, names: str, expected: float) -> None:
    assert soft.unique_attractions(trip(sandbox, visits(names, 0, 1))) == pytest.approx(expected)


def test_location_clustering_counts_far_neighbours_of_a_day(sandbox: Sandbox) -> None:
    # pairs of 甲乙丙丁戊 in units: 1 2 3 10 1 2 9 1 8 7; the 80th percentile of 1112 2378 9 10 is 8.2
    # (rank 0.8 x 9 = 7.2: 8 + 0.2 x 1); of the steps only 甲 to 戊 (10) is beyond it: 1 of 5 visits
    assert soft.location_clustering(trip(sandbox, visits("乙丙丁甲戊"))) == pytest.approx(1 - 1 / 5)


def test_the_same_step_over_night_is_no_matter(sandbox: Sandbox) -> None:
    assert soft.location_clustering(trip(sandbox, visits("乙丙丁甲"), visits("戊"))) == 1.0


def test_one_sight_is_clustered(sandbox: Sandbox) -> None:
    assert soft.location_clustering(trip(sandbox, visits("甲"))) == 1.0


def test_the_budget_class_of_each_night(sandbox: Sandbox) -> None:
    days = [[night(name)] for name in ("青旅", "酒店", "饭店", "饭店")]
    assert preferences.budget_match(trip(sandbox, *days), "high-end") == 2 / 4


def test_the_class_of_a_hotel_is_its_third_by_price() -> None:
    city = line_city()
    classes = [preferences.hotel_class(hotel, city) for hotel in city.hotels]
    assert classes == ["cost-effective", "comfortable", "high-end"]


def test_pacing_on_full_days(sandbox: Sandbox) -> None:
    # relaxed: 2 to 6 h and 1 to 3 sights. 4 h, 2 sights: 1. 8 h, 4 sights: (6/8 + 3/4) / 2 = 3/4
    days = (visits("甲乙"), visits("甲乙丙丁"))
    assert preferences.pacing_match(trip(sandbox, *days), "relaxed") == pytest.approx((1 + 3 / 4) / 2)


def test_attractions_of_a_wanted_type(sandbox: Sandbox) -> None:
    found = preferences.attraction_match(trip(sandbox, visits("甲乙丙丁")), frozenset({"园林"}))
    assert found == 2 / 4


def test_effort_by_day(sandbox: Sandbox) -> None:
    # points 0, 0, 1, 0, 1, 1: beside an effort is moderate, two days running are strenuous
    days = [visits(names) for names in ("甲", "乙", "丁", "丙", "丁", "丁")]
    found = preferences.effort_by_day(trip(sandbox, *days))
    assert found == ("light", "moderate", "moderate", "moderate", "strenuous", "strenuous")


def test_over_two_points_on_a_day_are_strenuous(sandbox: Sandbox) -> None:
    assert preferences.effort_match(trip(sandbox, visits("丁丙丁丙丁")), "strenuous") == 1.0


def test_nature_is_no_effort_by_itself(sandbox: Sandbox) -> None:
    assert preferences.effort_by_day(trip(sandbox, visits("戊"))) == ("light",)


def test_unique_attractions_to_the_letter_counts_every_visit(sandbox: Sandbox) -> None:
    # 甲 甲 乙 甲: 甲 returns once. In a row is one visit: 1 - (1 + 0.05) / 3; to the letter: 1 - 1.05 / 4
    seen = trip(sandbox, visits("甲甲乙甲"))
    assert soft.unique_attractions(seen) == pytest.approx(1 - 1.05 / 3)
    assert soft.unique_attractions_of_all(seen) == pytest.approx(1 - 1.05 / 4)


def test_landmarks_are_rated_between_the_mean_and_the_best() -> None:
    # the city's mean is 20/5 = 4, the best is 5; one sight of 4.0 is at the mean, one of 5.0 is the best
    city = line_city()
    ratings = [rate_landmarks([sight], city).value for sight in city.attractions[:2]]
    assert ratings == [5.0, 1.0]


def test_diversity_loses_a_point_for_a_fifth_of_repeats() -> None:
    # 甲 乙 丙 丁 戊: four types in five sights, a fifth repeats
    assert rate_diversity(line_city().attractions).value == 4.0
