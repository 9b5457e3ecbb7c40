"""How much a meal in each restaurant is disliked by who comes along: by what is served there, how hot it is, what they wish for."""

import numpy as np

from core.arrays import Floats
from core.knowledge.city import CityKnowledge, knowledge_of
from core.knowledge.meals import PLAIN, SMALL_EATS, Fare
from core.knowledge.things import HOT, MEATLESS, OFFAL, houses_called, houses_of, is_known
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.likes import Likes
from core.sandbox.city import City
from core.sandbox.places import Restaurant

# What is hot and one dish.
_NOT_FOR_THE_OLD: tuple[Fare, ...] = ("pot", "rabbit", "trotter", "offal")
# Children who have nothing of a hot pot, and how many times more it is minded with them than other hot meals.
_SMALL, _FOR_THE_SMALL = frozenset({"infant", "toddler"}), 3.0
# Minutes that a house is liked less which the data list under a dish that is wished for and which is not called by it.
_ONLY_LISTED_AS_IT = 60.0


def dislikes_of_tables(
    city: City,
    rows: tuple[Restaurant, ...],
    own: frozenset[str],
    style: SpendingStyle,
    likes: Likes,
    guide: Guide | None,
) -> Floats:
    """Minutes that a meal in each of the restaurants is disliked: by the likes, and with a guide by what one knows of it.

    `own` are the cuisines of home.
    """
    disliked: Floats = np.array([likes.meal(row) for row in rows])
    if guide is None:
        return disliked
    plain = guide.plain_meal * max(0.0, style.weights.comfort - 1)
    knowledge = knowledge_of(city)
    disliked = disliked + np.array(
        [
            _dislike_of_table(row, knowledge, own, likes, guide)
            + plain * (knowledge.eatery(row.name).fare in PLAIN and row.cuisine not in likes.cuisines)
            for row in rows
        ]
    )
    too_hot: Floats = np.array([_too_hot(row, city, likes, guide) for row in rows])
    listed = _only_listed(city, likes)
    others: Floats = np.array([_ONLY_LISTED_AS_IT * (row.name in listed) for row in rows])
    return disliked + too_hot + others


def _only_listed(city: City, likes: Likes) -> frozenset[str]:
    """The houses that the data list under a dish that is wished for, where others are called by it: offal under hot pot."""
    found = frozenset[str]()
    for dish in sorted(one for one in likes.cuisines if is_known(one, "meals")):
        listed = {row.name for row in city.restaurants if row.cuisine == dish}
        called = {name for name in listed if dish in name}
        found |= listed - called if called else frozenset()
    return found


def _too_hot(row: Restaurant, city: City, likes: Likes, guide: Guide) -> float:
    """Minutes that a hot meal, or offal, is disliked by those who come along: the old eat what is hot where one has many dishes."""
    wished = row.cuisine in likes.cuisines or likes.wished.get(row.name, 0.0) > 0
    if wished or likes.legs.isdisjoint(("young", "old")):
        return 0.0
    if row.name not in houses_of(HOT, city) | houses_called(OFFAL, city):
        return 0.0
    one_dish = knowledge_of(city).eatery(row.name).fare in _NOT_FOR_THE_OLD
    # among many dishes there is one for the small, and none in a pot of chillies
    pot = knowledge_of(city).eatery(row.name).fare == "pot" and not likes.legs.isdisjoint(_SMALL)
    return max(
        guide.spicy_for_children * ("young" in likes.legs) * (_FOR_THE_SMALL if pot else 1.0),
        guide.hot_for_the_old * (one_dish and "old" in likes.legs),
    )


def _dislike_of_table(
    row: Restaurant, knowledge: CityKnowledge, own: frozenset[str], likes: Likes, guide: Guide
) -> float:
    """Minutes that a meal is disliked for what is served there, less what it is liked for."""
    eatery = knowledge.eatery(row.name)
    liked = 0.0
    wished = row.cuisine in likes.cuisines
    if eatery.serves == "meal":
        # what is wished is liked by itself, not only until it has been eaten once
        liked = guide.local_meal * (eatery.local + wished + (wished and row.cuisine == SMALL_EATS))
        liked += guide.famous_dish * bool(eatery.famous)
    # who wishes for coffee did not come for what one has at home
    strange = guide.other_region * (eatery.chain and wished)
    if not wished:
        # who keeps a diet did wish for its houses
        by_wish = eatery.by_wish and likes.eats_at.get(row.name, 0.0) <= 0
        strange = guide.foreign_meal * eatery.foreign + guide.other_region * (
            2 * by_wish or (eatery.regional and not eatery.local)
        )
    smoky = guide.unasked_grill * (
        (eatery.fare == "grill" or (row.cuisine == MEATLESS and not likes.eats_at))
        and not wished
        and likes.wished.get(row.name, 0.0) <= 0
    )
    return strange + smoky + guide.home_meal * (row.cuisine in own) - liked
