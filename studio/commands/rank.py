"""`tripstudio rank`: methods ranked by the preferences of ChinaTravel, from their report files."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from core.bench.judging.read_reports import ReadReports, read_reports
from core.errors import InputError
from core.evaluate.ranking import RANKED, RANKED_SUITE, MeanRank, Ranking, rank_by_preferences
from studio.commands.language import language
from studio.commands.terminal import add_row, console


class TiesRule(StrEnum):
    """The place that equal values share."""

    MEAN = "mean"
    MIN = "min"


def rank_reports(
    reports: Annotated[
        list[Path], typer.Argument(help="Report files, one a method: `tripstudio evaluate --out`.")
    ],
    ties: Annotated[
        TiesRule,
        typer.Option(help="Equal values share the mean of their places, or the first (released program)."),
    ] = TiesRule.MEAN,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Rank methods by each of ChinaTravel's six preferences and in the mean, over requests that all of them pass."""
    if len(reports) < 2:
        raise InputError(
            "至少需要两份评测结果", "two report files or more are needed: there is nothing to compare"
        )
    read = {_method(path, reports): read_reports(path, RANKED_SUITE) for path in reports}
    ranking = rank_by_preferences({method: one.passed for method, one in read.items()}, ties.value)
    if as_json:
        typer.echo(json.dumps(asdict(ranking), ensure_ascii=False))
    else:
        _print(ranking, read)


def _method(path: Path, paths: list[Path]) -> str:
    """A method goes by the name of its file, or by its whole path where two files have one name."""
    alone = sum(one.stem == path.stem for one in paths) == 1
    return path.stem if alone else str(path)


def _print(ranking: Ranking, read: dict[str, ReadReports]) -> None:
    here = language()
    methods = sorted(read, key=lambda method: (_place(ranking, method), method))
    table = Table("preference", "", *methods, "requests", box=None, pad_edge=False)
    for card in RANKED:
        found = ranking.by_preference[card.name]
        better = "↑" if card.direction == "higher" else "↓"
        add_row(table, card.meaning.says(here), better, *_cells(found, methods))
    add_row(table, {"zh": "平均", "en": "mean"}[here], "", *_cells(ranking.overall, methods))
    passed = [f"{len(read[method].passed):,} of {read[method].count:,}" for method in methods]
    add_row(table, {"zh": "通过的计划", "en": "plans that pass"}[here], "", *passed, "")
    console().print(table)


def _place(ranking: Ranking, method: str) -> float:
    """A method's mean rank; last where no request could rank it."""
    rank = ranking.overall.get(method)
    return float("inf") if rank is None or rank.value is None else rank.value


def _cells(ranks: Mapping[str, MeanRank], methods: list[str]) -> list[str]:
    """The mean rank of each method, and over how many of the requests that any method passes."""
    any_method = ranks[methods[0]] if methods[0] in ranks else MeanRank(None, 0, 0)
    told = [ranks[method].value if method in ranks else None for method in methods]
    counts = f"{any_method.counted:,} of {any_method.of:,}"
    return ["-" if value is None else f"{value:.2f}" for value in told] + [counts]
