"""What is behind a plan, in tabs: its checks, metrics, costs, trace, and the files to take away."""

from datetime import datetime
from functools import partial

import streamlit as st

from components.look.escape import plain
from components.trip import costs
from core.agents.events import Done, Draft, Event, ModelCall, Step, Thought, ToolCall
from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip
from studio import services
from studio.i18n import Translate
from studio.panels import checks, scores
from studio.panels.view import TripView

TABS = ("checks", "metrics", "costs", "trace", "export")


def show(view: TripView, say: Translate) -> None:
    """Draw the tabs; only what is in the open one is made."""
    tabs = st.tabs([say(f"tab-{name}") for name in TABS], key=f"{view.key}-behind", on_change="rerun")
    opened = next((name for name, tab in zip(TABS, tabs, strict=True) if tab.open), TABS[0])
    with tabs[TABS.index(opened)]:
        match opened:
            case "metrics":
                scores.show(view, say)
            case "costs":
                costs.show(view.plan, budget=view.run.query.budget, say=say, key=f"{view.key}-costs")
            case "trace":
                _trace(view, say)
            case "export":
                _files(view, say)
            case _:
                checks.show(view, say)


def _trace(view: TripView, say: Translate) -> None:
    """What the agent told of, in order."""
    told = services.store().told(view.run.id)
    if not told:
        st.caption(say("trace-empty"))
        return
    rows = [
        {
            say("trace-seconds"): round(seconds, 3),
            say("trace-what"): say(f"trace-{type(event).__name__.lower()}"),
            say("trace-told"): _told(event, say),
        }
        for _, seconds, event in told
    ]
    st.dataframe(rows, hide_index=True, width="stretch", key=f"{view.key}-trace")


def _told(event: Event, say: Translate) -> str:
    match event:
        case Step(title=title):
            return title.says(say.language)
        case Thought(text=text, by=by):
            return f"{by}: {text}" if by else text
        case ModelCall(purpose=purpose, reply=reply, error=error):
            answer = (
                reply.content if reply is not None else error.says(say.language) if error is not None else ""
            )
            return f"{purpose.says(say.language)} → {answer}"
        case ToolCall(name=name, arguments=arguments, result=result):
            return f"{name}({arguments}) → {result}"
        case Draft(plan=plan):
            return say("trace-cost", cost=f"{plan.total_cost:,.0f}")
        case Done(reason=reason):
            return reason.says(say.language) if reason is not None else ""


def _files(view: TripView, say: Translate) -> None:
    """The plan in every file format, each made when it is asked for; the JSON file opens again on this page."""
    first_day = st.date_input(
        say("export-first-day"),
        value=datetime.now().astimezone().date(),
        width=240,
        key=f"{view.key}-first_day",
    )
    trip = ExportedTrip(view.plan, view.sandbox, first_day)
    with st.container(horizontal=True):
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
