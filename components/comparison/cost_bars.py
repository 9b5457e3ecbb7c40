"""What compared plans cost, category by category, as bars of one length a yuan."""

from collections.abc import Mapping

import streamlit as st

from components.look.escape import safe
from components.look.formats import money
from components.trip.figures import CATEGORIES, cost_breakdown
from core.model.plan import Plan
from studio.i18n import Translate


def show(plans: Mapping[str, Plan], say: Translate) -> None:
    """Draw the costs of plans, by the plan's letter."""
    st.html(drawing(plans, say))


def drawing(plans: Mapping[str, Plan], say: Translate) -> str:
    """The bars as HTML: no hue, since a hue is a day; the first plan is filled, the others are outlined in their order."""
    costs = {letter: cost_breakdown(plan) for letter, plan in plans.items()}
    most = max((amount for of_plan in costs.values() for amount in of_plan.values()), default=0) or 1
    groups = ""
    for name in CATEGORIES:
        rows = "".join(
            f'<b>{safe(letter)}</b><i class="plan-{at}" style="width:{100 * costs[letter][name] / most:.1f}%"></i>'
            f"<span>{safe(money(costs[letter][name], say))}</span>"
            for at, letter in enumerate(costs)
        )
        groups += f"<dt>{safe(say(f'cost-{name}'))}</dt><dd>{rows}</dd>"
    return f'<dl class="cost-bars">{groups}</dl>'
