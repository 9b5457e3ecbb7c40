"""All checks of a plan, a box a yardstick: what does not hold comes first, what holds is folded away."""

from collections.abc import Callable, Sequence

import streamlit as st

from components.look.escape import plain
from components.look.palette import SEVERITY_ICON
from components.scores import violations
from core.evaluate.checklist import GRAVEST_FIRST, CheckedRule, Section
from core.model.report import Severity, Where
from studio.i18n import Translate

_FAULTY: tuple[Severity, ...] = ("broken", "unmet")


def show(
    sections: Sequence[Section],
    *,
    on_pick: Callable[[Where], None],
    unfold: bool = True,
    selected: Where | None = None,
    say: Translate,
    key: str,
) -> None:
    """Draw the boxes, the gravest first, and what is in those that are open; `on_pick` is called with a place that is pressed;
    `unfold` those with a fault."""
    for section in sorted(sections, key=lambda one: GRAVEST_FIRST.index(one.standing)):
        opened = unfold and section.standing in _FAULTY and bool(section.findings)
        part = f"{key}-{section.name}"
        with st.expander(plain(heading(section, say)), expanded=opened, key=part, on_change="rerun") as box:
            if box.open:
                st.caption(plain(section.about.says(say.language)))
                violations.show(
                    section.findings, on_pick=on_pick, selected=selected, say=say, key=f"{part}-finding"
                )
                _rest(section, say)


def heading(section: Section, say: Translate) -> str:
    """The name of a section and how many of its rules hold."""
    broken = {finding.rule for finding in (*section.findings, *section.told_above)}
    held, total = len(section.holding), len(section.holding) + len(broken)
    counted = [say("section-wishes-held" if section.is_asked else "section-held", held=held, total=total)]
    if section.is_asked and section.open:
        counted = [*(counted if total else ()), say("wishes-unseen", count=len(section.open))]
    return " · ".join([f"{SEVERITY_ICON[section.standing]} {section.title.says(say.language)}", *counted])


def _rest(section: Section, say: Translate) -> None:
    """What is told above, what does not apply and why, and what holds."""
    if section.told_above:
        rules = say("verdict-separator").join(
            finding.rule.says(say.language) for finding in section.told_above
        )
        st.markdown(plain(f"{SEVERITY_ICON[section.standing]} {say('told-above', rules=rules)}"))
    for rule in section.open:
        told = "wish-unseen" if section.is_asked else "does-not-apply"
        st.markdown(f":gray[{plain(_open(rule, told, say))}]")
    if section.holding:
        held = say("verdict-separator").join(rule.text.says(say.language) for rule in section.holding)
        st.caption(plain(f"{SEVERITY_ICON['holds']} {held}"))


def _open(rule: CheckedRule, told: str, say: Translate) -> str:
    reason = rule.reason.says(say.language) if rule.reason is not None else ""
    return f"{SEVERITY_ICON['not_applicable']} " + say(told, rule=rule.text.says(say.language), reason=reason)
