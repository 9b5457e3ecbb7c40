"""A monorail is a way to get about, or a sight to ride on."""

import pytest

from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "modes"),
    [
        ("we will travel around by monorail", [frozenset({"metro"})]),
        ("get about by monorail", [frozenset({"metro"})]),
        ("we want to ride the monorail", []),
    ],
)
def test_a_monorail_to_get_about_by_is_the_metro(
    chinatravel_sandbox: Sandbox, said: str, modes: list[frozenset[str]]
) -> None:
    found = understand(f"2 people from Shanghai to Chongqing, 4 days, {said}", sandbox=chinatravel_sandbox)
    assert [one.meaning.modes for one in found.wishes if isinstance(one.meaning, InnerModes)] == modes
    assert any(one.thing.zh == "轻轨穿楼" for one in found.likings) is (not modes)
