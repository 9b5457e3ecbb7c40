"""Tables whose figures can be worked out by hand, and the plans behind a figure."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.bench.results.cells import behind, plans_behind
from core.bench.results.folder import Block
from core.bench.results.line import PlanLine
from core.bench.results.reading import Results, results_of
from core.bench.results.rendering import to_csv, to_json, to_markdown
from core.bench.results.rows import FigureRow, record_row, report_row
from core.bench.results.tables import EFFORT, RATES, Table, tables
from core.model.query import query_from_record
from core.model.report import LogicalVerdict, Report, Violation
from core.text import Text


def result(
    agent: str, uid: str, report: Report, days: str = "2", **record: Any
) -> tuple[FigureRow, FigureRow]:
    """The rows of a plan and of the report on it."""
    query = query_from_record({"uid": uid, "days": int(days), "nature_language": "", "tag": "easy"})
    usage = {"calls": 0, "tokens_in": 0, "tokens_out": 0, "cost": record.pop("cost", 0.0)}
    told = {"uid": uid, "agent": agent, "status": "ok", "seconds": 1.0, "plan": {}, "usage": usage, **record}
    plan = record_row(Block(Path("nowhere"), "set", agent), query, PlanLine.model_validate(told))
    return plan, report_row(plan, report)


def given(*results: tuple[FigureRow, FigureRow]) -> Results:
    """These results."""
    return results_of((row for rows in results for row in rows), Path())


def report(holds: list[bool], wishes: list[bool], delivered: bool = True) -> Report:
    return Report(
        uid="q",
        suite="chinatravel",
        passed=delivered and all(holds) and all(wishes),
        delivered=delivered,
        environment={f"rule{number}": not one for number, one in enumerate(holds)},
        logical=tuple(LogicalVerdict("result=True", one) for one in wishes),
    )


def figures(found: tuple[Table, ...], part: str = RATES) -> dict[str, float | None]:
    (table,) = [table for table in found if table.part == part]
    (row,) = table.rows
    return {column.name: cell.figure.value for column, cell in zip(table.columns, row.cells, strict=True)}


def test_rates_are_those_of_the_paper() -> None:
    plans = given(
        result("a", "1", report([True, True], [True, True])),
        result("a", "2", report([True, False], [True])),
        result("a", "3", report([False, False], [False], delivered=False)),
    )
    assert figures(tables(plans)) == {
        "DR": pytest.approx(2 / 3),
        "EPR micro": pytest.approx(3 / 6),
        "EPR macro": pytest.approx(1 / 3),
        "LPR micro": pytest.approx(3 / 4),
        "LPR macro": pytest.approx(2 / 3),
        "C-LPR": pytest.approx(2 / 4),
        "FPR": pytest.approx(1 / 3),
    }


def test_an_interval_holds_its_value_and_narrows_with_more_requests() -> None:
    half = [report([one], [True]) for one in (True, False)]
    widths = []
    for times in (5, 50):
        plans = given(*(result("a", str(number), half[number % 2]) for number in range(2 * times)))
        cell = tables(plans)[0].rows[0].cells[-1].figure
        assert cell.low is not None and cell.high is not None
        assert cell.low < 0.5 < cell.high
        widths.append(cell.high - cell.low)
    assert widths[1] < widths[0] / 2


def test_two_methods_on_one_request_are_one_request_and_no_interval() -> None:
    of_one = [result(agent, "q0", report([True, False], [True])) for agent in ("a", "b")]
    (row,) = tables(given(*of_one), by=("dataset",))[0].rows
    assert row.count == 2
    assert {(cell.figure.low, cell.figure.high) for cell in row.cells} == {(None, None)}


def test_rows_are_by_what_was_asked_and_days_count_as_numbers() -> None:
    plans = given(*(result("a", days, report([True], []), days=days) for days in ("10", "2", "1")))
    found = tables(plans, ("days",))
    assert [row.group for row in found[0].rows] == [{"days": "1"}, {"days": "2"}, {"days": "10"}]


def test_a_price_that_is_not_known_is_no_figure() -> None:
    found = tables(given(result("a", "1", report([True], []), cost=None, llm={"profile": "p", "model": "m"})))
    assert figures(found, EFFORT) == {"seconds": 1.0, "calls": 0.0, "tokens": 0.0, "cost": None}


def test_what_the_scripted_model_answered_is_marked_wherever_it_is_shown() -> None:
    found = tables(given(result("react", "1", report([True], []), llm={"profile": "p", "model": "scripted"})))
    assert "scripted\\*" in "\n".join(to_markdown(found)) and "say nothing" in "\n".join(to_markdown(found))
    assert all(record["scripted"] for record in to_json(found))
    assert ",True," in to_csv(found)


def test_what_falls_short_is_what_the_rate_misses() -> None:
    found = given(result("a", "1", report([True, False], [True])), result("a", "2", report([True, True], [])))
    (table, *_) = tables(found)
    (row,) = table.rows
    missed = {column.name for column in table.columns if behind(found, table, row, column).short}
    assert missed == {"EPR micro", "EPR macro", "C-LPR", "FPR"}
    last = table.columns[-1]
    listed = plans_behind(found, table, row, last, only_short=False, first=0, most=5)
    assert [(one.result.uid, one.is_short) for one in listed] == [("1", True), ("2", False)]


def test_a_plan_that_falls_short_is_told_with_the_rule_that_most_of_them_break() -> None:
    closed, wish = (Violation(code, Text("", "")) for code in ("attraction.closed", "logical.places"))
    found = given(
        result("a", "1", replace(report([True, False], [False]), violations=(wish, closed))),
        result("a", "2", replace(report([True, False], [True]), violations=(closed,))),
        result("a", "3", report([True, True], [])),
    )
    (table, *_) = tables(found)
    (row,) = table.rows
    last = table.columns[-1]
    broken = behind(found, table, row, last).broken
    listed = plans_behind(found, table, row, last, only_short=False, first=0, most=5, broken=tuple(broken))
    assert [one.broken for one in listed] == ["attraction.closed", "attraction.closed", None]


def test_a_rate_of_facts_names_the_facts_that_fail_and_one_of_wishes_the_wishes() -> None:
    both = replace(
        report([True, False], [False]),
        violations=(Violation("attraction.closed", Text("", "")), Violation("logical.places", Text("", ""))),
    )
    found = given(result("a", "1", both))
    (table, *_) = tables(found)
    (row,) = table.rows
    broken = {column.name: set(behind(found, table, row, column).broken) for column in table.columns}
    assert broken["EPR macro"] == {"attraction.closed"}
    assert broken["LPR macro"] == {"logical.places"}
    assert broken["FPR"] == {"attraction.closed", "logical.places"}


def test_requests_that_are_dealt_into_heaps_have_nearly_the_same_intervals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plans = given(*(result("a", str(i), report([i % 3 > 0], [i % 2 > 0])) for i in range(3000)))
    one_by_one = tables(plans)[0].rows[0].cells
    monkeypatch.setattr("core.bench.results.tables._ONE_BY_ONE", 1000)
    in_heaps = tables(plans)[0].rows[0].cells
    for exact, dealt in zip(one_by_one, in_heaps, strict=True):
        assert (dealt.figure.value, dealt.counted) == (exact.figure.value, exact.counted)
        assert dealt.figure.low == pytest.approx(exact.figure.low, abs=0.004)
        assert dealt.figure.high == pytest.approx(exact.figure.high, abs=0.004)
