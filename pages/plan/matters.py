"""What matters to the traveller: the parameters of the method near the request. A change is planned at once."""

import streamlit as st

from components import parameter_form
from components.escape import plain
from core.agents.planner import PlannerParameters
from core.agents.protocol import Agent
from core.agents.registry import AGENTS
from core.errors import InputError
from core.model.run import Run
from core.optimize.preferences.profile import DEFAULT, Profile
from pages.plan import changes
from studio.i18n import Translate
from studio.state import plan as state


def show(agent: Agent, run: Run | None, say: Translate) -> None:
    """Draw the form, and what in it is not as usual; `run` is the one on the page."""
    settings = agent.parameters.settings()
    if not settings:
        return
    name, usual = agent.card.name, agent.parameters.model_dump()
    keys = {setting.name: state.parameter_key(name, setting.name) for setting in settings}
    values = state.parameters(name, usual)
    told = parameter_form.unusual(settings, values, usual, say)

    def changed(setting: str) -> None:
        _follow_choice(agent, setting)
        _plan_again(run)

    with st.popover(
        say("matters-title"), icon=":material/favorite:", key="matters", on_change="rerun"
    ) as opened:
        if opened.open:
            st.caption(say("matters-hint"))
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
    agent = AGENTS.get(run.agent) if run is not None else None
    if run is not None and agent is not None:
        state.adopt_parameters(run.id, run.agent, as_planned(run, agent).parameters.model_dump())


def as_planned(run: Run, agent: Agent) -> Agent:
    """The agent with the parameters that a run was planned with; as usual where it has none of such."""
    try:
        return agent.with_parameters(run.parameters)
    except InputError:
        return agent


def aim(run: Run) -> Profile:
    """What the trip of a run was to be good at."""
    agent = AGENTS.get(run.agent)
    parameters = None if agent is None else as_planned(run, agent).parameters
    return parameters.aim if isinstance(parameters, PlannerParameters) else DEFAULT


def chosen(agent: Agent) -> Agent:
    """The agent with the parameters of the form."""
    return agent.with_parameters(state.parameters(agent.card.name, agent.parameters.model_dump()))


def _follow_choice(agent: Agent, setting: str) -> None:
    """A preset that is chosen brings its numbers with it."""
    if any(one.name == setting and one.choices is not None for one in agent.parameters.settings()):
        value = state.parameters(agent.card.name, agent.parameters.model_dump())[setting]
        state.set_parameters(agent.card.name, agent.with_parameters({setting: value}).parameters.model_dump())


def _as_usual(agent: Agent, run: Run | None) -> None:
    state.set_parameters(agent.card.name, agent.parameters.model_dump())
    _plan_again(run)


def _plan_again(run: Run | None) -> None:
    if run is not None and run.status != "opened":
        state.want(changes.wanted(run))
