"""What a request would rather have: kinds of sights, hotels and trains, beds for everybody, and visits despite a queue."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.model.plan import Plan, Stay, Visit
from core.model.query import Preference, Query, Subject
from core.optimize.preferences.profile import PROFILES
from core.optimize.wishes.likes import Likes, likes_of
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Position, RoomOffer
from core.sandbox.sandbox import Sandbox

MUSEUM = Attraction(
    name="馆",
    types=("博物馆/纪念馆",),
    position=Position(30, 120),
    opens=540,
    closes=1080,
    price=0.0,
    recommended_min=60,
    recommended_max=150,
)
MONDAY, SATURDAY = date(2024, 11, 4), date(2024, 11, 9)


def likes(subject: Subject, *wanted: str, unwanted: str = "") -> Mapping[Subject, Preference]:
    """Likes of one subject."""
    return {subject: Preference(frozenset(wanted), frozenset({unwanted} - {""}))}


def sleeps(plan: Plan) -> set[str]:
    return {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}


def sees(plan: Plan) -> set[str]:
    return {one.position for _, _, one in plan.activities() if isinstance(one, Visit)}


def liking(query: Query, subject: Subject, *wanted: str, unwanted: str = "") -> Query:
    return replace(query, preferences=likes(subject, *wanted, unwanted=unwanted))


@pytest.fixture
def with_gardens(toy) -> Sandbox:
    """The usual world with gardens on the far side of the second city."""
    city: City = toy.city()
    far = [
        Attraction(
            name=f"园林{i}",
            types=("园林",),
            position=toy.at(3, 3 - i),
            opens=540,
            closes=1320,
            price=0.0,
            recommended_min=60,
            recommended_max=120,
        )
        for i in range(3)
    ]
    return toy.usual(_with(city, attractions=[*city.attractions, *far]))


@pytest.fixture
def with_hotels(toy) -> Sandbox:
    """The usual world with a dear hotel for families whose rooms are of several kinds."""
    city: City = toy.city()
    offers = (
        RoomOffer(beds=1, guests=1, price=300.0, stock=None, kind="single"),
        RoomOffer(beds=2, guests=3, price=400.0, stock=None, kind="family"),
    )
    hotel = Hotel(name="家庭酒店", features=("家庭房",), position=toy.at(2, 2), offers=offers)
    return toy.usual(_with(city, hotels=[*city.hotels, hotel]))


def _with(city: City, **rows: object) -> City:
    places = {
        "attractions": city.attractions, "restaurants": city.restaurants, "hotels": city.hotels, **rows
    }  # fmt: skip
    positions = {name: city.network.position(name) for name in city.network.names}
    new = {row.name: row.position for kind in places.values() for row in kind}  # type: ignore[attr-defined]
    return City(city.name, name_en=city.name, lines=city.lines, positions=positions | new, **places)  # type: ignore[arg-type]


def test_a_liked_kind_of_sight_is_worth_a_detour(toy, with_gardens: Sandbox) -> None:
    def gardens(query: Query) -> int:
        return len([name for name in sees(toy.plan(query, with_gardens)) if "园林" in name])

    assert gardens(liking(toy.trip(2), "attractions", "园林")) > gardens(toy.trip(2))


def test_a_kind_of_sight_that_is_not_liked_is_left_out(toy, with_gardens: Sandbox) -> None:
    asked = liking(toy.trip(2), "attractions", unwanted="公园")
    plain, dulled = sees(toy.plan(toy.trip(2), with_gardens)), sees(toy.plan(asked, with_gardens))
    assert len([name for name in dulled if "景点" in name]) < len([name for name in plain if "景点" in name])


def test_a_liked_hotel_is_worth_its_price(toy, with_hotels: Sandbox) -> None:
    assert sleeps(toy.plan(liking(toy.trip(3), "accommodations", "家庭房"), with_hotels)) == {"家庭酒店"}


def test_a_liked_hotel_is_given_up_before_the_budget_is(toy, with_hotels: Sandbox) -> None:
    asked = liking(replace(toy.trip(3), budget=1100.0), "accommodations", "家庭房")
    assert "家庭酒店" not in sleeps(toy.plan(asked, with_hotels))


def test_there_are_as_many_beds_as_people_where_a_hotel_has_them(toy, with_hotels: Sandbox) -> None:
    plan = toy.plan(toy.trip(3, people=3), with_hotels)
    assert sleeps(plan) == {"家庭酒店"}


def test_a_liked_kind_of_train_is_worth_its_price(toy) -> None:
    slow = replace(toy.out("09:00", "11:00", price=50), train_type="快速", number="K1")
    fast = replace(toy.out("07:30", "10:00", price=150), train_type="高铁")
    sandbox = toy.sandbox([slow, fast], [toy.back("19:00", "21:30")])
    plain = toy.plan(replace(toy.trip(2), hard_logic=()), sandbox)
    asked = toy.plan(liking(toy.trip(2), "transportation", "高铁"), sandbox)
    assert (plain.itinerary[0].activities[0].number, asked.itinerary[0].activities[0].number) == (
        "K1",
        fast.number,
    )


def test_nights_on_a_train_are_for_a_budget_that_allows_no_other_train(toy) -> None:
    night = toy.out("21:00", "07:00", price=10, hours=10.0)
    sandbox = toy.sandbox([night, toy.out("07:30", "10:00", price=300)], [toy.back("19:00", "21:30")])
    rich, poor = toy.trip(3, budget=3000.0), toy.asking(CostCap("total", 900.0))
    assert toy.plan(rich, sandbox).itinerary[0].activities[0].number != night.number
    assert toy.plan(poor, sandbox).itinerary[0].activities[0].number == night.number


def test_a_weekend_makes_the_queue_longer_than_a_weekday() -> None:
    weekday, weekend = likes_of({}, (MONDAY, MONDAY)), likes_of({}, (SATURDAY, SATURDAY))
    assert weekday.queue(MUSEUM)[1] < weekend.queue(MUSEUM)[0]


def test_a_trip_without_dates_allows_for_weekdays_and_weekends() -> None:
    week = likes_of({}, (MONDAY, SATURDAY))
    assert Likes().queue(MUSEUM) == week.queue(MUSEUM)


@pytest.mark.parametrize("first", [MONDAY, SATURDAY])
def test_what_a_queue_leaves_of_a_visit_is_as_long_as_recommended(toy, first: date) -> None:
    city: City = toy.city()
    crowded = [replace(sight, types=("历史古迹",)) for sight in city.attractions]
    sandbox = toy.usual(_with(city, attractions=crowded))
    query = replace(toy.trip(2), dates=(first, date.fromordinal(first.toordinal() + 1)))
    shortest, longest = likes_of({}, query.dates).queue(crowded[0])
    plan = toy.plan(query, sandbox, PROFILES["traveleval"])
    visits = [one for _, _, one in plan.activities() if isinstance(one, Visit)]
    assert visits
    for visit in visits:
        assert visit.minutes - longest >= 60
        assert visit.minutes - shortest <= 120


def test_the_pace_that_is_wished_fills_or_empties_the_days(toy) -> None:
    def seen(*pace: str, unwanted: str = "") -> int:
        query = liking(toy.trip(3), "rhythm", *pace, unwanted=unwanted)
        return len(sees(toy.plan(query, toy.usual())))

    assert seen("慢游") < seen() <= seen("特种兵式")
    assert seen(unwanted="特种兵式") == seen("慢游")


def test_who_eats_no_meat_minds_a_house_of_meat_most(toy) -> None:
    greens, noodles, lamb = toy.city().restaurants[:3]
    likes = Likes(eats_at={greens.name: 0.0}, shuns=frozenset({lamb.name}))
    assert likes.meal(greens) < likes.meal(noodles) < likes.meal(lamb)


def test_enough_beds_are_one_for_each_small_child_as_well() -> None:
    assert Likes(legs=frozenset({"young"}), own_beds=True).beds(5) == 5


def test_nobody_is_led_to_a_house_for_women_who_does_not_say_that_they_are() -> None:
    offer = RoomOffer(beds=2, guests=2, price=60.0)
    house = Hotel("暖光女生青旅", (), Position(30, 120), (offer,))
    other = replace(house, name="暖光青旅")
    unknown, women = Likes(), Likes(women=True)
    assert unknown.bed(house, offer, 1, 2) > unknown.bed(other, offer, 1, 2) + 1_000
    assert women.bed(house, offer, 1, 2) == women.bed(other, offer, 1, 2)
