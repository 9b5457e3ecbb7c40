"""What each match of the Chinese grammar of persons is: so many of them, with their role in the company."""

import re

from core.understand.facts.company.person_grammar_zh import AGED, PARTY, YEARS
from core.understand.persons.kin_zh import SPOUSE
from core.understand.persons.parts import PersonRole, PersonWords, some_persons
from core.understand.text.numerals import RANGE_ZH, between

_COUNTED_AFTER = re.compile(rf"(?:{RANGE_ZH})(?=\s*(?:个|名|位|人))|[俩仨]")
_COUNTED = re.compile(rf"({RANGE_ZH})\s*(?:个|位|名)?{AGED}(?:{PARTY}|男|女|口)")
_MOUTHS = re.compile(rf"家({RANGE_ZH})口")
_OF_ALL_HOMES = re.compile("^[^每各]*$")
"""What makes the mouths of so many homes those of all of them: 3家9口."""
_PLUS = re.compile(r"(?:人|生|员|学)\s*[再另外]?(?:加|\+)")
THEM = "them"
"""The noun of a pronoun for several who were named before."""
_TWINS = re.compile("双胞胎|龙凤胎")
_WHOLE = {"哥": "哥哥", "弟": "弟弟", "姐": "姐姐", "妹": "妹妹"}
"""Short words for one of the family, who may be spoken of again by the longer one: 我跟我弟，弟弟是厨子."""
_NUMBERS = (
    "of_me_n",
    "sum_n",
    "goes_n",
    "sum_few",
    "tickets",
    "number",
    "total_n",
    "mouths",
    "we",
    "both_n",
    "two_n",
)


def person_words(match: re.Match[str]) -> PersonWords | None:
    """The part that a match of the grammar is; None for what counts no traveller."""
    span = match.span()
    match match.lastgroup:
        case "roll" | "plus" | "party" | "sexes" | "noun_first" | "houses":
            low, high = _added(match[0])
            return PersonWords(role="total", span=span, low=low, high=high)
        case "homes_of" | "homes_party":
            low, high = between(match["homes_of"])
            each, most = _added(match["homes_party"])
            return PersonWords(role="total", span=span, low=low * each, high=high * most, noun="us")
        case "homes" | "homes_n" | "couples" | "more_couples" | "more_n":
            low, high = _in_homes(match)
            role: PersonRole = "group" if match["more_n"] else "total"
            return PersonWords(role=role, span=span, low=low, high=high, noun="us" * bool(match["homes"]))
        case "sum" | "of_me" | "of_me_n" | "total" | "or_n" | "both" | "two" | "alone" as kind:
            said = (
                "一" if kind == "alone" else next((match[name] for name in _NUMBERS if match[name]), match[0])
            )
            of_us = match["mouths"] or match["we"] or (match["both"] or "").startswith(("我", "咱"))
            low, high = between(said)
            high = max(high, between(match["or_n"] or said)[1])
            role = "sum" if kind in ("sum", "of_me", "of_me_n") else "total"
            return PersonWords(role=role, span=span, low=low, high=high, noun="us" * bool(of_us))
        case "pair":
            family = any(one in match[0] for one in ("父子", "父女", "母子", "母女", "爷子", "娘"))
            return PersonWords(
                role="collective", span=span, low=2, high=2, noun="parent and child" if family else "couple"
            )
        case "pairs":
            count = 4 if match["pairs"].startswith("双方") else 2
            return PersonWords(role="kin", span=span, low=count, high=count, noun=match["pairs"])
        case "group_after" | "after_n" | "peers" | "peers_n" | "times" | "times_n":
            low, high = between(match["after_n"] or match["peers_n"] or match["times_n"])
            # Of `我和姐妹三个` the speaker may be one.
            return PersonWords(role="group", span=span, low=low - bool(match["peers_n"]), high=high)
        case "led" | "by_ages":
            count = len(re.findall(YEARS, match[0])) or (2 if match["led"] == "俩" else 3)
            return PersonWords(role="group", span=span, low=count, high=count)
        case "named" | "named_n" | "workers_n" | "rank" | "rank_n":
            # whoever they are: a measure word of persons tells that they are some
            low, high = between(match["named_n"] or match["workers_n"] or match["rank_n"])
            return PersonWords(role="group", span=span, low=low, high=high)
        case "group":
            low, high = some_persons(match["group_n"])
            return PersonWords(role="group", span=span, low=low, high=high)
        case "one" | "me" | "us" as who:
            return PersonWords(role="speaker", span=span, low=0, high=0, noun="us" * (who == "us"))
        case _:
            return _relative(match)


def _in_homes(match: re.Match[str]) -> tuple[int, int]:
    """The persons of so many homes, or couples; 3家9口 is all of them."""
    low, high = between(match["homes"] or match["couples"] or match["more_n"])
    each, most = between(match["homes_n"]) if match["homes_n"] else (2, 2)
    of_all = match["homes_n"] and _OF_ALL_HOMES.search(match[0]) and each >= low * 3
    return (each, most) if of_all else (low * each, high * most)


def _relative(match: re.Match[str]) -> PersonWords | None:
    """A person of the traveller, or the word that adds persons."""
    span = match.span()
    match match.lastgroup:
        case "kin" | "kin_noun":
            noun = match["kin_noun"]
            count = 2 if _TWINS.search(match[0]) else 1
            return PersonWords(
                role="kin",
                span=span,
                low=count,
                high=count,
                noun="couple" if noun in SPOUSE else _WHOLE.get(noun, noun),
            )
        case "visited":
            # whom one goes to see, and does not bring: 带男朋友见我爸妈
            return PersonWords(role="absent", span=span, low=1, high=1)
        case "escorted":
            return PersonWords(role="collective", span=span, low=2, high=2, noun="parent and child")
        case "them":
            return PersonWords(role="kin", span=span, low=0, high=0, noun=THEM)
        case "some_young":
            return PersonWords(role="group", span=span, low=2, high=5, noun="孩子")
        case "her":
            return PersonWords(role="kin", span=span, low=1, high=1, noun="her")
        case "with":
            accompanies = "escort" * match[0].startswith("陪")
            return PersonWords(role="with", span=span, low=0, high=0, noun=accompanies)
        case _:
            return None


def _added(words: str) -> tuple[int, int]:
    if _PLUS.search(words):
        ranges = [between(one[0]) for one in re.finditer(RANGE_ZH, words)]
        return sum(low for low, _ in ranges), sum(high for _, high in ranges)
    if mouths := _MOUTHS.findall(words):
        # of 表妹一家三口 the home is no number
        ranges = [between(one) for one in mouths]
        return sum(low for low, _ in ranges), sum(high for _, high in ranges)
    counted = _COUNTED if re.match(rf"(?:我们|咱们?|[一-鿿]{{1,3}}家)?{RANGE_ZH}", words) else _COUNTED_AFTER
    ranges = [between(match[counted.groups]) for match in counted.finditer(words)] or [
        between(match[0]) for match in re.finditer(RANGE_ZH, words)
    ]
    return sum(low for low, _ in ranges), sum(high for _, high in ranges)
