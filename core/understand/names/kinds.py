"""English for the kinds of places of a sandbox: types of sights, cuisines, features of hotels."""

from collections.abc import Callable, Mapping
from functools import cache

from core.text import Language
from core.understand.text.lexicon import lexicon

_TOPICS = ("attraction_types", "cuisines", "hotel_features")


@cache
def english_kinds() -> Mapping[str, str]:
    """The kinds that have English, by the sandbox's own word."""
    entries = (entry for topic in _TOPICS for entry in lexicon(topic).items())
    return {concept: str(entry["en"][0]) for concept, entry in entries if entry.get("en")}


def kind_names(language: Language) -> Callable[[str], str]:
    """What turns a kind into the word to show: English with a capital where there is some, else as it is."""
    if language == "zh":
        return str
    english = english_kinds()
    return lambda kind: english[kind][:1].upper() + english[kind][1:] if kind in english else kind
