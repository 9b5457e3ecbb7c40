"""What people leave undecided, what is paid by others, and what was meant before, in Chinese."""

import pytest

from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.core.understand.zh.everyday.plain import TODAY, liked, read


def _names(sandbox: Sandbox, said: str) -> list[tuple[str, frozenset[str]]]:
    found = read(sandbox, said).wishes
    return [(one.meaning.rule, one.meaning.names) for one in found if isinstance(one.meaning, Names)]


@pytest.mark.parametrize("said", ["颐和园太远再说吧", "颐和园人太多了看心情", "颐和园有点晒，到时候看情况吧"])
def test_what_is_judged_and_left_undecided_is_asked(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert _names(chinatravel_sandbox, said) == []
    assert "wish" in [one.about for one in read(chinatravel_sandbox, said).ask]


def test_what_is_only_left_for_the_day_itself_is_a_like(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "颐和园看情况")
    assert [one.strength for one in found.wishes] == ["like"]


@pytest.mark.parametrize(
    "said", ["颐和园台阶多就不上去了", "颐和园那边狗不能进就不用排了", "颐和园排队麻烦尽量别去"]
)
def test_a_place_is_refused_with_its_reason(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert [rule for rule, _ in _names(chinatravel_sandbox, said)] == ["none"]


@pytest.mark.parametrize("said", ["地铁换乘麻烦尽量别坐", "地铁人多尽量别坐"])
def test_the_metro_is_refused_with_its_reason(chinatravel_sandbox: Sandbox, said: str) -> None:
    wishes = read(chinatravel_sandbox, said).wishes
    assert [one.meaning for one in wishes] == [InnerModes("none", frozenset({"metro"}))]


@pytest.mark.parametrize(
    "said", ["自驾去，市里不打算开车", "自驾，城里面别让我开车", "自驾去，到了那边不想开车"]
)
def test_who_drives_there_need_not_drive_in_town(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = {(one.about, one.wanted) for one in read(chinatravel_sandbox, said).likings}
    assert ("ride_out", True) in found
    assert ("ride_out", False) not in found


@pytest.mark.parametrize(
    "said",
    [
        "公司报销每人900，超出部分自理",
        "单位给每人900，多出来的大家平摊",
        "公司报销酒店，自己大概花1800",
        "大概花个千把块",
    ],
)
def test_an_amount_that_is_not_all_that_is_paid_is_asked(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert "budget" in [one.about for one in found.ask]


@pytest.mark.parametrize(
    ("text", "budget", "people"),
    [
        ("上海去北京4天三个人，预算原来定的6000，公司加钱了现在9000", 9000, 3),
        ("上海去北京4天，原本两个人，现在三个，预算6000", 6000, 3),
        ("上海去北京4天，2个人，哦不对我同学也去，3个人", None, 3),
    ],
)
def test_what_holds_now_takes_the_place_of_what_was_meant(
    chinatravel_sandbox: Sandbox, text: str, budget: float | None, people: int
) -> None:
    found = understand(text, sandbox=chinatravel_sandbox, today=TODAY)
    assert (found.query.budget, found.query.people_number) == (budget, people)
    assert found.ask == ()


def test_any_of_several_trains_is_a_train(chinatravel_sandbox: Sandbox) -> None:
    wishes = read(chinatravel_sandbox, "动车、卧铺都可以").wishes
    assert IntercityModes(frozenset({"train"})) in [one.meaning for one in wishes]


@pytest.mark.parametrize("said", ["我要赶飞机", "晚上还得赶高铁"])
def test_a_ride_that_one_must_catch_is_no_wish_for_it(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert read(chinatravel_sandbox, said).wishes == ()


@pytest.mark.parametrize("said", ["想去簋街和天坛", "想逛天坛、簋街", "想看老街，例如簋街"])
def test_a_name_that_the_data_lack_is_wished_in_a_list(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("sight", "簋街") in liked(read(chinatravel_sandbox, said))


def test_a_list_that_nobody_wishes_for_is_no_wish(chinatravel_sandbox: Sandbox) -> None:
    assert liked(read(chinatravel_sandbox, "教堂、寺庙、爬山，三不要")) == set()


@pytest.mark.parametrize(
    ("said", "chain"), [("住如家", "如家酒店"), ("想住汉庭", "汉庭酒店"), ("订个锦江之星", "锦江之星")]
)
def test_a_chain_of_hotels_is_a_like_of_the_hotel(
    chinatravel_sandbox: Sandbox, said: str, chain: str
) -> None:
    assert ("hotel", chain) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("who", ["书法协会6个人", "我们登山队6个人", "合唱团6个人"])
def test_a_club_that_travels_wishes_for_nothing_by_its_name(chinatravel_sandbox: Sandbox, who: str) -> None:
    found = understand(f"{who}从上海去北京，4天", sandbox=chinatravel_sandbox, today=TODAY)
    assert (found.query.people_number, found.likings, found.not_understood) == (6, (), ())
