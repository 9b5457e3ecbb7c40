"""The table of metrics: values as people write them, reasons behind what is absent, nothing that becomes markup."""

import re
from dataclasses import replace

import pytest

from components.scores.metric_table import measured, table
from core.evaluate.protocol import MetricCard
from core.evaluate.registry import SUITES
from core.evaluate.scales import Halving
from core.model.report import Direction, Metric, Report
from core.text import Text
from studio.i18n import Translate, translator

EN = translator("en")
CARD = MetricCard(
    name="ssr",
    meaning=Text("绕行", "Detour"),
    direction="lower",
    unit="ratio",
    dimension="spatiality",
    source="eq. 13",
)
SUITE = replace(SUITES["traveleval"].card, metrics=(CARD,))


def drawn(value: float | None, reason: str = "", note: str | None = None) -> str:
    """The table of one metric."""
    metric = Metric(
        name="ssr",
        value=value,
        direction="lower",
        unit="ratio",
        dimension="spatiality",
        reason=Text(reason, reason),
        note=Text(note, note) if note else None,
    )
    return table(
        SUITE, Report(uid="1", suite="traveleval", passed=True, delivered=True, metrics=(metric,)), EN
    )


def test_a_metric_tells_its_meaning_value_score_rule_and_source() -> None:
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", drawn(0.25))
    assert cells == ["Detour", "25.0 %", "0.75", "lower is better: 1 at 0 %, 0 at 100 % or more", "eq. 13"]


def test_an_absent_value_has_its_reason_where_the_pointer_rests() -> None:
    assert re.search(r'title="no dates">○ absent<', drawn(None, "no dates"))


def test_what_must_be_known_of_a_value_is_behind_it() -> None:
    assert re.search(r'title="rated by rules">25.0 % \*<', drawn(0.25, note="rated by rules"))


def test_no_text_becomes_markup() -> None:
    hostile = '"><img src=x onerror=alert(1)>'
    card = replace(CARD, meaning=Text(hostile, hostile), source=hostile)
    report = Report(
        uid="1",
        suite="s",
        passed=True,
        delivered=True,
        metrics=(
            Metric(
                name="ssr",
                value=None,
                direction="lower",
                unit="ratio",
                dimension="spatiality",
                reason=Text(hostile, hostile),
            ),
        ),
    )
    assert "<img" not in table(replace(SUITE, metrics=(card,)), report, EN)


@pytest.mark.parametrize(
    ("unit", "direction", "value", "told"),
    [
        ("1", "higher", 0.276, "27.6 %"),
        ("min", "lower", 95, "1 h 35"),
        ("km", "lower", 2.65, "2.6 km"),
        ("CNY", "lower", 810, "¥810"),
        ("%", "higher", 1.1213, "1.12 %"),
        ("0/1", "higher", 1, "yes"),
        ("pass", "higher", 0, "no"),
        ("visits", "lower", 1, "1 visit"),
        ("transfers", "lower", 2, "2 transfers"),
        ("points", "higher", -3, "-3 points"),
        ("ratio", "higher", float("inf"), "inf"),
    ],
)
def test_a_value_is_written_with_its_unit(unit: str, direction: Direction, value: float, told: str) -> None:
    assert measured(replace(CARD, name="m", unit=unit, direction=direction), value, EN) == told


def test_a_ratio_that_is_no_share_is_a_plain_number() -> None:
    assert measured(replace(CARD, scale=Halving(1, lower=True)), 2.0824, EN) == "2.08"


@pytest.mark.parametrize("name", SUITES)
def test_every_metric_of_the_suites_can_be_written(name: str, say: Translate) -> None:
    assert all(measured(card, 1.0, say) for card in SUITES[name].card.metrics)
