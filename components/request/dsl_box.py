"""A wish in the DSL, checked while it is typed: what it means, or where and why it is refused."""

from importlib.resources import files

import streamlit as st

from components.look.escape import plain
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.dsl.program import compile_constraint
from core.errors import DslError
from studio.i18n import Translate

_MOST_ROWS, _LEAST_ROWS = 14, 4
_BOX = st.components.v2.component(
    "tripstudio_dsl_box",
    html="<textarea spellcheck='false' autocomplete='off'></textarea>",
    css="""
    textarea {
      box-sizing: border-box; width: 100%; resize: vertical; padding: 0.5rem; line-height: 1.4;
      font-family: var(--st-code-font, monospace); font-size: 0.8rem; white-space: pre; overflow: auto;
      color: var(--st-text-color); background: var(--st-secondary-background-color);
      border: 1px solid var(--st-border-color); border-radius: 0.4rem;
    }
    """,
    js=(files("assets") / "dsl_box.js").read_text(encoding="utf-8"),
)


def show(source: str, *, say: Translate, key: str) -> str | None:
    """Draw the box with a text in it and what it means; the text as it stands now, None while it would be refused."""
    rows = min(_MOST_ROWS, max(_LEAST_ROWS, source.count("\n") + 2))
    told = _BOX(
        data={"text": source, "rows": rows, "label": say("wish-dsl")},
        default={"text": source},
        key=key,
        on_text_change=lambda: None,
    )
    text = str(told.text).strip()
    fault = fault_of(text)
    if fault is not None:
        st.error(plain(fault.text.says(say.language)), icon=None)
        return None
    if not text:
        st.caption(say("wish-dsl-empty"))
        return None
    st.caption(plain(say("wish-means", gloss=gloss(parse_normal(text)).says(say.language))))
    return text


def fault_of(text: str) -> DslError | None:
    """Why a text would be refused; None where it would not, or where there is none."""
    try:
        if text:
            compile_constraint(text)
    except DslError as error:
        return error
    return None
