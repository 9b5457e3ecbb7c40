"""The Studies page: figures of a small study, weights that are kept, and judges beside people."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from core.bench.studies.suites import suites
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan
from core.optimize.preferences.kept import ProfileShelf
from core.sandbox.library import SandboxLibrary
from tests.fakes.reactions import Lines, Said
from tests.fakes.server import MODEL, serving
from tests.made_study import add_study, planned
from tests.pages.waiting import finished

FEATURES = ("schedule_density", "pacing", "planner.money", "planner.way")


@pytest.fixture
def study(home: Path) -> StudyStore:
    """Forty pairs whose three raters go by the density of the schedule and by money, one of them now and then not."""
    store, draw = StudyStore(home / "labels.sqlite"), np.random.default_rng(3)
    pairs, said = [], []
    for i in range(40):
        of = {name: PairScores(*map(float, draw.random(2))) for name in FEATURES}
        merit = sum(
            (scores.a or 0) - (scores.b or 0)
            for name, scores in of.items()
            if name in ("schedule_density", "planner.money")
        )
        better = "a" if merit > 0 else "b"
        pairs.append(Pair(pair=f"p{i}", uid="q1", a="x0", b="x1", city="北京", features=of))
        for rater in ("ann", "bo", "cy"):
            choice = "neither" if rater == "cy" and i % 9 == 0 else better
            said.append(Judgement(pair=f"p{i}", rater=rater, choice=choice, uid="q1", a="x0", b="x1"))
    plans = [
        StoredPlan(name=f"x{i}", uid="q1", agent=f"agent_{i}", document={"itinerary": []}, sandbox="demo")
        for i in range(2)
    ]
    store.create("trips")
    store.add("trips", pairs, plans)
    import_judgements(store, "trips", said)
    return store


def opened(studio: Callable[..., AppTest], part: str) -> AppTest:
    """The page with one part shown."""
    app = studio("studies", study="trips")
    app.session_state["studies-part_choice"] = part
    return app.run()


@pytest.mark.parametrize("part", ["agreement", "ranking", "judges", "weights", "raters", "export"])
def test_every_part_of_a_study_is_drawn(studio: Callable[..., AppTest], study: StudyStore, part: str) -> None:
    app = opened(studio, part)
    assert not app.exception
    assert not app.error


def test_kept_weights_become_a_suite_and_a_profile(
    studio: Callable[..., AppTest], study: StudyStore, home: Path
) -> None:
    app = opened(studio, "weights")
    for way, name in (("logistic", "ours"), ("planner", "team")):
        app.segmented_control(key="studies-method").set_value(way).run()
        next(field for field in app.text_input if field.label == "保存这些权重，名为").set_value(name)
        next(button for button in app.button if button.label == "保存").click().run()
        assert not app.exception
        assert not app.error
    assert "tripscore:ours" in suites(home)
    assert ProfileShelf(home).names() == ("team",)


def test_a_name_that_cannot_be_used_is_told(studio: Callable[..., AppTest], study: StudyStore) -> None:
    app = opened(studio, "weights")
    next(field for field in app.text_input if field.label == "保存这些权重，名为").set_value("../up")
    next(button for button in app.button if button.label == "保存").click().run()
    assert "不可用" in app.error[0].value


def test_a_model_is_asked_and_stands_among_the_judges(
    studio: Callable[..., AppTest], study: StudyStore, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_study(study, "plans", planned(SandboxLibrary(home).open("demo")))
    import_judgements(
        study, "plans", [Judgement(pair="both", rater=rater, choice="a", uid="q") for rater in ("ann", "bo")]
    )
    rated = Said(json.dumps({"ratings": [{"score": score, "reason": "so"} for score in (4, 4)]}))
    with serving(Lines(rated)) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        monkeypatch.setenv("TRIPSTUDIO_MODEL", MODEL)
        app = studio("studies", study="plans")
        app.session_state["studies-part_choice"] = "judges"
        app.run()
        finished(next(button for button in app.button if button.label == "开始").click().run())
    assert not app.exception
    assert "2 对没有得到评分" in app.warning[0].value
    assert app.dataframe[0].value.iloc[0, 0] == f"{MODEL}，两种顺序成对评分"
