"""Judgements and pairs in files: JSON lines or CSV by the file's ending (DESIGN.md, contracts), read and written.

A line that cannot be used costs only itself: it is left out and named.
"""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from core.errors import DocumentError, InputError
from core.files.documents import read_json
from core.files.spreadsheets import quoted, unquoted
from core.labels.encoded import Lines
from core.labels.judgement import Choice, Judgement, Pair, PairScores
from core.text import Text

RecordT = TypeVar("RecordT")

_NO_TEXT = Annotated[str, BeforeValidator(lambda value: "" if value is None else str(value))]


@dataclass(frozen=True, slots=True)
class Read(Generic[RecordT]):
    """The records of a file, a sentence for each line that had to be left out, and what is to be told beside."""

    records: tuple[RecordT, ...]
    faults: tuple[Text, ...]
    notes: tuple[Text, ...] = ()


class _JudgementLine(BaseModel):
    model_config = ConfigDict(extra="ignore", coerce_numbers_to_str=True)

    pair: str = Field(min_length=1)
    rater: str = Field(min_length=1)
    choice: Choice
    uid: _NO_TEXT = ""
    a: _NO_TEXT = ""
    b: _NO_TEXT = ""
    seconds: float | None = Field(None, ge=0, allow_inf_nan=False)
    reasons: tuple[str, ...] = ()
    note: _NO_TEXT = ""
    confidence: float | None = Field(None, ge=0, le=1)
    at: datetime | None = None


class _ScoresLine(BaseModel):
    a: float | None = Field(None, allow_inf_nan=False)
    b: float | None = Field(None, allow_inf_nan=False)


class _PairLine(BaseModel):
    model_config = ConfigDict(extra="ignore", coerce_numbers_to_str=True)

    pair: str = Field(min_length=1)
    uid: _NO_TEXT = ""
    a: str = Field(min_length=1)
    b: str = Field(min_length=1)
    city: _NO_TEXT = ""
    features: Mapping[str, _ScoresLine] = {}


def read_judgements(path: Path) -> Read[Judgement]:
    """Read judgements. Raises InputError where the file cannot be read at all."""
    return _read(path, _judgement)


def read_pairs(path: Path) -> Read[Pair]:
    """Read pairs with their features. Raises InputError where the file cannot be read at all."""
    return _read(path, _pair)


def judgement_record(judgement: Judgement) -> dict[str, Any]:
    """The record of a judgement as files hold it."""
    return {
        "pair": judgement.pair,
        "uid": judgement.uid,
        "a": judgement.a,
        "b": judgement.b,
        "rater": judgement.rater,
        "choice": judgement.choice,
        "seconds": judgement.seconds,
        "reasons": list(judgement.reasons),
        "note": judgement.note,
        "confidence": judgement.confidence,
        "at": None if judgement.at is None else judgement.at.isoformat(),
    }


def pair_record(pair: Pair) -> dict[str, Any]:
    """The record of a pair as files hold it."""
    features = {name: {"a": scores.a, "b": scores.b} for name, scores in pair.features.items()}
    return {
        "pair": pair.pair,
        "uid": pair.uid,
        "city": pair.city,
        "a": pair.a,
        "b": pair.b,
        "features": features,
    }


def csv_row(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record as a row of a table: what is nested becomes JSON; a text that a spreadsheet would run gets a quote."""
    return {name: _cell(value) for name, value in record.items()}


def rater_codes(judgements: Iterable[Judgement]) -> dict[str, str]:
    """A code for each rater by name, in the order of their first judgement."""
    names = dict.fromkeys(one.rater for one in judgements)
    return {name: f"R{number:03}" for number, name in enumerate(names, start=1)}


def anonymous(judgements: Iterable[Judgement]) -> tuple[Judgement, ...]:
    """The judgements with raters named by their codes."""
    given = tuple(judgements)
    codes = rater_codes(given)
    return tuple(replace(one, rater=codes[one.rater]) for one in given)


def _cell(value: object) -> object:
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False)
    return quoted(value) if isinstance(value, str) else value


def _read(path: Path, make: Any) -> Read[Any]:
    lines, records, faults = Lines(path), [], []
    for number, line in _records(path, lines):
        try:
            records.append(make(_row(line) if isinstance(line, dict) else read_json(line)))
        except (ValidationError, DocumentError) as error:
            zh, en = _why(error)
            faults.append(Text(f"{path} 第 {number} 行：{zh}", f"{path} line {number}: {en}"))
    return Read(tuple(records), (*lines.faults, *faults), lines.notes)


def _records(path: Path, lines: Lines) -> Iterator[tuple[int, dict[str, Any] | str]]:
    if path.suffix.lower() != ".csv":
        yield from (
            (number, line.rstrip("\r\n")) for number, line in enumerate(lines, start=1) if line.strip()
        )
        return
    try:
        for row in (rows := csv.DictReader(lines)):
            yield rows.line_num, {name: unquoted(text) for name, text in row.items() if name and text}
    except csv.Error as error:
        raise InputError(
            f"{path} 不是 CSV 表格，请检查逗号和引号", f"{path} is not a CSV table: {error}"
        ) from error


def _row(cells: Mapping[str, str]) -> dict[str, Any]:
    """A row of a CSV table; lists and features stand in it as JSON."""
    return {
        name: read_json(text) if name in ("reasons", "features") else text for name, text in cells.items()
    }


def _judgement(line: object) -> Judgement:
    read = _JudgementLine.model_validate(line)
    at = read.at.replace(tzinfo=UTC) if read.at is not None and read.at.tzinfo is None else read.at
    return Judgement(**{**dict(read), "at": at})


def _pair(line: object) -> Pair:
    read = _PairLine.model_validate(line)
    return Pair(
        pair=read.pair,
        uid=read.uid,
        a=read.a,
        b=read.b,
        city=read.city,
        features={name: PairScores(scores.a, scores.b) for name, scores in read.features.items()},
    )


def _why(error: ValidationError | DocumentError) -> Text:
    if isinstance(error, DocumentError):
        return error.text
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(map(str, first["loc"]))
    if not where:
        return Text("不是一条记录", "is no record")
    if first["type"] == "missing":
        return Text(f"缺少 {where}", f"{where} is missing")
    return Text(f"{where} 不可用（{first['msg']}）", f"{where} is not usable ({first['msg']})")
