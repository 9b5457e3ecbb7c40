"""What is odd in the data of a sandbox: faults, which mislead a plan, and notes."""

import pandas as pd
import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from components.look.palette import SEVERITY_ICON
from core.sandbox.check import DataFault, check_sandbox
from core.sandbox.names.place_names import city_names, place_names
from core.sandbox.sandbox import Sandbox
from core.text import Naming
from studio.i18n import Translate
from studio.memo import Memo

_MOST_NAMES = 500
_FOUND: Memo[tuple[DataFault, ...]] = Memo(8)


def show(sandbox: Sandbox, city: str, say: Translate) -> None:
    """Draw the findings of the chosen city and between cities, or of all."""
    with st.spinner(say("explore-checking"), show_time=False):
        found = _FOUND.get(sandbox.manifest.checksum, lambda: check_sandbox(sandbox))
    everywhere = st.toggle(say("explore-everywhere"), value=False, key="explore_everywhere")
    listed = sorted(
        (one for one in found if everywhere or one.city in (city, None)), key=lambda one: one.level != "fault"
    )
    faults = sum(one.level == "fault" for one in listed)
    st.caption(plain(say("explore-found", faults=faults, notes=len(listed) - faults)))
    if not listed:
        empty_state.show(say("explore-clean"), say("explore-clean-hint"))
    for number, one in enumerate(listed):
        _finding(one, number, _names(one, sandbox, say), say)


def _names(one: DataFault, sandbox: Sandbox, say: Translate) -> Naming:
    """The reader's words for the city of a finding and for places in it."""
    cities = city_names(sandbox, say.language)
    places = place_names(sandbox.city(one.city) if one.city is not None else None, say.language)
    return lambda name: cities(name) if name in sandbox.city_names else places(name)


def _finding(one: DataFault, number: int, names: Naming, say: Translate) -> None:
    icon = SEVERITY_ICON["broken" if one.level == "fault" else "unmet"]
    title = f"{icon} {say(f'explore-{one.level}')} · {plain(one.message.says(say.language, names))}"
    with st.expander(title, key=f"explore_finding_{number}", on_change="rerun") as opened:
        if opened.open:
            listed = pd.DataFrame(
                {say("explore-column-name"): [names(name) for name in one.names[:_MOST_NAMES]]}
            )
            st.dataframe(listed, hide_index=True, alt=say("explore-column-name"))
