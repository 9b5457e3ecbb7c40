"""How far a planning run is."""

import streamlit as st

from components.escape import plain
from studio.i18n import Translate


def show(
    step: str,
    *,
    elapsed: float,
    limit: float,
    objective: float | None = None,
    bound: float | None = None,
    say: Translate,
    key: str,
) -> bool:
    """Draw the step, the seconds gone of the limit and how good the best plan so far is; True when Stop was pressed."""
    told, stop = st.columns([6, 1], vertical_alignment="bottom")
    with told:
        line = [step, say("progress-time", elapsed=f"{elapsed:.1f}", limit=f"{limit:.0f}")]
        distance = within(objective, bound)
        if distance is not None:
            line.append(say("progress-within", percent=f"{100 * distance:.0f}"))
        st.progress(share_done(elapsed, limit), text=plain(" · ".join(line)))
    with stop:
        return st.button(say("progress-stop"), key=key, shortcut="Esc", width="stretch")


def share_done(elapsed: float, limit: float) -> float:
    """How much of the time is gone, between 0 and 1."""
    return min(1.0, max(0.0, elapsed / limit)) if limit > 0 else 1.0


def within(objective: float | None, bound: float | None) -> float | None:
    """By what share of the plan's objective no plan can be better; None where that is not known."""
    if objective is None or bound is None or objective == 0:
        return None
    return max(0.0, (objective - bound) / abs(objective))
