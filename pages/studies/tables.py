"""Figures with their intervals as a table."""

from collections.abc import Mapping

import pandas as pd
import streamlit as st

from components.look.escape import plain
from core.labels.interval import Figure
from studio.i18n import Translate


def figures(rows: list[tuple[str, Figure, str]], say: Translate, about: bool = False) -> None:
    """Draw a line a figure: its name, value and 95 % interval, and what it is where `about` asks for it."""
    head = [say("studies-figure"), say("studies-value"), say("studies-interval")] + ([""] if about else [])
    lines = [f"| {' | '.join(head)} |", "|:--|--:|:--|" + (":--|" if about else "")]
    for name, figure, told in rows:
        lines.append(
            f"| {plain(name)} | {value(figure)} | {interval(figure)} |"
            + (f" {plain(told)} |" if about else "")
        )
    st.markdown("\n".join(lines))


def parts(found: Mapping[str, tuple[int, Mapping[str, Figure]]], title: str, say: Translate) -> None:
    """Draw a line a part of a study under `title`: its pairs, and each of its figures with the 95 % interval."""
    rows = []
    for part, (pairs, of_part) in found.items():
        row: dict[str, str | float | None] = {title: part or "–", say("studies-pairs"): pairs}
        for name, figure in of_part.items():
            head = say(f"figure-{name}")
            row[head], row[say("studies-interval-of", figure=head)] = figure.value, interval(figure)
        rows.append(row)
    numbers(pd.DataFrame(rows))


def numbers(frame: pd.DataFrame) -> None:
    """Draw a table whose fractions have three digits."""
    fractions = frame.select_dtypes("float").columns
    style = {column: st.column_config.NumberColumn(format="%.3f") for column in fractions}
    st.dataframe(frame, hide_index=True, column_config=style)


def value(figure: Figure) -> str:
    """A figure without its interval; a dash where it is undefined."""
    return "–" if figure.value is None else f"{figure.value:.3f}"


def interval(figure: Figure) -> str:
    """The 95 % interval of a figure; a dash where there is none."""
    return "–" if figure.low is None else f"{figure.low:.3f} – {figure.high:.3f}"
