"""Parts of a plan kept or dropped, and the rest planned again."""

import streamlit as st

from components import lock_bar
from components.place_names import PlaceNames
from components.timeline_rows import title_of
from core.model.plan import Activity, Plan
from core.model.report import Where
from core.model.run import Run
from core.understand import editing
from pages.plan import changes, locking
from studio import state
from studio.i18n import Translate


def bar(run: Run, plan: Plan, names: PlaceNames, say: Translate) -> None:
    """Draw what one can ask for the selected activity, and keep what was asked as a change of the request."""
    query, where = changes.wanted(run), state.selected()
    found = _selected(plan, where)
    title = title_of(found, names) if found is not None else None
    held = locking.is_locked(query, found) if found is not None else None
    options = locking.locks_of(found) if found is not None else ()
    # a key a place: a press that was meant for the activity selected before never reaches this one
    key = f"locks-{where.day}-{where.activity}" if where is not None and found is not None else "locks"
    asked = lock_bar.show(title, options, held=held, say=say, key=key)
    if asked is not None and found is not None:
        changes.keep(run, locking.locked(query, plan, found, asked))  # type: ignore[arg-type]
        st.rerun()
    if not editing.changes(run.query, query):
        return
    if st.button(say("plan-the-rest"), icon=":material/refresh:", key="plan_the_rest", type="primary"):
        state.want(query)
        st.rerun()


def _selected(plan: Plan, where: Where | None) -> Activity | None:
    if where is None or where.day is None or where.activity is None:
        return None
    activities = {(day, number): activity for day, number, activity in plan.activities()}
    return activities.get((where.day, where.activity))
