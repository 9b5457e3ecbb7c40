"""Hostile names where people read them: in a notebook, in the tables of the commands, in My trips, in a model's answers."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from core.bench.store.runs import RunStore
from core.labels.judgement import Pair
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan
from core.model.query import Query
from core.model.report import Report, Violation, Where
from core.model.run import Run
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Text
from core.understand import understand
from tests.attacks.conftest import NAMES, RunCommand, clear
from tripstudio.shown import Judgement, PlannedTrip, Request

ENTRY = Path(__file__).resolve().parents[2] / "studio" / "app.py"
MARKS = set("\x1b\x07\x9b\u202e\u200f\u202c")
"""What acts on a terminal, or turns the words around it."""
HARMLESS = "a name"
NOW = datetime(2026, 1, 1, tzinfo=UTC)


class _Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[str, ...]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, tuple(name for name, _ in attrs)))


def elements(shown: Any) -> list[tuple[str, tuple[str, ...]]]:
    """The elements that a notebook draws, with the names of their attributes."""
    parser = _Elements()
    parser.feed(shown._repr_html_())
    return parser.found


def judgement(name: str) -> Judgement:
    told = Violation(name, Text(name, name), Where(1, 1))
    return Judgement(Report(name, name, False, True, violations=(told,)), "en")


def failed(name: str) -> PlannedTrip:
    nowhere = Sandbox(Manifest("s", "1", "", "", "WGS-84", ""), (), lambda _: pytest.fail(), lambda *_: ())
    run = Run("r", NOW, Query("q", name), name, name, "", status="failed", reason=Text(name, name))
    return PlannedTrip(run, nowhere, "en")


def request(name: str) -> Request:
    read = understand("Two people from Nanjing to Beijing for 2 days")
    return Request(replace(read, query=replace(read.query, text=name)))


@pytest.mark.parametrize("made", [judgement, failed, request])
def test_a_notebook_draws_a_hostile_name_as_text(made: Callable[[str], Any], hostile: str) -> None:
    name = hostile.replace("\ud800", "?")  # half a character cannot stand in a plan
    assert elements(made(name)) == elements(made(HARMLESS))


def test_the_list_of_models_shows_a_hostile_name_as_text(
    run: RunCommand, tmp_path: Path, hostile: str
) -> None:
    (tmp_path / "home").mkdir()
    profile = {"name": "p", "base_url": "http://127.0.0.1:1/v1", "model": hostile.replace("\ud800", "?")}
    (tmp_path / "home" / "llm.json").write_text(json.dumps([profile]), encoding="utf-8")
    assert len(clear(run("llm", "list"))) <= 1


def test_rankings_show_hostile_methods_as_text(run: RunCommand, tmp_path: Path, hostile: str) -> None:
    name = hostile.replace("\ud800", "?")
    store = StudyStore(tmp_path / "home" / "labels.sqlite")
    store.create("trips")
    plans = [StoredPlan(f"x{number}", name, f"{name}{number}", {}, "demo") for number in range(2)]
    store.add("trips", [Pair("p", name, "x0", "x1")], plans)
    store.close()
    for words in (("labels", "studies"), ("labels", "rank", "trips"), ("labels", "agreement", "trips")):
        clear(run(*words))


def test_my_trips_show_hostile_words_as_text(home: Path) -> None:
    store = RunStore(home / "runs.sqlite")
    for number, hostile in enumerate(NAMES.values()):
        name = hostile.replace("\ud800", "?").replace("\x00", "")
        query = Query("q", name, name, name, 3, 2)
        store.begin(Run(f"r{number}", NOW, query, name, "demo", "", status="ok", document={}))
        store.shelf.describe(f"r{number}", name=name, tags=[name], note=name)
    store.close()
    app = AppTest.from_file(str(ENTRY), default_timeout=60)
    app.query_params["lang"] = "English"
    app._page_hash = calc_hash("library")  # AppTest itself can only go to pages that are files
    app.run()
    assert not app.exception
    said = [element.value for element in (*app.markdown, *app.caption)]
    offered = [option for choice in (*app.selectbox, *app.multiselect) for option in choice.options]
    drawn = [element.proto.json for element in app.get("bidi_component")]
    assert not [text for text in (*said, *offered, *map(_read, drawn)) if MARKS & set(text)]


def _read(drawn: str) -> str:
    """The values of a component as its script reads them."""
    return json.dumps(json.loads(drawn), ensure_ascii=False)
