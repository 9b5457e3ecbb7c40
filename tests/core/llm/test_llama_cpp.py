"""The client against a server that was written elsewhere: llama.cpp's own, with a tiny model made here."""

import pytest
from pydantic import BaseModel, ConfigDict

from core.errors import ContextOverflowError, ModelSetupError
from core.llm.answers import ask_for
from core.llm.calling.retries import Retries
from core.llm.check import check
from core.llm.client import Client
from core.llm.messages import ChatRequest, Message, ToolSpec
from core.llm.profile import Profile
from tests.fakes.llama_cpp import KEY, NAME, llama_serving
from tests.fakes.tiny_model import SAID

HELLO = ChatRequest((Message("user", "Hello"),))
TOOL = ToolSpec(
    "city_time",
    "The time in a city.",
    {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
)


class City(BaseModel):
    model_config = ConfigDict(extra="forbid")
    city: str


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with llama_serving(tmp_path_factory.mktemp("model")) as url:
        yield url


@pytest.fixture
def client(address):
    with_key = Client(_profile(address), KEY, retries=Retries(first=0.01, most=0.05))
    yield with_key
    with_key.close()


def _profile(address: str, **changes) -> Profile:
    return Profile(**{"name": "llama", "base_url": address, "model": NAME, "embedding_model": NAME} | changes)


def test_an_answer_streams_in_pieces_and_is_counted(client) -> None:
    heard: list[str] = []
    reply = client.for_run().answer(HELLO, heard.append)
    assert reply.content == "".join(heard) == SAID
    assert len(heard) > 1
    assert reply.usage.tokens_out > 0
    assert not reply.usage.estimated


def test_a_tool_is_asked_for_and_its_answer_is_taken(client) -> None:
    model = client.for_run()
    asked = model.answer(ChatRequest(HELLO.messages, tools=(TOOL,)))
    assert [(one.name, one.arguments) for one in asked.tool_requests] == [("city_time", '{"city": "Lyon"}')]
    told = Message("tool", "12:00", answers=asked.tool_requests[0].id)
    after = model.answer(ChatRequest((*HELLO.messages, asked.message, told), tools=(TOOL,)))
    assert after.content == SAID


def test_a_schema_is_kept_to(client) -> None:
    assert ask_for(client.for_run(), HELLO.messages, City) == City(city="Paris")


def test_texts_have_vectors(client) -> None:
    first, second, again = client.for_run().embed(["park", "temple", "park"])
    assert first == pytest.approx(again)
    assert first != pytest.approx(second)


def test_too_long_a_conversation_is_said_to_be_too_long(client) -> None:
    with pytest.raises(ContextOverflowError):
        client.for_run().answer(ChatRequest((Message("user", "Hello " * 4_000),)))


def test_a_wrong_key_is_said_to_be_refused(address) -> None:
    stranger = Client(_profile(address, key_env="TEST_KEY"), "sk-wrong")
    with pytest.raises(ModelSetupError) as refused:
        stranger.for_run().answer(HELLO)
    assert "TEST_KEY" in refused.value.text.en
    assert "sk-wrong" not in refused.value.text.en


def test_the_check_finds_all_of_it(client) -> None:
    assert [result.level for result in check(client)] == ["good"] * 5
