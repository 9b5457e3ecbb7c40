"""What the keys do on an itinerary: days by their digit, the next and the previous activity, this list."""

import streamlit as st

from components.look import keyboard
from core.model.plan import Plan
from core.model.report import Where
from pages.plan import editor
from studio.i18n import Translate
from studio.panels.view import TripView
from studio.state import selection

_NEXT, _PREVIOUS, _HELP, _ALL, _NOTHING = "j", "k", "?", "0", "Escape"
_EDITS = (editor.REMOVE, editor.EARLIER, editor.LATER)
_LISTED = ("/", "Enter", "Esc", "1–7", "0", "j / k", "e", "?", "K / J", "x", "z / y")


def follow(view: TripView, say: Translate) -> None:
    """Do what the pressed key means; before the views are drawn."""
    digits = [str(day) for day in range(1, min(len(view.plan.itinerary), 9) + 1)]
    pressed = keyboard.show(keys=[*digits, _ALL, _NEXT, _PREVIOUS, _HELP, _NOTHING, *_EDITS], key="keyboard")
    selection.choose_day(view.key, int(pressed) if pressed in (*digits, _ALL) else None)
    if pressed in (_NEXT, _PREVIOUS):
        view.select(neighbour(view.plan, view.selected, 1 if pressed == _NEXT else -1))
    elif pressed in _EDITS and editor.by_key(view, pressed):
        st.rerun()
    elif pressed == _NOTHING:
        view.select(None)
    elif pressed == _HELP:
        _help(say)


def neighbour(plan: Plan, selected: Where | None, step: int) -> Where | None:
    """The activity after (1) or before (-1) the selected one; from nothing, the first or the last one."""
    places = [Where(day, number) for day, number, _ in plan.activities()]
    here = Where(selected.day, selected.activity) if selected is not None else None
    if not places:
        return None
    if here not in places:
        return places[0] if step > 0 else places[-1]
    return places[min(max(places.index(here) + step, 0), len(places) - 1)]


def _help(say: Translate) -> None:
    @st.dialog(say("keys-title"))
    def listed() -> None:
        rows = "\n".join(f"| `{key}` | {say(f'keys-{number}')} |" for number, key in enumerate(_LISTED))
        st.markdown(f"| | |\n|:--|:--|\n{rows}")

    listed()
