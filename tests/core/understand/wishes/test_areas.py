"""Hotels near quarters that the data have no place for: they are known by the names of hotels."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


def hotels(sandbox: Sandbox, said: str) -> list[str]:
    found = understand(f"上海去北京，两个人，3天，预算5000，{said}", sandbox=sandbox)
    return [liking.thing.zh for liking in found.likings if liking.about == "hotel"]


@pytest.mark.parametrize(
    "said",
    ["酒店要国贸附近", "住国贸那边", "住在国贸一带", "宾馆最好靠近国贸", "住国贸", "酒店离国贸近一点"],
)
def test_a_quarter_that_hotels_are_named_after_is_wished_near(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    assert hotels(chinatravel_sandbox, said) == ["国贸附近"]


@pytest.mark.parametrize("said", ["酒店要干净附近", "去国贸看看", "酒店离我家近"])
def test_other_words_are_no_quarter(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "国贸附近" not in hotels(chinatravel_sandbox, said)


@pytest.mark.parametrize("said", ["不住国贸那边", "酒店别在国贸附近", "不想住国贸"])
def test_a_quarter_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = understand(f"上海去北京，两个人，3天，预算5000，{said}", sandbox=chinatravel_sandbox)
    assert not [one for one in found.likings if one.about == "hotel" and one.wanted]


def test_a_quarter_may_be_told_by_one_hotel_and_the_houses_around(chinatravel_sandbox: Sandbox) -> None:
    found = understand("南京去上海，两个人，2天，预算3000，酒店订在徐汇那边", sandbox=chinatravel_sandbox)
    assert [one.thing.zh for one in found.likings if one.about == "hotel"] == ["徐汇附近"]
