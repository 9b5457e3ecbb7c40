"""The `tripstudio` command as one types it: real files, exit status and one clear line."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.bench.provenance import commit, versions
from tests.typed import RunCommand, in_a_process

REQUEST = "Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 6000 RMB."


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


def write(path: Path, records: list[Any]) -> Path:
    path.write_text(
        "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), encoding="utf-8"
    )
    return path


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    ("format_", "mark"),
    [
        ("json", '"itinerary"'),
        ("md", "## Day 3"),
        ("html", "<strong>Day 3</strong>"),
        ("ics", "BEGIN:VCALENDAR"),
        ("geojson", "FeatureCollection"),
        ("gpx", "<gpx"),
    ],
)
def test_a_sentence_becomes_a_plan_in_any_format(run: RunCommand, format_: str, mark: str) -> None:
    done = run("plan", REQUEST, "--format", format_)
    assert done.status == 0, done.err
    assert mark in done.out


def test_what_a_request_leaves_open_is_asked_for_in_the_language_of_the_terminal(home: Path) -> None:
    done = in_a_process(home, "plan", "去北京玩3天", LC_ALL="zh_CN.UTF-8")
    assert done.status == 2
    assert done.err == "tripstudio: 请求缺少出发城市、人数，请补充后再规划\n"


def test_time_that_a_request_keeps_free_is_told_with_what_was_read(run: RunCommand) -> None:
    done = run("understand", f"{REQUEST} Please leave one whole day free for us to see old friends.")
    (kept,) = json.loads(done.out)["kept_free"]
    assert (kept["day"], kept["since"], kept["until"]) == (None, "09:00", "21:00")


def test_requests_become_plans_and_plans_become_reports(run: RunCommand, tmp_path: Path) -> None:
    queries = write(
        tmp_path / "queries.jsonl",
        [
            {"uid": "a", "start_city": "南京", "target_city": "北京", "days": 3, "people_number": 2, "nature_language": REQUEST},
            {"uid": "b", "start_city": "上海", "target_city": "苏州", "days": 1, "people_number": 1,
             "nature_language": "我一个人想从上海去苏州玩一天"},
        ],
    )  # fmt: skip
    plans, reports = tmp_path / "plans.jsonl", tmp_path / "reports.jsonl"
    command = ("plan", "--queries", queries, "--out", plans, "--workers", "2", "--set", "money=1.5")
    assert run(*command).status == 0
    assert [(plan["uid"], plan["agent"], plan["status"]) for plan in read(plans)] == [
        ("a", "planner", "ok"),
        ("b", "planner", "ok"),
    ]
    assert [plan["parameters"]["money"] for plan in read(plans)] == [1.5, 1.5]
    done = run("evaluate", "--queries", queries, "--plans", plans, "--suite", "chinatravel", "--out", reports)
    assert done.status == 0, done.err
    assert "EPR macro" in done.out
    for report in read(reports):
        assert report["delivered"]
        assert len(report["environment"]) == 25
        assert not any(report["environment"].values())


def test_the_same_seed_gives_the_same_plan_in_every_process(run: RunCommand, home: Path) -> None:
    words = ("plan", REQUEST, "--seed", "7")
    ended = run(*words)
    assert ended.status == 0, ended.err
    assert in_a_process(home, *words).out == ended.out


def test_bad_plans_cost_only_themselves(run: RunCommand, tmp_path: Path) -> None:
    query = {"start_city": "南京", "target_city": "北京", "days": 1, "people_number": 1}
    queries = write(tmp_path / "queries.jsonl", [{"uid": uid, **query} for uid in ("a", "b", "c")])
    plans = tmp_path / "plans.jsonl"
    plans.write_text(
        '{"uid": "a", "plan": {"itinerary": NaN}}\n'
        "not JSON\n"
        '{"uid": "b", "plan": "soon"}\n'
        '{"uid": "b", "plan": {}}\n'
        '{"uid": "stranger", "plan": {}}\n',
        encoding="utf-8",
    )
    reports = tmp_path / "reports.jsonl"
    done = run("evaluate", "--queries", queries, "--plans", plans, "--suite", "all", "--out", reports)
    assert done.status == 0, done.err
    assert "plans.jsonl line 2: it is not JSON" in done.err
    assert "line 4: the uid b came before" in done.err
    assert "1 plans answer no request" in done.err
    assert "1 requests have no plan" in done.err
    assert not any(report["delivered"] for report in read(reports))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["plan", "--queries", "nowhere.jsonl"], "nowhere.jsonl: there is no such file"),
        (["plan"], "give either a request or a file"),
        (["plan", REQUEST, "--agent", "oracle"], "there is no agent 'oracle'"),
        (["plan", REQUEST, "--set", "mony=2"], "there is no parameter 'mony'; there are money,"),
        (["plan", REQUEST, "--set", "money=7"], "money cannot be '7'; it is a number from 0 to 3"),
        (["plan", REQUEST, "--set", "profile=lazy"], "one of default, competition"),
        (["plan", REQUEST, "--set", "money"], "--set takes NAME=VALUE, not 'money'"),
        (
            ["plan", REQUEST, "--oracle"],
            "has its text alone and no constraints of its own: leave out --oracle",
        ),
        (["plan", REQUEST, "--sandbox", "atlantis"], "there is no sandbox 'atlantis'"),
        (["evaluate", "--queries", "q", "--plans", "p", "--suite", "vibes"], "there is no suite 'vibes'"),
        (["sandbox", "import", "traveleval", "/dev/null", "--name", "x"], "/dev/null"),
        (["sandbox", "remove", "atlantis"], "there is no sandbox 'atlantis'"),
    ],
)
def test_wrong_usage_is_one_clear_line_and_status_2(run: RunCommand, words: list[str], message: str) -> None:
    done = run(*words)
    assert done.status == 2
    assert done.err.startswith("tripstudio: ")
    assert message in done.err
    assert done.err.count("\n") == 1


def test_the_version_and_the_commit_are_told(run: RunCommand) -> None:
    told = run("--version")
    assert told.status == 0
    assert told.out.startswith(f"tripstudio {versions()['tripstudio']}")
    assert (commit() or "tripstudio") in told.out


def test_agents_and_suites_say_what_there_is(run: RunCommand) -> None:
    agents = run("agents").out
    assert all(word in agents for word in ("planner", "profile", "competition", "Saving money"))
    suites = run("suites").out
    for name in ("chinatravel", "traveleval", "traveleval:release", "common_sense"):
        assert name in suites


def test_sandboxes_are_listed_described_and_checked(run: RunCommand, home: Path) -> None:
    assert "demo" in run("sandbox", "list").out.split()
    assert "synthetic" in run("sandbox", "info", "demo").out
    checked = in_a_process(home, "sandbox", "check", "demo")
    assert (checked.status, checked.out) == (0, "")


def test_one_bad_line_of_requests_costs_that_line(run: RunCommand, tmp_path: Path) -> None:
    queries, out = tmp_path / "q.jsonl", tmp_path / "p.jsonl"
    good = [json.dumps({"uid": uid, "nature_language": REQUEST}) for uid in ("a", "b")]
    queries.write_text("\n".join([good[0], "{", good[1]]), encoding="utf-8")
    done = run("plan", "--queries", queries, "--out", out)
    assert done.status == 1
    assert [(record["uid"], record["status"]) for record in read(out)] == [("a", "ok"), ("b", "ok")]
    assert "line 2: it is not JSON" in done.err
    assert "1 of 3 lines are no usable request" in done.err
    judged = run("evaluate", "--queries", queries, "--plans", out)
    assert judged.status == 1
    assert "2 of 2" in judged.out


def test_a_batch_ends_with_the_count_of_what_failed(run: RunCommand, tmp_path: Path) -> None:
    vague = {"uid": "vague", "nature_language": "出去玩"}
    queries = write(tmp_path / "q.jsonl", [vague, {"uid": "a", "nature_language": REQUEST}])
    done = run("plan", "--queries", queries, "--out", tmp_path / "p.jsonl")
    assert done.status == 1
    assert "1 of 2 requests failed: vague" in done.err


def test_a_model_that_is_not_set_up_is_wrong_usage(run: RunCommand) -> None:
    done = run("plan", REQUEST, "--llm", "nowhere")
    assert done.status == 2
    assert "tripstudio llm add" in done.err
