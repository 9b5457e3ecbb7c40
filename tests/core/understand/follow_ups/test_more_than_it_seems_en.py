"""English changes of which a half says another thing than the whole: a day longer, only for dinner, twice."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up

BASE = "Three days in Hangzhou from Shanghai for two people, budget 5000 yuan."


@pytest.mark.parametrize(
    ("text", "days"), [("Could you make it two days longer?", 5), ("make that one day shorter", 2)]
)
def test_so_many_days_longer_are_no_days_in_all(sandbox: Sandbox, text: str, days: int) -> None:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.value) for one in answer.changes] == [("days", days)]


@pytest.mark.parametrize(
    "text",
    [
        "three friends join us, but just for lunch",
        "not spicy food twice",
        "my cousin comes along only for the first evening",
    ],
)
def test_what_is_of_a_part_alone_is_asked_about(sandbox: Sandbox, text: str) -> None:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, NotUnderstood)


def test_to_spend_less_on_something_is_no_calmer_trip(sandbox: Sandbox) -> None:
    answer = follow_up("pay less on the hotel please", understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert not (isinstance(answer, ChangedRequest) and "pace" in {one.kind for one in answer.changes})
