"""Studies in a database: what was confirmed is there, once, for every thread and process."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from core.database import DatabaseAddress, open_database
from core.errors import InputError
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.store import assigning, judging
from core.labels.store.importing import import_judgements
from core.labels.store.store import MIGRATIONS, VERSION_TABLE, StudyStore
from core.labels.store.tables import StudyTables
from core.labels.study import Rules, StoredPlan, StudyRequest
from tests.raters import next_pair

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def pairs(count: int, city: str = "") -> list[Pair]:
    """Pairs of two agents' plans."""
    return [
        Pair(
            pair=f"{city}p{i}",
            uid=f"q{i}",
            a="planner",
            b="react",
            city=city,
            features={"cost": PairScores(1.0, 2.0)},
        )
        for i in range(count)
    ]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseAddress:
    """Where studies are kept: a file of one's own, and the server of a team."""
    address: str = request.getfixturevalue("postgresql") if request.param == "postgresql" else ""
    return address or tmp_path / "labels.sqlite"


@pytest.fixture
def store(place: DatabaseAddress) -> Iterator[StudyStore]:
    """A store with a study of three pairs, two raters a pair."""
    made = StudyStore(place)
    made.create("trips", Rules(raters_per_pair=2))
    made.add("trips", pairs(3))
    for rater in ("ann", "bo", "cy"):
        assigning.register(made, rater)
    yield made
    made.close()


def test_the_migrations_lead_to_the_tables_that_the_code_uses(place: DatabaseAddress) -> None:
    engine = open_database(place, MIGRATIONS, VERSION_TABLE)
    with engine.begin() as connection:
        found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(found, StudyTables.metadata) == []


def test_pairs_plans_and_requests_come_back_as_they_went_in(store: StudyStore) -> None:
    store.add(
        "trips",
        (),
        [StoredPlan(name="x1", uid="q1", agent="planner", document={"itinerary": []}, sandbox="demo")],
        [StudyRequest("q1", "两人")],
    )
    assert store.pairs("trips") == tuple(pairs(3))
    assert store.plan("trips", "x1").document == {"itinerary": []}
    assert store.agents("trips") == {"x1": "planner"}
    assert store.request("trips", "q1") == StudyRequest("q1", "两人")


def test_adding_the_same_pairs_again_changes_nothing(store: StudyStore) -> None:
    assert store.add("trips", pairs(4)) == 1
    assert len(store.pairs("trips")) == 4


def test_a_pair_goes_to_as_many_raters_as_wanted_and_never_twice_to_one(store: StudyStore) -> None:
    seen: dict[str, list[str]] = {}
    for rater in ("ann", "bo", "cy"):
        while (given := next_pair(store, "trips", rater)) is not None:
            judging.judge(store, given, "a")
            seen.setdefault(given.pair.pair, []).append(rater)
    assert sorted(len(raters) for raters in seen.values()) == [2, 2, 2]
    assert all(len(set(raters)) == 2 for raters in seen.values())
    assert store.progress("trips").done == store.progress("trips").wanted == 6


def test_a_pair_in_hand_is_handed_out_again_until_it_is_judged(store: StudyStore) -> None:
    first = next_pair(store, "trips", "ann")
    assert next_pair(store, "trips", "ann").pair == first.pair


def test_a_reservation_that_expired_is_given_to_another(store: StudyStore) -> None:
    store.create("single", Rules(raters_per_pair=1, reserved_minutes=30))
    store.add("single", pairs(1))
    held = next_pair(store, "single", "ann", NOON)
    assert next_pair(store, "single", "bo", NOON + timedelta(minutes=29)) is None
    assert next_pair(store, "single", "bo", NOON + timedelta(minutes=31)).pair == held.pair


def test_a_rater_gets_the_cities_that_the_rater_knows(store: StudyStore) -> None:
    store.create("cities")
    store.add("cities", [*pairs(2, "北京"), *pairs(2, "杭州")])
    assigning.register(store, "dan", ["杭州"])
    cities = []
    while (given := next_pair(store, "cities", "dan")) is not None:
        cities.append(given.pair.city)
        judging.judge(store, given, "b")
    assert cities == ["杭州", "杭州"]


def test_sides_differ_between_raters_and_a_press_means_the_plan_that_stood_there(store: StudyStore) -> None:
    store.create("many")
    store.add("many", pairs(40))
    flipped = []
    for _ in range(40):
        given = next_pair(store, "many", "ann")
        assert given.choice("left") == ("b" if given.flipped else "a")
        assert given.choice("neither") == "neither"
        flipped.append(given.flipped)
        judging.judge(store, given, given.choice("right"))
    assert 8 < sum(flipped) < 32


def test_the_same_press_twice_is_one_judgement(store: StudyStore) -> None:
    given = next_pair(store, "trips", "ann")
    judging.judge(store, given, "a", seconds=3.0)
    judging.judge(store, given, "a", seconds=3.1)
    assert [one.seconds for one in store.judgements("trips")] == [3.0]


def test_another_answer_in_a_second_tab_is_told_and_changes_nothing(store: StudyStore) -> None:
    given = next_pair(store, "trips", "ann")
    judging.judge(store, given, "a")
    with pytest.raises(InputError, match="judged elsewhere"):
        judging.judge(store, given, "b")
    assert [one.choice for one in store.judgements("trips")] == ["a"]


def test_a_correction_replaces_the_judgement_and_keeps_its_row(store: StudyStore) -> None:
    judging.judge(store, next_pair(store, "trips", "ann"), "a")
    again = assigning.reopen(store, "trips", "ann")
    assert again.said.choice == "a"
    judging.judge(store, again, "neither", note="both too full")
    assert [(one.choice, one.note) for one in store.judgements("trips")] == [("neither", "both too full")]
    with store.session() as session:
        assert session.scalar(sa.text("SELECT count(*) FROM judgements")) == 2


def test_a_skipped_pair_is_not_shown_to_that_rater_again_but_to_others(store: StudyStore) -> None:
    given = next_pair(store, "trips", "ann")
    assigning.skip(store, given, "I know this hotel's owner")
    assert next_pair(store, "trips", "ann").pair != given.pair
    others = set()
    while (other := next_pair(store, "trips", "bo")) is not None:
        others.add(other.pair.pair)
        judging.judge(store, other, "a")
    assert given.pair.pair in others


def test_raters_who_ask_at_once_never_get_one_pair_too_often(store: StudyStore) -> None:
    store.create("busy", Rules(raters_per_pair=3))
    store.add("busy", pairs(10))
    raters = [f"r{i}" for i in range(12)]
    for rater in raters:
        assigning.register(store, rater)

    def work(rater: str) -> int:
        done = 0
        while (given := next_pair(store, "busy", rater)) is not None:
            judging.judge(store, given, "a")
            done += 1
        return done

    with ThreadPoolExecutor(12) as pool:
        assert sum(pool.map(work, raters)) == 30
    by_pair = [one.pair for one in store.judgements("busy")]
    assert {by_pair.count(pair.pair) for pair in pairs(10)} == {3}


def test_imported_judgements_are_kept_once_and_the_later_one_counts(store: StudyStore) -> None:
    first = Judgement(pair="p0", rater="zoe", choice="a", uid="q0", a="planner", b="react", at=NOON)
    second = Judgement(
        pair="p0", rater="zoe", choice="b", uid="q0", a="planner", b="react", at=NOON + timedelta(days=1)
    )
    assert import_judgements(store, "trips", [first]) == 1
    assert import_judgements(store, "trips", [first, second]) == 1
    assert [one.choice for one in store.judgements("trips")] == ["b"]


def test_a_judgement_of_an_unknown_pair_is_told_and_nothing_is_kept(store: StudyStore) -> None:
    with pytest.raises(InputError, match="'p9'"):
        import_judgements(store, "trips", [Judgement("p0", "zoe", "a"), Judgement("p9", "zoe", "a")])
    assert store.judgements("trips") == ()


def test_names_that_are_empty_taken_or_unknown_are_told(store: StudyStore) -> None:
    for call, match in (
        (lambda: store.create(" "), "needs a name"),
        (lambda: store.create("trips"), "already"),
        (lambda: store.pairs("nope"), "no study named 'nope'"),
        (lambda: next_pair(store, "trips", "nobody"), "no rater named"),
        (lambda: store.plan("trips", "x"), "keeps no plan"),
        (lambda: StudyStore("not an address"), "address of the database"),
    ):
        with pytest.raises(InputError, match=match):
            call()


def test_a_pair_that_was_judged_elsewhere_is_not_handed_to_the_same_rater(store: StudyStore) -> None:
    import_judgements(store, "trips", [Judgement("p0", "ann", "a"), Judgement("p0", "bo", "b")])
    mine = []
    while (given := next_pair(store, "trips", "ann")) is not None:
        mine.append(given.pair.pair)
        judging.judge(store, given, "a")
    assert sorted(mine) == ["p1", "p2"]
    assert next_pair(store, "trips", "cy").pair.pair != "p0"


def test_the_pair_after_the_one_in_hand_is_reserved_ahead(store: StudyStore) -> None:
    first, second = assigning.next_pairs(store, "trips", "ann", 2)
    judging.judge(store, first, "a")
    [again, third] = assigning.next_pairs(store, "trips", "ann", 2)
    assert again.pair == second.pair
    assert len({first.pair.pair, second.pair.pair, third.pair.pair}) == 3
    judging.judge(store, again, "a")
    assert [one.pair for one in assigning.next_pairs(store, "trips", "ann", 2)] == [third.pair]


def test_every_rater_is_trained_on_pairs_of_known_answer_and_checked_later(store: StudyStore) -> None:
    store.create("trained", Rules(raters_per_pair=1, training=2))
    store.add("trained", pairs(30), gold=[("p0", "a"), ("p1", "b"), ("p2", "a")])
    for rater in ("ann", "bo"):
        seen = []
        while (given := next_pair(store, "trained", rater)) is not None and len(seen) < 11:
            seen.append((given.gold is not None, given.training))
            judging.judge(store, given, "a")
        assert seen == [(True, True)] * 2 + [(False, False)] * 7 + [(True, False), (False, False)]


def test_an_answer_that_comes_after_the_reservation_expired_counts(store: StudyStore) -> None:
    store.create("single", Rules(raters_per_pair=1, reserved_minutes=30))
    store.add("single", pairs(2))
    late = next_pair(store, "single", "ann", NOON)
    next_pair(store, "single", "bo", NOON + timedelta(minutes=31))
    judging.judge(store, late, "a")
    assert [one.rater for one in store.judgements("single")] == ["ann"]


def test_a_pair_whose_study_has_gone_is_told(store: StudyStore) -> None:
    given = next_pair(store, "trips", "ann")
    with store.writing() as session:
        session.execute(sa.text("DELETE FROM assignments"))
    with pytest.raises(InputError, match="this pair no longer"):
        judging.judge(store, given, "a")
