"""What was pressed is taken over, also where the next request is there before the run has begun."""

from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.runtime.scriptrunner import StopException
from streamlit.runtime.state import SessionState
from streamlit.runtime.state.safe_session_state import SafeSessionState

from studio import interrupted


def test_a_press_is_taken_over_before_the_next_request_ends_its_run() -> None:
    def end() -> None:
        raise StopException

    interrupted.take_presses_over_first()
    pressed = WidgetStates()
    pressed.widgets.add(id="$$ID-save-save", trigger_value=True)
    state = SafeSessionState(SessionState(), yield_callback=end)
    state.on_script_will_rerun(pressed)
    assert [one.id for one in state.get_widget_states()] == ["$$ID-save-save"]
