"""What a method may see of a record: what its text says, or the record with its own constraints."""

from datetime import date

from core.agents.shared.choices.requests import lacking
from core.errors import InputError
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand


def from_text(query: Query, sandbox: Sandbox) -> Query:
    """What the text says. Raises InputError naming what it leaves open."""
    # The traveller's own day.
    found = understand(query.text, uid=query.uid, sandbox=sandbox, today=date.today()).query  # noqa: DTZ011
    if found.missing:
        raise InputError(*lacking(found))
    return found


def as_recorded(query: Query, sandbox: Sandbox) -> Query:
    """The query as it is; a record's own constraints included, which makes it the oracle's."""
    return query
