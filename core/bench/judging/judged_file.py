"""What an evaluation has found so far, kept beside the report file: a command that was killed goes on where it was."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from pydantic import TypeAdapter

from core.bench.files.journal import Journal, open_journal, read_records
from core.bench.files.plan_file import request_digest
from core.bench.judging.judging import Delivered, Judging, PlanReports
from core.bench.provenance import program, versions

_JUDGED = TypeAdapter(PlanReports)
_JUDGING = TypeAdapter(Judging)


class JudgedFile:
    """The plans of an evaluation that are judged, by uid; `left` are the others."""

    def __init__(
        self,
        journal: Journal | None,
        digests: Mapping[str, str],
        judged: dict[str, PlanReports],
        parts: Sequence[Delivered],
    ) -> None:
        self._journal, self._digests = journal, digests
        self.judged = judged
        self.left = tuple(part for part in parts if part.uid not in judged)

    def add(self, one: PlanReports) -> None:
        """Keep what suites say of a plan; when this returns, it is written. Raises FileError."""
        self.judged[one.uid] = one
        if self._journal is not None:
            self._journal.add({"of": self._digests[one.uid], "judged": _JUDGED.dump_python(one, mode="json")})


@contextmanager
def open_judged_file(
    reports: Path | None, judging: Judging, checksum: str, parts: Sequence[Delivered]
) -> Iterator[JudgedFile]:
    """What is judged already of these plans, by these suites, in a sandbox of that checksum; gone when the block ends well.

    What was judged of another plan, of another request or otherwise is not taken up. Without a report file, or with one that
    is no file (a pipe), nothing is kept. Raises FileError where the folder of the report file cannot be written to, and
    InputError where another command is at the same report file.
    """
    if reports is None or (reports.exists() and not reports.is_file()):
        yield JudgedFile(None, {}, {}, parts)
        return
    path = reports.with_name(f".{reports.name}.begun")
    digests = _digests(judging, checksum, parts)
    with open_journal(path, lambda record: str(record["of"])) as journal:
        yield JudgedFile(journal, digests, _kept(path, set(digests.values())), parts)
    path.unlink(missing_ok=True)


def _kept(path: Path, wanted: set[str]) -> dict[str, PlanReports]:
    found = (record for record in read_records(path) if record["of"] in wanted)
    judged = [_JUDGED.validate_python(record["judged"]) for record in found]
    return {one.uid: one for one in judged}


def _digests(judging: Judging, checksum: str, parts: Sequence[Delivered]) -> Mapping[str, str]:
    """What each judgement goes by: all that it depends on."""
    shared = [_JUDGING.dump_python(judging, mode="json"), checksum, program(), versions()]
    before = sha256(json.dumps(shared, sort_keys=True).encode())
    found = dict[str, str]()
    for part in parts:
        digest = before.copy()
        digest.update(f"{request_digest(part.query)} {json.dumps(part.plan, sort_keys=True)}".encode())
        found[part.uid] = digest.hexdigest()
    return found
