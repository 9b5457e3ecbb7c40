"""The words of a request: marked by what they were understood as, and what may have been meant where they were not."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from zlib import crc32

import streamlit as st

from components.look.escape import plain
from components.request import request_text
from components.request.request_text import Mark
from core.dsl.families.places import Names
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run, Wanted
from core.sandbox.sandbox import Sandbox
from core.understand import editing
from core.understand.names.meant import meant
from core.understand.text.spans import Span
from core.understand.understanding import Understanding
from pages.plan import changes
from pages.plan.request import rides
from studio.i18n import Translate
from studio.panels import wording
from studio.panels.understanding import understanding
from studio.state import plan as state

_UNSURE = 0.6
"""Readings less sure than this are marked as such."""


def show(run: Run, query: Query, sandbox: Sandbox, say: Translate) -> None:
    """Draw the text of a run's request with marks; `query` is the request as it is wanted now."""
    read = understanding(run.query.text, sandbox)
    if read.spans or read.wishes:
        request_text.show(run.query.text, _marks(query, read, sandbox, say))


def not_understood(run: Run, plan: Plan | None, sandbox: Sandbox, say: Translate) -> None:
    """Draw what nobody understood of the text, and what may have been meant by it; nothing where all is understood."""
    query = changes.wanted(run).query
    numbers = rides.show(run, plan, sandbox, say)
    _not_understood(run, query, understanding(run.query.text, sandbox), numbers, sandbox, say)


def _marks(query: Query, read: Understanding, sandbox: Sandbox, say: Translate) -> Iterator[Mark]:
    said = {wish.dsl for wish in read.query.constraints}
    held = {wish.span: wish for wish in editing.wishes(query) if wish.span is not None}
    for span, wish in held.items():
        kind: request_text.MarkKind = "doubt" if wish.confidence < _UNSURE else "wish"
        sentence = wording.sentence(wish, sandbox, query.target_city, say.language)
        yield Mark(*span, kind if wish.dsl in said or span in read.not_understood else "dropped", sentence)
    for wish in read.query.constraints:
        if wish.span is not None and wish.span not in held:
            yield Mark(*wish.span, "dropped", say("mark-dropped"))
    for name, span in read.spans.items():
        if name != "budget":
            is_read = editing.is_as_read(query, name, read)
            yield Mark(*span, "fact" if is_read else "dropped", say(f"field-{name}"))
    for span in read.not_understood:
        if span not in held:
            yield Mark(*span, "lost", say("mark-lost"))


def _not_understood(
    run: Run,
    query: Query,
    read: Understanding,
    numbers: Collection[str],
    sandbox: Sandbox,
    say: Translate,
) -> None:
    """What nobody understood, and names that the city does not have, with the ones that may have been meant.

    `numbers` are those of trains and flights, of which is told already.
    """
    held = {wish.span for wish in editing.wishes(query)}
    asked = [one.span for one in read.ask if one.span is not None and one.choices]
    lost = [span for span in read.not_understood if span not in held and not _overlaps(span, asked)]
    said = {span: run.query.text[span[0] : span[1]].strip() for span in lost}
    parts = {span: part for span, part in said.items() if not any(one in part.upper() for one in numbers)}
    city = sandbox.city(query.target_city) if query.target_city in sandbox.city_names else None
    likely = {span: meant(part, city) if city is not None else () for span, part in parts.items()}
    unknown = {name.casefold() for name in read.did_you_mean}
    silent = say("list-comma").join(
        say("quoted", words=part)
        for span, part in parts.items()
        if not likely[span] and part.casefold() not in unknown
    )
    if silent:
        st.caption(plain(say("not-understood", parts=silent)), width="content")
    for span, alike in likely.items():
        if alike:
            told = say("did-you-mean-lost", words=parts[span])
            _alike(told, parts[span], alike, partial(_wish, run, query, span), run, query, sandbox, say)
    for name, alike in read.did_you_mean.items():
        if any(name in wish.dsl for wish in editing.wishes(query)):
            told = say("did-you-mean" if alike else "unknown-name", name=name)
            _alike(told, name, alike, partial(_rename, run, query, name), run, query, sandbox, say)


def _overlaps(span: Span, others: Sequence[Span]) -> bool:
    """Whether some of the words are asked about, which says that they are open."""
    return any(span[0] < end and start < span[1] for start, end in others)


def _alike(
    told: str,
    words: str,
    names: Sequence[str],
    take: Callable[[str], None],
    run: Run,
    query: Query,
    sandbox: Sandbox,
    say: Translate,
) -> None:
    """Draw names that may have been meant by some words; `take` is called with the one that is pressed."""
    said = wording.names(sandbox, query.target_city, say.language)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", width="content"):
        st.caption(plain(told), width="content")
        for name in dict.fromkeys(names):
            key = f"meant-{run.id}-{crc32(words.encode())}-{name}"
            st.button(plain(said(name)), key=key, on_click=take, args=(name,))


def _wish(run: Run, query: Query, span: Span, chosen: str) -> None:
    """The words are a wish to see a place."""
    wished = editing.wish(Names("attraction", "all", frozenset({chosen})), span)
    _keep(run, editing.with_wish(query, wished))


def _rename(run: Run, query: Query, name: str, chosen: str) -> None:
    """A name that the city does not have is meant for another."""
    _keep(run, editing.renamed(query, name, chosen))


def _keep(run: Run, query: Query) -> None:
    """What was meant is chosen with one click: it is planned at once."""
    state.want(Wanted(query, changes.wanted(run).locks))
