"""What the curve of a search tells: percent of the best possible, never the search's own measure."""

import pytest

from components.request.objective_chart import shares
from core.agents.drafts import Incumbent


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([(0.1, -3000.0, -5000.0), (0.4, -3600.0, -4000.0)], [75.0, 90.0]),
        ([(0.1, 500.0, 300.0), (0.4, 400.0, 320.0)], [64.0, 80.0]),
        ([(0.1, 20.0, -4000.0), (0.4, -4000.0, -4000.0)], [0.0, 100.0]),
        ([(0.1, -3000.0, None), (0.4, -3600.0, None)], []),
        ([(0.1, None, -4000.0), (0.4, -3600.0, -4000.0)], [90.0]),
        ([(0.1, 0.0, 0.0)], []),
    ],
    ids=["what is gained", "what is paid", "worse than nothing", "no bound", "no objective", "nothing"],
)
def test_plans_are_told_as_shares_of_the_best_possible(
    found: list[tuple[float, float | None, float | None]], told: list[float]
) -> None:
    assert [share for _, share in shares([Incumbent(*one) for one in found])] == pytest.approx(told)
