"""Which sights a trip has and on which days: the first steps of TravelEval's rule baselines (appendix A.4).

The paper leaves open how far cities are treated, and its released program keeps a list of pairs; here a pair is far from
1,000 km on, which gives the same pairs up to the closest calls.
"""

import random
from collections.abc import Callable, Sequence
from itertools import pairwise, permutations

import numpy as np

from core.agents.shared.choices.preferences import matches, preference, sights_a_day
from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Position
from core.sandbox.sandbox import Sandbox

_A_DAY_AWAY_KM = 1_000.0
"""Farther than this, travelling takes the first and the last day."""
_MOST_A_DAY = 8
# as the released program; the run's own seed decides the rest
_CLUSTERING_SEED = 42
SightOrder = Callable[[Attraction], float]


def centre(places: Sequence[Attraction]) -> Position:
    """The mean of positions; there is at least one."""
    lats, lons = [p.position.lat for p in places], [p.position.lon for p in places]
    return Position(sum(lats) / len(lats), sum(lons) / len(lons))


def is_far(query: Query, sandbox: Sandbox) -> bool:
    """Whether the two cities are so far from each other that travelling takes the first and the last day."""
    ends = [
        sandbox.city(name) for name in (query.start_city, query.target_city) if name in sandbox.city_names
    ]
    if len(ends) < 2 or not all(city.attractions for city in ends):
        return False
    return geodesic_km(centre(ends[0].attractions), centre(ends[1].attractions)) > _A_DAY_AWAY_KM


def candidates(
    query: Query, sights: Sequence[Attraction], *, far: bool, fare: float, order: SightOrder
) -> list[Attraction]:
    """As many of the sights as the days hold: half by preference, half without, each in the order given (smallest first).

    `fare` is the cheapest way there and back for one; a sight must be cheaper than an even share of what is left.
    """
    days, people = query.days or 1, query.people_number or 1
    density = sights_a_day(query)
    full_days = days - 2 if far and days > 2 else days - 1 if density > 4 and days > 1 else days
    wanted_count = max(1, round(density * full_days))
    left = (query.budget - fare * people) if query.budget is not None else float("inf")
    share = max(0.0, left) / wanted_count / people
    affordable = [sight for sight in sights if sight.price <= share]
    by_star = sorted(affordable, key=lambda sight: -(sight.star or 0.0))
    wishes = preference(query, "attractions")
    if not wishes.wanted:
        liked = [sight for sight in by_star if not matches(sight.types, wishes.unwanted)]
        return (liked or by_star)[:wanted_count]
    preferred = [
        sight
        for sight in sorted(by_star, key=order)
        if matches(sight.types, wishes.wanted) and not matches(sight.types, wishes.unwanted)
    ][: wanted_count // 2]
    others = [sight for sight in by_star if sight not in preferred]
    return preferred + others[: wanted_count - len(preferred)]


def sights_of(city: City) -> list[Attraction]:
    """The sights of a city, each name once, to which ways lead."""
    return [
        sight
        for sight in city.attractions
        if city.attraction(sight.name) is sight and sight.name in city.network
    ]


def by_days(
    sights: Sequence[Attraction], days: int, *, far: bool, rng: random.Random
) -> list[list[Attraction]]:
    """The sights of each day, near each other: k-means on their positions, the small clusters first and last."""
    used = days - 1 if far and days > 1 else days
    clusters = sorted(_clusters(sights, min(used, len(sights)), balanced=days > 2), key=len)
    clusters += [[] for _ in range(used - len(clusters))]
    if far and days > 1:
        last, *middle = clusters
        rng.shuffle(middle)
        return [[], *middle, last]
    if days < 2:
        return clusters
    first, last, *middle = clusters
    rng.shuffle(middle)
    return [first, *middle, last]


def _clusters(sights: Sequence[Attraction], count: int, *, balanced: bool) -> list[list[Attraction]]:
    if count <= 1:
        return [list(sights)] if sights else []
    # imported where it is used: it takes longer to load than the planner takes to plan, and every program lists the methods
    from sklearn.cluster import KMeans

    points = np.array([(sight.position.lon, sight.position.lat) for sight in sights])
    fitted = KMeans(count, n_init=1, random_state=_CLUSTERING_SEED).fit(points)
    clusters: list[list[Attraction]] = [[] for _ in range(count)]
    for sight, label in zip(sights, fitted.labels_, strict=True):
        clusters[int(label)].append(sight)
    if balanced:
        _even_out(clusters, fitted.cluster_centers_, min(_MOST_A_DAY, 2 * len(sights) // count))
    return [cluster for cluster in clusters if cluster]


def _even_out(clusters: list[list[Attraction]], centres: np.ndarray, most: int) -> None:
    """Move what is nearest to another cluster's centre out of a cluster that is too large."""
    for number, cluster in enumerate(clusters):
        while len(cluster) > max(most, 1):
            open_to = [n for n, other in enumerate(clusters) if n != number and len(other) < most]
            if not open_to:
                break
            moves = [(_squared(sight, centres[n]), i, n) for i, sight in enumerate(cluster) for n in open_to]
            _, which, to = min(moves)
            clusters[to].append(cluster.pop(which))


def _squared(sight: Attraction, point: np.ndarray) -> float:
    return float((sight.position.lon - point[0]) ** 2 + (sight.position.lat - point[1]) ** 2)


def shortest_order(sights: Sequence[Attraction], city: City) -> list[Attraction]:
    """The order of the least way from the first to the last of them, both of which stay where they are."""
    if len(sights) < 4:
        return list(sights)
    network, (first, *middle, last) = city.network, sights
    km = {
        (a.name, b.name): geodesic_km(network.position(a.name), network.position(b.name))
        for a in sights
        for b in sights
    }

    def length(inner: Sequence[Attraction]) -> float:
        stops = (first, *inner, last)
        return sum(km[a.name, b.name] for a, b in pairwise(stops))

    return [first, *min(permutations(middle), key=length), last]
