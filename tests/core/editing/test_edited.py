"""Whatever is changed by hand: what follows is timed, reached and paid for as the sandbox says, or the edit is refused."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.editing import (
    Add,
    Edit,
    GoBy,
    Lengthen,
    Move,
    OtherHotel,
    OtherRooms,
    Remove,
    Replace,
    Retime,
    edited,
)
from core.editing.places import night_at
from core.editing.suggestions import gaps_for, in_other_rooms
from core.errors import InputError, TripStudioError
from core.evaluate.registry import judge
from core.model.locks import StopIndex
from core.model.plan import Meal, Plan, Stay, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

QUERY = Query(uid="q", text="", start_city="南京", target_city="北京", days=3, people_number=2)
FREE_TO_BREAK = {
    "attraction.closed",
    "attraction.repeated",
    "restaurant.closed",
    "restaurant.repeated",
    "restaurant.meal_time",
    "time.duration",
}
"""What an edit may break and the traveller is told of; all else is the editor's own to keep."""


@pytest.fixture(scope="module")
def sandbox(demo: Sandbox) -> Sandbox:
    return demo


@pytest.fixture(scope="module")
def plan(sandbox: Sandbox) -> Plan:
    *_, done = AGENTS["planner"].make().run(Task(QUERY, sandbox), Context(time_limit=120.0))
    assert isinstance(done, Done)
    assert done.plan is not None
    return done.plan


def _faults(plan: Plan, sandbox: Sandbox) -> set[str]:
    report = judge("chinatravel", QUERY, plan.to_json(), sandbox)
    return {violation.code for violation in report.violations} - FREE_TO_BREAK


def _visits(plan: Plan) -> list[StopIndex]:
    return [(day, at) for day, at, one in plan.activities() if isinstance(one, Visit)]


def _names(plan: Plan, day: int) -> list[str]:
    return [one.begins_at for one in plan.itinerary[day - 1].activities]


def _edits(plan: Plan, sandbox: Sandbox) -> st.SearchStrategy[Edit]:
    city = sandbox.city("北京")
    places = st.sampled_from([(day, at) for day, at, _ in plan.activities()])
    sights = st.sampled_from([one.name for one in city.attractions])
    tables = st.sampled_from([one.name for one in city.restaurants])
    hotels = st.sampled_from([one.name for one in city.hotels])
    return st.one_of(
        st.builds(Remove, places),
        st.builds(Replace, places, st.one_of(sights, tables, hotels)),
        st.builds(Add, places, st.just("attraction"), sights),
        st.builds(Add, places, st.sampled_from(["lunch", "dinner"]), tables),
        st.builds(Move, places, st.integers(1, 3), st.integers(0, 9)),
        st.builds(Retime, places, st.integers(6 * 60, 22 * 60)),
        st.builds(Lengthen, places, st.integers(10, 300)),
        st.builds(GoBy, places, st.sampled_from(["walk", "metro", "taxi"])),
        st.builds(OtherHotel, hotels),
        st.builds(OtherRooms, st.integers(1, 3)),
    )


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_after_any_edits_times_ways_and_costs_agree_with_the_sandbox(
    data: st.DataObject, plan: Plan, sandbox: Sandbox
) -> None:
    for _ in range(3):
        edit = data.draw(_edits(plan, sandbox))
        try:
            plan = edited(plan, edit, sandbox).plan
        except TripStudioError as error:
            assert error.text.zh
            assert error.text.en
    assert _faults(plan, sandbox) <= {"intercity.missing", "accommodation.missing"}


def test_a_stop_that_is_removed_is_gone_and_the_others_keep_their_times(plan: Plan, sandbox: Sandbox) -> None:
    day, at = _visits(plan)[0]
    name = plan.itinerary[day - 1].activities[at - 1].begins_at
    changed = edited(plan, Remove((day, at)), sandbox)
    assert name not in _names(changed.plan, day)
    assert changed.at is None
    kept = {
        one.begins_at: one.start_time for one in plan.itinerary[day - 1].activities if one.begins_at != name
    }
    assert {one.begins_at: one.start_time for one in changed.plan.itinerary[day - 1].activities} == kept
    assert changed.plan.itinerary[day:] == plan.itinerary[day:]


def test_a_stop_that_moves_to_another_day_stands_there(plan: Plan, sandbox: Sandbox) -> None:
    first = edited(plan, Remove(_visits(plan)[0]), sandbox).plan
    for day, at in reversed([(day, at) for day, at in _visits(first) if day > 1]):
        name = first.itinerary[day - 1].activities[at - 1].begins_at
        try:
            changed = edited(first, Move((day, at), 1, 9), sandbox)
        except InputError:
            # an outing of half a day has no room beside another
            continue
        break
    else:
        pytest.fail("there is room on the first day once a sight is removed")
    assert name in _names(changed.plan, 1)
    assert name not in _names(changed.plan, day)
    assert changed.at is not None
    assert changed.at[0] == 1


def test_two_visits_change_their_order(plan: Plan, sandbox: Sandbox) -> None:
    day, at = next((day, at) for day, at in _visits(plan) if (day, at + 1) in _visits(plan))
    first, second = (plan.itinerary[day - 1].activities[number] for number in (at - 1, at))
    changed = edited(plan, Move((day, at + 1), day, at), sandbox).plan
    now = _names(changed, day)
    assert now.index(second.begins_at) < now.index(first.begins_at)
    assert _faults(changed, sandbox) == set()


def test_a_longer_stay_lets_what_follows_begin_later(plan: Plan, sandbox: Sandbox) -> None:
    day, at = _visits(plan)[0]
    visit, following = plan.itinerary[day - 1].activities[at - 1 : at + 1]
    changed = edited(plan, Lengthen((day, at), visit.minutes + 40), sandbox).plan
    now = changed.itinerary[day - 1].activities
    assert now[at - 1].minutes == visit.minutes + 40
    assert now[at].start_time >= following.start_time
    assert now[at].start_time >= now[at - 1].end_time


def test_a_train_that_would_be_missed_is_told_and_nothing_is_changed(plan: Plan, sandbox: Sandbox) -> None:
    day, at = [place for place in _visits(plan) if place[0] == 3][-1]
    activities = plan.itinerary[day - 1].activities
    until_the_train = activities[-1].start_time.minutes - activities[at - 1].start_time.minutes
    with pytest.raises(InputError, match="would be missed"):
        edited(plan, Lengthen((day, at), until_the_train), sandbox)


def test_the_night_and_the_breakfast_go_to_another_hotel(plan: Plan, sandbox: Sandbox) -> None:
    city = sandbox.city("北京")
    before = {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}
    name = next(one.name for one in city.hotels if one.name not in before)
    changed = edited(plan, OtherHotel(name), sandbox).plan
    assert {one.position for _, _, one in changed.activities() if isinstance(one, Stay)} == {name}
    assert not before & {one.position for _, _, one in changed.activities() if isinstance(one, Meal)}
    assert _faults(changed, sandbox) == set()


def test_all_nights_are_in_the_other_rooms_that_the_hotel_has(plan: Plan, sandbox: Sandbox) -> None:
    before = {one.room_type for _, _, one in plan.activities() if isinstance(one, Stay)}
    found = in_other_rooms(plan, sandbox)
    assert found
    for one in found:
        beds = {night.room_type for _, _, night in one.plan.activities() if isinstance(night, Stay)}
        assert len(beds) == 1
        assert not beds & before
        assert _hotels(one.plan) == _hotels(plan)
        assert _faults(one.plan, sandbox) == set()


def test_rooms_that_a_hotel_does_not_have_are_refused_in_both_languages(plan: Plan, sandbox: Sandbox) -> None:
    with pytest.raises(InputError) as raised:
        edited(plan, OtherRooms(9), sandbox)
    assert "9 床房" in raised.value.text.zh
    assert "9-bed rooms" in raised.value.text.en


def test_rooms_beyond_the_budget_are_not_offered(plan: Plan, sandbox: Sandbox) -> None:
    assert in_other_rooms(plan, sandbox, budget=0.0) == ()


def _hotels(plan: Plan) -> set[str]:
    return {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}


def test_one_goes_another_way(plan: Plan, sandbox: Sandbox) -> None:
    day, at = next(
        (day, at) for day, at in _visits(plan) if plan.itinerary[day - 1].activities[at - 1].transports
    )
    changed = edited(plan, GoBy((day, at), "taxi"), sandbox).plan
    assert [leg.mode for leg in changed.itinerary[day - 1].activities[at - 1].transports] == ["taxi"]


def test_what_is_not_known_or_not_there_is_refused(plan: Plan, sandbox: Sandbox) -> None:
    for edit in (
        Replace(_visits(plan)[0], "没有的地方"),
        Remove((9, 9)),
        Remove((1, 1)),
        Add((7, 1), "lunch", "x"),
    ):
        with pytest.raises(TripStudioError):
            edited(plan, edit, sandbox)


def test_a_sight_that_was_taken_out_fits_again_on_its_day(plan: Plan, sandbox: Sandbox) -> None:
    day, at = _visits(plan)[0]
    name = plan.itinerary[day - 1].activities[at - 1].begins_at
    without = edited(plan, Remove((day, at)), sandbox).plan
    found = gaps_for(without, name, sandbox)
    assert day in {one.result.at[0] for one in found if one.result.at is not None}
    assert all(
        name in _names(one.result.plan, one.result.at[0]) for one in found if one.result.at is not None
    )
    assert len({one.result.at[0] for one in found if one.result.at is not None}) == len(found)


def test_a_sight_that_is_in_the_trip_already_fits_nowhere(plan: Plan, sandbox: Sandbox) -> None:
    day, at = _visits(plan)[0]
    assert gaps_for(plan, plan.itinerary[day - 1].activities[at - 1].begins_at, sandbox) == ()


@pytest.mark.parametrize(
    ("edit", "zh", "en"),
    [
        (lambda place: Remove(place), "去掉{zh}", "Without {en}"),
        (lambda place: Lengthen(place, 75), "{zh}停留 75 分钟", "{en}: 75 minutes"),
        (lambda place: GoBy(place, "taxi"), "打车去{zh}", "To {en} by taxi"),
    ],
)
def test_a_change_is_said_in_the_words_of_both_languages(
    plan: Plan, sandbox: Sandbox, edit: Callable[[StopIndex], Edit], zh: str, en: str
) -> None:
    place = _visits(plan)[0]
    sight = sandbox.city("北京").attraction(_names(plan, place[0])[place[1] - 1])
    assert sight is not None and sight.name_en
    said = edited(plan, edit(place), sandbox).said
    assert said == (zh.format(zh=sight.name), en.format(en=sight.name_en))


def test_two_who_share_a_room_share_one_in_the_other_hotel_too(plan: Plan, sandbox: Sandbox) -> None:
    city = sandbox.city("北京")
    night = next(one for _, _, one in plan.activities() if isinstance(one, Stay))
    shared = night.model_copy(update={"room_type": 1, "rooms": 1})
    other = next(one for one in city.hotels if any(offer.beds == 1 for offer in one.offers))
    moved = night_at(other.name, shared, city, 2)
    assert (moved.room_type, moved.rooms) == (1, 1)


def test_a_day_that_would_be_too_short_names_its_stop_in_both_languages(plan: Plan, sandbox: Sandbox) -> None:
    at = next(at for day, at, one in plan.activities() if day == 1 and isinstance(one, Visit))
    stop = plan.itinerary[0].activities[at - 1].begins_at
    with pytest.raises(InputError) as raised:
        edited(plan, Lengthen((1, at), 720), sandbox)
    assert stop not in raised.value.text.en
    assert raised.value.text.en.isascii()
