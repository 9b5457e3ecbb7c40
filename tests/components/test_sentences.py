"""What the verdict, the list of violations and the text of the itinerary say."""

from components.request.gaps import fault_of
from components.request.progress import quality, share_done, within
from components.scores.verdict import counted, sentence
from components.scores.violations import line, place, told
from core.agents.drafts import Incumbent
from core.evaluate.checklist import WISHES, CheckedRule, Finding, Section
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Violation, Where
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.text import Text
from studio.i18n import translator

ZH, EN = translator("zh"), translator("en")
CLOSED = Violation(
    code="attraction.closed",
    message=Text("故宫 17:00 关门", "the museum closes at 17:00"),
    where=Where(1, 3),
    observed="18:00",
    allowed="17:00",
)
OVER = Violation("budget", Text("超出预算 ¥230", "¥230 over budget"))
THIRD = Violation("time.order", Text("时间顺序颠倒", "the times are out of order"), Where(2))


NO_DUCK = Violation("logical.restaurants", Text("没有吃烤鸭", "no roast duck"))


FACTS, SENSE = Text("事实", "Facts"), Text("常识", "Common sense")


def broken(*violations: Violation) -> Section:
    """A section in which these do not hold."""
    return Section(
        name="facts",
        title=FACTS,
        about=FACTS,
        findings=tuple(Finding(one, one.message, "broken") for one in violations),
    )


def held(title: Text, count: int, *, is_asked: bool = False) -> Section:
    """A section of which so many rules hold."""
    return Section("a", title, title, holding=(CheckedRule(Text("规则", "rule")),) * count, is_asked=is_asked)


UNMET = Section(
    name="wishes",
    title=WISHES,
    about=WISHES,
    findings=(Finding(NO_DUCK, NO_DUCK.message, "unmet"),),
    is_asked=True,
)


def test_a_plan_without_violations_holds_and_says_what_was_looked_at() -> None:
    looked_at = [held(FACTS, 25), held(WISHES, 1, is_asked=True), held(SENSE, 18)]
    assert sentence(looked_at, EN) == (
        "✔ Everything holds: 25 rules (Facts), one wish, 18 rules (Common sense)"
    )
    assert sentence(looked_at, ZH) == "✔ 全部符合要求：25 条“事实”规则、1 个愿望、18 条“常识”规则"
    assert sentence([], EN) == "✔ Everything holds"


def test_the_verdict_says_what_fails_first() -> None:
    assert sentence([broken(CLOSED)], EN) == "✖ One thing does not hold: the museum closes at 17:00"
    assert sentence([broken(CLOSED, OVER)], ZH) == "✖ 有 2 处不符合要求：故宫 17:00 关门；超出预算 ¥230"


def test_a_long_list_is_cut_and_counted() -> None:
    assert sentence([broken(CLOSED, OVER, THIRD)], EN).endswith("over budget and 1 more")


def test_the_same_sentence_is_said_once() -> None:
    assert sentence([broken(CLOSED, CLOSED)], EN).startswith("✖ One thing")


def test_a_wish_that_is_not_met_is_told_apart_and_after_what_is_broken() -> None:
    assert sentence([UNMET], EN) == "▲ one wish is not met: no roast duck"
    assert sentence([UNMET, broken(CLOSED)], ZH) == (
        "✖ 有 1 处不符合要求，有 1 个愿望没有满足：故宫 17:00 关门；没有吃烤鸭"
    )


def test_what_one_might_mind_is_told_after_that_everything_holds() -> None:
    early = Violation("day.early_start", Text("第 2 天 06:10 就出门", "off at 06:10 on day 2"), Where(2))
    minded = Section(
        name="sense", title=SENSE, about=SENSE, findings=(Finding(early, early.message, "minded"),)
    )
    assert sentence([minded], EN) == "✔ Everything holds; 1 thing you might mind: off at 06:10 on day 2"
    assert sentence([minded], ZH) == "✔ 全部符合要求；有 1 处你可能会介意：第 2 天 06:10 就出门"
    assert sentence([minded, broken(CLOSED)], EN) == (
        "✖ One thing does not hold, 1 thing you might mind: the museum closes at 17:00; off at 06:10 on day 2"
    )


def test_the_counts_are_told(plan: Plan) -> None:
    assert counted(plan, EN) == "2 sights · 3 meals · 19 min a transfer"


def test_a_violation_says_where_as_far_as_it_is_known() -> None:
    spoken = [place(where, EN) for where in (Where(), Where(2), Where(1, 3), Where(2, 2, 1))]
    assert spoken == ["Whole trip: ", "Day 2: ", "Day 1, item 3: ", "Day 2, way 1 to item 2: "]


def test_a_violation_tells_what_was_seen_and_allowed() -> None:
    assert told(CLOSED, EN) == "rule attraction.closed · found 18:00 · allowed 17:00"
    assert told(OVER, EN) == "rule budget"


def test_who_else_found_a_violation_is_named() -> None:
    finding = Finding(violation=CLOSED, rule=CLOSED.message, standing="broken", also=(SENSE,))
    assert line(finding, EN) == (
        "✖ Day 1, item 3: the museum closes at 17:00 · found as well by: Common sense"
    )


def test_an_unmet_wish_is_told_without_a_place() -> None:
    assert line(Finding(OVER, OVER.message, "unmet"), EN) == "▲ ¥230 over budget"


def test_a_place_without_an_english_name_is_told_by_its_sounds_and_a_station_has_one(city: City) -> None:
    names = place_names(city, "en")
    assert (names("天坛"), names("四季民福"), names("南京南站")) == (
        "Temple of Heaven",
        "Siji Minfu",
        "Nanjing South Railway Station",
    )


def test_progress_never_leaves_its_bar() -> None:
    assert [share_done(seconds, 10) for seconds in (-1, 0, 5, 20)] == [0, 0, 0.5, 1]
    assert share_done(1, 0) == 1


def test_the_distance_to_the_best_possible_is_told_only_where_it_is_known() -> None:
    assert (within(100, 97), within(100, None), within(0, 0), within(100, 120)) == (0.03, None, None, 0)


def test_the_status_says_when_there_was_a_plan_and_how_near_the_best_it_is() -> None:
    found = [Incumbent(0.31, 200, 90), Incumbent(0.5, 110, 90), Incumbent(0.7, 100, 90)]
    assert quality([], EN) == []
    assert quality(found, EN) == [
        "first plan after 0.3 s",
        "2 better ones since",
        "at most 10 % from the best possible",
    ]
    assert quality(found, ZH)[-1] == "与最优解的差距不超过 10%"


def test_a_loose_bound_is_no_boast() -> None:
    assert quality([Incumbent(0.3, 200, 90)], EN) == ["first plan after 0.3 s"]


def test_a_form_says_what_is_still_missing() -> None:
    assert fault_of(Query("1", start_city="南京", days=3), EN) == "Please fill in: Destination, People"


def test_a_trip_to_where_one_is_is_refused() -> None:
    assert (
        fault_of(Query("1", start_city="南京", target_city="南京", days=3, people_number=2), ZH)
        == "目的地不能和出发地相同。"
    )


def test_a_whole_form_has_no_fault() -> None:
    assert fault_of(Query("1", start_city="南京", target_city="北京", days=3, people_number=2), ZH) is None
