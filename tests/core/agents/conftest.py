import pytest

from core.agents.events import Done
from core.agents.protocol import Agent, Context, Task
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.fixture
def plan_text(demo: Sandbox):
    """Runs an agent on a sentence and gives the end of the run."""

    def plan(agent: Agent, text: str, **bounds) -> tuple[Query, Done]:
        query = understand(text, uid="t", sandbox=demo).query
        *_, last = agent.run(Task(query, demo), Context(**bounds))
        assert isinstance(last, Done)
        return query, last

    return plan
