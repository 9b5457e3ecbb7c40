"""Opening a plan from a file: kept like a run, so that it has an address and a place in the library."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import streamlit as st

from components.look.escape import plain
from core.bench.provenance import commit, versions
from core.errors import DocumentError, InputError, TripStudioError
from core.evaluate.plan_document import traveleval_object
from core.files.documents import read_json
from core.model.query import Query, query_from_record
from core.model.run import Run, new_run_id, now
from studio import services
from studio.i18n import Translate
from studio.state import plan as state
from studio.state import session

AGENT = "file"
_IN_SUMMARY = {
    "start_city": "departure",
    "target_city": "destination",
    "people_number": "total_travelers",
    "days": "total_days",
}


def upload(say: Translate) -> None:
    """A file to open; the page then shows the plan in it."""
    with st.expander(say("open-title"), icon=":material/upload_file:"):
        st.caption(say("open-hint"))
        given = st.file_uploader(
            say("open-label"), type=["json"], key="plan_file", label_visibility="collapsed"
        )
    if given is None or not session.is_new_file(given.file_id):
        return
    try:
        run = opened(given.getvalue(), given.name, session.sandbox_name())
    except TripStudioError as error:
        st.error(plain(error.text.says(say.language)), icon=":material/error:")
        return
    services.store().begin(run)
    state.show_run(run.id)
    st.rerun()


def opened(content: bytes, file_name: str, sandbox_name: str) -> Run:
    """The run of a plan file: `{"query": ..., "plan": ...}`, or the plan document alone. Raises InputError."""
    document = _json(content, file_name)
    is_plan = "itinerary" in document or "daily_plans" in document
    plan = document.get("plan", document if is_plan else None)
    if plan is None:
        raise InputError(
            f'{file_name} 里没有计划：应为 {{"query": …, "plan": …}}，或计划本身',
            f'{file_name} holds no plan: give {{"query": ..., "plan": ...}} or the plan document itself',
        )
    run_id = new_run_id()
    query = _query(document.get("query"), plan, run_id)
    return Run(
        id=run_id,
        created=now(),
        query=replace(query, text=query.text or file_name),
        agent=AGENT,
        sandbox=sandbox_name,
        sandbox_checksum=services.sandbox(sandbox_name).manifest.checksum,
        status="opened",
        document=plan,
        seconds=0.0,
        versions=versions(),
        commit=commit(),
    )


def _json(content: bytes, file_name: str) -> dict[str, Any]:
    try:
        document = read_json(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InputError(
            f"{file_name} 不是 UTF-8 文本，请另存为 UTF-8", f"{file_name} is not UTF-8 text: save it as UTF-8"
        ) from error
    except DocumentError as error:
        raise InputError(f"{file_name}：{error.text.zh}", f"{file_name}: {error.text.en}") from error
    if not isinstance(document, dict):
        raise InputError(f"{file_name} 应为一个 JSON 对象", f"{file_name} must be one JSON object")
    return document


def _query(record: object, plan: object, run_id: str) -> Query:
    """The request of the file, or what the plan says of itself where the file has none."""
    if isinstance(record, Mapping):
        return query_from_record({"uid": run_id, **record})
    return query_from_record({"uid": run_id, **_said(plan)})


def _said(plan: object) -> dict[str, object]:
    """What a plan says of its trip, in ChinaTravel's format or in TravelEval's."""
    released = traveleval_object(plan)
    summary = released.get("summary") if released is not None else None
    if isinstance(summary, Mapping):
        return {name: summary.get(said) for name, said in _IN_SUMMARY.items()}
    said = plan if isinstance(plan, Mapping) else {}
    itinerary = said.get("itinerary")
    return {
        **{name: said.get(name) for name in ("start_city", "target_city", "people_number")},
        "days": len(itinerary) if isinstance(itinerary, list) else None,
    }
