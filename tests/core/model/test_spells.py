"""When, and for how long, one would be at a place is read again from its own words, and judged by its minutes."""

import pytest

from core.model.spells import SPELLS, Spell, VisitSpell, spell, visit_spell

_SUNRISE = 6 * 60


@pytest.mark.parametrize("one", SPELLS, ids=lambda one: one.said.en)
def test_a_wish_is_read_from_its_words(one: Spell) -> None:
    wish = VisitSpell("洪崖洞", one)
    assert visit_spell(wish.said.zh) == wish


@pytest.mark.parametrize("said", ["每天 11:00 后出门", "慢游：每天 2 个景点", "洪崖洞", "：晚上"])
def test_other_things_are_none(said: str) -> None:
    assert visit_spell(said) is None


@pytest.mark.parametrize(
    ("said", "start", "end", "kept"),
    [
        ("晚上", 19 * 60, 20 * 60, True),
        ("晚上", 14 * 60, 15 * 60, False),
        ("一整天", 8 * 60 + 30, 15 * 60, True),
        ("一整天", 14 * 60 + 15, 17 * 60, False),
        ("半天", 9 * 60, 12 * 60, True),
        ("半天", 9 * 60, 10 * 60 + 30, False),
        ("一整个上午", 9 * 60, 12 * 60, True),
        ("一整个上午", 13 * 60, 16 * 60, False),
    ],
)
def test_minutes_that_keep_it(said: str, start: int, end: int, kept: bool) -> None:
    assert spell(said).is_kept(start, end) is kept


def test_early_at_what_opens_late_is_soon_after_it_opens() -> None:
    here = spell("一早").at(9 * 60, 17 * 60)
    assert here.is_kept(9 * 60 + 20, 11 * 60) and not here.is_kept(11 * 60, 12 * 60)


def test_nobody_stays_longer_than_a_place_is_open() -> None:
    assert spell("一整天").at(9 * 60, 14 * 60).is_kept(9 * 60, 14 * 60)


def test_of_two_both_are_kept() -> None:
    both = spell("上午").also(spell("半天"))
    assert both.is_kept(9 * 60, 12 * 60)
    assert not both.is_kept(9 * 60, 10 * 60) and not both.is_kept(14 * 60, 18 * 60)


def test_dusk_is_when_the_sun_sets() -> None:
    winter, summer = (spell("傍晚").on_days_of(_SUNRISE, sunset) for sunset in (17 * 60, 20 * 60))
    assert winter.is_kept(16 * 60 + 15, 17 * 60 + 30) and not summer.is_kept(16 * 60 + 15, 17 * 60 + 30)
    assert summer.is_kept(18 * 60 + 30, 20 * 60)


def test_where_a_place_closes_before_the_sun_is_down_its_last_light_is_dusk() -> None:
    tower = spell("傍晚").on_days_of(_SUNRISE, 18 * 60 + 30).at(8 * 60 + 30, 18 * 60)
    assert tower.is_kept(16 * 60 + 15, 18 * 60)
    shut_at_five = spell("晚上").on_days_of(_SUNRISE, 18 * 60 + 30).at(9 * 60, 17 * 60)
    assert not shut_at_five.is_kept(15 * 60, 17 * 60)


def test_who_wishes_for_the_sunrise_is_there_before_it_and_while_the_sun_comes_up() -> None:
    summer = spell("日出").on_days_of(5 * 60, 19 * 60).at(0, 24 * 60)
    assert summer.is_kept(4 * 60 + 45, 5 * 60 + 30)
    assert not summer.is_kept(5 * 60 + 30, 7 * 60) and not summer.is_kept(4 * 60, 5 * 60)


def test_no_hour_at_a_place_that_opens_late_is_its_sunrise() -> None:
    tower = spell("日出").on_days_of(6 * 60, 18 * 60).at(8 * 60 + 30, 18 * 60)
    assert not tower.is_kept(8 * 60 + 30, 10 * 60)
