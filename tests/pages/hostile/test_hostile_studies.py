"""Studies and results whose names are attacks: raters, methods, cities, notes and measures stand as text on their pages."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from components.look.escape import plain
from core.bench.results.result_folders import remember
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan
from tests.attacks.conftest import NAMES
from tests.attacks.files.test_folders_of_results import PLAN, REPORT, REQUEST, folder

Studio = Callable[..., AppTest]
HOSTILE = [name.replace("\ud800", "?").replace("\0", "") for name in NAMES.values()]
ACTING = set("\x1b\x07\x9b\u202e\u200f\u200e\u061c")


def shown(app: AppTest) -> list[str]:
    """All that the page shows as Markdown, with the labels of its buttons and choices."""
    kinds = (
        app.markdown,
        app.caption,
        app.error,
        app.warning,
        app.info,
        app.success,
        app.header,
        app.subheader,
    )
    labels = [one.label for kind in (app.button, app.expander) for one in kind]
    return [*(one.value for kind in kinds for one in kind), *labels]


def expect_text(app: AppTest) -> None:
    """No name stands on the page but as `plain` writes it, and none turns the words around it."""
    assert not app.exception, app.exception[0].message
    said = " ".join(shown(app))
    for name in HOSTILE:
        assert plain(name) == name or name not in said.replace(plain(name), ""), name
    assert not ACTING & set(said)


@pytest.fixture
def study(home: Path) -> StudyStore:
    """A study in which all that people wrote is an attack."""
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    pairs, said, plans = [], [], []
    for number, name in enumerate(HOSTILE):
        ends = (f"{name}{number}", f"{name}+{number}")
        pairs.append(
            Pair(f"p{number}", name, *ends, name, {"pacing": PairScores(0.2, 0.7), name: PairScores(1, 2)})
        )
        plans += [
            StoredPlan(name=end, uid=name, agent=f"{name} {side}", document={"itinerary": []}, sandbox=name)
            for side, end in enumerate(ends)
        ]
        for rater in (name, "ann"):
            said.append(Judgement(f"p{number}", rater, "a", name, *ends, reasons=(name,), note=name))
    store.add("trips", pairs, plans)
    import_judgements(store, "trips", said)
    return store


@pytest.mark.parametrize("part", ["agreement", "ranking", "judges", "weights", "raters", "export"])
def test_a_study_shows_what_people_wrote_as_text(studio: Studio, study: StudyStore, part: str) -> None:
    app = studio("studies", study="trips")
    app.session_state["studies-part_choice"] = part
    expect_text(app.run())


def test_a_rater_sees_hostile_pairs_as_text(studio: Studio, study: StudyStore) -> None:
    app = studio("label", study="trips")
    expect_text(app)
    app.text_input(key="rater-name").set_value("![i](http://outside.example/i.png) </script>{{9**9}}")
    next(button for button in app.button if button.label == "开始").click()
    expect_text(app.run())


@pytest.mark.parametrize("by", ["agent,model", "dataset,difficulty"])
def test_results_show_hostile_methods_and_measures_as_text(
    studio: Studio, home: Path, tmp_path: Path, by: str
) -> None:
    there = folder(tmp_path / "results")
    (there / "d" / "requests.jsonl").write_text("", encoding="utf-8")
    for number, name in enumerate(HOSTILE):
        uid = f"{name}{number}"
        records = {
            "requests": {**REQUEST, "uid": uid, "nature_language": name, "tag": name},
            f"m{number}.plans": {**PLAN, "uid": uid, "agent": name, "reason": name, "llm": {"profile": name, "model": name}},
            f"m{number}.reports": {
                **REPORT, "uid": uid, "passed": False, "violations": [{"code": name, "message": name}],
                "metrics": {name: 1.0}, "logical": [{"source": name, "ok": False, "error": name}],
            },
        }  # fmt: skip
        for file, record in records.items():
            with (there / "d" / f"{file}.jsonl").open("a", encoding="utf-8") as out:
                out.write(json.dumps(record) + "\n")
    remember(home, there)
    for address in (
        {},
        {"table": "chinatravel:rates", "cell": "0-0"},
        {"table": "chinatravel:rates", "cell": "9-0"},
    ):
        app = studio("results", by=by, **address)
        expect_text(app)
    assert [
        name for name in HOSTILE if plain(name) != name and any(plain(name) in text for text in shown(app))
    ]


ODD = [
    *HOSTILE[::6],
    "9" * 5000,
    "-1",
    "²",
    "٣",
    ",,,",
    "~~~,~",
    "a" * 20_000,
    "0",
    "NaN",
    "1e999",
    "../../etc/passwd",
]
ADDRESSES = {
    "explore": ("view", "city", "to", "layer", "words", "place", "question", "kinds"),
    "results": ("results", "table", "by", "cell", "only"),
    "present": ("show", "at"),
    "studies": ("study",),
    "library": ("sandbox", "lang"),
    "settings": ("sandbox", "lang", "plan"),
}


@pytest.mark.parametrize(("page", "names"), ADDRESSES.items(), ids=ADDRESSES.keys())
def test_every_page_takes_any_address_for_text(studio: Studio, page: str, names: tuple[str, ...]) -> None:
    for odd in ODD:
        app = studio(page, **{name: odd for name in names if name != "lang"})
        assert not app.exception, f"{odd[:60]!r}: {app.exception[0].message}"
        left = " ".join(shown(app)).replace(plain(odd), "")
        assert plain(odd) == odd or odd not in left, odd
