"""How a section of the checks is headed."""

import pytest

from components.scores.checklist import heading
from core.evaluate.checklist import CheckedRule, Section
from core.text import Text
from studio.i18n import translator

TITLE = Text("你的愿望", "Your wishes")
HELD = CheckedRule(Text("看故宫", "Visit the palace"))
UNSEEN = CheckedRule(Text("可爱的酒店", "A cute hotel"), Text("数据里没有", "not in the data"))


@pytest.mark.parametrize(
    ("holding", "en", "zh"),
    [
        (
            (HELD,),
            "✔ Your wishes · 1 of 1 wishes are met · 1 not in the data",
            "✔ 你的愿望 · 1 个愿望中 1 个做到 · 1 项数据里没有",
        ),
        ((), "○ Your wishes · 1 not in the data", "○ 你的愿望 · 1 项数据里没有"),
    ],
)
def test_wishes_that_no_data_tell_of_are_counted_apart(
    holding: tuple[CheckedRule, ...], en: str, zh: str
) -> None:
    section = Section("wishes", TITLE, TITLE, holding=holding, open=(UNSEEN,), is_asked=True)
    assert (heading(section, translator("en")), heading(section, translator("zh"))) == (en, zh)
