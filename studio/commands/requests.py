"""What `understand` and `plan` share: requests typed or in a file, and records printed or written."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from core.bench.files.records import Queries, read_queries, write_jsonl
from core.errors import InputError
from core.model.query import Query
from core.text import Text
from studio.commands.terminal import complain, tell_json

TypedText = Annotated[str | None, typer.Argument(help="A request, in Chinese or English.")]
QueryFile = Annotated[
    Path | None, typer.Option("--queries", help="A file of requests, a JSON record a line.")
]
Out = Annotated[Path | None, typer.Option("--out", help="File to write; without it the result is printed.")]
SandboxOption = Annotated[str | None, typer.Option("--sandbox", help="Name of the sandbox.")]
TimeLimit = Annotated[
    float | None,
    typer.Option(
        min=0.1,
        help="Seconds for each request (default: the method's own, ten minutes where a model is asked; "
        "`tripstudio agents` lists them).",
    ),
]


def read_requests(text: str | None, queries: Path | None) -> Queries:
    """The request that was typed, or those of a file. Raises InputError where both or neither are given."""
    if (text is None) == (queries is None):
        raise InputError(
            "请给出一句请求，或用 --queries 给出请求文件",
            "give either a request or a file of them with --queries",
        )
    return read_queries(queries) if queries is not None else Queries((Query(uid="request", text=text or ""),))


def write_records(records: Iterable[Mapping[str, Any]], out: Path | None) -> None:
    """Write records to a file, or print them as they come."""
    if out is not None:
        write_jsonl(out, records)
        return
    for record in records:
        tell_json(record)


def tell_faults(requests: Queries) -> None:
    """Say what was wrong with each line that had to be left out, and how many there are."""
    for fault in requests.faults:
        complain(fault)
    if requests.faults:
        left_out, count = len(requests.faults), len(requests.faults) + len(requests.good)
        complain(
            Text(
                f"{count} 行中有 {left_out} 行不是可用的请求，已略过",
                f"{left_out} of {count} lines are no usable request and were left out",
            )
        )
