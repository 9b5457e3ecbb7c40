"""Ways inside the city in free English: metro only, no taxis, put us in a cab."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from core.dsl.families.ways import InnerModes
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.wishes.wish import Wish

_ALWAYS = r"(?: (?:everywhere|for everything|all the time|all the way|as much as possible|wherever possible|between (?:the )?(?:sights|places|stops)|(?:whenever|wherever) (?:possible|(?:you|we|i) can)))?"
_USE = r"(?:\bus(?:e|ing) (?:the |a )?)?"
_LOCAL: tuple[tuple[str, Pattern], ...] = (
    (
        "metro",
        compiled(
            rf"{_USE}(?<!from )(?<!from the )(?<!from a )(?<!from any )(?<!near )(?<!near the )(?<!near a )(?<!close to )(?<!close to the )(?<!close to a )(?<!next to the )(?<!next to a )(?<!beside the )\b(?:(?<=around by )monorail|(?<=about by )monorail|(?<=around by )light rail|metro|subway|underground|public transport(?:ation)?)\b{_ALWAYS}"
        ),
    ),
    ("taxi", compiled(rf"{_USE}\b(?:(?:cab|taxi|didi) it|taxis?|cabs?|ride[- ]hailing|didis?)\b{_ALWAYS}")),
    (
        "walk",
        compiled(
            rf"(?<!can't )(?<!cannot )(?<!not )(?<!to )(?<!\ba )(?<!long )(?<!short )(?<!lots of )(?<!a lot of )(?<!loads of )(?<!tons of )(?<!much )(?<!so much )\b(?:walk(?:ing)?|on foot)\b(?! (?:sticks?|frames?|aids?|shoes|boots|poles?|cane|difficult\w*|problems?|troubles?|street|distance|much|far|a lot|tours?|up|down|on|along|round|around|through|over|across|hills?|stairs|steps|the|in(?! (?:the city|town)\b)|by|uphill|(?:(?:very|so|that|too) )?(?:well|easily|properly))\b){_ALWAYS}"
        ),
    ),
)
_USED = compiled(
    r"\b(?:us(?:e|ing)|by|tak(?:e|ing)|grab(?:bing)?|hail(?:ing)?|call(?:ing)?|hop(?:ping)? (?:in|on)(?:to)?|jump(?:ing)? (?:in|on)(?:to)?|(?:put|stick|pop|bundle|move|get) (?:us|me|them|him|her|everyone|everybody) (?:all )?(?:in(?:to)?|on(?:to)?|a)|get(?:ting)? (?=(?:a |the )?(?:taxi|cab|didi|metro|subway))|go(?:ing)? (?:for|with)|stick(?:ing)? (?:to|with)|switch(?:ing)? to|rely(?:ing)? on|mostly|mainly|prefers?|get(?:ting)? around|(?:around|in|within) (?:the )?(?:city|town)|rides|everywhere|for everything|between (?:the )?(?:sights|places|stops)|(?:whenever|wherever) (?:possible|(?:you|we|i) can)|rather|took|as much as possible|all the way|whenever possible|instead(?: of)?)\b"
)
_OF_SOME_HOURS = compiled(
    r"\b(?:rush[- ]hours?|peak(?:[- ](?:hours?|time))?|crowded|packed|busy|full|late[- ]night|night|early(?: morning)?|unlicensed|illegal|black|shared) $"
)
"""What makes a way one of some hours, or of some kind, so that it is no way for the trip: no rush hour metro."""
_BRACKET = re.compile(r"(?P<mark>\()(?!\s*(?:and|or|nor|no|not|even|also)\b)[^()]*$")
"""A bracket that is open, and lists no more of what is before it."""
_ALONE = re.compile(r"\b(?:only|just)\b")
_AT_TIMES = re.compile(
    r"\b(?:at night|by night|by day|after dark|in the (?:mornings?|evenings?|afternoons?)|in the dark|late at night|when it rains|if it rains)\b"
)
"""Some hours, to which alone an `only` of their clause belongs: taxi ok at night only."""
_ANYWHERE = frozenset({"taxi", "metro"})
"""Ways that one may take on every leg, as nobody can walk all of them."""
_FOR_ALL = re.compile(r"\b(?:everywhere|for everything|all the time)\b")
_SOFTLY = re.compile(r"\b(?:happy|fine|ok(?:ay)?|prefer\w*|mostly|mainly|if|possible|or|maybe|ideally)\b")
_GIVEN_UP = re.compile(r"rather|instead of")
OR_BY_BUS = compiled(
    r"\bor\s+(?:by\s+|the\s+|a\s+)?(?:bus(?:es)?|coach|tram|ferry|bikes?|feet)\b|\b(?:bus(?:es)?|coach|tram|bikes?|feet)\s+or\b"
)
"""One of several ways, of which the constraints do not know all: none of them must be taken."""
_OTHER_WAYS = compiled(
    r"\b(?:bus(?:es)?|coach|trams?|ferry|bikes?|cycl\w+|feet)\b(?=[^,.;]*\bonly\b)|\bonly\b[^,.;]*\b(?:bus(?:es)?|coach|trams?|ferry|bikes?|feet)\b"
)
_NOTHING_BUT = compiled(
    r"\s*(?:(?:and|or|by|just|please|mostly|mainly|we'll|i'll|only|the|in the city|around town|to get around|for getting around|local transport:?|inside the city|in town|is|are|best|ideally|preferably|if possible|&|/|\+|:)\s*)*"
)
"""What a clause may say besides its ways, so that these are all that it asks for: metro or walking in the city."""
_FEWER = compiled(
    r"\b(?:(?:rather than|less|fewer|not (?:too )?much|can't|cannot|instead of|minimal|limited) walk|(?:less|fewer|not so many) (?:tax|cab|didi|metro|subway))"
)
_ENOUGH = compiled(r"\b(?:fine|ok(?:ay)?|acceptable)\b")


def _gives_up_another(before: Clause | None, wanted: set[str]) -> bool:
    """Whether the clause before refuses another way, for which one that is fine is meant: no cabs, the metro's fine."""
    return before is not None and any(
        mode not in wanted and before.unwanted(before.start + match.start())
        for mode, pattern in _LOCAL
        for match in pattern.finditer(before.lower)
    )


def _is_instead(words: str, found: list[tuple[str, re.Match[str]]], mode: str, match: re.Match[str]) -> bool:
    """Whether a way stands in a bracket behind another one, in whose place it is meant: no taxis (walk or subway)."""
    bracket = _BRACKET.search(words, 0, match.start())
    return bracket is not None and any(
        other != mode and one.end() <= bracket.start("mark") for other, one in found
    )


def local_wishes(clause: Clause, before: Clause | None = None) -> Iterator[Wish]:
    """The ways inside the city that a clause wants or refuses, where another one stands `before` it."""
    words = clause.lower
    found = [
        (mode, match)
        for mode, pattern in _LOCAL
        for match in pattern.finditer(words)
        if not _OF_SOME_HOURS.search(words, 0, match.start())
    ]
    if not found:
        return
    refused = {
        mode
        for mode, match in found
        if clause.unwanted(clause.start + match.start())
        and not clause.borrows(clause.start + match.start())
        and not _is_instead(words, found, mode, match)
    }
    wanted = {mode for mode, _ in found} - refused
    if wanted and OR_BY_BUS.search(words):
        return
    if refused and not _FEWER.search(words):
        yield _of_modes(clause, "none", refused, found, 0.85)
    used = _USED.search(words)
    if wanted and _OTHER_WAYS.search(words):
        # of those beside it the constraints do not know all: bus, metro, feet only
        return
    for_all = not refused and wanted <= _ANYWHERE and _is_for_all(words)
    if wanted and (for_all or (_ALONE.search(words) and not _AT_TIMES.search(words))):
        yield _by(clause, "only", wanted, found, used)
    elif len(wanted) > 1 and not refused and _says_nothing_but(words, [match for _, match in found]):
        yield _of_modes(clause, "only", wanted, found, 0.75)
    elif wanted and used and not _ENOUGH.search(words):
        yield _by(clause, "all", wanted, found, used)
    elif wanted and not refused and _ENOUGH.search(words) and _gives_up_another(before, wanted):
        yield _of_modes(clause, "all", wanted, found, 0.7)


def _is_for_all(words: str) -> bool:
    """Whether a way is asked for on every leg, and not only liked: taxis everywhere please."""
    return _FOR_ALL.search(words) is not None and _SOFTLY.search(words) is None


def _by(
    clause: Clause,
    rule: Literal["all", "only"],
    modes: set[str],
    found: list[tuple[str, re.Match[str]]],
    used: re.Match[str] | None,
) -> Wish:
    """A wish for modes, with the word by which they are used: hop in a taxi."""
    wish = _of_modes(clause, rule, modes, found, 0.85 if rule == "only" else 0.7)
    if used is None or _GIVEN_UP.match(used[0]):
        return wish
    return replace(wish, parts=(*wish.parts, (clause.start + used.start(), clause.start + used.end())))


def _says_nothing_but(words: str, found: list[re.Match[str]]) -> bool:
    """Whether a clause consists of the ways found in it and of small words."""
    for match in found:
        words = words.replace(match[0], " ")
    return _NOTHING_BUT.fullmatch(words) is not None


def _of_modes(
    clause: Clause,
    rule: Literal["all", "none", "only"],
    modes: set[str],
    found: list[tuple[str, re.Match[str]]],
    confidence: float,
) -> Wish:
    """A wish for modes, or against them, on the words that name them."""
    parts = tuple(
        (clause.start + match.start(), clause.start + match.end()) for mode, match in found if mode in modes
    )
    return Wish(InnerModes(rule, frozenset(modes)), parts[0], confidence, parts=parts)
