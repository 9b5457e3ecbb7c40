"""An evaluation that was ended: what it had judged is taken up, and what it had judged otherwise is not."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from core.bench.engines.local import Local
from core.bench.judging.judged_file import open_judged_file
from core.bench.judging.judging import Delivered, Judging
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.sandbox.library import SandboxLibrary

PARTS = tuple(
    Delivered(
        Query(uid=uid, text="", start_city="南京", target_city="北京", days=1, people_number=1),
        {"people_number": people, "start_city": "南京", "target_city": "北京", "itinerary": []},
    )
    for uid, people in (("a", 1), ("b", 2))
)


class KilledError(Exception):
    """Ends a command in the middle."""


@pytest.fixture
def judging(demo_home: Path) -> Judging:
    return Judging(tuple(SUITES), SandboxLibrary(demo_home).path("demo"))


def begin(out: Path, judging: Judging, parts: Sequence[Delivered], checksum: str = "sum") -> None:
    """Judge the first of the plans, and be killed."""
    with pytest.raises(KilledError), open_judged_file(out, judging, checksum, parts) as begun:
        for one in Local().run(judging, parts[:1]):
            begun.add(one)
        raise KilledError


def test_what_was_judged_is_taken_up_as_it_was_and_gone_at_the_end(tmp_path: Path, judging: Judging) -> None:
    out = tmp_path / "reports.jsonl"
    begin(out, judging, PARTS)
    with open_judged_file(out, judging, "sum", PARTS) as begun:
        assert list(begun.judged.values()) == list(Local().run(judging, PARTS[:1]))
        assert begun.left == PARTS[1:]
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("other", ["plan", "request", "suites", "sandbox"])
def test_what_was_judged_otherwise_is_judged_anew(tmp_path: Path, judging: Judging, other: str) -> None:
    out, parts, by, checksum = tmp_path / "reports.jsonl", PARTS, judging, "sum"
    begin(out, judging, PARTS)
    match other:
        case "plan":
            parts = (replace(PARTS[0], plan=None), PARTS[1])
        case "request":
            parts = (replace(PARTS[0], query=replace(PARTS[0].query, text="去北京")), PARTS[1])
        case "suites":
            by = replace(judging, suites=("chinatravel",))
        case "sandbox":
            checksum = "another"
    with open_judged_file(out, by, checksum, parts) as begun:
        assert begun.left == parts


def test_a_pipe_keeps_nothing(tmp_path: Path, judging: Judging) -> None:
    for out in (None, Path("/dev/null")):
        with open_judged_file(out, judging, "sum", PARTS) as begun:
            assert begun.left == PARTS
