"""Every view draws without a fault, and says what was picked.

A page is run as a script of its own: it sees its arguments and what it imports itself, and no names of this module.
"""

from datetime import date
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from components.maps.base_layer import BaseLayer
from core.model.plan import Plan
from core.model.report import Report, Violation, Where
from core.text import Language, Text
from tests.patience import PATIENCE

VIOLATIONS = (
    Violation("attraction.closed", Text("关门了 $x$", "closed $x$"), Where(1, 3)),
    Violation("intercity.missing", Text("没有返程", "no way back")),
)
REPORT = Report(
    uid="1",
    suite="s",
    passed=False,
    delivered=True,
    violations=VIOLATIONS,
    environment={"a.x": True, "b.y": False, "c.z": False},
)


def drawn(script: Any, **values: Any) -> AppTest:
    """A page of one view, after its first run."""
    app = AppTest.from_function(script, kwargs=values, default_timeout=PATIENCE).run()
    assert not app.exception
    return app


def said(app: AppTest) -> str:
    """What the page wrote of the choice."""
    return str(app.text[-1].value)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_every_view_of_a_plan_draws(plan: Plan, ground: BaseLayer, language: Language) -> None:
    def page(plan: "Plan", ground: "BaseLayer", report: "Report", language: "Language") -> None:
        from components.look import drawing, empty_state
        from components.maps import itinerary_map, sketch
        from components.maps.itinerary_drawing import itinerary_drawing
        from components.scores import metric_table, radar, verdict
        from components.scores.axes import Axis
        from components.trip import costs, trip_days
        from components.trip.cards import trip_cards
        from components.trip.cards.trip_cards import TripCard
        from components.trip.day_rows import day_cards
        from core.evaluate.checklist import Finding, Section
        from core.evaluate.registry import SUITES
        from core.model.query import Query
        from core.sandbox.names.place_names import place_names
        from core.text import Text
        from studio.i18n import translator

        def nothing(*_: object) -> None: ...

        say = translator(language)
        names = place_names(ground.city, language)
        found = [Finding(one, one.message, "broken") for one in report.violations]
        broken = Section(
            name="chinatravel", title=Text("事实", "Facts"), about=Text("", ""), findings=tuple(found)
        )
        verdict.fault_line([broken], on_pick=nothing, say=say, key="first")
        cards = day_cards(plan, city=ground.city, names=names, say=say)
        drawn = itinerary_drawing(plan, ground, days={1}, names=names, say=say)
        itinerary_map.show(drawn, ground, on_pick=nothing, key="map")
        trip_days.show(cards, view="v", part="timeline", on_did=nothing, say=say, key="timeline")
        trip_days.show(cards, view="v", part="days", open_day=1, on_did=nothing, say=say, key="list")
        drawing.show(sketch.trip_sketch(plan, ground), told="a trip", key="sketch")
        trip_cards.show(
            [TripCard("1", "a", strips=sketch.day_strips(cards))], columns=3, on_press=nothing, key="cards"
        )
        radar.show(
            {"plan": [Axis("x", 1.0, "1"), Axis("y", 0.5, "0.5"), Axis("z", None, "no data")]},
            say=say,
            key="radar",
        )
        radar.show({}, say=say, key="no-radar")
        suite = SUITES["common_sense"]
        metric_table.show(suite.card, suite.judge(Query("1"), None, None), say=say)
        costs.show(plan, budget=1000, say=say)
        empty_state.show("title", "body", command="tripstudio sandbox list")

    assert not drawn(page, plan=plan, ground=ground, report=REPORT, language=language).exception


def test_pressing_a_violation_chooses_its_place() -> None:
    def page(found: "tuple[Violation, ...]") -> None:
        import streamlit as st

        from components.scores import violations
        from core.evaluate.checklist import Finding
        from studio.i18n import translator

        findings = [Finding(one, one.message, "broken") for one in found]
        violations.show(
            findings,
            on_pick=lambda where: st.session_state.update(at=where),
            say=translator("en"),
            key="checks",
        )
        st.text(st.session_state.get("at"))

    app = drawn(page, found=VIOLATIONS)
    app.button(key="checks-0").click().run()
    assert said(app) == "Where(day=1, activity=3, leg=None)"


def test_a_violation_of_the_whole_trip_is_told_and_is_no_button() -> None:
    def page(found: "tuple[Violation, ...]") -> None:
        from components.scores import violations
        from core.evaluate.checklist import Finding
        from studio.i18n import translator

        findings = [Finding(found[1], found[1].message, "broken")]
        violations.show(findings, on_pick=print, say=translator("en"), key="checks")

    app = drawn(page, found=VIOLATIONS)
    assert [len(app.button), app.markdown[0].value] == [0, "✖ Whole trip\\: no way back"]


def checks_page(found: "tuple[Violation, ...]") -> None:
    """A page of three boxes of checks, of which one has a fault."""
    import streamlit as st

    from components.scores import checklist
    from core.evaluate.checklist import CheckedRule, Finding, Section
    from core.text import Text
    from studio.i18n import translator

    finding = Finding(
        violation=found[0], rule=found[0].message, standing="broken", also=(Text("合理性", "Soundness"),)
    )
    kept = CheckedRule(Text("好", "kept"))
    about = Text("关于", "about it")
    boxes = [
        Section("chinatravel", Text("事实", "Facts"), about, holding=(kept,)),
        Section(
            "common_sense",
            Text("常识", "Common sense"),
            about,
            findings=(finding,),
            open=(CheckedRule(Text("无", "no tickets"), Text("缺", "none")),),
        ),
        Section("tripscore", Text("合理性", "Soundness"), about, told_above=(finding,)),
    ]
    checklist.show(
        boxes, on_pick=lambda where: st.session_state.update(at=where), say=translator("en"), key="checks"
    )
    st.text(st.session_state.get("at"))


def test_a_press_in_any_box_of_the_checks_picks_its_place() -> None:
    app = drawn(checks_page, found=VIOLATIONS)
    assert [box.label.split()[1] for box in app.expander] == ["Common", "Soundness", "Facts"]
    app.button(key="checks-common_sense-finding-0").click().run()
    assert said(app) == "Where(day=1, activity=3, leg=None)"


def test_what_is_in_a_box_of_the_checks_is_drawn_once_it_is_open() -> None:
    app = drawn(checks_page, found=VIOLATIONS)
    assert [box.proto.expanded for box in app.expander] == [True, False, False]
    assert [one.value for one in app.caption].count("about it") == 1


def box_page(text: str) -> None:
    """A page of the request box alone."""
    import streamlit as st

    from components.request import request_box
    from studio.i18n import translator
    from studio.state import presses

    button = presses.kept("plan")
    st.text(request_box.show(text=text, button=button, say=translator("en"), key="box"))


def test_a_typed_request_is_handed_over_once_it_is_sent() -> None:
    app = drawn(box_page, text="")
    assert said(app) == "None"
    app.text_area[0].set_value("  to Beijing ")
    next(button for button in app.button if button.label == "Plan").click().run()
    assert said(app) == "to Beijing"


def test_an_empty_request_is_not_sent() -> None:
    app = drawn(box_page, text="")
    next(button for button in app.button if button.label == "Plan").click().run()
    assert said(app) == "None"


def test_the_box_shows_the_request_it_is_given() -> None:
    assert drawn(box_page, text="to Nanjing").text_area[0].value == "to Nanjing"


def gaps_page() -> None:
    """A page of the fields for what a request leaves open alone."""
    import streamlit as st

    from components.request import gaps
    from components.request.gaps import RequestGap
    from core.model.query import Query
    from studio.i18n import translator

    cities = [(name, name) for name in ("南京", "北京", "上海", "成都", "武汉")]
    left = [
        RequestGap("start_city", "From?", cities),
        RequestGap("days", "Days", [(3, "3 days"), (4, "4 days")]),
    ]
    left.append(RequestGap("people_number", "People"))
    given = gaps.show(left, "Which day?", say=translator("en"), key="open")
    st.text(gaps.filled(Query("1", target_city="北京"), given))


def test_each_gap_of_a_request_is_asked_for_once_and_left_empty() -> None:
    app = drawn(gaps_page)
    asked = [*app.selectbox, *app.button_group, *app.number_input, *app.date_input]
    assert [field.label for field in asked] == ["From?", "Days", "People", "Which day?"]
    assert "start_city=None, target_city='北京', days=None" in said(app)


def test_what_is_given_for_the_gaps_completes_the_request() -> None:
    app = drawn(gaps_page)
    app.selectbox[0].set_value("南京")
    app.button_group[0].set_value(4)
    app.number_input[0].set_value(2)
    app.date_input[0].set_value(date(2030, 5, 1)).run()
    told = said(app)
    assert "start_city='南京', target_city='北京', days=4, people_number=2" in told
    assert "dates=(datetime.date(2030, 5, 1), datetime.date(2030, 5, 4))" in told


def test_pressing_stop_is_told() -> None:
    def page() -> None:
        from functools import partial

        import streamlit as st

        from components.request import progress
        from studio.i18n import translator

        say = translator("en")
        stop = partial(st.session_state.update, told="stopped")
        progress.show("Improving", elapsed=1.5, limit=10, on_stop=stop, say=say, key="stop")
        st.text(st.session_state.get("told", "goes on"))

    app = drawn(page)
    assert said(app) == "goes on"
    app.button(key="stop").click().run()
    assert said(app) == "stopped"
