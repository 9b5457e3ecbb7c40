"""What several plans come to, with the better value marked."""

from components.comparison.differences import ComparisonRow, plan_rows, table
from core.model.plan import Plan
from studio.i18n import translator

SAY = translator("en")


def row(*values: float | None, better: str = "lower") -> ComparisonRow:
    """A row of plain numbers."""
    return ComparisonRow(label="cost <b>", values=values, written=lambda value: f"{value:g}", better=better)  # type: ignore[arg-type]


def test_the_lower_value_is_better_where_less_is() -> None:
    drawn = table("AB", [row(3, 5)], SAY)
    assert "<td><b>3</b></td><td>5</td>" in drawn
    assert "A better ▼ 2" in drawn


def test_the_higher_value_is_better_where_more_is() -> None:
    assert "B better ▲ 2" in table("AB", [row(3, 5, better="higher")], SAY)


def test_equal_values_and_those_without_direction_are_not_marked() -> None:
    for drawn in (table("AB", [row(4, 4)], SAY), table("AB", [row(3, 5, better="neither")], SAY)):
        assert "<b>" not in drawn
        assert "better" not in drawn


def test_of_three_the_best_is_marked_and_an_absent_value_is_a_dash() -> None:
    assert "<td>–</td><td>5</td><td><b>4</b></td>" in table("ABC", [row(None, 5, 4)], SAY)


def test_names_are_escaped() -> None:
    assert "cost &lt;b&gt;" in table("AB", [row(1, 2)], SAY)


def priced(cost: float) -> Plan:
    """A plan of one visit at this price."""
    visit = {
        "type": "attraction", "position": "故宫", "start_time": "09:00", "end_time": "12:00",
        "price": cost, "cost": cost, "tickets": 1, "transports": [],
    }  # fmt: skip
    itinerary = [{"day": 1, "activities": [visit]}]
    return Plan.from_json(
        {"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": itinerary}
    )


def test_the_difference_is_that_of_the_amounts_that_are_read() -> None:
    drawn = table("AB", plan_rows([priced(10.6), priced(9.4)], SAY)[:1], SAY)
    assert "<td>¥11</td><td><b>¥9</b></td>" in drawn
    assert "B better ▼ ¥2" in drawn
