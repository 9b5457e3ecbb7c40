"""A new study, or more pairs of one: from kept runs, or from files of requests and plans, with its rules."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from components.look.escape import plain
from core.bench.files.records import read_queries
from core.bench.files.trip_files import MOST_MEGABYTES
from core.bench.preparing import understood
from core.bench.studies.growing import Grown, grow, of_runs, read_plan_files
from core.bench.studies.studying import PairSampling
from core.errors import InputError, SandboxError, StoreError
from core.labels.drawing import DRAWINGS
from core.labels.study import Rules
from core.labels.weights.saved import Reward, RewardShelf
from core.model.query import Query
from core.text import Text
from studio import services
from studio.i18n import Translate
from studio.state import labelling, presses, session

_MOST_PAIRS = 100_000
_MOST_RUNS = 10_000
_MOST_FAULTS = 20
"""Lines that are told of one by one."""
_LONGEST_NAME = 200


def show(say: Translate) -> None:
    """Draw the form behind its button, and under it what came of it."""
    with st.popover(say("making-title"), icon=":material/add:"):
        with st.form("making", border=False, width=520):
            name = st.text_input(say("making-name"), max_chars=80, help=say("making-name-hint"))
            queries = st.file_uploader(
                say("making-queries"),
                type=["jsonl"],
                accept_multiple_files=True,
                max_upload_size=MOST_MEGABYTES,
            )
            plans = st.file_uploader(
                say("making-plans"),
                type=["jsonl"],
                accept_multiple_files=True,
                max_upload_size=MOST_MEGABYTES,
                help=say("making-plans-hint"),
            )
            sampling = _sampling(say)
            reward = st.selectbox(
                say("making-by"),
                [None, *(one.name for one in _rewards())],
                format_func=lambda each: each or say("making-by-ranking"),
            )
            rules = _rules(say)
            make = presses.kept("making_make")
            st.form_submit_button(say("making-make"), type="primary", on_click=make.press)
        if not make.was_pressed():
            return
        try:
            by = next((one for one in _rewards() if one.name == reward), None)
            new, faults = _make(name, queries, plans, sampling, rules, by)
        except (InputError, SandboxError, StoreError) as error:
            st.error(plain(error.text.stands(say.language)))
            return
        labelling.choose(name)
        st.success(say("making-made", count=new.pairs))
        fewer = new.shortfall(sampling)
        for told in (*([fewer] if fewer is not None else []), *faults[:_MOST_FAULTS]):
            st.warning(plain(told.stands(say.language)))
        if len(faults) > _MOST_FAULTS:
            st.warning(say("making-more-faults", more=len(faults) - _MOST_FAULTS))


def _sampling(say: Translate) -> PairSampling:
    left, right = st.columns(2)
    count = left.number_input(say("making-count"), 1, _MOST_PAIRS, 200)
    gold = right.number_input(say("making-gold"), 0, 1000, 0, help=say("making-gold-hint"))
    how = st.selectbox(say("making-how"), DRAWINGS, format_func=lambda each: say(f"making-how-{each}"))
    passing = st.toggle(say("making-passing"), value=True)
    return PairSampling(count=int(count), how=how or "uniform", only_passing=passing, gold=int(gold))


def _rules(say: Translate) -> Rules:
    left, right = st.columns(2)
    raters = left.number_input(say("making-raters"), 1, 50, 3)
    training = right.number_input(say("making-training"), 0, 50, 3)
    tie = left.toggle(say("making-tie"))
    figures = right.toggle(say("making-figures"))
    return Rules(raters_per_pair=int(raters), training=int(training), tie=tie, figures=figures)


def _rewards() -> tuple[Reward, ...]:
    return RewardShelf(services.settings().home).all()


def _make(
    name: str,
    queries: Sequence[UploadedFile],
    plans: Sequence[UploadedFile],
    sampling: PairSampling,
    rules: Rules,
    reward: Reward | None,
) -> tuple[Grown, list[Text]]:
    """Make the study, or add to it: what it got, and what of the files had to be left out."""
    within = services.sandbox(session.sandbox_name())
    requests, faults = list[Query](), list[Text]()
    for path, called in _on_disk(queries):
        of_requests = read_queries(path, called)
        good, unclear = understood(of_requests.good, within)
        requests += good
        faults += [*of_requests.faults, *unclear]
    if plans:
        records, of_plans = read_plan_files(_on_disk(plans))
        faults += of_plans
    else:
        runs = services.store().newest(_MOST_RUNS)
        requests, records = of_runs(run for run in runs if run.sandbox == within.manifest.name)
    return grow(services.studies(), name, rules, requests, records, within, sampling, reward), faults


def _on_disk(files: Sequence[UploadedFile]) -> Iterator[tuple[Path, str]]:
    """The uploaded files where the readers of files find them, one at a time, each with what it is called.

    What a browser calls a file is no name for one of the server.
    """
    for file in files:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "uploaded"
            path.write_bytes(file.getvalue())
            yield path, file.name[:_LONGEST_NAME]
