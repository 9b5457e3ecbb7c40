"""A new study: from files of requests and plans, with its rules; or judgements brought in."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from components.look.escape import plain
from core.bench.files import PlanRecord, read_plans, read_queries
from core.bench.studying import drawn_pairs
from core.errors import InputError, SandboxError, StoreError
from core.labels.drawing import DRAWINGS, Drawing
from core.labels.study import Rules
from core.model.query import Query
from core.text import Text
from studio import services
from studio.i18n import Translate
from studio.state import labelling, session

_MOST_PAIRS = 100_000


def show(say: Translate) -> None:
    """Draw the form behind its button."""
    with st.popover(say("making-title"), icon=":material/add:"), st.form("making", border=False, width=520):
        name = st.text_input(say("making-name"))
        queries = st.file_uploader(say("making-queries"), type=["jsonl"], accept_multiple_files=True)
        plans = st.file_uploader(say("making-plans"), type=["jsonl"], accept_multiple_files=True)
        count = st.number_input(say("making-count"), 1, _MOST_PAIRS, 200)
        how = st.selectbox(say("making-how"), DRAWINGS, format_func=lambda each: say(f"making-how-{each}"))
        raters = st.number_input(say("making-raters"), 1, 50, 3)
        tie = st.toggle(say("making-tie"))
        passing = st.toggle(say("making-passing"), value=True)
        if not st.form_submit_button(say("making-make"), type="primary"):
            return
    try:
        faults = _make(
            name,
            queries,
            plans,
            int(count),
            how or "uniform",
            passing,
            Rules(raters_per_pair=int(raters), tie=tie),
        )
    except (InputError, SandboxError, StoreError) as error:
        st.error(plain(error.text.says(say.language)))
        return
    for fault in faults:
        st.warning(plain(fault.says(say.language)))
    labelling.choose(name)
    st.success(say("making-made", count=len(services.studies().pairs(name))))


def _make(
    name: str,
    queries: Sequence[UploadedFile],
    plans: Sequence[UploadedFile],
    count: int,
    how: Drawing,
    only_passing: bool,
    rules: Rules,
) -> list[Text]:
    """Make the study, and return what of the files had to be left out."""
    requests, records, faults = list[Query](), list[PlanRecord](), list[Text]()
    for path in _on_disk(queries):
        of_requests = read_queries(path)
        requests += of_requests.good
        faults += of_requests.faults
    for path in _on_disk(plans):
        of_plans = read_plans(path)
        records += of_plans.by_uid.values()
        faults += of_plans.faults
    within = services.sandbox(session.sandbox_name())
    drawn = drawn_pairs(requests, records, within, count=count, how=how, only_passing=only_passing)
    if not drawn.pairs:
        raise InputError(
            "没有可比较的方案：同一请求至少要有两个方法的方案通过检查",
            "there is nothing to compare: a request needs passing plans of two agents or more",
        )
    services.studies().create(name, rules)
    services.studies().add(name, drawn.pairs, drawn.plans, drawn.requests)
    return faults


def _on_disk(files: Sequence[UploadedFile]) -> Iterator[Path]:
    """The uploaded files where the readers of files find them, under their own names, one at a time."""
    for file in files:
        with TemporaryDirectory() as folder:
            path = Path(folder) / Path(file.name).name
            path.write_bytes(file.getvalue())
            yield path
