"""A sight that is pressed on the map is added to the trip: where it fits best on each day, with what that changes."""

import streamlit as st

from components.look.escape import plain
from components.request import stop_form
from components.request.stop_form import Fitting
from components.trip.place_facts import title_of
from core.editing.suggestions import Suggestion, gaps_for
from pages.plan.by_hand import editor
from studio.i18n import Translate
from studio.panels.view import TripView
from studio.state import plan as state


def form(view: TripView, say: Translate) -> None:
    """Draw where the sight fits that was pressed on the map; nothing where none was."""
    sight = state.sight_to_add(view.run.id)
    if sight is None:
        return

    @st.dialog(plain(say("add-sight", name=view.names(say.language)(sight))), width="medium")
    def drawn() -> None:
        found = gaps_for(view.plan, sight, view.sandbox, view.run.query.budget)
        if not found:
            st.markdown(plain(say("add-nowhere")))
            return
        told = [Fitting(_place(one, view, say), one.why.says(say.language)) for one in found]

        def take(number: int) -> None:
            editor.keep(view, found[number].result, found[number].result.said)
            st.rerun()

        stop_form.choose(told, on_take=take, say=say, key=f"{view.key}-add-{sight}")

    drawn()


def _place(one: Suggestion, view: TripView, say: Translate) -> str:
    """The day, and the stop that the sight would follow."""
    day, number = one.result.at or (1, 1)
    activities = one.result.plan.itinerary[day - 1].activities
    after = title_of(activities[number - 2], view.names(say.language)) if number > 1 else ""
    return say("add-after", day=day, name=after) if after else say("day", day=day)
