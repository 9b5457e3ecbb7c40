"""Scores of reports, and the radar of them."""

from dataclasses import replace
from math import hypot

import pytest

from components.scores.axes import Axis, dimension_axes, rule_axes
from components.scores.radar import corners, drawing, figures_table, spokes
from core.evaluate.protocol import Dimension, MetricCard, SuiteCard
from core.evaluate.registry import SUITES
from core.model.report import Direction, Metric, Report, Violation
from core.text import Text
from studio.i18n import translator

EN = translator("en")


def report(*values: float | None, delivered: bool = True, **environment: bool) -> Report:
    """A report with a value for each metric of CARD, if any; environment codes are given as group__rule."""
    codes = {name.replace("__", "."): violated for name, violated in environment.items()}
    metrics = tuple(
        Metric(
            name=card.name,
            value=value,
            direction=card.direction,
            unit=card.unit,
            dimension=card.dimension,
            reason=NO_DATA if value is None else None,
        )
        for card, value in zip(CARD.metrics, values, strict=False)
    )
    return Report(
        uid="1", suite="suite", passed=False, delivered=delivered, metrics=metrics, environment=codes
    )


def metric(name: str, dimension: str, direction: Direction = "higher", unit: str = "ratio") -> MetricCard:
    """The card of a metric."""
    return MetricCard(
        name=name,
        meaning=Text("指标", "a metric"),
        direction=direction,
        unit=unit,
        dimension=dimension,
        source="a paper",
    )


NO_DATA = Text("没有数据", "no data")
CARD = SuiteCard(
    name="suite",
    title=Text("套", "Suite"),
    about=Text("关于", "about it"),
    summary=Text("套", "a suite"),
    audience="benchmark",
    source="a paper",
    version="1",
    groups={
        "time": Text("时间", "Time"),
        "space": Text("空间", "Space"),
        "visit": Text("游览", "Visits"),
    },
    dimensions={
        "utility": Dimension(Text("体验", "Experience")),
        "economy": Dimension(Text("花费", "Economy")),
        "spatiality": Dimension(Text("路线", "Routes")),
    },
    metrics=(
        metric("a", "utility"),
        metric("b", "utility", "lower"),
        metric("c", "economy", "neutral", "CNY"),
        metric("d", "spatiality"),
    ),
    rules={
        "visit.long": Text("短", "short"),
        "visit.short": Text("长", "long"),
        "plan.format": Text("读", "read"),
    },
)


def test_a_group_scores_the_share_of_its_rules_that_hold() -> None:
    axes = rule_axes(CARD, report(time__order=True, time__duration=False, space__disconnected=False), EN)
    assert axes == [Axis("Time", 0.5, "50.0 % of 2"), Axis("Space", 1.0, "100.0 % of 1")]


def test_a_suite_without_environment_codes_is_grouped_by_its_own_rules() -> None:
    broken = replace(report(), violations=(Violation("visit.long", NO_DATA),))
    assert rule_axes(CARD, broken, EN) == [Axis("Visits", 0.5, "50.0 % of 2")]


def test_without_a_plan_there_is_no_score() -> None:
    assert rule_axes(CARD, report(delivered=False, time__order=True), EN) == [
        Axis("Time", None, "there is no plan to judge")
    ]


def test_a_dimension_is_the_mean_of_its_scores() -> None:
    found = dimension_axes(CARD, report(0.8, 0.4, 5, 1), EN)
    assert found[0] == Axis("Experience", pytest.approx(0.7), "0.70 (mean of 2)")


def test_a_mean_says_how_many_of_its_metrics_are_absent() -> None:
    told = dimension_axes(CARD, report(0.8, None, 5, 1), EN)[0].told
    assert told == "0.80 (mean of 1 of 2; the others are absent)"


def test_a_dimension_that_lacks_data_says_so() -> None:
    assert dimension_axes(CARD, report(1, 1, 5, None), EN)[2] == Axis("Routes", None, "no data")


def test_a_dimension_without_better_and_worse_has_no_score() -> None:
    assert dimension_axes(CARD, report(1, 1, 5, 1), EN)[1].value is None


@pytest.mark.parametrize("name", SUITES)
def test_every_group_and_dimension_of_a_suite_has_a_name(name: str) -> None:
    card = SUITES[name].card
    assert {metric.dimension for metric in card.metrics} <= set(card.dimensions)
    if any(view.axes == "rules" for view in card.views):
        assert {code.split(".")[0] for code in card.rules} - {"plan", "logical"} <= set(card.groups)


@pytest.mark.parametrize("name", SUITES)
def test_a_radar_of_a_suite_can_be_read(name: str) -> None:
    card = SUITES[name].card
    blank = tuple(
        Metric(
            name=one.name,
            value=None,
            direction=one.direction,
            unit=one.unit,
            dimension=one.dimension,
            reason=NO_DATA,
        )
        for one in card.metrics
    )
    axes = dimension_axes(card, replace(report(), metrics=blank), EN)
    assert len(axes) <= 8
    assert all(len(axis.name) <= 20 for axis in axes)


SCORES = {"A": [Axis("x", 1.0, "1"), Axis("y", 0.5, "0.5"), Axis("z", None, "no data"), Axis("w", 0.0, "0")]}


def test_a_score_lies_on_its_spoke_by_its_value() -> None:
    assert [round(hypot(*corner.point)) for corner in corners(SCORES)] == [110, 55, 0]


def test_an_absent_score_has_no_corner_and_a_marked_spoke() -> None:
    assert "z" not in {corner.axis for corner in corners(SCORES)}
    assert [spoke.label for spoke in spokes(SCORES)] == ["x", "y", "○ z", "w"]


def test_the_reason_of_an_absent_score_is_behind_its_name_on_the_radar() -> None:
    assert {spoke.label: spoke.hint for spoke in spokes(SCORES)}["○ z"] == "z · no data"


def test_plans_differ_by_their_lines_and_not_by_a_hue() -> None:
    both = drawing({"A": SCORES["A"], "B": SCORES["A"]})
    assert both.count('stroke-dasharray="6 4"') == 1
    assert "#" not in both


def test_names_on_a_radar_are_text() -> None:
    hostile = "<script>alert(1)</script>"
    svg = drawing({hostile: [Axis(hostile, 1.0, hostile)] * 3})
    assert "<script" not in svg
    assert "&lt;script" in svg


def test_the_table_tells_every_score_and_every_reason() -> None:
    table = figures_table(SCORES, EN)
    assert "| z | ○ no data |" in table
    assert "| x | ✔ 1 |" in table


def test_the_radar_stands_even_when_every_score_is_absent() -> None:
    assert drawing({"A": [Axis(name, None, "no data") for name in "xyz"]}).count("○") == 3
