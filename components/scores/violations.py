"""What does not hold, as a list to pick from."""

import re
from collections.abc import Callable, Sequence

import streamlit as st

from components.look.escape import plain
from components.look.palette import SEVERITY_ICON
from core.evaluate.checklist import Finding
from core.model.report import Violation, Where
from studio.i18n import Translate


def show(
    findings: Sequence[Finding],
    *,
    on_pick: Callable[[Where], None],
    selected: Where | None = None,
    say: Translate,
    key: str,
) -> None:
    """Draw the list; `on_pick` is called with the place of a finding that is pressed, before the page is drawn again.

    The list stands at the end of a page: a press that was only handed back there would be lost where the page is drawn
    anew before it is reached.
    """
    for number, finding in enumerate(findings):
        where = finding.violation.where
        said, detail = plain(line(finding, say)), plain(told(finding.violation, say))
        if where.day is None:
            st.markdown(said, help=detail)
            continue
        st.button(
            said,
            key=f"{key}-{number}",
            type="primary" if selected is not None and where == selected else "tertiary",
            help=detail,
            wrap=True,
            on_click=on_pick,
            args=(where,),
        )


def line(finding: Finding, say: Translate) -> str:
    """A finding in one line: how grave, where, what, and who else found it."""
    violation = finding.violation
    # of the whole trip, as wishes are
    is_wish = finding.standing == "unmet" and violation.where.day is None
    at = "" if is_wish else place(violation.where, say)
    said = f"{SEVERITY_ICON[finding.standing]} {at}{violation.message.says(say.language)}"
    if not finding.also:
        return said
    names = say("list-comma").join(title.says(say.language) for title in finding.also)
    return f"{said} · {say('also-found', names=names)}"


def place(where: Where, say: Translate) -> str:
    """Where in the itinerary, as far as it is known: nothing for the whole trip."""
    if where.day is None:
        return say("where-trip")
    if where.activity is None:
        return say("where-day", day=where.day)
    if where.leg is None:
        return say("where-activity", day=where.day, activity=where.activity)
    return say("where-leg", day=where.day, activity=where.activity, leg=where.leg)


def place_in_document(path: str, say: Translate) -> str:
    """Where a path of a plan document leads, in words: the day, the item and its way, and the field as the file calls it."""
    found = _PATH.fullmatch(path)
    if found is None:
        return f"{path}{say('verdict-colon')}"
    *numbers, field = found.groups()
    day, activity, leg = (None if number is None else int(number) + 1 for number in numbers)
    return f"{place(Where(day, activity, leg), say)}{field}{say('verdict-colon') if field else ''}"


_PATH = re.compile(r"itinerary\[(\d+)\](?:\.activities\[(\d+)\](?:\.transports\[(\d+)\])?)?\.?(.*)")


def told(violation: Violation, say: Translate) -> str:
    """The code of a violation, and what was seen and allowed where that is known."""
    parts = [say("violation-code", code=violation.code)]
    if violation.observed is not None:
        parts.append(say("violation-observed", value=_value(violation.observed)))
    if violation.allowed is not None:
        parts.append(say("violation-allowed", value=_value(violation.allowed)))
    return " · ".join(parts)


def _value(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
