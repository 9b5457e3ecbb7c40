"""A character that counts how many ask it at the same time."""

import time
from threading import Lock
from typing import Any

from tests.fakes.reactions import Reaction, Said


class Counting:
    """Answers after a moment, and counts how many are asking at the same time."""

    def __init__(self) -> None:
        self.most = 0
        self._now = 0
        self._lock = Lock()

    def react(self, body: dict[str, Any]) -> Reaction:
        """The same answer to all."""
        with self._lock:
            self._now += 1
            self.most = max(self.most, self._now)
        time.sleep(0.1)
        with self._lock:
            self._now -= 1
        return Said("yes")
