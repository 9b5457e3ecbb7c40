"""What was pressed is done, also where the next request is there before it is."""

from contextvars import copy_context
from types import SimpleNamespace

import pytest
from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner import StopException
from streamlit.runtime.scriptrunner_utils.script_requests import (
    RerunData,
    ScriptRequests,
    ScriptRequestType,
)
from streamlit.runtime.scriptrunner_utils.script_run_context import ScriptRunContext, ThreadState
from streamlit.runtime.state import SessionState
from streamlit.runtime.state.safe_session_state import SafeSessionState

from studio.serving import interrupted


def test_a_press_is_taken_over_before_the_next_request_ends_its_run() -> None:
    def end() -> None:
        raise StopException

    interrupted.take_presses_over_first()
    pressed = WidgetStates()
    pressed.widgets.add(id="$$ID-save-save", trigger_value=True)
    state = SafeSessionState(SessionState(), yield_callback=end)
    state.on_script_will_rerun(pressed)
    assert [one.id for one in state.get_widget_states()] == ["$$ID-save-save"]


@pytest.fixture
def requests() -> ScriptRequests:
    """The requests of a session whose first page is being drawn."""
    interrupted.keep_the_page_that_was_asked_for()
    made = ScriptRequests()
    made.request_rerun(RerunData())
    made.on_scriptrunner_ready()
    _draw("first", made)
    return made


def _draw(page: str, requests: ScriptRequests) -> None:
    """As `st.navigation` says which page a run draws."""
    pages = SimpleNamespace(main_script_hash="main", set_current_page_script_hash=lambda page: None)
    context = SimpleNamespace(pages_manager=pages, script_requests=requests)

    def navigate() -> None:
        ThreadState.initialize()
        ScriptRunContext.set_mpa_v2_page(context, page)  # type: ignore[arg-type]

    copy_context().run(navigate)


@pytest.mark.parametrize(
    "by_itself",
    [
        pytest.param(RerunData(page_script_hash="first", query_string="a=1"), id="component"),
        pytest.param(
            RerunData(page_script_hash="first", fragment_id="examples", is_auto_rerun=True), id="timer"
        ),
    ],
)
def test_a_press_on_another_page_stands_against_the_page_before(
    requests: ScriptRequests, by_itself: RerunData
) -> None:
    requests.request_rerun(RerunData(page_script_hash="trips", query_string="lang=en"))
    requests.request_rerun(by_itself)
    asked = requests.on_scriptrunner_ready().rerun_data
    assert (asked.page_script_hash, asked.query_string, asked.fragment_id_queue) == ("trips", "lang=en", [])


def test_the_later_of_two_pages_is_drawn(requests: ScriptRequests) -> None:
    requests.request_rerun(RerunData(page_script_hash="trips"))
    requests.request_rerun(RerunData(page_script_hash="compare"))
    assert requests.on_scriptrunner_ready().rerun_data.page_script_hash == "compare"


def test_the_way_back_to_the_page_that_is_drawn_is_gone(requests: ScriptRequests) -> None:
    requests.request_rerun(RerunData(page_script_hash="trips"))
    requests.request_rerun(RerunData(page_script_hash="first", is_history_navigation=True))
    assert requests.on_scriptrunner_ready().rerun_data.page_script_hash == "first"


def test_a_part_of_the_page_before_is_not_drawn_after_the_next(requests: ScriptRequests) -> None:
    requests.request_rerun(RerunData(page_script_hash="trips"))
    requests.on_scriptrunner_ready()
    requests.request_rerun(RerunData(page_script_hash="first", fragment_id="examples", is_auto_rerun=True))
    _draw("trips", requests)
    assert requests.on_scriptrunner_ready().type is ScriptRequestType.STOP


def test_a_part_of_the_page_that_is_drawn_is_drawn_again(requests: ScriptRequests) -> None:
    requests.request_rerun(RerunData(page_script_hash="first", fragment_id="examples", is_auto_rerun=True))
    assert requests.on_scriptrunner_ready().rerun_data.fragment_id_queue == ["examples"]
