"""`tripstudio labels judges`: rewards, metrics and language models held against the people of a study."""

from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from core.bench.judging.model_judge import ModelJudge
from core.bench.studies.against_people import of_features, of_reward, of_suite, standings
from core.bench.studies.asking import ASKINGS, Interview
from core.bench.studies.suites import suite_of
from core.labels.interval import Figure
from core.labels.judgement import PairScores
from core.labels.judges import JudgeStanding
from core.labels.store.store import StudyStore
from core.labels.weights.saved import RewardShelf
from core.llm.connect import connect
from core.llm.profiles import ProfileStore
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.commands.terminal import add_row, complain, console, tell_json
from studio.settings import read_settings

_RESAMPLES = 200


def print_judges(
    study: Annotated[str, typer.Argument(metavar="STUDY", help="Name of a study.")],
    suite: Annotated[
        list[str] | None, typer.Option(help="Also every metric of this suite; may be repeated.")
    ] = None,
    llm: Annotated[
        str | None, typer.Option(help="Also this model's profile, asked of each plan and of each pair, once.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """How often each judge names the plan that most raters prefer, and Kendall's tau."""
    settings = read_settings()
    store = StudyStore(settings.studies)
    if llm is not None:
        _ask(store, study, llm, settings.home)
    pairs = store.pairs(study)
    judges: dict[str, dict[str, PairScores]] = dict(of_features(pairs))
    for reward in RewardShelf(settings.home).all():
        judges[f"reward {reward.name}"] = of_reward(reward, pairs)
    library = SandboxLibrary(settings.home)
    for name in suite or []:
        found = of_suite(store, study, suite_of(settings.home, name), library.open)
        judges |= {f"{name} {metric}": scores for metric, scores in found.items()}
    held = standings(judges, store.counted(study), _RESAMPLES)
    if as_json:
        tell_json({name: _record(one) for name, one in held.items()})
        return
    table = Table("judge", "pairs", "accuracy", "ties as wrong", "tau", "latent", "differing")
    for name, one in held.items():
        figures = (_told(figure) for figure in (one.accuracy, one.with_ties, one.tau))
        latent = "-" if one.latent is None else f"{one.latent:.4f}"
        add_row(table, name, str(one.pairs), *figures, latent, str(len(one.differing)))
    console().print(table)


def _ask(store: StudyStore, study: str, llm: str, home: Path) -> None:
    """Ask a model in both ways about the pairs that it was not asked about yet; what it says is kept with the study."""
    profile, open_sandbox = ProfileStore(home).get(llm), cache(SandboxLibrary(home).open)
    with closing(connect(profile)) as client:
        model = client.for_run()
        for asking in ASKINGS:
            interview = Interview(
                store=store,
                study=study,
                judge=ModelJudge(model),
                model=profile.model,
                asking=asking,
                open_sandbox=open_sandbox,
                at_once=profile.concurrency,
            )
            for answer in interview.answers():
                if answer.reason is not None:
                    zh, en = answer.reason
                    complain(Text(f"{answer.pair}（{asking}）：{zh}", f"{answer.pair} ({asking}): {en}"))


def _record(one: JudgeStanding) -> dict[str, object]:
    return {
        "pairs": one.pairs,
        "accuracy": one.accuracy.to_json(),
        "with_ties": one.with_ties.to_json(),
        "tau": one.tau.to_json(),
        "latent": one.latent,
        "differing": [verdict.pair for verdict in one.differing],
    }


def _told(figure: Figure) -> str:
    if figure.value is None:
        return "-"
    return f"{figure.value:.4f}" + ("" if figure.low is None else f" ({figure.low:.4f} to {figure.high:.4f})")
