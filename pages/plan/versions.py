"""The versions of a trip: the way forward again after going back, and the list of all, any two of which can be compared."""

from functools import partial

import streamlit as st

from components.look.escape import plain
from components.look.formats import money
from core.errors import PlanFormatError
from core.model.plan import Activity, Plan
from core.model.report import Where
from core.model.run import Run
from pages.plan import changes
from studio import services
from studio.i18n import Translate
from studio.panels.view import TripView, trip_view
from studio.state import address, session
from studio.state import plan as state
from studio.state.compare import link


def show(run: Run, say: Translate) -> None:
    """Draw the button that redoes what was undone, and the list where there is more than one version."""
    undone = state.undone_run()
    if undone is not None:
        st.button(
            say("redo"),
            icon=":material/redo:",
            key="redo_version",
            on_click=partial(state.show_run, undone),
        )
    found = services.store().versions(run.id)
    if len(found) > 1:
        _list(run, found, say)


def back() -> None:
    """Undo the last change: one that is not planned yet, else go back to the version before."""
    run = _shown()
    if run is not None and changes.of(run).done:
        changes.undo(run)
    elif run is not None and run.former is not None:
        state.show_run(run.former, undone=run.id)


def forth() -> None:
    """Redo what was undone last."""
    run, undone = _shown(), state.undone_run()
    if run is not None and changes.of(run).undone:
        changes.redo(run)
    elif undone is not None:
        state.show_run(undone)


def shown_now(view: TripView, at: Where | None) -> tuple[TripView, Where | None] | None:
    """The trip that is shown by now, and where it has a stop of the view.

    A press on a trip that has given way to its next version meanwhile is meant for that one. None where that lacks the stop.
    """
    run = _shown()
    if run is None or run.id == view.run.id:
        return view, at
    newer = trip_view(run, state.view_key(run.id))
    if newer is None or at is None:
        return (newer, at) if newer is not None else None
    stops = [one for *place, one in view.plan.activities() if place == [at.day, at.activity]]
    found = [
        Where(*place) for *place, one in newer.plan.activities() if any(_is_same(one, stop) for stop in stops)
    ]
    return (newer, found[0]) if found else None


def _is_same(one: Activity, other: Activity) -> bool:
    """Whether two activities are the same stop, whenever it begins."""
    return one.type == other.type and one.begins_at == other.begins_at


def _shown() -> Run | None:
    run_id = state.run_id()
    return services.store().get(run_id) if run_id is not None else None


def _list(run: Run, found: tuple[Run, ...], say: Translate) -> None:
    at = next(number for number, one in enumerate(found, start=1) if one.id == run.id)
    with st.popover(
        plain(f"{at}/{len(found)}"),
        help=plain(say("version-of", number=at, count=len(found))),
        icon=":material/history:",
        key="versions",
        on_change="rerun",
    ) as opened:
        if not opened.open:
            return
        for number, one in enumerate(found, start=1):
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                st.button(
                    plain(f"{number} · {_told(one, say)}"),
                    key=f"version-{one.id}",
                    type="tertiary",
                    icon=":material/radio_button_checked:" if one.id == run.id else None,
                    on_click=partial(state.show_run, one.id),
                )
                if one.id != run.id and one.document is not None and run.document is not None:
                    st.page_link(
                        session.page("compare"),
                        label=say("version-compare"),
                        icon=":material/compare:",
                        query_params={**link([one.id, run.id]), **address.shared(run.sandbox)},
                    )


def _told(run: Run, say: Translate) -> str:
    """What a version changed, or that it is the first, and its price."""
    title = _title(run, say)
    try:
        price = money(Plan.from_json(run.document).total_cost, say)
    except PlanFormatError:
        return title
    return f"{title} · {price}"


def _title(run: Run, say: Translate) -> str:
    if run.change is not None:
        return run.change.says(say.language)
    if run.former is None:
        return say("version-first")
    return say("version-planned" if run.status == "ok" else f"status-{run.status}")
