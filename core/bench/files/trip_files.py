"""Trips from files: a plan, a plan with its request, a request alone, or many of them, each as a run that can be kept."""

import json
from collections.abc import Iterator, Mapping
from io import StringIO
from itertools import chain
from typing import Any

from core.bench.provenance import commit, versions
from core.errors import DocumentError, InputError
from core.evaluate.plan_document import traveleval_object
from core.files.documents import read_json
from core.model.query import Query, query_from_record
from core.model.run import Run, new_run_id, now
from core.text import Text

FROM_FILE = "file"
"""What stands for the agent of a plan that came from a file."""

MOST_MEGABYTES = 20
MOST_TRIPS = 1_000
"""Of one file."""
MOST_CHARACTERS = 2_000_000
"""Of one trip with its request: pages look at dozens of trips at once."""

_TEXTS = ("nature_language", "nature_language_en")
_IN_SUMMARY = {
    "start_city": "departure",
    "target_city": "destination",
    "people_number": "total_travelers",
    "days": "total_days",
}


def runs_of_file(content: bytes, file_name: str, sandbox: str, checksum: str) -> tuple[Run, ...]:
    """The runs of a file: one JSON object, a list of them, or one a line.

    `sandbox` is the name of the data that they are looked at with, `checksum` that of its content. Each object is a plan document, or holds one as `plan`, with its request as `query`; or it is
    a request alone, which is a run that is not planned yet. Raises InputError for a file in which any part is none, or which holds too much, so that nothing is kept by half.
    """
    runs: list[Run] = []
    for where, document in _documents(content, file_name):
        if len(runs) == MOST_TRIPS:
            raise InputError(
                f"{file_name} 中的行程超过 {MOST_TRIPS:,} 个的上限，请分成几个文件",
                f"{file_name} holds more than {MOST_TRIPS:,} trips, which is the limit: make several files of it",
            )
        runs.append(_run(document, where, sandbox, checksum))
    return tuple(runs)


def _run(document: object, where: Text, sandbox: str, checksum: str) -> Run:
    """The run of a document that stands at `where`."""
    if not isinstance(document, dict):
        raise InputError(
            f"{where.zh}：有一项既不是行程，也不是请求",
            f"{where.en} holds something that is neither a trip nor a request",
        )
    if len(json.dumps(document)) > MOST_CHARACTERS:
        raise InputError(
            f"{where.zh}：行程超过 {MOST_CHARACTERS:,} 字的上限",
            f"a trip in {where.en} has more than {MOST_CHARACTERS:,} characters, which is the limit",
        )
    is_plan = "itinerary" in document or "daily_plans" in document
    plan = document.get("plan", document if is_plan else None)
    asked = document.get("query", document)
    if plan is None and not _is_request(asked):
        raise InputError(
            f"{where.zh}：没有行程，也没有请求，请选择这里导出的行程文件，或请求文件",
            f"{where.en} holds no trip and no request: choose a trip file that was exported here, or requests",
        )
    run_id = new_run_id()
    query = _query(asked if plan is None else document.get("query"), plan, run_id)
    return Run(
        id=run_id,
        created=now(),
        query=query,
        agent=FROM_FILE,
        sandbox=sandbox,
        sandbox_checksum=checksum,
        status="asked" if plan is None else "opened",
        document=plan,
        seconds=None if plan is None else 0.0,
        versions=versions(),
        commit=commit(),
    )


def _documents(content: bytes, file_name: str) -> Iterator[tuple[Text, object]]:
    """Each document with where it stands: the file, and the line where it is one of many."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(
            f"{file_name} 不是文本文件，或不是 UTF-8 编码", f"{file_name} is no text file, or not in UTF-8"
        ) from error
    if not text.strip():
        raise InputError(f"{file_name} 是空的", f"{file_name} is empty")
    # one after the other: of a file of millions of lines the first that is no plan ends it
    lines = (line.strip() for line in StringIO(text) if line.strip())
    first, second = next(lines, ""), next(lines, None)
    if second is not None and first.startswith("{") and first.endswith("}"):
        for number, line in enumerate(chain((first, second), lines), start=1):
            where = Text(f"{file_name} 第 {number} 行", f"{file_name} line {number}")
            yield where, _json(line, where)
        return
    where = Text(file_name, file_name)
    document = _json(text, where)
    yield from ((where, one) for one in (document if isinstance(document, list) and document else [document]))


def _json(text: str, where: Text) -> Any:
    try:
        return read_json(text)
    except DocumentError as error:
        raise InputError(f"{where.zh}：{error.text.zh}", f"{where.en}: {error.text.en}") from error


def _is_request(record: object) -> bool:
    """Whether a record says in words what is asked for, or all that it takes to plan."""
    return isinstance(record, Mapping) and (
        any(record.get(name) for name in _TEXTS) or all(record.get(name) for name in _IN_SUMMARY)
    )


def _query(record: object, plan: object, run_id: str) -> Query:
    """The request of the file, or what the plan says of itself where the file has none."""
    if isinstance(record, Mapping):
        return query_from_record({"uid": run_id, **record})
    return query_from_record({"uid": run_id, **_said(plan)})


def _said(plan: object) -> dict[str, object]:
    """What a plan says of its trip, in ChinaTravel's format or in TravelEval's."""
    released = traveleval_object(plan)
    summary = released.get("summary") if released is not None else None
    if isinstance(summary, Mapping):
        return {name: summary.get(said) for name, said in _IN_SUMMARY.items()}
    said = plan if isinstance(plan, Mapping) else {}
    itinerary = said.get("itinerary")
    return {
        **{name: said.get(name) for name in ("start_city", "target_city", "people_number")},
        "days": len(itinerary) if isinstance(itinerary, list) else None,
    }
