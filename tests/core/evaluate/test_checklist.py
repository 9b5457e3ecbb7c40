"""One list of the judgements of many suites."""

from collections import Counter

import pytest

from core.evaluate.checklist import CheckedRule, Section, sections, with_wishes
from core.evaluate.protocol import SuiteCard
from core.evaluate.registry import SUITES
from core.model.query import Strength
from core.model.report import LogicalVerdict, Metric, Report, Severity, Violation, Where
from core.model.told_wish import ToldWish
from core.text import Text

HERE, THERE = Where(2, 3), Where(1, 1)


def text(words: str) -> Text:
    """The same words in both languages."""
    return Text(words, words)


def fault(code: str, where: Where = HERE, words: str | None = None) -> Violation:
    """A violation whose words are its code unless told otherwise."""
    return Violation(code, text(words or code), where)


def judged(
    name: str, *violations: Violation, metrics: tuple[Metric, ...] = (), delivered: bool = True, logical: tuple[LogicalVerdict, ...] = ()
) -> tuple[SuiteCard, Report]:  # fmt: skip
    """A suite's card and its report."""
    report = Report(
        uid="q",
        suite=name,
        passed=not violations,
        delivered=delivered,
        violations=violations,
        metrics=metrics,
        logical=logical,
    )
    return SUITES[name].card, report


def by_name(*reports: tuple[SuiteCard, Report]) -> dict[str, Section]:
    """The sections by their names."""
    return {section.name: section for section in sections(reports)}


def test_the_same_fact_is_told_once_with_all_who_found_it() -> None:
    found = by_name(
        judged("chinatravel", fault("attraction.closed")),
        judged("tripscore", fault("commonsense.hours")),
        judged("triptailor", fault("visit_time")),
    )
    (finding,) = found["chinatravel"].findings
    assert finding.also == tuple(SUITES[name].card.title for name in ("tripscore", "triptailor"))
    assert (found["tripscore"].findings, found["triptailor"].findings) == ((), ())


def test_a_fact_that_is_told_above_still_breaks_its_rule() -> None:
    found = by_name(
        judged("chinatravel", fault("attraction.closed")), judged("tripscore", fault("commonsense.hours"))
    )["tripscore"]
    rule = SUITES["tripscore"].card.rules["commonsense.hours"]
    assert [finding.rule for finding in found.told_above] == [rule]
    assert found.standing == "broken"
    assert rule not in [one.text for one in found.holding]


def test_a_meal_out_of_its_hours_is_told_once() -> None:
    found = by_name(
        judged("chinatravel", fault("restaurant.meal_time")), judged("common_sense", fault("meal.hours"))
    )
    assert len(found["chinatravel"].findings) == 1
    assert found["common_sense"].findings == ()
    assert found["common_sense"].standing == "broken"


def test_the_same_fault_at_another_place_is_another_fact() -> None:
    found = by_name(
        judged("chinatravel", fault("attraction.closed", HERE)),
        judged("tripscore", fault("commonsense.hours", THERE)),
    )
    assert len(found["tripscore"].findings) == 1


def test_two_faults_of_one_suite_are_two_findings() -> None:
    found = by_name(
        judged("chinatravel", fault("attraction.closed"), fault("attraction.closed", words="and Mondays"))
    )
    assert len(found["chinatravel"].findings) == 2


def test_what_a_suite_says_twice_of_one_place_is_told_once() -> None:
    found = by_name(
        judged(
            "chinatravel", fault("intercity.cost", words="unread"), fault("intercity.missing", words="unread")
        )
    )
    assert len(found["chinatravel"].findings) == 1


def test_a_rule_that_no_violation_names_holds() -> None:
    rules = SUITES["common_sense"].card.rules
    (section,) = sections([judged("common_sense", fault("time.idle"))])
    assert [one.text for one in section.holding] == [
        text for code, text in rules.items() if code != "time.idle"
    ]


def test_a_rule_whose_metric_is_absent_does_not_apply_for_its_reason() -> None:
    absent = Metric(
        name="meal_prices",
        value=None,
        direction="higher",
        unit="pass",
        dimension="rationality",
        reason=text("no prices"),
    )
    (section,) = sections([judged("triptailor", metrics=(absent,))])
    assert [(rule.text.en, rule.reason) for rule in section.open] == [
        ("Meals within the range of prices", text("no prices"))
    ]


def test_rules_that_wait_for_others_do_not_apply_either() -> None:
    waits = Metric(
        name="commonsense_score",
        value=None,
        direction="higher",
        unit="points",
        dimension="reward",
        reason=text("the format fails"),
    )
    (section,) = sections(
        [judged("tripscore", fault("format.verification"), metrics=(waits,), delivered=False)]
    )
    assert {rule.reason for rule in section.open if rule.text in SUITES["tripscore"].card.rules.values()} >= {
        text("the format fails")
    }


def test_nothing_holds_of_a_plan_that_cannot_be_read() -> None:
    (section,) = sections([judged("common_sense", fault("plan.format", words="no plan"), delivered=False)])
    assert section.holding == ()


def test_wishes_are_a_section_of_their_own() -> None:
    met, unmet = "result=(day_count(plan)==3)", "result=(people_count(plan)==2)"
    verdicts = (LogicalVerdict(met, True), LogicalVerdict(unmet, False))
    found = by_name(judged("chinatravel", fault("logical.budget", Where()), logical=verdicts))["wishes"]
    assert [rule.text.en for rule in found.holding] == ["The trip lasts 3 days"]
    assert [finding.standing for finding in found.findings] == ["unmet"]
    assert found.standing == "unmet"


def test_the_budget_is_an_unmet_wish_whoever_finds_it() -> None:
    found = by_name(judged("triptailor", fault("rationality.within_budget", Where())))["triptailor"]
    assert (found.findings[0].standing, found.standing) == ("unmet", "unmet")


@pytest.mark.parametrize("name", SUITES)
def test_a_card_speaks_of_its_own_codes_alone(name: str) -> None:
    card = SUITES[name].card
    assert {*card.facts, *card.asked_for} - set(card.rules) == set()


def test_a_fact_that_only_one_suite_names_is_spelled_wrong() -> None:
    named = Counter(fact for suite in SUITES.values() for fact in set(suite.card.facts.values()))
    assert min(named.values()) > 1


@pytest.mark.parametrize("logical", [(LogicalVerdict("result = True", ok=True),), ()])
def test_wishes_that_no_data_tell_of_stand_open_among_the_wishes(logical: tuple[LogicalVerdict, ...]) -> None:
    unseen = ToldWish(text("a cute hotel"), "unseen", text("no data"))
    found = with_wishes(
        sections([judged("chinatravel", logical=logical)]), [unseen, ToldWish(text("a palace"), "met")]
    )
    (wishes,) = (section for section in found if section.is_asked)
    assert wishes.open == (CheckedRule(text("a cute hotel"), text("no data")),)


@pytest.mark.parametrize(("strength", "standing"), [("like", "minded"), ("must", "unmet")])
def test_a_thing_that_a_trip_leaves_out_is_found_by_how_much_it_is_wished_for(
    strength: Strength, standing: Severity
) -> None:
    duck = ToldWish(text("Peking duck"), "unmet", text("not in this trip"), strength=strength)
    found = with_wishes(sections([judged("chinatravel")]), [duck, ToldWish(text("a palace"), "met")])
    (wishes,) = (section for section in found if section.is_asked)
    assert [one.standing for one in wishes.findings] == [standing]
    assert wishes.holding == (CheckedRule(text("a palace")),)


def test_what_a_constraint_holds_is_not_found_missing_a_second_time() -> None:
    palace = ToldWish(text("a palace"), "unmet", text("not in this trip"))
    (wishes,) = (one for one in with_wishes([], [palace]) if one.is_asked)
    assert wishes.findings == ()
