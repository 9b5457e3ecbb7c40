"""Trains and flights between the cities."""

from core.dsl.families.rides import OutAndBack, Ride
from core.dsl.normal.values import Normal


def out_and_back(wanted: bool, go: Ride, back: Ride) -> Normal:
    """Mode of going and of coming back, both wanted or both unwanted."""
    return OutAndBack("any" if wanted else "none", frozenset({go}), frozenset({back}))
