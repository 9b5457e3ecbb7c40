"""What a new plan changed, in words; no name becomes markup."""

from components.trip.changes_card import chips, figures
from core.model.derived.plan_changes import PlanChanges
from studio.i18n import translator

EN = translator("en")
NOTHING = PlanChanges(added=(), removed=(), moved=(), resized=(), cost=0, minutes=0, sights=0, same_days=())


def test_what_came_went_and_moved_is_told_apart_by_its_sign() -> None:
    told = chips(
        PlanChanges(
            added=(((1, 2), "a"),),
            removed=("b",),
            moved=("c",),
            resized=("d",),
            cost=0,
            minutes=0,
            sights=0,
            same_days=(),
        ),
        str,
        EN,
    )
    assert (
        told
        == '<span class="came">+ a</span><span class="went">− b</span><span class="moved">↕ c</span><span class="moved">◷ d</span>'
    )


def test_more_than_five_of_a_kind_are_counted() -> None:
    told = chips(
        PlanChanges(
            added=(),
            removed=tuple("abcdefg"),
            moved=(),
            resized=(),
            cost=0,
            minutes=0,
            sights=0,
            same_days=(),
        ),
        str,
        EN,
    )
    assert told.endswith('<span class="went">− e</span><span class="went">− 2 more</span>')


def test_figures_have_their_sign_and_those_that_are_the_same_are_left_out() -> None:
    told = figures(
        PlanChanges(
            added=(), removed=("b",), moved=(), resized=(), cost=-70, minutes=11, sights=0, same_days=(1, 2)
        ),
        EN,
    )
    assert (
        told
        == "<p>Cost in all <b>−¥70</b> &nbsp; On the way <b>+11 min</b> &nbsp; <i>unchanged days: 1, 2</i></p>"
    )


def test_no_change_is_said() -> None:
    assert "The trip has not changed" in chips(NOTHING, str, EN)
    assert figures(NOTHING, EN) == ""


def test_a_name_is_shown_as_it_is() -> None:
    told = chips(
        PlanChanges(
            added=(),
            removed=("<img src=x onerror=alert(1)>",),
            moved=(),
            resized=(),
            cost=0,
            minutes=0,
            sights=0,
            same_days=(),
        ),
        str,
        EN,
    )
    assert "<img" not in told
