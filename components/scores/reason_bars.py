"""Why plans fall short, the most frequent reason first, as bars of one length a plan."""

from collections.abc import Sequence

import streamlit as st

from components.look.escape import safe


def show(reasons: Sequence[tuple[str, int]]) -> None:
    """Draw reasons, each with the number of plans that it concerns."""
    st.html(drawing(reasons))


def drawing(reasons: Sequence[tuple[str, int]]) -> str:
    """The bars as HTML."""
    most = max((count for _, count in reasons), default=1)
    rows = "".join(
        f'<dt>{safe(reason)}</dt><dd><i style="width:{100 * count / most:.1f}%"></i><b>{count:,}</b></dd>'
        for reason, count in reasons
    )
    return f'<dl class="reason-bars">{rows}</dl>'
