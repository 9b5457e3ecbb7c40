"""The bar of a rater: which plan is better, why, how sure; all of it by single keys, told to the page once at the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files

import streamlit as st

from components.look.presses import HEARING, RENEWING
from core.labels.study import PressedSide
from studio.i18n import Translate

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_judging",
    html='<div class="judging"></div>',
    css=(_ASSETS / "judging.css").read_text(encoding="utf-8"),
    js=HEARING + RENEWING + (_ASSETS / "judging.js").read_text(encoding="utf-8"),
)
_SIDES: dict[str, PressedSide] = {"left": "left", "right": "right", "neither": "neither", "tie": "tie"}
_ACTS = ("undo", "skip")
_WORDS = (
    "a-better",
    "b-better",
    "neither",
    "tie",
    "why",
    "note",
    "sure",
    "sure-1",
    "sure-2",
    "sure-3",
    "next",
    "undo",
    "skip",
    "skip-why",
)


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a rater said of the pair in hand: `token` names the showing of the pair that was judged."""

    token: str
    side: PressedSide
    reasons: tuple[str, ...]
    note: str
    confidence: float | None
    seconds: float


@dataclass(frozen=True, slots=True)
class UndoOrSkip:
    """What a rater wants instead of judging: `undo` the last pair or `skip` this one, with the note as the reason."""

    act: str
    token: str
    note: str


def show(
    *,
    token: str,
    tie: bool,
    reasons: Sequence[tuple[str, str]],
    said: tuple[PressedSide, tuple[str, ...], str] | None = None,
    unsaved: str = "",
    on_said: Callable[[], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the bar; `on_said` finds under the key what was pressed (`pressed_in`).

    `reasons` are tags by name and label. `said` is what was answered before (side, reasons, note), `unsaved` why the
    last answer could not be kept: it then stands as it was given, to be sent again.
    """
    _DRAWN(
        data={
            "token": token,
            "tie": tie,
            "reasons": [list(reason) for reason in reasons],
            "said": None if said is None else [said[0], list(said[1]), said[2]],
            "unsaved": unsaved,
            "words": {name: say(f"judging-{name}") for name in _WORDS},
        },
        key=key,
        on_said_change=on_said,
    )


_LONGEST_ANSWER = 86_400.0
"""Seconds that an answer can take at the most; what takes longer was not timed."""


def pressed_in(handed: object) -> Pressed | UndoOrSkip | None:
    """What was pressed, from what the component hands back; None for anything that is no answer."""
    found = getattr(handed, "said", None)
    if not isinstance(found, dict):
        return None
    token, note = _text(found.get("token"), 200), _text(found.get("note"), 2000)
    act = _text(found.get("act"), 20)
    if act in _ACTS:
        return UndoOrSkip(act, token, note)
    side = _SIDES.get(_text(found.get("side"), 20))
    if side is None:
        return None
    sure, seconds, reasons = found.get("confidence"), found.get("seconds"), found.get("reasons")
    return Pressed(
        token=token,
        side=side,
        reasons=tuple(_text(reason, 200) for reason in reasons[:20]) if isinstance(reasons, list) else (),
        note=note,
        confidence=float(sure) if isinstance(sure, int | float) and 0 <= sure <= 1 else None,
        seconds=float(seconds)
        if isinstance(seconds, int | float) and 0 <= seconds <= _LONGEST_ANSWER
        else 0.0,
    )


def _text(told: object, most: int) -> str:
    """A text of so many characters at the most; half a character becomes a question mark, for no store could keep it."""
    return told[:most].encode("utf-8", "replace").decode() if isinstance(told, str) else ""
