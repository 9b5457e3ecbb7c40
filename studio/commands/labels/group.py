"""`tripstudio labels`: studies of expert judgements without a screen."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from core.bench.studies.teaching import is_measured, learn_profile, save_profile
from core.labels.files import read_judgements, read_pairs
from core.labels.judgement import Judgement, Pair
from core.labels.ranking import rank
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.weights.examples import examples
from core.labels.weights.learning import FitMethod, learn
from core.labels.weights.saved import RewardShelf, reward_of
from core.text import Text
from studio.commands.labels.agreement import print_agreement
from studio.commands.labels.export import export_study
from studio.commands.labels.judges import print_judges
from studio.commands.labels.making import make_study
from studio.commands.terminal import add_row, complain, console, tell, tell_json
from studio.settings import read_settings

group = typer.Typer(help="Studies of expert pairwise judgements.", no_args_is_help=True)

group.command(name="make")(make_study)
group.command(name="agreement")(print_agreement)
group.command(name="export")(export_study)
group.command(name="judges")(print_judges)

StudyName = Annotated[str, typer.Argument(metavar="STUDY", help="Name of a study.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
ResamplingSeed = Annotated[int, typer.Option(help="Seed of the bootstrap and of the folds.")]


def store() -> StudyStore:
    """The store of studies of the data home, or of the database that is set."""
    return StudyStore(read_settings().studies)


@group.command(name="import")
def import_labels(
    file: Annotated[Path, typer.Argument(help="Judgements: JSON lines, or a table ending in .csv.")],
    study: Annotated[str, typer.Option(help="The study to add to; it is made where there is none.")],
    pairs: Annotated[
        Path | None, typer.Option(help="Pairs with their features, in the same formats.")
    ] = None,
) -> None:
    """Add judgements to a study; what cannot be used is named and left out, and the exit status is then 1."""
    given = read_judgements(file)
    described = None if pairs is None else read_pairs(pairs)
    faults = [*given.faults, *(described.faults if described else ())]
    for note in (*given.notes, *(described.notes if described else ())):
        complain(note)
    if faults and not given.records and not (described and described.records):
        # no study is made of a file that holds nothing of one
        _name_faults(faults)
    kept = store()
    if study not in {one.name for one in kept.studies()}:
        kept.create(study)
    kept.add(study, described.records if described else _named_in(given.records))
    known = {pair.pair for pair in kept.pairs(study)}
    usable = [judgement for judgement in given.records if judgement.pair in known]
    strangers = Counter(judgement.pair for judgement in given.records if judgement.pair not in known)
    faults += [
        Text(
            f"没有对 {pair!r}，略去 {times} 条评判",
            f"there is no pair {pair!r}: {times} judgements are left out",
        )
        for pair, times in strangers.items()
    ]
    new = import_judgements(kept, study, usable)
    tell(f"{study}: {new:,} judgements, {len(known):,} pairs")
    _name_faults(faults)


@group.command(name="studies")
def list_studies() -> None:
    """All studies, with how many judgements were given and wanted."""
    kept = store()
    for study in kept.studies():
        progress = kept.progress(study.name)
        tell(f"{study.name}: {progress.done:,} / {progress.wanted:,} judgements")


@group.command(name="rank")
def print_ranking(study: StudyName, as_json: AsJson = False, seed: ResamplingSeed = 0) -> None:
    """The agents by the strength that the judgements give them."""
    kept = store()
    ranked = [one.to_json() for one in rank(kept.counted(study), kept.agents(study), seed)]
    if as_json:
        tell_json(ranked)
        return
    _table(
        ("agent", "strength", "95 % interval", "wins", "losses"),
        [
            (
                *_row(str(one["agent"]), [one["strength"], one["low"], one["high"]]),
                f"{one['wins']:g}",
                f"{one['losses']:g}",
            )
            for one in ranked
        ],
    )


@group.command(name="fit")
def print_fit(
    study: StudyName,
    method: Annotated[
        FitMethod, typer.Option(help="grid (TripScore, Appendix C.2) or logistic.")
    ] = "logistic",
    save: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Keep the reward under this name: a suite `tripscore:NAME`."),
    ] = None,
    profile: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Learn the planner's weights instead, and keep them as a profile."),
    ] = None,
    as_json: AsJson = False,
    seed: ResamplingSeed = 0,
) -> None:
    """Learn the weights of a reward from the judgements and the features of the pairs."""
    kept, home = store(), read_settings().home
    pairs, judgements = kept.pairs(study), kept.counted(study)
    if profile is None:
        learned = learn(examples(pairs, judgements, is_measured), method, seed)
    else:
        learned = learn_profile(pairs, judgements, seed)
        save_profile(home, profile, study, learned)
    if save is not None:
        RewardShelf(home).save(reward_of(save, study, learned, len(judgements)))
    _print_fit(learned.to_json(), as_json)


def _print_fit(found: Mapping[str, Any], as_json: bool) -> None:
    if as_json:
        tell_json(found)
        return
    weights, intervals = found["weights"], found["intervals"]
    lines = [_row(name, [value, *intervals[name]]) for name, value in weights.items()]
    lines.append(_row("accuracy (test)", [found["accuracy"]["test"], *intervals["accuracy"]]))
    lines += [_row("accuracy (train)", found["accuracy"]["train"]), _row("tau", found["tau"])]
    _table(
        ("weight", "value", "95 % interval"),
        [*lines, _row("pairs", found["pairs"]), _row("left out", found["left_out"])],
    )


def _named_in(judgements: Iterable[Judgement]) -> tuple[Pair, ...]:
    """The pairs that judgements name, where no file describes them."""
    return tuple(Pair(pair=one.pair, uid=one.uid, a=one.a, b=one.b) for one in judgements)


def _row(name: str, value: object) -> tuple[str, str, str]:
    if isinstance(value, list):
        middle, low, high = (_number(each) for each in value)
        return name, middle, f"{low} to {high}" if low != "-" else "-"
    return name, _number(value), ""


def _number(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def _table(columns: Iterable[str], lines: Iterable[Iterable[str]]) -> None:
    table = Table(*columns)
    for line in lines:
        add_row(table, *line)
    console().print(table)


def _name_faults(faults: Sequence[Text]) -> None:
    for fault in faults:
        complain(fault)
    if faults:
        raise typer.Exit(1)
