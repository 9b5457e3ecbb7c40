"""`tripstudio labels export`: what a study holds as files."""

import csv
import io
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from core.bench.files.records import write_jsonl
from core.files.whole import write_whole
from core.labels.files import anonymous, csv_row, judgement_record, pair_record
from core.labels.store.store import StudyStore
from core.labels.training import card_of, preferences_of
from studio.commands.terminal import tell
from studio.settings import read_settings


class Content(StrEnum):
    """What is exported."""

    JUDGEMENTS = "judgements"
    PAIRS = "pairs"
    PREFERENCES = "preferences"
    CARD = "card"


def export_study(
    study: Annotated[str, typer.Argument(metavar="STUDY", help="Name of a study.")],
    out: Annotated[Path, typer.Option(help="File to write: JSON lines, or a table where it ends in .csv.")],
    what: Annotated[
        Content,
        typer.Option(
            help="Judgements, pairs with their features, preference pairs (DPO, reward models), or a data card."
        ),
    ] = Content.JUDGEMENTS,
    names: Annotated[
        bool, typer.Option("--names", help="Keep the names of raters instead of codes.")
    ] = False,
) -> None:
    """Write what a study holds; raters are replaced by codes unless asked for."""
    store = StudyStore(read_settings().studies)
    if what is Content.CARD:
        write_whole(out, [card_of(store, study)])
        tell(str(out))
        return
    records = list(_records(store, study, what, names))
    if out.suffix.lower() == ".csv":
        _write_csv(out, records)
    else:
        write_jsonl(out, records)
    tell(f"{out}: {len(records):,} {what.value}")


def _records(store: StudyStore, study: str, what: Content, names: bool) -> Iterator[dict[str, Any]]:
    if what is Content.PAIRS:
        yield from map(pair_record, store.pairs(study))
    elif what is Content.PREFERENCES:
        yield from preferences_of(store, study)
    else:
        given = store.judgements(study)
        yield from map(judgement_record, given if names else anonymous(given))


def _write_csv(path: Path, records: list[dict[str, Any]]) -> None:
    made = io.StringIO(newline="")
    table = csv.DictWriter(made, list(records[0]) if records else ["pair"])
    table.writeheader()
    table.writerows(csv_row(record) for record in records)
    # spreadsheets take a file for UTF-8 by its mark
    write_whole(path, ["\ufeff", made.getvalue()])
