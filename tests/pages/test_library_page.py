"""The library: all trips as cards that can be found, opened, ticked, described, thrown away and taken back."""

import io
import json
import shutil
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.files.trip_files import runs_of_file
from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.text import Text
from pages.library.chosen import lines
from studio.state import library as state

Studio = Callable[..., AppTest]


@pytest.fixture
def store(home: Path) -> Iterator[RunStore]:
    store = RunStore(home / "runs.sqlite")
    for minute, (text, city) in enumerate((("去北京看看", "北京"), ("去[成都](http://x)", "成都"))):
        moment = datetime(2026, 1, 1, 0, minute, tzinfo=UTC)
        query = Query(
            uid=f"q{minute}", text=text, start_city="南京", target_city=city, days=3, people_number=2
        )
        document = {"people_number": 2, "start_city": "南京", "target_city": city, "itinerary": []}
        store.begin(
            Run(
                id=f"r{minute}",
                created=moment,
                query=query,
                agent="planner",
                sandbox="demo",
                sandbox_checksum="",
                status="ok",
                document=document,
            )
        )
    yield store
    store.close()


def cards(app: AppTest) -> list[dict[str, Any]]:
    """The cards that the page draws."""
    drawn = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    found: list[dict[str, Any]] = next(data["cards"] for data in drawn if "cards" in data)
    return found


def test_an_empty_library_says_what_will_be_in_it(studio: Studio) -> None:
    app = studio(page="library")
    assert not app.exception
    assert any("还没有行程" in element.value for element in app.markdown)


def test_trips_are_cards_the_newest_first(studio: Studio, store: RunStore) -> None:
    app = studio(page="library")
    assert not app.exception
    assert [(one["id"], one["title"]) for one in cards(app)] == [("r1", "南京 → 成都"), ("r0", "南京 → 北京")]


def test_a_search_shows_the_trips_it_finds_or_says_that_there_is_none(
    studio: Studio, store: RunStore
) -> None:
    app = studio(page="library")
    app.text_input(key="library_words").set_value("北京").run()
    assert [one["id"] for one in cards(app)] == ["r0"]
    app.text_input(key="library_words").set_value("Chengdu").run()
    assert [one["id"] for one in cards(app)] == ["r1"]
    app.text_input(key="library_words").set_value("火星").run()
    assert any("没有这样的行程" in element.value for element in app.markdown)


def test_what_is_thrown_away_is_in_the_bin_and_comes_back_with_one_key(
    studio: Studio, store: RunStore
) -> None:
    app = studio(page="library")
    app.session_state["library_ticked"] = ("r0",)
    app.run()
    app.button(key="library_throw").click().run()
    assert [one["id"] for one in cards(app)] == ["r1"]
    app.button(key="library_undo_key").click().run()
    assert [one["id"] for one in cards(app)] == ["r1", "r0"]


def test_a_trip_whose_data_is_gone_is_told_of_by_its_words(studio: Studio, store: RunStore) -> None:
    moment = datetime(2026, 1, 2, tzinfo=UTC)
    query = Query(uid="gone", text="去哪儿", start_city="南京", target_city="北京", days=3, people_number=2)
    store.begin(
        Run(
            id="gone",
            created=moment,
            query=query,
            agent="planner",
            sandbox="no such data",
            sandbox_checksum="",
            status="ok",
            document={},
        )
    )
    app = studio(page="library")
    assert not app.exception
    assert cards(app)[0]["text"] == "去哪儿"


def test_ticked_trips_leave_in_one_file_that_opens_again(store: RunStore) -> None:
    runs = [store.get("r0"), store.get("r1")]
    opened = runs_of_file(lines(runs).encode(), "trips.jsonl", "demo", "")
    assert [(run.query.text, run.query.target_city, run.document) for run in opened] == [
        (run.query.text, run.query.target_city, run.document) for run in runs
    ]


def test_a_zip_of_what_was_exported_opens_again_and_a_bad_file_in_it_is_told_of(
    studio: Studio, store: RunStore
) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as out:
        out.writestr("trips/tripstudio-trips.jsonl", lines([store.get("r0"), store.get("r1")]))
        out.writestr("trips/half.json", '{"itinerary": [')
        out.writestr("trips/notes.txt", "hello")
    app = studio(page="library")
    app.file_uploader(key=state.FILES).upload("trips.zip", made.getvalue(), "application/zip")
    app.run()
    assert [card["title"] for card in cards(app)].count("南京 → 北京") == 2
    assert {name in app.error[0].value.replace("\\", "") for name in ("half.json", "notes.txt")} == {True}


def test_the_later_of_two_who_describe_a_trip_is_told_of_the_earlier(studio: Studio, store: RunStore) -> None:
    app = studio(page="library")
    app.session_state["library_described"] = "r0"
    app.run()
    app.text_input(key="name-r0").set_value("mine").run()
    store.shelf.describe("r0", name="theirs", tags=["spring"], note="")
    app.button(key="save-r0").click().run()
    kept = store.shelf.get("r0")
    assert kept is not None
    assert kept.name == "theirs"
    assert "theirs" in app.warning[0].value
    app.button(key="save-r0").click().run()
    kept = store.shelf.get("r0")
    assert kept is not None
    assert kept.name == "mine"


def test_trips_are_filtered_by_days(studio: Studio, store: RunStore) -> None:
    short = Query(uid="q9", text="去苏州一天", start_city="上海", target_city="苏州", days=1, people_number=4)
    store.begin(
        Run(
            id="r9",
            created=datetime(2026, 1, 2, tzinfo=UTC),
            query=short,
            agent="planner",
            sandbox="demo",
            sandbox_checksum="",
            status="infeasible",
        )
    )
    app = studio(page="library")
    app.selectbox(key="library_days").set_value(1).run()
    assert [one["id"] for one in cards(app)] == ["r9"]


def test_a_version_by_hand_is_told_of_on_the_card_of_its_trip(studio: Studio, store: RunStore) -> None:
    first = store.get("r0")
    later = datetime(2026, 2, 1, tzinfo=UTC)
    store.begin(replace(first, id="r0b", created=later, status="edited", former="r0"))
    app = studio(page="library")
    assert {one["id"]: one["tags"] for one in cards(app)} == {"r0b": ["2 个版本"], "r1": []}


def test_a_version_that_was_planned_says_what_it_changed(studio: Studio, store: RunStore) -> None:
    first, slower = store.get("r0"), Text("第 2 天轻松些", "Day 2: calmer")
    later = datetime(2026, 2, 1, tzinfo=UTC)
    store.begin(replace(first, id="r0c", created=later, former="r0", change=slower))
    app = studio(page="library")
    assert {one["id"]: one["text"] for one in cards(app)} == {"r0c": "第 2 天轻松些", "r0": "", "r1": ""}


def test_a_card_says_in_a_tag_how_its_trip_stands_and_why_there_is_none(
    studio: Studio, store: RunStore
) -> None:
    why = Text("至少要 ¥8,930", "It takes at least ¥8,930")
    store.begin(replace(store.get("r1"), id="r2", status="infeasible", document=None, reason=why))
    card = next(card for card in cards(studio(page="library")) if card["id"] == "r2")
    assert (card["standing"], card["text"]) == (["broken", "✖ 无法成行"], "至少要 ¥8,930")
    assert card["more"] == "名称、标签、备注"


def test_a_trip_whose_data_are_gone_says_so(studio: Studio, store: RunStore) -> None:
    store.begin(replace(store.get("r0"), id="r9", sandbox="gone"))
    standing = {card["id"]: card["standing"] for card in cards(studio(page="library"))}
    assert "数据不在这里了" in json.dumps(standing["r9"], ensure_ascii=False)


def test_a_trip_that_cannot_be_read_says_so_in_the_reader_s_words(studio: Studio, store: RunStore) -> None:
    store.begin(replace(store.get("r0"), id="r8", document={"itinerary": "none"}))
    card = next(card for card in cards(studio(page="library", lang="English")) if card["id"] == "r8")
    assert (card["title"], card["standing"]) == ("Nanjing → Beijing", ["broken", "✖ cannot be read"])


def test_a_trip_of_other_data_has_them_chosen_until_the_reader_chooses(
    studio: Studio, store: RunStore, home: Path
) -> None:
    library = SandboxLibrary(home)
    library.open("demo")
    shutil.copy(library.path("demo"), library.path("other"))
    store.begin(replace(store.get("r0"), id="r7", sandbox="other"))
    app = studio(plan="r7", sandbox="demo")
    assert app.selectbox(key="sandbox").value == "other"
    assert app.selectbox(key="sandbox").set_value("demo").run().selectbox(key="sandbox").value == "demo"


def test_trips_are_found_by_how_they_stand(studio: Studio, store: RunStore, home: Path) -> None:
    sandbox, agent = SandboxLibrary(home).open("demo"), agent_type("planner").make()
    query = Query(uid="q", text="", start_city="广州", target_city="杭州", days=1, people_number=1)
    ended = execute(new_run(agent, query, sandbox), agent, sandbox, lambda seconds, event: None)
    store.begin(ended)
    app = studio(page="library")
    told = app.button_group(key="library_kind").options
    assert told[1:3] == ["符合要求 1", "有不符合 2"]
    app.button_group(key="library_kind").set_value("holds").run()
    assert [one["id"] for one in cards(app)] == [ended.id]
    app.button_group(key="library_kind").set_value("faulty").run()
    assert [one["id"] for one in cards(app)] == ["r1", "r0"]
