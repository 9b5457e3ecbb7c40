"""What is wished of a place is one spell, by its hours and the sun there."""

from datetime import date

from core.knowledge.hours.spells import spells_at
from core.model.spells import SPELLS
from core.sandbox.sandbox import Sandbox


def test_an_hour_and_a_length_are_one_spell(demo: Sandbox) -> None:
    here = spells_at(("西湖：上午", "西湖：半天"), demo.city("杭州"), None)["西湖"]
    assert here.is_kept(9 * 60, 12 * 60) and not here.is_kept(9 * 60, 10 * 60)


def test_of_two_hours_the_later_said_counts(demo: Sandbox) -> None:
    here = spells_at(("西湖：上午", "西湖：晚上"), demo.city("杭州"), None)["西湖"]
    assert here.is_kept(19 * 60, 20 * 60) and not here.is_kept(9 * 60, 10 * 60)


def test_a_day_is_kept_with_the_hour_that_is_said_later(demo: Sandbox) -> None:
    here = spells_at(("西湖：第 2 天", "西湖：上午", "西湖：晚上"), demo.city("杭州"), None)["西湖"]
    assert (here.is_on(2, 4), here.is_on(3, 4)) == (True, False)


def test_dusk_is_later_in_summer(demo: Sandbox) -> None:
    winter, summer = (
        spells_at(("西湖：傍晚",), demo.city("杭州"), date(2026, month, 21))["西湖"] for month in (12, 6)
    )
    assert winter.is_kept(16 * 60, 17 * 60 + 30) and not summer.is_kept(16 * 60, 17 * 60 + 30)


def test_who_would_be_early_is_there_soon_after_it_opens() -> None:
    early = next(one for one in SPELLS if one.first_hour)
    here = early.at(7 * 60 + 30, 18 * 60)
    assert (here.rather_by, here.is_kept(8 * 60 + 30, 11 * 60)) == (8 * 60, True)
