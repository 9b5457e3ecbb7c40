"""Refusals of which a word that was read is but a half are asked about: of two things at once, or refused themselves."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def _read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Hangzhou to Beijing, 3 days. {said}", sandbox=sandbox)


def _told(said: str, sandbox: Sandbox) -> set[str]:
    found = _read(said, sandbox)
    wishes = {one.constraint().gloss.zh for one in found.wishes}
    return wishes | {("" if one.wanted else "不") + one.thing.zh for one in found.likings}


@pytest.mark.parametrize(
    "said",
    [
        "Hiking on the Great Wall NO",
        "The bar crawl at Nanluoguxiang comes out.",
    ],
)
def test_a_phrase_of_two_things_is_refused_as_a_whole(said: str, chinatravel_sandbox: Sandbox) -> None:
    assert not _told(said, chinatravel_sandbox)


@pytest.mark.parametrize(
    "said",
    [
        "Nor would I refuse a museum.",
        "Nobody wants to skip the museums.",
        "I don't hate museums.",
        "It's unthinkable to skip the museums.",
    ],
)
def test_a_refusal_that_is_refused_refuses_nothing(said: str, chinatravel_sandbox: Sandbox) -> None:
    assert not any(one.startswith("不") for one in _told(said, chinatravel_sandbox))


@pytest.mark.parametrize("said", ["Unwanted in any form: hutongs.", "Unsuitable for us: hutongs."])
def test_a_heading_that_says_no_by_how_it_begins_demands_nothing(
    said: str, chinatravel_sandbox: Sandbox
) -> None:
    assert not _told(said, chinatravel_sandbox)


@pytest.mark.parametrize("said", ["Hutongs are right out.", "Hutongs come out.", "Hutongs can go out."])
def test_what_is_out_is_refused(said: str, chinatravel_sandbox: Sandbox) -> None:
    assert _told(said, chinatravel_sandbox) == {"不胡同"}


def test_a_question_is_answered_behind_its_reason(chinatravel_sandbox: Sandbox) -> None:
    said = "Ming Tombs? Only reachable by road, so forget them."
    assert "不游览明十三陵" in _told(said, chinatravel_sandbox)


def test_no_list_goes_on_where_each_has_a_no_of_its_own(chinatravel_sandbox: Sandbox) -> None:
    told = _told("No taxis, no buses, metro or my own two feet.", chinatravel_sandbox)
    assert "不步行" not in told


@pytest.mark.parametrize("said", ["No nuts, no shrimp, crab or lobster."])
def test_what_is_not_eaten_is_refused_to_the_end_of_the_list(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = _read(said, chinatravel_sandbox).likings
    assert [one.wanted for one in found] == [False] * 4


@pytest.mark.parametrize(
    "said",
    [
        "We're not fussed whether it's train or plane.",
        "It's all the same to us whether we see a museum or a park.",
        "The hotel doesn't have to be fancy.",
        "We don't care whether it's train or plane.",
        "It doesnt matter train or plane.",
        "We don't need hotpot every day.",
    ],
)
def test_what_does_not_matter_is_neither_wished_nor_refused(said: str, chinatravel_sandbox: Sandbox) -> None:
    assert not _told(said, chinatravel_sandbox)


def test_a_place_that_was_seen_often_enough_is_left_out(chinatravel_sandbox: Sandbox) -> None:
    said = "I've been up the Great Wall often enough, so definitely leave it out."
    assert _told(said, chinatravel_sandbox) == {"不游览八达岭长城"}


def test_a_refusal_of_one_thing_says_nothing_of_the_thing_before(chinatravel_sandbox: Sandbox) -> None:
    wishes = _read("Parks yes, palaces no.", chinatravel_sandbox).wishes
    assert [one.constraint().gloss.zh for one in wishes] != []


@pytest.mark.parametrize(
    "said", ["As few changes of trains as possible.", "No queues of tourists in hutongs."]
)
def test_what_is_said_of_a_thing_is_refused_and_not_the_thing(
    said: str, chinatravel_sandbox: Sandbox
) -> None:
    assert not any("火车" in one or "胡同" in one for one in _told(said, chinatravel_sandbox))


def test_between_what_one_cannot_choose_both_are_wished(chinatravel_sandbox: Sandbox) -> None:
    found = _read("Don't make me choose between noodles and dumplings.", chinatravel_sandbox)
    assert [one.wanted for one in found.likings] == [True, True]


def test_what_one_gives_something_up_for_is_wished(chinatravel_sandbox: Sandbox) -> None:
    told = _told("I'd happily skip the Forbidden City for a lazy morning.", chinatravel_sandbox)
    assert told == {"不游览故宫博物院", "慢游"}


def test_a_judgement_is_no_wish(chinatravel_sandbox: Sandbox) -> None:
    told = _told("Please avoid Tiananmen on Saturday night, it's a zoo.", chinatravel_sandbox)
    assert not any("动物园" in one for one in told)
