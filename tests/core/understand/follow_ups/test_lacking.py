"""What a change names that the data lack is said as that, with what they have; a ride by its number is kept."""

import pytest

from core.model.query import Query
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up
from core.understand.wishes.ride_numbers import rides_named


def _train(number: str, start: str, end: str) -> Service:
    return Service(
        kind="train",
        number=number,
        start=f"{start}站",
        end=f"{end}站",
        departs=480,
        arrives=540,
        price=73,
        duration=1.0,
    )


@pytest.fixture
def with_trains(sandbox: Sandbox) -> Sandbox:
    """The same city, with a train there, G7301, and one back, G7302."""
    there, back = ("上海", "杭州"), ("杭州", "上海")
    trains = {there: (_train("G7301", *there),), back: (_train("G7302", *back),)}
    return Sandbox(
        manifest=sandbox.manifest,
        city_names=sandbox.city_names,
        load_city=sandbox.city,
        load_services=lambda *ends: trains[ends],
    )


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("住半岛酒店", "半岛酒店"),
        ("改住云栖宾馆", "云栖宾馆"),
        ("stay at the Savoy", "Savoy"),
        ("we want to stay at the Ritz Carlton", "Ritz Carlton"),
    ],
)
def test_a_hotel_that_the_data_lack_is_said_to_be_lacking(
    text: str, name: str, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, NotUnderstood)
    assert answer.ask.text.zh.startswith(f"数据里没有{name}。")
    assert answer.ask.text.en.startswith(f"The data have no {name}.")
    assert answer.words == ()


@pytest.mark.parametrize("text", ["坐T9999次火车", "take train T9999"])
def test_a_train_that_the_data_lack_is_said_with_those_that_there_are(
    text: str, open_trip: Query, with_trains: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, with_trains)
    assert isinstance(answer, NotUnderstood)
    assert "T9999" in answer.ask.text.zh
    assert "G7301 (08:00)" in answer.ask.text.en


@pytest.mark.parametrize("said", ["坐{}次去", "坐{}次火车", "take train {}"])
def test_a_train_by_its_number_is_kept_for_the_way_there(
    said: str, open_trip: Query, with_trains: Sandbox
) -> None:
    answer = follow_up(said.format("G7301"), open_trip, None, with_trains)
    assert isinstance(answer, ChangedRequest)
    assert (answer.locks.out_number, answer.locks.back_number) == ("G7301", None)


def test_a_train_that_goes_back_is_kept_for_the_way_back(open_trip: Query, with_trains: Sandbox) -> None:
    answer = follow_up("回来坐G7302", open_trip, None, with_trains)
    assert isinstance(answer, ChangedRequest)
    assert (answer.locks.out_number, answer.locks.back_number) == (None, "G7302")


def test_a_request_tells_the_numbers_of_its_rides_and_their_words() -> None:
    text = (
        "Four of us go from Shanghai to Beijing for 3 days; we'd like to take train G4 there. 回程坐G27次。"
    )
    assert [number for number, _ in rides_named(text)] == ["G4", "G27"]
    assert "坐" in [words for _, words in rides_named(text)][1]
