"""`tripstudio plan`: from text or a file of requests to plans."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from core.agents.protocol import Agent
from core.agents.registry import agent_type
from core.bench.files import plan_record
from core.bench.runner import Batch, run_batch, run_one
from core.errors import InputError
from core.export.registry import EXPORTERS
from core.export.trip import Trip
from core.llm.client import Client
from core.llm.connect import connect
from core.llm.profiles import ProfileStore
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text, quiet_json
from core.understand import understand
from studio.commands.language import language
from studio.commands.requests import (
    Out,
    QueryFile,
    SandboxName,
    TypedText,
    read_requests,
    tell_faults,
    write_records,
)
from studio.commands.terminal import complain
from studio.settings import read_settings

EXPECTED = {
    "start_city": ("出发城市", "the city to start from"),
    "target_city": ("目的地城市", "the city to go to"),
    "days": ("天数", "the number of days"),
    "people_number": ("人数", "the number of people"),
}


def plan_requests(
    text: TypedText = None,
    queries: QueryFile = None,
    agent: Annotated[
        str, typer.Option(help="The planning method; `tripstudio agents` lists them.")
    ] = "planner",
    oracle: Annotated[
        bool, typer.Option("--oracle", help="Give the agent the record's own constraints.")
    ] = False,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=VALUE",
            help="A parameter of the method, such as profile=competition or money=2; may be repeated.",
        ),
    ] = None,
    llm: Annotated[
        str | None, typer.Option("--llm", help="The profile of the language model that the method may ask.")
    ] = None,
    sandbox: SandboxName = None,
    time_limit: Annotated[float, typer.Option(min=0.1, help="Seconds for each request.")] = 10.0,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Requests planned at the same time.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same plan.")] = 0,
    out: Out = None,
    format_: Annotated[
        str, typer.Option("--format", help=f"For one request: {', '.join(EXPORTERS)}.")
    ] = "json",
    first_day: Annotated[
        datetime | None, typer.Option("--date", formats=["%Y-%m-%d"], help="First day; default tomorrow.")
    ] = None,
) -> None:
    """Plan a request, or each request of a file."""
    studio = read_settings()
    _require_format(format_)
    method = agent_type(agent).make(_values(settings or []))
    batch = Batch(
        make_agent=partial(_agent, agent, method.parameters.model_dump()),
        open_sandbox=partial(_open, studio.home, sandbox or studio.sandbox),
        prepare=_as_it_is if oracle else _text_alone,
        seed=seed,
        time_limit=time_limit,
        open_model=_model(method, llm, studio.home),
    )
    requests = read_requests(text, queries)
    # a sandbox that is not there is told before workers start
    world = batch.open_sandbox()
    if queries is None:
        day = first_day.date() if first_day else date.today() + timedelta(days=1)  # noqa: DTZ011 - the traveller's day
        client = None if batch.open_model is None else batch.open_model()
        asked = _text_alone(requests.good[0], world)
        run = run_one(
            method, asked, world, prepare=_as_it_is, seed=seed, time_limit=time_limit, client=client
        )
        _deliver(run, world, format_, day, out)
        return
    ended: list[Run] = []
    write_records(_records(run_batch(batch, requests.good, workers), ended), out)
    tell_faults(requests)
    _tell_failed(ended)
    if requests.faults or any(run.status == "failed" for run in ended):
        raise typer.Exit(1)


def _require_format(name: str) -> None:
    if name not in EXPORTERS:
        listed = ", ".join(EXPORTERS)
        raise InputError(
            f"没有名为 {name!r} 的格式，有：{listed}", f"there is no format {name!r}; there are {listed}"
        )


def _agent(name: str, values: Mapping[str, object]) -> Agent:
    return agent_type(name).make(values)


def _model(method: Agent, name: str | None, home: Path) -> partial[Client] | None:
    """How to reach the model of a method that needs one, or that was named. Raises InputError where there is none."""
    if name is None and "model" not in method.card.needs:
        return None
    return partial(connect, ProfileStore(home).wanted(name))


def _values(settings: Iterable[str]) -> dict[str, str]:
    values = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise InputError(
                f"--set 的写法是 名称=值，不是 {setting!r}", f"--set takes NAME=VALUE, not {setting!r}"
            )
        values[name.strip()] = value.strip()
    return values


def _open(home: Path, name: str) -> Sandbox:
    return SandboxLibrary(home).open(name)


def _text_alone(query: Query, world: Sandbox) -> Query:
    """What the text says; raises InputError naming what it leaves open."""
    # The traveller's own day.
    found = understand(query.text, uid=query.uid, sandbox=world, today=date.today()).query  # noqa: DTZ011
    if found.missing:
        zh, en = zip(*(EXPECTED[name] for name in found.missing), strict=True)
        raise InputError(f"请求没有说明：{'、'.join(zh)}", f"the request does not say {' nor '.join(en)}")
    return found


def _as_it_is(query: Query, world: Sandbox) -> Query:
    """The query as it is; a record's own constraints included, which makes it the oracle's."""
    return query


def _records(runs: Iterator[Run], ended: list[Run]) -> Iterator[dict[str, Any]]:
    for run in runs:
        ended.append(run)
        yield plan_record(run)


def _tell_failed(ended: list[Run]) -> None:
    failed = [run for run in ended if run.status == "failed"]
    if failed:
        uids = ", ".join(run.query.uid for run in failed[:3]) + (" …" if len(failed) > 3 else "")
        complain(
            Text(
                f"{len(ended)} 个请求中有 {len(failed)} 个失败：{uids}",
                f"{len(failed)} of {len(ended)} requests failed: {uids}",
            )
        )


def _deliver(run: Run, world: Sandbox, format_: str, day: date, out: Path | None) -> None:
    if run.document is None:
        complain(run.reason or Text(run.status, run.status))
        raise typer.Exit(1)
    document = EXPORTERS[format_].export(Trip(Plan.from_json(run.document), world, day), language())
    if out is None:
        typer.echo(quiet_json(document) if format_ == "json" else document)
    else:
        out.write_text(document, encoding="utf-8")
