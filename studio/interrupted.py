"""A run of a page that the next request interrupts has done what was pressed before: mends Streamlit (1.67)."""

from collections.abc import Mapping
from typing import Any

from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.state.safe_session_state import SafeSessionState


def take_presses_over_first() -> None:
    """Let every run take over what it was sent before it looks whether the next request ends it.

    Streamlit looks first: of two presses that reach the server within a millisecond the first goes with its run.
    """
    # Streamlit offers no other way in
    SafeSessionState.on_script_will_rerun = _take_over  # type: ignore[method-assign]


def _take_over(
    self: SafeSessionState,
    fresh_widget_states: WidgetStates | None,
    *,
    replay_trigger_states: WidgetStates | None = None,
    replay_trigger_values: Mapping[str, Any] | None = None,
    is_history_navigation: bool = False,
) -> None:
    with self._lock:
        self._state.on_script_will_rerun(
            fresh_widget_states,
            replay_trigger_states=replay_trigger_states,
            replay_trigger_values=replay_trigger_values,
            is_history_navigation=is_history_navigation,
        )
