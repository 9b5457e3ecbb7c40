"""The verdict on a plan: one sentence that a person would say, and the figures beside it."""

from collections.abc import Callable, Sequence
from typing import Literal

import streamlit as st

from components.look.escape import plain, safe
from components.look.formats import exact_money, money, on_the_way, way_time
from components.look.palette import SEVERITY_ICON
from components.trip.figures import figures
from core.evaluate.checklist import GRAVEST_FIRST, Finding, Section
from core.model.plan import Plan
from core.model.report import Severity, Where
from studio.i18n import Translate

_TOLD = 2


def standing(
    plan: Plan,
    sections: Sequence[Section],
    *,
    budget: float | None = None,
    pending: int = 0,
    on_pick: Callable[[Where], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the verdict, the cost against the budget (CNY for all), and the counts.

    What one might mind opens beside the verdict, under the key; `on_pick` is called with the first of it. With `pending` changes that are not planned yet, what was found of the
    old plan is no verdict on what is wanted.
    """
    found = [] if pending else _findings(sections)
    kind: Severity | Literal["open"] = "open" if pending else found[0].standing if found else "holds"
    with st.container(key=f"standing-{key}", horizontal=True, vertical_alignment="center", width="content"):
        with st.container(key=f"verdict-{key}", horizontal=True, gap=None, width="content"):
            if kind == "minded":
                _pill("holds", say("verdict-holds"), "")
                _minded(found, on_pick, say, key)
            elif pending:
                _pill(kind, say("pending", count=pending), "")
            else:
                _pill(kind, _gravest(found, say), sentence(sections, say))
        st.html(
            f'<div class="standing">{_cost(plan.total_cost, budget, say)}{_counts(plan, say)}</div>',
            width="content",
        )


def _pill(kind: Severity | Literal["open"], told: str, more: str) -> None:
    icon = SEVERITY_ICON[kind] if kind != "open" else ""
    st.html(
        f'<span class="pill {kind}" role="status" title="{safe(more)}">{icon} <span>{safe(told)}</span></span>',
        width="content",
    )


def _minded(found: Sequence[Finding], on_pick: Callable[[Where], None], say: Translate, key: str) -> None:
    """Draw what one might mind, to open, and the button that shows the first of it."""
    messages, first = _messages(found, say), _first_place(found)
    with st.popover(say("verdict-notes", count=len(messages)), key=key, on_change="rerun"):
        st.markdown(f"**{plain(say('verdict-minded', count=len(messages)))}**")
        st.markdown("\n".join(f"- {plain(message)}" for message in messages))
        if first is not None and st.button(
            say("verdict-first"), key=f"{key}-first", on_click=on_pick, args=(first,)
        ):
            # what is selected shows in the whole page, and not where the verdict is drawn alone
            st.rerun()


def fault_line(
    sections: Sequence[Section], *, on_pick: Callable[[Where], None], say: Translate, key: str
) -> None:
    """Draw what is violated or not met first, and the button that shows where; nothing where all holds."""
    found = _findings(sections)
    if not found or found[0].standing == "minded":
        return
    first = _first_place(found)
    with st.container(key=f"{found[0].standing}_line-{key}", horizontal=True, vertical_alignment="center"):
        st.markdown(plain(sentence(sections, say)), width="stretch")
        if first is not None:
            st.button(say("verdict-first"), key=key, on_click=on_pick, args=(first,))


def short(sections: Sequence[Section], say: Translate) -> tuple[str, str]:
    """The kind of the gravest finding (`holds` where there is none) and the verdict in a few words."""
    found, kind = _findings(sections), gravest(sections)
    if kind == "holds":
        return kind, f"{SEVERITY_ICON[kind]} {say('verdict-holds')}"
    notes = say("verdict-notes", count=len(_messages(found, say)))
    return kind, _headed(found, notes if kind == "minded" else _gravest(found, say), say)


def gravest(sections: Sequence[Section]) -> Severity:
    """How grave the gravest finding is; `holds` where there is none."""
    return next((one.standing for one in _findings(sections)), "holds")


def _first_place(found: Sequence[Finding]) -> Where | None:
    """Where the gravest of the findings is that is somewhere."""
    return next((one.violation.where for one in found if one.violation.where.day is not None), None)


def _gravest(found: Sequence[Finding], say: Translate) -> str:
    """How many of the gravest there are; that everything holds where there is none."""
    if not found:
        return say("verdict-holds")
    gravest = [one for one in found if one.standing == found[0].standing]
    return say(f"verdict-{found[0].standing}", count=len(_messages(gravest, say)))


def _headed(found: Sequence[Finding], counted: str, say: Translate) -> str:
    """What was counted, under the icon of the gravest; where one might only mind it, everything holds."""
    if found[0].standing == "minded":
        return f"{SEVERITY_ICON['holds']} {say('verdict-holds')}{say('verdict-separator')}{counted}"
    return f"{SEVERITY_ICON[found[0].standing]} {counted}"


def _cost(cost: float, budget: float | None, say: Translate) -> str:
    shown = f'<b title="{safe(exact_money(cost, say))}">{safe(money(cost, say))}</b>'
    if not budget:
        return f'<span class="cost">{shown}</span>'
    share = min(100.0, 100 * cost / budget)
    over = " over" if cost > budget else ""
    return (
        f'<span class="cost">{shown}<i>/ {safe(money(budget, say))}</i>'
        f'<u class="share{over}"><s style="width:{share:.1f}%"></s></u></span>'
    )


def _counts(plan: Plan, say: Translate) -> str:
    counts, told = figures(plan), sights_and_meals(plan, say)
    minutes = round((counts.transfer_minutes or 0) * counts.transfers)
    return f'<span class="counts"><b>{safe(told)}</b><i>{safe("".join(on_the_way(minutes, say)))}</i></span>'


def sentence(sections: Sequence[Section], say: Translate) -> str:
    """`✔ Everything holds: ...` with what was looked at, or how many things do not and what the first ones are.

    Where there are only things that one might mind, everything holds, and they are told after it.
    """
    found = _findings(sections)
    if not found:
        held = [_held(one, say) for one in sections if one.holding]
        told = say("list-comma").join(held)
        return f"{SEVERITY_ICON['holds']} {say('verdict-holds')}{say('verdict-colon') if told else ''}{told}"
    counts = [
        say(f"verdict-{standing}", count=len(messages))
        for standing in GRAVEST_FIRST
        if (messages := _messages([one for one in found if one.standing == standing], say))
    ]
    messages = _messages(found, say)
    told = say("verdict-separator").join(messages[:_TOLD])
    more = say("verdict-more", more=len(messages) - _TOLD) if len(messages) > _TOLD else ""
    counted = _headed(found, say("verdict-comma").join(counts), say)
    return f"{counted}{say('verdict-colon')}{told}{more}"


def _held(section: Section, say: Translate) -> str:
    """How many rules or wishes of a section hold."""
    count = len(section.holding)
    if section.is_asked:
        return say("verdict-held-wishes", count=count)
    return say("verdict-held-rules", count=count, about=section.title.says(say.language))


def _findings(sections: Sequence[Section]) -> list[Finding]:
    """What does not hold, the gravest first."""
    found = [finding for section in sections for finding in section.findings]
    return sorted(found, key=lambda one: GRAVEST_FIRST.index(one.standing))


def _messages(found: Sequence[Finding], say: Translate) -> list[str]:
    """What the findings say, each once."""
    return list(dict.fromkeys(one.violation.message.says(say.language) for one in found))


def sights_and_meals(plan: Plan, say: Translate) -> str:
    """How many sights and meals a plan has."""
    counts = figures(plan)
    return f"{say('verdict-sights', count=counts.sights)} · {say('verdict-meals', count=counts.meals)}"


def counted(plan: Plan, say: Translate) -> str:
    """Sights, meals, and the mean length of a transfer."""
    counts, parts = figures(plan), [sights_and_meals(plan, say)]
    if counts.transfer_minutes is not None:
        parts.append(say("verdict-transfer", span=way_time(round(counts.transfer_minutes), say)))
    return " · ".join(parts)
