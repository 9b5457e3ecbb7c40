"""What every family declares fits together: its form, fields, menu, texts and sentences."""

from dataclasses import fields
from typing import Any

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days, People
from core.dsl.families.family import Family
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.table import FAMILIES, MENU, family_name, family_of
from core.dsl.normal.values import Opaque, Or

each = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.form.__name__)


@each
def test_the_form_has_a_field_for_each_part_of_the_value(family: Family[Any]) -> None:
    assert list(family.fields) == [field.name for field in fields(family.form)]


@each
def test_the_menu_begins_with_values_of_the_family(family: Family[Any]) -> None:
    assert all(type(beginning.value) is family.form for beginning in family.menu.values())


@each
def test_labels_are_in_both_languages(family: Family[Any]) -> None:
    labels = [field.label for field in family.fields.values()]
    labels += [beginning.label for beginning in family.menu.values()]
    assert all(label.zh and label.en for label in labels)


def test_every_entry_of_the_menu_has_a_name_of_its_own() -> None:
    assert len(MENU) == sum(len(family.menu) for family in FAMILIES)


def test_every_form_has_one_family() -> None:
    assert len({family.form for family in FAMILIES}) == len(FAMILIES)
    assert all(family_of(beginning.value).menu[key] is beginning for key, beginning in MENU.items())


def test_combinations_and_code_have_names_too() -> None:
    assert family_name(Or(frozenset({Days(1), People(1)}))) == "combination"
    assert family_name(Opaque("x")) == "other"


def test_one_decision_meets_what_is_about_it_alone() -> None:
    near, cap = HotelNear("西湖", 1.0), CostCap("intercity", 900)
    assert [family_of(near).decision(near), family_of(cap).decision(cap)] == ["lodging", "journey"]
    assert family_of(cap).decision(CostCap("total", 900)) is None


def test_a_cap_is_told_for_the_whole_trip() -> None:
    assert CostCap("accommodation", 100, "person_night").limit(people=2, days=3, meals=0) == 400
    assert CostCap("restaurant", 50, "person_meal").limit(people=2, days=3, meals=6) == 600
    assert CostCap("accommodation", 100, "night").limit(people=2, days=1, meals=0) is None
