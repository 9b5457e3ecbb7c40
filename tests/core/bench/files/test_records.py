"""Request, plan and report files: faults are named with file and line, and cost only what they are in."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.bench.files.records import read_plans, read_queries, write_jsonl
from core.errors import InputError

QUERY = {"uid": "a", "start_city": "南京", "target_city": "北京", "days": 3, "people_number": 2}


def lines(path: Path, *texts: str) -> Path:
    path.write_text("\n".join(texts), encoding="utf-8")
    return path


def test_the_three_kinds_of_request_are_told_apart(tmp_path: Path) -> None:
    path = lines(
        tmp_path / "q.jsonl",
        json.dumps({**QUERY, "uid": "china", "hard_logic_py": ["result=(day_count(plan)==3)"]}),
        json.dumps({**QUERY, "uid": "eval", "budget": 3400, "dates": "2024-11-15 to 2024-11-17"}),
        json.dumps({"uid": "text", "nature_language": "去北京"}),
    )
    china, travel_eval, text = read_queries(path).good
    assert china.hard_logic == ("result=(day_count(plan)==3)",)
    assert travel_eval.budget == 3400
    assert (text.text, text.missing) == ("去北京", ("start_city", "target_city", "days", "people_number"))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "line 2: it is not JSON"),
        ("[]", "line 2: a request record must be a JSON object"),
        ('{"days": 3}', "line 2: a request record has no uid"),
        ('{"uid": "b", "days": "three"}', "line 2: request b: days is 'three', not an integer"),
        ('{"uid": "b", "budget": NaN}', "line 2: NaN is not a number of JSON"),
        ('{"uid": "b", "hard_logic_py": "x"}', "line 2: request b: hard_logic_py"),
        ('{"uid": "a"}', "line 2: the uid a occurs twice"),
    ],
)
def test_a_fault_in_requests_is_named_with_its_line_and_costs_that_line(
    tmp_path: Path, line: str, message: str
) -> None:
    path = lines(tmp_path / "q.jsonl", json.dumps(QUERY), line, json.dumps({**QUERY, "uid": "last"}))
    found = read_queries(path)
    assert [query.uid for query in found.good] == ["a", "last"]
    (fault,) = found.faults
    assert message in fault.en
    assert str(path) in fault.en


def test_deep_nesting_costs_one_request(tmp_path: Path) -> None:
    path = lines(tmp_path / "q.jsonl", '{"uid": "deep", "tag": ' + "[" * 200_000, json.dumps(QUERY))
    found = read_queries(path)
    assert [query.uid for query in found.good] == ["a"]
    assert "levels of nesting" in found.faults[0].en


def test_a_file_of_faults_alone_is_refused_with_the_first(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="line 1: it is not JSON"):
        read_queries(lines(tmp_path / "q.jsonl", "{", "[]"))


def test_a_file_without_requests_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="holds no request"):
        read_queries(lines(tmp_path / "q.jsonl", ""))


def test_a_file_in_another_encoding_is_refused_with_the_remedy(tmp_path: Path) -> None:
    path = tmp_path / "q.jsonl"
    path.write_bytes('{"uid": "南京"}'.encode("gb18030"))
    with pytest.raises(InputError, match="save it as UTF-8"):
        read_queries(path)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "q.jsonl"
    path.write_text(json.dumps(QUERY), encoding="utf-8-sig")
    assert read_queries(path).good[0].uid == "a"


def test_deep_nesting_costs_one_plan(tmp_path: Path) -> None:
    path = lines(tmp_path / "p.jsonl", '{"uid": "a", "plan": ' + "[" * 200_000, '{"uid": "b", "plan": {}}')
    plans = read_plans(path)
    assert list(plans.by_uid) == ["b"]
    assert len(plans.faults) == 1


@given(st.lists(st.text(alphabet=st.characters(exclude_categories=["Cs"])), max_size=8))
def test_any_text_is_a_plan_file_whose_lines_are_plans_or_faults(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str]
) -> None:
    path = tmp_path_factory.mktemp("any") / "p.jsonl"
    path.write_text("\n".join(texts), encoding="utf-8", newline="\n")
    read = [line for line in path.open(encoding="utf-8-sig") if line.strip()]
    plans = read_plans(path)
    assert len(plans.by_uid) + len(plans.faults) == len(read)


def test_a_report_file_appears_only_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    write_jsonl(path, [{"uid": "old"}])

    def breaks() -> object:
        yield {"uid": "new"}
        raise RuntimeError("disk")

    with pytest.raises(RuntimeError):
        write_jsonl(path, breaks())  # type: ignore[arg-type]
    assert json.loads(path.read_text(encoding="utf-8")) == {"uid": "old"}


def test_a_file_goes_by_what_it_is_called_and_not_by_its_place(tmp_path) -> None:
    spoilt = lines(tmp_path / "kept", json.dumps({"uid": "a"}), "{", json.dumps({"uid": "a"}))
    told = [*read_queries(spoilt, "mine.jsonl").faults, *read_plans(spoilt, "mine.jsonl").faults]
    assert len(told) == 4
    assert all(one.en.startswith("mine.jsonl line ") and str(tmp_path) not in one.zh for one in told)
    with pytest.raises(InputError, match=r"^mine\.jsonl"):
        read_queries(lines(tmp_path / "kept", ""), "mine.jsonl")
