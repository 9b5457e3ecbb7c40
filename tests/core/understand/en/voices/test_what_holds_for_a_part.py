"""What holds for a part alone, for another trip, or perhaps: the rest, maybe, somebody's own flight, a list of ways."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.facts.facts import read_facts

LED = "Shanghai to Hangzhou, two of us, 3 days. "


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(LED + said, sandbox=sandbox)


def demands(found: Understanding) -> list[str]:
    return [one.constraint().gloss.en for one in found.wishes]


@pytest.mark.parametrize(
    "said", ["Subway and walking only.", "Walking and the metro only please", "Only metro and walking."]
)
def test_all_ways_of_a_list_are_allowed(said: str, sandbox: Sandbox) -> None:
    assert demands(read(said, sandbox)) == ["Only metro or walking inside the city"]


@pytest.mark.parametrize(
    "said", ["My flight to Lisbon leaves a week later.", "Our son's train to Warsaw is paid for."]
)
def test_a_ride_of_another_trip_is_no_wish(said: str, sandbox: Sandbox) -> None:
    assert demands(read(said, sandbox)) == []


@pytest.mark.parametrize("said", ["Our train to Hangzhou should be fast.", "The flight to Hangzhou, please."])
def test_a_ride_of_this_trip_is_one(said: str, sandbox: Sandbox) -> None:
    assert demands(read(said, sandbox))


@pytest.mark.parametrize(
    "said",
    ["West Lake for certain, Lingyin Temple perhaps.", "West Lake must be in, maybe Lingyin Temple."],
)
def test_a_sight_that_may_be_is_a_like(said: str, sandbox: Sandbox) -> None:
    strengths = {one.constraint().gloss.en: one.strength for one in read(said, sandbox).wishes}
    assert [strength for name, strength in strengths.items() if "灵隐寺" in name] == ["like"]
    assert [strength for name, strength in strengths.items() if "西湖" in name] == ["must"]


@pytest.mark.parametrize(
    "said", ["One hotpot evening, the rest not spicy.", "Hotpot once, everything else not spicy."]
)
def test_what_the_rest_is_not_is_not_refused_of_all(said: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert not any(one.thing.en == "spicy food" for one in found.likings)
    assert found.not_understood


@pytest.mark.parametrize(
    "said", ["hostel w/ private room", "A private room in a guesthouse would be lovely."]
)
def test_a_room_of_ones_own_is_no_meal(said: str, sandbox: Sandbox) -> None:
    assert not any(one.about == "meal" for one in read(said, sandbox).likings)


@pytest.mark.parametrize(
    ("said", "hour"),
    [("Train home on Sunday evening after 7.", "19:00"), ("Flying back Friday night after 9.", "21:00")],
)
def test_the_hour_behind_a_part_of_the_day_is_the_one(said: str, hour: str, sandbox: Sandbox) -> None:
    assert any(f"departs at {hour} at the earliest" in one for one in demands(read(said, sandbox)))


@pytest.mark.parametrize(
    "said", ["No clue, I do not know how much things cost.", "Please advise us on the budget."]
)
def test_who_knows_no_prices_is_asked_for_a_budget(said: str, sandbox: Sandbox) -> None:
    assert "budget" in {one.about for one in read(said, sandbox).ask}


def test_the_facts_of_such_a_text_stand() -> None:
    assert read_facts(LED + "My flight to Lisbon leaves a week later.", ("上海", "杭州")).days == 3
