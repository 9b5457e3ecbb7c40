"""Changes as people type them in English: an hour of one day, one ride alone, what was forgotten."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up

BASE = "Three days in Hangzhou from Shanghai for two people, budget 5000 yuan, with Lingyin Temple and Leifeng Pagoda."


def changes(text: str, sandbox: Sandbox, base: str = BASE) -> list[tuple[str, str, int | None]]:
    answer = follow_up(text, understand(base, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return [(one.kind, str(one.value), one.day) for one in answer.changes]


@pytest.mark.parametrize(
    "text",
    [
        "let's not set out before 10:30 on the second day",
        "on day 2 dont start before 10:30 ok",
        "nothing before 10:30 on day two please",
    ],
)
def test_a_day_begins_at_an_hour(text: str, sandbox: Sandbox) -> None:
    ((kind, value, day),) = changes(text, sandbox)
    assert (kind, day) == ("time", 2)
    assert "10:30" in value


@pytest.mark.parametrize(
    "text",
    [
        "be at Lingyin Temple by half past four on day 2",
        "get us to Lingyin Temple by 4:30 pm on the second day",
        "Lingyin Temple at half 4 in the afternoon on day 2 please",
    ],
)
def test_a_sight_has_its_hour_and_its_day(text: str, sandbox: Sandbox) -> None:
    assert changes(text, sandbox) == [("time", "16:30 灵隐寺", 2)]


@pytest.mark.parametrize(
    "text",
    [
        "could we fly home rather than sit on a train all day",
        "id rather fly home",
        "swap the train home for a flight",
        "For the journey home we'd sooner fly",
    ],
)
def test_another_way_home(text: str, sandbox: Sandbox) -> None:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.way, one.wanted) for one in answer.changes] == [("ride", "back", True)]


@pytest.mark.parametrize(
    "text", ["no more underground, put us in taxis", "no buses or subway, just grab cabs"]
)
def test_taxis_in_place_of_the_metro(text: str, sandbox: Sandbox) -> None:
    assert any("taxi" in value.lower() for _, value, _ in changes(text, sandbox))


@pytest.mark.parametrize(
    "text",
    [
        "I totally forgot Leifeng Pagoda, squeeze it in somewhere",
        "we forgot to mention Leifeng Pagoda!",
        "oh you left out Leifeng Pagoda",
    ],
)
def test_what_was_forgotten_comes_in(text: str, sandbox: Sandbox) -> None:
    base = "Three days in Hangzhou from Shanghai for two people, with Lingyin Temple."
    assert [kind for kind, _, _ in changes(text, sandbox, base)] == ["add"]


@pytest.mark.parametrize("text", ["make that 4500", "let's make it 4,500 then"])
def test_another_budget_by_its_number_alone(text: str, sandbox: Sandbox) -> None:
    assert changes(text, sandbox) == [("budget", "4500.0", None)]


def test_cheaper_needs_no_budget(sandbox: Sandbox) -> None:
    base = "Three days in Hangzhou from Shanghai for two people."
    assert [kind for kind, _, _ in changes("can you bring that down a bit?", sandbox, base)] == ["cheaper"]


@pytest.mark.parametrize(
    "text", ["any chance of squeezing West Lake in as well", "could you be fitting in West Lake too"]
)
def test_every_form_of_a_verb_brings_something_in(text: str, sandbox: Sandbox) -> None:
    assert [kind for kind, _, _ in changes(text, sandbox)] == ["add"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("no sights before 9:30 am", "out after 09:30 each day"),
        ("can we finish earlier", "back at the hotel by 20:00 each day"),
        ("could you start earlier", "Each day: an earlier start"),
        ("finish earlier on day 3", "Day 3: an earlier end"),
        ("back by 7 pm please", "back at the hotel by 19:00 each day"),
    ],
)
def test_days_begin_and_end_as_it_is_said(text: str, shown: str, sandbox: Sandbox) -> None:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [one.text.en for one in answer.changes] == [shown]


def test_an_hour_of_something_else_ends_no_day(sandbox: Sandbox) -> None:
    text = "grandpa has his injection at 8 pm"
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert not isinstance(answer, ChangedRequest)
