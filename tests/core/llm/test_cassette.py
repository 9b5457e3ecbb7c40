from pathlib import Path

import httpx2
import pytest

from core.errors import InputError, ModelSetupError
from core.llm.cassette import RecordingTransport
from core.llm.connect import connect, replay
from core.llm.messages import ChatRequest, Message
from core.llm.profile import Profile
from tests.core.llm.conftest import KEY
from tests.fakes.reactions import Call, Cut, Lines, Refused, Said
from tests.fakes.server import EMBEDDING_MODEL, MODEL, serving


def asking(text: str) -> ChatRequest:
    return ChatRequest((Message("user", text),))


def recorded(open_client, path: Path, *reactions, ask=("你好",)):
    """The replies of a recorded run."""
    with serving(Lines(*reactions)) as server:
        profile = Profile(name="test", base_url=server.url, model=MODEL, embedding_model=EMBEDDING_MODEL)
        model = open_client(server, RecordingTransport(path, profile)).for_run()
        return [model.answer(asking(text)) for text in ask]


def test_a_replayed_run_gets_the_answers_of_the_recorded_one(open_client, tmp_path) -> None:
    path = tmp_path / "run.jsonl"
    replies = recorded(
        open_client,
        path,
        Said("一"),
        Said("二"),
        Said(calls=(Call.of("f", x=1),)),
        ask=("你好", "你好", "再见"),
    )
    model = replay(path).for_run()
    again = [model.answer(asking(text)) for text in ("你好", "你好", "再见")]
    assert [(r.content, r.tool_requests, r.usage.tokens_out) for r in again] == [
        (r.content, r.tool_requests, r.usage.tokens_out) for r in replies
    ]


def test_the_bytes_of_an_answer_are_the_servers_own(open_client, tmp_path) -> None:
    path, heard = tmp_path / "run.jsonl", []

    class Spying(httpx2.HTTPTransport):
        def handle_request(self, request):
            response = super().handle_request(request)
            body = response.read()
            heard.append(body)
            return httpx2.Response(response.status_code, headers=response.headers, content=body)

    with serving(Lines(Said("武汉\u2028😀"))) as server:
        profile = Profile(name="test", base_url=server.url, model=MODEL)
        open_client(server, RecordingTransport(path, profile, Spying())).for_run().answer(asking("你好"))
    replayed = []
    client = replay(path)
    client._http._transport = _Listening(client._http._transport, replayed)
    client.for_run().answer(asking("你好"))
    assert replayed == heard


class _Listening(httpx2.BaseTransport):
    def __init__(self, inner, heard) -> None:
        self._inner, self._heard = inner, heard

    def handle_request(self, request):
        response = self._inner.handle_request(request)
        self._heard.append(response.read())
        return httpx2.Response(response.status_code, headers=response.headers, content=self._heard[-1])


def test_neither_key_nor_header_is_in_a_cassette(open_client, tmp_path) -> None:
    path = tmp_path / "run.jsonl"
    recorded(open_client, path, Refused(500, f"{KEY} is busy", headers={"X-Account": "tenant-7"}), Said("ok"))
    told = path.read_text(encoding="utf-8")
    assert KEY not in told
    assert "tenant-7" not in told
    assert "uthorization" not in told


def test_faults_are_replayed_too(open_client, tmp_path) -> None:
    path = tmp_path / "run.jsonl"
    recorded(open_client, path, Refused(429, headers={"Retry-After": "0.01"}), Cut("hal"), Said("whole"))
    assert replay(path).for_run().answer(asking("你好")).content == "whole"


def test_a_call_that_was_not_recorded_says_so(open_client, tmp_path) -> None:
    path = tmp_path / "run.jsonl"
    recorded(open_client, path, Said("一"))
    with pytest.raises(ModelSetupError, match="record it again"):
        replay(path).for_run().answer(asking("something else"))


def test_a_profile_may_record_and_another_replay(tmp_path) -> None:
    path = tmp_path / "run.jsonl"
    with serving(Lines(Said("一"))) as server:
        asking_it = Profile(
            name="t", base_url=server.url, model=MODEL, temperature=0.7, seed=5, record=str(path)
        )
        connect(asking_it, {}).for_run().answer(asking("你好"))
    replaying = Profile(name="demo", base_url="http://cassette.invalid/v1", model=MODEL, replay=str(path))
    assert connect(replaying, {}).for_run().answer(asking("你好")).content == "一"


def test_a_cassette_that_cannot_be_written_is_named(tmp_path) -> None:
    profile = Profile(name="t", base_url="http://x/v1", model="m", record=str(tmp_path / "no" / "run.jsonl"))
    with pytest.raises(InputError, match=r"run\.jsonl: there is no such file"):
        connect(profile, {})


def test_a_name_that_would_end_a_line_is_read_again(open_client, tmp_path) -> None:
    path, told = tmp_path / "run.jsonl", "模\u2028型\x85"
    with serving(Lines(Refused(404))) as server:
        profile = Profile(name="t", base_url=server.url, model=told)
        with pytest.raises(ModelSetupError):
            open_client(server, RecordingTransport(path, profile), model=told).for_run().answer(
                asking("你好")
            )
    assert replay(path).profile.model == told


def test_an_exchange_that_was_cut_short_by_a_kill_is_left_out(open_client, tmp_path) -> None:
    path = tmp_path / "run.jsonl"
    recorded(open_client, path, Said("一"), Said("二"), ask=("你好", "再见"))
    path.write_bytes(path.read_bytes()[:-10])
    model = replay(path).for_run()
    assert model.answer(asking("你好")).content == "一"
    with pytest.raises(ModelSetupError, match="record it again"):
        model.answer(asking("再见"))


@pytest.mark.parametrize(
    "content", ["", "not json", '{"cassette": 99, "profile": {"name": "x", "model": "y"}}', "[1]"]
)
def test_a_file_that_is_no_cassette_is_refused(tmp_path, content) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match="not a cassette"):
        replay(path)
