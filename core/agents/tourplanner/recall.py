"""PReSO: which places of a city are worth offering, by likeness to the profile, by fame, and by the model (section 3.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from core.agents.shared.choices.sightseeing import centre
from core.agents.tourplanner.forms import Traveller
from core.errors import ModelError
from core.knowledge.city import knowledge_of
from core.knowledge.places import Standing
from core.llm.protocol import ChatModel
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Hotel, Position, Restaurant

ALIKE_A_DAY, ALL_A_DAY = 3, 9
"""Sights recalled by likeness, and in all, for each day (Table 4)."""
MIN_SAMPLES, EPS_KM = 4, 1.0
"""Of DBSCAN (Table 4); the neighbourhood adapts until there are as many clusters as days."""
_RENOWNED: tuple[Standing, ...] = ("must", "worth")
_ADAPTED = (1.0, 1.3, 1.6, 2.0, 2.5, 3.0, 4.0, 5.0, 6.5, 8.0, 0.8, 0.6, 0.4, 0.3)
_TABLES_A_GROUP, _HOTELS_A_GROUP = 8, 3
_NOISE = -1
_EARTH_KM = 6371.0

Similarities = NDArray[np.float64]


def similarities(texts: Sequence[str], model: ChatModel | None) -> Similarities:
    """Cosines between texts: of their embeddings, or of pairs and triples of letters where no embeddings are to be had."""
    if model is not None and model.embeds:
        try:
            vectors = np.array(model.embed(texts), dtype=np.float64)
        except ModelError:
            return _lexical(texts)
        return _cosines(vectors)
    return _lexical(texts)


def _cosines(vectors: object) -> Similarities:
    # imported where it is used: it takes longer to load than the planner takes to plan, and every program lists the methods
    from sklearn.metrics.pairwise import cosine_similarity

    return np.asarray(cosine_similarity(vectors), dtype=np.float64)


def _lexical(texts: Sequence[str]) -> Similarities:
    from sklearn.feature_extraction.text import TfidfVectorizer

    letters = TfidfVectorizer(analyzer="char", ngram_range=(1, 3))
    # an empty text has no letters to count
    counted = letters.fit_transform([text or "-" for text in texts])
    return _cosines(counted)


def alike(profile: str, city: City, count: int, model: ChatModel | None) -> list[str]:
    """The sights most like the profile, by name and types."""
    rows = _distinct(city)
    told = [f"{row.name} {' '.join(row.types)}" for row in rows]
    scores = similarities([profile, *told], model)[0, 1:]
    return [rows[int(place)].name for place in np.argsort(-scores, kind="stable")[:count]]


def famous(city: City, count: int) -> list[str]:
    """The renowned sights (the paper's 4A and above): what must be seen, then what is worth it, the best rated first."""
    knowledge = knowledge_of(city)
    rows = [row for row in _distinct(city) if knowledge.place(row.name).standing in _RENOWNED]
    rows.sort(key=lambda row: (_RENOWNED.index(knowledge.place(row.name).standing), -(row.star or 0.0)))
    return [row.name for row in rows[:count]]


@dataclass(frozen=True, slots=True)
class SightCluster:
    """Sights near each other, with the restaurants and hotels about their middle."""

    sights: tuple[Attraction, ...]
    restaurants: tuple[Restaurant, ...]
    hotels: tuple[Hotel, ...]
    middle: Position


def grouped(names: Sequence[str], city: City, days: int, profile: Traveller) -> tuple[SightCluster, ...]:
    """The sights by nearness (DBSCAN), and what the traveller's profile affords about the middle of each group."""
    rows = [row for name in names if (row := city.attraction(name)) is not None]
    if not rows:
        return ()
    groups: dict[int, list[Attraction]] = {}
    for row, label in zip(rows, _labels(rows, days).tolist(), strict=True):
        groups.setdefault(label, []).append(row)
    return tuple(_group(sights, city, profile) for _, sights in sorted(groups.items()))


def hotels_near(groups: Sequence[SightCluster]) -> tuple[Hotel, ...]:
    """The hotels of all groups, those with the shortest way to the middles of all of them first."""
    rows = {row.name: row for group in groups for row in group.hotels}.values()
    return tuple(
        sorted(rows, key=lambda row: sum(geodesic_km(row.position, group.middle) for group in groups))
    )


def _labels(rows: Sequence[Attraction], days: int) -> NDArray[np.int64]:
    """The cluster of each sight: with the first neighbourhood that makes as many as days, else with that of the most."""
    from sklearn.cluster import DBSCAN

    positions = np.radians([(row.position.lat, row.position.lon) for row in rows])
    best, most = np.zeros(len(rows), dtype=np.int64), 0
    # fewer that make a cluster are tried where no neighbourhood makes enough of them
    for fewest, share in product(range(MIN_SAMPLES, 1, -1), _ADAPTED):
        clustering = DBSCAN(eps=EPS_KM * share / _EARTH_KM, min_samples=fewest, metric="haversine")
        labels = np.asarray(clustering.fit(positions).labels_, dtype=np.int64)
        count = len(set(labels.tolist()) - {_NOISE})
        if count > most:
            best, most = labels, count
        if most >= days:
            break
    return _without_noise(rows, best)


def _without_noise(rows: Sequence[Attraction], labels: NDArray[np.int64]) -> NDArray[np.int64]:
    """What is dense with nothing joins the cluster whose middle is nearest."""
    middles = {
        label: centre([row for row, own in zip(rows, labels.tolist(), strict=True) if own == label])
        for label in sorted(set(labels.tolist()) - {_NOISE})
    }
    joined = labels.copy()
    for place in np.flatnonzero(labels == _NOISE).tolist():
        position = rows[place].position
        joined[place] = min(middles, key=lambda label: geodesic_km(middles[label], position))
    return joined


def _group(sights: list[Attraction], city: City, profile: Traveller) -> SightCluster:
    middle = centre(sights)
    tables = [
        row for row in city.restaurants if city.restaurant(row.name) is row and row.name in city.network
    ]
    tables.sort(
        key=lambda row: (
            not profile.affords_meal(row.price),
            bool(profile.cuisines) and row.cuisine not in profile.cuisines,
            geodesic_km(row.position, middle),
        )
    )
    hotels = [row for row in city.hotels if city.hotel(row.name) is row and row.offers]
    hotels.sort(
        key=lambda row: (
            not profile.affords_night(min(offer.price for offer in row.offers)),
            geodesic_km(row.position, middle),
        )
    )
    return SightCluster(
        sights=tuple(sights),
        restaurants=tuple(tables[:_TABLES_A_GROUP]),
        hotels=tuple(hotels[:_HOTELS_A_GROUP]),
        middle=middle,
    )


def _distinct(city: City) -> list[Attraction]:
    return [row for row in city.attractions if city.attraction(row.name) is row and row.name in city.network]
