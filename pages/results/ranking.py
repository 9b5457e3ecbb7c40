"""Methods ranked by ChinaTravel's preferences, over the requests that all of them pass (Tables 7 and 14)."""

import math
from collections.abc import Mapping, Sequence

import pandas as pd
import streamlit as st
from pandas.io.formats.style import Styler

from core.bench.results.passing import passing_metrics
from core.bench.results.reading import Results
from core.evaluate.ranking import RANKED, RANKED_SUITE, MeanRank, Ties, rank_by_preferences
from pages.results.words import method_name
from studio.i18n import Translate

_BETTER = {"higher": "↑", "lower": "↓", "neutral": ""}


def show(found: Results, say: Translate) -> None:
    """Draw the ranking, closed until it is asked for."""
    if found.methods < 2:
        return
    with st.expander(say("results-ranking"), key="results-ranking", on_change="rerun") as opened:
        if not opened.open:
            return
        methods = passing_metrics(found, RANKED_SUITE, [card.name for card in RANKED])
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
        names = [f"{card.meaning.says(say.language)} {_BETTER[card.direction]}" for card in RANKED]
        ranks = [ranking.by_preference[card.name] for card in RANKED]
        table = _table([*names, say("results-mean-rank")], [*ranks, ranking.overall], list(methods), say)
        st.dataframe(table, hide_index=True, alt=say("results-ranking"), placeholder="–")
        st.caption(say("results-ranking-about"))


def _table(
    names: Sequence[str], ranks: Sequence[Mapping[str, MeanRank]], methods: Sequence[str], say: Translate
) -> Styler:
    """A row a preference: each method's mean rank, the best of them strong, and how many requests ranked them."""
    frame = pd.DataFrame(
        {
            say("results-preference"): names,
            **{method_name(method, say): [_value(each, method) for each in ranks] for method in methods},
            say("results-requests"): [_counted(each, say) for each in ranks],
        }
    )
    columns = pd.Index([method_name(method, say) for method in methods])
    return frame.style.format("{:.2f}", columns).highlight_min(columns, axis=1, props="font-weight: 700")


def _value(ranks: Mapping[str, MeanRank], method: str) -> float:
    rank = ranks.get(method)
    return math.nan if rank is None or rank.value is None else rank.value


def _counted(ranks: Mapping[str, MeanRank], say: Translate) -> str:
    any_method = next(iter(ranks.values()), MeanRank(value=None, counted=0, of=0))
    return say("results-ranked-of", counted=any_method.counted, of=any_method.of)
