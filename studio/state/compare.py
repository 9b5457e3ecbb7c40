"""The Compare page's own: the runs that its address names.

The address holds `plans`: the ids of the runs with commas between them.
"""

from collections.abc import Iterable

from studio.state import address

CHOICE = "compare-choice"
"""The key of the choice of trips."""

MOST = 4
"""Trips that stand side by side at the most."""

_PLANS = "plans"


def runs() -> tuple[str, ...]:
    """The runs that the address names, each once."""
    named = (address.get(_PLANS) or "").split(",")
    return tuple(dict.fromkeys(name.strip() for name in named if name.strip()))[:MOST]


def link(ids: Iterable[str]) -> dict[str, str]:
    """The part of an address that names these runs."""
    return {_PLANS: ",".join(ids)}


def show(ids: Iterable[str]) -> None:
    """Let the address name these runs."""
    address.go(link(ids), (_PLANS,))
