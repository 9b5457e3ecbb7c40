"""What the keys do on an itinerary: days by their digit, the next and the previous activity, this list."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import streamlit as st

from components.look import keyboard
from components.look.presses import Press, presses_in
from core.editing.stops import neighbour
from pages.plan import versions
from pages.plan.by_hand import editor
from studio.i18n import Translate
from studio.panels import behind
from studio.panels.view import TripView
from studio.state import plan as state
from studio.state import presses, selection

KEY = "keyboard"
_NEXT, _PREVIOUS, _HELP, _ALL, _NOTHING, _BACK, _FORTH, _FILES = "j", "k", "?", "0", "Escape", "z", "y", "e"
_EDITS = (editor.REMOVE, editor.EARLIER, editor.LATER)
_VERSIONS = {_BACK: versions.back, _FORTH: versions.forth}
_NOWHERE: Mapping[str, str] = {}
_LISTED = ("/", "Enter", "Esc", "1–7", "0", "j / k", "e", "?", "K / J", "x", "z / y")


def follow(view: TripView, say: Translate) -> None:
    """Do what the pressed keys mean; before the views are drawn."""
    keys = [*_days(view), _NEXT, _PREVIOUS, _HELP, _NOTHING, _BACK, _FORTH, _FILES, *_EDITS]
    _listen(keys, partial(_do, view), {_FILES: behind.choice_of(view.key)})
    if state.are_keys_asked():
        _help(say)


def of_versions() -> None:
    """Listen for the keys that undo and redo, where there is no trip to move in."""
    _listen([_BACK, _FORTH], partial(_do, None))


def _listen(keys: Sequence[str], do: Callable[[Press], None], leads: Mapping[str, str] = _NOWHERE) -> None:
    keyboard.show(keys=keys, leads=leads, on_press=presses.catch_up, key=KEY)
    presses.hear(KEY, presses_in, do)


def _do(view: TripView | None, press: Press) -> None:
    """Do what a key means."""
    if press.name in _VERSIONS:
        _VERSIONS[press.name]()
    elif view is not None:
        _move_in(view, press.name)


def _move_in(view: TripView, pressed: str) -> None:
    """Do what a key means in a trip, or in the version that took its place meanwhile."""
    found = versions.shown_now(view, None)
    now = found[0] if found is not None else view
    if pressed in _days(now):
        selection.choose_day(now.key, int(pressed))
    elif pressed in (_NEXT, _PREVIOUS):
        step = 1 if pressed == _NEXT else -1
        now.select(neighbour(now.plan, now.selected, step, selection.day(now.key)))
    elif pressed in _EDITS:
        editor.by_key(now, pressed)
    elif pressed == _NOTHING:
        now.select(None)
    elif pressed == _FILES:
        behind.open_files(now.key)
    elif pressed == _HELP:
        state.ask_for_keys()


def _days(view: TripView) -> list[str]:
    """The keys of the days, and of all of them."""
    return [_ALL, *(str(day) for day in range(1, min(len(view.plan.itinerary), 9) + 1))]


def _help(say: Translate) -> None:
    @st.dialog(say("keys-title"))
    def listed() -> None:
        rows = "\n".join(f"| `{key}` | {say(f'keys-{number}')} |" for number, key in enumerate(_LISTED))
        st.markdown(f"| {say('keys-key')} | {say('keys-does')} |\n|:--|:--|\n{rows}")

    listed()
