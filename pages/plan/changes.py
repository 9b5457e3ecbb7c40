"""Changes of a run's request that are not planned yet: in the store as soon as they are made. Nothing here draws."""

from core.model.query import Query
from core.model.run import Edits, Run
from studio import services


def of(run: Run) -> Edits:
    """The changes of a run's request."""
    return services.store().edits(run.id)


def wanted(run: Run) -> Query:
    """The request of a run as it is wanted now."""
    done = of(run).done
    return done[-1] if done else run.query


def keep(run: Run, query: Query) -> None:
    """Keep a change; what was undone before cannot be redone any more."""
    services.store().keep_edits(run.id, of(run).with_done(query))


def undo(run: Run) -> None:
    """Take the last change back."""
    services.store().keep_edits(run.id, of(run).after_undo())


def redo(run: Run) -> None:
    """Make the change again that was taken back last."""
    services.store().keep_edits(run.id, of(run).after_redo())


def forget(run: Run) -> None:
    """The changes are planned, or not wanted."""
    services.store().keep_edits(run.id, Edits())
