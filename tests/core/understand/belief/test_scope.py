"""What turns a wish round does so in its own phrase: a list goes on behind a refusal, and a preference has two sides."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "2 people, Wuhan to Suzhou, 3 days. "


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + text, sandbox=sandbox)


def glosses(found: Understanding) -> list[str]:
    return [wish.constraint().gloss.en for wish in found.wishes]


def listed(found: Understanding) -> str:
    text = found.query.text
    return " | ".join(text[start:end] for start, end in found.not_understood)


@pytest.mark.parametrize(
    ("text", "more", "less"),
    [
        ("We prefer parks to museums", "公园", "博物馆"),
        ("We'd take museums over parks", "博物馆", "公园"),
    ],
)
def test_what_is_liked_less_is_not_asked_for(sandbox: Sandbox, text: str, more: str, less: str) -> None:
    said = glosses(read(text, sandbox))
    assert any(more in one and less not in one for one in said)
    assert not any(less in one and not one.startswith("No ") for one in said)


@pytest.mark.parametrize("text", ["I'd prefer a park close to the museum", "we prefer the train to Suzhou"])
def test_a_way_to_somewhere_refuses_nothing(sandbox: Sandbox, text: str) -> None:
    assert not any(one.startswith("No ") for one in glosses(read(text, sandbox)))


def test_a_refusal_at_the_end_of_a_list_leaves_the_list(sandbox: Sandbox) -> None:
    found = read("tea fields and no alarm bells", sandbox)
    assert [one.thing.zh for one in found.likings if one.wanted] == ["茶园"]


def test_a_rest_is_sought_behind_what_is_refused(sandbox: Sandbox) -> None:
    found = read("nothing raw and sit-downs between things", sandbox)
    assert {(one.thing.zh, one.wanted) for one in found.likings} == {("生食", False), ("多休息", True)}


def test_a_train_that_is_booked_binds_no_ride(sandbox: Sandbox) -> None:
    found = read("Our train gets in at 11", sandbox)
    assert glosses(found) == []
    assert "11" in listed(found)


def test_what_the_hotel_has_is_no_sight(sandbox: Sandbox) -> None:
    found = read("a hotel with a garden", sandbox)
    assert glosses(found) == []
    assert [(one.about, one.thing.zh) for one in found.likings] == [("hotel", "hotel with a garden")]


def test_a_day_that_is_named_is_listed_whole(sandbox: Sandbox) -> None:
    assert "on the first day" in listed(read("Tiger Hill on the first day", sandbox))


def test_half_a_day_at_a_place_is_a_visit(sandbox: Sandbox) -> None:
    found = understand(
        "2 people, Shanghai to Hangzhou, 3 days. half a day at Leifeng Pagoda", sandbox=sandbox
    )
    assert any("雷峰塔" in one for one in glosses(found))


def test_who_works_at_a_place_does_not_visit_it(sandbox: Sandbox) -> None:
    found = understand(
        "2 people, Shanghai to Hangzhou, 3 days. My office is at Leifeng Pagoda", sandbox=sandbox
    )
    assert glosses(found) == []


def test_a_heading_refuses_all_of_its_line(sandbox: Sandbox) -> None:
    found = read("no-nos: long queues, spicy food", sandbox)
    assert {one.about for one in found.likings} == {"sight", "cuisine"}
    assert not any(one.wanted for one in found.likings)


def test_who_would_sooner_die_refuses_what_follows(sandbox: Sandbox) -> None:
    found = read("my father would sooner die than climb stairs", sandbox)
    assert not any(one.wanted for one in found.likings)


def test_a_university_that_one_comes_from_is_no_sight(sandbox: Sandbox) -> None:
    assert not any("大学" in one for one in glosses(read("I am a student in Wuhan University", sandbox)))


def test_a_vegan_couple_eats_vegan(sandbox: Sandbox) -> None:
    assert any("素食" in one for one in glosses(read("vegan couple", sandbox)))


@pytest.mark.parametrize(
    "text",
    ["opera and live music are wasted on me", "opera leaves me cold", "opera isn't our cup of tea"],
)
def test_what_leaves_one_cold_is_not_wished_for(text: str, sandbox: Sandbox) -> None:
    assert not any(one.wanted for one in read(text, sandbox).likings)


def test_the_flight_of_somebody_else_is_no_way_of_travelling(sandbox: Sandbox) -> None:
    assert not any("plane" in one for one in glosses(read("back before her flight", sandbox)))


def test_a_heading_refuses_what_gives_its_reason_in_brackets(sandbox: Sandbox) -> None:
    found = read("What we don't need: shopping, duck (I'm vegetarian)", sandbox)
    assert not any(one.wanted for one in found.likings)
    assert any("素食" in one for one in glosses(found))


def test_what_heads_a_list_refuses_all_of_it(sandbox: Sandbox) -> None:
    found = read("Things I will not do: museums, karaoke.", sandbox)
    assert [one.wanted for one in found.likings if one.thing.en == "karaoke"] == [False]


def test_what_somebody_else_thinks_of_a_place_is_asked_about(sandbox: Sandbox) -> None:
    found = understand("2 people, Shanghai to Hangzhou. She thinks West Lake is dull.", sandbox=sandbox)
    assert "wish" in {question.about for question in found.ask} and not found.wishes


def test_what_a_dinner_is_set_by_is_no_sight(sandbox: Sandbox) -> None:
    found = read("One group dinner, by the canal.", sandbox)
    assert not [one for one in found.likings if one.about == "sight"]


def test_an_hour_that_nothing_reads_is_listed_whole(sandbox: Sandbox) -> None:
    assert "after 8 am" in listed(read("The parrot wakes after 8 am.", sandbox))


@pytest.mark.parametrize("words", ["Excluded: bus tours, karaoke.", "Banned: bus tours, karaoke."])
def test_a_heading_of_what_is_excluded_refuses_its_list(sandbox: Sandbox, words: str) -> None:
    found = read(words, sandbox)
    assert {(one.thing.en, one.wanted) for one in found.likings} == {("bus tours", False), ("karaoke", False)}


def test_no_more_of_a_thing_than_so_much_is_no_refusal(sandbox: Sandbox) -> None:
    found = read("No more duck than one duck.", sandbox)
    assert not [one for one in found.likings if not one.wanted] and not found.wishes


def test_a_number_of_rooms_that_will_not_do_is_asked_about(sandbox: Sandbox) -> None:
    found = read("Two hotel rooms are not enough.", sandbox)
    assert not found.wishes and "wish" in {question.about for question in found.ask}


def test_a_hotel_in_an_old_town_is_no_sight(sandbox: Sandbox) -> None:
    found = read("A boutique hotel in the old town.", sandbox)
    assert not [one for one in found.likings if one.about == "sight"]


@pytest.mark.parametrize("words", ["A dinner with live music.", "A hotel 4 stars or better in the old town."])
def test_what_a_dinner_or_a_hotel_has_is_no_sight(sandbox: Sandbox, words: str) -> None:
    assert not [one for one in read(words, sandbox).likings if one.about == "sight"]


def test_a_place_that_one_runs_around_is_wished_for(sandbox: Sandbox) -> None:
    found = understand("2 people, Shanghai to Hangzhou. We want to run around West Lake.", sandbox=sandbox)
    assert any("西湖" in wish.constraint().gloss.zh for wish in found.wishes)


def test_flights_that_an_amount_leaves_out_are_not_refused(sandbox: Sandbox) -> None:
    assert not read("We pay 2.2k/person w/o flights.", sandbox).wishes


def test_allergies_in_brackets_under_a_heading_are_refused(sandbox: Sandbox) -> None:
    found = read("NB severe: shellfish (both kids), nuts (me).", sandbox)
    assert {(one.thing.en, one.wanted) for one in found.likings} >= {("shellfish", False)}
    assert not [one for one in found.likings if one.wanted]


def test_a_refusal_for_one_day_of_the_week_is_asked_about(sandbox: Sandbox) -> None:
    words = "Under no circumstances West Lake on a Saturday."
    found = understand(f"2 people, Shanghai to Hangzhou. {words}", sandbox=sandbox)
    assert not found.wishes and "wish" in {question.about for question in found.ask}


@pytest.mark.parametrize("words", ["Not the bloody Liziba train.", "Per person: train 80, hotel 250."])
def test_a_train_with_a_name_or_a_price_is_no_way_of_travelling(sandbox: Sandbox, words: str) -> None:
    assert not [one for one in glosses(read(words, sandbox)) if "train" in one]
