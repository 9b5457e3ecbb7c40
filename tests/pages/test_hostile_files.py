"""A file that somebody opens on the page is a plan or a sentence, and what was kept once is shown or told of for ever."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.bench.runs import RunStore
from core.errors import InputError
from core.model.query import Query
from core.model.run import Run, now
from core.sandbox.library import SandboxLibrary
from pages.plan.opening import opened

Studio = Callable[..., AppTest]
DEEP = "[" * 10_000 + "]" * 10_000
FILES: dict[str, bytes] = {
    "nothing": b"",
    "bytes": bytes(range(256)),
    "no JSON": b"{",
    "a list": b"[]",
    "no plan": b"{}",
    "a number of 5,000 digits": b'{"itinerary": [], "people_number": %s}' % (b"9" * 5000),
    "Infinity": b'{"itinerary": [], "people_number": Infinity}',
    "a number beyond all": b'{"itinerary": [], "people_number": 1e999}',
    "half a character": b'{"itinerary": [], "start_city": "\\ud800"}',
    "nesting of 10,000": b'{"itinerary": %s}' % DEEP.encode(),
    "a request of a million days": b'{"plan": {}, "query": {"days": 1000000}}',
    "a request of infinite money": b'{"plan": {}, "query": {"budget": 1e400}}',
}


@pytest.mark.parametrize("content", FILES.values(), ids=FILES.keys())
def test_a_file_that_cannot_be_opened_is_told_in_a_sentence(home: Path, content: bytes) -> None:
    with pytest.raises(InputError) as told:
        opened(content, "trip.json", "demo")
    assert len(told.value.text.en) < 300
    assert "\n" not in told.value.text.en


DOCUMENTS: dict[str, Any] = {
    "a number": 7,
    "an itinerary that is a number": {"itinerary": 7},
    "a template": {"itinerary": [{"day": 1, "activities": [{"type": "train", "TrainID": "G{{9**(9**9)}}"}]}]},
    "a very large number": {"itinerary": [], "people_number": 10**30, "start_city": "南京", "target_city": "北京"},
    "no day at all": {"itinerary": [], "people_number": 1, "start_city": "{{x}}", "target_city": "![i](http://x.example)"},
}  # fmt: skip


@pytest.mark.parametrize("document", DOCUMENTS.values(), ids=DOCUMENTS.keys())
def test_a_document_that_was_kept_is_shown_or_told_of(studio: Studio, home: Path, document: Any) -> None:
    checksum = SandboxLibrary(home).open("demo").manifest.checksum
    run = Run("kept", now(), Query("q", "x", "南京", "北京", 2, 1), "file", "demo", checksum, status="opened", document=document)  # fmt: skip
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    app = studio(plan="kept")
    assert not app.exception
    assert not any("![i](http" in one.value for one in (*app.markdown, *app.caption, *app.error, *app.info))


def test_a_broken_store_is_told_of_without_its_place(studio: Studio, home: Path) -> None:
    SandboxLibrary(home).open("demo")
    (home / "runs.sqlite").write_bytes(b"SQLite format 3\0" + b"broken" * 1000)
    (told,) = studio(page="library").exception
    assert "the database runs.sqlite cannot be used" in told.message
    assert str(home) not in told.message
