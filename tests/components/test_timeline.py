"""The timeline: rows of a plan, and the chart of them."""

import pytest

from components.timeline import chart, choice_of
from components.timeline_rows import TimelineRow, timeline_rows
from core.model.plan import Plan
from core.model.report import Where
from studio.i18n import Translate, translator


def rows(
    plan: Plan, selected: Where | None = None, violated: tuple[Where, ...] = ()
) -> dict[Where, TimelineRow]:
    """The rows by their place in the plan."""
    made = timeline_rows(plan, names=str, selected=selected, violated=violated, say=translator("en"))
    return {Where(row.day, row.activity, row.leg or None): row for row in made}


def test_every_activity_and_every_leg_has_a_row(plan: Plan) -> None:
    places = rows(plan)
    assert sum(place.leg is None for place in places) == 8
    assert sum(place.leg is not None for place in places) == 8


def test_a_leg_comes_before_the_activity_that_it_leads_to(plan: Plan) -> None:
    order = list(rows(plan))
    assert order.index(Where(2, 2, 3)) < order.index(Where(2, 2))


def test_times_are_minutes_since_midnight(plan: Plan) -> None:
    train = rows(plan)[Where(1, 1)]
    assert (train.begins, train.ends) == (7 * 60 + 24, 11 * 60)


def test_a_train_that_arrives_after_midnight_ends_on_the_next_day(plan: Plan) -> None:
    assert rows(plan)[Where(2, 3)].ends == 24 * 60 + 5


def test_selecting_an_activity_marks_it_alone(plan: Plan) -> None:
    assert [place for place, row in rows(plan, Where(1, 3)).items() if row.selected] == [Where(1, 3)]


def test_selecting_a_leg_marks_it_and_its_activity(plan: Plan) -> None:
    marked = [place for place, row in rows(plan, Where(2, 2, 2)).items() if row.selected]
    assert marked == [Where(2, 2, 2), Where(2, 2)]


def test_what_is_not_selected_steps_back(plan: Plan) -> None:
    assert not any(row.dimmed for row in rows(plan).values())
    assert [place for place, row in rows(plan, Where(1, 3)).items() if not row.dimmed] == [Where(1, 3)]


def test_a_violated_leg_says_so_in_its_title(plan: Plan) -> None:
    marked = [
        place for place, row in rows(plan, violated=(Where(2, 2, 2),)).items() if row.title.startswith("✖")
    ]
    assert marked == [Where(2, 2, 2), Where(2, 2)]


def test_a_violated_activity_says_so_in_its_label(plan: Plan) -> None:
    found = rows(plan, violated=(Where(1, 3),))
    assert found[Where(1, 3)].label == "✖ ● 故宫"
    assert found[Where(1, 4)].label == "◆ 四季民福"


def test_a_bar_tells_how_long_and_how_much(plan: Plan) -> None:
    assert rows(plan)[Where(1, 3)].detail == "3:00 h · ¥120"


def test_the_chart_runs_from_six_to_past_midnight(plan: Plan, say: Translate) -> None:
    document = chart(timeline_rows(plan, names=str, say=say), 2, say)
    domains = {tuple(layer["encoding"]["x"]["scale"]["domain"]) for layer in document["layer"]}
    assert domains == {(360, 1500)}


def test_an_early_beginning_widens_the_chart(plan: Plan) -> None:
    say = translator("en")
    early = (
        plan.itinerary[0]
        .activities[1]
        .model_copy(update={"start_time": plan.itinerary[0].activities[1].start_time + -600})
    )
    day = plan.itinerary[0].model_copy(update={"activities": (early,)})
    document = chart(timeline_rows(plan.model_copy(update={"itinerary": (day,)}), names=str, say=say), 1, say)
    assert document["layer"][0]["encoding"]["x"]["scale"]["domain"] == [60, 1440]


def test_a_plan_without_activities_has_an_empty_chart() -> None:
    say = translator("en")
    assert chart([], 1, say)["layer"]


def picked(*bars: tuple[int, int]) -> dict[str, object]:
    """What the chart hands back with these bars picked."""
    return {"selection": {"picked": [{"day": day, "activity": activity} for day, activity in bars]}}


@pytest.mark.parametrize(
    ("event", "before", "choice"),
    [
        ({}, None, None),
        (picked(), None, None),
        (picked((2, 1)), None, Where(2, 1)),
        (picked((2, 1), (1, 3)), picked((2, 1)), Where(1, 3)),
        (picked((1, 3)), picked((2, 1), (1, 3)), Where(2, 1)),
    ],
)
def test_a_click_on_a_bar_is_a_choice_the_first_time_and_every_other(
    event: object, before: object, choice: Where | None
) -> None:
    assert choice_of(event, before) == choice
