"""What a careful person calls told or said, though no figure or name of the case is read: an open budget, what a trip is made for, berths."""

from types import SimpleNamespace

import pytest

from benchmarks.grading.acknowledged import is_left_open
from benchmarks.grading.by_words import is_what_one_comes_for
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "open_"), [("预算单位定", True), ("钱不是问题", True), ("预算3000", False), ("想吃面", False)]
)
def test_a_budget_without_a_figure_is_told(chinatravel_sandbox: Sandbox, said: str, open_: bool) -> None:
    found = understand(f"一个人从上海去南京三天，{said}", sandbox=chinatravel_sandbox)
    assert is_left_open("budget", found) is open_
    assert not is_left_open("people", found)


def _demand(grader: SimpleNamespace, meaning: Normal, typed: str) -> object:
    wanted = grader.is_wanted(meaning)
    return grader.ReadItem(
        about=grader.about_of(meaning),
        words=("", "", typed),
        wanted=wanted,
        span=(0, 1),
        binds=True,
        typed=(typed,),
        meaning=meaning,
    )


@pytest.mark.parametrize(
    ("text", "refused", "said"),
    [
        ("从上海去西安看寺庙，要去大慈恩寺", "", True),
        ("从上海去西安，听说寺庙很多", "", False),
        ("从上海去西安看寺庙，寺庙别太多", "寺庙", False),
    ],
)
def test_what_a_trip_is_made_for_is_not_invented(
    grader: SimpleNamespace, text: str, refused: str, said: bool
) -> None:
    kind = _demand(grader, Types("attraction", "any", frozenset({"寺庙"})), "寺庙")
    wishes = [{"about": "sight", "is": refused, "polarity": "avoid"}] if refused else []
    assert is_what_one_comes_for(text, wishes, kind) is said
    place = _demand(grader, Names("attraction", "all", frozenset({"寺庙"})), "寺庙")
    assert not is_what_one_comes_for(text, wishes, place)


@pytest.mark.parametrize(("berth", "implied"), [("硬卧", True), ("软卧", True), ("头等舱", False)])
def test_who_wants_a_berth_goes_by_train(grader: SimpleNamespace, berth: str, implied: bool) -> None:
    trains = _demand(grader, IntercityModes(frozenset({"train"})), "火车")
    wish = {"about": "ride_out", "is": berth, "polarity": "want", "said": berth}
    assert grader.is_implied([wish], trains) is implied
