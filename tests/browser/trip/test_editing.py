"""A plan changed by hand, in a real browser and in both languages."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from core.model.clock import Clock
from core.model.plan import Plan, Stay, Visit
from tests.browser.shown import CHINESE, ENGLISH, TripOf, pick, plan_of, run_id, run_of, run_shown

pytestmark = pytest.mark.browser


OpenPage = Callable[..., Page]


def _names(plan: Plan, day: int) -> list[str]:
    return [one.begins_at for one in plan.itinerary[day - 1].activities]


def _sight(plan: Plan) -> tuple[int, str]:
    """A sight of the first day, by its number and name."""
    return next(
        (at, one.position) for day, at, one in plan.activities() if day == 1 and isinstance(one, Visit)
    )


def _select(page: Page, at: int) -> Locator:
    page.locator(f'.stop[data-at="1.{at}"] .row').click()
    stop = page.locator(f'.stop.selected[data-at="1.{at}"]')
    expect(stop.locator(".offer").first).to_be_visible()
    return stop


def _expect_version(page: Page, former: str) -> None:
    card = page.locator(f".st-key-changes_card-{run_shown(page, instead_of=former)}")
    expect(card.locator("h3")).to_be_visible()
    expect(card.get_by_role("button").first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "request_text", "remove"),
    [("zh-CN", CHINESE, "去掉"), ("en-GB", ENGLISH, "Remove")],
    ids=["chinese", "english"],
)
def test_a_stop_is_removed_and_a_key_brings_it_back(
    visit: OpenPage, home: Path, trip_of: TripOf, locale: str, request_text: str, remove: str
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    former = run_shown(page)
    at, name = _sight(plan_of(page, home))
    _select(page, at).get_by_role("button", name=remove).click()
    _expect_version(page, former)
    run = run_of(page, home)
    assert (run.status, run.former) == ("edited", former)
    assert name not in _names(plan_of(page, home), 1)
    page.keyboard.press("z")
    assert run_shown(page, instead_of=run.id) == former
    expect(page.locator(".st-key-redo_version button")).to_be_visible()
    page.keyboard.press("y")
    expect(page).to_have_url(re.compile(f"plan={run.id}"))


@pytest.mark.parametrize(
    ("locale", "request_text", "edit"),
    [("zh-CN", CHINESE, "修改"), ("en-GB", ENGLISH, "Edit")],
    ids=["chinese", "english"],
)
def test_a_stop_is_replaced_by_a_suggestion_that_says_why(
    visit: OpenPage, home: Path, trip_of: TripOf, locale: str, request_text: str, edit: str
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    former = run_shown(page)
    at, name = _sight(plan_of(page, home))
    _select(page, at).get_by_role("button", name=edit).click()
    first = page.get_by_role("dialog").locator('[class*="-fit-0"] button')
    expect(first).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"¥\d+"))
    first.click()
    _expect_version(page, former)
    assert name not in _names(plan_of(page, home), 1)
    assert len(_names(plan_of(page, home), 1)) > at


def test_a_stop_is_dragged_to_another_place_of_its_day(visit: OpenPage, home: Path, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE))
    former, before = run_shown(page), _names(plan_of(page, home), 1)
    stops = page.locator('.stop[draggable="true"]')
    # two sights of the evening: a dinner would not go before the sight of the afternoon
    stops.nth(4).drag_to(stops.nth(3))
    _expect_version(page, former)
    after = _names(plan_of(page, home), 1)
    assert sorted(after) == sorted(before)
    assert after != before


def test_a_stop_is_dragged_to_another_day_and_keys_take_it_back_and_there_again(
    visit: OpenPage, home: Path, trip_of: TripOf
) -> None:
    # so high that both days are in sight: nothing scrolls while the stop is dragged
    page = visit(trip_of(CHINESE), viewport={"width": 1440, "height": 2000})
    former, before = run_shown(page), plan_of(page, home)
    at, name = _sight(before)
    second = next(at for day, at, one in before.activities() if day == 2 and isinstance(one, Visit))
    page.locator(f'.stop[data-at="1.{at}"]').drag_to(page.locator(f'.mini[data-at="2.{second}"]'))
    _expect_version(page, former)
    moved = run_id(page)
    assert name in _names(plan_of(page, home), 2)
    assert name not in _names(plan_of(page, home), 1)
    page.keyboard.press("z")
    assert run_shown(page, instead_of=moved) == former
    expect(page.locator(".st-key-redo_version button")).to_be_visible()
    page.keyboard.press("y")
    assert run_shown(page, instead_of=former) == moved


def test_what_cannot_be_done_is_said_and_nothing_changes(
    visit: OpenPage, home: Path, trip_of: TripOf
) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    former = run_shown(page)
    at, _ = _sight(plan_of(page, home))
    _select(page, at).get_by_role("button", name="Edit").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Time and way").click()
    dialog.get_by_label("Minutes").fill("720")
    dialog.get_by_label("Minutes").press("Tab")
    dialog.get_by_role("button", name="Use this").click()
    line = page.locator(".st-key-unmet_line-follow_up")
    expect(line).to_contain_text("too short")
    # the stop is told of by its English name
    assert not re.search("[一-鿿]", line.inner_text())
    assert run_id(page) == former


def test_a_form_gives_a_stop_another_day_length_and_way_at_once(
    visit: OpenPage, home: Path, trip_of: TripOf
) -> None:
    page = visit(trip_of(CHINESE))
    former = run_shown(page)
    at, name = _sight(plan_of(page, home))
    _select(page, at).get_by_role("button", name="修改").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="时间与走法").click()
    dialog.get_by_label("停留").fill("45")
    dialog.get_by_label("停留").press("Tab")
    pick(
        dialog.get_by_role("combobox", name=re.compile("哪一天")),
        page.get_by_role("option", name="第 2 天"),
    )
    dialog.get_by_role("radio", name="步行").click()
    dialog.get_by_role("button", name="采用").click()
    _expect_version(page, former)
    after = plan_of(page, home)
    [(day, moved)] = [
        (day, one) for day, _, one in after.activities() if isinstance(one, Visit) and one.position == name
    ]
    assert (day, moved.minutes, {leg.mode for leg in moved.transports}) == (2, 45, {"walk"})


def test_the_nights_are_spent_in_other_rooms(visit: OpenPage, home: Path, trip_of: TripOf) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    former = run_shown(page)
    before = plan_of(page, home)
    at, night = next((at, one) for day, at, one in before.activities() if day == 1 and isinstance(one, Stay))
    _select(page, at).get_by_role("button", name="Edit").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Rooms").click()
    expect(dialog).to_contain_text(re.compile(r"[+−]\u2060¥\d+"))
    dialog.locator('[class*="-rooms-fit-0"] button').click()
    _expect_version(page, former)
    nights = [one for _, _, one in plan_of(page, home).activities() if isinstance(one, Stay)]
    assert {one.position for one in nights} == {night.position}
    assert {(one.room_type, one.rooms) for one in nights} != {(night.room_type, night.rooms)}


def test_a_form_gives_a_stop_another_beginning_and_what_follows_is_timed_anew(
    visit: OpenPage, home: Path, trip_of: TripOf
) -> None:
    page = visit(trip_of(CHINESE))
    former = run_shown(page)
    before = plan_of(page, home)
    at, _ = _sight(before)
    later = Clock(before.itinerary[0].activities[at - 1].start_time.minutes + 10)
    _select(page, at).get_by_role("button", name="修改").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="时间与走法").click()
    for field, digits in zip(("小时", "分钟"), str(later).split(":"), strict=True):
        dialog.get_by_role("spinbutton", name=f"{field}, 开始时间").press_sequentially(digits)
    dialog.get_by_role("button", name="采用").click()
    _expect_version(page, former)
    day = plan_of(page, home).itinerary[0].activities
    assert day[at - 1].start_time == later
    assert all(one.end_time.minutes <= other.start_time.minutes for one, other in pairwise(day))
