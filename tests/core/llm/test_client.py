import json
import time
from threading import Event, Thread
from time import monotonic

import httpx2
import pytest

from core.errors import (
    BudgetSpentError,
    CallCancelledError,
    ContextOverflowError,
    ModelSetupError,
    ModelUnreachableError,
)
from core.llm.calling.wire import MOST_CHARACTERS
from core.llm.messages import AnswerSchema, ChatRequest, Message, ToolSpec
from core.llm.usage import Budget
from tests.core.llm.conftest import KEY
from tests.fakes.reactions import Call, Cut, Garbled, Hanging, Lines, Refused, Said, Silent
from tests.fakes.server import serving
from tests.patience import PATIENCE

HELLO = ChatRequest((Message("user", "你好"),))
TOOL = ToolSpec(
    "city_time", "The time in a city.", {"type": "object", "properties": {"city": {"type": "string"}}}
)
SCHEMA = AnswerSchema(
    "city", {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
)


def test_an_answer_comes_with_its_text_and_usage(open_client) -> None:
    with serving(Lines(Said("欢迎来到武汉"))) as server:
        reply = open_client(server, price_in=1.0, price_out=1_000_000.0).for_run().answer(HELLO)
    assert reply.content == "欢迎来到武汉"
    assert (reply.usage.calls, reply.usage.tokens_in, reply.usage.tokens_out) == (1, 2, 6)
    assert reply.usage.cost == pytest.approx(6.000002)


def test_the_text_is_heard_piece_by_piece(open_client) -> None:
    pieces: list[str] = []
    with serving(Lines(Said("a" * 40))) as server:
        open_client(server).for_run().answer(HELLO, pieces.append)
    assert len(pieces) > 1
    assert "".join(pieces) == "a" * 40


def test_the_answer_of_a_server_that_does_not_stream_is_read_whole(open_client) -> None:
    said = Said("两行\n字", (Call("city_time", '{"city": "巴黎"}'), Call("city_time", "{}")), streamed=False)
    with serving(Lines(said)) as server:
        reply = open_client(server).for_run().answer(HELLO)
    assert (reply.content, reply.finish, reply.usage.estimated) == ("两行\n字", "tool_calls", False)
    assert [one.arguments for one in reply.tool_requests] == ['{"city": "巴黎"}', "{}"]


def test_what_ends_in_the_middle_of_a_whole_answer_is_asked_again(open_client) -> None:
    bodies = iter([b'{"choices": [{"mess', b'{"choices": [{"message": {"content": "whole"}}]}'])

    def answer(asked: httpx2.Request) -> httpx2.Response:
        told = httpx2.ByteStream(next(bodies))
        return httpx2.Response(200, stream=told, headers={"content-type": "application/json"})

    with serving(Lines(Said())) as server:
        model = open_client(server, transport=httpx2.MockTransport(answer)).for_run()
        assert model.answer(HELLO).content == "whole"


def test_calls_one_after_another_share_a_connection(open_client) -> None:
    with serving(Lines(Said("whole"))) as server:
        model = open_client(server).for_run()
        for _ in range(3):
            model.answer(HELLO)
        assert len(server.connections) == 1


def test_an_answer_is_not_held_up_by_a_body_that_does_not_end(open_client) -> None:
    with serving(Lines(Hanging("whole", told=True))) as server:
        model, replies = open_client(server, timeout=60).for_run(), []
        thread = Thread(target=lambda: replies.append(model.answer(HELLO)), daemon=True)
        thread.start()
        thread.join(timeout=30)
        assert [reply.content for reply in replies] == ["whole"]


def test_tool_requests_are_put_together_from_their_parts(open_client) -> None:
    with serving(
        Lines(Said(calls=(Call.of("city_time", city="武汉"), Call("city_time", "{broken"))))
    ) as server:
        reply = open_client(server).for_run().answer(ChatRequest(HELLO.messages, tools=(TOOL,)))
    assert [(one.name, one.arguments) for one in reply.tool_requests] == [
        ("city_time", '{"city": "武汉"}'),
        ("city_time", "{broken"),
    ]
    assert reply.finish == "tool_calls"


def test_a_conversation_with_tools_is_sent_as_the_protocol_says(open_client) -> None:
    with serving(Lines(Said(calls=(Call.of("city_time", city="武汉"),)), Said("noon"))) as server:
        model = open_client(server).for_run()
        reply = model.answer(ChatRequest(HELLO.messages, tools=(TOOL,)))
        told = Message("tool", "12:00", answers=reply.tool_requests[0].id)
        model.answer(ChatRequest((*HELLO.messages, reply.message, told), tools=(TOOL,)))
        sent = server.bodies[1]["messages"]
    assert sent[1]["tool_calls"][0]["id"] == sent[2]["tool_call_id"]
    assert sent[2]["role"] == "tool"


@pytest.mark.parametrize(
    "fault",
    [
        Refused(429, headers={"Retry-After": "0"}),
        Refused(429),
        Refused(500),
        Refused(503),
        Cut("half an ans"),
        Cut("half an ans", politely=True),
        Garbled(),
        Garbled('{"choices": "none"}'),
    ],
    ids=["429 with Retry-After", "429", "500", "503", "cut", "cut politely", "garbled", "no chunk"],
)
def test_a_passing_fault_is_tried_again(open_client, fault) -> None:
    with serving(Lines(fault, fault, Said("whole"))) as server:
        assert open_client(server).for_run().answer(HELLO).content == "whole"
        assert len(server.bodies) == 3


def test_a_server_that_stays_silent_is_asked_again(open_client) -> None:
    with serving(Lines(Silent(5), Said("awake"))) as server:
        assert open_client(server, timeout=0.2).for_run().answer(HELLO).content == "awake"


def test_attempts_end_and_the_sdk_does_not_multiply_them(open_client) -> None:
    with serving(Lines(Refused(500))) as server:
        with pytest.raises(ModelUnreachableError, match="5 attempts"):
            open_client(server).for_run().answer(HELLO)
        assert len(server.bodies) == 5


def test_retry_after_is_waited_for(open_client) -> None:
    with serving(Lines(Refused(429, headers={"Retry-After": "0.4"}), Said("now"))) as server:
        begun = monotonic()
        open_client(server).for_run().answer(HELLO)
    assert monotonic() - begun >= 0.4


@pytest.mark.parametrize(
    ("refusal", "error", "told"),
    [
        (Refused(401, f"bad key {KEY}"), ModelSetupError, "refused the key"),
        (Refused(429, "pay", "insufficient_quota"), ModelSetupError, "out of credit"),
        (Refused(400, "maximum context length is 8192 tokens"), ContextOverflowError, "longer than"),
    ],
)
def test_a_lasting_refusal_is_told_at_once_and_never_shows_the_key(open_client, refusal, error, told) -> None:
    with serving(Lines(refusal)) as server:
        with pytest.raises(error, match=told) as caught:
            open_client(server).for_run().answer(HELLO)
        assert len(server.bodies) == 1
    assert KEY not in str(caught.value) + caught.value.text.zh


def test_an_unknown_model_is_named(open_client) -> None:
    with serving(Lines(Said("?"))) as server, pytest.raises(ModelSetupError, match="has no model gpt-none"):
        open_client(server, model="gpt-none").for_run().answer(HELLO)


def test_a_server_that_is_not_there_is_told(open_client) -> None:
    with serving(Lines(Said("?"))) as server:
        client = open_client(server, base_url="http://127.0.0.1:9/v1")
        with pytest.raises(
            ModelUnreachableError, match=r"127\.0\.0\.1:9/v1\) gave no whole answer in 2 attempts"
        ):
            client.for_run().answer(HELLO)


def test_a_server_that_answered_before_is_waited_for(open_client) -> None:
    with serving(Lines(Said("here"))) as server:
        model = open_client(server).for_run()
        model.answer(HELLO)
    with pytest.raises(ModelUnreachableError, match="5 attempts"):
        model.answer(HELLO)


def left_behind(open_client, reaction, is_under_way) -> bool:
    """Whether a run that is stopped in the middle of a call leaves it before the server lets go of it."""
    stopped, caught = Event(), []

    def ask(model, heard) -> None:
        try:
            model.answer(HELLO, heard)
        except CallCancelledError as error:
            caught.append(error)

    heard: list[str] = []
    with serving(Lines(reaction)) as server:
        model = open_client(server, timeout=60).for_run(stopped=stopped)
        thread = Thread(target=ask, args=(model, heard.append))
        thread.start()
        ends = time.monotonic() + PATIENCE
        while not is_under_way(server, heard):
            assert time.monotonic() < ends, "the server was not asked"
            stopped.wait(0.01)
        stopped.set()
        # the server holds its connection until the end of the block: what ends here has ended before it
        thread.join(timeout=PATIENCE)
        return bool(caught) and not thread.is_alive()


def test_a_stopped_run_leaves_a_call_that_is_not_answered(open_client) -> None:
    assert left_behind(open_client, Silent(60), lambda server, heard: server.bodies)


def test_a_stopped_run_leaves_a_stream_that_hangs(open_client) -> None:
    assert left_behind(open_client, Hanging("half an answ"), lambda server, heard: any(heard))


def test_a_call_ends_with_the_time_of_its_run(open_client) -> None:
    with serving(Lines(Silent(30))) as server, pytest.raises(CallCancelledError):
        open_client(server, timeout=30).for_run(ends=monotonic() + 0.2).answer(HELLO)


def test_a_spent_budget_stops_the_next_call_before_it_is_made(open_client) -> None:
    with serving(Lines(Said("a" * 100))) as server:
        model = open_client(server).for_run(Budget(tokens=50))
        model.answer(HELLO)
        with pytest.raises(BudgetSpentError):
            model.answer(HELLO)
        assert len(server.bodies) == 1


def test_tokens_are_estimated_where_the_server_does_not_count(open_client) -> None:
    with serving(Lines(Said("a" * 30, counted=False))) as server:
        used = open_client(server).for_run().answer(HELLO).usage
    assert used.estimated
    assert used.tokens_out == 20


def test_a_server_that_knows_no_schema_is_asked_more_simply(open_client) -> None:
    refusal = Refused(400, "response_format json_schema is not supported")
    with serving(Lines(refusal, Said('{"city": "武汉"}'))) as server:
        reply = open_client(server).for_run().answer(ChatRequest(HELLO.messages, schema=SCHEMA))
        forms = [body["response_format"]["type"] for body in server.bodies]
    assert forms == ["json_schema", "json_object"]
    assert json.loads(reply.content) == {"city": "武汉"}


def test_an_endless_answer_is_cut(open_client) -> None:
    with serving(Lines(Said("长" * 1_000_000))) as server:
        reply = open_client(server, timeout=10).for_run().answer(HELLO)
    assert reply.finish == "length"
    assert MOST_CHARACTERS <= len(reply.content) < 2 * MOST_CHARACTERS


def test_embeddings_come_in_the_order_of_the_texts(open_client) -> None:
    with serving(Lines(Said())) as server:
        model = open_client(server).for_run()
        first, second = model.embed(["黄鹤楼", "外滩"])
        again = model.embed(["外滩"])[0]
    assert second == again != first
    assert model.used.calls == 2


def test_calls_at_once_stay_within_the_profile(open_client) -> None:
    together, most = [0], [0]

    class Counting:
        def react(self, body):
            together[0] += 1
            most[0] = max(most[0], together[0])
            Event().wait(0.05)
            together[0] -= 1
            return Said("ok")

    with serving(Counting()) as server:
        model = open_client(server, concurrency=2).for_run()
        threads = [Thread(target=model.answer, args=(HELLO,)) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert most[0] == 2
    assert model.used.calls == 6
