"""The list of methods: how one is made, what it offers, and what listing it costs."""

import subprocess
import sys
from datetime import UTC, datetime

import pytest

from core.agents.needs import missing
from core.agents.planner import PlannerAgent, PlannerParameters
from core.agents.protocol import Adviser, Agent
from core.agents.registry import AGENTS, adviser_for, agent_type
from core.errors import InputError
from core.model.query import Query
from core.model.run import Run


def _run(agent: str, **parameters: object) -> Run:
    return Run(
        id="r",
        created=datetime(2026, 1, 1, tzinfo=UTC),
        query=Query("q"),
        agent=agent,
        sandbox="demo",
        sandbox_checksum="",
        parameters=parameters,
    )


def _parameters(agent: Agent | Adviser) -> PlannerParameters:
    assert isinstance(agent, PlannerAgent)
    return agent.parameters


def test_an_unknown_method_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(InputError, match=r"no agent 'oracle'; there are .*planner"):
        agent_type("oracle")


def test_an_agent_is_made_with_the_parameters_of_an_earlier_run() -> None:
    made = AGENTS["planner"].made_for(_run("planner", profile="competition"))
    assert _parameters(made).profile == "competition"


def test_parameters_that_there_are_no_more_leave_the_agent_as_usual() -> None:
    assert _parameters(AGENTS["planner"].made_for(_run("planner", haste=3))) == PlannerParameters()


def test_a_method_that_searches_advises_on_its_own_runs() -> None:
    assert _parameters(adviser_for(_run("planner", profile="competition"))).profile == "competition"


def test_a_run_of_a_method_that_cannot_advise_is_advised_on_by_another() -> None:
    assert isinstance(adviser_for(_run("file")), Adviser)


def test_what_a_method_lacks_is_told_only_where_it_is_lacking() -> None:
    asks = next(one.card for one in AGENTS.values() if "model" in one.card.needs)
    assert missing(asks, has_model=True) is None
    lacking = missing(asks, has_model=False)
    assert lacking is not None and asks.name in lacking.en
    assert missing(AGENTS["planner"].card, has_model=False) is None


def test_listing_the_methods_loads_none_of_the_learning_libraries() -> None:
    program = "import sys, core.agents.registry; print(sorted({'sklearn', 'pandas'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
