"""Ports for the programs that tests start."""

import os
import socket
from itertools import count

# Below those that the system hands out by itself, so that no connection takes one before the program has begun.
_FIRST, _LAST = 15_000, 32_000
# Test processes that run side by side begin far from each other.
_APART = 101
_NUMBERS = count(os.getpid() * _APART)


def free_port() -> int:
    """A port of this machine that nobody listens at, another one with each call."""
    ports = (_FIRST + number % (_LAST - _FIRST) for number in _NUMBERS)
    return next(port for port in ports if not _is_taken(port))


def _is_taken(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
