import pytest

from core.agents.events import Done
from core.agents.protocol import AgentType, Context, Task
from core.agents.registry import AGENTS
from core.evaluate.registry import SUITES
from core.llm.calling.retries import Retries
from core.llm.client import Client
from core.llm.profile import Profile
from core.understand import understand
from tests.fakes.server import EMBEDDING_MODEL, MODEL, serving
from tests.patience import PATIENCE


@pytest.fixture
def asked(demo):
    """Runs a method on a sentence against a character over HTTP; gives the request and all events."""

    def run(
        name: str, character, text: str, *, time_limit: float = PATIENCE, patience: float = PATIENCE, at_once: int = 4,
        **settings,
    ):  # fmt: skip
        agent_type: AgentType = AGENTS[name]
        query = understand(text, uid="t", sandbox=demo).query

        def critic(suite: str, document: object):
            return SUITES[suite].judge(query, document, demo)

        with serving(character) as server:
            profile = Profile(
                name="t",
                base_url=server.url,
                model=MODEL,
                embedding_model=EMBEDDING_MODEL,
                timeout=patience,
                concurrency=at_once,
            )
            client = Client(profile, None, retries=Retries(attempts=3, first=0.01, most=0.02))
            context = Context(time_limit=time_limit, model=client.for_run(), critic=critic)
            events = list(agent_type.make(settings).run(Task(query, demo), context))
            client.close()
        assert isinstance(events[-1], Done)
        return query, events

    return run
