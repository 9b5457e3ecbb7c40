"""Of which subject of a trip a wish is: what a case calls by one name, a reading may call by its neighbour's."""

import re

from benchmarks.grading.items import ReadItem
from benchmarks.grading.said_plainly import plainly_said
from benchmarks.grading.words import (
    bare,
    is_place_named,
    is_shunned,
    own_names,
    terms,
)

TOGETHER = (
    frozenset({"sight", "time"}),
    frozenset({"sight", "pace"}),
    frozenset({"time", "pace", "date"}),
    frozenset({"meal", "cuisine"}),
    frozenset({"meal", "time"}),
    frozenset({"hotel", "room", "budget_part"}),
    frozenset({"hotel", "company"}),
    frozenset({"meal", "cuisine", "budget_part"}),
    frozenset({"sight", "budget_part"}),
    frozenset({"ride_out", "ride_back", "time"}),
    frozenset({"ride_out", "local_transport", "pace"}),
)
"""Subjects that a case may name for one and the same wish."""
DRAWERS = (
    frozenset({"sight", "meal", "cuisine"}),
    frozenset({"sight", "local_transport"}),
    frozenset({"sight", "hotel"}),
    frozenset({"sight", "company"}),
    frozenset({"hotel", "meal", "cuisine"}),
)
"""Subjects under one of which a lexicon has what a case has under another: a bar, a teahouse, a cable car, a spa."""
_IN_HOTELS_TOO = frozenset({"spa", "含早餐"})
_BRANCH = re.compile(r"[(（].*[)）]$")


def is_about(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading is about what the wish is about."""
    return wish["about"] in item.about or any(
        wish["about"] in group and group & item.about for group in TOGETHER
    )


def is_of_subject(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading is about what the wish is about, or is the very thing and merely lies in another drawer."""
    wish = plainly_said(wish)
    is_ill = wish["about"] == "company" and is_shunned(item)
    return is_ill or is_about(wish, item) or in_another_drawer(wish, item)


def in_another_drawer(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a kind of thing that a wish names is read as one of another subject; a place that is demanded by its name is no kind."""
    same = own_names(item) & set(terms(bare(wish)))
    pairs = [group for group in DRAWERS if wish["about"] in group and group & item.about]
    if is_place_named(item):
        # a teahouse is eaten at where a case visits it, but only the very one
        return bool(pairs) and all(_BRANCH.sub("", name) == wish["is"].lower() for name in own_names(item))
    if not same or not pairs:
        return False
    return any("hotel" not in group for group in pairs) or not _IN_HOTELS_TOO.isdisjoint(same)
