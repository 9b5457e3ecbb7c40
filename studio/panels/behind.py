"""What is behind a plan, in parts: its checks, metrics, costs, trace, and the files to take away."""

from datetime import datetime
from functools import partial

import streamlit as st

from components.look import part_choice
from components.look.escape import plain
from components.trip import costs
from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip
from core.knowledge.travellers import keep_halal
from studio import services
from studio.i18n import Translate
from studio.panels import checks, console, scores
from studio.panels.report import report_of
from studio.panels.view import TripView
from studio.panels.wishes import wishes_of
from studio.state import selection, session

TABS = ("checks", "metrics", "costs", "trace", "export")


def choice_of(key: str) -> str:
    """The key of the choice among the parts, of the trip whose view has the key."""
    return part_choice.key_of(f"{key}-behind")


def open_files(key: str) -> None:
    """Let the files to take away be the part that is shown; before the parts are drawn."""
    session.choose(choice_of(key), "export")
    selection.draw_all(key)


@st.fragment
def show(view: TripView, say: Translate) -> None:
    """Draw the choice of a part, and the chosen one, which alone is made. What is pressed in it draws it alone, unless it
    selects something in the trip."""
    if selection.is_to_be_drawn(view.key) or not services.has_data(view.run.sandbox):
        st.rerun()
    session.begin_with(choice_of(view.key), TABS[0])
    titles = {name: say(f"tab-{name}") for name in TABS}
    match part_choice.show(titles, is_chosen=True, say=say, key=f"{view.key}-behind"):
        case "metrics":
            scores.show(view, say)
        case "costs":
            costs.show(view.plan, budget=view.run.query.budget, say=say)
        case "trace":
            told = services.store().told(view.run.id)
            console.show(view.run, told, view.sandbox, say=say, key=f"{view.key}-trace")
        case "export":
            _files(view, say)
        case _:
            checks.show(view, partial(selection.pick_for_all, view.key), say)


def _files(view: TripView, say: Translate) -> None:
    """The plan in every file format, each made when it is asked for; the JSON file opens again on this page."""
    dates = view.run.query.dates
    first_day = st.date_input(
        say("export-first-day"),
        value=dates[0] if dates is not None else datetime.now().astimezone().date(),
        width=240,
        key=f"{view.key}-first_day",
    )
    trip = ExportedTrip(
        plan=view.plan,
        sandbox=view.sandbox,
        first_day=first_day,
        budget=view.run.query.budget,
        wishes=wishes_of(view.run, view.plan, view.sandbox),
        eats_inside=not keep_halal(view.run.query.text),
    )
    with st.container(horizontal=True):
        st.download_button(
            plain(say("report-title")),
            partial(report_of, view.run, view.sandbox, say.language, first_day=first_day),
            file_name=f"tripstudio-{view.run.id}.html",
            mime="text/html",
            type="primary",
            icon=":material/description:",
            on_click="ignore",
            key=f"{view.key}-report",
        )
        for name, exporter in EXPORTERS.items():
            st.download_button(
                plain(exporter.title.says(say.language)),
                partial(exporter.export, trip, say.language),
                file_name=f"tripstudio-{view.run.id}.{exporter.suffix}",
                mime=exporter.media_type,
                icon=":material/download:",
                on_click="ignore",
                key=f"{view.key}-export-{name}",
                shortcut="E" if name == "json" else None,
            )
