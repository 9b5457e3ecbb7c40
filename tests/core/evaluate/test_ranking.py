"""Preference ranking: ranks, ties, requests that not every method solved, and several preferences."""

from hypothesis import given
from hypothesis import strategies as st

from core.evaluate.ranking import RANKED, MeanRank, average_ranks, rank_by_preferences, rank_methods, ranks


def test_more_is_better_or_less_is() -> None:
    values = {"a": 1.0, "b": 2.0}
    assert (ranks(values, "higher"), ranks(values, "lower")) == ({"a": 2, "b": 1}, {"a": 1, "b": 2})


def test_ties_share_the_mean_of_their_places() -> None:
    assert ranks({"a": 5.0, "b": 3.0, "c": 3.0, "d": 1.0}, "higher") == {"a": 1, "b": 2.5, "c": 2.5, "d": 4}


def test_a_request_that_a_method_did_not_solve_is_left_out_and_counted() -> None:
    samples = [{"a": 1.0, "b": 2.0}, {"a": 3.0, "b": None}]
    assert rank_methods(samples, "higher") == {"a": MeanRank(2.0, 1, 2), "b": MeanRank(1.0, 1, 2)}


def test_several_preferences_are_averaged() -> None:
    attractions = {"a": MeanRank(1.2, 10, 10), "b": MeanRank(1.8, 10, 10)}
    hotels = {"a": MeanRank(1.6, 8, 10), "b": MeanRank(1.4, 8, 10)}
    assert average_ranks([attractions, hotels]) == {"a": MeanRank(1.4, 8, 10), "b": MeanRank(1.6, 8, 10)}


def test_a_method_that_cannot_be_ranked_by_one_preference_has_no_average() -> None:
    unranked = {"a": MeanRank(None, 0, 10)}
    assert average_ranks([{"a": MeanRank(1.0, 10, 10)}, unranked])["a"].value is None


@given(st.dictionaries(st.text(max_size=3), st.floats(allow_nan=False), min_size=1, max_size=8))
def test_ranks_always_add_up_to_the_same(values: dict[str, float]) -> None:
    count = len(values)
    assert sum(ranks(values, "higher").values()) == count * (count + 1) / 2


def test_ties_may_take_the_first_place() -> None:
    values = {"a": 5.0, "b": 3.0, "c": 3.0, "d": 1.0}
    assert ranks(values, "higher", "min") == {"a": 1, "b": 2, "c": 2, "d": 4}


def test_methods_are_ranked_by_each_preference_and_in_the_mean() -> None:
    # On q both pass: a sees more (1), its hotels are dearer (2). On r only a passes: nobody is ranked there.
    plans = {
        "a": {"q": {"daily_attractions": 4.0, "hotel_cost": 900.0}, "r": {"daily_attractions": 1.0}},
        "b": {"q": {"daily_attractions": 2.0, "hotel_cost": 300.0}},
    }
    ranking = rank_by_preferences(plans)
    assert ranking.by_preference["daily_attractions"] == {"a": MeanRank(1, 1, 2), "b": MeanRank(2, 1, 2)}
    assert ranking.by_preference["hotel_cost"]["a"] == MeanRank(2, 1, 2)
    assert ranking.by_preference["poi_distance"]["a"] == MeanRank(None, 0, 2)
    assert ranking.overall == {"a": MeanRank(1.5, 1, 2), "b": MeanRank(1.5, 1, 2)}


def test_the_preferences_are_those_of_table_7() -> None:
    assert [card.name for card in RANKED] == [
        "daily_attractions",
        "transport_minutes",
        "restaurant_minutes",
        "food_cost_ratio",
        "hotel_cost",
        "poi_distance",
    ]
