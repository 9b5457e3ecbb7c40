"""The studio in a notebook: the documented one runs, and everything shows itself without scripts or outside addresses."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import tripstudio as ts
from core.errors import InputError
from core.model.report import Metric, Report
from core.sandbox.sandbox import Sandbox

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "notebook.ipynb"
CHINESE = "我和朋友两个人从南京去北京玩2天，预算5000元，想看故宫"


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Sandbox:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("TRIPSTUDIO_HOME", str(tmp_path_factory.mktemp("home")))
        return ts.open_sandbox()


@pytest.fixture(scope="module")
def trip(sandbox: Sandbox) -> ts.PlannedTrip:
    return ts.plan(CHINESE, sandbox)


def html(shown: object) -> str:
    made = shown._repr_html_()  # type: ignore[attr-defined]
    assert not re.search(r"<script|https?://(?!www\.w3\.org)|javascript:", made)
    return str(made)


def test_a_request_shows_what_was_read(sandbox: Sandbox) -> None:
    request = ts.understand(CHINESE, sandbox)
    assert ("target_city", "北京") in {tuple(row) for row in request.table.to_numpy()}
    assert "故宫" in html(request)


def test_a_request_in_english_is_shown_in_english(sandbox: Sandbox) -> None:
    request = ts.understand(
        "Two of us from Nanjing to Beijing for 3 days, the Forbidden City, no spicy food", sandbox
    )
    shown = {tuple(row) for row in request.table.to_numpy()}
    assert ("wish", "Visit The Palace Museum (Forbidden City)") in shown
    assert ("dislike", "spicy food") in shown


def test_cities_of_a_request_are_called_as_in_its_language(sandbox: Sandbox) -> None:
    made = html(ts.understand("Two of us from Nanjing to Beijing for 3 days, 6000 RMB", sandbox))
    assert "<td>Nanjing</td>" in made
    assert "<td>6,000</td>" in made
    assert "南京" not in made


def test_what_is_shown_is_in_the_language_of_the_request_and_the_tables_are_for_code(
    trip: ts.PlannedTrip, sandbox: Sandbox
) -> None:
    request = ts.understand(CHINESE, sandbox)
    assert list(request.table.columns) == ["field", "value"]
    assert "<td>目的地</td>" in html(request)
    assert "target_city" not in html(request)
    assert "<th>说明</th>" in html(trip)
    assert "符号规划器" in html(trip)


def test_a_trip_is_a_table_and_a_map(trip: ts.PlannedTrip) -> None:
    assert list(trip.table.columns) == ["day", "from", "until", "stop", "facts", "price"]
    assert set(trip.table["day"]) == {1, 2}
    assert "<svg" in html(trip)
    assert "故宫" in html(trip)


def test_a_trip_has_a_report_to_send(trip: ts.PlannedTrip) -> None:
    assert trip.report().startswith("<!doctype html>")


def test_a_trip_is_judged_by_any_suite(trip: ts.PlannedTrip) -> None:
    judged = trip.judge("common_sense")
    assert judged.passed
    assert len(trip.judge("traveleval").metrics) > 0
    assert "✔" in html(judged)


def test_what_does_not_hold_is_told_with_names_in_the_reader_s_words(
    trip: ts.PlannedTrip, sandbox: Sandbox
) -> None:
    elsewhere = replace(trip.run, query=replace(trip.run.query, target_city="上海"))
    judged = replace(trip, run=elsewhere, language="en").judge("common_sense")
    assert "the plan goes to Beijing, the request to Shanghai" in set(judged.violations["message"])


def test_no_metric_is_shown_as_what_floating_point_leaves() -> None:
    metrics = (
        Metric(name="ccd", value=2.36e-17, direction="lower", unit="", dimension="accuracy"),
        Metric(name="str", value=None, direction="lower", unit="", dimension="accuracy"),
    )
    report = Report(uid="q", suite="traveleval", passed=True, delivered=True, metrics=metrics)
    shown = ts.SuiteReport(report, "en").metrics
    assert shown["value"][0] == 0
    assert shown["value"].isna()[1]


def test_trips_are_compared_figure_by_figure(trip: ts.PlannedTrip, sandbox: Sandbox) -> None:
    cheaper = ts.plan(CHINESE, sandbox, money=3.0)
    both = ts.compare(trip, cheaper)
    assert both.table.shape[1] == 2
    assert html(both).count("<svg") == 4
    assert ts.compare([trip, cheaper]) == both


def test_as_many_trips_are_compared_as_there_are(trip: ts.PlannedTrip) -> None:
    many = ts.compare([trip] * 28)
    assert [name.split(":")[0] for name in many.table.columns[24:]] == ["Y", "Z", "A2", "B2"]


@pytest.mark.parametrize("given", ["trip.json", 3, ["trip.json"], None])
def test_what_is_no_trip_is_told(given: object) -> None:
    with pytest.raises(InputError, match="open_trips"):
        ts.compare(given)  # type: ignore[arg-type]


def test_what_is_lacking_or_unknown_is_said(sandbox: Sandbox) -> None:
    with pytest.raises(InputError, match="days"):
        ts.plan("从南京去北京", sandbox)
    with pytest.raises(InputError, match="nobody"):
        ts.plan(CHINESE, sandbox, agent="nobody")


def test_names_are_shown_as_text(trip: ts.PlannedTrip, sandbox: Sandbox, tmp_path: Path) -> None:
    assert trip.plan is not None
    document = json.dumps(trip.plan.to_json(), ensure_ascii=False).replace("故宫博物院", "<b>x</b>")
    file = tmp_path / "trip.json"
    file.write_text(document, encoding="utf-8")
    (opened,) = ts.open_trips(file, sandbox)
    assert "<b>x</b>" not in html(opened)
    assert "&lt;b&gt;x" in html(opened)


def test_the_documented_notebook_runs(tmp_path: Path) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    script = tmp_path / "notebook.py"
    script.write_text(code, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, script],
        cwd=NOTEBOOK.parents[1],
        env={
            "PATH": "/usr/bin:/bin",
            "TRIPSTUDIO_HOME": str(tmp_path / "home"),
            "PYTHONPATH": str(NOTEBOOK.parents[1]),
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
