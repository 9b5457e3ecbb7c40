"""Parameters of a method: what a form is built from, and what is wrong with a value."""

from typing import Annotated, Literal

import pytest
from pydantic import Field

from core.errors import InputError
from core.model.parameters import Parameters, Told
from core.text import Text


class Painting(Parameters):
    coats: Annotated[float, Field(ge=1, le=4), Told(Text("遍数", "Coats"), Text("刷几遍", "How many"))] = 2.0
    colour: Annotated[
        Literal["red", "blue"], Told(Text("颜色", "Colour"), Text("", ""), {"red": Text("红", "Red")})
    ] = "red"


def test_a_form_can_be_built_from_the_settings() -> None:
    coats, colour = Painting.settings()
    assert (coats.name, coats.default, coats.least, coats.most) == ("coats", 2.0, 1.0, 4.0)
    assert coats.told.title == Text("遍数", "Coats") and coats.choices is None
    assert colour.choices == {"red": Text("红", "Red"), "blue": Text("blue", "blue")}


def test_numbers_may_be_given_as_text() -> None:
    assert Painting.read({"coats": "3", "colour": "blue"}) == Painting(coats=3, colour="blue")


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"coat": "2"}, ("coat", "coats, colour")),
        ({"coats": "5"}, ("coats", "1 to 4")),
        ({"coats": "nan"}, ("coats", "1 to 4")),
        ({"coats": "thick"}, ("coats", "'thick'")),
        ({"colour": "green"}, ("colour", "red, blue")),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(
    values: dict[str, object], words: tuple[str, ...]
) -> None:
    with pytest.raises(InputError) as raised:
        Painting.read(values)
    assert all(word in raised.value.text.en for word in words)
    assert all(word in raised.value.text.zh for word in words if "to" not in word)
