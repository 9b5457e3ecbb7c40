"""What a request refuses in words, and what no data tell of."""

from collections.abc import Iterator

from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.all_wishes import unseen_wishes
from core.model.report import Violation
from core.text import Name, sentence


def check_wishes(trip: JudgedTrip) -> Iterator[Violation]:
    """`wish.unseen` of things that nobody can look at, `wish.refused` of sights and meals that the request does not ask for by their own name."""
    for one in trip.placed:
        name = one.activity.begins_at
        if name in trip.request.refused and (one.is_visit or one.is_meal) and not trip.request.names(name):
            message = sentence(
                "{place}是请求里不要的", "{place} is what the request does not want", place=Name(name)
            )
            yield Violation("wish.refused", message, one.where)
    for thing in unseen_wishes(trip):
        message = sentence(
            "数据说不出这一点：{thing}", "the data do not tell of this wish: {thing}", thing=thing
        )
        yield Violation("wish.unseen", message)
