"""What a new plan changed, as a card: what was asked, what came, went and moved, and what that does to cost and time."""

from collections.abc import Callable, Sequence

import streamlit as st

from components.look.escape import safe
from components.look.formats import duration, exact_money
from core.model.derived.plan_changes import PlanChanges
from core.text import Naming
from studio.i18n import Translate

_NAMES_OF_A_KIND = 5
"""Names that are told of each kind; of more the rest is counted."""


def show(
    changes: PlanChanges,
    *,
    title: str,
    judged: Sequence[tuple[str, str]],
    names: Naming,
    on_back: Callable[[], None],
    on_keep: Callable[[], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the card under what was asked for (`title`), with what got better or worse (`judged`: a severity and a sentence).

    `on_back` is called when the plan before is wanted again, `on_keep` when the new one is well.
    """
    asked = f"<h3>{safe(title)}</h3>" if title else ""
    found = "".join(f'<p class="judged {kind}">{safe(told)}</p>' for kind, told in judged)
    with st.container(key=f"changes_card-{key}", horizontal=True, vertical_alignment="center"):
        st.html(
            f'{asked}<div class="changes">{chips(changes, names, say)}{figures(changes, say)}</div>{found}',
            width="stretch",
        )
        st.button(
            say("back-to-former"),
            icon=":material/undo:",
            key=f"back-{key}",
            on_click=on_back,
        )
        st.button(say("keep-changes"), key=f"keep-{key}", type="primary", on_click=on_keep)


def chips(changes: PlanChanges, names: Naming, say: Translate) -> str:
    """What came, went, moved and takes another time, as HTML."""
    if changes.is_nothing:
        return f"<b>{safe(say('changes-none'))}</b>"
    return (
        _chips("came", "+", [one.name for one in changes.added], names, say)
        + _chips("went", "−", [one.name for one in changes.removed], names, say)
        + _chips("moved", "↕", [one.stop.name for one in changes.moved], names, say)
        + _chips("moved", "◷", [one.stop.name for one in changes.resized], names, say)
    )


def figures(changes: PlanChanges, say: Translate) -> str:
    """What is more or less, as HTML; a day on which nothing changed is told."""
    parts = []
    if changes.cost:
        parts.append(
            f"{say('compare-cost')} <b>{_signed(changes.cost, exact_money(abs(changes.cost), say))}</b>"
        )
    if changes.sights:
        parts.append(f"{say('changes-sights')} <b>{_signed(changes.sights, str(abs(changes.sights)))}</b>")
    if changes.minutes:
        span = safe(duration(abs(changes.minutes), say))
        parts.append(f"{say('changes-way')} <b>{_signed(changes.minutes, span)}</b>")
    if changes.same_days and not changes.is_nothing:
        days = say("list-comma").join(str(day) for day in changes.same_days)
        parts.append(f"<i>{safe(say('changes-same', days=days))}</i>")
    return f"<p>{' &nbsp; '.join(parts)}</p>" if parts else ""


def _signed(amount: float, told: str) -> str:
    return f"{'+' if amount > 0 else '−'}{told}"


def _chips(kind: str, sign: str, found: Sequence[str], names: Naming, say: Translate) -> str:
    told = [names(name) for name in found[:_NAMES_OF_A_KIND]]
    if len(found) > _NAMES_OF_A_KIND:
        told.append(say("changes-others", count=len(found) - _NAMES_OF_A_KIND))
    return "".join(f'<span class="{kind}">{sign} {safe(one)}</span>' for one in told)
