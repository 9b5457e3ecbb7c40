"""Stations that lie far out of the city whose name they bear."""

from collections.abc import Mapping
from functools import cache

from core.knowledge.documents import read_document


def minutes_out(station: str) -> int:
    """Minutes from a station to the middle of its city beyond what is usual; 0 for one in town, and for an unknown one."""
    return _remote().get(station, 0)


@cache
def _remote() -> Mapping[str, int]:
    return {str(name): int(minutes) for name, minutes in read_document("stations")["remote"].items()}
