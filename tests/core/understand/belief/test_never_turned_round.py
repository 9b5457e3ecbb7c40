"""What somebody refuses is never read as a wish, nor what he wishes as refused, however it is put."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.understanding import Understanding

ZH, EN = "两个人从南京去杭州三天，", "Two of us from Nanjing to Hangzhou for 3 days. "


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand((EN if text.isascii() else ZH) + text, sandbox=sandbox)


def refused(found: Understanding) -> set[str]:
    """All that is refused, in the English words of the page."""
    wishes = {one.constraint().gloss.en for one in found.wishes}
    return {one for one in wishes if one.startswith(("Do not", "No ", "Not "))} | {
        one.thing.en for one in found.likings if not one.wanted
    }


def wished(found: Understanding) -> set[str]:
    wishes = {one.constraint().gloss.en for one in found.wishes}
    return {one for one in wishes if not one.startswith(("Do not", "No ", "Not "))} | {
        one.thing.en for one in found.likings if one.wanted
    }


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Please keep us out of shopping malls.", "shopping malls"),
        ("I refuse: hotel buffets, chains.", "chain hotels"),
        ("Parks over temples.", "temples"),
        ("He hates: spicy food, museums, crowds.", "No sights of the type 博物馆/纪念馆"),
        ("灵隐寺就别安排了人太多", "Do not visit 灵隐寺"),
        ("灵隐寺别去了排队太久", "Do not visit 灵隐寺"),
    ],
)
def test_it_stays_refused(text: str, thing: str, chinatravel_sandbox: Sandbox) -> None:
    assert thing in refused(read(text, chinatravel_sandbox))


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("my sister is vegetarian, so no meat and Lingyin Temple for her", "Visit 灵隐寺"),
        ("饭菜要少糖清淡", "light food"),
        ("Things we don't want: waking up before 9, museums.", "out after 09:00 each day"),
    ],
)
def test_it_stays_wished(text: str, thing: str, chinatravel_sandbox: Sandbox) -> None:
    assert thing in wished(read(text, chinatravel_sandbox))


def test_who_corrects_himself_refuses_nothing(chinatravel_sandbox: Sandbox) -> None:
    found = read("We want to rent no actually take a boat on West Lake", chinatravel_sandbox)
    assert not refused(found)


def test_what_stands_in_brackets_behind_a_refused_way_takes_its_place(chinatravel_sandbox: Sandbox) -> None:
    found = read("No taxis (metro or walking instead).", chinatravel_sandbox)
    assert refused(found) == {"No taxi inside the city"}


@pytest.mark.parametrize("text", ["住几十块的床位", "每顿几十块", "My brother wants the zoo train."])
def test_nothing_is_demanded_that_nobody_said(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert not read(text, chinatravel_sandbox).query.constraints


def test_rooms_of_a_question_that_is_answered_are_not_booked(chinatravel_sandbox: Sandbox) -> None:
    found = read("Three rooms? No, two is enough.", chinatravel_sandbox)
    assert not any("3 rooms" in one for one in wished(found))
