"""The judgements of one plan by many suites as one list of checks: what does not hold, what holds, what does not apply.

Several suites look at the same fact (a museum that is closed, say); it is listed once, with the suites that agree.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from core.dsl.normal.gloss import gloss
from core.dsl.normal.reading import parse_normal
from core.evaluate.protocol import SuiteCard
from core.model.query import Query
from core.model.report import Report, Violation, Where
from core.text import Text

Standing = Literal["broken", "unmet", "holds", "not_applicable"]
"""Breaks a must, leaves a wish unmet, holds, or does not apply."""

WISH = "logical."
"""How the codes of a request's own constraints begin."""

ASKED_FOR = frozenset(
    {
        "compliance.bcs",
        "compliance.tcs",
        "compliance.pas_a",
        "compliance.pas_t",
        "compliance.pas_c",
        "rationality.meal_prices",
        "rationality.within_budget",
    }
)
"""Rules of suites that repeat what a request asks for."""

FACTS: Mapping[str, frozenset[str]] = {
    "hours": frozenset({"attraction.closed", "commonsense.hours", "visit_time"}),
    "sight twice": frozenset({"attraction.repeated", "rationality.diverse_attractions"}),
    "restaurant twice": frozenset({"restaurant.repeated", "rationality.diverse_restaurants"}),
    "service": frozenset({"intercity.unavailable", "intercity.information", "format.accuracy"}),
    "unknown place": frozenset(
        {
            "attraction.unavailable",
            "restaurant.unavailable",
            "accommodation.unavailable",
            "place.wrong_city",
            "format.verification",
            "commonsense.location",
            "feasibility.within_sandbox",
        }
    ),
    "order": frozenset({"time.order", "time.overlap", "commonsense.chronology"}),
    "length": frozenset({"visit.short", "visit.long", "rationality.visit_duration"}),
    "bed": frozenset({"accommodation.missing", "night.no_bed"}),
    "budget": frozenset({"logical.budget", "compliance.bcs", "rationality.within_budget"}),
    "days": frozenset({"logical.days", "compliance.tcs"}),
}
"""Codes of different suites that tell of the same fact where they name the same place of the plan."""

Fact = tuple[str | Text, Where]
_FACT_OF = {code: fact for fact, codes in FACTS.items() for code in codes}


@dataclass(frozen=True, slots=True)
class Finding:
    """What does not hold, against which rule; `also` names the other sections that found it."""

    violation: Violation
    rule: Text
    standing: Standing
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule or wish that holds, or that does not apply, with the reason."""

    text: Text
    reason: Text | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """The checks of one suite, or of a part of it; `told_above` is what it found and an earlier section lists."""

    name: str
    findings: tuple[Finding, ...] = ()
    told_above: tuple[Finding, ...] = ()
    holding: tuple[Rule, ...] = ()
    open: tuple[Rule, ...] = ()

    @property
    def standing(self) -> Standing:
        """The gravest standing in it."""
        standings = {finding.standing for finding in (*self.findings, *self.told_above)}
        if standings:
            return "broken" if "broken" in standings else "unmet"
        return "holds" if self.holding else "not_applicable"


def sections(query: Query, judged: Sequence[tuple[SuiteCard, Report]]) -> tuple[Section, ...]:
    """The checks of all suites, in the order that they are given in; the wishes of a request are one of their own."""
    parts = [part for card, report in judged for part in _parts(query, card, report)]
    owner: dict[Fact, str] = {}
    also: dict[Fact, dict[str, None]] = {}
    for section in parts:
        for finding in section.findings:
            fact = _fact(finding.violation)
            if owner.setdefault(fact, section.name) != section.name:
                also.setdefault(fact, {})[section.name] = None
    return tuple(_once(section, owner, also) for section in parts)


def _once(section: Section, owner: Mapping[Fact, str], also: Mapping[Fact, Iterable[str]]) -> Section:
    """The section without what an earlier one tells already, and without saying anything twice."""
    mine: dict[tuple[Text, Where], Finding] = {}
    told_above: dict[Text, Finding] = {}
    for finding in section.findings:
        fact = _fact(finding.violation)
        if owner[fact] == section.name:
            agreeing = replace(finding, also=tuple(also.get(fact, ())))
            mine.setdefault((finding.violation.message, finding.violation.where), agreeing)
        else:
            told_above.setdefault(finding.rule, finding)
    return replace(section, findings=tuple(mine.values()), told_above=tuple(told_above.values()))


def _parts(query: Query, card: SuiteCard, report: Report) -> Iterator[Section]:
    """The sections of one suite, each with all that it found."""
    found = [_finding(violation, card) for violation in report.violations]
    yield Section(
        card.name,
        findings=tuple(finding for finding in found if not _is_wish(finding.violation)),
        holding=tuple(_holding(card, report)),
        open=tuple(_open(card, report)),
    )
    if report.logical:
        said = {constraint.dsl: constraint.gloss for constraint in query.constraints}
        met = (verdict.source for verdict in report.logical if verdict.ok)
        yield Section(
            "wishes",
            findings=tuple(finding for finding in found if _is_wish(finding.violation)),
            holding=tuple(Rule(said.get(source) or gloss(parse_normal(source))) for source in met),
        )


def _finding(violation: Violation, card: SuiteCard) -> Finding:
    unmet = _is_wish(violation) or violation.code in ASKED_FOR
    rule = card.rules.get(violation.code, violation.message)
    return Finding(violation, rule, "unmet" if unmet else "broken")


def _is_wish(violation: Violation) -> bool:
    return violation.code.startswith(WISH)


def _holding(card: SuiteCard, report: Report) -> Iterator[Rule]:
    broken = {violation.code for violation in report.violations}
    broken |= {code for code, violated in report.environment.items() if violated}
    for code, text in _rules(card):
        if code not in broken and _reason(code, report) is None:
            yield Rule(text)


def _open(card: SuiteCard, report: Report) -> Iterator[Rule]:
    broken = {violation.code for violation in report.violations}
    for code, text in _rules(card):
        reason = _reason(code, report)
        if reason is not None and code not in broken:
            yield Rule(text, reason)


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


def _fact(violation: Violation) -> Fact:
    """What a violation tells of; one whose code no other suite shares tells of itself alone."""
    return _FACT_OF.get(violation.code, violation.message), violation.where
