"""How many travel where a text says it of them all: five of us, 一共6个人; and whether that is beside the persons it names."""

import re
from collections.abc import Sequence

from core.understand.patterns.pattern import compiled
from core.understand.persons.ourselves import FAMILY
from core.understand.persons.parts import ELDERS, PersonWords
from core.understand.text.spans import Reading, Span

SHARES_A_ROOM = compiled(r"(?:可以|能|要|都|一起)*[挤住睡]?在?[一1](?:个?[间屋]|张|个?房)")
"""What makes a number that of one room, where another is said of all: 五个人去，三个人挤一间."""
_JUST = re.compile(r"\b(?:just|only) (?:the )?$", re.IGNORECASE)
"""What says that a number is all who travel, whomever the text tells of: visiting our daughter, just the two of us."""
_SUMMED_UP = re.compile(r"[\s,、:=(—-]*(?:一共|总共|共|就|是)*", re.IGNORECASE)
"""What stands between persons and the number of them all."""
_BESIDE = re.compile(r"(?:另外(?:还|再)?[有带加]?|另[有带]|外加|再加上?|再带上?)[个了]?$")
"""What leads to persons beside those who were counted."""
_THEIR_LEADERS = re.compile(
    r"(?:同学|学生|孩子|小朋友|队员|员工|会员)(?:[们\s,、和跟加带+]|还有|外加|以及)*$"
)
"""What stands between a number of pupils and those who lead them: 我们班20个同学，1个老师."""
_LEADERS = re.compile(r"(?:老师|教师|家长|教练|领队|辅导员|班主任|司机)$")
STAYED = compiled(r"[来去]不[了成]|不[来去参跟]|没[来去]|退出|有事|请不[了下]|放鸽子|临时|取消")
"""What tells between two numbers of all that some of the first stay at home: 我们六个人，两个不去了，所以是四个."""
# persons up to whom a family is parents with children, and no grandparents
_CORE_FAMILY = 4
# a larger range of persons is no answer that one could choose from
_MORE = 30


def totals_of(parts: Sequence[PersonWords], summed: Reading[int] | None, text: str) -> list[PersonWords]:
    """The numbers that are said of all who travel, where those of the persons named are `summed`."""
    totals = [part for part in parts if part.role in ("total", "sum")]
    # who says what he is counts nobody where others are counted: vegan here, 2 of us
    totals = [part for part in totals if part.noun != "here"] or totals
    all_told = [part for part in totals if not SHARES_A_ROOM.match(text, part.span[1])]
    # 四个大学生……两个人住一间
    totals = all_told or ([] if summed is not None and not summed.choices else totals)
    ours = [part for part in totals if part.noun == "us"]
    if fewer := _who_remain(totals, text):
        return fewer
    # a family of five holds its two grandparents
    holds_all = ours and all(part.high <= max(one.high for one in ours) for part in totals)
    return ours if holds_all else totals


def _who_remain(totals: Sequence[PersonWords], text: str) -> list[PersonWords]:
    """The last number of all, where it is less than one before it, of whom some are told to stay at home."""
    last = totals[-1] if totals else None
    if last is None or last.role != "sum":
        return []
    before = [part for part in totals[:-1] if part.low > last.high]
    return [last] if before and STAYED.search(text, before[-1].span[1], last.span[0]) else []


def by_totals(
    totals: Sequence[PersonWords],
    parts: Sequence[PersonWords],
    companies: Sequence[Sequence[PersonWords]],
    summed: Reading[int] | None,
    text: str,
) -> Reading[int] | None:
    """What these numbers tell, with choices where they contradict each other or the persons who are named beside them."""
    said = [part for part in totals if part.role == "sum"] or totals
    values = {(part.low, part.high) for part in said}
    if len(values) > 1 and summed is not None and (summed.value, summed.value) == max(values):
        values = {(summed.value, summed.value)}
    if len(values) > 1:
        choices = tuple(sorted({low for low, _ in values}))
        return Reading(choices[-1], said[-1].span, 0.3, choices=choices)
    low, high = values.pop()
    span = min(part.span[0] for part in said), max(part.span[1] for part in said)
    if _names_more(summed, high, said[0], text) and not (
        _are_they(parts, said[0], text) or _are_summed_up(companies, said[0], text)
    ):
        assert summed is not None
        return Reading(high, span, 0.5, choices=(high, summed.value))
    added = sum(part.high for part in parts if _comes_beside(part, said[-1], text))
    if added and low == high and said[-1].role == "total":
        return Reading(high + added, span, 0.85)
    elders = sum(part.high for chain in companies if _brings_elders(chain) for part in chain)
    is_core_family = low == high <= _CORE_FAMILY and any(
        FAMILY.search(text[slice(*part.span)]) for part in said
    )
    if elders and is_core_family:
        return Reading(high, span, 0.5, choices=(high, high + elders))
    return between_counts(low, high, said[0].span if len(said) == 1 else said[-1].span, 0.95)


def _comes_beside(part: PersonWords, total: PersonWords, text: str) -> bool:
    """Whether Chinese adds counted persons to a number of all that was said: 四个大人两个娃，另外还有一个月嫂."""
    return (
        part.role == "group"
        and part.low == part.high
        and part.span[0] >= total.span[1]
        and (
            _BESIDE.search(text, total.span[1], part.span[0]) is not None
            or (
                _THEIR_LEADERS.match(text, total.span[1], part.span[0]) is not None
                and _LEADERS.search(text, *part.span) is not None
            )
        )
    )


def _names_more(summed: Reading[int] | None, number: int, total: PersonWords, text: str) -> bool:
    """Whether more persons are named than a number says that may be one of some of them."""
    is_listed = total.role == "total" or text[total.span[1] : total.span[1] + 1] == ":"
    return (
        summed is not None
        and not summed.choices
        and is_listed
        and summed.value > number
        and not _JUST.search(text, 0, total.span[0])
    )


def _are_they(parts: Sequence[PersonWords], total: PersonWords, text: str) -> bool:
    """Whether English names behind a number of all just so many, the writer among them: 4 persons, father, mother, boy and girl."""
    if total.high == 1 or not text[slice(*total.span)].isascii():
        return False
    named = [part for part in parts if part.role in ("kin", "group") and part.span[0] >= total.span[1]]
    return total.low == total.high == sum(part.high for part in named)


def _are_summed_up(chains: Sequence[Sequence[PersonWords]], total: PersonWords, text: str) -> bool:
    """Whether a number is that of the persons right before it, who may have been told of before: 爸妈加孩子三个人."""
    for at, chain in enumerate(chains):
        told = any(part.high for other in chains[:at] for part in other)
        if told and [part.role for part in chain] == ["speaker"]:
            # what one does alone sums up nobody: 我跟男友去，索道我一个人坐
            continue
        if _SUMMED_UP.fullmatch(text, chain[-1].span[1], total.span[0]) is None:
            continue
        for first in range(len(chain)):
            speaker = any(part.role == "speaker" for part in chain[first:])
            if total.low == total.high == speaker + sum(part.high for part in chain[first:]):
                return True
    return False


def _brings_elders(chain: Sequence[PersonWords]) -> bool:
    """Whether grandparents, or the parents of parents, are brought along, told apart from the family's number: 我们一家三口去杭州，带爷爷奶奶."""
    return chain[0].role == "with" and all(part.noun in ELDERS for part in chain[1:])


def between_counts(low: int, high: int, span: Span, confidence: float) -> Reading[int] | None:
    """A number of persons, with choices where it is a range."""
    if low == high:
        return Reading(low, span, confidence) if low else None
    if high - low > _MORE:
        return Reading(low, span, 0.2, choices=(low, low + 1, low + 2))
    return Reading(low, span, 0.3, choices=tuple(range(low, high + 1)))
