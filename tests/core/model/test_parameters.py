"""Parameters of a method: what a form is built from, and what is wrong with a value."""

from typing import Annotated, Literal

import pytest
from pydantic import Field

from core.errors import InputError
from core.model.parameters import (
    Enumerated,
    FreeText,
    Number,
    Parameters,
    ParameterText,
    Several,
    SuiteName,
    Switch,
)
from core.text import Text


class Painting(Parameters):
    coats: Annotated[
        float, Field(ge=1, le=4), ParameterText(Text("遍数", "Coats"), Text("刷几遍", "How many"))
    ] = 2.0
    painters: Annotated[int, Field(ge=1)] = 1
    colour: Annotated[
        Literal["red", "blue"],
        ParameterText(Text("颜色", "Colour"), Text("", ""), {"red": Text("红", "Red")}),
    ] = "red"
    glossy: bool = False
    note: str = ""
    walls: tuple[Literal["north", "south"], ...] = ("north",)
    tools: tuple[str, ...] = ()
    judge: Annotated[str, SuiteName()] = "chinatravel"


class Unreadable(Parameters):
    sizes: dict[str, float] = {}  # noqa: RUF012 - pydantic copies the default


def test_every_kind_of_value_is_told_apart() -> None:
    blue_and_red = {"red": Text("红", "Red"), "blue": Text("blue", "blue")}
    assert {setting.name: setting.kind for setting in Painting.settings()} == {
        "coats": Number(1, 4),
        "painters": Number(1, None, is_whole=True),
        "colour": Enumerated(blue_and_red),
        "glossy": Switch(),
        "note": FreeText(),
        "walls": Several({"north": Text("north", "north"), "south": Text("south", "south")}),
        "tools": Several(),
        "judge": SuiteName(),
    }


def test_a_setting_has_its_title_and_its_usual_value() -> None:
    coats = Painting.settings()[0]
    assert (coats.name, coats.default, coats.told.title) == ("coats", 2.0, Text("遍数", "Coats"))


def test_a_field_that_no_form_can_show_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="sizes"):
        Unreadable.settings()


def test_every_value_may_be_given_as_text() -> None:
    given = {"coats": "3", "painters": "2", "colour": "blue", "glossy": "yes", "walls": "south, north"}
    wanted = Painting(coats=3, painters=2, colour="blue", glossy=True, walls=("south", "north"))
    assert Painting.read(given) == wanted


def test_parameters_can_be_read_again_from_what_was_kept() -> None:
    painting = Painting(walls=(), tools=("brush", "ladder"), note="a, b")
    assert Painting.read(painting.model_dump(mode="json")) == painting


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"coat": "2"}, ("coat", "coats, painters")),
        ({"coats": "5"}, ("coats", "1 to 4")),
        ({"coats": "nan"}, ("coats", "1 to 4")),
        ({"coats": "thick"}, ("coats", "'thick'")),
        ({"painters": "1.5"}, ("painters", "a whole number of 1 or more")),
        ({"colour": "green"}, ("colour", "red, blue")),
        ({"glossy": "perhaps"}, ("glossy", "yes or no")),
        ({"walls": "north,east"}, ("walls", "north, south")),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(
    values: dict[str, object], words: tuple[str, ...]
) -> None:
    with pytest.raises(InputError) as raised:
        Painting.read(values)
    assert all(word in raised.value.text.en for word in words)
    assert words[0] in raised.value.text.zh
