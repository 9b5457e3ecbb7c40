"""What a request refuses in words, and what no data tell of."""

from collections.abc import Iterator

from core.evaluate.trip import Trip
from core.model.plan import Meal, Visit
from core.model.report import Violation
from core.text import Text


def check_wishes(trip: Trip) -> Iterator[Violation]:
    """`wish.unseen` of things that nobody can look at, `wish.refused` of sights and meals that the request does not ask for by their own name."""
    for one in trip.placed:
        name = one.activity.begins_at
        if isinstance(one.activity, Visit | Meal) and name in trip.refused and not trip.names(name):
            message = Text(f"{name}是请求里不要的", f"{name} is what the request does not want")
            yield Violation("wish.refused", message, one.where)
    for thing in trip.unseen:
        message = Text(f"数据说不出这一点：{thing.zh}", f"the data do not tell of this wish: {thing.en}")
        yield Violation("wish.unseen", message)
