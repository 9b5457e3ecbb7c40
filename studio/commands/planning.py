"""What `tripstudio plan` does: from text or a file of requests to plans."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import typer

from core.agents.events import Event, Step
from core.agents.protocol import USUAL_SECONDS, Agent
from core.agents.registry import agent_type
from core.bench.engines.local import Local
from core.bench.preparing import as_recorded, from_text
from core.bench.runner import Batch, run_one
from core.errors import InputError
from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip
from core.files.whole import write_whole
from core.knowledge.travellers import keep_halal
from core.llm.connect import connect
from core.llm.profile import Profile
from core.llm.profiles import ProfileStore
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.optimize.preferences.kept import ProfileShelf
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text
from studio.commands.batch import plan_all
from studio.commands.language import language
from studio.commands.requests import read_requests, tell_faults
from studio.commands.terminal import complain
from studio.settings import read_settings

REPORT = "html"
FORMATS = (*EXPORTERS, REPORT)
_PLAN_DOCUMENTS = ("json", "traveleval")
_LAST_DAY = date(9000, 1, 1)
"""The calendar of Python ends with the year 9999."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanOptions:
    """What the command was given, each as its option tells it; `settings` are those of `--set`."""

    text: str | None
    queries: Path | None
    agent: str
    oracle: bool
    settings: Sequence[str]
    llm: str | None
    sandbox: str | None
    time_limit: float | None
    workers: int
    seed: int
    out: Path | None
    format: str
    first_day: date | None


def plan(given: PlanOptions) -> None:
    """Plan what was asked for, and print or write it. Raises InputError where an option cannot be used."""
    studio = read_settings()
    _require_format(given.format)
    agent = agent_type(given.agent).make(_values(given.settings, studio.home))
    library, named = SandboxLibrary(studio.home), given.sandbox or studio.sandbox
    batch = Batch(
        make_agent=partial(_agent, given.agent, agent.parameters.model_dump()),
        sandbox=library.path(named),
        prepare=as_recorded if given.oracle else from_text,
        seed=given.seed,
        time_limit=given.time_limit,
        profile=_profile(agent, given.llm, studio.home),
    )
    if given.first_day is not None and given.first_day > _LAST_DAY:
        raise InputError(
            f"--date 不能晚于 {_LAST_DAY}",
            f"--date {given.first_day} is after {_LAST_DAY}, the last one that is taken",
        )
    requests = read_requests(given.text, given.queries)
    # a sandbox, a model or constraints that are not there are told before workers start
    world = library.open(named)
    for query in requests.good if given.oracle else ():
        as_recorded(query, world)
    if batch.profile is not None:
        connect(batch.profile).close()
    if given.queries is None:
        day = given.first_day or date.today() + timedelta(days=1)  # noqa: DTZ011 - the traveller's day
        _deliver(
            _one(batch, agent, from_text(requests.good[0], world), world),
            world,
            given.format,
            day,
            given.out,
        )
        return
    failed = plan_all(batch, requests.good, world, Local(given.workers), given.out)
    tell_faults(requests)
    _tell_failed(failed, len(requests.good))
    if requests.faults or failed:
        raise typer.Exit(1)


def _one(batch: Batch, agent: Agent, query: Query, world: Sandbox) -> Run:
    with nullcontext() if batch.profile is None else closing(connect(batch.profile)) as client:
        return run_one(
            agent,
            query,
            world,
            prepare=as_recorded,
            seed=batch.seed,
            time_limit=batch.time_limit,
            client=client,
            tell=None if agent.card.seconds == USUAL_SECONDS else _tell_step,
        )


def _tell_step(seconds: float, event: Event) -> None:
    """What a method that takes its time is doing, while it does: it may go otherwise than wished."""
    if isinstance(event, Step):
        complain(event.title)


def _require_format(name: str) -> None:
    if name not in FORMATS:
        listed = ", ".join(FORMATS)
        raise InputError(
            f"没有名为 {name!r} 的格式，有：{listed}", f"there is no format {name!r}; there are {listed}"
        )


def _agent(name: str, values: Mapping[str, object]) -> Agent:
    return agent_type(name).make(values)


def _profile(agent: Agent, name: str | None, home: Path) -> Profile | None:
    """The model of a method that needs one, or that was named. Raises InputError where there is none."""
    if name is None and "model" not in agent.card.needs:
        return None
    return ProfileStore(home).wanted(name)


def _values(settings: Iterable[str], home: Path) -> dict[str, str]:
    """What `--set` gives; a profile of the data home stands for its weights."""
    values = dict[str, str]()
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise InputError(
                f"--set 的写法是 名称=值，不是 {setting!r}", f"--set takes NAME=VALUE, not {setting!r}"
            )
        values[name.strip()] = value.strip()
    learned = ProfileShelf(home)
    if values.get("profile") not in learned.names():
        return values
    weights = learned.get(values.pop("profile")).weights.model_dump()
    return {**{name: str(weight) for name, weight in weights.items()}, **values}


def _tell_failed(failed: Sequence[str], count: int) -> None:
    if failed:
        uids = ", ".join(failed[:3]) + (" …" if len(failed) > 3 else "")
        complain(
            Text(
                f"{count} 个请求中有 {len(failed)} 个失败：{uids}",
                f"{len(failed)} of {count} requests failed: {uids}",
            )
        )


def _deliver(run: Run, world: Sandbox, format_: str, day: date, out: Path | None) -> None:
    if run.document is None:
        complain(run.reason or Text(run.status, run.status))
        raise typer.Exit(1)
    document = _document(run, world, format_, day)
    if out is None:
        typer.echo(document)
    else:
        write_whole(out, [document])


def _document(run: Run, world: Sandbox, format_: str, day: date) -> str:
    # what tells of wishes and what draws a report take a while to import, which the plan documents do not need
    if format_ == REPORT:
        from studio.panels.report import report_of

        return report_of(run, world, language(), first_day=day)
    trip = ExportedTrip(
        plan=Plan.from_json(run.document),
        sandbox=world,
        first_day=day,
        budget=run.query.budget,
        eats_inside=not keep_halal(run.query.text),
    )
    if format_ not in _PLAN_DOCUMENTS:
        from studio.panels.wishes import wishes_of

        trip = replace(trip, wishes=wishes_of(run, trip.plan, world))
    return EXPORTERS[format_].export(trip, language())
