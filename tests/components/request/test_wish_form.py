"""The form of a wish: a widget for each field that a family declares, and what it says when something is chosen."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.dsl.families.counts import Rooms
from core.dsl.families.rides import RideTime
from core.dsl.families.table import FAMILIES, MENU
from tests.patience import PATIENCE


def _form(key: str, language: str) -> None:
    import streamlit as st

    from components.request import wish_form
    from core.dsl.families.table import MENU
    from studio.i18n import translator

    kinds = ("attraction", "restaurant", "accommodation")
    choices = wish_form.Choices(
        dict.fromkeys(kinds, ("西湖", "灵隐寺")), dict.fromkeys(kinds, ("公园",)), lambda name: name
    )
    made = wish_form.show(MENU[key].value, choices, say=translator(language), key="form")
    st.session_state["made"] = made


def drawn(key: str, language: str = "zh") -> AppTest:
    app = AppTest.from_function(_form, args=(key, language), default_timeout=PATIENCE).run()
    assert not app.exception
    return app


def labels(app: AppTest) -> set[str]:
    widgets: list[Any] = [*app.number_input, *app.selectbox, *app.multiselect, *app.time_input]
    return {widget.label.replace("\\", "") for widget in widgets}


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("key", MENU)
def test_every_field_has_its_widget(key: str, language: str) -> None:
    (family,) = (family for family in FAMILIES if key in family.menu)
    wanted = {field.label.zh if language == "zh" else field.label.en for field in family.fields.values()}
    assert labels(drawn(key, language)) == wanted


def test_a_whole_beginning_says_something_at_once() -> None:
    assert drawn("rooms").session_state["made"] == Rooms(1)
    assert drawn("ride-time").session_state["made"] == RideTime(
        way="out", moment="departs", bound="earliest", time="08:00"
    )


def test_a_form_without_a_place_says_nothing_yet() -> None:
    assert drawn("hotel-near").session_state["made"] is None


def test_a_time_at_a_place_needs_one_of_its_times() -> None:
    app = drawn("time-at")
    app.selectbox[0].select("西湖").run()
    assert app.session_state["made"] is None
