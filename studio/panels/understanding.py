"""What is understood of the text of a request, in the words of the reader's own day."""

from datetime import date

import streamlit as st

from core.sandbox.sandbox import Sandbox
from core.understand.offline import understand
from core.understand.understanding import Understanding


def understanding(text: str, sandbox: Sandbox) -> Understanding:
    """What is understood of a text, where in it, and what is not; the same text is read once."""
    # The traveller's own day.
    return _understood(text, sandbox.manifest.checksum, date.today(), sandbox)  # noqa: DTZ011


@st.cache_resource(max_entries=256, show_spinner=False)
def _understood(text: str, checksum: str, today: date, _sandbox: Sandbox) -> Understanding:
    return understand(text, sandbox=_sandbox, today=today)
