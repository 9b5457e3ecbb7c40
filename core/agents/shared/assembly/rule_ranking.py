"""Places ranked by rules: stars and tastes, less their price where what may be spent is capped."""

from core.agents.shared.assembly.depth_first import PlaceWorths
from core.agents.shared.choices.preferences import matches, preference
from core.dsl.families.demands import Demands
from core.model.query import Query
from core.sandbox.city import City

_LIKED, _DISLIKED = 2.0, -5.0
_CUISINE = 1.5
# of a meal's price, where the budget is capped; a visit's price weighs as much
_PER_YUAN = 1 / 60.0


def rank_by_rules(query: Query, city: City, demands: Demands) -> PlaceWorths:
    """What places are worth: stars and tastes, less their price where what may be spent is capped."""
    per_yuan = _PER_YUAN if demands.caps else _PER_YUAN / 5
    sights, diet = preference(query, "attractions"), preference(query, "diet")
    return PlaceWorths(
        {
            row.name: (row.star or 0.0)
            + _LIKED * matches(row.types, sights.wanted)
            + _DISLIKED * matches(row.types, sights.unwanted)
            - per_yuan * row.price
            for row in city.attractions
        },
        {
            row.name: _CUISINE * (row.cuisine in diet.wanted)
            + _DISLIKED * (row.cuisine in diet.unwanted)
            - per_yuan * row.price
            for row in city.restaurants
        },
    )
