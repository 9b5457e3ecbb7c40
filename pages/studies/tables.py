"""Figures with their intervals as a table."""

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


def value(figure: Figure) -> str:
    """A figure without its interval; a dash where it is undefined."""
    return "–" if figure.value is None else f"{figure.value:.3f}"


def interval(figure: Figure) -> str:
    """The 95 % interval of a figure; a dash where there is none."""
    return "–" if figure.low is None else f"{figure.low:.3f} – {figure.high:.3f}"
