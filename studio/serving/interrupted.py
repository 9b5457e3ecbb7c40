"""What a reader pressed is done, also where the next request comes before it is: mends Streamlit (1.67)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner_utils.script_requests import (
    RerunData,
    ScriptRequest,
    ScriptRequests,
    ScriptRequestType,
)
from streamlit.runtime.scriptrunner_utils.script_run_context import ScriptRunContext
from streamlit.runtime.state.safe_session_state import SafeSessionState

_REQUEST, _READY = ScriptRequests._request_rerun_locked, ScriptRequests.on_scriptrunner_ready
_GO_TO = ScriptRunContext.set_mpa_v2_page
_drawn: WeakKeyDictionary[ScriptRequests, str] = WeakKeyDictionary()
"""The page that is being drawn, or was drawn last, for each session's requests."""


def take_presses_over_first() -> None:
    """Let every run take over what it was sent before it looks whether the next request ends it.

    Streamlit looks first: of two presses that reach the server within a millisecond the first goes with its run.
    """
    # Streamlit offers no other way in
    SafeSessionState.on_script_will_rerun = _take_over  # type: ignore[method-assign]


def keep_the_page_that_was_asked_for() -> None:
    """Let a press on another page stand against what the page before still asks for by itself.

    A timer, a component or `st.rerun` of the page before asks for its own page, as nobody told it yet that the reader left.
    Streamlit lets the later request have its page: the press led nowhere. A part of the page before that is asked for while the
    next one is drawn came after that: the browser took it for a change of page, and emptied the window, the header with it.
    """
    ScriptRequests._request_rerun_locked = _request  # type: ignore[method-assign]
    ScriptRequests.on_scriptrunner_ready = _ready  # type: ignore[method-assign]
    ScriptRunContext.set_mpa_v2_page = _go_to  # type: ignore[method-assign]


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


def _go_to(self: ScriptRunContext, page_script_hash: str) -> None:
    _GO_TO(self, page_script_hash)
    if self.script_requests is not None:
        _drawn[self.script_requests] = page_script_hash


def _request(self: ScriptRequests, new_data: RerunData) -> bool:
    waiting = self._rerun_data if self._state is ScriptRequestType.RERUN else None
    is_taken = _REQUEST(self, new_data)
    drawn = _drawn.get(self)
    if (
        waiting is not None
        and drawn is not None
        and waiting.page_script_hash not in {"", drawn}
        and new_data.page_script_hash == drawn
        and not new_data.is_history_navigation
    ):
        self._rerun_data = replace(
            self._rerun_data,
            page_script_hash=waiting.page_script_hash,
            page_name=waiting.page_name,
            query_string=waiting.query_string,
        )
    return is_taken


def _ready(self: ScriptRequests) -> ScriptRequest:
    with self._lock:
        asked, drawn = self._rerun_data, _drawn.get(self)
        is_of_another = drawn is not None and asked.page_script_hash not in {"", drawn}
        if self._state is ScriptRequestType.RERUN and asked.fragment_id_queue and is_of_another:
            self._state = ScriptRequestType.CONTINUE
    return _READY(self)
