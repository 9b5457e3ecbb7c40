"""What a new plan changed, in words; no name becomes markup."""

from typing import Any

from components.trip.changes_card import chips, figures
from core.model.derived.plan_changes import NO_CHANGES, Moved, PlanChanges, Resized, Stop
from core.model.plan import Visit
from studio.i18n import translator

EN = translator("en")


def stop(name: str) -> Stop:
    """A visit of that name."""
    times: dict[str, Any] = {"start_time": "09:00", "end_time": "10:00", "price": 0, "cost": 0}
    return Stop((1, 1), Visit(type="attraction", position=name, transports=(), **times))


def test_what_came_went_and_moved_is_told_apart_by_its_sign() -> None:
    told = chips(
        PlanChanges(
            added=(stop("a"),),
            removed=(stop("b"),),
            moved=(Moved(stop("c"), 1, 20),),
            resized=(Resized(stop("d"), 20),),
        ),
        str,
        EN,
    )
    assert (
        told
        == '<span class="came">+ a</span><span class="went">− b</span><span class="moved">↕ c</span><span class="moved">◷ d</span>'
    )


def test_more_than_five_of_a_kind_are_counted() -> None:
    told = chips(PlanChanges(removed=tuple(map(stop, "abcdefg"))), str, EN)
    assert told.endswith('<span class="went">− e</span><span class="went">− 2 more</span>')


def test_figures_have_their_sign_and_those_that_are_the_same_are_left_out() -> None:
    told = figures(PlanChanges(removed=(stop("b"),), cost=-70, minutes=11, same_days=(1, 2)), EN)
    assert (
        told
        == "<p>Cost in all <b>−¥70</b> &nbsp; On the way <b>+11 min</b> &nbsp; <i>unchanged days: 1, 2</i></p>"
    )


def test_no_change_is_said() -> None:
    assert "The trip has not changed" in chips(NO_CHANGES, str, EN)
    assert figures(NO_CHANGES, EN) == ""


def test_a_name_is_shown_as_it_is() -> None:
    assert "<img" not in chips(PlanChanges(removed=(stop("<img src=x onerror=alert(1)>"),)), str, EN)
