"""What a request likes and refuses beside its wishes, as badges: nothing that was read goes unseen."""

from collections.abc import Iterator, Mapping, Sequence

import streamlit as st

from components.look.escape import plain
from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand import editing
from core.understand.text.spans import Span
from studio.i18n import Translate
from studio.panels.understanding import understanding

_ICONS = {"must": "favorite", "like": "favorite", "rather_not": "do_not_disturb_on", "never": "block"}
_SHOWN_ELSEWHERE = ("pace", "date", "company")


def show(query: Query, sandbox: Sandbox, say: Translate) -> None:
    """Draw a badge for each like and dislike that no wish of the request says already."""
    for thing in _beside_wishes(query, sandbox):
        words = say(f"taste-{thing.strength}", thing=thing.name.says(say.language))
        st.badge(plain(words), icon=f":material/{_ICONS[thing.strength]}:", color="gray")


def _beside_wishes(query: Query, sandbox: Sandbox) -> Iterator[Thing]:
    wished = [wish.span for wish in editing.wishes(query) if wish.span is not None]
    spans = {one.thing: one.span for one in understanding(query.text, sandbox).likings}
    for thing in each_once(query.things, spans):
        span = spans.get(thing.name)
        said_by_a_wish = span is not None and any(span[0] < end and begin < span[1] for begin, end in wished)
        if thing.about not in _SHOWN_ELSEWHERE and not said_by_a_wish:
            yield thing


def each_once(things: Sequence[Thing], spans: Mapping[Text, Span]) -> list[Thing]:
    """The likes and dislikes, without those of the hotel that another one says as well; `spans` are the words of each."""
    return [
        thing
        for thing in dict.fromkeys(things)
        if not any(_says_more(other, thing, spans) for other in things)
    ]


def _says_more(other: Thing, thing: Thing, spans: Mapping[Text, Span]) -> bool:
    """Whether another wish for the hotel says one and more: 五星级酒店 beside 五星级, or both read of the same words."""
    if (other.about, other.strength) != ("hotel", thing.strength) or thing.about != "hotel":
        return False
    longer, own = other.name.zh, thing.name.zh
    is_same_words = spans.get(other.name) is not None and spans.get(other.name) == spans.get(thing.name)
    return longer != own and (own in longer or (is_same_words and len(longer) > len(own)))
