"""The words of `asking.toml`: what leads to a thing that is asked for, what follows it, and of which part of the trip it is."""

from dataclasses import dataclass
from functools import cache

from core.understand.text.lexicon import lexicon
from core.understand.wishes.liking import About


@dataclass(frozen=True)
class AskingWords:
    """The classes of words about a thing, each in small letters."""

    lead: frozenset[str]
    asked_by: frozenset[str]
    people: frozenset[str]
    whose: frozenset[str]
    articles: frozenset[str]
    helps: frozenset[str]
    measures: frozenset[str]
    telling: frozenset[str]
    asks: frozenset[str]
    wishes: frozenset[str]
    sees: frozenset[str]
    looks: frozenset[str]
    does: frozenset[str]
    eats: frozenset[str]
    feeds: frozenset[str]
    sleeps: frozenset[str]
    refuses: frozenset[str]
    tail: frozenset[str]
    approves: frozenset[str]
    rejects: frozenset[str]
    insists: tuple[tuple[str, ...], ...]
    when: frozenset[str]
    meals: frozenset[str]
    joins: frozenset[str]
    breaks: frozenset[str]
    counts: frozenset[str]
    heads: dict[str, About]


@cache
def asking_words() -> AskingWords:
    """The words, read once."""
    lead, tail, heads = (_classes(name) for name in ("lead", "tail", "heads"))
    told: dict[About, str] = {"hotel": "lodging", "room": "room", "cuisine": "food", "sight": "sight"}
    verbs = (
        lead["modals"]
        | lead["wishes"]
        | lead["sees"]
        | lead["ways"]
        | lead["eats"]
        | lead["sleeps"]
        | lead["refuses"]
    )
    nouns = frozenset().union(*(heads[name] for name in told.values()), heads["joins"])
    insists = lexicon("asking")["tail"]["insists"].strip().split("|")
    return AskingWords(
        lead=frozenset().union(*lead.values()),
        asked_by=lead["subjects"] | lead["people"],
        people=lead["people"],
        whose=frozenset(("my", "our", "his", "her", "their", "your")),
        articles=frozenset(("the", "a", "an", "my", "our")),
        helps=lead["helps"],
        measures=heads["measures"],
        telling=heads["telling"],
        asks=lead["asks"],
        wishes=lead["wishes"],
        sees=lead["sees"],
        looks=lead["looks"],
        does=lead["sees"] - lead["goes"],
        eats=lead["eats"],
        feeds=lead["feeds"],
        sleeps=lead["sleeps"],
        refuses=lead["refuses"],
        tail=tail["wanted"] | tail["carries"] | tail["refused"],
        approves=tail["wanted"],
        rejects=tail["refused"],
        insists=tuple(tuple(phrase.split()) for phrase in insists),
        when=heads["when"],
        meals=heads["meals"],
        joins=heads["joins"],
        counts=heads["counts"],
        breaks=heads["breaks"] | (verbs - nouns),
        heads={word: about for about, name in told.items() for word in heads[name]},
    )


def _classes(name: str) -> dict[str, frozenset[str]]:
    return {kind: frozenset(words.split()) for kind, words in lexicon("asking")[name].items()}
