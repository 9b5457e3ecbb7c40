"""The form of a method's parameters: a field for each kind of value, and what is not as usual in words."""

import pytest
from streamlit.testing.v1 import AppTest

from components.request.parameter_form import unusual
from core.evaluate.registry import SUITES
from core.model.parameters import (
    Enumerated,
    FreeText,
    Number,
    ParameterText,
    ParameterValue,
    Setting,
    Several,
    Switch,
)
from core.text import Text
from studio.i18n import translator


def _setting(name: str, en: str, default: ParameterValue, kind: object) -> Setting:
    return Setting(name=name, told=ParameterText(Text("", en), Text("", "")), default=default, kind=kind)


MONEY = Setting(
    name="money",
    told=ParameterText(Text("省钱", "Saving money"), Text("", "")),
    default=1.0,
    kind=Number(0.0, 3.0),
)
AIM = Setting(
    name="aim",
    told=ParameterText(Text("目标", "Aim"), Text("", "")),
    default="calm",
    kind=Enumerated({"calm": Text("从容", "Calm"), "full": Text("充实", "Full")}),
)
USUAL = {"money": 1.0, "aim": "calm"}


def test_values_as_usual_need_no_word() -> None:
    assert unusual((MONEY, AIM), USUAL, USUAL, translator("en")) == []


def test_other_values_are_told_by_title_and_number_or_by_their_name() -> None:
    values = {"money": 2.5, "aim": "full"}
    assert unusual((MONEY, AIM), values, USUAL, translator("en")) == ["Saving money ×2.5", "Full"]
    assert unusual((MONEY, AIM), values, USUAL, translator("zh")) == ["省钱 ×2.5", "充实"]


@pytest.mark.parametrize(
    ("kind", "usual", "value", "told"),
    [
        (Number(1, None, is_whole=True), 3, 5, "Rounds: 5"),
        (Switch(), True, False, "without Rounds"),
        (Switch(), False, True, "Rounds"),
        (FreeText(), "", "by the sea", "Rounds: by the sea"),
        (
            Several({"a": Text("甲", "First"), "b": Text("乙", "Second")}),
            ("a",),
            ["b", "a"],
            "Rounds: Second, First",
        ),
        (Several(), (), ["tea"], "Rounds: tea"),
    ],
)
def test_each_kind_of_value_has_its_words(
    kind: object, usual: ParameterValue, value: ParameterValue, told: str
) -> None:
    setting = _setting("rounds", "Rounds", usual, kind)
    assert unusual((setting,), {"rounds": value}, {"rounds": usual}, translator("en")) == [told]


def test_a_list_in_a_form_is_as_usual_where_the_tuple_is() -> None:
    walls = _setting("walls", "Walls", ("north",), Several())
    assert unusual((walls,), {"walls": ["north"]}, {"walls": ("north",)}, translator("en")) == []


def _form() -> None:
    import streamlit as st

    from components.request import parameter_form
    from core.model.parameters import (
        Enumerated,
        FreeText,
        Number,
        ParameterText,
        Setting,
        Several,
        SuiteName,
        Switch,
    )
    from core.text import Text
    from studio.i18n import translator

    kinds = {
        "share": (0.5, Number(0.0, 1.0)),
        "rounds": (3, Number(1, 9, is_whole=True)),
        "seconds": (60, Number(1, None, is_whole=True)),
        "aim": ("calm", Enumerated({"calm": Text("从容", "Calm")})),
        "quick": (True, Switch()),
        "note": ("by the sea", FreeText()),
        "tools": (["tea"], Several()),
        "judge": ("tripscore", SuiteName()),
    }
    for name, (value, _) in kinds.items():
        st.session_state.setdefault(name, value)
    told = ParameterText(Text("题", "Title"), Text("", ""))
    parameter_form.show(
        [Setting(name=name, told=told, default=value, kind=kind) for name, (value, kind) in kinds.items()],
        keys={name: name for name in kinds},
        on_change=lambda name: None,
        say=translator("en"),
    )


def test_every_kind_of_value_has_its_field() -> None:
    app = AppTest.from_function(_form).run()
    assert not app.exception
    assert {slider.key: slider.value for slider in app.slider} == {"share": 0.5, "rounds": 3}
    assert app.number_input(key="seconds").value == 60
    assert app.selectbox(key="aim").value == "calm"
    assert app.toggle(key="quick").value is True
    assert app.text_input(key="note").value == "by the sea"
    assert app.multiselect(key="tools").value == ["tea"]
    assert app.selectbox(key="judge").value == "tripscore"


def test_a_name_of_a_suite_is_chosen_among_all_that_there_are() -> None:
    assert AppTest.from_function(_form).run().selectbox(key="judge").options == list(SUITES)
