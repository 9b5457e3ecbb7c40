"""What `plan --queries`, `bench run` and `evaluate` share: where a batch is run, the plan file it fills, how far it is."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from core.bench.engines.protocol import Engine
from core.bench.engines.registry import ENGINES
from core.bench.files.plan_file import open_plan_file
from core.bench.files.records import plan_record
from core.bench.runner import Batch
from core.errors import InputError
from core.llm.profile import Profile
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Text, shown
from studio.commands.language import language
from studio.commands.requests import write_records
from studio.commands.terminal import complain

MOST_WORKERS_OF_A_BATCH = 1024
WorkersOption = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=MOST_WORKERS_OF_A_BATCH,
        help="Requests done at the same time (default: 1; on ray all processors).",
    ),
]
EngineName = Annotated[
    str,
    typer.Option(
        "--engine",
        metavar="|".join(ENGINES),
        help="Where the requests are done: "
        + "; ".join(f"{name}, {card.summary.en}" for name, card in ENGINES.items()),
    ),
]
Address = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="The head node of a Ray cluster (default: this machine)."),
]
BudgetOption = Annotated[
    float | None,
    typer.Option(min=0.0, help="What the model's calls may cost in all; no request is begun after that."),
]
TellCost = Callable[[float | None], None]
"""Is told what each request has cost, where a model with a price was asked."""


def plan_all(
    batch: Batch, queries: Sequence[Query], sandbox: Sandbox, engine: Engine, out: Path | None
) -> Sequence[str]:
    """Plan every request into a file, going on where an earlier run of it ended; the uids of those that failed.

    Without a file, or with one that cannot be read again (a pipe), records are written as they come.
    """
    if out is None or (out.exists() and not out.is_file()):
        return _streamed(batch, queries, engine, out)
    with open_plan_file(out, batch, queries, sandbox) as plans:
        tell_kept(out, len(queries) - len(plans.left), len(queries))
        with progress(batch.make_agent().card.name, len(plans.left)) as count:
            for run in engine.run(batch, plans.left):
                plans.add(run)
                count(run.usage.cost)
        plans.sort()
        return plans.failed


def _streamed(batch: Batch, queries: Sequence[Query], engine: Engine, out: Path | None) -> Sequence[str]:
    failed: list[str] = []

    def records(count: TellCost) -> Iterator[dict[str, Any]]:
        for run in engine.run(batch, queries):
            count(run.usage.cost)
            if run.status == "failed":
                failed.append(run.query.uid)
            yield plan_record(run)

    with progress(batch.make_agent().card.name, len(queries)) as count:
        write_records(records(count), out)
    return failed


def require_priced(budget: float | None, profile: Profile | None) -> float | None:
    """The budget. Raises InputError where the model has no price that could be counted."""
    if budget is not None and profile is not None and profile.price is None:
        raise InputError(
            f"模型配置 {profile.name} 没有价格，无法按 --budget 计费；用 --price-in 和 --price-out 添加",
            f"the profile {profile.name} has no prices, which --budget counts by: add it with --price-in and --price-out",
        )
    return budget


def tell_kept(path: Path, kept: int, count: int) -> None:
    """Say that a file was begun before, where it was."""
    if kept:
        complain(
            Text(
                f"{path} 中已有 {count} 个请求中 {kept} 个的结果，不再重做",
                f"{path} has {kept} of {count} requests already; they are kept",
            )
        )


@contextmanager
def progress(title: str, count: int) -> Iterator[TellCost]:
    """A bar with rate, cost and time left on the error stream; nothing where that is no terminal."""
    console = Console(stderr=True, markup=False, emoji=False, highlight=False)
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[told]}", markup=False),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(shown(title), total=count, told="")
        cost = 0.0

        def heard(more: float | None) -> None:
            nonlocal cost
            cost += more or 0.0
            bar.advance(task)
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed
            bar.update(task, told=_told(speed, cost))

        yield heard


def _told(speed: float | None, cost: float) -> str:
    unit = {"zh": "个/分钟", "en": "a minute"}[language()]
    rate = "" if speed is None else f"{60 * speed:.1f} {unit}"
    return f"{rate}  {cost:.4f}" if cost else rate
