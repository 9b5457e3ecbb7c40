"""The limits of a model over many workers: places are taken, given back, and taken from those that are gone."""

from core.bench.engines.gate import Gate


def test_no_more_calls_at_once_than_the_profile_allows() -> None:
    gate = Gate(2, None)
    assert [gate.ask("a"), gate.ask("b"), gate.ask("c")] == [0.0, 0.0, None]
    gate.leave("a")
    assert gate.ask("c") == 0.0


def test_calls_begin_no_closer_than_a_minute_allows() -> None:
    gate = Gate(3, 60)
    first, second, third = gate.ask("a"), gate.ask("b"), gate.ask("c")
    assert first == 0.0
    assert second is not None and 0.9 < second <= 1.0
    assert third is not None and 1.9 < third <= 2.0


def test_the_places_of_a_worker_that_is_gone_are_free_again_once() -> None:
    gate = Gate(1, None)
    assert gate.ask("gone") == 0.0
    gate.forget("gone")
    # what it asked and gave back while it ended may arrive late
    gate.leave("gone")
    assert gate.ask("gone") is None
    assert [gate.ask("other"), gate.ask("third")] == [0.0, None]
