"""A language model asked about the pairs of a study: which, how, at what cost; how far it is; stopping it."""

import streamlit as st

from components.look.escape import plain
from core.bench.studies.asking import ASKINGS, CALLS_A_PAIR, Asking, unasked
from core.errors import InputError
from core.llm.profile import Profile
from core.text import shown
from studio import services
from studio.i18n import Translate
from studio.state import presses
from studio.work.interviews import Course, Interviews, interviews

_LOOK = 1.0
"""Seconds between two looks at an interview."""


def show(name: str, say: Translate) -> None:
    """Draw the interview that is going on and the last one's end, or the form that begins one."""
    going = interviews(services.settings().home, services.studies())
    course = going.course(name)
    if course is not None and not course.is_over:
        st.fragment(run_every=_LOOK)(_progress)(name, going, say)
        return
    with st.expander(say("asking-title"), icon=":material/smart_toy:", expanded=course is not None):
        if course is not None:
            _told(course, say)
        _form(name, going, say)


def _progress(name: str, going: Interviews, say: Translate) -> None:
    course = going.course(name)
    if course is None or course.is_over:
        st.rerun()
    told = say("asking-progress", model=plain(course.model), done=course.asked, pairs=course.pairs)
    st.progress(min(1.0, course.asked / max(course.pairs, 1)), text=told)
    st.caption(plain(_used(course, say)))
    st.button(say("asking-stop"), icon=":material/stop_circle:", on_click=going.stop, args=(name,))


def _told(course: Course, say: Translate) -> None:
    """What came of the last interview."""
    st.caption(plain(_used(course, say)))
    if course.error is not None:
        st.error(plain(course.error.says(say.language)))
    if course.reason is not None:
        why = plain(course.reason.says(say.language))
        st.warning(say("asking-unusable", count=course.unusable, why=why))


def _used(course: Course, say: Translate) -> str:
    used = course.used
    cost = "" if used.cost is None else f" · {used.cost:.4g}"
    tokens = used.tokens_in + used.tokens_out
    return say("asking-used", model=course.model, pairs=course.asked, calls=used.calls, tokens=tokens) + cost


def _form(name: str, going: Interviews, say: Translate) -> None:
    try:
        profiles = services.model_profiles()
    except InputError as error:
        st.warning(plain(error.text.stands(say.language)))
        return
    if not profiles:
        st.markdown(plain(say("asking-no-model")))
        return
    left, right = st.columns(2)
    profile = left.selectbox(say("asking-model"), profiles, format_func=_called)
    asking: Asking = right.segmented_control(
        say("asking-how"),
        ASKINGS,
        format_func=lambda each: say(f"asking-{each}"),
        default="pairwise",
        required=True,
    )
    pairs = len(unasked(services.studies(), name, profile.model, asking))
    st.caption(plain(say("asking-about", pairs=pairs, calls=CALLS_A_PAIR * pairs)))
    begin = presses.kept("asking_begin")
    st.button(
        say("asking-begin"),
        disabled=pairs == 0,
        icon=":material/play_arrow:",
        on_click=begin.press,
        key=begin.key,
    )
    if begin.was_pressed():
        going.begin(name, profile, asking)
        st.rerun()


def _called(profile: Profile) -> str:
    return shown(f"{profile.name} · {profile.model}")
