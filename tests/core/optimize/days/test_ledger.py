"""What is left of a budget: a margin that nobody plans, but for meals and for what is asked for."""

from core.dsl.families.costs import CostCap
from core.optimize.days.ledger import BudgetLedger
from core.optimize.days.schedule import Timeline
from core.optimize.instance.stops import DayStop
from core.optimize.wishes.caps import UnitCounts

COUNTS = UnitCounts(people=2, tickets=2, days=3)


def _ledger(margin: float) -> BudgetLedger:
    return BudgetLedger(
        (CostCap("total", 1000.0),), COUNTS, {"intercity": 900.0, "accommodation": 0.0}, margin
    )


def test_tickets_and_rides_leave_the_margin_and_meals_may_take_it() -> None:
    ledger = _ledger(0.05)
    assert (ledger.left({}, "attraction"), ledger.left({}, "innercity")) == (50.0, 50.0)
    assert ledger.left({}, "dinner") == 100.0


def test_without_a_margin_all_may_be_spent() -> None:
    assert _ledger(0.0).left({}, "attraction") == 100.0


def test_a_trip_within_the_margin_says_by_how_much() -> None:
    ledger = BudgetLedger(
        (CostCap("total", 1000.0),), COUNTS, {"intercity": 980.0, "accommodation": 0.0}, 0.05
    )
    assert ledger.into_the_margin({}) == 15.0


def test_a_ticket_of_which_the_data_have_no_price_is_kept_money_for() -> None:
    boat = DayStop(kind="attraction", place="a boat", opens=0, closes=1440, least=60, most=60, untold=20.0)
    day = Timeline(
        stops=(boat,),
        starts=(600,),
        ends=(660,),
        rides=(),
        leaves=(),
        arrives=660,
        earliest=(660,),
        worth=0.0,
        base=0.0,
        sights=1,
    )
    assert _ledger(0.0).left({1: day}, "attraction") == 60.0
