"""Results: what many methods came to over many requests, as the papers' tables; any cell opens its plans."""

from pathlib import Path

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from core.bench.results.known import known
from core.bench.results.reading import Result
from core.bench.results.tables import PARTS, Part, Table
from core.errors import InputError
from core.text import shown
from pages.results import figures, opened, ranking
from pages.results.words import part_name, table_name
from studio import services
from studio.i18n import Translate
from studio.state import results as state
from studio.state import session

_USUAL: tuple[Part, ...] = ("agent", "model")


def render() -> None:
    """Draw the chosen folder's chosen table, and beside it the cell that is open."""
    say = session.say()
    run = state.going()
    if run is not None:
        st.switch_page(session.page("plan"), query_params={"plan": run})
    st.header(say("page-results"))
    fault = state.fault()
    if fault is not None:
        st.error(plain(fault.says(say.language)), icon=":material/error:")
    there = known(services.settings().home)
    folders = {_label(path, there): path for path in there}
    if not folders:
        empty_state.show(
            say("results-empty"),
            say("results-empty-hint"),
            command="tripstudio bench run --agents planner,baseline_a --queries FILE --out DIR",
        )
        return
    name = _folder(list(folders), say)
    try:
        with st.spinner(say("results-reading"), show_time=False):
            found = services.results(folders[name])
    except InputError as error:
        st.error(plain(error.text.says(say.language)), icon=":material/error:")
        return
    _table(name, found, say)


def _label(path: Path, folders: tuple[Path, ...]) -> str:
    alone = sum(one.name == path.name for one in folders) == 1
    return path.name if alone else str(path)


def _folder(names: list[str], say: Translate) -> str:
    named = state.folder()
    if named is not None and named not in names:
        st.warning(say("results-unknown", name=plain(named)))
    chosen = st.selectbox(
        say("results-folder"),
        names,
        index=names.index(named) if named in names else 0,
        format_func=shown,
        width=420,
    )
    return chosen or names[0]


def _table(name: str, found: tuple[Result, ...], say: Translate) -> None:
    methods = {(result.agent, result.model) for result in found}
    requests = {(result.dataset, result.uid) for result in found}
    st.caption(plain(say("results-counts", methods=len(methods), requests=len(requests))))
    with st.container(horizontal=True, vertical_alignment="bottom"):
        named = [part for part in PARTS if part in state.by()] or list(_USUAL)
        by = st.pills(
            say("results-by"),
            PARTS,
            selection_mode="multi",
            default=named,
            format_func=lambda part: part_name(part, say),
        )
        with st.spinner(say("results-reading"), show_time=False):
            tables = services.result_tables(found, tuple(part for part in PARTS if part in by) or _USUAL)
        keys = {f"{table.suite or '-'}:{table.part}": table for table in tables}
        wanted = state.table()
        key = st.selectbox(
            say("results-table"),
            list(keys),
            index=list(keys).index(wanted) if wanted in keys else 0,
            format_func=lambda each: table_name(keys[each], say),
            width=320,
        )
        failures = st.toggle(say("results-failures"), value=state.only_failures())
    table = keys[key or next(iter(keys))]
    state.choose(name, key or "", table.by, failures=failures)
    _drawn(table, found, failures, say)
    ranking.show(found, say)


def _drawn(table: Table, found: tuple[Result, ...], failures: bool, say: Translate) -> None:
    chosen = figures.chosen(table)
    if chosen is None:
        figures.show(table, say)
        st.caption(say("results-hint"))
        return
    left, right = st.columns((2, 1))
    with left:
        figures.show(table, say)
    with right:
        opened.show(table, chosen, found, failures, say)
