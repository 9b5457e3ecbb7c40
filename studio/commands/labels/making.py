"""`tripstudio labels make`: studies from runs or plan files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from core.bench.files.records import PlanRecord, read_queries
from core.bench.preparing import understood
from core.bench.store.runs import RunStore
from core.bench.studies.growing import grow, of_runs, read_plan_files
from core.bench.studies.studying import PairSampling
from core.errors import InputError
from core.labels.drawing import Drawing
from core.labels.store.store import StudyStore
from core.labels.study import Rules
from core.labels.weights.saved import RewardShelf
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text
from studio.commands.terminal import complain, tell
from studio.settings import Settings, read_settings

_MOST_RUNS = 100_000


def make_study(
    study: Annotated[str, typer.Argument(metavar="STUDY", help="Its name; more pairs where it exists.")],
    queries: Annotated[
        list[Path] | None, typer.Option("--queries", help="A file of requests; may be repeated.")
    ] = None,
    plans: Annotated[
        list[Path] | None,
        typer.Option("--plans", help="A file of plans, of one agent; may be repeated. Without: kept runs."),
    ] = None,
    sandbox: Annotated[str | None, typer.Option(help="Name of the sandbox.")] = None,
    count: Annotated[int, typer.Option(min=1, help="Pairs to draw.")] = 200,
    draw: Annotated[
        Drawing, typer.Option(help="Evenly, evenly over pairs of agents, or where it is least certain.")
    ] = "uniform",
    by: Annotated[
        str | None,
        typer.Option("--by", help="Active: the saved reward that says what is certain; else the ranking."),
    ] = None,
    failing: Annotated[
        bool, typer.Option("--failing", help="Also plans that fail format or common sense.")
    ] = False,
    gold: Annotated[
        int, typer.Option(min=0, help="Pairs of known answer: a passing plan against a failing one.")
    ] = 0,
    training: Annotated[
        int, typer.Option(min=0, max=50, help="So many of them are told to each rater after the answer.")
    ] = 3,
    raters: Annotated[int, typer.Option(min=1, max=50, help="Raters a pair.")] = 3,
    tie: Annotated[bool, typer.Option("--tie", help="Raters may call a pair even.")] = False,
    figures: Annotated[bool, typer.Option("--figures", help="Raters see metrics.")] = False,
    seed: Annotated[int, typer.Option(help="Decides the drawing, orders and sides.")] = 0,
) -> None:
    """Make a study from plan files or kept runs; what cannot be used is named, and the exit status is then 1."""
    settings = read_settings()
    world = SandboxLibrary(settings.home).open(sandbox or settings.sandbox)
    asked, records, faults = _given(queries or [], plans or [], world, settings)
    kept = StudyStore(settings.studies)
    rules = Rules(raters_per_pair=raters, tie=tie, figures=figures, training=training, seed=seed)
    sampling = PairSampling(count=count, how=draw, only_passing=not failing, gold=gold, seed=seed)
    reward = None if by is None else RewardShelf(settings.home).get(by)
    new = grow(kept, study, rules, asked, records, world, sampling, reward)
    tell(f"{study}: {new.pairs:,} new pairs, {len(kept.pairs(study)):,} in all")
    fewer = new.shortfall(sampling)
    if fewer is not None:
        complain(fewer)
    for fault in faults:
        complain(fault)
    if faults:
        raise typer.Exit(1)


def _given(
    queries: list[Path], plans: list[Path], world: Sandbox, settings: Settings
) -> tuple[Sequence[Query], Sequence[PlanRecord], list[Text]]:
    """The requests and plans of the files, or of the kept runs where there are none, and what cannot be used of them."""
    asked, faults = _requests(queries, world)
    if plans:
        records, of_plans = read_plan_files((path, str(path)) for path in plans)
        return asked, records, [*faults, *of_plans]
    if queries:
        raise InputError("请用 --plans 给出计划文件", "name the files of plans with --plans")
    runs = RunStore(settings.runs).newest(_MOST_RUNS)
    return *of_runs(run for run in runs if run.sandbox == world.manifest.name), []


def _requests(files: list[Path], world: Sandbox) -> tuple[list[Query], list[Text]]:
    asked, faults = list[Query](), list[Text]()
    for path in files:
        found = read_queries(path)
        good, unclear = understood(found.good, world)
        asked += good
        faults += [*found.faults, *unclear]
    return asked, faults
