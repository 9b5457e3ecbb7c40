"""Who travels, when and for how much, plainly told in Chinese, and numbers that only look like it."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.core.understand.zh.everyday.plain import TODAY, read


@pytest.mark.parametrize(
    "text",
    [
        "12个人 杭州到苏州 两天 预算2w 住民宿 慢慢逛",
        "12个人 杭州到苏州 两天 住民宿带KTV 预算20000 慢慢逛",
        "12个人 杭州到苏州 两天 预算20k 住民宿 慢慢逛",
    ],
)
def test_blanks_part_phrases_that_end_in_latin_letters(chinatravel_sandbox: Sandbox, text: str) -> None:
    found = understand(text, sandbox=chinatravel_sandbox, today=TODAY)
    assert found.query.budget == 20000
    assert not any(
        isinstance(wish.meaning, CostCap) and wish.meaning.category != "total" for wish in found.wishes
    )


@pytest.mark.parametrize("company", ["一家三口", "两大一小", "2大1小", "三口之家"])
def test_parents_with_a_child_sleep_in_one_room(chinatravel_sandbox: Sandbox, company: str) -> None:
    text = f"{company}上海去北京，4天，酒店一晚300以内"
    found = understand(text, sandbox=chinatravel_sandbox, today=TODAY)
    assert CostCap("accommodation", 300, "night") in [wish.meaning for wish in found.wishes]


def test_three_friends_take_two_rooms(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "酒店一晚300以内")
    assert CostCap("accommodation", 600, "night") in [wish.meaning for wish in found.wishes]


@pytest.mark.parametrize(
    ("said", "ages"),
    [
        ("我妈70了", (70,)),
        ("爸爸今年68，妈妈65", (68, 65)),
        ("老的72小的3岁", (72, 3)),
        ("大的9小的4", (9, 4)),
        ("奶奶都80多了", (80,)),
    ],
)
def test_ages_are_told_without_their_measure(
    chinatravel_sandbox: Sandbox, said: str, ages: tuple[int, ...]
) -> None:
    assert read(chinatravel_sandbox, said).ages == ages


@pytest.mark.parametrize("said", ["给爸妈60块零花", "爸妈50米内就要歇", "要大的9座车", "小的3间房"])
def test_other_numbers_beside_persons_are_no_ages(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert read(chinatravel_sandbox, said).ages == ()


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        ("十二月十号出发", date(2026, 12, 10), date(2026, 12, 13)),
        ("十二月二十三号到二十六号", date(2026, 12, 23), date(2026, 12, 26)),
        ("十二月二日走", date(2026, 12, 2), date(2026, 12, 5)),
        ("二十三号出发，二十六号回", date(2026, 11, 23), date(2026, 11, 26)),
    ],
)
def test_days_are_read_in_chinese_numerals(
    chinatravel_sandbox: Sandbox, said: str, first: date, last: date
) -> None:
    found = read(chinatravel_sandbox, said)
    assert found.dates is not None
    assert (found.dates.first, found.dates.last) == (first, last)
    assert found.query.text[slice(*found.dates.span)] in found.query.text


@pytest.mark.parametrize("said", ["住十号线附近", "住在五号楼", "看三月的樱花"])
def test_lines_and_houses_of_a_number_are_no_days(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert found.dates is None or found.dates.last is None


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("我们夫妇和另一对夫妇从上海去北京4天", 4),
        ("我们两口子和另外两对夫妻从上海去北京4天", 6),
        ("孩子在北京读大学，我和她爸爸从上海去看她，4天，陪孩子吃饭", 2),
        ("作为一名历史老师，我想独自从上海去北京4天", 1),
        ("女儿在上海上班，我带她从上海去北京4天", 2),
    ],
)
def test_other_couples_travel_and_who_is_visited_does_not(
    chinatravel_sandbox: Sandbox, text: str, people: int
) -> None:
    assert understand(text, sandbox=chinatravel_sandbox, today=TODAY).query.people_number == people


def test_days_at_places_of_a_list_are_not_those_of_the_trip(chinatravel_sandbox: Sandbox) -> None:
    text = "12/18上海-北京，12/22回，两个人，环球影城1天、长城1天、颐和园1天"
    assert understand(text, sandbox=chinatravel_sandbox, today=TODAY).query.days != 1


@pytest.mark.parametrize("said", ["周六陪孩子吃顿好的", "周六约了朋友吃饭"])
def test_a_weekday_of_something_else_begins_no_trip(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert read(chinatravel_sandbox, said).dates is None
