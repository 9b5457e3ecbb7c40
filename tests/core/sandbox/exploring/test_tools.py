from dataclasses import replace
from pathlib import Path

import pytest

from core.errors import InputError, SandboxError, UnknownPlaceError
from core.sandbox.exploring.goto import BAD_MODE, NO_SOLUTION
from core.sandbox.exploring.tables import Page
from core.sandbox.exploring.tools import Note, Tools
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.sandbox import Sandbox
from core.sandbox.storage.store import open_sandbox, write_sandbox


@pytest.fixture
def tools(example: Sandbox) -> Tools:
    """The tools over the invented example."""
    return Tools(example)


def names(page: Page) -> list[object]:
    return [row["name"] for row in page.table]


def test_keys_are_those_of_the_rows(tools: Tools) -> None:
    for keys, page in (
        (tools.attractions_keys("云州"), tools.attractions_select("云州", "id", lambda _: True)),
        (tools.restaurants_keys("云州"), tools.restaurants_select("云州", "id", lambda _: True)),
        (tools.accommodations_keys("云州"), tools.accommodations_select("云州", "id", lambda _: True)),
    ):
        assert [name for name, _ in keys] == list(page.rows[0])


def test_select_keeps_what_the_function_accepts(tools: Tools) -> None:
    assert names(tools.attractions_select("云州", "price", lambda price: price == 20)) == ["云州湖公园"]
    assert names(tools.attractions_select("云州", "type", lambda kind: "公园" in str(kind))) == ["云州湖公园"]
    assert names(tools.restaurants_select("云州", "name", lambda name: False)) == []


def test_a_hotel_has_a_row_for_each_offer_so_that_price_and_beds_belong_together(tools: Tools) -> None:
    page = tools.accommodations_select("云州", "numbed", lambda beds: beds == 2)
    assert [(row["name"], row["price"]) for row in page.rows] == [("云州湖畔酒店", 360.0)]


def test_an_unknown_column_is_told_with_those_there_are(tools: Tools) -> None:
    with pytest.raises(InputError, match="there is no column 'cost'; there are id, name"):
        tools.attractions_select("云州", "cost", lambda _: True)


@pytest.mark.parametrize(
    ("id", "time", "is_open"),
    [
        *((0, "06:29", False), (0, "6:30", True), (0, "21:00", True), (0, "21:01", False)),
        *(
            (1, "16:59", False),
            (1, "17:00", True),
            (1, "25:30", True),
            (1, "01:30", True),
            (1, "02:01", False),
        ),
    ],
)
def test_opening_hours_may_run_past_midnight(tools: Tools, id: int, time: str, is_open: bool) -> None:
    assert tools.restaurants_id_is_open("云州", id, time) is is_open


def test_an_unknown_id_is_told(tools: Tools) -> None:
    with pytest.raises(InputError, match="there is no id 2; ids are 0 to 1"):
        tools.attractions_id_is_open("云州", 2, "09:00")


def test_nearby_is_sorted_cut_by_distance_and_by_number(tools: Tools) -> None:
    everything = tools.attractions_nearby("云州", "云州站", topk=10, dist=100)
    assert names(everything) == ["云州博物馆", "云州湖公园"]
    assert names(tools.attractions_nearby("云州", "云州站", topk=1, dist=100)) == ["云州博物馆"]
    assert names(tools.attractions_nearby("云州", "云州站", dist=2)) == ["云州博物馆"]
    assert names(tools.restaurants_nearby("云州", "云州湖公园", dist=1.5)) == ["云州夜市烧烤"]
    assert len(tools.accommodations_nearby("云州", "云州站", topk=1, dist=5).table) == 2


def test_nearby_an_unknown_place_is_an_error(tools: Tools) -> None:
    with pytest.raises(UnknownPlaceError):
        tools.attractions_nearby("云州", "无处")


def test_types_cuisines_and_dishes(tools: Tools) -> None:
    assert tools.attractions_types("云州") == ("博物馆", "公园", "自然风光")
    assert tools.restaurants_cuisine("云州") == ("面馆", "烧烤")
    assert names(tools.restaurants_with_recommended_food("云州", "牛肉")) == ["云州老面馆"]


def test_services_between_cities_by_kind_and_earliest_departure(tools: Tools) -> None:
    train = tools.intercity_transport_select("云州", "海陵", "train").rows[0]
    assert (train["TrainID"], train["BeginTime"], train["Cost"]) == ("G9001", "08:00", 260.0)
    assert tools.intercity_transport_select("云州", "海陵", "train", "08:00").table != ()
    assert tools.intercity_transport_select("云州", "海陵", "train", "08:01").table == ()
    flight = tools.intercity_transport_select("Yunzhou", "hailing", "airplane").rows[0]
    assert flight["FlightID"] == "XX1001"


def test_another_kind_of_service_is_refused(tools: Tools) -> None:
    with pytest.raises(InputError, match="there are train and airplane, not 'bus'"):
        tools.intercity_transport_select("云州", "海陵", "bus")  # type: ignore[arg-type]


def test_goto_refuses_in_the_released_words(tools: Tools) -> None:
    assert tools.goto("云州", "云州站", "云州博物馆", "09:00", "bus") == BAD_MODE
    assert tools.goto("云州", "云州站", "云州站", "09:00", "metro") == NO_SOLUTION


def test_goto_tells_of_a_malformed_time(tools: Tools) -> None:
    with pytest.raises(InputError, match="the time 'noon' is not HH:MM"):
        tools.goto("云州", "云州站", "云州博物馆", "noon", "walk")


def test_pages_turn_ten_rows_at_a_time(tmp_path: Path) -> None:
    city = EXAMPLE.cities[0]
    many = tuple(replace(city.restaurants[0], name=f"餐厅{number}") for number in range(21))
    write_sandbox(
        tmp_path / "many.duckdb", replace(EXAMPLE, cities=(replace(city, restaurants=many),), services={})
    )
    tools = Tools(open_sandbox(tmp_path / "many.duckdb"))
    page: Page | None = tools.restaurants_select("云州", "id", lambda _: True)
    seen: list[list[object]] = []
    while page is not None:
        seen.append([row["id"] for row in page.rows])
        page = tools.next_page()
    assert seen == [list(range(10)), list(range(10, 20)), [20]]


def test_notes_are_kept_in_order(tools: Tools) -> None:
    tools.notedown("hotel", "湖畔")
    tools.notedown("train", "G9001")
    assert tools.notes == [Note("hotel", "湖畔"), Note("train", "G9001")]


def test_an_unknown_city_is_told_with_those_there_are(tools: Tools) -> None:
    with pytest.raises(SandboxError, match="has no city '北海'; it has 云州, 海陵"):
        tools.attractions_keys("北海")
