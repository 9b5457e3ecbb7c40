"""Interviews of a model beside the pages: told as they go, stopped, ended by a fault, and never two of one study."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from core.labels.store.store import StudyStore
from core.llm.profile import Profile
from core.sandbox.library import SandboxLibrary
from studio.work.interviews import Course, Interviews
from tests.fakes.reactions import Hanging, Lines, Reaction, Refused, Said
from tests.fakes.server import MODEL, serving
from tests.made_study import add_study, planned

FIVE_AND_THREE = Said(json.dumps({"ratings": [{"score": score, "reason": "so"} for score in (5, 3)]}))


@pytest.fixture
def store(home: Path) -> StudyStore:
    """A study of which one pair can be put to a model."""
    kept = StudyStore(home / "labels.sqlite")
    add_study(kept, "s", planned(SandboxLibrary(home).open("demo")))
    return kept


@contextmanager
def model(*reactions: Reaction) -> Iterator[Profile]:
    """The profile of a model that answers so."""
    with serving(Lines(*reactions)) as server:
        yield Profile(name="t", base_url=server.url, model=MODEL)


def over(interviews: Interviews) -> Course:
    """The interview at its end."""
    for _ in range(400):
        course = interviews.course("s")
        if course is not None and course.is_over:
            return course
        time.sleep(0.05)
    raise AssertionError("the interview goes on")


def test_an_interview_tells_what_was_asked_what_it_used_and_what_had_no_rating(
    home: Path, store: StudyStore
) -> None:
    interviews = Interviews(home, store)
    with model(FIVE_AND_THREE) as profile:
        interviews.begin("s", profile, "pairwise")
        course = over(interviews)
    assert (course.pairs, course.asked, course.unusable, course.used.calls) == (3, 3, 2, 2)
    assert course.error is None and course.reason is not None


def test_an_interview_that_is_stopped_ends_and_is_no_fault(home: Path, store: StudyStore) -> None:
    interviews = Interviews(home, store)
    with model(Hanging("{")) as profile:
        interviews.begin("s", profile, "pairwise")
        interviews.stop("s")
        course = over(interviews)
    assert course.error is None


def test_a_model_that_refuses_ends_the_interview_with_its_reason(home: Path, store: StudyStore) -> None:
    interviews = Interviews(home, store)
    with model(Refused(401, "no key")) as profile:
        interviews.begin("s", profile, "pairwise")
        course = over(interviews)
    assert course.error is not None and "401" in course.error.en


def test_while_a_model_is_asked_no_other_is(home: Path, store: StudyStore) -> None:
    interviews = Interviews(home, store)
    with model(Hanging("{")) as slow, model(FIVE_AND_THREE) as other:
        interviews.begin("s", slow, "pairwise")
        interviews.begin("s", other, "pointwise")
        course = interviews.course("s")
        interviews.stop("s")
        over(interviews)
    assert course is not None and course.asking == "pairwise"
