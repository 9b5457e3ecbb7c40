"""Profiles, keys, recordings and servers of language models: no key is told, and nothing but http(s) is ever asked."""

import json
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from core.errors import FileError, InputError, ModelError
from core.llm.cassette import RecordingTransport, ReplayTransport
from core.llm.connect import connect
from core.llm.messages import ChatRequest, Message
from core.llm.profile import Profile, read_key, read_profile
from tests.attacks.conftest import SmallDisk
from tests.fakes.reactions import Call, Lines, Reaction, Refused, Said
from tests.fakes.server import MODEL, serving

KEY = "sk-never-shown-0123456789"
HELD = {"name": "p", "base_url": "http://127.0.0.1:1/v1", "model": "m"}
ADDRESSES = [
    "file:///etc/passwd", "ftp://h/v1", "gopher://h/v1", "javascript:alert(1)", "data:text/plain,x", "ldap://h", "//h/v1",
    "h/v1", "", " ", "http:", "http://", "http:///v1", "http://:80/v1", "https://[::1", "http://h:99999/v1", "http://h:x/v1",
    "http://h:-1/v1", "http://h:0/v1", "http://a b/v1", "http://h/v1 x", "http://h\n.outside.example/v1", "http://h/v1\r\nX-A: b",
    "http://h/\t", "http://h/v1\0", "http://h\u202e/v1", "http://u:p@h/v1", "http://sk-key@h/v1", "http://:p@h/v1",
    "http://h/v1?key=sk", "http://h/v1#sk-key", "http://h\\@outside.example/v1?", "http+unix://x/v1", "ws://h/v1",
    "http://h/v1\ud800",
]  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_that_is_none_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(InputError) as told:
        read_profile({**HELD, "base_url": address})
    assert "sk-" not in str(told.value)


FIELDS: list[tuple[str, Any]] = [
    *(
        ("name", name)
        for name in ("", ".", "../x", "a/b", "a b", "-a", "x" * 65, "名", "a\n", "a\0", 7, None)
    ),
    *(("model", model) for model in ("", None, 7, [])),
    *(("temperature", value) for value in (-1, 3, float("nan"), float("inf"), "hot")),
    *(("timeout", value) for value in (0, -1, float("inf"), float("nan"))),
    *(("context", value) for value in (0, -1, 1.5, "x")),
    *(("concurrency", value) for value in (0, 257, -1)),
    *(("price_in", value) for value in (-1, float("inf"))),
    *(("requests_per_minute", value) for value in (0, -5)),
    ("structured", "eval"),
    ("key", KEY),
    ("api_key", KEY),
    ("headers", {"X": "y"}),
]


@pytest.mark.parametrize(("field", "value"), FIELDS)
def test_a_field_that_cannot_be_used_is_told(field: str, value: Any) -> None:
    with pytest.raises(InputError, match=field):
        read_profile({**HELD, field: value})


@pytest.mark.parametrize(
    "key", [f"{KEY}\nX-A: b", f"a {KEY}", f"{KEY}\0", f"{KEY}é", f"{KEY}\r\n\r\nGET /", "密钥" + KEY]
)
def test_a_key_that_no_header_holds_is_refused_and_not_told(key: str) -> None:
    with pytest.raises(InputError, match="VAR") as told:
        read_key(Profile(**HELD, key_env="VAR"), {"VAR": key})
    assert KEY not in f"{told.value.text}"


@pytest.mark.parametrize("key", [f"{KEY}\n", f" {KEY}", f"{KEY}\r\n"])
def test_blanks_around_a_key_are_no_part_of_it(key: str) -> None:
    assert read_key(Profile(**HELD, key_env="VAR"), {"VAR": key}) == KEY


ECHOES: dict[str, Reaction] = {
    "in an answer": Said(f"your key is {KEY}"),
    "in a call": Said(calls=(Call.of("f", x=KEY),)),
    "in a refusal": Refused(400, f"bad key {KEY}"),
    "in a refusal of the key": Refused(401, f"bad key {KEY}"),
    "while it is busy": Refused(503, f"busy with {KEY}"),
}


@pytest.mark.parametrize("reaction", ECHOES.values(), ids=ECHOES.keys())
def test_a_server_that_repeats_the_key_tells_it_to_nobody(tmp_path: Path, reaction: Reaction) -> None:
    with serving(Lines(reaction)) as server:
        profile = Profile(
            name="p", base_url=server.url, model=MODEL, key_env="VAR", record=str(tmp_path / "cassette.jsonl")
        )
        with closing(connect(profile, {"VAR": KEY}, attempts=1)) as client:
            try:
                reply = client.for_run().answer(ChatRequest((Message("user", "x"),)))
                told = repr(reply)
            except ModelError as error:
                told = f"{error.text}"
    assert KEY not in told
    assert KEY not in (tmp_path / "cassette.jsonl").read_text(encoding="utf-8")


def test_a_recording_that_does_not_fit_stays_whole(small_disk: SmallDisk) -> None:
    with small_disk(16 * 1024) as disk, serving(Lines(Said("a"), Said("b" * 40_000), Said("c"))) as server:
        path = disk / "cassette.jsonl"
        profile = Profile(name="p", base_url=server.url, model=MODEL, record=str(path))
        with closing(connect(profile, {}, attempts=1)) as client:
            model = client.for_run()
            asked = ChatRequest((Message("user", "x"),))
            model.answer(asked)
            with pytest.raises(FileError, match=r"full|larger"):
                model.answer(asked)
            model.answer(asked)
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [json.loads(line).get("status") for line in lines] == [None, 200, 200]


@pytest.fixture
def places(tmp_path: Path) -> Iterator[dict[str, Path]]:
    """Where a recording cannot be written."""
    (tmp_path / "locked").write_text("mine", encoding="utf-8")
    (tmp_path / "locked").chmod(0o444)
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    yield {
        "read-only": tmp_path / "locked",
        "a folder": tmp_path / "folder",
        "a pipe": tmp_path / "pipe",
        "nowhere": tmp_path / "no" / "such" / "folder",
        "full": Path("/dev/full"),
    }


@pytest.mark.parametrize("where", ["read-only", "a folder", "a pipe", "nowhere", "full"])
def test_a_recording_is_not_written_where_it_cannot_be(places: dict[str, Path], where: str) -> None:
    with pytest.raises(FileError):
        RecordingTransport(places[where], Profile(**HELD))
    assert (places["read-only"]).read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("where", ["a folder", "a pipe", "nowhere", "full"])
def test_a_recording_is_not_read_where_there_is_none(places: dict[str, Path], where: str) -> None:
    with pytest.raises(InputError):
        ReplayTransport(places[where])


def test_bytes_that_are_no_recording_are_not_repeated(tmp_path: Path) -> None:
    (tmp_path / "c").write_bytes(b'{"cassette": 1, "profile": {"name": "p", "model": "' + b"\xff" * 100_000)
    with pytest.raises(InputError) as told:
        ReplayTransport(tmp_path / "c")
    assert len(str(told.value)) < 500
