"""Raters whose judgements call for a look: those who are much faster than the others, or always say the same."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from core.labels.judgement import Judgement, in_force

_FEWEST = 10
"""Judgements of a rater below which nothing is said of the rater."""

_HURRIED = 1 / 3
"""Share of the study's median time below which a rater's median time is a speeder's."""

_MONOTONE = 0.9
"""Share of one choice from which a rater answers along a straight line."""


@dataclass(frozen=True, slots=True)
class Rater:
    """A rater's pace and habits; `agreement` is the share of others' judgements of the same pairs that are the same."""

    name: str
    judgements: int
    seconds: float | None
    agreement: float | None
    gold_right: float | None
    speeder: bool
    straight_liner: bool


def raters(judgements: Iterable[Judgement], gold: dict[str, str] | None = None) -> tuple[Rater, ...]:
    """Every rater of a study by name; `gold` gives the known answers by pair."""
    given = in_force(judgements)
    own: dict[str, list[Judgement]] = {}
    by_pair: dict[str, list[Judgement]] = {}
    for one in given:
        own.setdefault(one.rater, []).append(one)
        by_pair.setdefault(one.pair, []).append(one)
    times = [one.seconds for one in given if one.seconds is not None]
    usual = median(times) if times else None
    return tuple(_rater(name, said, by_pair, gold or {}, usual) for name, said in sorted(own.items()))


def _rater(
    name: str,
    said: list[Judgement],
    by_pair: dict[str, list[Judgement]],
    gold: dict[str, str],
    usual: float | None,
) -> Rater:
    times = [one.seconds for one in said if one.seconds is not None]
    pace = median(times) if times else None
    same = [other.choice == one.choice for one in said for other in by_pair[one.pair] if other.rater != name]
    known = [one.choice == gold[one.pair] for one in said if one.pair in gold]
    many = len(said) >= _FEWEST
    most = Counter(one.choice for one in said).most_common(1)[0][1]
    return Rater(
        name=name,
        judgements=len(said),
        seconds=pace,
        agreement=_share(same),
        gold_right=_share(known),
        speeder=bool(many and pace is not None and usual and pace < _HURRIED * usual),
        straight_liner=many and most >= _MONOTONE * len(said),
    )


def _share(truths: list[bool]) -> float | None:
    return sum(truths) / len(truths) if truths else None
