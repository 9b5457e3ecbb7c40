"""Changes of what is asked for that are not planned yet: in the store as soon as they are made. Nothing here draws."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from core.editing import locking
from core.model.locks import Locks
from core.model.query import Query
from core.model.run import Edits, Run, Wanted
from core.understand import editing
from studio import services
from studio.state import plan as state
from studio.work.jobs import jobs


class ChangeOffer(NamedTuple):
    """Something that one can ask for a stop: its kind, its words, and what does it."""

    kind: str
    label: str
    take: Callable[[], None]


def of(run: Run) -> Edits:
    """The changes of what a run was asked for."""
    return services.store().edits(run.id)


def wanted(run: Run) -> Wanted:
    """The request and the locks as they are wanted now."""
    done = of(run).done
    return done[-1] if done else run.wanted


def count(run: Run) -> int:
    """How many wishes, facts of the trip and locks differ from what the run was asked for."""
    before, after = run.wanted, wanted(run)
    return editing.changes(before.query, after.query) + locking.differences(before.locks, after.locks)


def ask(run: Run, query: Query) -> None:
    """Keep another request; what was undone before cannot be redone any more."""
    before = wanted(run)
    _keep(run, Wanted(query, locking.carried(before.locks, before.query, query)))


def lock(run: Run, change: Callable[[Locks], Locks]) -> None:
    """Keep the locks as they are now with a change: what was pressed just before stays."""
    now = wanted(run)
    _keep(run, replace(now, locks=change(now.locks)))


def undo(run: Run) -> None:
    """Take the last change back."""
    _store(run, of(run).after_undo())


def redo(run: Run) -> None:
    """Make the change again that was taken back last."""
    _store(run, of(run).after_redo())


def forget(run: Run) -> None:
    """The changes are planned, or not wanted."""
    _store(run, Edits())


def _keep(run: Run, changed: Wanted) -> None:
    jobs(services.store(), services.settings()).let_stand(run.id)
    _store(run, of(run).with_done(changed))


def _store(run: Run, edits: Edits) -> None:
    services.store().keep_edits(run.id, edits)
    state.know_edits(run.id, edits)
