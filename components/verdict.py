"""The verdict on a plan: one sentence that a person would say, and the figures beside it."""

from collections.abc import Callable, Sequence

import streamlit as st

from components.escape import plain
from components.figures import figures
from components.formats import duration, yuan
from components.palette import SEVERITY_ICON
from core.evaluate.checklist import Finding, Section
from core.model.plan import Plan
from core.model.report import Where
from studio.i18n import Translate

_TOLD = 2


def show(
    plan: Plan,
    sections: Sequence[Section],
    *,
    budget: float | None = None,
    on_pick: Callable[[Where], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the verdict on all that the sections looked at; `budget` is CNY for all.

    `on_pick` is called with the place of what does not hold first, when the button beside the sentence is pressed.
    """
    found = _findings(sections)
    said = plain(sentence(sections, say))
    first = next((one.violation.where for one in found if one.violation.where.day is not None), None)
    with st.container(border=True):
        verdict, cost, counts = st.columns([5, 2, 3], vertical_alignment="center")
        with verdict:
            if not found:
                st.success(said)
            elif found[0].standing == "broken":
                st.error(said)
            else:
                st.warning(said)
            if first is not None:
                st.button(
                    say("verdict-first"),
                    key=key,
                    icon=":material/my_location:",
                    type="tertiary",
                    on_click=on_pick,
                    args=(first,),
                )
        cost.markdown(f"**{plain(cost_of_budget(plan, budget, say))}**")
        counts.markdown(plain(counted(plan, say)))


def sentence(sections: Sequence[Section], say: Translate) -> str:
    """`✔ Everything holds: ...` with what was looked at, or how many things do not and what the first ones are."""
    found = _findings(sections)
    if not found:
        held = [_held(one, say) for one in sections if one.holding]
        told = say("list-comma").join(held)
        return f"{SEVERITY_ICON['holds']} {say('verdict-holds')}{say('verdict-colon') if told else ''}{told}"
    counts = [
        say(f"verdict-{standing}", count=len(messages))
        for standing in ("broken", "unmet")
        if (messages := _messages([one for one in found if one.standing == standing], say))
    ]
    messages = _messages(found, say)
    told = say("verdict-separator").join(messages[:_TOLD])
    more = say("verdict-more", more=len(messages) - _TOLD) if len(messages) > _TOLD else ""
    return f"{SEVERITY_ICON[found[0].standing]} {say('verdict-comma').join(counts)}{say('verdict-colon')}{told}{more}"


def _held(section: Section, say: Translate) -> str:
    """How many rules or wishes of a section hold."""
    count = len(section.holding)
    if section.is_asked:
        return say("verdict-held-wishes", count=count)
    return say("verdict-held-rules", count=count, about=section.title.says(say.language))


def _findings(sections: Sequence[Section]) -> list[Finding]:
    """What does not hold, the gravest first."""
    found = [finding for section in sections for finding in section.findings]
    return sorted(found, key=lambda one: one.standing != "broken")


def _messages(found: Sequence[Finding], say: Translate) -> list[str]:
    """What the findings say, each once."""
    return list(dict.fromkeys(one.violation.message.says(say.language) for one in found))


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
