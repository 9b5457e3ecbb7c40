"""The judgements of one plan by many suites as one list of checks: what does not hold, what holds, what does not apply.

Several suites look at the same fact (a museum that is closed, say); it is listed once, with the suites that agree.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import get_args

from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.evaluate.protocol import SuiteCard
from core.model.report import Report, Severity, Violation, Where
from core.model.told_wish import ToldWish
from core.text import Text, sentence

GRAVEST_FIRST: tuple[Severity, ...] = get_args(Severity)

WISH = "logical."
"""How the codes of a request's own constraints begin."""

_WISHES_NAME = "wishes"
WISHES = Text("你的愿望", "Your wishes")
"""The title of the section of the request's own constraints."""
_ABOUT_WISHES = Text("请求里提出的愿望。", "What the request asks for.")

Fact = tuple[str | Text, Where]


@dataclass(frozen=True, slots=True)
class Finding:
    """What does not hold, against which rule; `also` are the titles of the other sections that found it."""

    violation: Violation
    rule: Text
    standing: Severity
    also: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckedRule:
    """A rule or wish that holds, or that does not apply or no data tell of, with the reason."""

    text: Text
    reason: Text | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """The checks of one suite, or of a part of it; `told_above` is what it found and an earlier section lists.

    `is_asked`: what it holds are wishes of the request, and no rules.
    """

    name: str
    title: Text
    about: Text
    findings: tuple[Finding, ...] = ()
    told_above: tuple[Finding, ...] = ()
    holding: tuple[CheckedRule, ...] = ()
    open: tuple[CheckedRule, ...] = ()
    is_asked: bool = False

    @property
    def standing(self) -> Severity:
        """The gravest standing in it."""
        standings = {finding.standing for finding in (*self.findings, *self.told_above)}
        if standings:
            return min(standings, key=GRAVEST_FIRST.index)
        return "holds" if self.holding else "not_applicable"


def sections(judged: Sequence[tuple[SuiteCard, Report]]) -> tuple[Section, ...]:
    """The checks of all suites, in the order that they are given in; the wishes of a request are one of their own."""
    parts = [part for card, report in judged for part in _parts(card, report)]
    told = {code: fact for card, _ in judged for code, fact in card.facts.items()}
    owner: dict[Fact, str] = {}
    also: dict[Fact, dict[Text, None]] = {}
    for section in parts:
        for finding in section.findings:
            fact = _fact(finding.violation, told)
            if owner.setdefault(fact, section.name) != section.name:
                also.setdefault(fact, {})[section.title] = None
    return tuple(_once(section, told, owner, also) for section in parts)


def with_wishes(found: Sequence[Section], wishes: Sequence[ToldWish]) -> tuple[Section, ...]:
    """The sections, and in the one of the wishes, which is added where there is none, all of them as the trip meets them.

    What a constraint holds is judged already where it is not met; that a thing one likes is left out one might mind, and
    that of which no data tell stands open.
    """
    if not wishes:
        return tuple(found)
    if not any(section.is_asked for section in found):
        found = (*found, Section(_WISHES_NAME, WISHES, _ABOUT_WISHES, is_asked=True))
    met = tuple(CheckedRule(one.wish) for one in wishes if one.fate == "met")
    unseen = tuple(CheckedRule(one.wish, one.told) for one in wishes if one.fate == "unseen")
    missed = tuple(_missed(one) for one in wishes if one.fate == "unmet" and one.strength is not None)
    return tuple(
        replace(one, findings=(*one.findings, *missed), holding=met, open=(*one.open, *unseen))
        if one.is_asked
        else one
        for one in found
    )


def _missed(wish: ToldWish) -> Finding:
    """A thing that the trip leaves out, or has though it is refused."""
    said = (
        wish.wish
        if wish.told is None
        else sentence("{wish}：{told}", "{wish}: {told}", wish=wish.wish, told=wish.told)
    )
    standing: Severity = "unmet" if wish.strength in ("must", "never") else "minded"
    return Finding(Violation("wish.missed", said), wish.wish, standing)


def _once(
    section: Section, told: Mapping[str, str], owner: Mapping[Fact, str], also: Mapping[Fact, Iterable[Text]]
) -> Section:
    """The section without what an earlier one tells already, and without saying anything twice."""
    mine: dict[tuple[Text, Where], Finding] = {}
    told_above: dict[Text, Finding] = {}
    for finding in section.findings:
        fact = _fact(finding.violation, told)
        if owner[fact] == section.name:
            agreeing = replace(finding, also=tuple(also.get(fact, ())))
            mine.setdefault((finding.violation.message, finding.violation.where), agreeing)
        else:
            told_above.setdefault(finding.rule, finding)
    return replace(section, findings=tuple(mine.values()), told_above=tuple(told_above.values()))


def _parts(card: SuiteCard, report: Report) -> Iterator[Section]:
    """The sections of one suite, each with all that it found."""
    found = [_finding(violation, card) for violation in report.violations]
    yield Section(
        card.name,
        card.title,
        card.about,
        findings=tuple(finding for finding in found if not _is_wish(finding.violation)),
        holding=tuple(_holding(card, report)),
        open=tuple(_open(card, report)),
    )
    if report.logical:
        met = (verdict.source for verdict in report.logical if verdict.ok)
        yield Section(
            _WISHES_NAME,
            WISHES,
            _ABOUT_WISHES,
            findings=tuple(finding for finding in found if _is_wish(finding.violation)),
            holding=tuple(CheckedRule(gloss(parse_normal(source))) for source in met),
            is_asked=True,
        )


def _finding(violation: Violation, card: SuiteCard) -> Finding:
    standing: Severity = "broken"
    if _is_wish(violation) or violation.code in card.asked_for:
        standing = "unmet"
    elif violation.code in card.would_mind:
        standing = "minded"
    return Finding(violation, card.rules.get(violation.code, violation.message), standing)


def _is_wish(violation: Violation) -> bool:
    return violation.code.startswith(WISH)


def _holding(card: SuiteCard, report: Report) -> Iterator[CheckedRule]:
    broken = {violation.code for violation in report.violations}
    broken |= {code for code, violated in report.environment.items() if violated}
    for code, text in _rules(card):
        if code not in broken and _reason(code, report) is None:
            yield CheckedRule(text)


def _open(card: SuiteCard, report: Report) -> Iterator[CheckedRule]:
    broken = {violation.code for violation in report.violations}
    for code, text in _rules(card):
        reason = _reason(code, report)
        if reason is not None and code not in broken:
            yield CheckedRule(text, reason)


def _rules(card: SuiteCard) -> Iterable[tuple[str, Text]]:
    return ((code, text) for code, text in card.rules.items() if not code.startswith(WISH))


def _reason(code: str, report: Report) -> Text | None:
    """Why a rule could not be looked at: the reason of the metric that measures it or its family, without a value."""
    family, _, rule = code.rpartition(".")
    for metric in report.metrics:
        if metric.name in (rule, f"{family}_score") and metric.value is None:
            return metric.reason
    return None if report.delivered or report.environment else _nothing_read(report)


def _nothing_read(report: Report) -> Text | None:
    return report.violations[0].message if report.violations else None


def _fact(violation: Violation, told: Mapping[str, str]) -> Fact:
    """What a violation tells of; one whose code no other suite shares tells of itself alone."""
    return told.get(violation.code, violation.message), violation.where
