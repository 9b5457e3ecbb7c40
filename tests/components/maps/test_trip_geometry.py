"""What of a trip a map has room for."""

import pytest

from components.maps.trip_geometry import on_a_map


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("Yunchu Hotel (Tianfu Square Metro Station Branch)", "Yunchu Hotel"),
        ("Du Fu Cottage (West Gate)", "Du Fu Cottage (West Gate)"),
        ("桔子水晶酒店(南京夫子庙地铁站老门东店)", "桔子水晶酒店"),
        ("老门东(南门)", "老门东(南门)"),
    ],
)
def test_a_long_name_is_on_a_map_without_its_branch(name: str, label: str) -> None:
    assert on_a_map(name) == label
