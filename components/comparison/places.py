"""Which sights and houses compared plans share, and which only one of them has."""

from collections.abc import Mapping, Sequence

import streamlit as st

from components.look.escape import safe
from core.model.plan import Meal, Plan, Stay, Visit
from core.text import Naming
from studio.i18n import Translate


def show(plans: Mapping[str, Plan], names: Naming, say: Translate) -> None:
    """Draw them, by the plan's letter."""
    st.html(drawing(plans, names, say))


def drawing(plans: Mapping[str, Plan], names: Naming, say: Translate) -> str:
    """The lists as HTML, in which every name is escaped: what all have first, then what each has that not all have."""
    places = {letter: _places(plan) for letter, plan in plans.items()}
    shared = [
        place for place in next(iter(places.values()), ()) if all(place in found for found in places.values())
    ]
    rows = [_row(say("compare-in-all"), shared, names, say)]
    rows += [
        _row(
            say("compare-in-one", letter=letter),
            [place for place in found if place not in shared],
            names,
            say,
        )
        for letter, found in places.items()
    ]
    return f'<dl class="places">{"".join(rows)}</dl>'


def _places(plan: Plan) -> list[str]:
    """The sights, houses and hotels of a plan in their order, each once."""
    found = (one.position for _, _, one in plan.activities() if isinstance(one, Visit | Meal | Stay))
    return list(dict.fromkeys(found))


def _row(label: str, places: Sequence[str], names: Naming, say: Translate) -> str:
    tags = "".join(f"<span>{safe(names(place))}</span>" for place in places) or safe(say("compare-in-none"))
    return f"<dt>{safe(label)}</dt><dd>{tags}</dd>"
