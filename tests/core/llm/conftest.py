import pytest

from core.llm.calling.retries import Retries
from core.llm.client import Client
from core.llm.profile import Profile
from tests.fakes.server import EMBEDDING_MODEL, MODEL, ScriptedServer

KEY = "sk-not-to-be-seen"


@pytest.fixture
def open_client():
    """Makes clients of a scripted server, whose pauses between attempts are short, and closes them at the end."""
    clients: list[Client] = []

    def open_(server: ScriptedServer, transport=None, **changes) -> Client:
        values = {"name": "test", "base_url": server.url, "model": MODEL, "embedding_model": EMBEDDING_MODEL}
        profile = Profile(**{**values, "timeout": 2.0, "key_env": "TEST_KEY", **changes})
        clients.append(
            Client(profile=profile, key=KEY, transport=transport, retries=Retries(first=0.01, most=0.05))
        )
        return clients[-1]

    yield open_
    for client in clients:
        client.close()
