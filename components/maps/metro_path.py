"""The way of a metro ride through its stations, for drawing: the shortest along the lines."""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import pairwise

from core.sandbox.network import STATION_SUFFIX, geodesic_km
from core.sandbox.places import MetroLine, Position


class MetroGraph:
    """Stations joined by the lines that stop at them; stations of one name on two lines are one interchange.

    `lines` has the stations of each line by its name, in order.
    """

    def __init__(self, lines: Iterable[MetroLine], places: Mapping[str, Position]) -> None:
        self.lines = {
            line.name: [station.name + STATION_SUFFIX for station in line.stations] for line in lines
        }
        self._next: dict[str, dict[str, float]] = defaultdict(dict)
        for stations in self.lines.values():
            for a, b in pairwise(stations):
                km = geodesic_km(places[a], places[b])
                self._next[a][b] = self._next[b][a] = min(km, self._next[a].get(b, km))

    def path(self, start: str, end: str) -> list[str]:
        """Stations from one to another, both included; just the two where the lines do not join them."""
        best = {start: 0.0}
        came_from: dict[str, str] = {}
        queue = [(0.0, start)]
        while queue:
            km, here = heapq.heappop(queue)
            if here == end:
                return self._walk_back(came_from, start, end)
            if km > best[here]:
                continue
            for there, step in self._next.get(here, {}).items():
                if km + step < best.get(there, float("inf")):
                    best[there], came_from[there] = km + step, here
                    heapq.heappush(queue, (km + step, there))
        return [start, end]

    @staticmethod
    def _walk_back(came_from: Mapping[str, str], start: str, end: str) -> list[str]:
        path = [end]
        while path[-1] != start:
            path.append(came_from[path[-1]])
        return path[::-1]
