"""What was kept once is shown or told of for ever, whatever it holds."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, now
from core.sandbox.library import SandboxLibrary

Studio = Callable[..., AppTest]
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
    run = Run(id="kept", created=now(), query=Query(uid="q", text="x", start_city="南京", target_city="北京", days=2, people_number=1), agent="file", sandbox="demo", sandbox_checksum=checksum, status="opened", document=document)  # fmt: skip
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
