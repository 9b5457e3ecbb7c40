"""What one reads of a hotel beside its name: its telling features, in both languages."""

from collections.abc import Mapping
from functools import cache

from core.knowledge.documents import read_document, words
from core.sandbox.places import Hotel
from core.text import Text

_MOST = 4


def telling_features(hotel: Hotel) -> tuple[Text, ...]:
    """The few features of a hotel that tell most; what the table lacks goes unsaid."""
    has = frozenset(hotel.features)
    return tuple(Text(name, english) for name, english in _features().items() if name in has)[:_MOST]


@cache
def _features() -> Mapping[str, str]:
    shown: Mapping[str, str] = read_document("features")["shown"]
    return shown


def wished_words(name: str) -> Text | None:
    """How one says that one wishes for a hotel with a feature, or for a house of a kind; None where its name alone says it."""
    return _wished().get(name)


@cache
def _wished() -> Mapping[str, Text]:
    document = read_document("features")
    return {
        name: Text(said["zh"], said["en"])
        for name, said in {**document["wished"], **document["houses"]}.items()
    }


def features_meant(thing: str) -> frozenset[str]:
    """The features of the data that a wish of the lexicons means: itself where nothing else is said of it."""
    meant = words(read_document("features")["means"], thing)
    return frozenset(meant or (thing,))
