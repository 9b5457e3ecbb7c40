"""Which sights and houses compared plans share, and which only one of them has."""

from collections.abc import Mapping, Sequence
from itertools import chain

import streamlit as st

from components.look.escape import safe
from core.model.plan import Meal, Plan, Stay, Visit
from core.text import Naming
from studio.i18n import Translate


def show(plans: Mapping[str, Plan], names: Naming, say: Translate) -> None:
    """Draw them, by the plan's letter."""
    st.html(drawing(plans, names, say))


def drawing(plans: Mapping[str, Plan], names: Naming, say: Translate) -> str:
    """The lists as HTML, in which every name is escaped: what all have first, then what some of them have, and each alone."""
    groups: dict[str, list[str]] = {"".join(plans): []}
    alone: dict[str, list[str]] = {letter: [] for letter in plans}
    places = {letter: _places(plan) for letter, plan in plans.items()}
    for place in dict.fromkeys(chain.from_iterable(places.values())):
        having = "".join(letter for letter, found in places.items() if place in found)
        alone[having].append(place) if having in alone else groups.setdefault(having, []).append(place)
    everywhere, *some = groups.items()
    some.sort(key=lambda group: (-len(group[0]), group[0]))
    rows = [_row(say("compare-in-all"), everywhere[1], names, say)]
    for letters, found in (*some, *alone.items()):
        rows.append(_row(say("compare-in-one", letter=say("list-comma").join(letters)), found, names, say))
    return f'<dl class="places">{"".join(rows)}</dl>'


def _places(plan: Plan) -> list[str]:
    """The sights, houses and hotels of a plan in their order, each once."""
    found = (one.position for _, _, one in plan.activities() if isinstance(one, Visit | Meal | Stay))
    return list(dict.fromkeys(found))


def _row(label: str, places: Sequence[str], names: Naming, say: Translate) -> str:
    tags = "".join(f"<span>{safe(names(place))}</span>" for place in places) or safe(say("compare-in-none"))
    return f"<dt>{safe(label)}</dt><dd>{tags}</dd>"
