"""The small version of the table of all methods: every one plans a request from end to end, and models are marked."""

import shutil
from pathlib import Path

import pytest

from benchmarks.running import methods
from core.agents.registry import AGENTS
from core.bench.results.reading import open_results

REQUEST = '{"uid": "q1", "nature_language": "我们两个人从南京去北京玩2天，预算6000元"}\n'


def test_all_methods_come_out_of_one_command(
    tmp_path: Path, demo_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(demo_home, tmp_path / "home")
    (tmp_path / "trips.jsonl").write_text(REQUEST)
    words = [
        "--queries",
        str(tmp_path / "trips.jsonl"),
        "--sandbox",
        "demo",
        "--home",
        str(tmp_path / "home"),
    ]
    methods.main([*words, "--out", str(tmp_path / "out"), "--time-limit", "20"])
    records = open_results(tmp_path / "out").frame("SELECT * FROM results WHERE suite = ''")
    found = {one.agent: one for one in records.itertuples()}
    assert set(found) == set(AGENTS)
    assert {name for name, one in found.items() if one.status not in ("ok", "timeout")} == set()
    asked = {name for name, agent in AGENTS.items() if "model" in agent.card.needs}
    assert {name for name, one in found.items() if one.model == "scripted"} == asked
    told = capsys.readouterr().out
    assert "say nothing of any language model" in told
    assert told.count("scripted\\*") == 2 * len(asked)
