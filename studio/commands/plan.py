"""`tripstudio understand` and `tripstudio plan`: from text or a file of requests to queries and plans."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from core.agents.protocol import Agent, Context
from core.agents.registry import agent_type
from core.bench.files import read_queries, write_jsonl
from core.bench.runner import Batch, Outcome, run_batch, run_one
from core.errors import InputError
from core.export.registry import EXPORTERS
from core.export.trip import Trip
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text, quiet_json
from core.understand import Understanding, understand
from studio.commands.language import language
from studio.commands.terminal import complain, tell_json
from studio.settings import read_settings

TypedText = Annotated[str | None, typer.Argument(help="A request, in Chinese or English.")]
Queries = Annotated[Path | None, typer.Option("--queries", help="A file of requests, a JSON record a line.")]
Out = Annotated[Path | None, typer.Option("--out", help="File to write; without it the result is printed.")]
SandboxName = Annotated[str | None, typer.Option("--sandbox", help="Name of the sandbox.")]

FIELDS = ("start_city", "target_city", "days", "people_number", "budget")
EXPECTED = {
    "start_city": ("出发城市", "the city to start from"),
    "target_city": ("目的地城市", "the city to go to"),
    "days": ("天数", "the number of days"),
    "people_number": ("人数", "the number of people"),
}


def understand_requests(
    text: TypedText = None, queries: Queries = None, out: Out = None, sandbox: SandboxName = None
) -> None:
    """Say what a request, or each request of a file, is understood to ask for."""
    settings = read_settings()
    world = SandboxLibrary(settings.home).open(sandbox or settings.sandbox)
    requests = _requests(text, queries)
    records = (_understanding_record(query.uid, _understood(query, world)) for query in requests)
    _write(records, out)


def plan_requests(
    text: TypedText = None,
    queries: Queries = None,
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
    _require_known(format_, EXPORTERS, "格式", "format")
    method = _method(agent, _values(settings or []))
    name = sandbox or studio.sandbox
    requests = _requests(text, queries)
    world = _open(studio.home, name)  # a sandbox that is not there is told before workers start
    if queries is None:
        asked = _text_alone(requests[0], world)
        day = first_day.date() if first_day else date.today() + timedelta(days=1)  # noqa: DTZ011 - the traveller's day
        context = Context(seed=seed, time_limit=time_limit)
        _deliver(run_one(method, asked, world, context, _as_it_is), world, format_, day, out)
        return
    batch = Batch(
        make_agent=partial(_method, agent, method.parameters.model_dump()),
        open_sandbox=partial(_open, studio.home, name),
        prepare=_as_it_is if oracle else _text_alone,
        seed=seed,
        time_limit=time_limit,
    )
    outcomes: list[Outcome] = []
    _write((record for record in _records(run_batch(batch, requests, workers), outcomes)), out)
    if any(outcome.done.status == "failed" for outcome in outcomes):
        raise typer.Exit(1)


def _requests(text: str | None, queries: Path | None) -> tuple[Query, ...]:
    if (text is None) == (queries is None):
        raise InputError(
            "请给出一句请求，或用 --queries 给出请求文件",
            "give either a request or a file of them with --queries",
        )
    return read_queries(queries) if queries is not None else (Query(uid="request", text=text or ""),)


def _require_known(name: str, known: Any, zh: str, en: str) -> None:
    if name not in known:
        listed = ", ".join(known)
        raise InputError(
            f"没有名为 {name!r} 的{zh}，有：{listed}", f"there is no {en} {name!r}; there are {listed}"
        )


def _method(name: str, values: Mapping[str, object]) -> Agent:
    return agent_type(name).make(values)


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


def _understood(query: Query, world: Sandbox) -> Understanding:
    return understand(query.text, uid=query.uid, sandbox=world)


def _text_alone(query: Query, world: Sandbox) -> Query:
    """What the text says; raises InputError naming what it leaves open."""
    found = _understood(query, world).query
    if found.missing:
        zh, en = zip(*(EXPECTED[name] for name in found.missing), strict=True)
        raise InputError(f"请求没有说明：{'、'.join(zh)}", f"the request does not say {' nor '.join(en)}")
    return found


def _as_it_is(query: Query, world: Sandbox) -> Query:
    """The query as it is; a record's own constraints included, which makes it the oracle's."""
    return query


def _records(outcomes: Iterator[Outcome], kept: list[Outcome]) -> Iterator[dict[str, Any]]:
    for outcome in outcomes:
        kept.append(outcome)
        yield outcome.to_json()


def _understanding_record(uid: str, found: Understanding) -> dict[str, Any]:
    here = language()
    constraints = [
        {
            "family": constraint.family,
            "dsl": constraint.dsl,
            "gloss": constraint.gloss.says(here),
            "span": constraint.span,
            "confidence": constraint.confidence,
        }
        for constraint in found.query.constraints
    ]
    return {
        "uid": uid,
        "query": {name: getattr(found.query, name) for name in FIELDS},
        "constraints": constraints,
        "not_understood": [found.query.text[start:end] for start, end in found.not_understood],
    }


def _write(records: Iterator[dict[str, Any]], out: Path | None) -> None:
    if out is not None:
        write_jsonl(out, records)
        return
    for record in records:
        tell_json(record)


def _deliver(outcome: Outcome, world: Sandbox, format_: str, day: date, out: Path | None) -> None:
    plan, reason = outcome.done.plan, outcome.done.reason
    if plan is None:
        complain(reason or Text(outcome.done.status, outcome.done.status))
        raise typer.Exit(1)
    document = EXPORTERS[format_].export(Trip(plan, world, day), language())
    if out is None:
        typer.echo(quiet_json(document) if format_ == "json" else document)
    else:
        out.write_text(document, encoding="utf-8")
