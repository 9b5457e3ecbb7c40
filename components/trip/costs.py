"""What a trip costs, by category."""

import streamlit as st

from components.look.escape import safe
from components.look.formats import exact_money, money
from components.trip.figures import cost_breakdown
from core.model.plan import Plan
from studio.i18n import Translate


def show(plan: Plan, *, budget: float | None = None, say: Translate) -> None:
    """Draw the costs as one bar and as a table, with the sum, what it is for each, and what is left of the budget."""
    st.html(drawing(plan, budget, say))


def drawing(plan: Plan, budget: float | None, say: Translate) -> str:
    """The costs as HTML, in ink: a hue is a day. The parts of the bar stand in the table's order, which says them."""
    costs = cost_breakdown(plan)
    bar = "".join(
        f'<i class="cost-{name}" style="flex-grow:{amount:.2f}"></i>'
        for name, amount in costs.items()
        if amount > 0
    )
    rows = [
        _row(say(f"cost-{name}"), _amount(amount, say), _share(amount, plan), mark=f"cost-{name}")
        for name, amount in costs.items()
    ]
    rows.append(_row(say("cost-total"), _amount(plan.total_cost, say), kind="sum"))
    if plan.people_number > 1:
        rows.append(_row(say("cost-each"), _amount(plan.total_cost / plan.people_number, say)))
    if budget is not None:
        left = budget - plan.total_cost
        rows.append(_row(say("cost-budget"), _amount(budget, say)))
        rows.append(_row(say("cost-left" if left >= 0 else "cost-over"), _amount(abs(left), say)))
    heads = "".join(
        f'<th scope="col">{safe(say(f"cost-{head}"))}</th>' for head in ("category", "amount", "share")
    )
    return (
        f'<div class="costs"><div class="bar" role="img" aria-label="{safe(say("cost-alt"))}">{bar}</div>'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _row(label: str, amount: str, share: str = "", *, mark: str = "", kind: str = "") -> str:
    swatch = f'<i class="{mark}"></i>' if mark else ""
    return f'<tr class="{kind}"><th scope="row">{swatch}{safe(label)}</th>{amount}<td>{safe(share)}</td></tr>'


def _amount(cost: float, say: Translate) -> str:
    """A cell with an amount: whole for people, exact where it is pointed at. Nothing is no cost here, not free."""
    exact = safe(exact_money(cost, say))
    return f'<td title="{exact}">{safe(money(cost, say)) if round(cost, 2) else exact}</td>'


def _share(amount: float, plan: Plan) -> str:
    return f"{100 * amount / plan.total_cost:.0f} %" if plan.total_cost else "–"
