"""What is kept or dropped so far."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple
from zlib import crc32

import streamlit as st

from components.look.escape import plain
from studio.i18n import Translate

LockAction = Literal["keep", "release", "morning", "afternoon", "evening", "drop", "allow"]
"""What one can ask for a stop."""


class Held(NamedTuple):
    """Something that is kept or dropped, or a day that is settled, by what it is called, and what lets go of it."""

    title: str
    kind: Literal["keep", "drop", "settle"]
    let_go: Callable[[], None]


def held(things: Sequence[Held], *, say: Translate, key: str) -> None:
    """Draw what is kept and dropped behind a button that counts it; nothing where there is none."""
    if not things:
        return
    counts = {kind: sum(thing.kind == kind for thing in things) for kind in ("keep", "drop", "settle")}
    told = [say(f"lock-count-{kind}", count=count) for kind, count in counts.items() if count]
    with st.popover(plain(" · ".join(told)), icon=":material/lock:", key=key):
        for thing in things:
            icon = "undo" if thing.kind == "drop" else "lock_open"
            st.button(
                plain(say(f"lock-let-go-{thing.kind}", title=thing.title)),
                icon=f":material/{icon}:",
                # A key a thing: it finds what it was aimed at.
                key=f"{key}-{thing.kind}-{crc32(thing.title.encode())}",
                type="tertiary",
                on_click=thing.let_go,
            )
