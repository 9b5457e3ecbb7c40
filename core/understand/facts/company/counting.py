"""Who travels: the persons that a request names, summed over the whole phrase.

Each language's grammar cuts a text into `PersonWords`; what they add up to is the same in both.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from core.understand.facts.company.company_totals import between_counts, by_totals, totals_of
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.persons.leading import counts_its_leaders
from core.understand.persons.others import are_our_children, is_family_with_children, names_another
from core.understand.persons.ourselves import of_company
from core.understand.persons.parts import A_CHILD, CHILDREN, PARENTS, PARENTS_TOGETHER, PersonWords
from core.understand.persons.told_twice import YOUNG, is_told_again, without_those_again
from core.understand.text.spans import Reading, Span

_OWN = compiled(r"\b(?:I|me|we|us)\b|我(?!的|家|们?的|们家)|咱(?!家|们?的|们家)", re.IGNORECASE)
"""Words by which the one who writes is of the company; whose the children are does not say who brings them."""
_WE_BEFORE = re.compile(r"\b[Ww]e\b(?! have| want| need| go)[^.,;!?]{1,24}$")
"""Those who bring others along, told by words that were not read: we are matrimony with two sons."""
_OURS = compiled(r"\bour\b", re.IGNORECASE)
_ADDS = re.compile(r"\band\b|\bplus\b|[&+]|[和跟与加]", re.IGNORECASE)
_ONLY = compiled(r"(?:就|只有|仅|\bjust|\bonly)\s*$", re.IGNORECASE)
"""What says that the persons who follow are all that travel."""
_TOO = compiled(r"[^,.;!?]{0,24}\b(?:too|as well|along)\b", re.IGNORECASE)
"""What says that those who were named come beside somebody else: only my mum and me are coming too."""
_IN_A_LIST = re.compile(r"\s*(?:,|&|\+)\s*(?:and\s+)?")
"""What stands between those who are listed in English."""
# persons of a group of whom the one who brings them may or may not be counted
_LED = 10


def counted(parts: Sequence[PersonWords], text: str, joins: Pattern) -> Reading[int] | None:
    """How many travel by all parts of a text; `joins` matches what may stand between persons of one company.

    Where the words leave it open (三五个朋友), or contradict each other, the reading has choices and no sure value.
    """
    parts = list(of_company([part for part in parts if part.role != "absent"], text, joins))
    parts = list(without_those_again(parts, text))
    companies = list(_companies(parts, text, joins))
    summed = _summed(_closed(companies, text)[:1] or companies, text)
    totals = totals_of(parts, summed, text)
    if totals:
        return by_totals(totals, parts, companies, summed, text)
    if summed is None:
        return _couple(parts)
    # with one grown-up, where there may be two
    alone = _names_children_alone(companies, text)
    return replace(summed, confidence=0.5, also=(summed.value + 1,)) if alone else summed


def _closed(companies: Iterable[list[PersonWords]], text: str) -> list[list[PersonWords]]:
    """The companies of which it is said that they are all that travel: just my mum and me."""
    return [
        chain
        for chain in companies
        if _ONLY.search(text, 0, chain[0].span[0])
        and _travels(chain)
        and not _TOO.match(text, chain[-1].span[1])
    ]


def _couple(parts: Sequence[PersonWords]) -> Reading[int] | None:
    """The two who say we, where the only person spoken of is the partner of one: my boyfriend's a picky eater, we're going."""
    persons = [part for part in parts if part.role not in ("speaker", "with")]
    ours = any(part.role == "speaker" and part.noun == "us" for part in parts)
    if not ours or {part.noun for part in persons} != {"couple"}:
        return None
    return Reading(2, persons[0].span, 0.8)


def _names_children_alone(chains: Sequence[Sequence[PersonWords]], text: str) -> bool:
    """Whether only children are named, and nobody who brings them: 带5岁的孩子, with a toddler."""
    parts = [part for chain in chains for part in chain]
    persons = [text[slice(*part.span)] for part in parts if part.role in ("kin", "group", "collective")]
    told = any(part.role == "speaker" or part.noun == "us" for part in parts) or _OWN.search(text)
    return (
        not told
        and all(map(YOUNG.search, persons))
        and any(chain[0].role == "with" and len(chain) > 1 for chain in chains)
    )


def _companies(parts: Sequence[PersonWords], text: str, joins: Pattern) -> Iterator[list[PersonWords]]:
    """Parts that stand together, such as 我和老公带两个娃."""
    chain: list[PersonWords] = []
    for part in parts:
        if part.role in ("total", "sum"):
            continue
        if chain and not joins.fullmatch(text, chain[-1].span[1], part.span[0]):
            yield chain
            chain = []
        chain.append(part)
    if chain:
        yield chain


def _summed(chains: list[list[PersonWords]], text: str) -> Reading[int] | None:
    """The sum over all companies that travel, nobody counted twice."""
    low = high = 0
    seen: set[str] = set()
    spans: list[Span] = []
    with_speaker = False
    spoken = [part for chain in chains if not _travels(chain) for part in chain]
    chains = [chain for chain in chains if not is_told_again(chain, chains, text)]
    travelling = _travelling(chains)
    for at, chain in enumerate(travelling):
        with_speaker |= _has_speaker(chain) or _is_our_family(chain, text)
        elsewhere = {part.noun for other in chains if other is not chain for part in other}
        before = frozenset(seen)
        for part in sorted(chain, key=lambda part: part.role != "collective"):
            if part.role == "speaker":
                # behind the one who writes the company is told anew: 带娃，我+老公+宝宝
                before = frozenset(seen)
            if part.role in ("speaker", "with") or (part.noun and part.noun in seen):
                continue
            if _is_counted_already(part, seen, elsewhere) or _is_told_before(part, before, travelling[:at]):
                continue
            seen.add(part.noun)
            low, high = low + part.low, high + part.high
            spans.append(part.span)
        spans += [part.span for part in chain if part.role == "speaker"]
    if not low and not high:
        return None
    if "her" in seen and any(
        _is_of_her(part, seen) for part in (*spoken, *_before_speaker(travelling, text))
    ):
        low, high = low - 1, high - 1
    span = min(start for start, _ in spans), max(end for _, end in spans)
    with_speaker &= not counts_its_leaders(travelling, text)
    if with_speaker and low == high >= _LED and not any(map(_is_collective, travelling)):
        return Reading(low, span, 0.3, choices=(low, low + 1))
    if with_speaker and not any(map(_is_collective, travelling)):
        of_us, speakers = _speak_for_several(travelling, text)
        family = of_us and is_family_with_children(travelling, text)
        if low == high and (family or (not speakers and are_our_children(travelling, text))):
            return Reading(low + 2, span, 0.5, also=(low + 1,))
        low, high = low + 1, high + (2 if of_us else 1)
    found = between_counts(low, high, span, 0.85)
    if found is not None and not found.choices and names_another(spoken, travelling, seen):
        return replace(found, confidence=0.5, also=(low + 1,))
    return found


def _travelling(chains: Iterable[list[PersonWords]]) -> list[list[PersonWords]]:
    """The companies that travel, those that are counted together first; of a number of us only those that it is in."""
    travelling = sorted(filter(_travels, chains), key=lambda chain: not _is_collective(chain))
    return [chain for chain in travelling if any(map(_is_us, chain))] or travelling


def _speak_for_several(travelling: Sequence[Sequence[PersonWords]], text: str) -> tuple[bool, frozenset[str]]:
    """Whether those who say that they bring others are several, and the words for them."""
    speakers = frozenset(
        part.noun
        for chain in travelling
        for part in chain
        if (part.role == "speaker" and not _begins_anew(chain, part, text))
        or (part.role, part.noun) == ("with", "us")
    )
    told_before = not speakers and bool(_WE_BEFORE.search(text, 0, travelling[0][0].span[0]))
    return speakers == {"us"} or told_before, speakers


def _begins_anew(chain: Sequence[PersonWords], speaker: PersonWords, text: str) -> bool:
    """Whether who speaks begins a clause behind those who come along, and is no part of their list: with my husband (,) we stay."""
    at = chain.index(speaker)
    return (
        chain[0].role == "with" and at > 0 and not _ADDS.search(text, chain[at - 1].span[1], speaker.span[0])
    )


def _is_told_before(part: PersonWords, seen: frozenset[str], chains: Sequence[Sequence[PersonWords]]) -> bool:
    """Whether a child without a name or a pronoun means who was named before: 带一个3岁的女儿……再带她去看动物."""
    if part.noun in {*A_CHILD, "her"} and seen & CHILDREN:
        return True
    ones = (one for chain in chains for one in chain if one.role in ("kin", "group") and one.noun != "her")
    return part.noun == "her" and any(one.low == one.high == 1 for one in ones)


def _is_counted_already(part: PersonWords, seen: set[str], elsewhere: set[str]) -> bool:
    """Whether a person is one of those whom other words of the text count together."""
    if part.noun in CHILDREN or part.noun == "her":
        return "parent and child" in seen
    if part.noun == "folks":
        return bool(elsewhere & PARENTS_TOGETHER)
    return part.noun in PARENTS and bool(elsewhere & PARENTS_TOGETHER)


def _is_our_family(chain: Sequence[PersonWords], text: str) -> bool:
    """Whether the writer's spouse is named with what is both's, so that the writer goes too: my wife and our two sons."""
    return chain[0].noun == "couple" and bool(_OURS.search(text, chain[0].span[1], chain[-1].span[1]))


def _is_of_her(part: PersonWords, seen: Iterable[str]) -> bool:
    """Whether a person who is counted by name may be the one whom a pronoun means."""
    return part.role == "kin" and part.noun != "her" and part.noun in seen


def _before_speaker(chains: Sequence[Sequence[PersonWords]], text: str) -> Iterator[PersonWords]:
    """Persons who are named before the speaker brings them (奶奶75岁，我带她), and not in one list with her: hubby, me and her."""
    for chain in chains:
        roles = [part.role for part in chain]
        at = roles.index("speaker") if "speaker" in roles else 0
        if (
            at
            and "with" in roles[at:]
            and not _IN_A_LIST.fullmatch(text, chain[at - 1].span[1], chain[at].span[0])
        ):
            yield from chain[:at]


def _travels(chain: list[PersonWords]) -> bool:
    """Whether persons named together are of the company, and not only spoken of (我妈喜欢...)."""
    roles = [part.role for part in chain]
    persons = [role for role in roles if role in ("kin", "group", "collective")]
    if "group" in roles or "collective" in roles:
        return True
    return bool(persons) and ("with" in roles or "speaker" in roles or len(persons) > 1)


def _is_us(part: PersonWords) -> bool:
    """Whether it is a number of us that others are added to, which holds whom the text tells of elsewhere."""
    return part.role == "collective" and part.noun == "us"


def _is_collective(chain: list[PersonWords]) -> bool:
    return any(part.role == "collective" for part in chain)


def _has_speaker(chain: list[PersonWords]) -> bool:
    """Whether the traveller is one of them: named beside them, or the one who brings them."""
    roles = [part.role for part in chain]
    # 老公陪着: with the one who writes
    accompanied = chain[-1].noun == "escort"
    return "speaker" in roles or roles[0] == "with" or accompanied
