"""Studies: how far the raters agree, which agents win, what weights their judgements teach; made here, and taken out."""

import streamlit as st

from components.look import empty_state, part_choice
from components.look.escape import plain
from core.errors import InputError
from core.labels.study import Study
from core.text import shown
from pages.studies import figures, judges, making, weights
from studio import services
from studio.i18n import Translate
from studio.state import labelling, person, session

_PARTS = {
    "agreement": figures.agreement,
    "ranking": figures.ranking,
    "judges": judges.judges,
    "weights": weights.weights,
    "raters": figures.raters,
    "export": figures.export,
}
"""What is shown of a study, by the name of its tab."""


def render() -> None:
    """Draw the chosen study's figures; raters do not see them."""
    say = session.say()
    who = person.person(services.settings())
    found = services.studies().studies() if who.role != "rater" else ()
    with st.container(
        horizontal=True, horizontal_alignment="distribute", vertical_alignment="center", key="studies_head"
    ):
        with st.container(horizontal=True, vertical_alignment="center", width="content"):
            st.header(say("page-studies"), width="content")
            chosen = _chosen(found, say) if found else None
        if who.role == "lead":
            making.show(say)
    if who.role == "rater":
        empty_state.show(say("studies-not-for-raters"), say("studies-not-for-raters-hint"))
        st.page_link(session.page("label"), label=say("page-label"), icon=":material/balance:")
        return
    if chosen is None:
        empty_state.show(
            say("label-empty"), say("label-empty-hint"), command="tripstudio labels import FILE --study NAME"
        )
        return
    try:
        _study(chosen, say)
    except InputError as error:
        st.info(plain(error.text.stands(say.language)), icon=":material/info:")


def _chosen(found: tuple[Study, ...], say: Translate) -> str:
    names = [study.name for study in found]
    named = labelling.study()
    if named is not None and named not in names:
        st.warning(say("studies-unknown", name=plain(named)))
    chosen = st.selectbox(
        say("studies-choice"),
        names,
        index=names.index(named) if named in names else 0,
        format_func=shown,
        label_visibility="collapsed",
        width=320,
    )
    return chosen or names[0]


def _study(name: str, say: Translate) -> None:
    progress = services.studies().progress(name)
    share = progress.done / progress.wanted if progress.wanted else 0.0
    with st.container(horizontal=True, vertical_alignment="center"):
        told = say("studies-progress", done=progress.done, wanted=progress.wanted)
        st.progress(min(1.0, share), text=told, width=320)
        st.page_link(
            session.page("label"),
            label=say("studies-label-now"),
            icon=":material/balance:",
            query_params=labelling.link(name),
        )
    part = part_choice.show({part: say(f"studies-{part}") for part in _PARTS}, say=say, key="studies")
    _PARTS[part](name, say)
