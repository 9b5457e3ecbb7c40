"""A sunset that is said right behind a place is seen from there."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize("said", ["想看西湖日落", "西湖的夕阳和灵隐寺", "想拍西湖晚霞"])
def test_a_place_with_its_sunset_is_wished_for_at_dusk(said: str, demo: Sandbox) -> None:
    found = understand(f"上海去杭州，两个人，2天，{said}", sandbox=demo).likings
    assert "西湖：傍晚" in [one.thing.zh for one in found]
