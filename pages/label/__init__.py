"""Labelling: two plans of a request side by side, and which is better; three keys, and nothing that hints at the method."""

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from core.bench.scenarios import SANDBOX
from core.bench.studies.practice import make_practice
from core.errors import InputError, SandboxError, StoreError
from core.labels.store import assigning
from core.text import shown
from pages.label import judging
from studio import services
from studio.i18n import Translate
from studio.state import labelling, person, presses, session


def render() -> None:
    """Draw the pair in hand, or what is needed first: a study, a name."""
    say = session.say()
    study = labelling.study()
    if study is None:
        _choose_study(say)
        return
    rater = person.rater(person.person(services.settings()))
    try:
        if rater is None:
            _introduce(study, say)
        else:
            judging.show(study, rater, say)
    except (InputError, StoreError) as error:
        st.error(plain(error.text.stands(say.language)))


def _choose_study(say: Translate) -> None:
    st.header(say("page-label"))
    found = services.studies().studies()
    if not found:
        empty_state.show(say("label-empty"), say("label-empty-hint"))
        if person.person(services.settings()).role != "rater":
            with st.container(horizontal=True, vertical_alignment="center"):
                st.button(say("label-practise"), icon=":material/balance:", on_click=_practise, args=(say,))
                st.page_link(session.page("studies"), label=say("page-studies"), icon=":material/groups:")
        return
    st.markdown(plain(say("label-instruction")))
    for study in found:
        done = services.studies().progress(study.name)
        with st.container(border=True, width=520, key=f"study_card-{study.name}"):
            st.button(
                plain(study.name),
                key=f"study-{study.name}",
                icon=":material/balance:",
                width="stretch",
                on_click=labelling.choose,
                args=(study.name,),
            )
            share = done.done / done.wanted if done.wanted else 0.0
            st.progress(min(1.0, share), text=say("studies-progress", done=done.done, wanted=done.wanted))


def _practise(say: Translate) -> None:
    """Make the study of the pair that comes with the project, and go there."""
    name = say("label-practice-study")
    try:
        make_practice(services.studies(), name, services.sandbox(SANDBOX), say.language)
    except (InputError, SandboxError, StoreError) as error:
        st.error(plain(error.text.stands(say.language)))
        return
    labelling.choose(name)


def _introduce(study: str, say: Translate) -> None:
    """A name to judge under, and the cities that one knows; only asked where there is no sign-in."""
    cities = sorted({pair.city for pair in services.studies().pairs(study)} - {""})
    with st.container(horizontal_alignment="center"), st.form("introduce", width=620):
        st.subheader(say("label-who"))
        st.markdown(plain(say("label-instruction")))
        name = st.text_input(say("label-name"), max_chars=80, key=labelling.NAME)
        known = (
            st.multiselect(
                say("label-cities"),
                cities,
                format_func=shown,
                placeholder=say("missing-choose"),
                key=labelling.CITIES,
            )
            if cities
            else []
        )
        begin = presses.kept("label_begin")
        st.form_submit_button(say("label-begin"), type="primary", on_click=begin.press)
        if begin.was_pressed() and name.strip():
            assigning.register(services.studies(), name.strip(), known)
            person.be_rater(name.strip())
            st.rerun()
