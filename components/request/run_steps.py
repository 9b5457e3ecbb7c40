"""What an agent did, step by step: its thoughts, what it asked of models and tools, and the drafts it made."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import streamlit as st

from components.look.escape import safe

RunStepKind = Literal["step", "thought", "speech", "model", "tool", "draft", "done"]
_SIGNS: dict[RunStepKind, str] = {
    "step": "✦",
    "thought": "…",
    "speech": "◈",
    "model": "◇",
    "tool": "⚙",
    "draft": "✎",
    "done": "■",
}
_SHORT = 160
"""Characters of a text that are shown before it is opened."""
_SPOKEN = 600
"""Characters of an answer on its way that are shown: the last."""


class StepRow(NamedTuple):
    """A step: its kind and title, what it says or gave back, what it took, and whether something was wrong with it."""

    kind: RunStepKind
    title: str
    detail: str = ""
    took: str = ""
    is_wrong: bool = False


class RunFigure(NamedTuple):
    """A figure of a run, what it counts, and the most that it may be or a remark."""

    label: str
    value: str
    more: str = ""


def amounts(found: Sequence[RunFigure]) -> None:
    """Draw the figures of a run in one line."""
    cells = "".join(
        f"<div><span>{safe(one.label)}</span><b>{safe(one.value)}</b><i>{safe(one.more)}</i></div>"
        for one in found
    )
    st.html(f'<div class="run-amounts">{cells}</div>')


def show(rows: Sequence[StepRow]) -> None:
    """Draw the steps in order, the newest last; long texts open where they are clicked."""
    st.html(f'<ol class="run-steps">{"".join(map(_row, rows))}</ol>')


def _row(row: StepRow) -> str:
    wrong = " wrong" if row.is_wrong else ""
    title = f"<code>{safe(row.title)}</code>" if row.kind == "tool" else f"<b>{safe(row.title)}</b>"
    return (
        f'<li class="{row.kind}{wrong}"><u aria-hidden="true">{_SIGNS[row.kind]}</u>'
        f"<div>{title}{_said(row.detail) if row.kind == 'speech' else _detail(row.detail)}</div><i>{safe(row.took)}</i></li>"
    )


def _said(text: str) -> str:
    """The end of what is being said: the newest words are those that one waits for."""
    before = "…" if len(text) > _SPOKEN else ""
    return f'<p class="speech">{before}{safe(text[-_SPOKEN:])}</p>'


def _detail(text: str) -> str:
    if len(text) <= _SHORT:
        return f"<p>{safe(text)}</p>" if text else ""
    return f"<details><summary>{safe(text[:_SHORT])}…</summary><pre>{safe(text)}</pre></details>"
