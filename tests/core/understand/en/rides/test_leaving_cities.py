"""The city that is left at the end is where the trip goes; an afterthought refuses nothing; prices that may be of a night are asked."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    "text",
    [
        "Shanghai to Hangzhou. We leave Hangzhou on Sunday afternoon.",
        "From Shanghai to Hangzhou, leaving Hangzhou on the last day.",
        "Shanghai - Hangzhou. Leaving Hangzhou late on Sunday.",
        "Shanghai to Hangzhou; we depart Hangzhou on Monday.",
        "We leave Shanghai on Friday for Hangzhou.",
        "Leaving Shanghai on Saturday, we want to see Hangzhou.",
        "Leaving from Shanghai, going to Hangzhou.",
    ],
)
def test_who_leaves_a_city_at_the_end_went_there(text: str, sandbox: Sandbox) -> None:
    found = understand(f"Two of us, 2 days. {text}", sandbox=sandbox)
    assert (found.query.start_city, found.query.target_city) == ("上海", "杭州")


@pytest.mark.parametrize(
    "text",
    [
        "Lingyin Temple, and no, we're not vegetarians.",
        "Lingyin Temple, and no, they don't mind the steps.",
        "Lingyin Temple, and no, I am not religious.",
        "Lingyin Temple, and no, he has not been there.",
        "Lingyin Temple, and no, we don't need a guide.",
    ],
)
def test_an_afterthought_refuses_no_place(text: str, sandbox: Sandbox) -> None:
    found = understand(f"Two of us, Shanghai to Hangzhou, 2 days. {text}", sandbox=sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Names) and one.meaning.rule == "none"]


@pytest.mark.parametrize(
    "text",
    [
        "Hotel max 900.",
        "Hotel under 1200.",
        "Hotels up to 1000.",
        "Hotels less than 1500.",
        "Guesthouse below 850.",
    ],
)
def test_a_price_of_a_night_or_of_all_is_asked(text: str, sandbox: Sandbox) -> None:
    found = understand(f"Two of us, Shanghai to Hangzhou, 3 days. {text}", sandbox=sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, CostCap)]
    assert "budget" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "text",
    [
        "Dinner on West Lake.",
        "Lunch near Lingyin Temple.",
        "Drinks on West Lake.",
        "Supper near West Lake.",
        "One dinner for two near Leifeng Pagoda.",
    ],
)
def test_where_one_eats_is_no_sight_for_sure(text: str, sandbox: Sandbox) -> None:
    found = understand(f"Two of us, Shanghai to Hangzhou, 2 days. {text}", sandbox=sandbox)
    assert not [one for one in found.wishes if isinstance(one.meaning, Names)]


@pytest.mark.parametrize(
    "text",
    [
        "I've just moved to Suzhou and want to see Beijing with two colleagues, so three of us, for four days.",
        "We recently relocated to Suzhou, two of us, and would like to visit Beijing for 4 days.",
        "I have just settled in Suzhou and fancy a trip to Beijing, 4 days, solo.",
    ],
)
def test_who_has_moved_to_a_city_starts_there(text: str) -> None:
    found = understand(text, ["北京", "苏州", "上海"])
    assert (found.query.start_city, found.query.target_city) == ("苏州", "北京")
