"""The judges that are held against people: features, rewards, metrics of a suite."""

from core.bench.studies.against_people import of_features, of_suite, standings
from core.evaluate.registry import SUITES
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.store.store import StudyStore
from core.sandbox.library import SandboxLibrary


def test_features_are_judges_of_the_pairs_that_have_them() -> None:
    pairs = [
        Pair(pair="p", uid="q", a="x", b="y", features={"u": PairScores(1, 2)}),
        Pair(pair="r", uid="q", a="x", b="y"),
    ]
    assert of_features(pairs) == {"u": {"p": PairScores(1, 2)}}


def test_each_metric_of_a_suite_prefers_what_its_direction_says(
    store: StudyStore, library: SandboxLibrary
) -> None:
    found = of_suite(store, "s", SUITES["chinatravel"], library.open)
    more, minutes = found["daily_attractions"]["both"], found["transport_minutes"]["both"]
    assert more.a is not None and more.b is not None and more.a == more.b + 1
    assert minutes.a is not None and minutes.a < 0


def test_a_metric_without_a_direction_is_no_judge(store: StudyStore, library: SandboxLibrary) -> None:
    found = of_suite(store, "s", SUITES["traveleval"], library.open)
    assert "be" in found and "acd" not in found


def test_plans_and_sandboxes_that_vanished_have_no_scores(store: StudyStore, library: SandboxLibrary) -> None:
    found = of_suite(store, "s", SUITES["chinatravel"], library.open)["daily_attractions"]
    assert found["lost"].a is not None and found["lost"].b is None
    assert found["away"].a is None and found["away"].b is not None


def test_judges_are_listed_the_nearest_to_people_first() -> None:
    said = [Judgement(pair, rater, "a") for pair in ("p", "r") for rater in ("ann", "bo")]
    right, wrong = (
        {"p": PairScores(2, 1), "r": PairScores(2, 1)},
        {"p": PairScores(1, 2), "r": PairScores(2, 1)},
    )
    found = standings({"wrong": wrong, "right": right, "mute": {}}, said, 20)
    assert list(found) == ["right", "wrong"]
    assert [one.pair for one in found["wrong"].differing] == ["p"]
