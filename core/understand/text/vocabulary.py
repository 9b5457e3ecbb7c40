"""Concepts by the words for them: kinds of sights, cuisines, hotel features, modes of transport."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal, NamedTuple, get_args

from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

Topic = Literal["attraction_types", "cuisines", "hotel_features", "transport", "rhythm", "things"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
# letters by which words are looked up
_TELLING = 3


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
        for word in (*entry.get("zh", ()), *entry.get("en", ()), *entry.get("liked", ())):
            concepts.setdefault(word.lower(), (concept, False))
        for word in entry.get("refused", ()):
            concepts.setdefault(word.lower(), (concept, True))
    if topic == "cuisines":
        for cuisine, entry in lexicon("dishes").items():
            for word in (*entry["zh"], *entry.get("en", ())):
                concepts.setdefault(word.lower(), (cuisine, False))
    return concepts


@cache
def _by_beginning(topic: Topic) -> dict[str, list[str]]:
    """The words of a topic by their first letters (three, of the shortest two), the longest first."""
    words: dict[str, list[str]] = defaultdict(list)
    for word in sorted(_words(topic), key=len, reverse=True):
        words[word[:_TELLING]].append(word)
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


def mentions(topic: Topic, text: str, start: int, end: int) -> Iterator[Mention]:
    """Concepts said between two indices of a lower-case text, the longest words at each position."""
    for mention in _mentions(topic, text[start:end]):
        first, last = mention.span
        yield mention._replace(span=(start + first, start + last))


@lru_cache(maxsize=512)
def _mentions(topic: Topic, words: str) -> tuple[Mention, ...]:
    """The mentions in a clause; kept while a request is read, as rules ask for them more than once."""
    concepts, starts, end, found = _words(topic), _by_beginning(topic), 0, []
    for at, letters in _beginnings(words):
        if at < end:
            continue
        choices = (*starts.get(letters, ()), *starts.get(letters[:2], ()))
        word = next((word for word in choices if _stands(words, word, at)), None)
        if word is not None:
            concept, refused = concepts[word]
            end = at + len(word) + _is_plural(words, at + len(word))
            found.append(Mention(concept, (at, end), refused))
    return tuple(found)


@cache
def _known_beginnings() -> frozenset[str]:
    """The letters by which any word of any topic is looked up."""
    return frozenset(letters for topic in TOPICS for letters in _by_beginning(topic))


@lru_cache(maxsize=256)
def _beginnings(words: str) -> tuple[tuple[int, str], ...]:
    """Where words of the lexicons may begin in a clause, each with the letters by which it is looked up."""
    known = _known_beginnings()
    return tuple(
        (at, letters)
        for at in range(len(words) - 1)
        if ((letters := words[at : at + _TELLING]) in known or letters[:2] in known)
        and not (at and _is_latin(words[at]) and _is_latin(words[at - 1]))
    )


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
