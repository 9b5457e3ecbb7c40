"""A line of plans or of reports in a folder of results, read with its kinds: whoever made the folder may have written anything."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from core.bench.files.journal import read_records
from core.errors import InputError
from core.model.report import LogicalVerdict, Metric, Report, Violation
from core.model.run import AskedModel, RunStatus, RunUsage
from core.text import Text

LineT = TypeVar("LineT", bound=BaseModel)
_READ = ConfigDict(frozen=True, extra="ignore", coerce_numbers_to_str=True, allow_inf_nan=False)


class PlanLine(BaseModel):
    """What came of a request: the record of a plan, with whatever was delivered as `plan`."""

    model_config = _READ

    uid: str
    agent: str
    status: RunStatus
    plan: Any = None
    seconds: float | None = None
    time_limit: float = 10.0
    version: str = ""
    parameters: Mapping[str, float | str] = {}
    reason: str | None = None
    conflict: tuple[str, ...] = ()
    packages: Mapping[str, str] = {}
    commit: str | None = None
    llm: AskedModel | None = None
    usage: RunUsage = RunUsage()


class _Logical(BaseModel):
    source: str
    ok: bool
    error: str | None


class _Broken(BaseModel):
    code: str
    message: str


class ReportLine(BaseModel):
    """What a suite says of a plan, as files hold it."""

    model_config = _READ

    uid: str
    suite: str
    passed: bool
    delivered: bool
    environment: Mapping[str, bool]
    logical: tuple[_Logical, ...]
    violations: tuple[_Broken, ...]
    metrics: Mapping[str, float | None]
    version: str
    parameters: Mapping[str, Any]

    @property
    def report(self) -> Report:
        """The report with what is counted of it."""
        return Report(
            uid=self.uid,
            suite=self.suite,
            passed=self.passed,
            delivered=self.delivered,
            environment=self.environment,
            logical=tuple(LogicalVerdict(one.source, one.ok, one.error) for one in self.logical),
            violations=tuple(Violation(one.code, Text(one.message, one.message)) for one in self.violations),
            metrics=tuple(
                Metric(name=name, value=value, direction="neutral", unit="", dimension="")
                for name, value in self.metrics.items()
            ),
            version=self.version,
            parameters=self.parameters,
        )


def read_lines(path: Path, kind: type[LineT]) -> Iterator[LineT]:
    """The lines of a file. Raises InputError that names the first that is no such line."""
    for number, record in enumerate(read_records(path), start=1):
        try:
            yield kind.model_validate({name: value for name, value in record.items() if value is not None})
        except ValidationError as error:
            where = ".".join(map(str, error.errors(include_url=False, include_input=False)[0]["loc"]))
            raise InputError(
                f"{path} 第 {number} 行的 {where} 不可用；请改正或删除这一行",
                f"{path} line {number}: {where} is not usable; mend the line or delete it",
            ) from error
