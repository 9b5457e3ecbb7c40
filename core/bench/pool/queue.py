"""Who is served next: first come, first served, so that nobody's second request keeps anybody's first waiting."""

from dataclasses import dataclass, field
from typing import Literal

WorkKind = Literal["run", "aside", "again"]
_ORDER: tuple[WorkKind, ...] = ("run", "aside", "again")


@dataclass(frozen=True, slots=True)
class Ticket:
    """A piece of work that waits: its id, whose it is, and whether it is a run, something beside one, or a look at
    one that has its trip already."""

    id: str
    owner: str
    kind: WorkKind = "run"


@dataclass(slots=True)
class FairQueue:
    """Tickets that wait and those that are being served.

    Runs come before what is beside them, which comes before further looks, and of the rest owners who are not being served come before those who are;
    then the order of arrival counts. At most `most_asides` asides are served at a time. Not safe between threads.
    """

    most_asides: int = 1
    _waiting: list[Ticket] = field(default_factory=list)
    _served: list[Ticket] = field(default_factory=list)

    def put(self, ticket: Ticket) -> tuple[Ticket, ...]:
        """Let a ticket wait; the owner's older ones of its kind that still wait make room for it and are returned."""
        older = tuple(one for one in self._waiting if (one.owner, one.kind) == (ticket.owner, ticket.kind))
        self._waiting = [*(one for one in self._waiting if one not in older), ticket]
        return older

    def take(self) -> Ticket | None:
        """The next ticket, which is served from now on; None where nothing may be served."""
        asides = sum(one.kind == "aside" for one in self._served)
        for ticket in self._in_order():
            if ticket.kind != "aside" or asides < self.most_asides:
                self._waiting.remove(ticket)
                self._served.append(ticket)
                return ticket
        return None

    @property
    def has_runs(self) -> bool:
        """Whether runs wait."""
        return any(one.kind == "run" for one in self._waiting)

    def finish(self, ticket: Ticket) -> None:
        """A ticket has been served."""
        self._served.remove(ticket)

    def remove(self, ticket_id: str) -> Ticket | None:
        """Take a waiting ticket away; None where it does not wait."""
        found = next((one for one in self._waiting if one.id == ticket_id), None)
        if found is not None:
            self._waiting.remove(found)
        return found

    def place(self, ticket_id: str) -> int | None:
        """The place of a ticket among those that wait, from 1; None where it does not wait."""
        places = {one.id: place for place, one in enumerate(self._in_order(), start=1)}
        return places.get(ticket_id)

    def _in_order(self) -> list[Ticket]:
        busy = {one.owner for one in self._served}
        return sorted(self._waiting, key=lambda one: (_ORDER.index(one.kind), one.owner in busy))
