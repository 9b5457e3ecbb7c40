"""The figures of a study: agreement, ranking, raters; and the study as files."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from components.look.escape import plain
from core.labels import ranking as ranks
from core.labels.agreement import groups
from core.labels.agreement import raters as habits
from core.labels.agreement.summary import FIGURES, Agreement
from core.labels.agreement.summary import agreement as agreement_of
from core.labels.agreement.with_others import by_rater
from core.labels.files import anonymous, judgement_record, pair_record, rater_codes
from core.labels.metric_ranks import metric_ranks
from core.labels.training import card_of, preferences_of
from pages.studies import tables, words
from studio import services
from studio.i18n import Translate

_IN_PARTS = 200
"""Bootstrap samples for each part of a study, of which there may be many."""


def agreement(name: str, say: Translate) -> None:
    """How far the raters agree: in all, by city, by agents, and each rater with the others."""
    found = _agreement(name, _version(name))
    st.caption(say("studies-counts", raters=found.raters, pairs=found.pairs, judgements=found.judgements))
    rows = [(say(f"figure-{each}"), getattr(found, each), say(f"figure-{each}-about")) for each in FIGURES]
    tables.figures(rows, say, about=True)
    if found.undefined is not None:
        st.info(plain(found.undefined.says(say.language)), icon=":material/info:")
    for part, draw in {"city": _by_city, "agents": _by_agents, "rater": _by_rater}.items():
        with st.expander(
            say(f"studies-by-{part}"), key=f"studies-by-{part}-part", on_change="rerun"
        ) as opened:
            if opened.open:
                draw(name, say)


def _by_city(name: str, say: Translate) -> None:
    kept = services.studies()
    _parts(groups.by_city(kept.counted(name), kept.pairs(name), _IN_PARTS), say("studies-city"), say)


def _by_agents(name: str, say: Translate) -> None:
    kept = services.studies()
    _parts(groups.by_agents(kept.counted(name), kept.agents(name), _IN_PARTS), say("studies-agents"), say)


def _parts(parts: Mapping[str, Agreement], title: str, say: Translate) -> None:
    shown = ("mean_pairwise", "all_agree", "fleiss")
    tables.parts(
        {part: (one.pairs, {each: getattr(one, each) for each in shown}) for part, one in parts.items()},
        title,
        say,
    )


def _by_rater(name: str, say: Translate) -> None:
    """Each rater with the others of the same pairs, under codes."""
    kept = services.studies()
    codes = rater_codes(kept.judgements(name))
    found = {codes[rater]: one for rater, one in by_rater(kept.counted(name), _IN_PARTS).items()}
    tables.parts(
        {
            code: (one.pairs, {"mean_pairwise": one.pairwise, "cohen_mean": one.cohen_mean})
            for code, one in sorted(found.items())
        },
        say("studies-rater"),
        say,
    )
    st.caption(say("studies-by-rater-about"))


def ranking(name: str, say: Translate) -> None:
    """The agents by the strength that the judgements give them, with intervals."""
    ranked = _ranking(name, _version(name))
    frame = pd.DataFrame([one.to_json() for one in ranked])
    base = alt.Chart(frame).encode(y=alt.Y("agent:N", sort=None, title=None))
    strength = say("studies-strength")
    spans = base.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title=strength), x2="high:Q")
    dots = base.mark_point(filled=True, size=110).encode(x=alt.X("strength:Q", title=strength))
    st.altair_chart(alt.layer(spans, dots).properties(height=44 * len(frame) + 30), alt=strength)
    rows = [
        {
            say("studies-agent"): one.agent,
            strength: tables.value(one.strength),
            say("studies-interval"): tables.interval(one.strength),
            say("studies-wins"): f"{one.wins:g}",
            say("studies-losses"): f"{one.losses:g}",
        }
        for one in ranked
    ]
    st.dataframe(pd.DataFrame(rows), hide_index=True)
    st.caption(say("studies-ranking-about"))
    _metric_ranks(name, [one.agent for one in ranked], say)


def _metric_ranks(name: str, ranked: list[str], say: Translate) -> None:
    """The agents' places by people beside their places by each feature."""
    kept = services.studies()
    by_feature = metric_ranks(kept.pairs(name), kept.agents(name))
    if not by_feature:
        return
    by_people = {agent: float(place) for place, agent in enumerate(ranked, start=1)}
    named = {words.named(feature, words.FEATURES, say): of for feature, of in by_feature.items()}
    rows = [
        {say("studies-figure"): title, **{agent: of.get(agent) for agent in ranked}}
        for title, of in {say("studies-by-people"): by_people, **named}.items()
    ]
    st.subheader(say("studies-metric-ranks"))
    st.dataframe(pd.DataFrame(rows), hide_index=True)


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
    tables.numbers(pd.DataFrame(rows))


def export(name: str, say: Translate) -> None:
    """The study as files: judgements (raters as codes), pairs, preference pairs, and a card of the data."""
    kept = services.studies()

    def judgements() -> str:
        return _lines(judgement_record(one) for one in anonymous(kept.judgements(name)))

    def pairs() -> str:
        return _lines(pair_record(pair) for pair in kept.pairs(name))

    def chosen() -> str:
        return _lines(preferences_of(kept, name))

    def card() -> str:
        return card_of(kept, name)

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
def _ranking(name: str, version: int) -> tuple[ranks.RankedAgent, ...]:
    kept = services.studies()
    return ranks.rank(kept.counted(name), kept.agents(name))
