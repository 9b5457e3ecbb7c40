"""How far English words reach: what a refusal, a place, a day of the week or a quotation is of, and what it is not of."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 26)
TRIP = "Nanjing to Hangzhou, 3 days, 2 people. "


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + said, sandbox=sandbox, today=TODAY)


def wished(said: str, sandbox: Sandbox) -> dict[str, str]:
    """Each place or kind that is wished for or refused, with its rule."""
    found = (one.meaning for one in read(said, sandbox).wishes)
    return {
        name: one.rule
        for one in found
        if isinstance(one, (Names, Types))
        for name in (one.names if isinstance(one, Names) else one.types)
    }


@pytest.mark.parametrize(
    "said",
    [
        "Any museum but Lingyin Temple.",
        "Every sight but Lingyin Temple, please.",
        "All but Lingyin Temple.",
    ],
)
def test_what_is_left_out_of_all_is_refused(said: str, sandbox: Sandbox) -> None:
    assert wished(said, sandbox)["灵隐寺"] == "none"


@pytest.mark.parametrize(
    "said", ["Any museum, but also Lingyin Temple.", "All of it is fine but we want Lingyin Temple."]
)
def test_what_comes_besides_is_wished(said: str, sandbox: Sandbox) -> None:
    assert wished(said, sandbox)["灵隐寺"] == "all"


@pytest.mark.parametrize(
    "said",
    [
        "Nobody, I repeat nobody, is to see a museum.",
        "None of us, seriously, wants a museum.",
        "Not wanted: pubs, museums.",
        "Not wanted ........ museums",
        "3) museums... rather not, my followers would yawn",
    ],
)
def test_a_refusal_reaches_over_what_is_put_in_between(said: str, sandbox: Sandbox) -> None:
    assert wished(said, sandbox)["博物馆/纪念馆"] == "none"


def test_a_place_in_which_something_unknown_lies_is_asked(sandbox: Sandbox) -> None:
    found = read("Heming Teahouse in Lingyin Temple, say.", sandbox)
    assert "wish" in {one.about for one in found.ask} or "Heming Teahouse" in found.likings[0].thing.en
    assert not any(isinstance(one.meaning, Names) for one in found.wishes)


@pytest.mark.parametrize("said", ["Tea in Lingyin Temple.", "The monks in Lingyin Temple at dawn."])
def test_a_place_where_one_does_something_is_wished(said: str, sandbox: Sandbox) -> None:
    assert wished(said, sandbox)["灵隐寺"] == "all"


def test_what_others_are_quoted_to_say_counts_less_than_the_writer(chinatravel_sandbox: Sandbox) -> None:
    text = (
        'My dad goes "the Bund is a tourist trap", my mum goes "I\'m not coming this far to skip the Bund". '
        "So: 3 of us, Guangzhou to Shanghai, 4 days, Bund included."
    )
    rules = {
        one.meaning.rule
        for one in understand(text, sandbox=chinatravel_sandbox).wishes
        if isinstance(one.meaning, Names)
    }
    assert rules == {"all"}


@pytest.mark.parametrize(
    "said", ["Can't herd cats before coffee.", "Nothing before my first coffee, please."]
)
def test_what_comes_before_a_coffee_refuses_no_coffee(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(TRIP + said, sandbox=chinatravel_sandbox)
    assert not any(isinstance(one.meaning, Types) for one in found.wishes)


@pytest.mark.parametrize(
    ("said", "thing"),
    [
        ("One twin room is fine, nothing fancy.", "简单的住处"),
        ("Hotel near the station, nothing fancy please.", "简单的住处"),
        ("A double room, but it must be quiet.", "安静的酒店"),
        ("Nothing fancy to eat.", "省钱"),
    ],
)
def test_a_quality_alone_is_of_what_was_spoken_of(said: str, thing: str, sandbox: Sandbox) -> None:
    assert thing in {one.thing.zh for one in read(said, sandbox).likings}


def test_the_scenery_of_a_ride_is_no_sight_to_visit(chinatravel_sandbox: Sandbox) -> None:
    found = understand(TRIP + "We go by train so that we see the scenery.", sandbox=chinatravel_sandbox)
    assert not any(isinstance(one.meaning, Types) for one in found.wishes)


def test_rooms_side_by_side_are_counted_and_told_closer(sandbox: Sandbox) -> None:
    found = read("Two rooms next to each other.", sandbox)
    assert Rooms(2) in [one.meaning for one in found.wishes]
    assert "相邻的房间" in {one.thing.zh for one in found.likings}


def test_rooms_of_several_kinds_are_each_said_back(sandbox: Sandbox) -> None:
    found = read("One single room for me and three twins for the others.", sandbox)
    assert [one.meaning for one in found.wishes if isinstance(one.meaning, Rooms)] == [Rooms(4)]
    assert {"single room", "twin room"} <= {one.thing.en for one in found.likings}


@pytest.mark.parametrize(
    "said",
    [
        "No more than one museum.",
        "At most two museums, please.",
        "No museum, kidding.",
        "Avoid Monday for the museum, it's shut.",
    ],
)
def test_a_number_at_most_a_joke_and_a_day_are_asked_about(said: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert wished(said, sandbox) == {}
    assert "wish" in {one.about for one in found.ask}


def test_places_of_a_list_that_one_has_been_to_are_not_wished(chinatravel_sandbox: Sandbox) -> None:
    text = "Beijing to Shanghai, 2 days, 2 people. We have done the Bund, the Yuyuan and Nanjing Road before."
    found = [one.meaning for one in understand(text, sandbox=chinatravel_sandbox).wishes]
    assert not any(isinstance(one, Names) and one.rule == "all" for one in found)


@pytest.mark.parametrize(
    ("said", "category"),
    [
        ("Dinner by the river, please, about 150 a person.", "dinner"),
        ("If it stays under 7000 we're happy.", "total"),
    ],
)
def test_an_amount_is_for_what_its_sentence_speaks_of(said: str, category: str, sandbox: Sandbox) -> None:
    assert [
        one.meaning.category for one in read(said, sandbox).wishes if isinstance(one.meaning, CostCap)
    ] == [category]


def test_a_hotel_that_one_is_put_in_somewhere_is_no_sight(chinatravel_sandbox: Sandbox) -> None:
    text = "Shanghai to Suzhou, 2 nights, my wife and I. Could you put us somewhere on Pingjiang Road?"
    assert [type(one.meaning) for one in understand(text, sandbox=chinatravel_sandbox).wishes] == [HotelNear]


def test_a_place_by_a_letter_and_a_number_is_not_passed_over(sandbox: Sandbox) -> None:
    found = read("We'd rather see M50.", sandbox)
    told = [*found.not_understood, *(one.span for one in found.likings)]
    assert any("M50" in found.query.text[slice(*span)] for span in told)


def test_enough_of_a_thing_is_no_aversion(sandbox: Sandbox) -> None:
    found = understand(
        "Two of us, Shanghai to Hangzhou, 3 days. A day at West Lake, and a hotel with enough beds.",
        sandbox=sandbox,
    )
    assert [one for one in found.likings if not one.wanted] == []
    assert found.ask == ()


def test_what_is_counted_behind_a_refusal_is_wished_for(sandbox: Sandbox) -> None:
    found = understand(
        "Two of us, Shanghai to Hangzhou, 3 days, no early mornings and one evening at West Lake.",
        sandbox=sandbox,
    )
    assert [one.meaning.rule for one in found.wishes if isinstance(one.meaning, Names)] in ([], ["all"])


@pytest.mark.parametrize(
    "said",
    [
        "3000 for everything but not more than 500 of that on snacks.",
        "3000 in all, not over 500 of it for snacks.",
    ],
)
def test_what_may_cost_no_more_is_not_refused(said: str, chinatravel_sandbox: Sandbox) -> None:
    assert "none" not in wished(said, chinatravel_sandbox).values()
