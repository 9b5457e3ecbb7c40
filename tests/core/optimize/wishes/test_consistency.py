"""A request whose number of days is not that of its constraints."""

from dataclasses import replace
from datetime import date

from core.dsl.families.counts import Days
from core.dsl.normal.writing import to_dsl
from core.optimize.outcome import Found, Impossible
from core.optimize.wishes.consistency import consistent


def test_the_constraint_is_planned_and_the_contradiction_is_said(toy) -> None:
    found = toy.outcome(toy.asking(Days(2), days=3), toy.usual())
    assert isinstance(found, Found)
    assert len(found.plan.itinerary) == 2
    assert found.note is not None and "3" in found.note.en and "2" in found.note.en


def test_the_dates_end_with_the_days(toy) -> None:
    query = replace(toy.asking(Days(2), days=4), dates=(date(2025, 5, 1), date(2025, 5, 4)))
    settled, _ = consistent(query)
    assert settled.dates == (date(2025, 5, 1), date(2025, 5, 2))


def test_a_request_that_agrees_with_itself_stays_as_it_is(toy) -> None:
    query = toy.asking(Days(3), days=3)
    assert consistent(query) == (query, None)


def test_constraints_that_contradict_each_other_are_impossible(toy) -> None:
    query = toy.asking(Days(2), Days(4), days=3)
    outcome = toy.outcome(query, toy.usual())
    assert isinstance(outcome, Impossible)
    assert {to_dsl(Days(2)), to_dsl(Days(4))} & set(outcome.conflict)
