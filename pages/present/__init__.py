"""Present: a prepared list of trips and comparisons on the whole screen, one at a time; or the choice of such a list."""

import streamlit as st

from components.look.escape import plain
from components.stage import stage
from core.errors import SandboxError, TripStudioError
from pages.present import choosing, slides
from studio.state import present, session

_STAGE = "stage"


def render() -> None:
    """Draw the slide that the address names, or the choice."""
    say = session.say()
    shown = present.slides()
    if not shown:
        choosing.show(say)
        return
    at = min(present.at(), len(shown) - 1)
    try:
        slide = slides.slide(shown[at], say)
        titles = [slides.called(one, say) for one in shown]
    except TripStudioError as error:
        told = say("data-gone") if isinstance(error, SandboxError) else error.text.stands(say.language)
        st.warning(plain(told), icon=":material/search_off:")
        choosing.show(say)
        return
    stage.show(slide, at=at, titles=titles, on_did=_follow, say=say, key=_STAGE)
    _catch_up()


def _follow() -> None:
    """Go where was pressed, before the page is drawn anew."""
    _went()


def _catch_up() -> None:
    """What was pressed while the page was being drawn is done with the next run."""
    if _went():
        st.rerun()


def _went() -> bool:
    place = stage.did_in(session.handed_back(_STAGE)) if session.is_news(_STAGE) else None
    if place is None:
        return False
    present.show(present.slides() if place >= 0 else (), max(0, place))
    return True
