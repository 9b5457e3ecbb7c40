"""What the keys do on an itinerary: days by their digit, undo and redo, this list; what they select, the days do by themselves."""

from functools import partial

import streamlit as st

from components.look import keyboard
from components.look.presses import Press, presses_in
from pages.plan import versions
from pages.plan.by_hand import editor
from studio.i18n import Translate
from studio.panels import behind
from studio.panels.view import TripView
from studio.state import plan as state
from studio.state import presses, selection

KEY = "keyboard"
_HELP, _ALL, _BACK, _FORTH, _FILES = "?", "0", "z", "y", "e"
_SELECTING = ("j", "k", "Escape")
_EDITS = (editor.REMOVE, editor.EARLIER, editor.LATER)
_VERSIONS = {_BACK: versions.back, _FORTH: versions.forth}
_LISTED = ("/", "Enter", "Esc", "1–7", "0", "j / k", "e", "?", "K / J", "x", "z / y")


def follow(view: TripView, say: Translate) -> None:
    """Do what the pressed keys mean; before the views are drawn."""
    keys = [*_days(view), _HELP, _BACK, _FORTH, _FILES, *_EDITS]
    keyboard.show(
        keys=keys,
        view=view.key,
        in_page=_SELECTING,
        leads={_FILES: behind.choice_of(view.key)},
        on_press=presses.catch_up,
        key=KEY,
    )
    presses.hear(KEY, presses_in, partial(_do, view))
    if state.are_keys_asked():
        _help(say)


def of_versions() -> None:
    """Listen for the keys that undo and redo, where there is no trip to move in."""
    keyboard.show(keys=[_BACK, _FORTH], on_press=presses.catch_up, key=KEY)
    presses.hear(KEY, presses_in, partial(_do, None))


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
    elif pressed in _EDITS:
        editor.by_key(now, pressed)
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
