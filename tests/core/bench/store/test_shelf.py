"""The shelf: trips are named, tagged, thrown away, taken back, and found again by what they say."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.bench.store.runs import RunStore
from core.bench.store.shelf import Group, Shelf, ShelfOrder, ShelfSearch
from core.model.query import Query
from core.model.run import Run, RunStatus, now


def run(
    name: str, text: str, *, city: str = "北京", days: int = 3, status: RunStatus = "ok", place: str = "故宫"
) -> Run:
    return Run(
        id=name,
        created=datetime(2026, 1, 1, 0, ord(name[0]) - ord("a"), tzinfo=UTC),
        query=Query(uid=name, text=text, start_city="南京", target_city=city, days=days, people_number=2),
        agent="planner",
        sandbox="demo",
        sandbox_checksum="",
        status=status,
        document={"itinerary": [{"day": 1, "activities": [{"position": place}]}]},
    )


@pytest.fixture
def store(tmp_path: Path) -> Iterator[RunStore]:
    store = RunStore(tmp_path / "runs.sqlite")
    store.begin(run("a", "two of us to Beijing", place="50%_off"))
    store.begin(run("b", "去成都看熊猫", city="成都", days=2, status="opened", place="宽窄巷子"))
    store.begin(run("c", "impossible", status="infeasible"))
    store.begin(run("d", "stopped", status="stopped", days=5))
    yield store
    store.close()


@pytest.fixture
def shelf(store: RunStore) -> Shelf:
    return store.shelf


def ids(shelf: Shelf, search: ShelfSearch) -> str:
    found = "".join(kept.run.id for kept in shelf.find(search))
    assert shelf.count(search) == len(found)
    return found


@pytest.mark.parametrize(
    ("group", "expected"),
    [("all", "dcba"), ("planned", "ba"), ("impossible", "c"), ("unfinished", "d"), ("bin", "")],
)
def test_a_group_holds_the_runs_that_ended_so(shelf: Shelf, group: Group, expected: str) -> None:
    assert ids(shelf, ShelfSearch(group=group)) == expected


@pytest.mark.parametrize(
    ("order", "expected"),
    [("newest", "dcba"), ("oldest", "abcd"), ("destination", "dcab"), ("days", "bcad"), ("people", "dcba")],
)
def test_runs_come_in_the_order_that_is_asked_for(shelf: Shelf, order: ShelfOrder, expected: str) -> None:
    assert ids(shelf, ShelfSearch(order=order)) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([["熊猫"]], "b"),
        ([["宽窄巷子"]], "b"),
        ([["BEIJING"]], "a"),
        ([["Chengdu", "成都"]], "b"),
        ([["成都"], ["熊猫"]], "b"),
        ([["成都"], ["故宫"]], ""),
        ([["50%_off"]], "a"),
        ([["%"]], "a"),
    ],
)
def test_words_are_found_in_requests_and_in_the_places_of_plans(
    shelf: Shelf, words: list[list[str]], expected: str
) -> None:
    assert ids(shelf, ShelfSearch(words=tuple(tuple(spellings) for spellings in words))) == expected


def test_what_a_person_says_of_a_trip_is_kept_and_found(shelf: Shelf) -> None:
    shelf.describe("a", name=" 蜜月 ", tags=("家", "家", " ", "trip"), note="订好了")
    kept = shelf.get("a")
    assert kept is not None
    assert (kept.name, kept.tags, kept.note) == ("蜜月", ("家", "trip"), "订好了")
    assert shelf.tags() == ("trip", "家")
    assert ids(shelf, ShelfSearch(tag="家")) == "a"
    assert ids(shelf, ShelfSearch(tag="tri")) == ""
    assert ids(shelf, ShelfSearch(words=(("订好",),))) == "a"
    assert ids(shelf, ShelfSearch(words=(("蜜月",),))) == "a"


def test_what_is_thrown_away_can_be_taken_back(shelf: Shelf) -> None:
    shelf.describe("a", name="kept", tags=(), note="")
    shelf.throw_away(("a", "b"), now())
    assert ids(shelf, ShelfSearch()) == "dc"
    assert ids(shelf, ShelfSearch(group="bin")) == "ba"
    shelf.take_back(("a",))
    assert ids(shelf, ShelfSearch()) == "dca"
    kept = shelf.get("a")
    assert kept is not None and kept.name == "kept"


def test_an_emptied_bin_deletes_for_good(store: RunStore, shelf: Shelf) -> None:
    shelf.throw_away(("b",), now())
    assert shelf.empty_bin() == 1
    assert shelf.get("b") is None
    assert ids(shelf, ShelfSearch(group="bin")) == ""
    assert ids(shelf, ShelfSearch()) == "dca"


@pytest.fixture
def edited(store: RunStore) -> RunStore:
    """The trip `a` changed by hand twice, the second time from what it was at first; and planned again once."""
    changes: tuple[tuple[str, str, RunStatus], ...] = (
        ("e", "a", "edited"),
        ("f", "e", "edited"),
        ("g", "a", "edited"),
        ("h", "g", "ok"),
    )
    for name, former, status in changes:
        store.begin(replace(run(name, "changed", status=status), former=former))
    return store


def test_what_was_changed_by_hand_is_a_version_of_its_trip(shelf: Shelf, edited: RunStore) -> None:
    assert ids(shelf, ShelfSearch(group="planned")) == "hgb"
    assert {kept.run.id: kept.versions for kept in shelf.find(ShelfSearch(group="planned"))} == {
        "h": 1,
        "g": 4,
        "b": 1,
    }


def test_a_trip_is_thrown_away_and_taken_back_with_all_its_versions(shelf: Shelf, edited: RunStore) -> None:
    shelf.throw_away(["g"], now())
    assert ids(shelf, ShelfSearch(group="planned")) == "hb"
    assert [(kept.run.id, kept.versions) for kept in shelf.find(ShelfSearch(group="bin"))] == [("g", 4)]
    shelf.take_back(["g"])
    assert ids(shelf, ShelfSearch(group="planned")) == "hgb"


def test_a_version_whose_trip_is_gone_is_a_trip_of_its_own(shelf: Shelf, store: RunStore) -> None:
    store.begin(replace(run("z", "changed", status="edited"), former="gone"))
    assert "z" in ids(shelf, ShelfSearch())


def test_trips_are_found_by_their_days_and_people(shelf: Shelf) -> None:
    assert ids(shelf, ShelfSearch(days=5)) == "d"
    assert ids(shelf, ShelfSearch(days=2, people=2)) == "b"
    assert ids(shelf, ShelfSearch(people=7)) == ""


def test_the_days_and_people_that_trips_have_can_be_asked(shelf: Shelf) -> None:
    assert shelf.lengths() == (2, 3, 5)
    assert shelf.parties() == (2,)
