"""Trains and flights between the cities."""

from core.dsl.normal.forms import Normal, OutAndBack, Ride


def out_and_back(wanted: bool, go: Ride, back: Ride) -> Normal:
    """Mode of going and of coming back, both wanted or both unwanted."""
    return OutAndBack("any" if wanted else "none", frozenset({go}), frozenset({back}))
