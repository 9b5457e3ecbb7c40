"""Colours and shapes mean one thing each."""

from components.look.palette import DAY_COLOURS, day_colour, ink_on, kind_of
from core.model.plan import Plan


def test_seven_days_have_seven_colours_and_then_they_begin_again() -> None:
    assert [day_colour(day) for day in range(1, 9)] == [*DAY_COLOURS, DAY_COLOURS[0]]


def test_ink_is_white_on_the_dark_and_black_on_the_light() -> None:
    assert (ink_on("#005A8C"), ink_on("#E69F00"), ink_on("#FFFFFF"), ink_on("#000000")) == (
        "#FFFFFF", "#000000", "#000000", "#FFFFFF",
    )  # fmt: skip


def test_every_activity_has_the_shape_of_its_kind(plan: Plan) -> None:
    kinds = [kind_of(activity) for activity in plan.itinerary[0].activities]
    assert kinds == ["train", "meal", "sight", "meal", "hotel"]
