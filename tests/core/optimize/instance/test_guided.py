"""Sights as a guide offers them: what hours and length take of their worth, and when one would go there."""

from dataclasses import replace

import pytest

from core.knowledge.city import knowledge_of
from core.knowledge.places import Legs, SightProfile
from core.optimize.instance.sights.guided import (
    appeal_of,
    at_its_hours,
    dear_ticket,
    is_shut_at_its_best,
    lengths_of,
    worth_in_company,
    worth_of,
)
from core.optimize.instance.stops import DayStop
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.profile import DEFAULT
from core.sandbox.sandbox import Sandbox

DAY = DayStop(
    kind="attraction",
    place="somewhere",
    opens=6 * 60,
    closes=24 * 60,
    least=60,
    most=120,
    worth=200,
    base=200,
)


@pytest.fixture
def guide() -> Guide:
    assert DEFAULT.guide is not None
    return DEFAULT.guide


def _place(**changes: object) -> SightProfile:
    usual = SightProfile(
        name="somewhere",
        kind="sight",
        standing="worth",
        stay=100,
        stay_with_children=80,
        best=frozenset({"day"}),
        site="somewhere",
    )
    return replace(usual, **changes)


def test_a_visit_in_full_at_its_best_hour_loses_nothing(guide: Guide) -> None:
    assert appeal_of(_place(), 200, guide).lost(600, 700) == pytest.approx(0)


def test_worth_grows_with_the_time_up_to_the_natural_length_and_not_beyond(guide: Guide) -> None:
    appeal = appeal_of(_place(), 200, guide)
    assert appeal.lost(600, 650) == pytest.approx(100)
    assert appeal.lost(600, 720) == pytest.approx(0)


def test_a_night_view_by_day_is_worth_little(guide: Guide) -> None:
    appeal = appeal_of(_place(best=frozenset({"night"})), 200, guide)
    assert appeal.lost(14 * 60, 14 * 60 + 100) == pytest.approx(150)
    assert appeal.lost(20 * 60, 20 * 60 + 100) == pytest.approx(0)


def test_a_garden_after_dark_is_worth_nothing(guide: Guide) -> None:
    appeal = appeal_of(_place(light=True), 200, guide)
    assert appeal.lost(20 * 60, 20 * 60 + 100) == pytest.approx(200)


def test_lights_are_offered_when_they_are_on() -> None:
    assert at_its_hours(DAY, _place(best=frozenset({"night"}))).opens == 17 * 60 + 15


def test_a_boat_for_the_lights_sails_in_the_evening_or_not_at_all() -> None:
    boat = _place(kind="cruise", best=frozenset({"dusk", "night"}))
    assert at_its_hours(DAY, boat).opens == 18 * 60 + 30
    assert is_shut_at_its_best(replace(DAY, closes=18 * 60), boat)


def test_what_closes_before_its_hour_is_offered_as_it_is() -> None:
    early = replace(DAY, closes=17 * 60)
    assert at_its_hours(early, _place(best=frozenset({"night"}))) == early


def test_what_needs_light_is_left_before_dark() -> None:
    assert at_its_hours(DAY, _place(light=True)).closes == 18 * 60 + 30


def test_what_needs_light_is_not_begun_before_it() -> None:
    always = replace(DAY, opens=0)
    assert at_its_hours(always, _place(light=True)).opens == 7 * 60
    assert at_its_hours(always, _place(light=False)).opens == 0


def test_nobody_is_offered_three_hours_of_a_street() -> None:
    _, most = lengths_of(_place(kind="street", stay=240), 18 * 60)
    assert most < 180 + 5


def test_a_flagship_is_worth_more_than_any_place_that_is_near(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    places = [knowledge.place(row.name) for row in demo.city("北京").attractions]
    first = worth_of(knowledge.place(knowledge.flagships[0]), 0.5, guide, knowledge)
    others = [worth_of(one, 0.5, guide, knowledge) for one in places if one.standing == "near"]
    assert first > max(others)


def test_nobody_is_sent_to_an_office_unasked(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    assert worth_of(_place(kind="building", standing="unasked"), 0.0, guide, knowledge) < 0


def test_a_palace_is_not_offered_for_less_than_two_hours() -> None:
    least, _ = lengths_of(_place(kind="palace", stay=150), 18 * 60)
    assert least == 120


def test_an_outing_is_worth_more_than_as_long_a_visit_in_town(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    in_town, half, whole = (
        worth_of(_place(outing=outing), 0.5, guide, knowledge) for outing in (None, "half", "whole")
    )
    assert in_town < half < whole


def test_what_no_table_knows_is_worth_less_than_what_is_near(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    known, unknown = (
        worth_of(_place(standing="near", known=one), 0.5, guide, knowledge) for one in (True, False)
    )
    assert unknown < known


def test_adults_by_themselves_are_not_sent_to_a_playground(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    playground = _place(kind="amusement", moods=frozenset({"children"}))
    ride = _place(kind="amusement", moods=frozenset({"romantic"}))
    assert worth_in_company(playground, frozenset(), guide, knowledge) < 0
    assert worth_in_company(ride, frozenset(), guide, knowledge) == 0


def test_a_quiet_street_is_for_the_grown_but_not_what_a_city_is_known_for(
    demo: Sandbox, guide: Guide
) -> None:
    knowledge, young = knowledge_of(demo.city("上海")), frozenset({"young"})
    villas = _place(kind="street", moods=frozenset({"quiet"}))
    snacks, bund = replace(villas, moods=frozenset({"lively"})), replace(villas, standing="must")
    assert worth_in_company(villas, young, guide, knowledge) < 0
    assert [worth_in_company(one, young, guide, knowledge) for one in (snacks, bund)] == [0, 0]
    assert worth_in_company(villas, frozenset(), guide, knowledge) == 0


def test_a_lesser_temple_is_no_place_for_small_children(demo: Sandbox, guide: Guide) -> None:
    knowledge, young = knowledge_of(demo.city("上海")), frozenset({"young"})
    temple = _place(kind="temple")
    assert worth_in_company(temple, young, guide, knowledge) < 0
    assert worth_in_company(replace(temple, standing="must"), young, guide, knowledge) == 0
    assert worth_in_company(temple, frozenset(), guide, knowledge) == 0


def test_a_baby_is_not_taken_to_the_zoo(demo: Sandbox, guide: Guide) -> None:
    knowledge, zoo = knowledge_of(demo.city("上海")), _place(kind="zoo", moods=frozenset({"children"}))
    with_a_baby = worth_in_company(zoo, frozenset({"young", "infant"}), guide, knowledge)
    assert with_a_baby < worth_in_company(zoo, frozenset({"young"}), guide, knowledge)


def test_a_toddler_is_taken_to_the_zoo_and_to_no_theme_park(demo: Sandbox, guide: Guide) -> None:
    knowledge, small = knowledge_of(demo.city("上海")), frozenset({"young", "toddler"})
    park = _place(kind="theme_park", stay=600, stay_with_children=600, moods=frozenset({"children"}))
    zoo = _place(kind="zoo", moods=frozenset({"children"}))
    worth = [
        worth_of(one, 0.5, guide, knowledge) + worth_in_company(one, small, guide, knowledge)
        for one in (park, zoo)
    ]
    assert worth[0] < 0 < worth[1]


def test_museums_for_children_are_for_children(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("上海"))
    museum = _place(kind="museum", moods=frozenset({"children"}))
    with_children = worth_in_company(museum, frozenset({"young"}), guide, knowledge)
    assert worth_in_company(museum, frozenset(), guide, knowledge) < min(0, with_children)


def test_the_old_do_not_walk_for_hours_in_the_open() -> None:
    lake = _place(stay=240)
    assert lengths_of(lake, 900, frozenset({"old"}))[1] <= 170
    assert lengths_of(replace(lake, indoors=True), 900, frozenset({"old"}))[1] > 170


def test_a_couple_is_not_sent_to_where_people_died(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    grave = _place(kind="museum", moods=frozenset({"grave"}))
    assert worth_in_company(grave, frozenset(), guide, knowledge, couple=True) < 0
    assert worth_in_company(grave, frozenset(), guide, knowledge) == 0


def test_to_the_old_an_outing_is_no_more_than_a_visit(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("北京"))
    in_town, out = (
        worth_of(one, 0.5, guide, knowledge) + worth_in_company(one, frozenset({"old"}), guide, knowledge)
        for one in (_place(), _place(outing="half"))
    )
    assert out == in_town


def test_a_dear_show_that_nobody_asked_for_is_for_children(demo: Sandbox, guide: Guide) -> None:
    knowledge, show = knowledge_of(demo.city("杭州")), _place(kind="show")
    assert dear_ticket(300, show, frozenset(), guide, knowledge) > 0
    assert dear_ticket(300, show, frozenset({"young"}), guide, knowledge) == 0
    assert dear_ticket(60, show, frozenset(), guide, knowledge) == 0


@pytest.mark.parametrize(("out_late", "until"), [(True, 20 * 60), (False, 0)])
def test_who_can_be_out_late_stays_for_the_show_of_a_park(out_late: bool, until: int) -> None:
    park = _place(kind="theme_park", outing="whole", best=frozenset({"day", "dusk", "night"}))
    day = replace(DAY, opens=8 * 60 + 30, closes=21 * 60, least=540, most=720)
    assert at_its_hours(day, park, out_late=out_late).until == until


def test_the_old_are_back_from_a_day_out_before_dinner() -> None:
    zoo = _place(kind="zoo", outing="whole", stay=420, stay_with_children=420)
    (_, usual), (_, old) = (lengths_of(zoo, 900, frozenset(legs)) for legs in ((), ("old",)))
    assert old < 7 * 60 < usual


def test_nobody_goes_by_choice_to_a_stage_that_closes_by_day() -> None:
    stage = _place(kind="show", best=frozenset({"night"}))
    assert is_shut_at_its_best(replace(DAY, closes=18 * 60 + 30), stage)
    assert not is_shut_at_its_best(replace(DAY, closes=21 * 60), stage)


def test_a_wheelchair_is_not_taken_to_steps_whatever_they_lead_to(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("上海"))
    garden = _place(kind="garden", standing="must", tires=frozenset({"wheels"}))
    alone = worth_in_company(garden, frozenset({"wheels", "old"}), guide, knowledge)
    assert worth_of(garden, 0.0, guide, knowledge) + alone < 0


def test_teenagers_like_half_of_what_children_like(demo: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(demo.city("上海"))
    paintings = _place(kind="museum")
    young, teens, grown = (
        worth_in_company(paintings, legs, guide, knowledge, teens=teens)
        for legs, teens in ((frozenset({"young"}), False), (frozenset(), True), (frozenset(), False))
    )
    assert young < teens < grown


def test_the_old_stay_longer_in_a_park_with_their_grandchildren() -> None:
    park = _place(kind="theme_park", outing="whole", stay=660, stay_with_children=630)
    alone, together = (
        lengths_of(park, 900, legs) for legs in (frozenset({"old"}), frozenset({"old", "young"}))
    )
    assert alone[1] < 7 * 60 < together[1]
    assert alone[0] < together[0]


@pytest.mark.parametrize(("early", "begin_by"), [(True, 11 * 60), (False, 13 * 60 + 45)])
def test_who_came_for_the_sea_is_there_in_the_morning(demo: Sandbox, early: bool, begin_by: int) -> None:
    place = replace(knowledge_of(demo.city("杭州")).place("西湖"), outing="half", light=True)
    assert at_its_hours(DAY, place, out_early=early).begin_by == begin_by


def test_children_walk_on_the_wall_and_the_old_take_the_one_with_a_lift(
    chinatravel_sandbox: Sandbox, guide: Guide
) -> None:
    knowledge = knowledge_of(chinatravel_sandbox.city("北京"))

    def felt(wall: str, *legs: Legs) -> float:
        return worth_in_company(knowledge.place(wall), frozenset(legs), guide, knowledge)

    assert felt("八达岭长城", "young") > felt("八达岭长城", "old", "young")
    assert felt("慕田峪长城", "old") > felt("八达岭长城", "old")


def test_a_hill_is_no_walk_for_a_child_of_four(chinatravel_sandbox: Sandbox, guide: Guide) -> None:
    knowledge = knowledge_of(chinatravel_sandbox.city("杭州"))
    hill = knowledge.place("宝石流霞")
    small, big = (
        worth_in_company(hill, frozenset(legs), guide, knowledge)
        for legs in (("young", "little"), ("young",))
    )
    assert small < big
