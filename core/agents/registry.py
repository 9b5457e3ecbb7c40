"""All planning agents, by the name on their card."""

from core.agents.planner import PlannerAgent
from core.agents.protocol import Agent

AGENTS: dict[str, Agent] = {
    "planner": PlannerAgent(),
}
