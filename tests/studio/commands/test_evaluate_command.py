"""`tripstudio evaluate` where it was ended before: what it had judged is not judged again."""

import json
from pathlib import Path

import pytest

from core.bench.engines.local import Local
from core.bench.files.records import read_queries
from core.bench.judging.judged_file import open_judged_file
from core.bench.judging.judging import Delivered, Judging
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio.commands.evaluate import evaluate_plans

ASKED = {"start_city": "南京", "target_city": "北京", "days": 1, "people_number": 1}


class KilledError(Exception):
    """Ends a command in the middle."""


def write(path: Path, records: list[dict[str, object]]) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def test_a_command_that_was_ended_goes_on_and_writes_what_it_would_have_written(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    out, plan = tmp_path / "reports.jsonl", {"people_number": 1, "itinerary": []}
    queries = write(tmp_path / "queries.jsonl", [{"uid": uid, **ASKED} for uid in "ab"])
    plans = write(tmp_path / "plans.jsonl", [{"uid": uid, "plan": plan} for uid in "ab"])
    evaluate_plans(queries=queries, plans=plans, out=out)
    whole = out.read_bytes()
    out.unlink()
    library = SandboxLibrary(home)
    judging = Judging(("chinatravel",), library.path("demo"))
    parts = [Delivered(query, plan) for query in read_queries(queries).good]
    checksum = library.open("demo").manifest.checksum
    with pytest.raises(KilledError), open_judged_file(out, judging, checksum, parts) as begun:
        begun.add(next(iter(Local().run(judging, parts))))
        raise KilledError
    evaluate_plans(queries=queries, plans=plans, out=out)
    assert f"{out} has 1 of 2 requests already; they are kept" in capsys.readouterr().err
    assert out.read_bytes() == whole


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en_US", "the plan goes to Shanghai, the request to Beijing"),
        ("zh_CN", "行程去的是上海，请求是北京"),
    ],
)
def test_what_reports_say_names_places_in_the_reader_s_words(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    out = tmp_path / "reports.jsonl"
    plan = {"people_number": 1, "start_city": "南京", "target_city": "上海", "itinerary": []}
    queries = write(tmp_path / "queries.jsonl", [{"uid": "a", **ASKED}])
    plans = write(tmp_path / "plans.jsonl", [{"uid": "a", "plan": plan}])
    evaluate_plans(queries=queries, plans=plans, suite="common_sense", out=out)
    (report,) = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    said = {one["code"]: one["message"] for one in report["violations"]}
    assert said["place.wrong_city"] == told


@pytest.mark.filterwarnings("error")
def test_amounts_that_are_found_wrong_are_kept_without_a_warning(
    home: Path, tmp_path: Path, demo: Sandbox
) -> None:
    sight = demo.city("北京").attractions[0]
    visit = {
        "type": "attraction", "position": sight.name, "start_time": "09:00", "end_time": "10:00",
        "price": sight.price, "cost": 7, "tickets": 1, "transports": [],
    }  # fmt: skip
    plan = {
        "people_number": 1, "start_city": "南京", "target_city": "北京",
        "itinerary": [{"day": 1, "activities": [visit]}],
    }  # fmt: skip
    out = tmp_path / "reports.jsonl"
    queries = write(tmp_path / "queries.jsonl", [{"uid": "a", **ASKED}])
    plans = write(tmp_path / "plans.jsonl", [{"uid": "a", "plan": plan}])
    evaluate_plans(queries=queries, plans=plans, out=out)
    (report,) = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    assert "attraction.cost" in {one["code"] for one in report["violations"]}
