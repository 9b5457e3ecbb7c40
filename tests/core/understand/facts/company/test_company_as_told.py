"""Who travels, in words that count nobody or that only a family has."""

from datetime import date

import pytest

from core.understand import understand

_CITIES = ["成都", "北京"]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("大三学生，一个人，成都到北京2天", 1),
        ("初三学生，跟我妈，成都到北京2天", 2),
        ("高二学生两个，成都到北京2天", 2),
        ("大四学生四人，成都到北京2天", 4),
        ("研一狗一枚，成都到北京2天，一个人", 1),
        ("三个大三学生，成都到北京2天", 3),
        ("我跟我屋头那个从成都切北京耍4天", 2),
        ("我跟我家那口子从成都去北京4天", 2),
        ("和我家那位从成都去北京4天", 2),
        ("我跟我堂客从成都去北京4天", 2),
        ("孩儿他妈和我，还有闺女，从成都去北京4天", 3),
    ],
)
def test_every_way_to_tell_who_travels(text: str, people: int) -> None:
    assert understand(text, _CITIES).query.people_number == people


@pytest.mark.parametrize("text", ["初三学生，跟我妈，成都到北京2天", "初三毕业，跟我妈成都到北京2天"])
def test_a_year_of_school_is_no_day_of_the_lunar_year(text: str) -> None:
    assert understand(text, _CITIES, today=date(2026, 11, 26)).dates is None
