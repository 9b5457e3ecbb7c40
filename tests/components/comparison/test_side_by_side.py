"""What stands under the maps of compared plans: strips on one axis, costs, stops, findings; names are never markup."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from components.comparison import cost_bars, day_strips, only_in_one, places
from components.comparison.only_in_one import LoneFinding
from components.trip.day_rows import DayCard, day_cards
from core.model.plan import Plan
from studio.i18n import translator

SAY = translator("en")
HOSTILE = '<img src=x onerror="alert(1)">'


@pytest.fixture
def cards(plan: Plan) -> tuple[DayCard, ...]:
    """The days of the trip."""
    return day_cards(plan, city=None, names=str, say=SAY)


def shorter(plan: Plan) -> Plan:
    """The trip without its last day."""
    return plan.model_copy(update={"itinerary": plan.itinerary[:-1]})


def bars_of(drawn: ElementTree.Element) -> list[list[ElementTree.Element]]:
    """The bars of each track."""
    return [list(bars) for bars in drawn.iter("div") if bars.get("class") == "bars"]


def test_the_same_hour_is_the_same_place_on_the_line(cards: tuple[DayCard, ...]) -> None:
    drawn = ElementTree.fromstring(day_strips.drawing({"A": cards, "B": cards}))
    first, second, *_ = bars_of(drawn)
    assert [bar.get("style") for bar in first] == [bar.get("style") for bar in second]


def test_a_day_that_a_plan_does_not_have_has_no_row(cards: tuple[DayCard, ...]) -> None:
    drawn = ElementTree.fromstring(day_strips.drawing({"A": cards, "B": cards[:-1]}))
    rows = [len(list(section.iterfind(".//b[@class='letter']"))) for section in drawn.iter("section")]
    assert rows == [*[2] * (len(cards) - 1), 1]


def test_a_stop_that_does_not_hold_is_marked_and_told(cards: tuple[DayCard, ...]) -> None:
    first, *others = cards[0].stops
    broken = replace(cards[0], stops=(replace(first, fault="closed"), *others))
    drawn = day_strips.drawing({"A": (broken,)})
    assert f"bar {first.kind} broken" in drawn
    assert "closed" in drawn


def test_a_wait_is_a_bar_of_its_own_before_its_stop(plan: Plan, cards: tuple[DayCard, ...]) -> None:
    second = ElementTree.fromstring(day_strips.drawing({"A": cards[1:]}))
    kinds = [(bar.get("class"), bar.get("title")) for bar in bars_of(second)[0]]
    assert ("wait", "wait 40 min") in kinds
    assert kinds.index(("wait", "wait 40 min")) < [kind for kind, _ in kinds].index("bar sight")


def test_names_on_strips_are_no_markup(cards: tuple[DayCard, ...]) -> None:
    first = replace(cards[0], stops=(replace(cards[0].stops[0], title=HOSTILE),))
    assert "<img" not in day_strips.drawing({"A": (first,)})


def test_bars_of_costs_share_one_scale(plan: Plan) -> None:
    drawn = ElementTree.fromstring(cost_bars.drawing({"A": plan, "B": shorter(plan)}, SAY))
    widths = [float(bar.get("style", "")[len("width:") : -1]) for bar in drawn.iter("i")]
    assert max(widths) == 100
    assert widths[0::2] >= widths[1::2]


def test_stops_are_those_of_all_plans_and_those_of_one(plan: Plan) -> None:
    drawn = ElementTree.fromstring(places.drawing({"A": plan, "B": shorter(plan)}, str, SAY))
    shared, only_first, only_second = ({place.text for place in row.iter("span")} for row in drawn.iter("dd"))
    assert shared
    assert not shared & only_first
    assert only_second == set()


def test_what_two_of_three_plans_share_is_in_neither_alone(plan: Plan) -> None:
    drawn = ElementTree.fromstring(places.drawing({"A": plan, "B": plan, "C": shorter(plan)}, str, SAY))
    told = {str(name.text): len(row) for name, row in zip(drawn[::2], drawn[1::2], strict=True)}
    assert told["Only in A, B"] > 0
    assert (told["Only in A"], told["Only in B"]) == (0, 0)


def test_names_of_stops_are_no_markup(plan: Plan) -> None:
    assert "<img" not in places.drawing({"A": plan, "B": plan}, lambda name: HOSTILE, SAY)


def test_a_finding_names_its_plan_and_is_no_markup() -> None:
    drawn = only_in_one.drawing([LoneFinding("B", "broken", HOSTILE)], SAY)
    assert "<img" not in drawn
    assert "✖" in drawn


def test_plans_that_keep_the_same_rules_say_so() -> None:
    assert SAY("compare-same-rules") in only_in_one.drawing([], SAY)


def test_what_is_found_of_two_of_several_plans_is_told_once() -> None:
    drawn = only_in_one.drawing([LoneFinding(letter, "minded", "late") for letter in ("B", "D")], SAY)
    assert drawn.count("late") == 1
    assert drawn.index(">B<") < drawn.index(">D<")
