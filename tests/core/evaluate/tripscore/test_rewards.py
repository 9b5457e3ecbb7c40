"""The unified reward and the preferences that a request states, against values by hand."""

from typing import Any

import pytest

from core.evaluate.tripscore.weights import REAL_WORLD, SYNTHETIC, reward, terms, weighted_mean
from core.evaluate.tripscore.wishes import read_wishes
from core.model.query import Query

ALL_SOFT = dict.fromkeys(SYNTHETIC.soft, 1.0)


def test_weights_are_those_of_table_5() -> None:
    assert sum(SYNTHETIC.soft.values()) == pytest.approx(2.8)
    assert dict(SYNTHETIC.preference) == {"attraction": 0.2, "pacing": 0.6, "budget": 0.6, "effort": 0.6}
    assert (SYNTHETIC.soft_total, SYNTHETIC.preference_total) == (1.0, 0.1)
    assert (dict(REAL_WORLD.preference), REAL_WORLD.preference_total) == ({"user_request": 1.0}, 1.4)


def test_a_wrong_format_ends_it() -> None:
    assert reward(False, True, ALL_SOFT, {}, SYNTHETIC) == -3


def test_a_plan_against_common_sense_gets_nothing() -> None:
    assert reward(True, False, ALL_SOFT, {}, SYNTHETIC) == 0


def test_the_best_synthetic_reward() -> None:
    # 1 + 1 + 1.0 * 1 + 0.1 * 1
    assert reward(True, True, ALL_SOFT, dict.fromkeys(SYNTHETIC.preference, 1.0), SYNTHETIC) == pytest.approx(
        3.1
    )


def test_the_best_real_world_reward() -> None:
    # 1 + 1 + 1.0 * 1 + 1.4 * 1
    assert reward(True, True, ALL_SOFT, {"user_request": 1.0}, REAL_WORLD) == pytest.approx(4.4)


def test_a_mixed_reward() -> None:
    # soft: only density (0.7) and clustering (0.7) hold: 1.4 / 2.8 = 1/2; pacing of (0.6 of 2.0): 0.3
    soft = dict.fromkeys(SYNTHETIC.soft, 0.0) | {"schedule_density": 1.0, "location_clustering": 1.0}
    liked = dict.fromkeys(SYNTHETIC.preference, 0.0) | {"pacing": 1.0}
    assert reward(True, True, soft, liked, SYNTHETIC) == pytest.approx(2 + 1 / 2 + 0.1 * 0.3)


def test_what_does_not_apply_leaves_both_sums() -> None:
    # (0.6 * 1 + 0.2 * 0) / 0.8; budget and effort do not count
    scores = {"pacing": 1.0, "attraction": 0.0, "budget": None, "effort": None}
    assert weighted_mean(scores, SYNTHETIC.preference) == pytest.approx(3 / 4)


def test_nothing_that_applies_is_no_mean() -> None:
    assert weighted_mean({"pacing": None}, SYNTHETIC.preference) is None


@pytest.mark.parametrize(
    ("record", "name", "expected"),
    [
        ({"rhythm": {"preferences": ["慢游"]}}, "pacing", "relaxed"),
        ({"rhythm": {"preferences": ["特种兵式"]}}, "pacing", "compact"),
        ({"attractions": {"preferences": ["园林"]}}, "types", frozenset({"园林"})),
        ({"effort": "light"}, "effort", "light"),
        ({"budget": "premium"}, "budget", "high-end"),
        ({"rhythm": []}, "pacing", None),
    ],
)
def test_preferences_are_read_from_the_record(record: dict[str, Any], name: str, expected: object) -> None:
    assert getattr(read_wishes(Query("q", record=record)), name) == expected


@pytest.mark.parametrize(
    ("budget", "expected"), [(1200, "cost-effective"), (2000, "comfortable"), (2001, "high-end")]
)
def test_an_amount_is_classed_by_person_and_day(budget: float, expected: str) -> None:
    # two people, two days: 300, 500 and a little over 500 each a day
    assert read_wishes(Query("q", days=2, people_number=2, budget=budget)).budget == expected


def test_a_request_without_structured_preferences_is_of_the_real_world() -> None:
    assert not read_wishes(Query("q", text="玩两天")).any_stated


def test_the_terms_of_a_reward_are_what_it_is_the_sum_of() -> None:
    soft = {**ALL_SOFT, "schedule_density": 0.5, "iconic_landmarks": None}
    liked = {"pacing": 0.25, "budget": None}
    found = terms(True, True, soft, liked, SYNTHETIC)
    # 0.7 of the 2.7 that are weighed without the landmarks, and the pacing alone of what is preferred
    assert found["schedule_density"] == pytest.approx(0.5 * 0.7 / 2.7)
    assert found["pacing"] == pytest.approx(0.25 * 0.1)
    assert not {"iconic_landmarks", "budget"} & set(found)
    assert sum(found.values()) == pytest.approx(reward(True, True, soft, liked, SYNTHETIC))


def test_behind_the_gate_there_are_no_terms_but_its_own() -> None:
    assert terms(True, False, ALL_SOFT, {}, SYNTHETIC) == {"format_score": 1, "commonsense_score": -1}
    assert terms(False, False, ALL_SOFT, {}, SYNTHETIC) == {"format_score": -3}
