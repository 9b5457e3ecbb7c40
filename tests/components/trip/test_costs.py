"""What a trip costs, as one bar and a table."""

import re

from components.look.palette import DAY_COLOURS
from components.trip.costs import drawing
from core.model.plan import Plan
from studio.i18n import translator


def test_the_bar_is_of_the_amounts_and_the_table_tells_them(plan: Plan) -> None:
    drawn = drawing(plan, None, translator("en"))
    assert re.findall(r'"cost-(\w+)" style="flex-grow:([\d.]+)"', drawn) == [
        ("intercity", "1800.00"),
        ("hotel", "400.00"),
        ("sights", "180.00"),
        ("meals", "420.00"),
        ("city", "78.00"),
    ]
    assert '<td title="¥2,878">¥2,878</td>' in drawn


def test_no_cost_has_the_colour_of_a_day(plan: Plan) -> None:
    drawn = drawing(plan, 1000, translator("zh"))
    assert not any(colour in drawn for colour in DAY_COLOURS)
    assert "--day" not in drawn


def test_what_is_left_or_over_is_told_with_what_it_comes_to_for_each(plan: Plan) -> None:
    say = translator("en")
    assert plan.people_number == 2
    assert 'Per person</th><td title="¥1,439">¥1,439</td>' in drawing(plan, 3000, say)
    assert 'Left</th><td title="¥122">¥122</td>' in drawing(plan, 3000, say)
    assert 'Over budget</th><td title="¥878">¥878</td>' in drawing(plan, 2000, say)
