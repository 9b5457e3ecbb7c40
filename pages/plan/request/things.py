"""What a request likes and refuses beside its wishes, as badges: nothing that was read goes unseen."""

from collections.abc import Iterator

import streamlit as st

from components.look.escape import plain
from core.model.query import Query, Thing
from core.model.spells import visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import editing
from studio.i18n import Translate
from studio.panels import wording
from studio.panels.understanding import understanding

_ICONS = {"must": "favorite", "like": "favorite", "rather_not": "do_not_disturb_on", "never": "block"}
_SHOWN_ELSEWHERE = ("pace", "date", "company")


def show(query: Query, sandbox: Sandbox, say: Translate) -> None:
    """Draw a badge for each like and dislike that no wish of the request says already."""
    names = wording.names(sandbox, query.target_city, say.language)
    for thing in _beside_wishes(query, sandbox):
        visit = visit_spell(thing.name.zh)
        said = (visit.said if visit is not None else thing.said).says(say.language, names)
        # what was typed says itself that it is wished for
        is_told = thing.is_as_typed and thing.wanted
        words = said if is_told else say(f"thing-{thing.strength}", thing=said)
        st.badge(plain(words), icon=f":material/{_ICONS[thing.strength]}:", color="gray")


def _beside_wishes(query: Query, sandbox: Sandbox) -> Iterator[Thing]:
    wished = [wish.span for wish in editing.wishes(query) if wish.span is not None]
    spans = {one.thing: one.span for one in understanding(query.text, sandbox).likings}
    for thing in editing.likes_once(query.things, spans):
        span = spans.get(thing.name)
        said_by_a_wish = span is not None and any(span[0] < end and begin < span[1] for begin, end in wished)
        if thing.about not in _SHOWN_ELSEWHERE and not said_by_a_wish:
            yield thing
