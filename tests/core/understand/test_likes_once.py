"""What a request likes and refuses is said once."""

from core.model.query import Thing
from core.text import Text
from core.understand.editing import likes_once


def _liked(zh: str, en: str, about: str = "hotel") -> Thing:
    return Thing(Text(zh, en), about, "like")


def test_of_two_likes_of_the_hotel_the_one_that_says_more_stands() -> None:
    stars, hotel = _liked("五星级", "five-star"), _liked("五星级酒店", "five-star hotel")
    assert likes_once([stars, hotel], {}) == [hotel]
    assert likes_once([hotel, stars, hotel], {}) == [hotel]


def test_a_park_and_a_theme_park_are_two_likes() -> None:
    parks = [_liked("公园", "parks", "sight"), _liked("主题公园", "theme parks", "sight")]
    assert likes_once(parks, {}) == parks


def test_a_like_and_a_dislike_both_stand() -> None:
    both = [Thing(Text("泳池", "pool"), "hotel", "never"), _liked("儿童泳池", "kids' pool")]
    assert likes_once(both, {}) == both


def test_of_two_likes_of_the_same_words_the_longer_stands() -> None:
    stars, best = _liked("五星级", "five-star hotels"), _liked("最好的酒店", "best hotels")
    assert likes_once([stars, best], {stars.name: (3, 13), best.name: (3, 13)}) == [best]
    assert likes_once([stars, best], {stars.name: (3, 6), best.name: (9, 13)}) == [stars, best]


def test_what_is_liked_and_then_demanded_stands_as_it_is_demanded() -> None:
    duck, must = _liked("烤鸭", "roast duck", "meal"), Thing(Text("烤鸭", "roast duck"), "meal", "must")
    assert likes_once([duck, must], {}) == [must]
