"""What a trip costs, by category."""

import altair as alt
import pandas as pd
import streamlit as st

from components.look.escape import plain
from components.look.formats import exact_money
from components.look.palette import DAY_COLOURS
from components.trip.figures import cost_breakdown
from core.model.plan import Plan
from studio.i18n import Translate


def show(plan: Plan, *, budget: float | None = None, say: Translate, key: str) -> None:
    """Draw the costs as bars and as a table, with the sum and what is left of the budget."""
    costs = cost_breakdown(plan)
    rows = [
        {
            "category": say(f"cost-{category}"),
            "amount": amount,
            "shown": exact_money(amount, say),
            "share": _share(amount, plan, say),
        }
        for category, amount in costs.items()
    ]
    bars, table = st.columns(2, vertical_alignment="center")
    with bars:
        st.altair_chart(_chart(pd.DataFrame(rows), say), width="stretch", key=key, alt=say("cost-alt"))
    with table:
        lines: list[tuple[str, ...]] = [
            tuple(plain(str(row[column])) for column in ("category", "shown", "share")) for row in rows
        ]
        lines.append((f"**{say('cost-total')}**", f"**{exact_money(plan.total_cost, say)}**", ""))
        if budget is not None:
            lines.append((say("cost-budget"), exact_money(budget, say), ""))
            lines.append(
                (
                    say("cost-left" if budget >= plan.total_cost else "cost-over"),
                    exact_money(abs(budget - plan.total_cost), say),
                    "",
                )
            )
        head = f"| {say('cost-category')} | {say('cost-amount')} | {say('cost-share')} |\n|:--|--:|--:|\n"
        st.markdown(head + "\n".join(f"| {a} | {b} | {c} |" for a, b, c in lines))


def _share(amount: float, plan: Plan, say: Translate) -> str:
    return f"{100 * amount / plan.total_cost:.0f} %" if plan.total_cost else "–"


def _chart(frame: pd.DataFrame, say: Translate) -> alt.LayerChart:
    base = alt.Chart(frame).encode(
        x=alt.X("amount:Q", title=None, axis=None),
        y=alt.Y("category:N", title=None, sort=None, axis=alt.Axis(ticks=False, domain=False)),
        tooltip=[
            alt.Tooltip("category:N", title=say("cost-category")),
            alt.Tooltip("shown:N", title=say("cost-amount")),
        ],
    )
    bars = base.mark_bar(color=DAY_COLOURS[0], opacity=0.8, cornerRadius=3)
    amounts = base.mark_text(align="left", dx=5).encode(text="shown:N")
    return alt.layer(bars, amounts).properties(height=40 * len(frame)).configure_view(stroke=None)
