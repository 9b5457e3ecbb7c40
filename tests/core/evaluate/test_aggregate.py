"""Pass rates over hand-made reports, reckoned by hand."""

from core.evaluate.aggregate import Mean, Rate, summarise
from core.model.report import LogicalVerdict, Metric, Report


def _report(delivered: bool, violated: list[bool], logical: list[bool], value: float | None = None) -> Report:
    return Report(
        uid="q",
        suite="s",
        passed=delivered and not any(violated) and all(logical),
        delivered=delivered,
        metrics=(Metric(name="m", value=value, direction="higher", unit="1", dimension="d"),),
        environment={f"code{number}": broken for number, broken in enumerate(violated)},
        logical=tuple(LogicalVerdict("result=True", ok) for ok in logical),
    )


REPORTS = [
    # Passes everything.
    _report(True, [False, False], [True, True], 1.0),
    # One constraint of the request fails.
    _report(True, [False, False], [True, False], 3.0),
    # An environment constraint fails.
    _report(True, [True, False], [True, True], None),
    # No plan.
    _report(False, [True, True], [False, False], None),
]


def test_rates_are_those_of_the_paper() -> None:
    assert summarise(REPORTS).rates == {
        "DR": Rate(3 / 4, 3, 4),
        "EPR micro": Rate(5 / 8, 5, 8),
        "EPR macro": Rate(2 / 4, 2, 4),
        "LPR micro": Rate(5 / 8, 5, 8),
        "LPR macro": Rate(2 / 4, 2, 4),
        "C-LPR": Rate(3 / 8, 3, 8),
        "FPR": Rate(1 / 4, 1, 4),
    }


def test_a_mean_leaves_out_plans_without_a_value_and_says_how_many_have_one() -> None:
    assert summarise(REPORTS).means == {"m": Mean(2.0, 2, 4)}


def test_a_suite_without_codes_or_constraints_has_no_such_rates() -> None:
    assert set(summarise([_report(True, [], [])]).rates) == {"DR", "FPR"}


def test_no_reports_have_no_rates() -> None:
    assert summarise([]).rates["FPR"] == Rate(None, 0, 0)
