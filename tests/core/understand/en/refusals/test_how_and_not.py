"""What stands behind a refusal in English and is none of it: the pace, what is for whom, a part of what is wished for."""

import pytest

from core.dsl.families.places import Types
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, 3 days, from Shanghai to Hangzhou. {said}", sandbox=sandbox)


def kinds(found: Understanding, kind: str) -> set[tuple[str, frozenset[str]]]:
    return {
        (one.meaning.rule, one.meaning.types)
        for one in found.wishes
        if isinstance(one.meaning, Types) and one.meaning.kind == kind
    }


@pytest.mark.parametrize("pace", ["at a slow pace", "at a leisurely pace suitable for seniors"])
def test_a_pace_behind_a_refusal_is_wished_for(pace: str, sandbox: Sandbox) -> None:
    found = read(f"Visit historical sites not amusement parks {pace}.", sandbox)
    assert found.preferences["rhythm"].wanted == {"慢游"}
    assert kinds(found, "attraction") >= {("none", frozenset({"游乐园/体育娱乐"}))}


def test_a_refused_pace_is_refused(sandbox: Sandbox) -> None:
    assert read("Not at a slow pace.", sandbox).preferences["rhythm"].unwanted == {"慢游"}


def test_who_places_are_for_makes_them_no_other_kind(sandbox: Sandbox) -> None:
    found = read("Look for family-friendly natural scenery not museums.", sandbox)
    assert found.preferences["attractions"].wanted == {"亲子友好", "自然风光"}
    assert not found.ask


def test_a_part_of_a_cuisine_refuses_not_all_of_it(sandbox: Sandbox) -> None:
    found = read("Eat Jiangzhe cuisine not Hangzhou local food.", sandbox)
    assert kinds(found, "restaurant") == {("all", frozenset({"江浙菜"}))}
    assert found.preferences["diet"].unwanted == {"杭帮菜"}


def test_what_is_refused_in_the_middle_of_a_breath(sandbox: Sandbox) -> None:
    found = read("gardens yes silk no and a good dinner on the last evening", sandbox)
    assert ("silk", "never") in {(one.thing.en, one.strength) for one in found.likings}
