"""The data: the sandboxes that there are, and new ones from a zip file or a folder that is dropped."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Literal

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from components.look.escape import plain
from core.bench.pool.importing import dropped_folder, import_dropped
from core.errors import TripStudioError
from core.sandbox.demo.build import DEMO
from core.sandbox.importers.registry import IMPORTERS
from core.sandbox.importers.release import LICENCE
from core.sandbox.sandbox import Manifest
from studio import services
from studio.i18n import Translate
from studio.state import presses
from studio.state import settings as state
from studio.work import jobs

MEGABYTES = 200
"""Of one file that is dropped."""
UploadKind = Literal["zip", "folder"]
_SOURCES: tuple[UploadKind, ...] = ("zip", "folder")


def show(say: Translate) -> None:
    """Draw the sandboxes, and the form for a new one."""
    with st.container(border=True, key="settings_sandboxes"):
        st.subheader(say("settings-sandboxes"))
        for name in services.library().names():
            _sandbox(name, say)
        done = state.imported()
        if done is not None:
            st.success(plain(say("settings-imported", name=done)), icon=":material/check:")
        with st.expander(say("settings-import"), icon=":material/upload:"):
            _import(say)


def _sandbox(name: str, say: Translate) -> None:
    try:
        manifest = services.library().info(name)
    except TripStudioError as error:
        st.markdown(f"**{plain(name)}** · {plain(error.text.says(say.language))}")
        return
    st.markdown(f"**{plain(name)}** · {plain(_counts(manifest, say))}")
    made_up = say("note-synthetic") if manifest.synthetic else ""
    source = say("settings-demo-source") if manifest.name == DEMO else manifest.source
    licence = say("settings-research-only") if manifest.licence == LICENCE else manifest.licence
    st.caption(plain(" · ".join(part for part in (source, licence, made_up) if part)))


def _counts(manifest: Manifest, say: Translate) -> str:
    counts = manifest.counts
    return say(
        "settings-counts",
        cities=counts.get("cities", 0),
        sights=counts.get("attractions", 0),
        meals=counts.get("restaurants", 0),
        hotels=counts.get("hotels", 0),
    )


def _import(say: Translate) -> None:
    kind = st.selectbox(
        say("settings-import-kind"),
        list(IMPORTERS),
        format_func=lambda one: IMPORTERS[one].card.title.says(say.language),
    )
    name = st.text_input(say("settings-import-name"), max_chars=64)
    source = st.segmented_control(
        say("settings-import-source"),
        _SOURCES,
        default="zip",
        required=True,
        format_func=lambda one: say(f"settings-import-{one}"),
    )
    if source == "folder":
        given = st.file_uploader(
            say("settings-import-folder"),
            accept_multiple_files="directory",
            max_upload_size=MEGABYTES,
            key=state.FOLDER,
        )
    else:
        one = st.file_uploader(
            say("settings-import-zip"), type=["zip"], max_upload_size=MEGABYTES, key=state.ZIP
        )
        given = [one] if one is not None else []
    is_complete = bool(given and name.strip())
    begin = presses.kept("import_do")
    st.button(
        say("settings-import-do"),
        type="primary",
        disabled=not is_complete,
        key=begin.key,
        on_click=begin.press,
    )
    # the press of a moment in which one file gives way to another waits for nothing
    if is_complete and begin.was_pressed():
        _begin(kind, name.strip(), given, say)


def _begin(kind: str, name: str, given: Sequence[UploadedFile], say: Translate) -> None:
    """Bring the data in, in a worker process; whatever goes wrong, nothing of it stays."""
    settings = services.settings()
    with st.spinner(say("settings-importing")):
        try:
            files = [(one.name, partial(bytes, one.getbuffer())) for one in given]
            with dropped_folder(files) as source:
                import_dropped(jobs.pool(settings), settings.home, kind, _only(source, given), name)
        except TripStudioError as error:
            st.error(plain(error.text.stands(say.language)), icon=":material/error:")
            return
    state.tell_imported(name)
    st.rerun()


def _only(folder: Path, given: Sequence[UploadedFile]) -> Path:
    """The zip file itself where one was dropped, else the folder."""
    is_zip = len(given) == 1 and given[0].name.lower().endswith(".zip")
    return folder / Path(given[0].name).name if is_zip else folder
