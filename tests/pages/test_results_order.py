"""In which order the rows of a table of results stand on the page."""

from dataclasses import replace
from typing import Any

import pytest

from core.bench.results.tables import RATES, Column, CountedFigure, GroupRow, Table
from core.labels.interval import Figure
from pages.results.figures import best_first, ranks


def _table(by: Any, part: str = RATES) -> Table:
    """Three groups; the second passes as much as the first, and more of the rules before."""
    shares = ((0.5, 0.2), (0.9, 0.2), (0.1, 0.8))
    rows = tuple(
        GroupRow(
            group={name: str(number) for name in by},
            count=1,
            cells=tuple(CountedFigure(Figure(share), 1) for share in row),
            scripted=False,
        )
        for number, row in enumerate(shares)
    )
    columns = (Column("epr_macro", "%"), Column("fpr", "%"))
    return Table(suite="chinatravel", part=part, by=by, columns=columns, rows=rows)


@pytest.mark.parametrize(
    ("by", "part", "expected"),
    [
        (("agent",), RATES, [2, 1, 0]),
        (("agent", "days"), RATES, [0, 1, 2]),
        (("agent",), "effort", [0, 1, 2]),
    ],
)
def test_methods_that_pass_more_come_first_and_other_groups_as_they_are(
    by: Any, part: str, expected: list[int]
) -> None:
    assert best_first(_table(by, part)) == expected


def test_rivals_have_ranks_and_those_of_the_same_shares_have_one() -> None:
    table = _table(("agent",))
    twice = replace(table, rows=(*table.rows, table.rows[1]))
    assert ranks(twice) == {2: 1, 1: 2, 3: 2, 0: 4}
    assert set(ranks(_table(("agent", "days"))).values()) == {None}
