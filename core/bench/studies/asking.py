"""A language model asked about the pairs of a study, several at once; each answer is kept as it comes.

Its ratings stand among the features of a pair under the model's name, so that nothing is asked twice, and exports and
tables have them like any other judge's.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal, get_args

from core.bench.studies.requests import Open, request_of
from core.errors import AnswerFormatError, ContextOverflowError, InputError, SandboxError
from core.evaluate.judge import Judge, Rating
from core.evaluate.plan_document import read_plan
from core.labels.judgement import Pair, PairScores
from core.labels.judges import feature_of
from core.labels.store.rating import keep_scores
from core.labels.store.store import StudyStore
from core.text import Text

Asking = Literal["pointwise", "pairwise"]
"""Whether a model rates each plan alone, or both at once in either order."""

ASKINGS: tuple[Asking, ...] = get_args(Asking)
CALLS_A_PAIR = 2
"""Of either way of asking: one for each plan, or one for each order."""


@dataclass(frozen=True, slots=True)
class PairAnswer:
    """What a model said of a pair: its scores of both plans, or why there are none."""

    pair: str
    scores: PairScores | None
    reason: Text | None = None


@dataclass(frozen=True, slots=True)
class Interview:
    """Who is asked about which study and how: `model` is what the judge goes by, `at_once` how many pairs it is asked
    about at a time."""

    store: StudyStore
    study: str
    judge: Judge
    model: str
    asking: Asking
    open_sandbox: Open
    at_once: int = 1

    def answers(self) -> Iterator[PairAnswer]:
        """What the model says of each pair that it has no scores of yet, kept before it is told.

        A pair that cannot be put to it, or that it gives no usable answer to, has a reason instead and is asked about
        again the next time. Raises ModelError where the model cannot be asked.
        """
        waiting = deque[Future[PairAnswer]]()
        with ThreadPoolExecutor(self.at_once) as threads:
            try:
                for pair in unasked(self.store, self.study, self.model, self.asking):
                    if len(waiting) == self.at_once:
                        yield waiting.popleft().result()
                    waiting.append(threads.submit(self._ask, pair))
                while waiting:
                    yield waiting.popleft().result()
            finally:
                threads.shutdown(cancel_futures=True)

    def _ask(self, pair: Pair) -> PairAnswer:
        try:
            first, second = self._rated(pair)
        except (SandboxError, InputError, AnswerFormatError, ContextOverflowError) as error:
            return PairAnswer(pair.pair, None, error.text)
        if first.value is None or second.value is None:
            return PairAnswer(pair.pair, None, first.reason if first.value is None else second.reason)
        scores = PairScores(first.value, second.value)
        keep_scores(self.store, self.study, pair.pair, feature_of(self.model, self.asking), scores)
        return PairAnswer(pair.pair, scores)

    def _rated(self, pair: Pair) -> tuple[Rating, Rating]:
        one, other = (self.store.plan(self.study, name) for name in (pair.a, pair.b))
        world = self.open_sandbox(one.sandbox)
        query = request_of(self.store, self.study, pair.uid, world)
        rate = partial(self.judge.rate, "request_fulfilment", query)
        a, b = read_plan(one.document, world), read_plan(other.document, world)
        if self.asking == "pairwise":
            first, second = rate((a, b), world)
        else:
            (first,), (second,) = rate((a,), world), rate((b,), world)
        return first, second


def unasked(store: StudyStore, study: str, model: str, asking: Asking) -> tuple[Pair, ...]:
    """The pairs that a model was not asked about yet in that way, or gave no usable answer to."""
    name = feature_of(model, asking)
    return tuple(pair for pair in store.pairs(study) if name not in pair.features)
