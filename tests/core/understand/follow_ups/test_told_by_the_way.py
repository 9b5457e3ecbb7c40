"""Changes that English tells by the way: who drops out by name, what somebody asked for, the hour of a sight."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up

BASE = "Chongqing, 4 days, from Chengdu, six of us, 9000 yuan. We want to see Hongyadong and Ciqikou."


def changes(text: str, sandbox: Sandbox) -> list[tuple[str, str]]:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return [(one.kind, str(one.value)) for one in answer.changes]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Greta and Paul have bailed on us. Same plan without the pair of them.", "4"),
        ("Anna can't come after all", "5"),
        ("Tom, Dick and Harry are not coming", "3"),
    ],
)
def test_who_drops_out_by_name_is_counted(text: str, people: str, chinatravel_sandbox: Sandbox) -> None:
    assert changes(text, chinatravel_sandbox) == [("people", people)]


@pytest.mark.parametrize(
    "text",
    [
        "Kids are asking whether there's a pool. Make sure the hotel has one.",
        "The kids want a pool.",
    ],
)
def test_what_somebody_asks_for_is_wished(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert [kind for kind, _ in changes(text, chinatravel_sandbox)] == ["hotel"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Same trip, only for less money?", "cheaper"),
        ("update: we've scraped together 7,500", "budget"),
        ("somewhere to sleep closer to Jiefangbei would be handier", "hotel"),
        ("a hotel closer to Jiefangbei", "hotel"),
        ("one of the dinners should be hot pot btw", "cuisine"),
        ("oh!! forgot the Three Gorges Museum, pop that in somewhere", "add"),
        ("I'd sooner fly there, leave the trip home as it is.", "ride"),
        ("Ciqikou looks rammed in all the photos... Eling Park instead?", "swap"),
    ],
)
def test_a_change_is_read_as_one(text: str, kind: str, chinatravel_sandbox: Sandbox) -> None:
    assert [one for one, _ in changes(text, chinatravel_sandbox)] == [kind]


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("We should be at Hongyadong at half past five in the evening.", "17:30"),
        ("can we do Hongyadong at 8pm", "20:00"),
        ("Hongyadong around 19:30 please", "19:30"),
    ],
)
def test_a_sight_gets_its_hour(text: str, clock: str, chinatravel_sandbox: Sandbox) -> None:
    ((kind, value),) = changes(text, chinatravel_sandbox)
    assert (kind, value[:5]) == ("time", clock)
