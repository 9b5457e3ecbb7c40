"""What a person says of a trip: its name, tags and a note."""

import streamlit as st

from components.look.escape import plain
from core.bench.store.shelf import ShelvedRun
from core.model.run import now
from core.text import shown
from studio import services
from studio.i18n import Translate
from studio.state import library as state
from studio.state import presses


def show(kept: ShelvedRun, say: Translate) -> None:
    """Open the form over the page."""
    run_id, shelf = kept.run.id, services.store().shelf

    # what is there when the form opens: the later of two who save is told of the earlier
    state.described_as(run_id, _said(kept))

    @st.dialog(say("library-more"), on_dismiss=state.close_description)
    def form() -> None:
        name = st.text_input(say("library-name"), kept.name, max_chars=80, key=f"name-{run_id}")
        known = sorted({*shelf.tags(), *kept.tags})
        tags = st.multiselect(
            say("library-tags"),
            known,
            default=list(kept.tags),
            format_func=shown,
            accept_new_options=True,
            placeholder=say("library-tags-hint"),
            max_selections=8,
            key=f"tags-{run_id}",
        )
        note = st.text_area(say("library-note"), kept.note, max_chars=2000, key=f"note-{run_id}")
        is_changed, now_kept = False, None
        with st.container(horizontal=True, horizontal_alignment="distribute"):
            save, throw = presses.kept(f"save-{run_id}"), presses.kept(f"throw-{run_id}")
            st.button(say("library-save"), type="primary", key=save.key, on_click=save.press)
            st.button(say("library-throw"), icon=":material/delete:", key=throw.key, on_click=throw.press)
            if save.was_pressed():
                now_kept = shelf.get(run_id)
                if now_kept is None or _said(now_kept) == state.described_as(run_id, _said(kept)):
                    shelf.describe(run_id, name=name, tags=tags, note=note)
                    state.close_description()
                    st.rerun()
                state.see_description(_said(now_kept))
                is_changed = True
            if throw.was_pressed():
                shelf.throw_away([run_id], now())
                state.close_description()
                state.remember_thrown_away([run_id])
                st.rerun()
        if is_changed and now_kept is not None:
            said = " · ".join(part for part in (now_kept.name, *now_kept.tags, now_kept.note) if part)
            st.warning(
                plain(say("library-changed-meanwhile", said=said or "–")), icon=":material/sync_problem:"
            )

    form()


def _said(kept: ShelvedRun) -> tuple[str, tuple[str, ...], str]:
    """What a person says of a trip."""
    return kept.name, kept.tags, kept.note
