"""`tripstudio labels agreement`: how far the raters of a study agree, in all or by part."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.table import Table

from core.labels.agreement.groups import by_agents, by_city
from core.labels.agreement.summary import Agreement, agreement
from core.labels.agreement.with_others import WithOthers, by_rater
from core.labels.files import rater_codes
from core.labels.store.store import StudyStore
from studio.commands.terminal import add_row, complain, console, tell_json
from studio.settings import read_settings

_IN_PARTS = 200
"""Bootstrap samples for each part, of which there may be many."""


class Breakdown(StrEnum):
    """What the judgements are parted by."""

    CITY = "city"
    AGENTS = "agents"
    RATER = "rater"


def print_agreement(
    study: Annotated[str, typer.Argument(metavar="STUDY", help="Name of a study.")],
    by: Annotated[
        Breakdown | None,
        typer.Option(help="By city, by the two agents of a pair, or each rater with the others."),
    ] = None,
    names: Annotated[
        bool, typer.Option("--names", help="Name the raters instead of giving their codes.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    seed: Annotated[int, typer.Option(help="Seed of the bootstrap.")] = 0,
) -> None:
    """How far the raters agree, with 95 % bootstrap intervals over the pairs."""
    store = StudyStore(read_settings().studies)
    if by is None:
        found = agreement(store.counted(study), seed)
        if as_json:
            tell_json(found.to_json())
        else:
            _print_figures(found.to_json())
        if found.undefined is not None:
            complain(found.undefined)
        return
    parts = {name: one.to_json() for name, one in _of_parts(store, study, by, names).items()}
    if as_json:
        tell_json(parts)
    else:
        _print_parts(by, parts)


def _of_parts(
    store: StudyStore, study: str, by: Breakdown, names: bool
) -> Mapping[str, Agreement | WithOthers]:
    given = store.counted(study)
    match by:
        case Breakdown.CITY:
            return by_city(given, store.pairs(study), _IN_PARTS)
        case Breakdown.AGENTS:
            return by_agents(given, store.agents(study), _IN_PARTS)
        case Breakdown.RATER:
            codes = {} if names else rater_codes(store.judgements(study))
            found = by_rater(given, _IN_PARTS)
            return {name: found[rater] for name, rater in sorted((codes.get(one, one), one) for one in found)}


def _print_figures(found: Mapping[str, Any]) -> None:
    table = Table("figure", "value", "95 % interval")
    for name, figure in found.items():
        add_row(table, name, *(_two(figure) if isinstance(figure, list) else (str(figure), "")))
    console().print(table)


def _print_parts(by: Breakdown, parts: Mapping[str, Mapping[str, Any]]) -> None:
    """A line a part: its pairs, and the figures that such parts have, with their 95 % intervals."""
    figures = (
        ("mean_pairwise", "cohen_mean") if by is Breakdown.RATER else ("mean_pairwise", "all_agree", "fleiss")
    )
    table = Table(by.value, "pairs", *figures)
    for part, found in parts.items():
        cells = (" (".join(_two(found[name])) + ")" for name in figures)
        add_row(table, part or "-", str(found["pairs"]), *cells)
    console().print(table)


def _two(figure: list[float | None]) -> tuple[str, str]:
    """A figure and its interval as two cells."""
    value, low, high = ("-" if each is None else f"{each:.4f}" for each in figure)
    return value, "-" if low == "-" else f"{low} to {high}"
