"""What lies where in a folder of results, and what all its runs share.

bench.json                        the sandbox, the bounds of a run, and the suites
DATASET/requests.jsonl            the requests of a file, as they were read
DATASET/METHOD.plans.jsonl        a plan file; METHOD is AGENT, or AGENT@PROFILE where a model is asked
DATASET/METHOD.reports.jsonl      what the suites say of its plans
DATASET/METHOD.events.jsonl       what their runs have told
DATASET/METHOD.results.parquet    plans and reports in columns, which tables are made of; made anew where the two have grown
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from pydantic import TypeAdapter

from core.bench.files.journal import Record, open_journal, read_records
from core.bench.files.plan_file import request_digest
from core.errors import DocumentError, InputError, QueryFormatError
from core.files.documents import read_json
from core.files.faults import file_error
from core.files.whole import write_whole
from core.model.query import Query, query_from_record

_HEAD = "bench.json"
_REQUESTS = "requests.jsonl"
_PLANS, _REPORTS, _EVENTS = ".plans.jsonl", ".reports.jsonl", ".events.jsonl"


@dataclass(frozen=True, slots=True)
class FolderSettings:
    """What all runs of a folder share. `time_limit` is in wall-clock seconds for each request (None: each method's own)."""

    sandbox: str
    checksum: str
    time_limit: float | None
    seed: int
    oracle: bool


_SETTINGS = TypeAdapter(FolderSettings)


@dataclass(frozen=True, slots=True)
class Block:
    """One method on one data set: where its plans and reports are."""

    folder: Path
    dataset: str
    method: str

    @property
    def plans(self) -> Path:
        """The plan file."""
        return self.folder / self.dataset / f"{self.method}{_PLANS}"

    @property
    def reports(self) -> Path:
        """The report file."""
        return self.folder / self.dataset / f"{self.method}{_REPORTS}"

    @property
    def events(self) -> Path:
        """The file of what runs have told."""
        return self.folder / self.dataset / f"{self.method}{_EVENTS}"


def begin(folder: Path, settings: FolderSettings) -> None:
    """Make a folder of results, or go on with one. Raises InputError where its runs were made otherwise, and FileError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(error, folder) from error
    if not (folder / _HEAD).exists():
        if any(folder.iterdir()):
            raise InputError(
                f"{folder} 不是空的，也不是结果文件夹；请换一个文件夹",
                f"{folder} is neither empty nor a folder of results: name another one",
            )
        write_whole(folder / _HEAD, [json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n"])
        return
    kept = read_settings(folder)
    for name, value in asdict(settings).items():
        before = getattr(kept, name)
        if before != value:
            raise InputError(
                f"{folder} 中的结果是在另一种设置下做的（{name}：{before}，现在是 {value}）；请换一个文件夹",
                f"the results in {folder} were made otherwise ({name} {before}, now {value}): name another folder",
            )


def read_settings(folder: Path) -> FolderSettings:
    """What all runs of a folder share. Raises InputError where it is no folder of results."""
    try:
        return _SETTINGS.validate_python(read_json((folder / _HEAD).read_text(encoding="utf-8")))
    except (OSError, ValueError, DocumentError) as error:
        raise InputError(
            f"{folder} 不是结果文件夹：其中没有可用的 {_HEAD}（用 tripstudio bench run --out 生成）",
            f"{folder} is no folder of results: it has no usable {_HEAD} (tripstudio bench run --out makes one)",
        ) from error


def keep_requests(folder: Path, dataset: str, queries: Sequence[Query]) -> None:
    """Keep the requests of a data set. Raises InputError where another one of the same uid is there."""
    wanted = {query.uid: request_digest(query) for query in queries}

    def accept(record: Record) -> None:
        query = query_from_record(record)
        if wanted.get(query.uid, request_digest(query)) != request_digest(query):
            raise InputError(
                f"{folder} 的 {dataset} 中已有另一个 uid 为 {query.uid} 的请求；请换一个文件夹",
                f"{folder} has another request of the uid {query.uid} in {dataset}: name another folder",
            )

    (folder / dataset).mkdir(exist_ok=True)
    with open_journal(folder / dataset / _REQUESTS, lambda record: str(record["uid"]), accept) as journal:
        for query in queries:
            if query.uid not in journal:
                journal.add(query.record)


def requests(folder: Path, dataset: str) -> Mapping[str, Query]:
    """The requests of a data set by uid. Raises InputError that names a line that is none."""
    path, found = folder / dataset / _REQUESTS, dict[str, Query]()
    for number, record in enumerate(read_records(path), start=1):
        try:
            query = query_from_record(record)
        except QueryFormatError as error:
            raise InputError(
                f"{path} 第 {number} 行：{error.text.zh}", f"{path} line {number}: {error.text.en}"
            ) from error
        found[query.uid] = query
    return found


def blocks(folder: Path) -> Iterator[Block]:
    """What there is: each method on each data set, by name."""
    for path in sorted(folder.glob(f"*/*{_PLANS}")):
        yield Block(folder, path.parent.name, path.name.removesuffix(_PLANS))
