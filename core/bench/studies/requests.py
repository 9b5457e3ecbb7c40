"""What was asked in a study, read by what its text says."""

from collections.abc import Callable

from core.bench.preparing import from_text
from core.labels.store.store import StudyStore
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

Open = Callable[[str], Sandbox]
"""Opens the sandbox of a name; raises SandboxError where there is none."""


def request_of(store: StudyStore, study: str, uid: str, world: Sandbox) -> Query:
    """The request of a study's plans. Raises InputError where its text leaves open what has to be known."""
    request = store.request(study, uid)
    text = request.text if request is not None else ""
    return from_text(Query(uid=uid, text=text), world)
