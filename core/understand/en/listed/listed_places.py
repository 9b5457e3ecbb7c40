"""Places, kinds of places and features of hotels that an English requirement lists."""

import re

from core.dsl.families.kinds import PlaceKind, Quantifier
from core.dsl.families.places import Names, Types
from core.dsl.normal.values import Normal
from core.understand.en.listed.cuts import Cut, find, opening
from core.understand.names.place_names import NameKind
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Topic, concept_of, is_one_dish, mentions

_VERBS: tuple[tuple[str, PlaceKind, Topic, NameKind], ...] = (
        (r"\b(?:stay(?:ing)?|book)\b(?: only)?(?: at| in)?\s+(?P<rest>.+)$", "accommodation", "hotel_features", "hotel"),
        (r"^\W*(?:and |or |a |an |the |no |prefer |accommodation (?:at|in) )*(?P<rest>hotels?\b.+)$", "accommodation", "hotel_features", "hotel"),
        (r"\baccommodation\s+(?:at|in)\s+(?P<rest>.+)$", "accommodation", "hotel_features", "hotel"),
        (r"\b(?:try(?:ing)?|eat(?:ing)?|taste|dine|dining)\b(?: at| in)?\s+(?P<rest>.+)$", "restaurant", "cuisines", "restaurant"),
        (r"\bavoid(?:ing)?\s+(?P<rest>.*(?:restaurant|cuisine).*)$", "restaurant", "cuisines", "restaurant"),
        (r"\bavoid(?:ing)?\s+(?P<rest>.*hotel.*)$", "accommodation", "hotel_features", "hotel"),
        (r"\bno\s+(?P<rest>.+?)\s+visits?$", "attraction", "attraction_types", "attraction"),
        (r"\b(?:visit(?:ing|s)?|avoid(?:ing)?)\b(?: to)?\s+(?P<rest>.+)$", "attraction", "attraction_types", "attraction"),
)  # fmt: skip
_KINDS = tuple(
    (re.compile(pattern, re.IGNORECASE), kind, topic, named) for pattern, kind, topic, named in _VERBS
)
_NOUN = r"(?i:restaurants?|hotels?|attractions?|places?|cuisines?|accommodations?|sites?|sights?|homestays?|spots?)"
_SMALL = r"(?:(?:any|some|at|in|from|one|of|like|such as|listed below|an?|the|this|these|those|following|either)\b[\s:–—-]*)*"
_INTRO = re.compile(
    rf"^{_SMALL}(?P<typed>{_NOUN}\s+types?\b(?:\s+of\s+{_NOUN})?|(?:types?|kinds?)\b(?:\s+of\s+{_NOUN}|\s+{_NOUN})?|"
    rf"{_NOUN}\s+(?:serving|with|of|in|having|offering|featuring|(?:must|should)\s+(?:have|offer|provide)|"
    rf"(?:that|which)\s+(?:serves?|offers?|have|has|provides?|features?|is|are))\b)?(?P<noun>{_NOUN}(?=\s|:|—|–|-))?\s*"
    rf"(?:is|are)?\s*[:—–-]*\s*{_SMALL}(?:[Tt]ypes?\b[\s:—–-]*)?"
)
_PAIR = re.compile(
    r"(?:science|history|cultur(?:e|al)|arts?|natural|planning|astronomy|exhibition|convention|research|food) and "
    r"(?:technology|folk\w*|arts?|cultur\w*|history|science|exhibition|economic|sports?|breeding|creativ\w+)",
    re.IGNORECASE,
)
_ASIDE = re.compile(r"\([^()]*\)")
_COMMA = re.compile(r",\s+(?:(?:and|or)\s+)?")
_JOINT = re.compile(r"\s+(?:and|or)\s+|,\s+(?=[^,]+,\s)")
_ONLY_OR = re.compile(r"\s+or\s+")
_SENTENCE_END = re.compile(r"[?!]\s|[?!]$|(?<=[a-z)]{3})\.\s+(?=[A-Z])")
_CITIES = "|".join(word for entry in lexicon("cities").values() for word in entry["en"])
_CITY_VISIT = re.compile(
    rf"(?:{_CITIES})(?:\s+(?:for|with|in|on|from|by|and)\b.*)?$", re.IGNORECASE | re.DOTALL
)
_LOWER_LEAD = re.compile(r"^(?:[a-z]+ )+(?:the )?(?=[A-Z])")
_DISH = re.compile(r"\beat(?:ing)?\b$", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:a|an|the|any|some)\s+(?=\S)")
_NOUN_AFTER = re.compile(
    r"[\s-]+(?:restaurants?|cuisines?|hotels?|attractions?|facilities|facility|services?|amenities|visits|available|on-site|types?)$",
    re.IGNORECASE,
)
# letters of the words for a kind of place
_KIND_LETTERS = 80


def places(cut: Cut) -> Normal | None:
    """The places, or kinds of places, that the requirement asks for or rules out."""
    for pattern, kind, topic, named in _KINDS:
        match = pattern.search(cut.words)
        if match:
            return _listed(cut, match, kind, topic, named)
    feature = _concept("hotel_features", cut.words)
    return Types("accommodation", "all", frozenset({feature})) if feature and not cut.unwanted else None


def _listed(cut: Cut, match: re.Match[str], kind: PlaceKind, topic: Topic, named: NameKind) -> Normal | None:
    rest = cut.typed(match, "rest")
    intro = _INTRO.match(rest)
    words = _SENTENCE_END.split(rest[intro.end() :] if intro else rest)[0]
    typed = bool(intro and (intro["typed"] or re.search(r"\btypes?\b", intro[0], re.IGNORECASE)))
    one = bool(intro and re.search(r"\b(?:one|any) of\b", intro[0], re.IGNORECASE)) or bool(
        find(r"\bone of\b", cut.words[:30])
    )
    single = bool(intro and intro["noun"] and not intro["noun"].lower().endswith("s"))
    items, either = _items(words, topic, one, single)
    if not items:
        return None
    rule: Quantifier = "none" if cut.unwanted else "any" if one or either else "all"
    concepts = [_concept(topic, item) for item in items]
    if all(concepts):
        return Types(kind, rule, frozenset(concept for concept in concepts if concept))
    if typed:
        return _kinds_in(words, kind, topic, rule)
    names = [name for name in map(_bare_name, items) if name]
    if names and not _DISH.search(opening(cut.words)):
        return Names(kind, rule, frozenset(cut.scene.names.resolve(name, named).name for name in names))
    return _kinds_in(words, kind, topic, rule)


def _kinds_in(words: str, kind: PlaceKind, topic: Topic, rule: Quantifier) -> Normal | None:
    """The kinds of places that a phrase speaks of, such as `some university campuses in town`."""
    lower = words.lower()
    said = frozenset(
        mention.concept
        for mention in mentions(topic, lower, 0, len(lower))
        if not is_one_dish(lower[slice(*mention.span)])
    )
    return Types(kind, rule, said) if said else None


def _bare_name(words: str) -> str | None:
    """The name in the words, which has a capital, digit or bracket; a city and how long one stays is no name."""
    name = _LOWER_LEAD.sub("", re.sub(r"^the (?=[A-Z])", "", words))
    if _CITY_VISIT.match(name):
        return None
    return name if re.match(r"\S*[A-Z0-9一-鿿]|\S+ \(", name) else None


def _concept(topic: Topic, words: str) -> str | None:
    bare = _ARTICLE.sub("", re.sub(r"\s*/\s*", "/", words.strip(' .,"')))
    while bare and len(bare) <= _KIND_LETTERS and (concept := concept_of(topic, bare)) is None:
        shorter = _NOUN_AFTER.sub("", bare)
        if shorter == bare:
            return None
        bare = shorter
    return concept if bare and len(bare) <= _KIND_LETTERS and not is_one_dish(bare.lower()) else None


def _items(words: str, topic: Topic, one: bool, single: bool) -> tuple[list[str], bool]:
    """The things listed, and whether one of them is enough."""
    words = words.strip(" .,:;\n")
    if not words or _concept(topic, words):
        return ([words] if words else []), False
    outside = _ASIDE.sub(lambda aside: "_" * len(aside[0]), words)
    either = re.search(r",? or ", outside) is not None
    last = re.search(r", (?:and|or) ", outside)
    if single and not _is_kinds(words, topic):
        return [words], False
    joints = _COMMA if last else _ONLY_OR if one and not _is_kinds(words, topic) else _JOINT
    cuts = [joint.span() for joint in joints.finditer(outside) if not _is_one_name(outside, joint.span())]
    bounds = [0, *(edge for cut in cuts for edge in cut), len(words)]
    items = [words[start:end].strip(' .,"') for start, end in zip(bounds[::2], bounds[1::2], strict=True)]
    return [item for item in items if item], either


def _is_kinds(words: str, topic: Topic) -> bool:
    return all(_concept(topic, part) for part in _JOINT.split(words))


def _is_one_name(words: str, joint: Span) -> bool:
    """Whether the joint is inside a name such as `Museum of History and Folklore`."""
    around = (
        words[: joint[0]].rsplit(" ", 1)[-1] + words[joint[0] : joint[1]] + words[joint[1] :].split(" ", 1)[0]
    )
    return _PAIR.fullmatch(around) is not None
