"""Suite triptailor: how it reads names, hours and amounts, and the averages by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz import fuzz

from core.evaluate.triptailor.matching import NameIndex
from core.evaluate.triptailor.outline import amount, read_span
from core.evaluate.triptailor.route import average_distance, ways_of
from core.evaluate.triptailor.rules import allowed_minutes
from core.sandbox.places import Attraction, Position
from core.sandbox.sandbox import Sandbox


@pytest.mark.parametrize(
    ("low", "high", "allowed"),
    [(120, 180, (60, 240)), (120, 120, (60, 180)), (0, 0, None)],
)
def test_the_allowed_length_of_a_visit(low: int, high: int, allowed: object) -> None:
    place = Attraction(
        name="甲",
        types=(),
        position=Position(0, 0),
        opens=0,
        closes=1440,
        price=0.0,
        recommended_min=low,
        recommended_max=high,
    )
    assert allowed_minutes(place) == allowed


@pytest.mark.parametrize(
    ("name", "edit", "found"),
    [
        ("PALACE museum", 80, "palace museum"),
        # One letter off: 2 x 12 / 26.
        ("palace museun", 80, "palace museum"),
        # Found whole inside it.
        ("museum", 80, "palace museum"),
        # 2 x 5 / 18 = 55.6.
        ("palmu", 50, "palace museum"),
        ("palmu", 80, ""),
        ("", 50, ""),
    ],
)
def test_names_match_fuzzily(name: str, edit: float, found: str) -> None:
    assert NameIndex(["palace museum", "night market"], edit).best(name) == found


def test_the_best_edit_ratio_wins() -> None:
    assert NameIndex(["故宫博物院珍宝馆", "故宫博物院"], 80).best("故宫") == "故宫博物院"


@given(
    st.text("abc", max_size=8), st.lists(st.text("abcd", min_size=1, max_size=12), unique=True, max_size=6)
)
def test_no_partial_match_is_overlooked(text: str, names: list[str]) -> None:
    matching = [n for n in names if text and (fuzz.partial_ratio(text, n) >= 90 or fuzz.ratio(text, n) >= 80)]
    best = max((fuzz.ratio(text, name) for name in matching), default=None)
    found = NameIndex(names, 80).best(text)
    assert (fuzz.ratio(text, found) if found else None) == best


@pytest.mark.parametrize(
    ("text", "span"),
    [("9:00-10:30", (540, 630)), ("23:00 - 01:00", (1380, 1500)), ("9:00", None), (7, None)],
)
def test_times_of_a_stop(text: object, span: object) -> None:
    assert read_span(text) == span


@pytest.mark.parametrize(
    ("value", "read"), [("¥12.5", 12.5), (3, 3.0), (True, None), ("x", None), (float("inf"), None)]
)
def test_amounts(value: object, read: float | None) -> None:
    assert amount(value) == read


def test_distances_are_averaged_by_day_first(small_sandbox: Sandbox) -> None:
    city = small_sandbox.city("北京")
    km = city.network.distance
    one, other = km("故宫博物院", "面馆"), km("面馆", "烤鸭店")
    long = km("故宫博物院", "四合院酒店")
    days = [["故宫博物院", "面馆", "烤鸭店"], ["故宫博物院", "四合院酒店"], ["面馆"]]
    # day 1: (a + b) / 2; day 2: c; day 3 has no way and does not count
    assert average_distance(ways_of(days, city)) == pytest.approx(((one + other) / 2 + long) / 2)
