"""PReSO's recall and clusters."""

from core.agents.tourplanner.recall import alike, famous, grouped, hotels_near


def test_without_embeddings_letters_decide_what_is_alike(demo) -> None:
    assert "故宫博物院" in alike("想去故宫博物院看看", demo.city("北京"), 3, None)


def test_the_famous_come_by_their_stars(demo) -> None:
    city = demo.city("北京")
    stars = [city.attraction(name).star or 0.0 for name in famous(city, 5)]
    assert stars == sorted(stars, reverse=True)


def test_each_place_is_in_one_group_and_groups_have_restaurants(demo) -> None:
    city = demo.city("北京")
    names = [row.name for row in city.attractions[:20]]
    groups = grouped(names, city, 3)
    assert sorted(row.name for group in groups for row in group.sights) == sorted(set(names))
    assert all(group.restaurants for group in groups)


def test_hotels_lie_about_the_groups(demo) -> None:
    city = demo.city("北京")
    assert hotels_near(grouped(["故宫博物院"], city, 1), city)


def test_no_sights_make_no_groups(demo) -> None:
    assert grouped([], demo.city("北京"), 2) == ()
