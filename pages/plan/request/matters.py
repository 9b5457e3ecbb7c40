"""What matters to the traveller, or how else the method is set: its parameters near the request. A change is planned at once."""

from typing import Any

import streamlit as st

from components.look.escape import plain
from components.request import parameter_form
from core.agents.protocol import Agent, AgentType
from core.agents.registry import AGENTS
from core.errors import InputError
from core.model.parameters import Enumerated
from core.model.run import Run
from core.optimize.preferences.kept import ProfileShelf
from core.optimize.preferences.weights import Weights
from pages.plan import changes
from studio import services
from studio.i18n import Translate
from studio.state import plan as state


def show(agent: AgentType[Any], run: Run | None, say: Translate) -> None:
    """Draw the form, and what in it is not as usual; `run` is the one on the page."""
    # a place of its own, also where there is nothing to set: what stands beside it would be another and close
    with st.container(
        key="method_parameters", horizontal=True, vertical_alignment="center", gap="small", width="content"
    ):
        _form(agent, run, say)


def _form(agent: AgentType[Any], run: Run | None, say: Translate) -> None:
    settings = agent.parameters.settings()
    if not settings:
        return
    name, usual = agent.card.name, _usual(agent)
    keys = {setting.name: state.parameter_key(name, setting.name) for setting in settings}
    values = state.parameters(name, usual)
    told = parameter_form.unusual(settings, values, usual, say)

    def changed(setting: str) -> None:
        _follow_choice(agent, setting)
        _plan_again(run)

    weighs = issubclass(agent.parameters, Weights)
    title, icon = (
        ("matters-title", ":material/favorite:") if weighs else ("agent-settings", ":material/settings:")
    )
    # in the bar of a trip the icon stands alone where there is little room
    hint = say(title) if run is not None else None
    with st.popover(say(title), icon=icon, help=hint, key="matters", on_change="rerun") as opened:
        if opened.open:
            st.caption(say("matters-hint" if weighs else "agent-settings-hint"))
            _learned_profiles(agent, run, say)
            parameter_form.show(settings, keys=keys, on_change=changed, say=say)
            st.button(
                say("matters-usual"),
                icon=":material/restart_alt:",
                disabled=not told,
                type="tertiary",
                key="matters_usual",
                on_click=_as_usual,
                args=(agent, run),
            )
    if told:
        st.caption(plain(" · ".join(told)), width="content")


def adopt(run: Run | None) -> None:
    """Let the form say what the shown run was planned with; without a run it stays as it is."""
    if run is not None and run.agent in AGENTS:
        planned_with = AGENTS[run.agent].made_for(run).parameters
        state.adopt_parameters(run.id, run.agent, planned_with.model_dump())


def chosen(agent: AgentType[Any]) -> Agent:
    """The agent with the parameters of the form."""
    return agent.make(state.parameters(agent.card.name, _usual(agent)))


def _usual(agent: AgentType[Any]) -> dict[str, Any]:
    return agent.make().parameters.model_dump()


def _follow_choice(agent: AgentType[Any], setting: str) -> None:
    """A preset that is chosen brings its numbers with it."""
    if any(one.name == setting and isinstance(one.kind, Enumerated) for one in agent.parameters.settings()):
        value = state.parameters(agent.card.name, _usual(agent))[setting]
        state.set_parameters(agent.card.name, agent.make({setting: value}).parameters.model_dump())


def _learned_profiles(agent: AgentType[Any], run: Run | None, say: Translate) -> None:
    """The profiles that were learned from judgements: one that is pressed brings its weights."""
    if not issubclass(agent.parameters, Weights):
        return
    try:
        learned = ProfileShelf(services.settings().home).all()
    except InputError as error:
        st.caption(plain(error.text.stands(say.language)))
        return
    for name, profile in learned.items():
        st.button(
            plain(f"{name} · {profile.title.says(say.language)}"),
            icon=":material/school:",
            key=f"matters_learned_{name}",
            on_click=_follow_profile,
            args=(agent, run, profile.weights),
        )


def _follow_profile(agent: AgentType[Any], run: Run | None, weights: Weights) -> None:
    state.set_parameters(agent.card.name, {**_usual(agent), **weights.model_dump()})
    _plan_again(run)


def _as_usual(agent: AgentType[Any], run: Run | None) -> None:
    state.set_parameters(agent.card.name, _usual(agent))
    _plan_again(run)


def _plan_again(run: Run | None) -> None:
    if run is not None and run.status != "opened":
        state.want(changes.wanted(run))
