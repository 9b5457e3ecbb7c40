"""`tripstudio bench`: many methods over many requests into a folder, and the papers' tables made of it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from core.agents.registry import agent_type
from core.bench.engines.protocol import Engine
from core.bench.engines.registry import LOCAL, engine_named
from core.bench.files.records import read_queries
from core.bench.preparing import as_recorded, from_text
from core.bench.results.columns import columns_of
from core.bench.results.filling import Judges, filling
from core.bench.results.folder import Block, FolderSettings, begin, keep_requests
from core.bench.results.reading import open_results
from core.bench.results.rendering import (
    SCRIPTED_NOTE,
    cell_text,
    group_cells,
    heading,
    title,
    to_csv,
    to_json,
    to_markdown,
)
from core.bench.results.result_folders import remember
from core.bench.results.tables import PARTS, GroupedBy, Table, tables
from core.bench.runner import Batch
from core.bench.spending import Spending
from core.errors import InputError
from core.evaluate.registry import suite_named
from core.llm.connect import connect
from core.llm.profile import Profile
from core.llm.profiles import ProfileStore
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.commands.batch import Address, BudgetOption, EngineName, WorkersOption, progress, require_priced
from studio.commands.language import language
from studio.commands.requests import SandboxOption, TimeLimit, tell_faults
from studio.commands.terminal import add_row, complain, console, tell
from studio.settings import read_settings

SUITES = "chinatravel,traveleval,tripscore"

group = typer.Typer(help="Many methods over many requests, and the papers' tables.", no_args_is_help=True)


class Format(StrEnum):
    """How tables are printed."""

    TEXT = "text"
    MARKDOWN = "md"
    CSV = "csv"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Bench:
    """What a run of many methods is of."""

    folder: Path
    agents: Sequence[str]
    datasets: dict[str, Sequence[Query]]
    judges: Judges
    settings: FolderSettings
    home: Path
    profile: Profile | None = None
    budget: float | None = None


@group.command(name="run")
def run_bench(
    agents: Annotated[str, typer.Option(help="Methods with commas between them (`tripstudio agents`).")],
    queries: Annotated[list[Path], typer.Option("--queries", help="Request files; may be repeated.")],
    out: Annotated[Path, typer.Option("--out", help="Folder of the results; run again to go on.")],
    sandbox: SandboxOption = None,
    llm: Annotated[str | None, typer.Option("--llm", help="The profile of the language model.")] = None,
    suites: Annotated[str, typer.Option(help="Suites that judge, with commas between them.")] = SUITES,
    oracle: Annotated[bool, typer.Option("--oracle", help="Give the records' own constraints.")] = False,
    time_limit: TimeLimit = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same plans.")] = 0,
    every: Annotated[int, typer.Option(min=1, help="Only every so many-th request of a file.")] = 1,
    most: Annotated[int | None, typer.Option(min=1, help="Only so many requests of a file.")] = None,
    workers: WorkersOption = None,
    engine: EngineName = LOCAL,
    address: Address = None,
    budget: BudgetOption = None,
) -> None:
    """Run methods over request files into a folder; run again, it goes on where it was ended."""
    home, names = read_settings().home, [name.strip() for name in agents.split(",")]
    profile = _profile(home, names, llm)
    world = SandboxLibrary(home).open(sandbox or read_settings().sandbox)
    chosen = [suite_named(name.strip()).card.name for name in suites.split(",")]
    bench = Bench(
        folder=out,
        agents=names,
        datasets=_datasets(queries, every, most),
        judges=Judges(chosen, world, language()),
        settings=FolderSettings(
            sandbox=world.manifest.name,
            checksum=world.manifest.checksum,
            time_limit=time_limit,
            seed=seed,
            oracle=oracle,
        ),
        home=home,
        profile=profile,
        budget=require_priced(budget, profile),
    )
    with engine_named(engine, workers, address, complain) as doing:
        failed = fill(bench, doing)
    if failed:
        complain(
            Text(
                f"{failed} 个请求失败；tripstudio bench report {out} 给出表格",
                f"{failed} requests failed; tripstudio bench report {out} prints the tables",
            )
        )
        raise typer.Exit(1)


def _profile(home: Path, agents: Sequence[str], llm: str | None) -> Profile | None:
    """The model that is asked, where one is named or a method needs it. Raises InputError where there is none."""
    needs_model = any("model" in agent_type(name).card.needs for name in agents)
    if not needs_model and not llm:
        return None
    profile = ProfileStore(home).wanted(llm)
    connect(profile).close()
    return profile


def fill(bench: Bench, engine: Engine) -> int:
    """Run what is left of every method on every data set; how many requests failed.

    Raises BudgetSpentError where the money does not last.
    """
    begin(bench.folder, bench.settings)
    remember(bench.home, bench.folder)
    failed, spending = 0, Spending(bench.budget)
    for dataset, requests in bench.datasets.items():
        keep_requests(bench.folder, dataset, requests)
        for agent in bench.agents:
            batch = _batch(bench, agent)
            method = agent if batch.profile is None else f"{agent}@{batch.profile.name}"
            block = Block(bench.folder, dataset, method)
            with filling(block, batch, requests, bench.judges) as begun:
                with progress(f"{dataset} {method}", len(begun.left)) as count:
                    begun.run(engine, batch, spending, count)
                failed += len(begun.plans.failed)
            columns_of(block)
            spending.require_all_begun()
    return failed


@group.command(name="report")
def report_bench(
    folder: Annotated[Path, typer.Argument(help="A folder that `tripstudio bench run` filled.")],
    by: Annotated[
        str, typer.Option(help=f"What the rows are by, with commas between: {', '.join(PARTS)}.")
    ] = "agent,model",
    suite: Annotated[str | None, typer.Option(help="The tables of this suite alone.")] = None,
    format_: Annotated[Format, typer.Option("--format", help="How the tables are printed.")] = Format.TEXT,
    as_json: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
) -> None:
    """Print the papers' tables of a folder of results, with 95 % bootstrap intervals over requests."""
    found = tables(open_results(folder), _parts(by))
    chosen = [table for table in found if suite is None or table.suite == suite]
    match Format.JSON if as_json else format_:
        case Format.JSON:
            typer.echo(json.dumps(to_json(chosen), ensure_ascii=False))
        case Format.CSV:
            typer.echo(to_csv(chosen), nl=False)
        case Format.MARKDOWN:
            for line in to_markdown(chosen):
                typer.echo(line)
        case Format.TEXT:
            _print(chosen)


def _parts(text: str) -> list[GroupedBy]:
    named = {part: part for part in PARTS}
    wanted = [part.strip() for part in text.split(",")]
    for part in wanted:
        if part not in named:
            listed = ", ".join(PARTS)
            raise InputError(
                f"--by 不能是 {part!r}，可用：{listed}", f"--by cannot be {part!r}; there are {listed}"
            )
    return [part for part in PARTS if part in wanted]


def _datasets(files: Sequence[Path], every: int, most: int | None) -> dict[str, Sequence[Query]]:
    found: dict[str, Sequence[Query]] = {}
    for file in files:
        requests = read_queries(file)
        tell_faults(requests)
        if file.stem in found:
            raise InputError(
                f"有两个请求文件都叫 {file.stem}；请给其中一个改名",
                f"two request files are called {file.stem}: rename one of them",
            )
        found[file.stem] = requests.good[::every][:most]
    return found


def _batch(bench: Bench, agent: str) -> Batch:
    kept = bench.settings
    return Batch(
        make_agent=agent_type(agent).make,
        sandbox=SandboxLibrary(bench.home).path(kept.sandbox),
        prepare=as_recorded if kept.oracle else from_text,
        seed=kept.seed,
        time_limit=kept.time_limit,
        profile=bench.profile if "model" in agent_type(agent).card.needs else None,
    )


def _print(found: Sequence[Table]) -> None:
    screen = console()
    for table in found:
        grid = Grid(
            *table.by, "n", *map(heading, table.columns), title=title(table), title_justify="left", box=None
        )
        for head in grid.columns:
            # a narrow terminal breaks words, and drops none of them
            head.overflow = "fold"
        for row in table.rows:
            cells = [
                cell_text(cell, column.unit) for column, cell in zip(table.columns, row.cells, strict=True)
            ]
            add_row(grid, *group_cells(row), str(row.count), *cells)
        screen.print(grid)
    if any(row.scripted for table in found for row in table.rows):
        tell(SCRIPTED_NOTE.says(language()))
