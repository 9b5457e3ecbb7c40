"""What a method may see of a record: what its text says, or the record with its own constraints."""

from datetime import date

from core.errors import InputError
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand

EXPECTED = {
    "start_city": ("出发城市", "the city to start from"),
    "target_city": ("目的地城市", "the city to go to"),
    "days": ("天数", "the number of days"),
    "people_number": ("人数", "the number of people"),
}


def from_text(query: Query, sandbox: Sandbox) -> Query:
    """What the text says. Raises InputError naming what it leaves open."""
    # The traveller's own day.
    found = understand(query.text, uid=query.uid, sandbox=sandbox, today=date.today()).query  # noqa: DTZ011
    if found.missing:
        zh, en = zip(*(EXPECTED[name] for name in found.missing), strict=True)
        raise InputError(f"请求没有说明：{'、'.join(zh)}", f"the request does not say {' nor '.join(en)}")
    return found


def as_recorded(query: Query, sandbox: Sandbox) -> Query:
    """The query as it is; a record's own constraints included, which makes it the oracle's."""
    return query
