"""All planning agents, by the name on their card; the only place that puts one method into another."""

from collections.abc import Mapping
from typing import Any

from core.agents.planner import PlannerAgent, PlannerParameters
from core.agents.prompted.act import Act
from core.agents.prompted.concierge import Concierge, ConciergeParameters
from core.agents.prompted.direct import Direct
from core.agents.prompted.hypertree import HyperTree, HyperTreeParameters
from core.agents.prompted.llm_modulo import LlmModulo, LlmModuloParameters
from core.agents.prompted.nesy import Nesy
from core.agents.prompted.react import React, ReactParameters
from core.agents.prompted.reflexion import Reflexion, ReflexionParameters
from core.agents.prompted.tool_agent import ToolAgent
from core.agents.prompted.tourplanner import TourPlanner, TourPlannerParameters
from core.agents.prompted.triptailor_workflow import TripTailorParameters, TripTailorWorkflow
from core.agents.prompted.zs_cot import ZeroShotCot
from core.agents.protocol import Adviser, AgentType
from core.agents.rules.baseline_a import BaselineA
from core.agents.rules.baseline_b import BaselineB
from core.agents.rules.nesy_rules import NesyRules
from core.agents.rules.ttg import Ttg, TtgParameters
from core.agents.shared.parameters import ExploringParameters, ReferenceParameters, SearchParameters
from core.errors import InputError
from core.model.parameters import Parameters
from core.model.run import Run

AGENTS: Mapping[str, AgentType[Any]] = {
    "planner": AgentType(PlannerAgent.card, PlannerParameters, PlannerAgent),
    "baseline_a": AgentType(BaselineA.card, Parameters, BaselineA),
    "baseline_b": AgentType(BaselineB.card, Parameters, BaselineB),
    "nesy_rules": AgentType(NesyRules.card, SearchParameters, NesyRules),
    "ttg": AgentType(Ttg.card, TtgParameters, Ttg),
    "direct": AgentType(Direct.card, ReferenceParameters, Direct),
    "zs_cot": AgentType(ZeroShotCot.card, ReferenceParameters, ZeroShotCot),
    "act": AgentType(Act.card, ExploringParameters, Act),
    "react": AgentType(React.card, ReactParameters, React),
    "reflexion": AgentType(Reflexion.card, ReflexionParameters, Reflexion),
    "tool_agent": AgentType(ToolAgent.card, ExploringParameters, ToolAgent),
    "llm_modulo": AgentType(LlmModulo.card, LlmModuloParameters, LlmModulo),
    "hypertree": AgentType(HyperTree.card, HyperTreeParameters, HyperTree),
    "nesy": AgentType(Nesy.card, SearchParameters, Nesy),
    "triptailor_workflow": AgentType(TripTailorWorkflow.card, TripTailorParameters, TripTailorWorkflow),
    "tourplanner": AgentType(TourPlanner.card, TourPlannerParameters, TourPlanner),
    "concierge": AgentType(
        Concierge.card, ConciergeParameters, lambda given: Concierge(PlannerAgent(), given)
    ),
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
