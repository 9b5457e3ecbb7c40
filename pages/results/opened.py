"""A cell that is open: its figure, why plans fall short, and the plans, each of which leads to its page."""

from dataclasses import replace

import streamlit as st

from components.look.escape import plain
from components.scores import reason_bars
from core.bench.preparing import to_judge
from core.bench.results.cells import Behind, behind, plans_behind
from core.bench.results.reading import Results
from core.bench.results.result import Result, run_of, told_of
from core.bench.results.tables import RATES, Column, CountedFigure, GroupRow, Table
from core.errors import InputError
from core.evaluate.registry import SUITES
from pages.results import plan_cards
from pages.results.figures import number
from pages.results.words import column_name, group_name
from studio import services
from studio.i18n import Translate
from studio.state import results as state

PLANS_A_PAGE = 6
MOST_REASONS = 5


def show(table: Table, place: tuple[int, int], found: Results, failures: bool, say: Translate) -> None:
    """Draw the cell."""
    row, column = table.rows[place[0]], table.columns[place[1]]
    there = behind(found, table, row, column)
    with st.container(border=True, key="results_cell"):
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            st.markdown(f"**{plain(' · '.join(group_name(row, say)))}**", width="content")
            st.button(
                say("results-close"), icon=":material/close:", type="tertiary", on_click=state.close_cell
            )
        _figure(table, row, column, place[1], say)
        _reasons(table, there, say)
        count = there.short if failures else there.plans
        st.markdown(f"**{say('results-plans', count=count)}**")
        if not count:
            st.caption(say("results-no-failures"))
            return
        page = 1
        if count > PLANS_A_PAGE:
            page = st.pagination(-(-count // PLANS_A_PAGE), key="results-plans-page")
        listed = plans_behind(
            found,
            table,
            row,
            column,
            only_short=failures,
            first=PLANS_A_PAGE * (page - 1),
            most=PLANS_A_PAGE,
            broken=tuple(there.broken),
        )
        plan_cards.show(listed, found, _rules(table, say), _keep, say)


def _figure(table: Table, row: GroupRow, column: Column, at: int, say: Translate) -> None:
    cell = row.cells[at]
    name, value = column_name(table, column, say), cell.figure.value
    is_share = table.part == RATES and value is not None
    told = say("results-none") if value is None else f"{number(value, column)}{' %' if is_share else ''}"
    st.markdown(f"**{plain(name + say('label-colon') + told)}**")
    st.caption(
        plain(_counted(cell, row.count, say) if is_share else say("results-counted", results=row.count))
    )


def _counted(cell: CountedFigure, plans: int, say: Translate) -> str:
    """How many of how many a share is."""
    held = round((cell.figure.value or 0) * cell.counted)
    return say("results-held", held=f"{held:,}", counted=f"{cell.counted:,}", results=plans)


def _reasons(table: Table, there: Behind, say: Translate) -> None:
    """The rules that most of the plans that fall short break."""
    if table.suite is None or not there.short:
        return
    rules = _rules(table, say)
    told = [(rules.get(code, code), count) for code, count in there.broken.items()]
    if there.undelivered:
        told.append((say("results-undelivered"), there.undelivered))
    st.markdown(f"**{say('results-why', count=there.short)}**")
    reason_bars.show(sorted(told, key=lambda one: -one[1])[:MOST_REASONS])


def _rules(table: Table, say: Translate) -> dict[str, str]:
    """What the rules of the table's suite say, by code."""
    rules = SUITES[table.suite].card.rules if table.suite is not None else {}
    return {code: rule.says(say.language) for code, rule in rules.items()}


def _keep(result: Result) -> None:
    """Keep the plan like a run, so that it has a page, and go there next; a request of words alone is what it was judged as."""
    try:
        run = run_of(result)
        has_data = services.has_data(run.sandbox)
        asked = to_judge(run.query, services.sandbox(run.sandbox)) if has_data else run.query
        services.keep_once(replace(run, query=asked), told_of(result))
    except InputError as error:
        state.tell(error.text)
        return
    state.go_to(run.id)
