"""Who is served next."""

from core.bench.pool.queue import FairQueue, Ticket


def _queue(*tickets: Ticket) -> FairQueue:
    queue = FairQueue()
    for ticket in tickets:
        queue.put(ticket)
    return queue


def _served(queue: FairQueue) -> list[str]:
    """The ids in the order in which they are served one after the other."""
    found = []
    while (ticket := queue.take()) is not None:
        found.append(ticket.id)
        queue.finish(ticket)
    return found


def test_the_first_to_come_is_the_first_to_be_served() -> None:
    queue = _queue(*(Ticket(name, owner=name) for name in "abc"))
    assert [queue.place(name) for name in "abc"] == [1, 2, 3]
    assert _served(queue) == ["a", "b", "c"]


def test_newer_work_of_an_owner_takes_the_place_of_what_still_waits() -> None:
    queue = _queue(Ticket("old", "ann"), Ticket("bob's", "bob"))
    assert queue.put(Ticket("new", "ann")) == (Ticket("old", "ann"),)
    assert _served(queue) == ["bob's", "new"]


def test_work_that_is_being_done_is_not_dropped_for_newer_work() -> None:
    queue = _queue(Ticket("first", "ann"))
    queue.take()
    assert queue.put(Ticket("second", "ann")) == ()


def test_who_is_being_served_lets_others_go_first() -> None:
    queue = _queue(Ticket("ann's first", "ann"))
    served = queue.take()
    queue.put(Ticket("ann's second", "ann"))
    queue.put(Ticket("bob's", "bob"))
    assert queue.place("ann's second") == 2
    assert queue.take() == Ticket("bob's", "bob")
    assert served is not None
    queue.finish(served)
    assert queue.take() == Ticket("ann's second", "ann")


def test_runs_come_before_what_is_beside_them() -> None:
    queue = _queue(Ticket("ways out", "ann", "aside"), Ticket("run", "bob"))
    assert _served(queue) == ["run", "ways out"]


def test_what_is_beside_runs_never_takes_all_places() -> None:
    queue = _queue(Ticket("one", "ann", "aside"), Ticket("two", "bob", "aside"))
    first = queue.take()
    assert first is not None and queue.take() is None
    queue.put(Ticket("run", "eve"))
    assert queue.take() == Ticket("run", "eve")
    queue.finish(first)
    assert queue.take() == Ticket("two", "bob", "aside")


def test_an_aside_of_an_owner_does_not_drop_their_run() -> None:
    queue = _queue(Ticket("run", "ann"))
    assert queue.put(Ticket("ways out", "ann", "aside")) == ()


def test_what_was_taken_away_has_no_place() -> None:
    queue = _queue(Ticket("a", "ann"), Ticket("b", "bob"))
    assert queue.remove("a") == Ticket("a", "ann")
    assert queue.remove("a") is None
    assert (queue.place("a"), queue.place("b")) == (None, 1)


def test_a_further_look_waits_for_all_else_and_may_take_all_places() -> None:
    queue = _queue(
        Ticket("one", "one", "again"), Ticket("two", "two", "again"), Ticket("ways out", "ann", "aside")
    )
    queue.put(Ticket("run", "bob"))
    assert queue.has_runs
    assert [ticket.id for _ in range(4) if (ticket := queue.take()) is not None] == [
        "run",
        "ways out",
        "one",
        "two",
    ]
    assert not queue.has_runs
