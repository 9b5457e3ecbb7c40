"""The versions of a trip: the way forward again after going back, and the list of all, any two of which can be compared."""

from functools import partial

import streamlit as st

from components.look.escape import plain
from components.look.formats import money
from core.errors import PlanFormatError
from core.model.plan import Plan
from core.model.run import Run
from pages.plan import changes
from studio import services
from studio.i18n import Translate
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
            shortcut=None if changes.of(run).undone else "Y",  # then the key redoes a change not planned yet
            on_click=partial(state.show_run, undone),
        )
    found = services.store().versions(run.id)
    if len(found) > 1:
        _list(run, found, say)


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
    change = run.change.says(say.language) if run.change is not None else ""
    title = change or say("version-first" if run.former is None else f"status-{run.status}")
    try:
        price = money(Plan.from_json(run.document).total_cost, say)
    except PlanFormatError:
        return title
    return f"{title} · {price}"
