"""The Label page where something is missing: plans that vanished, a study that is not there."""

from collections.abc import Callable
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.labels.judgement import Pair, Scores
from core.labels.store import assigning
from core.labels.store.store import StudyStore
from core.labels.study import Rules


def at_work(studio: Callable[..., AppTest], study: str) -> AppTest:
    """The page of a rater who has said who one is."""
    app = studio("label", study=study)
    app.text_input(key="rater-name").set_value("王芳")
    next(button for button in app.button if button.label == "开始").click()
    return app.run()


def test_a_study_whose_plans_vanished_says_so_and_nothing_breaks(
    studio: Callable[..., AppTest], home: Path
) -> None:
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    store.add("trips", [Pair(f"p{i}", "q1", "x0", "x1") for i in range(3)])
    app = at_work(studio, "trips")
    assert not app.exception
    assert "没有保存方案" in app.warning[0].value


def test_metrics_are_shown_only_where_the_study_allows_them(
    studio: Callable[..., AppTest], home: Path
) -> None:
    store = StudyStore(home / "labels.sqlite")
    pairs = [
        Pair("p0", "q1", "x0", "x1", features={"pacing": Scores(0.25, 0.75), "planner.way": Scores(1, 2)})
    ]
    for name, figures in (("open", True), ("closed", False)):
        store.create(name, Rules(figures=figures))
        store.add(name, pairs)
        app = at_work(studio, name)
        assert not app.exception
        assert bool(app.table) is figures
    assert "planner.way" not in str(at_work(studio, "open").table[0].value)


def test_cities_that_a_rater_knows_stay_when_the_page_is_opened(
    studio: Callable[..., AppTest], home: Path
) -> None:
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    store.add("trips", [Pair("p0", "q1", "x0", "x1", "北京"), Pair("p1", "q2", "y0", "y1", "杭州")])
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
