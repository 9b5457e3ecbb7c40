"""The verdict on a plan: one sentence that a person would say, and the figures beside it."""

from collections.abc import Sequence

import streamlit as st

from components.escape import plain
from components.figures import figures
from components.formats import duration, yuan
from components.palette import SEVERITY_ICON
from core.model.plan import Plan
from core.model.report import Violation
from studio.i18n import Translate

_TOLD = 2


def show(plan: Plan, *, budget: float | None = None, violations: Sequence[Violation], say: Translate) -> None:
    """Draw the verdict. `violations` are the rules that do not hold, the weightiest first; `budget` is CNY for all."""
    said = sentence(violations, say)
    with st.container(border=True, key=None):
        verdict, cost, counts = st.columns([4, 2, 3], vertical_alignment="center")
        (verdict.error if violations else verdict.success)(plain(said), icon=None)
        cost.markdown(f"**{plain(cost_of_budget(plan, budget, say))}**")
        counts.markdown(plain(counted(plan, say)))


def sentence(violations: Sequence[Violation], say: Translate) -> str:
    """`✔ Everything holds`, or how many things do not hold and what the first ones are."""
    if not violations:
        return f"{SEVERITY_ICON['holds']} {say('verdict-holds')}"
    messages = list(dict.fromkeys(violation.message.says(say.language) for violation in violations))
    told = say("verdict-separator").join(messages[:_TOLD])
    more = say("verdict-more", more=len(messages) - _TOLD) if len(messages) > _TOLD else ""
    return f"{SEVERITY_ICON['broken']} {say('verdict-broken', count=len(messages))}{told}{more}"


def cost_of_budget(plan: Plan, budget: float | None, say: Translate) -> str:
    """What the trip costs, of what it may cost where that is known."""
    cost = yuan(plan.total_cost)
    return (
        say("verdict-cost", cost=cost)
        if budget is None
        else say("verdict-cost-of", cost=cost, budget=yuan(budget))
    )


def counted(plan: Plan, say: Translate) -> str:
    """Sights, meals, and the mean length of a transfer."""
    counts = figures(plan)
    parts = [say("verdict-sights", count=counts.sights), say("verdict-meals", count=counts.meals)]
    if counts.transfer_minutes is not None:
        parts.append(say("verdict-transfer", span=duration(round(counts.transfer_minutes), say)))
    return " · ".join(parts)
