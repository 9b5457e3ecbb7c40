"""What a page shows instead of itself where something went wrong that no part of it expected."""

import logging

import streamlit as st

from core.files.faults import sentence_of
from core.text import plain
from studio.i18n import translator
from studio.state import session

_log = logging.getLogger(__name__)


def tell(error: Exception) -> bool:
    """Show one sentence on an error, and write where it happened to the server's log; nothing of the server is shown."""
    _log.error("a page failed", exc_info=error)
    say = translator(session.language())
    text = sentence_of(error)
    st.error(
        plain(say("trouble-unexpected") if text is None else text.says(say.language)), icon=":material/error:"
    )
    return True
