"""What those like who would not stand in line: other houses than the ones that people queue for."""

from dataclasses import replace

from core.knowledge.things import CROWDS_AT_TABLE, houses_called
from core.knowledge.travellers import mind_queues
from core.model.query import Query
from core.optimize.wishes.likes import Likes
from core.sandbox.city import City

# Minutes that such a house is liked less.
_STANDING_IN_LINE = 250.0


def without_queues(likes: Likes, query: Query, city: City) -> Likes:
    """The likes of those who would not stand in line, by their words, for a table."""
    if not mind_queues(query.text):
        return likes
    queued = houses_called(CROWDS_AT_TABLE, city)
    less = {name: likes.wished.get(name, 0.0) - _STANDING_IN_LINE for name in queued}
    return replace(likes, wished={**likes.wished, **less})
