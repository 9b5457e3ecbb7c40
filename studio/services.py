"""What all sessions share: the settings, the sandboxes, the store of runs, and judgements that were made already.

Stores, suites and models are loaded by what opens them: all of them together take longer than a visitor's request box.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from core.bench.pool.collector import pass_over_what_is_there
from core.errors import InputError, PlanFormatError
from core.model.query import Query
from core.model.report import Report
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio.memo import Memo
from studio.preferences import PreferenceStore
from studio.settings import Settings, read_settings

if TYPE_CHECKING:
    from core.agents.events import Event
    from core.bench.store.runs import RunStore
    from core.evaluate.protocol import Suite
    from core.labels.store.store import StudyStore
    from core.llm.profile import Profile

SUITE = "chinatravel"
_QUERY = TypeAdapter(Query)
_SANDBOXES: Memo[Sandbox] = Memo(8)
_RUNS: "Memo[RunStore]" = Memo(4)
_STUDIES: "Memo[StudyStore]" = Memo(4)
_REPORTS: Memo[Report] = Memo(20_000, size=lambda report: 50 + len(report.violations))
"""Some 300 usual ones; of a plan that was made to be found fault with there may be 25,000 violations."""


def settings() -> Settings:
    """The settings of this process. Raises InputError for one that cannot be used."""
    return read_settings()


def preferences() -> PreferenceStore:
    """What readers chose on the Settings page."""
    return PreferenceStore(settings().home)


def library() -> SandboxLibrary:
    """The sandboxes of the data home."""
    return SandboxLibrary(settings().home)


def has_data(name: str) -> bool:
    """Whether the sandbox of this name is there: a page that is open may still have one that was removed."""
    return name in library().names()


def sandbox(name: str) -> Sandbox:
    """An open sandbox, shared by all sessions. Raises SandboxError where there is none of that name."""
    path = library().path(name)
    written = path.stat().st_mtime_ns if path.is_file() else 0
    return _SANDBOXES.get((path, written), lambda: _opened(path.parent.parent, name))


def _opened(home: Path, name: str) -> Sandbox:
    opened = SandboxLibrary(home).open(name)
    pass_over_what_is_there()
    return opened


def store() -> "RunStore":
    """The store of runs: of the data home, or of the team's database."""
    from core.bench.store.runs import RunStore

    place = settings().runs
    return _RUNS.get(place, lambda: RunStore(place))


def model_profiles() -> "tuple[Profile, ...]":
    """The profiles of language models that methods can ask, that of the environment first.

    Raises InputError for a profile that cannot be used.
    """
    from core.llm.profile import profile_of_environment
    from core.llm.profiles import ProfileStore

    own = profile_of_environment()
    return (*([own] if own is not None else []), *ProfileStore(settings().home).all())


def studies() -> "StudyStore":
    """The store of studies: of the data home, or of the team's database."""
    from core.labels.store.store import StudyStore

    place = settings().studies
    return _STUDIES.get(place, lambda: StudyStore(place))


def suites() -> "Mapping[str, Suite]":
    """All suites, those with learned weights among them; without those where their files cannot be read."""
    from core.bench.studies.suites import suites as all_suites
    from core.evaluate.registry import SUITES

    try:
        return all_suites(settings().home)
    except InputError:
        return SUITES


def judge(run: Run, within: Sandbox, suite: str = SUITE) -> Report:
    """What a suite says of a run's plan in a sandbox; the same plan for the same request is judged once."""
    (report,) = judged(run, within, (suite,))
    return report


def judged(run: Run, within: Sandbox, by: Collection[str]) -> tuple[Report, ...]:
    """What several suites say of it, in their order."""
    from core.evaluate.registry import SUITES, judged_by

    asked = fingerprint(run)
    known = SUITES if all(name in SUITES for name in by) else suites()

    def judged_once(name: str) -> Report:
        suite = known[name]
        key = (asked, _spelled(dict(suite.card.parameters)), within.manifest.checksum, name)
        return _REPORTS.get(
            key, lambda: judged_by(suite, run.query, _judged(run.document, name, within), within)
        )

    return tuple(replace(judged_once(name), uid=run.query.uid) for name in by)


def fingerprint(run: Run) -> str:
    """What a run is known by as far as it is judged: its request and its plan."""
    return sha256(_spelled(_QUERY.dump_python(run.query, mode="json"), run.document)).hexdigest()


def _spelled(*values: object) -> bytes:
    return json.dumps(values, sort_keys=True, default=str).encode()


def _judged(document: object, suite: str, within: Sandbox) -> object:
    """The document that a suite looks at: what is spelt as TravelEval does is respelt for the suite of ChinaTravel's format.

    One that cannot be read is left to the suite to find fault with.
    """
    from core.evaluate.plan_document import read_plan, traveleval_object

    if suite != SUITE or traveleval_object(document) is None:
        return document
    try:
        return read_plan(document, within).to_json()
    except PlanFormatError:
        return document


def keep_once(run: Run, told: "Iterable[tuple[float, Event]]" = ()) -> None:
    """Keep a run that came from a file, with what it has told, unless it is kept already."""
    try:
        store().get(run.id)
    except InputError:
        store().begin(run)
        for seconds, event in told:
            store().tell(run.id, seconds, event)
