"""A request becomes a trip: the text that was sent, who plans it, and with which bounds."""

from dataclasses import replace
from importlib.resources import files
from typing import Any

import streamlit as st

from components.look.escape import plain
from components.request import progress
from core.agents.drafts import incumbents
from core.agents.needs import missing
from core.agents.protocol import AgentType, Card
from core.agents.registry import AGENTS
from core.errors import InputError
from core.llm.profile import Profile
from core.model.query import Query
from core.model.run import Run, Wanted
from core.text import Language, shown
from pages.plan import starting
from pages.plan.request import leaving, matters, questions
from studio import services
from studio.i18n import Translate
from studio.state import plan as state
from studio.state import session

TIME_LIMITS = (5, 10, 30, 60, 120, 300, 600, 1200)
"""Seconds to choose from; those of every method's card are among them."""
_ADD_A_MODEL = (
    "tripstudio llm add NAME --base-url https://api.deepseek.com/v1 --model MODEL --key-env VARIABLE"
)


def take(wanted: str, say: Translate) -> None:
    """Let a text be the request of the address, planned at once where it says all, and draw the page for it."""
    state.ask(wanted, state.card_of(wanted))
    query = questions.answered(wanted, services.sandbox(session.sandbox_name()))[1]
    if not query.missing:
        begin(query, wanted, say)
    st.rerun()


def example_requests(language: Language) -> list[str]:
    """The example requests of a language."""
    text = (files("assets") / "examples" / f"requests.{language}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip()]


def chosen_agent() -> AgentType[Any]:
    """The planning method that is chosen."""
    return AGENTS[state.agent(next(iter(AGENTS)))]


def agent_as_chosen() -> starting.ChosenAgent:
    """Who plans, with which parameters and bounds, as it is chosen on the page."""
    agent = matters.chosen(chosen_agent())
    limit, seed = state.bounds(agent.card.name, agent.card.seconds)
    profile = _chosen_model() if "model" in agent.card.needs else None
    return starting.ChosenAgent(agent=agent, time_limit=limit, seed=seed, profile=profile)


def agent_choice(run: Run | None, say: Translate) -> None:
    """The choice of the planning method and its bounds, out of the way until it is wanted."""
    # in the bar of a trip the icon stands alone where there is little room
    hint = say("agent-title") if run is not None else None
    with st.popover(say("agent-title"), icon=":material/tune:", help=hint, key="agent_choice"):
        name = st.selectbox(
            say("agent-choice"),
            list(AGENTS),
            format_func=lambda agent: AGENTS[agent].card.title.says(say.language),
            key=state.AGENT,
            persist_state="session",
        )
        card = AGENTS[name].card
        st.caption(plain(card.summary.says(say.language)))
        if "model" in card.needs:
            _model(card, say)
        st.select_slider(
            say("agent-time"),
            TIME_LIMITS,
            int(card.seconds),
            key=state.time_limit_key(name),
            persist_state="session",
        )
        st.number_input(say("agent-seed"), 0, 10**6, 0, key=state.SEED, persist_state="session")
        if run is not None:
            _time_taken(run, say)


def _model(card: Card, say: Translate) -> None:
    """The choice of the language model, or what is missing and how to get it."""
    try:
        profiles = services.model_profiles()
    except InputError as error:
        st.warning(plain(error.text.stands(say.language)), icon=":material/key:")
        return
    lacking = missing(card, has_model=bool(profiles))
    if lacking is not None:
        st.warning(plain(lacking.says(say.language)), icon=":material/key:")
        st.code(_ADD_A_MODEL, language=None)
        return
    models = {profile.name: profile.model for profile in profiles}
    st.selectbox(
        say("agent-model"),
        list(models),
        format_func=lambda name: shown(f"{name} · {models.get(name, '')}"),
        key=state.MODEL,
        persist_state="session",
    )


def _chosen_model() -> Profile | None:
    """The profile that was chosen, else the first one; None without any. Raises InputError for one that cannot be used."""
    profiles = services.model_profiles()
    chosen = (profile for profile in profiles if profile.name == state.model())
    return next(chosen, profiles[0] if profiles else None)


def begin(query: Query, text: str, say: Translate) -> Run:
    """Begin the run of a request; it takes the place of the request of the library that the text is."""
    card, query = _card(text), leaving.dated(query)
    with st.spinner(say("planning")):
        if card is not None:
            return starting.change(card, Wanted(replace(query, uid=card.query.uid)), agent_as_chosen())
        return starting.begin(Wanted(query), agent_as_chosen(), session.sandbox_name())


def _card(text: str) -> Run | None:
    """The request of the library that a text is; None where it is gone, planned already, or of other data."""
    name = state.card_of(text)
    if name is None:
        return None
    try:
        run = services.store().get(name)
    except InputError:
        # thrown away meanwhile, or an old link: the request is planned as one that was typed
        return None
    is_open = run.status == "asked" and run.query.text == text and run.sandbox == session.sandbox_name()
    return run if is_open else None


def _time_taken(run: Run, say: Translate) -> None:
    """How long the plan took, and how good it is known to be."""
    if run.seconds is None or run.document is None or run.status == "opened":
        return
    if run.offered_as is not None:
        st.caption(say("others-taken"), width="content")
        return
    found = incumbents((seconds, event) for _, seconds, event in services.store().told(run.id))
    quality = progress.quality(found, say)
    told = [say("planned-in", seconds=f"{run.seconds:.1f}"), *(quality if len(found) > 1 else quality[1:])]
    st.caption(plain(" · ".join(told)), width="content")
