"""PReSO's recall and clusters."""

from core.agents.tourplanner.forms import Traveller
from core.agents.tourplanner.recall import alike, famous, grouped, hotels_near
from core.sandbox.network import geodesic_km

ANYBODY = Traveller(explicit=[], implicit=[], keywords=[])


def test_without_embeddings_letters_decide_what_is_alike(demo) -> None:
    assert "故宫博物院" in alike("想去故宫博物院看看", demo.city("北京"), 3, None)


def test_the_famous_are_what_one_must_see(demo) -> None:
    city = demo.city("北京")
    assert {"故宫博物院", "八达岭长城"} <= set(famous(city, 8))


def test_each_place_is_in_one_group_and_groups_have_restaurants(demo) -> None:
    city = demo.city("北京")
    names = [row.name for row in city.attractions[:20]]
    groups = grouped(names, city, 3, ANYBODY)
    assert sorted(row.name for group in groups for row in group.sights) == sorted(set(names))
    assert all(group.restaurants for group in groups)


def test_the_neighbourhood_grows_until_there_are_as_many_groups_as_days(demo) -> None:
    city = demo.city("北京")
    assert len(grouped([row.name for row in city.attractions], city, 3, ANYBODY)) >= 3


def test_a_place_that_is_near_to_none_joins_the_nearest_group(demo) -> None:
    city = demo.city("北京")
    groups = grouped([row.name for row in city.attractions], city, 1, ANYBODY)
    for group in groups:
        for row in group.sights:
            own = geodesic_km(row.position, group.middle)
            # a group's middle moves with what joins it: nobody is far nearer to another one's
            assert own <= 2 * min(geodesic_km(row.position, other.middle) for other in groups) + 5


def test_meals_and_beds_are_what_the_profile_affords(demo) -> None:
    city = demo.city("北京")
    thrifty = ANYBODY.model_copy(update={"meal_to": 60.0, "night_at_most": 400.0})
    (group,) = grouped(["故宫博物院"], city, 1, thrifty)
    assert all(row.price <= 60 for row in group.restaurants)
    assert all(min(offer.price for offer in row.offers) <= 400 for row in group.hotels)


def test_hotels_lie_about_the_groups(demo) -> None:
    assert hotels_near(grouped(["故宫博物院"], demo.city("北京"), 1, ANYBODY))


def test_no_sights_make_no_groups(demo) -> None:
    assert grouped([], demo.city("北京"), 2, ANYBODY) == ()
