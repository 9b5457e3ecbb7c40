"""What a reader picked in a view."""

from typing import NamedTuple

from core.model.report import Where


class Choice(NamedTuple):
    """A place of the itinerary that was picked. `serial` tells a second pick of the same place from the first.

    A view may hand back the same choice on several runs, since maps and charts keep their last click: a choice is new
    when it differs from the one that the same view handed back before.
    """

    where: Where
    serial: int = 0
