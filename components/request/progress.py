"""How far a planning run is, and how good what it has found is."""

from collections.abc import Callable, Sequence

import streamlit as st

from components.look.escape import plain
from core.agents.drafts import Incumbent
from studio.i18n import Translate

_TELLING = 0.25
"""A plan that may be farther than this from the best possible is not said to be near it: a loose bound says little."""


def show(
    step: str,
    *,
    elapsed: float,
    limit: float,
    found: Sequence[Incumbent] = (),
    on_stop: Callable[[], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the step, the seconds gone of the limit and what was found so far, and a button that calls `on_stop`."""
    told, stop = st.columns([6, 1], vertical_alignment="bottom")
    with told:
        line = [step, say("progress-time", elapsed=f"{elapsed:.1f}", limit=f"{limit:.0f}")]
        st.progress(share_done(elapsed, limit), text=plain(" · ".join([*line, *quality(found, say)])))
    with stop:
        st.button(say("progress-stop"), key=key, shortcut="Esc", width="stretch", on_click=on_stop)


def quality(found: Sequence[Incumbent], say: Translate) -> list[str]:
    """When there was a first plan, how many better ones came after it, how far the last is from the best possible."""
    if not found:
        return []
    told = [say("progress-first", seconds=f"{found[0].seconds:.1f}")]
    if len(found) > 1:
        told.append(say("progress-better", count=len(found) - 1))
    distance = within(found[-1].objective, found[-1].bound)
    if distance is not None and distance <= _TELLING:
        told.append(say("progress-within", percent=f"{100 * distance:.0f}"))
    return told


def share_done(elapsed: float, limit: float) -> float:
    """How much of the time is gone, between 0 and 1."""
    return min(1.0, max(0.0, elapsed / limit)) if limit > 0 else 1.0


def within(objective: float | None, bound: float | None) -> float | None:
    """By what share of the plan's objective no plan can be better; None where that is not known."""
    if objective is None or bound is None or objective == 0:
        return None
    return max(0.0, (objective - bound) / abs(objective))
