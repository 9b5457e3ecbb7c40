"""A language model asked over HTTP about the pairs of a study: in both ways, once, and what cannot be asked is told."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from core.bench.judging.model_judge import ModelJudge
from core.bench.studies.asking import Asking, Interview, PairAnswer
from core.errors import ModelError
from core.labels.judgement import PairScores
from core.labels.store.store import StudyStore
from core.llm.client import Client
from core.llm.profile import Profile
from core.sandbox.library import SandboxLibrary
from tests.fakes.reactions import Lines, Refused, Said
from tests.fakes.server import MODEL, ScriptedServer, serving


def ratings(*scores: float) -> Said:
    """The model's answer: a score a plan."""
    return Said(json.dumps({"ratings": [{"score": score, "reason": "so"} for score in scores]}))


@contextmanager
def judge(*reactions: Said | Refused) -> Iterator[tuple[ModelJudge, ScriptedServer]]:
    """A judge that asks a model which answers so, and the model's server."""
    with serving(Lines(*reactions)) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)
        yield ModelJudge(client.for_run()), server
        client.close()


def asked(
    store: StudyStore, library: SandboxLibrary, model: ModelJudge, asking: Asking
) -> dict[str, PairAnswer]:
    """What the model says of the pairs of the study, by pair."""
    interview = Interview(
        store=store, study="s", judge=model, model=MODEL, asking=asking, open_sandbox=library.open
    )
    return {answer.pair: answer for answer in interview.answers()}


def kept(store: StudyStore, asking: Asking) -> dict[str, PairScores]:
    """What the study has of it."""
    name = f"{MODEL}:{asking}"
    return {pair.pair: pair.features[name] for pair in store.pairs("s") if name in pair.features}


def test_a_model_rates_each_plan_of_a_pair_alone(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(ratings(5), ratings(2)) as (model, server):
        found = asked(store, library, model, "pointwise")
    assert found["both"].scores == PairScores(5, 2)
    assert len(server.bodies) == 2


def test_a_model_rates_both_plans_of_a_pair_in_either_order(
    store: StudyStore, library: SandboxLibrary
) -> None:
    with judge(ratings(5, 3), ratings(4, 4)) as (model, server):
        found = asked(store, library, model, "pairwise")
    # turned round, the first rating is that of the second plan
    assert found["both"].scores == PairScores(4.5, 3.5)
    assert len(server.bodies) == 2


def test_plans_and_sandboxes_that_vanished_are_told(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(ratings(5, 3), ratings(4, 4)) as (model, _):
        found = asked(store, library, model, "pairwise")
    assert found["lost"].scores is found["away"].scores is None
    assert "vanished" in str(found["lost"].reason) and "a sandbox that was removed" in str(
        found["away"].reason
    )


def test_what_a_model_said_is_kept_and_not_asked_again(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(ratings(5), ratings(2)) as (model, server):
        asked(store, library, model, "pointwise")
        again = asked(store, library, model, "pointwise")
    assert kept(store, "pointwise") == {"both": PairScores(5, 2)}
    assert "both" not in again and len(server.bodies) == 2


def test_an_answer_out_of_form_leaves_its_pair_to_be_asked_about_again(
    store: StudyStore, library: SandboxLibrary
) -> None:
    with judge(ratings(9, 3), ratings(5, 3)) as (model, _):
        found = asked(store, library, model, "pairwise")
    assert found["both"].scores is None and "from 1 to 5" in str(found["both"].reason)
    assert kept(store, "pairwise") == {}


def test_a_model_that_cannot_be_asked_is_told(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(Refused(401, "no key")) as (model, _), pytest.raises(ModelError):
        asked(store, library, model, "pointwise")


def test_both_ways_of_asking_are_kept_beside_each_other(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(ratings(3, 3)) as (model, _):
        for asking in ("pointwise", "pairwise"):
            asked(store, library, model, asking)  # type: ignore[arg-type]
    with judge(ratings(3)) as (model, _):
        asked(store, library, model, "pointwise")
    both = next(pair for pair in store.pairs("s") if pair.pair == "both")
    assert set(both.features) == {f"{MODEL}:pointwise", f"{MODEL}:pairwise"}
