"""`tripstudio evaluate`: the papers' tables from two files, requests and plans."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from core.bench.engines.protocol import Engine
from core.bench.engines.registry import LOCAL, engine_named
from core.bench.files.records import Plans, Queries, read_plans, read_queries, write_jsonl
from core.bench.judging.judged_file import JudgedFile, open_judged_file
from core.bench.judging.judging import Delivered, Judging
from core.bench.preparing import understood
from core.bench.studies.suites import suite_of, suites
from core.evaluate.aggregate import Mean, summarise
from core.evaluate.chinatravel.competition import competition_scores
from core.labels.weights.saved import RewardShelf
from core.llm.profiles import ProfileStore
from core.llm.usage import NOTHING_USED, Usage
from core.model.query import Query
from core.model.report import Report
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.commands.batch import Address, EngineName, WorkersOption, progress, tell_kept
from studio.commands.language import language
from studio.commands.requests import tell_faults
from studio.commands.terminal import add_row, complain, console
from studio.settings import read_settings


def evaluate_plans(
    queries: Annotated[Path, typer.Option("--queries", help="A file of requests, a JSON record a line.")],
    plans: Annotated[Path, typer.Option("--plans", help="A file of plans, a JSON record a line.")],
    suite: Annotated[
        str, typer.Option(help="A suite, with its variant if any (`tripstudio suites`), or all.")
    ] = "chinatravel",
    sandbox: Annotated[str | None, typer.Option("--sandbox", help="Name of the sandbox.")] = None,
    llm: Annotated[
        str | None,
        typer.Option("--llm", help="A model that rates plans in the place of rules (TripScore, TripTailor)."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Report file to write, a JSON record a line.")
    ] = None,
    workers: WorkersOption = None,
    engine: EngineName = LOCAL,
    address: Address = None,
) -> None:
    """Judge every plan by one suite or all, print the tables and write the reports.

    With --out, a command that was ended goes on where it was when it is run again.
    """
    settings = read_settings()
    chosen = tuple(suites(settings.home)) if suite == "all" else (suite_of(settings.home, suite).card.name,)
    requests, delivered = read_queries(queries), read_plans(plans)
    library, within = SandboxLibrary(settings.home), sandbox or settings.sandbox
    world = library.open(within)
    _tell_faults(requests, delivered)
    read, unread = understood(requests.good, world)
    for fault in unread:
        complain(fault)
    judging = Judging(
        suites=chosen,
        sandbox=library.path(within),
        rewards=RewardShelf(settings.home).all(),
        profile=None if llm is None else ProfileStore(settings.home).get(llm),
    )
    parts = [Delivered(query, _plan_of(query, delivered)) for query in read]
    with open_judged_file(out, judging, world.manifest.checksum, parts) as begun:
        with engine_named(engine, workers, address, complain) as doing:
            _judge_the_rest(doing, judging, begun, out)
        reports = _reports(begun, chosen, read, out)
    if judging.profile is not None:
        _tell_used(sum((one.used for one in begun.judged.values()), NOTHING_USED))
    screen = console()
    for name, of_suite in reports.items():
        _print_tables(screen, name, of_suite)
    if requests.faults or unread:
        raise typer.Exit(1)


def _reports(
    begun: JudgedFile, suites: Sequence[str], queries: Sequence[Query], out: Path | None
) -> dict[str, list[Report]]:
    """The reports of each suite, in the order of the requests; written to the file where there is one."""
    reports = {
        name: [begun.judged[query.uid].reports[number] for query in queries]
        for number, name in enumerate(suites)
    }
    if out is not None:
        here = language()
        write_jsonl(out, (report.to_json(here) for of_suite in reports.values() for report in of_suite))
    return reports


def _judge_the_rest(engine: Engine, judging: Judging, begun: JudgedFile, out: Path | None) -> None:
    if out is not None:
        tell_kept(out, len(begun.judged), len(begun.judged) + len(begun.left))
    with progress(", ".join(judging.suites), len(begun.left)) as count:
        for one in engine.run(judging, begun.left):
            begun.add(one)
            count(one.used.cost)


def _plan_of(query: Query, plans: Plans) -> object:
    record = plans.by_uid.get(query.uid)
    return None if record is None else record.plan


def _tell_used(used: Usage) -> None:
    """What the model that rated has used."""
    tokens, cost = used.tokens_in + used.tokens_out, used.cost
    price_zh, price_en = ("", "") if cost is None else (f"，费用 {cost:.4f}", f", cost {cost:.4f}")
    complain(
        Text(
            f"评判模型调用 {used.calls:,} 次，词元 {tokens:,}{price_zh}",
            f"the judge was asked {used.calls:,} times: {tokens:,} tokens{price_en}",
        )
    )


def _tell_faults(requests: Queries, plans: Plans) -> None:
    tell_faults(requests)
    known = {query.uid for query in requests.good}
    unknown = [uid for uid in plans.by_uid if uid not in known]
    missing = sum(query.uid not in plans.by_uid for query in requests.good)
    told = list(plans.faults)
    if unknown:
        shown = ", ".join(unknown[:3]) + (" …" if len(unknown) > 3 else "")
        told.append(
            Text(
                f"{len(unknown)} 份计划没有对应的请求，未评测：{shown}",
                f"{len(unknown)} plans answer no request and are left out: {shown}",
            )
        )
    if missing:
        told.append(
            Text(
                f"{missing} 个请求没有计划，按未交付计",
                f"{missing} requests have no plan and count as not delivered",
            )
        )
    for text in told:
        complain(text)


def _print_tables(screen: Console, name: str, reports: list[Report]) -> None:
    summary = summarise(reports)
    table = Table("rate", "value", "of", title=name, title_justify="left", box=None, pad_edge=False)
    for label, rate in summary.rates.items():
        add_row(table, label, _share(rate.value), f"{rate.passed:,} of {rate.of:,}")
    if name == "chinatravel":
        for label, score in competition_scores(reports).items():
            add_row(table, f"competition {label}", _share(score.value), f"{score.counted:,} of {score.of:,}")
    screen.print(table)
    if summary.means:
        table = Table("metric", "mean", "plans", box=None, pad_edge=False)
        for label, mean in summary.means.items():
            add_row(table, label, _number(mean), f"{mean.counted:,} of {mean.of:,}")
        screen.print(table)


def _share(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f} %"


def _number(mean: Mean) -> str:
    return "-" if mean.value is None else f"{mean.value:.4g}"
