"""Every call is told, and a conversation that is too long is trimmed by rule and says so."""

from threading import Event as Signal

import pytest

from core.agents.events import ModelCall, Speech, Step
from core.agents.protocol import Context
from core.agents.shared.dialogue.conversation import ask
from core.agents.shared.dialogue.telling import Telling
from core.agents.shared.dialogue.trimming import trimmed
from core.errors import CallCancelledError, ContextOverflowError, ModelUnreachableError
from core.llm.calling.retries import Retries
from core.llm.client import Client
from core.llm.messages import ChatRequest, Message
from core.llm.profile import Profile
from core.text import Text
from tests.fakes.reactions import Cut, Hanging, Lines, Refused, Said
from tests.fakes.server import MODEL, serving

PURPOSE = Text("试", "try")


def exchange(number: int, length: int = 10) -> tuple[Message, Message]:
    return Message("assistant", f"a{number}" * length), Message("user", f"o{number}" * length)


def talk(rounds: int, length: int = 10) -> tuple[Message, ...]:
    begun = (Message("system", "system"), Message("user", "task"))
    return (*begun, *(message for n in range(rounds) for message in exchange(n, length)))


def asked(messages, *reactions, **profile):
    """The events and the requests that the server got."""
    with serving(Lines(*reactions)) as server:
        values = {"name": "t", "base_url": server.url, "model": MODEL, **profile}
        client = Client(Profile(**values), None, retries=Retries(attempts=2, first=0.01))
        events = []
        model = Telling(client.for_run(), PURPOSE, events.append)
        try:
            model.answer(ChatRequest(messages))
        finally:
            client.close()
        return events, server.bodies


def test_a_call_is_told_with_its_messages_and_reply() -> None:
    (*_, event), _ = asked(talk(1), Said("yes"))
    assert isinstance(event, ModelCall)
    assert (event.purpose, event.messages, event.reply.content) == (PURPOSE, talk(1), "yes")


def test_a_call_that_fails_is_told_with_its_error() -> None:
    with serving(Lines(Refused(500))) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None, retries=Retries(2, 0.01))
        events = []
        model = Telling(client.for_run(), PURPOSE, events.append)
        with pytest.raises(ModelUnreachableError):
            model.answer(ChatRequest(talk(0)))
        client.close()
    *_, event = events
    assert isinstance(event, ModelCall)
    assert event.error is not None


def test_what_a_model_says_is_told_before_it_has_said_all() -> None:
    stopped = Signal()
    with serving(Lines(Hanging("First the sights, then"))) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)
        context = Context(model=client.for_run(stopped=stopped), cancelled=stopped)
        told = ask(context, PURPOSE, talk(0))
        asked, first = next(told), next(told)
        stopped.set()
        with pytest.raises(CallCancelledError):
            list(told)
        client.close()
    assert asked == Speech(PURPOSE, "", begins=True)
    assert isinstance(first, Speech)
    assert first.begins
    assert "First the sights".startswith(first.text)


def test_an_answer_that_is_asked_for_again_begins_anew() -> None:
    events, _ = asked(talk(0), Cut("half an answ"), Said("a whole answer"))
    assert [(event.text, event.begins) for event in events if isinstance(event, Speech)] == [
        ("", True),
        ("half an answ", True),
        ("", True),
        ("a whole answer", True),
    ]


def test_a_refused_length_is_trimmed_told_and_asked_again() -> None:
    overflow = Refused(400, "maximum context length is 8192 tokens", "context_length_exceeded")
    events, bodies = asked(talk(5), overflow, Said("yes"))
    (shortened,) = (event for event in events if isinstance(event, Step))
    assert "left out" in shortened.title.en
    assert len(bodies[1]["messages"]) == len(bodies[0]["messages"]) - 2


def test_a_known_context_is_kept_before_the_server_refuses() -> None:
    events, bodies = asked(talk(20, 100), Said("yes"), context=2048)
    assert len(bodies) == 1
    assert any(isinstance(event, Step) for event in events)


def test_the_task_and_the_last_messages_stay() -> None:
    short = trimmed(talk(5))
    assert short[:2] == talk(5)[:2]
    assert short[-4:] == talk(5)[-4:]


def test_without_an_old_exchange_the_longest_message_is_cut() -> None:
    long = (Message("system", "x" * 10_000), Message("user", "task"))
    assert len(trimmed(long)[0].content) < 6_000


def test_what_cannot_be_trimmed_is_an_overflow() -> None:
    overflow = Refused(400, "maximum context length is 10 tokens", "context_length_exceeded")
    with pytest.raises(ContextOverflowError):
        asked(talk(0), overflow)
