"""All planning agents, by the name on their card; the only place that puts one method into another."""

from collections.abc import Mapping
from typing import Any

from core.agents.planner import PlannerAgent, PlannerParameters
from core.agents.protocol import Adviser, AgentType
from core.agents.rules.baseline_a import BaselineA
from core.agents.rules.baseline_b import BaselineB
from core.agents.rules.nesy_rules import NesyRules, NesyRulesParameters
from core.errors import InputError
from core.model.parameters import Parameters
from core.model.run import Run

AGENTS: Mapping[str, AgentType[Any]] = {
    "planner": AgentType(PlannerAgent.card, PlannerParameters, PlannerAgent),
    "baseline_a": AgentType(BaselineA.card, Parameters, BaselineA),
    "baseline_b": AgentType(BaselineB.card, Parameters, BaselineB),
    "nesy_rules": AgentType(NesyRules.card, NesyRulesParameters, NesyRules),
}


def agent_type(name: str) -> AgentType[Any]:
    """The method of that name. Raises InputError that lists those that there are."""
    if name not in AGENTS:
        listed = ", ".join(AGENTS)
        raise InputError(
            f"没有名为 {name!r} 的方法，有：{listed}", f"there is no agent {name!r}; there are {listed}"
        )
    return AGENTS[name]


def adviser_for(run: Run) -> Adviser:
    """Who offers ways out and alternatives for a run: its own method where that can, else the first that does."""
    if run.agent in AGENTS:
        own = AGENTS[run.agent].made_for(run)
        if isinstance(own, Adviser):
            return own
    return next(agent for agent in map(AgentType.make, AGENTS.values()) if isinstance(agent, Adviser))
