"""Which kind of place a name and types mean."""

import pytest

from core.knowledge.kinds import kind_of, kinds


@pytest.mark.parametrize(
    ("name", "types", "kind"),
    [
        ("某某夜市", (), "night_market"),
        ("某某野生动物园", ("公园",), "zoo"),
        # The longest ending says what it is.
        ("某某遗址公园", ("历史古迹",), "park"),
        ("某某步行街", (), "street"),
        ("某某", ("博物馆/纪念馆", "历史古迹"), "museum"),
        ("某某", (), "sight"),
        ("某某大厦", ("商业街区",), "building"),
        # A branch is no part of the name.
        ("某某卡丁车俱乐部(某某店)", ("游乐园/体育娱乐",), "sport"),
    ],
)
def test_endings_come_before_types(name: str, types: tuple[str, ...], kind: str) -> None:
    assert kind_of(name, types) == kind


def test_every_kind_is_at_its_best_at_some_hour() -> None:
    assert all(row.usual.best and row.usual.stay > 0 for row in kinds().values())


def test_a_pier_has_steps() -> None:
    assert "wheels" in kinds()["cruise"].usual.tires
