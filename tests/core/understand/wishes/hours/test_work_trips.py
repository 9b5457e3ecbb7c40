"""A trip for work is at work by day, whatever the language; who would see sights by day is not."""

from datetime import date

import pytest

from core.model.daily import EVERY_DAY, FreeBlock, free_block
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

OFFICE_HOURS = FreeBlock(day=EVERY_DAY, since=9 * 60, until=18 * 60, engaged=True)
ZH = "从北京去上海，一个人，三天，预算5000元。"
EN = "Beijing to Shanghai, one person, 3 days, 5000 yuan. "


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(text, sandbox=sandbox, today=date(2026, 11, 26))


def blocks(text: str, sandbox: Sandbox) -> list[FreeBlock]:
    found = (free_block(one.thing.zh) for one in read(text, sandbox).likings)
    return [one for one in found if one is not None]


@pytest.mark.parametrize(
    "text",
    [
        f"{ZH}去出差",
        f"{ZH}出差，晚上有空的话想去外滩走走",
        f"{ZH}白天开会，晚上想去外滩",
        f"{EN}It's a business trip.",
        f"{EN}I need to be there for meetings.",
        f"{EN}Going there for work. Evenings are free, I'd like to see the Bund then.",
        f"{EN}I'm tied up during the day.",
    ],
)
def test_who_is_at_work_sees_nothing_by_day(text: str, demo: Sandbox) -> None:
    assert blocks(text, demo) == [OFFICE_HOURS]


@pytest.mark.parametrize(
    "text",
    [
        f"{ZH}去出差，顺便逛逛豫园",
        f"{ZH}出差，想看外滩和豫园",
        f"{EN}A business trip, but with time for sightseeing.",
        f"{EN}I work in a bank.",
    ],
)
def test_who_would_see_sights_by_day_is_not_at_work_all_day(text: str, demo: Sandbox) -> None:
    assert blocks(text, demo) == []


def test_hours_that_are_said_are_those_of_the_work(demo: Sandbox) -> None:
    (block,) = blocks(f"{ZH}出差，第二天下午2点到5点开会", demo)
    assert (block.day, block.since, block.until) == (2, 14 * 60, 17 * 60)


def test_the_evening_after_work_is_that_of_the_place_that_is_named(demo: Sandbox) -> None:
    things = [one.thing.zh for one in read(f"{ZH}出差，晚上有空的话想去外滩走走", demo).likings]
    assert "外滩：晚上" in things


def test_an_afternoon_that_is_free_leaves_the_morning_to_the_work(demo: Sandbox) -> None:
    found = blocks(f"{ZH}出差，第二天下午有空，想去外滩走走", demo)
    assert [(one.day, one.since, one.until, one.engaged) for one in found] == [(2, 9 * 60, 12 * 60, True)]


def test_an_afternoon_that_is_free_on_holiday_is_one_among_others(demo: Sandbox) -> None:
    assert not any(one.engaged for one in blocks(f"{ZH}第二天下午有空，想去外滩走走", demo))


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("去出差，最后一天下午坐高铁回", [(-1, 9 * 60, 12 * 60)]),
        ("去公干，第三天早上八点的高铁回", []),
    ],
)
def test_on_the_day_of_leaving_one_works_until_one_leaves(
    said: str, last: list[tuple[int, int, int]], demo: Sandbox
) -> None:
    found = [(one.day, one.since, one.until) for one in blocks(f"{ZH}{said}", demo)]
    assert found == [(1, 9 * 60, 18 * 60), (2, 9 * 60, 18 * 60), *last]


def test_who_leaves_after_work_is_at_work_every_day(demo: Sandbox) -> None:
    assert blocks(f"{ZH}去出差，最后一天晚上七点以后的车回", demo) == [OFFICE_HOURS]
