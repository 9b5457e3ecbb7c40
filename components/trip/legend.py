"""What the marks and lines of a trip mean, in one row."""

import streamlit as st

from components.look.escape import safe
from components.look.palette import PLACE_SIGNS
from core.model.mode import MODES
from studio.i18n import Translate


def show(say: Translate) -> None:
    """Draw the row: shapes by the kind of a stop, lines by how one goes."""
    st.html(legend(say))


def legend(say: Translate) -> str:
    """The row as HTML."""
    shapes = "".join(
        f"<span>{sign} {safe(say(f'legend-{kind}'))}</span>" for kind, sign in PLACE_SIGNS.items()
    )
    lines = "".join(f'<span><u class="{mode}"></u> {safe(say(f"mode-{mode}"))}</span>' for mode in MODES)
    return f'<div class="legend">{shapes}{lines}</div>'
