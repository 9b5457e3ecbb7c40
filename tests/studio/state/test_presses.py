"""Presses are done in the order in which they happened, each once, and those of buttons wait until they are asked for."""

from streamlit.testing.v1 import AppTest


def _two_components() -> None:
    """Two components that told of their presses in one request, each of a list of its own."""
    import streamlit as st

    from components.look.presses import Press, presses_in
    from studio.state import presses

    class Told:
        def __init__(self, *told: object) -> None:
            self.presses = list(told)

    def do(press: Press) -> None:
        st.session_state.setdefault("done", []).append(press.name)

    st.session_state["days"] = Told([3, "lock", None], [5, "drop", None])
    st.session_state["keys"] = Told([4, "undo", None])
    st.session_state.setdefault("press_hearers", {"keys": (presses_in, do), "days": (presses_in, do)})
    presses.catch_up()
    presses.catch_up()
    st.text(" ".join(st.session_state["done"]))


def test_presses_of_two_components_are_done_in_their_order_and_once() -> None:
    app = AppTest.from_function(_two_components).run()
    assert app.text[0].value == "lock undo drop"
    assert app.run().text[0].value == "lock undo drop"


def _interrupted() -> None:
    """What the first press does ends the run of the page."""
    import streamlit as st

    from components.look.presses import Press, presses_in
    from studio.state import presses

    class Told:
        presses = ([1, "first", None], [2, "second", None])

    def do(press: Press) -> None:
        st.session_state.setdefault("done", []).append(press.name)
        if press.name == "first":
            st.rerun()

    st.session_state["keys"] = Told()
    st.session_state.setdefault("press_hearers", {"keys": (presses_in, do)})
    presses.catch_up()
    st.text(" ".join(st.session_state["done"]))


def test_a_press_that_begins_the_page_anew_costs_the_next_one_nothing() -> None:
    assert AppTest.from_function(_interrupted).run().text[0].value == "first second"


def _button() -> None:
    """A button whose run of the page may be ended before it is asked for."""
    import streamlit as st

    from studio.state import presses

    save = presses.kept("save")
    st.button("save", on_click=save.press)
    if st.session_state.pop("end", False):
        st.stop()
    st.text(str(save.was_pressed()))
    presses.forget()


def test_the_press_of_a_button_outlives_the_run_that_was_ended() -> None:
    app = AppTest.from_function(_button)
    app.session_state["end"] = False
    app.run()
    app.session_state["end"] = True
    app.button[0].click().run()
    assert not app.text
    assert app.run().text[0].value == "True"
    assert app.run().text[0].value == "False"
