"""Trips that come from files, many at once."""

from collections.abc import Iterator, Sequence

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from components.look.escape import plain
from core.bench.files.trip_files import MOST_MEGABYTES, runs_of_file
from core.errors import InputError, TripStudioError
from core.files.archives import PackedFile, packed_files
from studio import services
from studio.i18n import Translate
from studio.state import library as state
from studio.state import session

MOST_FAULTS = 10
"""So many are told, one by one; of others the number."""


def upload(say: Translate) -> list[UploadedFile]:
    """Draw where files are dropped; returns those that lie there."""
    with st.popover(say("library-import"), icon=":material/upload_file:"):
        st.caption(say("library-import-hint"))
        return st.file_uploader(
            say("library-import"),
            type=["json", "jsonl", "zip"],
            accept_multiple_files=True,
            max_upload_size=MOST_MEGABYTES,
            key=state.FILES,
            label_visibility="collapsed",
        )


def open_all(given: Sequence[UploadedFile], say: Translate) -> None:
    """Keep the trips of files that are new; each is kept whole or told of by name, and a bad one costs the others nothing."""
    fresh = [one for one in given if state.is_new_file(one.file_id)]
    if not fresh:
        return
    count, faults = 0, []
    for one in fresh:
        try:
            for file in _files(one):
                try:
                    count += _keep(file)
                except TripStudioError as error:
                    faults.append(error.text.stands(say.language))
        except TripStudioError as error:
            faults.append(error.text.stands(say.language))
    if faults:
        # one box for all of them: the trips stay on the screen
        told = faults[:MOST_FAULTS]
        if len(faults) > MOST_FAULTS:
            told.append(say("library-more-faults", count=len(faults) - MOST_FAULTS))
        st.error(plain(say("verdict-separator").join(told)), icon=":material/error:")
    if count:
        st.success(say("library-imported", count=count), icon=":material/check:")


def _files(given: UploadedFile) -> Iterator[PackedFile]:
    """The files of one that was dropped: itself, or what a zip holds."""
    if given.name.lower().endswith(".zip"):
        return packed_files(given.getvalue(), given.name, largest=MOST_MEGABYTES * 1024**2)
    return iter((PackedFile(given.name, given.getvalue),))


def _keep(file: PackedFile) -> int:
    """Keep the trips of a file, and return how many it has. Raises TripStudioError, and keeps none, where one is bad."""
    if not file.name.lower().endswith((".json", ".jsonl")):
        raise InputError(
            f"{file.name} 不是 .json 或 .jsonl 文件", f"{file.name} is no file of the type .json or .jsonl"
        )
    name = session.sandbox_name()
    runs = runs_of_file(file.read(), file.name, name, services.sandbox(name).manifest.checksum)
    for run in runs:
        services.store().begin(run)
    return len(runs)
