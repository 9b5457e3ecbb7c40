"""How many wishes of a request its trip meets, and of how many the data tell nothing."""

from collections.abc import Sequence

import pytest

from components.request.fates import counted
from core.model.told_wish import Fate, ToldWish
from core.text import Text
from studio.i18n import translator


def _wishes(fates: Sequence[Fate]) -> list[ToldWish]:
    return [ToldWish(Text("愿望", "a wish"), fate) for fate in fates]


@pytest.mark.parametrize(
    ("fates", "en", "zh"),
    [
        (["met", "unmet"], "1 of 2 wishes met", "愿望 1/2 达成"),
        (["met", "unmet", "unseen"], "1 of 2 wishes met · 1 not in the data", "愿望 1/2 达成 · 1 项数据里没有"),
        (["unseen", "unseen"], "2 wishes not in the data", "2 个愿望数据里没有"),
        (["met", "unread"], "1 of 1 wishes met", "愿望 1/1 达成"),
        (["unread"], "not understood", "没有理解"),
    ],
)  # fmt: skip
def test_what_no_data_tell_of_is_counted_apart(fates: Sequence[Fate], en: str, zh: str) -> None:
    wishes = _wishes(fates)
    assert (counted(wishes, translator("en")), counted(wishes, translator("zh"))) == (en, zh)
