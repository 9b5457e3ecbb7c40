"""Language models asked about the pairs of studies, on threads of this process; pages look how far they are.

What a model says is in the store of studies as it comes, so that an interview that was stopped, or lost with its
process, goes on where it was.
"""

from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from threading import Event, Lock, Thread

from core.bench.judging.model_judge import ModelJudge
from core.bench.studies.asking import Asking, Interview, PairAnswer, unasked
from core.errors import CallCancelledError, TripStudioError
from core.labels.store.store import StudyStore
from core.llm.connect import connect
from core.llm.profile import Profile
from core.llm.usage import NOTHING_USED, Usage
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.memo import Memo


@dataclass(frozen=True, slots=True)
class Course:
    """How far an interview has come: `asked` of the `pairs` that it is about, of which `unusable` got no scores, the last
    one for a `reason`.

    `error` is why it ended early; one that was stopped has none.
    """

    model: str
    asking: Asking
    pairs: int
    asked: int = 0
    unusable: int = 0
    reason: Text | None = None
    used: Usage = NOTHING_USED
    error: Text | None = None
    is_over: bool = False

    def after(self, answer: PairAnswer, used: Usage) -> "Course":
        """One answer later."""
        is_unusable = answer.scores is None
        return replace(
            self,
            asked=self.asked + 1,
            unusable=self.unusable + is_unusable,
            reason=answer.reason if is_unusable else self.reason,
            used=used,
        )


class Interviews:
    """The interviews of this process, at most one at work for each study. Safe between threads."""

    def __init__(self, home: Path, store: StudyStore) -> None:
        self._library, self._store = SandboxLibrary(home), store
        self._courses: dict[str, Course] = {}
        self._stops: dict[str, Event] = {}
        self._lock = Lock()

    def begin(self, study: str, profile: Profile, asking: Asking) -> None:
        """Ask a model about the pairs that it was not asked about yet; nothing happens where one is being asked."""
        with self._lock:
            last = self._courses.get(study)
            if last is not None and not last.is_over:
                return
            left = unasked(self._store, study, profile.model, asking)
            self._courses[study] = Course(profile.model, asking, len(left))
            self._stops[study] = stop = Event()
        Thread(target=self._ask, args=(study, profile, asking, stop), name="interview", daemon=True).start()

    def stop(self, study: str) -> None:
        """Ask no more; what was answered stays."""
        with self._lock:
            if study in self._stops:
                self._stops[study].set()

    def course(self, study: str) -> Course | None:
        """How far the last interview about a study is; None where there was none."""
        with self._lock:
            return self._courses.get(study)

    def close(self) -> None:
        """End all interviews."""
        for study in list(self._stops):
            self.stop(study)

    def _ask(self, study: str, profile: Profile, asking: Asking, stop: Event) -> None:
        try:
            with closing(connect(profile)) as client:
                model = client.for_run(stopped=stop)
                interview = Interview(
                    store=self._store,
                    study=study,
                    judge=ModelJudge(model),
                    model=profile.model,
                    asking=asking,
                    open_sandbox=cache(self._library.open),
                    at_once=profile.concurrency,
                )
                for answer in interview.answers():
                    self._now(study, self._courses[study].after(answer, model.used))
        except CallCancelledError:
            # stopped: what was answered before is kept
            pass
        except TripStudioError as error:
            self._now(study, replace(self._courses[study], error=error.text))
        finally:
            self._now(study, replace(self._courses[study], is_over=True))

    def _now(self, study: str, course: Course) -> None:
        with self._lock:
            self._courses[study] = course


def interviews(home: Path, store: StudyStore) -> Interviews:
    """The interviews of this process about the studies of a store."""
    return _INTERVIEWS.get(home, lambda: Interviews(home, store))


_INTERVIEWS: Memo[Interviews] = Memo(4, Interviews.close)
