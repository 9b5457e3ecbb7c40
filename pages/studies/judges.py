"""Judges against people: rewards, features and metrics beside the raters' majority, and the pairs where they part."""

from itertools import chain

import pandas as pd
import streamlit as st

from components.look.escape import plain
from core.bench.studies.against_people import of_features, of_reward, of_suite, standings
from core.errors import InputError, PlanFormatError
from core.labels.judgement import PairScores
from core.labels.judges import JudgeStanding, Verdict, is_judges
from core.labels.weights.saved import RewardShelf
from core.model.plan import Plan
from pages.studies import asking, tables, words
from studio import services
from studio.i18n import Translate
from studio.panels import duel
from studio.panels.duel import Contender
from studio.state import person

_RESAMPLES = 100
"""Bootstrap samples for each judge, of which there are many."""
_SHOWN = 50
"""Differing pairs that the choice offers: those on which the judge was surest."""


def judges(name: str, say: Translate) -> None:
    """Draw how near each judge is to people, and the chosen judge's pairs that people see otherwise."""
    if person.person(services.settings()).role == "lead":
        asking.show(name, say)
    suite = st.selectbox(
        say("judges-suite"),
        [None, *services.suites()],
        format_func=lambda each: each or say("judges-features"),
        width=420,
    )
    with st.spinner(say("judging")):
        found = _standings(name, _version(name), suite or "", _rewards())
    if not found:
        st.info(say("judges-none"), icon=":material/info:")
        return
    meanings = words.metric_words(services.suites()[suite]) if suite else words.FEATURES

    def judge_name(name: str) -> str:
        return words.named(name, meanings, say)

    columns = {
        say("judges-judge"): list(map(judge_name, found)),
        say("studies-pairs"): [one.pairs for one in found.values()],
        say("judges-accuracy"): [one.accuracy.value for one in found.values()],
        say("judges-with-ties"): [one.with_ties.value for one in found.values()],
        say("studies-interval"): [tables.interval(one.with_ties) for one in found.values()],
        "τ": [one.tau.value for one in found.values()],
        say("judges-latent"): [one.latent for one in found.values()],
    }
    tables.numbers(pd.DataFrame(columns))
    st.caption(say("judges-about"))
    chosen = st.selectbox(say("judges-differing"), list(found), format_func=judge_name, width=420)
    _differing(name, found[chosen or next(iter(found))], say)


def _differing(name: str, judge: JudgeStanding, say: Translate) -> None:
    shown = judge.differing[:_SHOWN]
    if not shown:
        st.success(say("judges-agree"))
        return

    def told(verdict: Verdict) -> str:
        people, machine = (say(f"choice-{choice}") for choice in (verdict.people, verdict.judge))
        return say("judges-pair", pair=verdict.pair, people=people, judge=machine)

    verdict = st.selectbox(say("judges-pair-choice", count=len(judge.differing)), shown, format_func=told)
    if verdict is not None:
        _pair(name, verdict.pair, say)


def _pair(name: str, pair_name: str, say: Translate) -> None:
    """Both plans of a pair, as raters see them but with their agents."""
    kept = services.studies()
    pair = next(one for one in kept.pairs(name) if one.pair == pair_name)
    request = kept.request(name, pair.uid)
    if request is not None:
        st.markdown(f"{say('label-request')} **{plain(request.text)}**")
    try:
        plans = [kept.plan(name, plan) for plan in (pair.a, pair.b)]
        contenders = [
            Contender(letter, Plan.from_json(plan.document), plan.sandbox, title=plan.agent)
            for letter, plan in zip("AB", plans, strict=True)
        ]
    except (InputError, PlanFormatError) as error:
        st.warning(plain(error.text.stands(say.language)))
        return
    duel.show(contenders, say=say, key=f"differing-{pair_name}")


def _rewards() -> tuple[tuple[str, str], ...]:
    """The saved rewards by name and the moment at which they were learned: what figures are kept under."""
    return tuple((one.name, one.learned.isoformat()) for one in RewardShelf(services.settings().home).all())


def _version(name: str) -> tuple[int, int]:
    """What figures are kept under: the last judgement, and how many ratings models have given."""
    kept = services.studies()
    return kept.last_judgement(name), sum(
        map(is_judges, chain.from_iterable(one.features for one in kept.pairs(name)))
    )


@st.cache_data(max_entries=16, show_spinner=False)
def _standings(
    name: str, version: tuple[int, int], suite: str, rewards: tuple[tuple[str, str], ...]
) -> dict[str, JudgeStanding]:
    kept = services.studies()
    if suite:
        found = of_suite(kept, name, services.suites()[suite], services.sandbox)
        return standings(found, kept.counted(name), _RESAMPLES)
    pairs = kept.pairs(name)
    judges: dict[str, dict[str, PairScores]] = dict(of_features(pairs))
    shelf = RewardShelf(services.settings().home)
    judges |= {f"★ {reward}": of_reward(shelf.get(reward), pairs) for reward, _ in rewards}
    return standings(judges, kept.counted(name), _RESAMPLES)
