"""The Label page where something is missing: plans that vanished, a study that is not there."""

from collections.abc import Callable
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.labels.judgement import Pair, PairScores
from core.labels.store import assigning
from core.labels.store.store import StudyStore
from core.labels.study import Rules, StoredPlan
from core.sandbox.library import SandboxLibrary
from tests.made_study import planned


def at_work(studio: Callable[..., AppTest], study: str) -> AppTest:
    """The page of a rater who has said who one is."""
    app = studio("label", study=study)
    app.text_input(key="rater-name").set_value("王芳")
    next(button for button in app.button if button.label == "开始").click()
    return app.run()


def test_a_pair_whose_plans_vanished_is_put_aside_and_its_methods_stay_hidden(
    studio: Callable[..., AppTest], home: Path
) -> None:
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    store.add("trips", [Pair(pair=f"p{i}", uid="q1", a="q1@react", b="q1@planner") for i in range(3)])
    app = at_work(studio, "trips")
    for _ in range(3):
        assert not app.exception
        assert "这一对不必评" in app.warning[0].value
        assert "react" not in str(app.main) and "planner" not in str(app.main)
        next(button for button in app.button if button.label == "下一对").click().run()
    assert "没有需要你评的了" in app.success[0].value
    assert store.judgements("trips") == ()


def test_metrics_are_shown_only_where_the_study_allows_them(
    studio: Callable[..., AppTest], home: Path
) -> None:
    store, plan = StudyStore(home / "labels.sqlite"), planned(SandboxLibrary(home).open("demo"))
    plans = [StoredPlan(name=f"x{i}", uid="q1", agent="one", document=plan, sandbox="demo") for i in range(2)]
    pairs = [
        Pair(
            pair="p0",
            uid="q1",
            a="x0",
            b="x1",
            features={"pacing": PairScores(0.25, 0.75), "planner.way": PairScores(1, 2)},
        )
    ]
    for name, figures in (("open", True), ("closed", False)):
        store.create(name, Rules(figures=figures))
        store.add(name, pairs, plans)
        app = at_work(studio, name)
        assert not app.exception
        assert bool(app.table) is figures
    assert "planner.way" not in str(at_work(studio, "open").table[0].value)


def test_cities_that_a_rater_knows_stay_when_the_page_is_opened(
    studio: Callable[..., AppTest], home: Path
) -> None:
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    store.add(
        "trips",
        [
            Pair(pair="p0", uid="q1", a="x0", b="x1", city="北京"),
            Pair(pair="p1", uid="q2", a="y0", b="y1", city="杭州"),
        ],
    )
    app = studio("label", study="trips")
    app.text_input(key="rater-name").set_value("王芳")
    app.multiselect(key="rater-cities").set_value(["杭州"])
    next(button for button in app.button if button.label == "开始").click()
    app.run()
    assert [given.pair.city for given in assigning.next_pairs(store, "trips", "王芳", 3)] == ["杭州"]


def test_a_study_that_is_not_there_is_told(studio: Callable[..., AppTest], home: Path) -> None:
    StudyStore(home / "labels.sqlite").create("trips")
    app = studio("label", study="gone")
    assert not app.exception
    assert "gone" in " ".join(one.value for one in (*app.error, *app.warning))


def test_without_a_study_the_page_where_one_is_made_is_one_press_away(studio: Callable[..., AppTest]) -> None:
    app = studio("label")
    assert not app.exception
    assert [link.proto.page for link in app.get("page_link")] == ["studies"]


def test_without_a_study_a_pair_that_comes_with_the_project_can_be_tried(
    studio: Callable[..., AppTest], home: Path
) -> None:
    app = studio("label")
    next(button for button in app.button if button.label == "试评一对").click().run()
    assert not app.exception
    store = StudyStore(home / "labels.sqlite")
    (pair,) = store.pairs("练习")
    one, other = (store.plan("练习", name) for name in (pair.a, pair.b))
    assert one.document != other.document
    assert {one.sandbox, other.sandbox} == {"demo"}
