"""Concepts by the words for them: kinds of sights, cuisines, hotel features, modes of transport."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal, NamedTuple, get_args

from core.understand.text.lexicon import lexicon, ways_of_saying
from core.understand.text.spans import Span

Topic = Literal["attraction_types", "cuisines", "hotel_features", "transport", "rhythm", "things"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
# letters by which words are looked up
_LOOKED_UP_BY = 3
# letters by which words are looked up
_BY_LETTERS = (_LOOKED_UP_BY, 2)
# a word of Latin letters begins where none stands before
_WORD_STARTS = re.compile(r"(?<![A-Za-z0-9])[A-Za-z0-9]|[^A-Za-z0-9\s]")


class Mention(NamedTuple):
    """A concept and where the text says it; `refused` where the words themselves say no, such as `不辣的`."""

    concept: str
    span: Span
    refused: bool = False


@cache
def _words(topic: Topic) -> dict[str, tuple[str, bool]]:
    """Lower-case words to their concept, and whether they refuse it."""
    concepts: dict[str, tuple[str, bool]] = {}
    for concept, entry in lexicon(topic).items():
        concepts.setdefault(concept.lower(), (concept, False))
        for word in (*ways_of_saying((*entry.get("zh", ()), *entry.get("en", ()))), *entry.get("liked", ())):
            concepts.setdefault(word.lower(), (concept, False))
        for word in ways_of_saying(entry.get("refused", ())):
            concepts.setdefault(word.lower(), (concept, True))
    for concept, entry in lexicon(topic).items():
        for place in entry.get("near", ()):
            for word in _near(place):
                concepts.setdefault(word, (concept, False))
            for word in _far(place):
                concepts.setdefault(word, (concept, True))
        for word in _stars(entry["stars"]) if "stars" in entry else ():
            concepts.setdefault(word, (concept, False))
    if topic == "cuisines":
        for cuisine, entry in lexicon("dishes").items():
            for word in (*entry["zh"], *entry.get("en", ())):
                concepts.setdefault(word.lower(), (cuisine, False))
    return concepts


_BESIDE = (
    "near", "nearby", "near to", "close to", "next to", "right next to", "by", "right by", "beside", "not far from", "not too far from", "a short walk from",
    "within walking distance of", "walking distance of", "walking distance to", "walking distance from", "in walking distance of", "handy for", "convenient for",
    "a stone's throw from", "steps from", "within reach of", "within easy reach of", "a few minutes from", "five minutes from", "opposite", "closer to", "nearer",
)  # fmt: skip
"""How English leads to what something is near to."""
_BESIDE_IT = (
    "nearby",
    "close by",
    "not far",
    "not too far",
    "within walking distance",
    "in walking distance",
)
"""How it says the same behind it."""


_STARS = {3: "three", 4: "four"}
_OR_MORE = (
    "or better", "or above", "or higher", "or more", "or up", "or over", "or upwards", "and above", "and up", "and over", "and higher", "and better",
    "plus", "minimum", "min", "upwards", "at least", "as a minimum",
)  # fmt: skip
"""How English says behind the stars of a hotel that it may have more."""
_AT_LEAST = (
    "at least", "at least a", "minimum", "minimum of", "a minimum of", "min", "no less than", "no fewer than", "nothing under", "nothing below", "nothing less than",
    "nothing lower than", "not under", "not below", "not less than", "no hotel under", "no hotel below", "no hotels under", "no hotels below",
)  # fmt: skip
"""How it says so before them."""


def _star_hotels(count: int) -> Iterator[str]:
    """A hotel of so many stars, as English says it: 4* hotel, four-star, 4 stars."""
    for number in (str(count), _STARS[count]):
        for star in (" star", "-star", " stars", "*"):
            yield from (f"{number}{star}{hotel}" for hotel in ("", " hotel", " hotels", " place"))


def _stars(count: int) -> Iterator[str]:
    """Every way to say that a hotel is of so many stars or more: 4* hotel or better, nothing below four stars."""
    for hotel in _star_hotels(count):
        yield from (f"{hotel} {more}" for more in _OR_MORE)
        yield from (f"{least} {hotel}" for least in _AT_LEAST)
        yield f"{hotel}+"


def _near(place: str) -> Iterator[str]:
    """Every way to say that something is near to a place of the lexicon: next to a metro stop, a mosque not far from the hotel."""
    for lead in _BESIDE:
        for article in ("", "the ", "a ", "an ", "our ", "my "):
            yield f"{lead} {article}{place}"
    for there in _BESIDE_IT:
        yield f"{place} {there}"
    for lead in ("near", "close to", "not far from", "not too far from", "by", "next to"):
        for hotel in ("hotel", "the hotel", "our hotel"):
            yield f"{place} {lead} {hotel}"


def _far(place: str) -> Iterator[str]:
    """Every way to say the opposite: far from the metro, a long way from a metro stop."""
    for lead in (
        "far from",
        "far away from",
        "a long way from",
        "miles from",
        "miles away from",
        "too far from",
    ):
        for article in ("", "the ", "a ", "any "):
            yield f"{lead} {article}{place}"


@cache
def _by_beginning(topic: Topic) -> dict[str, list[str]]:
    """The words of a topic by their first letters (three, of the shortest two), the longest first."""
    words: dict[str, list[str]] = defaultdict(list)
    for word in sorted(_words(topic), key=len, reverse=True):
        words[word[:_LOOKED_UP_BY]].append(word)
    return dict(words)


def concept_of(topic: Topic, words: str) -> str | None:
    """The concept that exactly these words name, or None."""
    concept, _ = _words(topic).get(words.strip().lower(), (None, False))
    return concept


@cache
def _dishes() -> frozenset[str]:
    return frozenset(
        word.lower() for entry in lexicon("dishes").values() for word in (*entry["zh"], *entry.get("en", ()))
    )


def is_dish(word: str) -> bool:
    """Whether a (lower-case) word for a cuisine is a dish of it, such as `热干面`: it is said of nothing but eating."""
    return word in _dishes()


def is_food(word: str) -> bool:
    """Whether a (lower-case) word is one of what is eaten or drunk: a dish, a cuisine, meat."""
    thing = concept_of("things", word)
    eaten = thing is not None and lexicon("things")[thing].get("about") in ("meal", "cuisine")
    return eaten or is_dish(word) or concept_of("cuisines", word) is not None


def is_one_dish(word: str) -> bool:
    """Whether English (in small letters) names a dish that is wished, or not, for itself: who wants mapo tofu asks for no Sichuan cuisine."""
    if not (word.isascii() and is_dish(word)):
        return False
    thing = concept_of("things", word)
    return thing is not None and bool(lexicon("things")[thing].get("dish"))


def mentions(topic: Topic, text: str, start: int, end: int) -> tuple[Mention, ...]:
    """Concepts said between two indices of a lower-case text, the longest words at each position."""
    found = _mentions(topic, text[start:end])
    if not (found and start):
        return found
    return tuple(
        Mention(concept, (start + first, start + last), refused) for concept, (first, last), refused in found
    )


@lru_cache(maxsize=512)
def _mentions(topic: Topic, words: str) -> tuple[Mention, ...]:
    """The mentions in a clause; kept while a request is read, as rules ask for them more than once."""
    concepts, end, found = _words(topic), 0, []
    for at, choices in _beginnings(words).get(topic, ()):
        if at < end:
            continue
        word = next((word for word in choices if _stands(words, word, at)), None)
        if word is not None:
            concept, refused = concepts[word]
            end = at + len(word) + _is_plural(words, at + len(word))
            found.append(Mention(concept, (at, end), refused))
    return tuple(found)


@cache
def _known_beginnings() -> dict[str, tuple[tuple[Topic, tuple[str, ...]], ...]]:
    """The letters by which words are looked up, and the words of each topic that begin with them, the longest first."""
    known: dict[str, list[tuple[Topic, tuple[str, ...]]]] = defaultdict(list)
    for topic in TOPICS:
        for letters, words in _by_beginning(topic).items():
            known[letters].append((topic, tuple(words)))
    return {letters: tuple(of_topics) for letters, of_topics in known.items()}


@lru_cache(maxsize=256)
def _beginnings(words: str) -> dict[Topic, list[tuple[int, tuple[str, ...]]]]:
    """Where words of each topic may begin in a clause, each with those that begin as one that stands there does."""
    known, found = _known_beginnings(), defaultdict(list)
    for start in _WORD_STARTS.finditer(words, 0, len(words) - 1):
        at = start.start()
        # the longer words go before those of two letters
        for length in _BY_LETTERS:
            for topic, choices in known.get(words[at : at + length], ()):
                if words.startswith(choices, at):
                    found[topic].append((at, choices))
    return found


def _stands(text: str, word: str, at: int) -> bool:
    """Whether the word stands at the index, and is not a part of a longer English one."""
    if not text.startswith(word, at):
        return False
    after = at + len(word)
    if _is_latin(word[0]) and at and _is_latin(text[at - 1]):
        return False
    after += _is_plural(text, after)
    return not (_is_latin(word[-1]) and after < len(text) and _is_latin(text[after]))


def _is_plural(text: str, end: int) -> bool:
    """Whether the English word that ends at the index goes on with the letter of its plural alone."""
    return text[end : end + 1] == "s" and _is_latin(text[end - 1]) and not _is_latin(text[end + 1 : end + 2])


def _is_latin(letter: str) -> bool:
    return letter.isascii() and letter.isalnum()
