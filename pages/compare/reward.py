"""What the rewards of the compared plans are made of, and which terms make the difference."""

from collections.abc import Mapping, Sequence

import streamlit as st

from components.comparison import differences
from components.comparison.differences import ComparisonRow
from components.look.escape import plain
from core.evaluate.protocol import RewardSuite
from studio import services
from studio.i18n import Translate
from studio.panels.view import TripView

_SHOWN = "compare-reward"
_TELLING = 0.005
"""Points from which a difference is one: below, both are written alike."""


def show(views: Sequence[TripView], letters: str, say: Translate) -> None:
    """Draw the sum and its terms, those that differ most first."""
    known = _rewards()
    chosen = st.selectbox(
        say("compare-reward-choice"),
        list(known),
        format_func=lambda name: known[name].card.title.says(say.language),
        key=_SHOWN,
        label_visibility="collapsed" if len(known) == 1 else "visible",
    )
    suite = known[chosen]
    with st.spinner(say("judging"), show_time=False):
        reports = [services.judge(view.run, view.sandbox, chosen) for view in views]
    rows = terms_by_difference([suite.terms(report) for report in reports])
    meanings = {card.name: card.meaning.says(say.language) for card in suite.card.metrics}
    telling = {name: values for name, values in rows.items() if max(values) - min(values) >= _TELLING}
    total = tuple(sum(values[at] for values in rows.values()) for at in range(len(views)))
    if not telling:
        st.caption(say("compare-reward-same"))
    drawn = [_row(say("compare-reward-total"), total)]
    drawn += [_row(meanings[name], values, is_part=True) for name, values in telling.items()]
    differences.show(letters[: len(views)], drawn, say)
    alike = [meanings[name] for name in rows if name not in telling]
    if alike and telling:
        st.caption(plain(say("compare-reward-alike", terms=say("list-comma").join(alike))))


def terms_by_difference(plans: Sequence[Mapping[str, float]]) -> dict[str, tuple[float, ...]]:
    """Each term with its points in every plan (0 where the gate kept it out), the largest difference first."""
    names = dict.fromkeys(name for terms in plans for name in terms)
    rows = {name: tuple(terms.get(name, 0.0) for terms in plans) for name in names}
    return dict(sorted(rows.items(), key=lambda row: min(row[1]) - max(row[1])))


def _row(label: str, values: tuple[float, ...], *, is_part: bool = False) -> ComparisonRow:
    return ComparisonRow(
        label=label, values=values, written=lambda value: f"{value:.2f}", better="higher", is_part=is_part
    )


def _rewards() -> dict[str, RewardSuite]:
    """The rewards that there are: the paper's, and those that were learned from judgements."""
    return {
        name: suite
        for name, suite in services.suites().items()
        if isinstance(suite, RewardSuite) and suite.card.audience in ("benchmark", "weights")
    }
