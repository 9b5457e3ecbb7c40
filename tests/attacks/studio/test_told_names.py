"""Hostile names where people read them: in a notebook, in the tables of the commands, in My trips, in a model's answers."""

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from core.bench.store.runs import RunStore
from core.labels.judgement import Judgement as Said
from core.labels.judgement import Pair
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan
from core.model.query import Query
from core.model.report import Report, Violation, Where
from core.model.run import Run
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Text
from core.understand import understand
from tests.attacks.conftest import NAMES, assert_clear
from tests.attacks.one_sight import hostile_document, sandbox_of_one_sight
from tests.attacks.tags import tags
from tests.patience import PATIENCE
from tests.typed import RunCommand
from tripstudio.shown import Comparison, PlannedTrip, Request, SuiteReport

ENTRY = Path(__file__).resolve().parents[3] / "studio" / "app.py"
MARKS = set("\x1b\x07\x9b\u202e\u200f\u202c")
"""What acts on a terminal, or turns the words around it."""
HARMLESS = "a name"
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def elements(shown: Any) -> list[tuple[str, tuple[str, ...]]]:
    """The elements that a notebook draws, but for names on drawings: which of them fit depends on how long they are."""
    return [one for one in tags(shown._repr_html_()) if one[0] != "text"]


def judgement(name: str) -> SuiteReport:
    told = Violation(name, Text(name, name), Where(1, 1))
    return SuiteReport(Report(uid=name, suite=name, passed=False, delivered=True, violations=(told,)), "en")


def failed(name: str) -> PlannedTrip:
    nowhere = Sandbox(
        manifest=Manifest(name="s", version="1", source="", licence="", coordinates="WGS-84", checksum=""),
        city_names=(),
        load_city=lambda _: pytest.fail(),
        load_services=lambda *_: (),
    )
    run = Run(
        id="r",
        created=NOW,
        query=Query("q", name),
        agent=name,
        sandbox=name,
        sandbox_checksum="",
        status="failed",
        reason=Text(name, name),
    )
    return PlannedTrip(run, nowhere, "en")


def planned(name: str) -> PlannedTrip:
    run = Run(
        id="r",
        created=NOW,
        query=Query("q", name),
        agent=name,
        sandbox=name,
        sandbox_checksum="",
        status="ok",
        document=hostile_document(name),
    )
    return PlannedTrip(run, sandbox_of_one_sight(name), "en")


def compared(name: str) -> Comparison:
    return Comparison((planned(name), planned(name)))


def request(name: str) -> Request:
    read = understand("Two people from Nanjing to Beijing for 2 days")
    return Request(replace(read, query=replace(read.query, text=name)), planned(name).sandbox)


@pytest.mark.parametrize("made", [judgement, failed, request, planned, compared])
def test_a_notebook_draws_a_hostile_name_as_text(made: Callable[[str], Any], hostile: str) -> None:
    # Neither can stand in a plan.
    name = hostile.replace("\ud800", "?").replace("\0", "")
    assert elements(made(name)) == elements(made(HARMLESS))
    page = made(name)._repr_html_()
    assert not MARKS & set(page)
    # else a notebook sets what stands between dollars as a formula
    assert page.startswith('<div class="tex2jax_ignore mathjax_ignore">')


def _console(names: list[str]) -> None:
    """The console of a run for each name, in which a model, its tools and their failures say nothing else."""
    from core.agents.events import Done, ModelCall, Speech, Step, Thought, ToolCall
    from core.bench.store.runs import KeptEvent
    from core.llm.messages import Reply, ToolRequest
    from core.text import Text
    from studio.i18n import translator
    from studio.panels import console
    from tests.attacks.studio.test_told_names import failed

    for at, name in enumerate(names):
        both = Text(name, name)
        events = [
            Step(both),
            Thought(name, by=name),
            ToolCall(name, name, name * 30),
            ModelCall(both, (), Reply(name)),
            ModelCall(both, (), Reply("", (ToolRequest("1", name, name),))),
            ModelCall(purpose=both, messages=(), reply=None, error=both),
            Speech(both, name, begins=True),
            Done("failed", None, both),
        ]
        told = [KeptEvent(number, 0.1, event) for number, event in enumerate(events)]
        console.show(failed(name).run, told, None, say=translator("en"), key=f"c{at}")


def test_the_console_shows_what_a_model_says_as_text() -> None:
    names = [HARMLESS * 9, *(name.replace("\ud800", "?") * 9 for name in NAMES.values())]
    app = AppTest.from_function(_console, kwargs={"names": names}, default_timeout=PATIENCE).run()
    assert not app.exception
    drawn = [one.proto.body for one in app.get("html")]
    each = len(drawn) // len(names)
    harmless, *others = ([tags(body) for body in drawn[at : at + each]] for at in range(0, len(drawn), each))
    assert each > 1
    assert all(_but_opened(one) == _but_opened(harmless) for one in others)
    assert not [body for body in drawn if MARKS & set(body)]


def _but_opened(found: list[list[tuple[str, tuple[str, ...]]]]) -> list[list[tuple[str, tuple[str, ...]]]]:
    """The elements without those of a long text, which opens: how long a name is decides on them."""
    return [[one for one in page if one[0] not in ("details", "summary", "pre", "p")] for page in found]


def test_the_list_of_models_shows_a_hostile_name_as_text(run: RunCommand, home: Path, hostile: str) -> None:
    profile = {"name": "p", "base_url": "http://127.0.0.1:1/v1", "model": hostile.replace("\ud800", "?")}
    (home / "llm.json").write_text(json.dumps([profile]), encoding="utf-8")
    assert len(assert_clear(run("llm", "list"))) <= 1


def test_rankings_show_hostile_methods_as_text(run: RunCommand, home: Path) -> None:
    names = [name.replace("\ud800", "?") for name in NAMES.values()]
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    plans = [
        StoredPlan(name=f"x{number}", uid=name, agent=name, document={}, sandbox="demo")
        for number, name in enumerate(["plain", *names])
    ]
    pairs = [Pair(pair=f"p{n}", uid=name, a=f"x{n}", b="x0") for n, name in enumerate(names, 1)]
    store.add("trips", pairs, plans)
    given = [Said(pair=one.pair, rater=one.uid, choice="a", uid=one.uid, a=one.a, b=one.b) for one in pairs]
    import_judgements(store, "trips", given)
    store.close()
    assert_clear(run("labels", "studies"))
    assert_clear(run("labels", "agreement", "trips"))
    ranked = run("labels", "rank", "trips")
    assert_clear(ranked)
    assert len(ranked.out.splitlines()) > len(plans), "the ranking is not printed"


def test_no_word_of_a_study_is_a_formula_in_its_table(run: RunCommand, home: Path, tmp_path: Path) -> None:
    formulas = [f'{sign}HYPERLINK("http://outside.example","x")' for sign in "=+-@＝＋－＠"]
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    pairs = [
        Pair(pair=f"p{n}", uid=text, a=f"{text}a", b=f"{text}b", city=text) for n, text in enumerate(formulas)
    ]
    store.add("trips", pairs)
    said = [
        Said(
            pair=one.pair,
            rater=one.uid,
            choice="a",
            uid=one.uid,
            a=one.a,
            b=one.b,
            reasons=(one.uid,),
            note=one.uid,
        )
        for one in pairs
    ]
    import_judgements(store, "trips", said)
    store.close()
    assert_clear(run("labels", "export", "trips", "--out", tmp_path / "out.csv", "--names"))
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as lines:
        cells = [cell for row in csv.DictReader(lines) for cell in row.values()]
    assert sum(cell.startswith("'") for cell in cells) >= len(formulas)
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "＝", "＋", "－", "＠"))]


def test_my_trips_show_hostile_words_as_text(home: Path) -> None:
    store = RunStore(home / "runs.sqlite")
    for number, hostile in enumerate(NAMES.values()):
        name = hostile.replace("\ud800", "?").replace("\x00", "")
        query = Query(uid="q", text=name, start_city=name, target_city=name, days=3, people_number=2)
        store.begin(
            Run(
                id=f"r{number}",
                created=NOW,
                query=query,
                agent=name,
                sandbox="demo",
                sandbox_checksum="",
                status="ok",
                document={},
            )
        )
        store.shelf.describe(f"r{number}", name=name, tags=[name], note=name)
    store.close()
    app = AppTest.from_file(str(ENTRY), default_timeout=PATIENCE)
    app.query_params["lang"] = "English"
    # AppTest itself can only go to pages that are files.
    app._page_hash = calc_hash("library")
    app.run()
    assert not app.exception
    said = [element.value for element in (*app.markdown, *app.caption)]
    offered = [option for choice in (*app.selectbox, *app.multiselect) for option in choice.options]
    drawn = [element.proto.json for element in app.get("bidi_component")]
    assert not [text for text in (*said, *offered, *map(_read, drawn)) if MARKS & set(text)]


def _read(drawn: str) -> str:
    """The values of a component as its script reads them."""
    return json.dumps(json.loads(drawn), ensure_ascii=False)
