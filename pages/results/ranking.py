"""Methods ranked by ChinaTravel's preferences, over the requests that all of them pass (Tables 7 and 14)."""

from collections.abc import Mapping, Sequence

import pandas as pd
import streamlit as st

from core.bench.results.reading import Result
from core.evaluate.ranking import RANKED, MeanRank, Ties, rank_by_preferences
from studio.i18n import Translate

_SUITE = "chinatravel"


def show(found: Sequence[Result], say: Translate) -> None:
    """Draw the ranking, closed until it is asked for."""
    methods = passed_by_method(found)
    if len(methods) < 2:
        return
    with st.expander(say("results-ranking"), key="results-ranking", on_change="rerun") as opened:
        if not opened.open:
            return
        known: tuple[Ties, ...] = ("mean", "min")
        ties = st.segmented_control(
            say("results-ties"),
            known,
            format_func=lambda each: say(f"results-ties-{each}"),
            default="mean",
            required=True,
        )
        ranking = rank_by_preferences(methods, ties or "mean")
        if not any(rank.counted for rank in ranking.overall.values()):
            st.info(say("results-ranking-none"), icon=":material/info:")
            return
        rows = [
            _row(card.meaning.says(say.language), ranking.by_preference[card.name], methods, say)
            for card in RANKED
        ]
        rows.append(_row(say("results-mean-rank"), ranking.overall, methods, say))
        st.dataframe(pd.DataFrame(rows), hide_index=True, alt=say("results-ranking"))
        st.caption(say("results-ranking-about"))


def passed_by_method(found: Sequence[Result]) -> dict[str, dict[str, Mapping[str, float | None]]]:
    """The metrics of the plans that pass, by method and request."""
    methods: dict[str, dict[str, Mapping[str, float | None]]] = {}
    for result in found:
        report = result.reports.get(_SUITE)
        of_method = methods.setdefault(result.block.method, {})
        if report is not None and report.passed:
            of_method[f"{result.dataset} {result.uid}"] = {one.name: one.value for one in report.metrics}
    return methods


def _row(
    name: str, ranks: Mapping[str, MeanRank], methods: Mapping[str, object], say: Translate
) -> dict[str, str | float | None]:
    counted = max((rank.counted for rank in ranks.values()), default=0)
    values = {method: ranks[method].value if method in ranks else None for method in methods}
    return {say("results-preference"): name, **values, say("results-requests"): counted}
