"""PReSO: which places of a city are worth offering, by likeness to the profile, by fame, and by the model (section 3.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.agents.shared.choices.sightseeing import centre
from core.errors import ModelError
from core.llm.protocol import ChatModel
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Hotel, Position, Restaurant

ALIKE_A_DAY, ALL_A_DAY = 3, 9
"""Sights recalled by likeness, and in all, for each day (Table 4)."""
MIN_SAMPLES, EPS_KM = 4, 1.0
"""Of DBSCAN (Table 4); the neighbourhood adapts until there are as many clusters as days."""
_FAMOUS_STAR = 4.0
_ADAPTED = (1.0, 2.0, 3.0, 5.0, 8.0, 0.7, 0.5, 0.3)
_TABLES_A_GROUP, _HOTELS = 8, 8

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
    """The sights of four stars and more, the best first; the best of all where there are fewer."""
    rows = sorted(_distinct(city), key=lambda row: -(row.star or 0.0))
    return [row.name for row in rows if (row.star or 0.0) >= _FAMOUS_STAR][:count] or [
        row.name for row in rows[:count]
    ]


@dataclass(frozen=True, slots=True)
class Group:
    """Sights near each other, with the restaurants about their middle."""

    sights: tuple[Attraction, ...]
    restaurants: tuple[Restaurant, ...]
    middle: Position

    @property
    def places(self) -> tuple[Attraction | Restaurant, ...]:
        """All of its places."""
        return (*self.sights, *self.restaurants)


def grouped(names: Sequence[str], city: City, days: int) -> tuple[Group, ...]:
    """The sights by nearness (DBSCAN); those that are near to none make groups of their own nearest kind."""
    rows = [row for name in names if (row := city.attraction(name)) is not None]
    if not rows:
        return ()
    labels = _labels(rows, days)
    groups: dict[int, list[Attraction]] = {}
    for row, label in zip(rows, labels.tolist(), strict=True):
        groups.setdefault(label, []).append(row)
    return tuple(_group(sights, city) for _, sights in sorted(groups.items()))


def hotels_near(groups: Sequence[Group], city: City) -> tuple[Hotel, ...]:
    """The hotels with the shortest way to the middles of all groups."""
    rows = [row for row in city.hotels if city.hotel(row.name) is row and row.offers]
    rows.sort(key=lambda row: sum(geodesic_km(row.position, group.middle) for group in groups))
    return tuple(rows[:_HOTELS])


def _labels(rows: Sequence[Attraction], days: int) -> NDArray[np.int64]:
    from sklearn.cluster import DBSCAN

    positions = np.radians([(row.position.lat, row.position.lon) for row in rows])
    best = np.zeros(len(rows), dtype=np.int64)
    for eps in _ADAPTED:
        clustering = DBSCAN(eps=EPS_KM * eps / 6371.0, min_samples=MIN_SAMPLES, metric="haversine")
        labels = clustering.fit(positions).labels_
        best = np.asarray(labels, dtype=np.int64)
        if len(set(labels.tolist()) - {-1}) >= days:
            break
    return best


def _group(sights: list[Attraction], city: City) -> Group:
    middle = centre(sights)
    tables = [
        row for row in city.restaurants if city.restaurant(row.name) is row and row.name in city.network
    ]
    tables.sort(key=lambda row: geodesic_km(row.position, middle))
    return Group(tuple(sights), tuple(tables[:_TABLES_A_GROUP]), middle)


def _distinct(city: City) -> list[Attraction]:
    return [row for row in city.attractions if city.attraction(row.name) is row and row.name in city.network]
