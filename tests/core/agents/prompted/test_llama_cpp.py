"""Every method that asks a model, against a server that was written elsewhere."""

import pytest

from core.agents.events import ToolCall
from core.agents.registry import AGENTS
from core.bench.execution import execute, new_run
from core.llm.client import Client
from core.llm.profile import Profile
from core.understand import understand
from tests.fakes.llama_cpp import KEY, NAME, llama_serving

METHODS = [name for name, agent in AGENTS.items() if "model" in agent.card.needs]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with llama_serving(tmp_path_factory.mktemp("model")) as address:
        client = Client(Profile(name="llama", base_url=address, model=NAME, embedding_model=NAME), KEY)
        yield client
        client.close()


@pytest.fixture
def run_of(client, demo):
    """A run of a method on a request, to its end, and its events."""
    query = understand(
        "Two of us want to go from Nanjing to Beijing for 2 days.", uid="t", sandbox=demo
    ).query

    def run(method: str):
        agent, events = AGENTS[method].make(), []
        begun = new_run(agent, query, demo, time_limit=30.0, profile=client.profile)
        ended = execute(begun, agent, demo, lambda _, event: events.append(event), client=client)
        return ended, events

    return run


@pytest.mark.parametrize("method", METHODS)
def test_a_run_ends_with_a_plan_or_says_why_not(method, run_of) -> None:
    run, _ = run_of(method)
    assert run.is_over
    assert run.document is not None or run.reason is not None
    assert run.usage.calls > 0


def test_functions_are_called_as_that_server_asks_for_them(run_of) -> None:
    _, events = run_of("tool_agent")
    calls = [event for event in events if isinstance(event, ToolCall)]
    assert [(call.name, call.arguments, call.failure) for call in calls] == [("plan", 'query="Lyon"', None)]
