"""What a hotel is to be in English, in words that stand beside others: rooms, clubs, styles, a name."""

import pytest

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Types
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, 3 days from Shanghai to Hangzhou {said}", sandbox=sandbox)


def features(found: Understanding) -> set[tuple[str, frozenset[str]]]:
    return {
        (one.meaning.rule, one.meaning.types)
        for one in found.wishes
        if isinstance(one.meaning, Types) and one.meaning.kind == "accommodation"
    }


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("in spring, needing family rooms.", {"家庭房"}),
        ("by train, needing family-themed rooms with kids' clubs.", {"亲子主题房", "儿童俱乐部"}),
        ("by train, preferring garden-style architecture hotels.", {"园林建筑"}),
        ("by train, we need a hotel with a pool.", {"泳池"}),
    ],
)
def test_what_is_needed_is_wished_for(said: str, wanted: set[str], sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert features(found) == {("all", frozenset(wanted))}
    assert not found.ask


def test_a_club_for_kids_is_no_night_out(sandbox: Sandbox) -> None:
    assert not read("with kids' clubs at the hotel.", sandbox).likings


def test_a_list_behind_without_is_refused_whole(sandbox: Sandbox) -> None:
    said = "with no self-driving, accommodation without hot springs, SPA and executive lounge."
    assert features(read(said, sandbox)) == {("none", frozenset({"温泉", "SPA", "行政酒廊"}))}


def test_a_hotel_to_stay_at_is_no_place_to_be_near_to(sandbox: Sandbox) -> None:
    found = read("and stay at 瑾馨酒店.", sandbox)
    assert not any(isinstance(one.meaning, HotelNear) for one in found.wishes)
