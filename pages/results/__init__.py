"""Results: what many methods came to over many requests, as the papers' tables; any cell opens its plans."""

from collections.abc import Mapping
from pathlib import Path

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from core.bench.results.reading import Results
from core.bench.results.rendering import to_csv
from core.bench.results.result_folders import known
from core.bench.results.tables import PARTS, GroupedBy, Table
from core.errors import InputError
from core.text import shown
from pages.results import by_request, figures, filtering, opened, ranking, shared
from pages.results.words import part_name, table_name
from studio import services
from studio.i18n import Translate
from studio.state import results as state
from studio.state import session


def render() -> None:
    """Draw the chosen folder's chosen table, and beside it the cell that is open."""
    say = session.say()
    run = state.going()
    if run is not None:
        st.switch_page(session.page("plan"), query_params={"plan": run})
    fault = state.fault()
    if fault is not None:
        st.error(plain(fault.stands(say.language)), icon=":material/error:")
    there = known(services.settings().home)
    folders = {_label(path, there): path for path in there}
    if not folders:
        st.header(say("page-results"))
        empty_state.show(
            say("results-empty"),
            say("results-empty-hint"),
            command="tripstudio bench run --agents planner,baseline_a --queries FILE --out DIR",
        )
        return
    with st.container(horizontal=True, vertical_alignment="center", key="results_head"):
        st.header(say("page-results"), width="content")
        name = _folder(list(folders), say)
        counts = st.empty()
    try:
        with st.spinner(say("results-reading"), show_time=False):
            found = shared.results(folders[name])
    except InputError as error:
        st.error(plain(error.text.stands(say.language)), icon=":material/error:")
        return
    told = say("results-counts", methods=found.methods, requests=found.requests)
    counts.caption(plain(told), width="content")
    _table(found, say)


def _label(path: Path, folders: tuple[Path, ...]) -> str:
    alone = sum(one.name == path.name for one in folders) == 1
    return path.name if alone else str(path)


def _folder(names: list[str], say: Translate) -> str:
    named = state.folder()
    if named is not None and named not in names:
        st.warning(say("results-unknown", name=plain(named)))
    chosen = named if named in names else names[0]
    session.choose(state.FOLDER_CONTROL, chosen)
    st.selectbox(
        say("results-folder"),
        names,
        format_func=shown,
        label_visibility="collapsed",
        width=320,
        on_change=lambda: state.show_folder(session.kept(state.FOLDER_CONTROL, str, chosen)),
        key=state.FOLDER_CONTROL,
    )
    return chosen


def _table(found: Results, say: Translate) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(say("results-by"), width="content")
        by = _grouping(("agent", "model") if found.asks_models else ("agent",), say)
        only = filtering.choose(found, say)
        with st.spinner(say("results-reading"), show_time=False):
            grouped = tuple(part for part in PARTS if part in by or part in only)
            tables = [filtering.kept(table, only) for table in shared.result_tables(found, grouped)]
        table = _chosen_table({f"{table.suite or '-'}:{table.part}": table for table in tables}, say)
        failures = state.only_failures()
        session.choose(state.ONLY_CONTROL, failures)
        st.toggle(
            say("results-failures"),
            on_change=lambda: state.list_failures(alone=session.kept(state.ONLY_CONTROL, bool, False)),
            key=state.ONLY_CONTROL,
        )
        st.download_button(
            say("results-csv"),
            to_csv([table]),
            file_name=f"{table.suite or 'effort'}-{table.part}.csv",
            mime="text/csv",
            icon=":material/download:",
            on_click="ignore",
        )
    _drawn(table, found, failures, say)
    ranking.show(found, say)


def _grouping(usual: tuple[GroupedBy, ...], say: Translate) -> tuple[GroupedBy, ...]:
    """What the rows are by: as the address says, or as usual."""
    by = tuple(part for part in PARTS if part in state.by()) or usual
    session.choose(state.BY_CONTROL, list(by))

    def follow() -> None:
        marked = session.kept(state.BY_CONTROL, list, [])
        state.group_by(part for part in PARTS if part in marked)

    st.pills(
        say("results-by"),
        PARTS,
        selection_mode="multi",
        label_visibility="collapsed",
        format_func=lambda part: part_name(part, say),
        on_change=follow,
        key=state.BY_CONTROL,
    )
    return by


def _chosen_table(tables: Mapping[str, Table], say: Translate) -> Table:
    wanted = state.table()
    key = wanted if wanted is not None and wanted in tables else next(iter(tables))
    session.choose(state.TABLE_CONTROL, key)
    st.selectbox(
        say("results-table"),
        list(tables),
        format_func=lambda each: table_name(tables[each], say),
        label_visibility="collapsed",
        width=300,
        on_change=lambda: state.show_table(session.kept(state.TABLE_CONTROL, str, key)),
        key=state.TABLE_CONTROL,
    )
    return tables[key]


def _drawn(table: Table, found: Results, failures: bool, say: Translate) -> None:
    chosen = figures.chosen(table)
    if chosen is None:
        figures.show(table, say)
        st.caption(say("results-hint"))
        by_request.show(table, chosen, found, say)
        return
    left, right = st.columns((2, 1))
    with left:
        figures.show(table, say)
        by_request.show(table, chosen, found, say)
    with right:
        opened.show(table, chosen, found, failures, say)
