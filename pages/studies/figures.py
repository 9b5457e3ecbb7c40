"""The figures of a study: agreement, ranking, raters; and the study as files."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from core.labels import ranking as ranks
from core.labels.agreement import groups
from core.labels.agreement import raters as habits
from core.labels.agreement.summary import Agreement
from core.labels.agreement.summary import agreement as agreement_of
from core.labels.files import anonymous, judgement_record, pair_record
from core.labels.metric_ranks import metric_ranks
from core.labels.training import data_card, preferences
from pages.studies import tables
from studio import services
from studio.i18n import Translate

FIGURES = (
    "mean_pairwise",
    "all_agree",
    "cohen_mean",
    "fleiss",
    "krippendorff",
    "noise_r",
    "predicted_all_agree",
)
_IN_PARTS = 200
"""Bootstrap samples for each part of a study, of which there may be many."""


def agreement(name: str, say: Translate) -> None:
    """How far the raters agree: in all, by city and by agents."""
    found = _agreement(name, _version(name))
    st.caption(say("studies-counts", raters=found.raters, pairs=found.pairs, judgements=found.judgements))
    rows = [(say(f"figure-{each}"), getattr(found, each), say(f"figure-{each}-about")) for each in FIGURES]
    tables.figures(rows, say, about=True)
    kept = services.studies()
    parts = {
        "studies-by-city": lambda: groups.by_city(kept.counted(name), kept.pairs(name), _IN_PARTS),
        "studies-by-agents": lambda: groups.by_agents(kept.counted(name), kept.agents(name), _IN_PARTS),
    }
    for title, of_parts in parts.items():
        with st.expander(say(title), key=f"{title}-part", on_change="rerun") as opened:
            if opened.open:
                _parts(of_parts, say)


def _parts(of_parts: Callable[[], dict[str, Agreement]], say: Translate) -> None:
    rows = [
        {
            say("studies-part"): part or "–",
            say("studies-pairs"): found.pairs,
            say("figure-mean_pairwise"): found.mean_pairwise.value,
            say("figure-all_agree"): found.all_agree.value,
            say("figure-fleiss"): found.fleiss.value,
        }
        for part, found in of_parts().items()
    ]
    st.dataframe(pd.DataFrame(rows), hide_index=True)


def ranking(name: str, say: Translate) -> None:
    """The agents by the strength that the judgements give them, with intervals."""
    ranked = _ranking(name, _version(name))
    frame = pd.DataFrame([one.to_json() for one in ranked])
    base = alt.Chart(frame).encode(y=alt.Y("agent:N", sort=None, title=None))
    strength = say("studies-strength")
    spans = base.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title=strength), x2="high:Q")
    dots = base.mark_point(filled=True, size=110).encode(x=alt.X("strength:Q", title=strength))
    st.altair_chart(alt.layer(spans, dots).properties(height=44 * len(frame) + 30), alt=strength)
    columns = {
        "agent": say("studies-agent"),
        "strength": strength,
        "wins": say("studies-wins"),
        "losses": say("studies-losses"),
    }
    st.dataframe(frame[list(columns)].rename(columns=columns), hide_index=True)
    st.caption(say("studies-ranking-about"))
    _metric_ranks(name, [one.agent for one in ranked], say)


def _metric_ranks(name: str, ranked: list[str], say: Translate) -> None:
    """The agents' places by people beside their places by each feature."""
    kept = services.studies()
    by_feature = metric_ranks(kept.pairs(name), kept.agents(name))
    if not by_feature:
        return
    places = pd.DataFrame(
        {
            say("studies-agent"): ranked,
            say("studies-by-people"): range(1, len(ranked) + 1),
            **{feature: [of.get(agent) for agent in ranked] for feature, of in by_feature.items()},
        }
    )
    st.subheader(say("studies-metric-ranks"))
    st.dataframe(places, hide_index=True)


def raters(name: str, say: Translate) -> None:
    """Every rater's pace, habits and agreement with the others, under codes."""
    kept = services.studies()
    rows = [
        {
            say("studies-rater"): one.name,
            say("studies-judgements"): one.judgements,
            say("studies-seconds"): one.seconds,
            say("studies-agrees"): one.agreement,
            say("studies-gold"): one.gold_right,
            say("studies-look"): ", ".join(
                say(f"studies-{flag}") for flag in ("speeder", "straight_liner") if getattr(one, flag)
            ),
        }
        for one in habits.raters(anonymous(kept.judgements(name)), kept.gold(name))
    ]
    st.dataframe(pd.DataFrame(rows), hide_index=True)


def export(name: str, say: Translate) -> None:
    """The study as files: judgements (raters as codes), pairs, preference pairs, and a card of the data."""
    kept = services.studies()

    def judgements() -> str:
        return _lines(judgement_record(one) for one in anonymous(kept.judgements(name)))

    def pairs() -> str:
        return _lines(pair_record(pair) for pair in kept.pairs(name))

    def chosen() -> str:
        def request(uid: str) -> str:
            found = kept.request(name, uid)
            return found.text if found is not None else ""

        return _lines(
            preferences(kept.pairs(name), kept.judgements(name), request, lambda plan: kept.plan(name, plan))
        )

    def card() -> str:
        return data_card(kept.study(name), _agreement(name, _version(name)), kept.judgements(name))

    files = {
        "judgements.jsonl": judgements,
        "pairs.jsonl": pairs,
        "preferences.jsonl": chosen,
        "README.md": card,
    }
    for file, content in files.items():
        st.download_button(
            say(f"studies-export-{file.split('.')[0].lower()}"),
            content,
            file_name=file,
            icon=":material/download:",
            key=f"export-{file}",
        )


def _lines(records: Iterable[Mapping[str, Any]]) -> str:
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


def _version(name: str) -> int:
    """What a figure is kept under: it stays until another judgement is given."""
    return services.studies().last_judgement(name)


@st.cache_data(max_entries=32, show_spinner=False)
def _agreement(name: str, version: int) -> Agreement:
    return agreement_of(services.studies().counted(name))


@st.cache_data(max_entries=32, show_spinner=False)
def _ranking(name: str, version: int) -> tuple[ranks.Ranked, ...]:
    kept = services.studies()
    return ranks.rank(kept.counted(name), kept.agents(name))
