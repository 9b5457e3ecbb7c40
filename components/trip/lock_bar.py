"""What one can ask for the selected activity, and what is kept or dropped so far."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import streamlit as st

from components.look.escape import plain
from studio.i18n import Translate

Kind = Literal["keep", "release", "morning", "afternoon", "evening", "drop", "allow"]


class Offer(NamedTuple):
    """Something to ask for, and what does it when it is pressed."""

    kind: Kind
    ask: Callable[[], None]


class Held(NamedTuple):
    """Something that is kept or dropped, by what it is called, and what lets go of it."""

    title: str
    kind: Literal["keep", "drop"]
    let_go: Callable[[], None]


def held(things: Sequence[Held], *, say: Translate, key: str) -> None:
    """Draw what is kept and dropped behind a button that counts it; nothing where there is none."""
    if not things:
        return
    counts = {kind: sum(thing.kind == kind for thing in things) for kind in ("keep", "drop")}
    told = [say(f"lock-count-{kind}", count=count) for kind, count in counts.items() if count]
    with st.popover(plain(" · ".join(told)), icon=":material/lock:", key=key):
        for number, thing in enumerate(things):
            icon = "lock_open" if thing.kind == "keep" else "undo"
            st.button(
                plain(say(f"lock-let-go-{thing.kind}", title=thing.title)),
                icon=f":material/{icon}:",
                key=f"{key}-{thing.kind}-{number}",
                type="tertiary",
                on_click=thing.let_go,
            )
