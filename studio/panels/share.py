"""The link to what a page shows, to copy or to read with a telephone, where others can reach the studio."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlencode, urlsplit

import streamlit as st

from components.trip import qr_code
from studio import services
from studio.i18n import Translate
from studio.settings import LOOPBACK
from studio.state import address


def show(query: Mapping[str, str], say: Translate, *, key: str) -> None:
    """Draw the button that shows the link; nothing where only this machine reaches the studio.

    `query` is what the address of the page names, besides the sandbox.
    """
    hosts, here = services.settings().hosts, st.context.url
    if not hosts or here is None:
        return
    link = shared_link(here, {**address.shared(), **query}, hosts)
    with st.popover(say("share"), icon=":material/qr_code_2:", key=key, on_change="rerun") as opened:
        if opened.open:
            st.caption(say("share-about"))
            st.code(link, language=None, wrap_lines=True)
            if len(link) <= qr_code.LONGEST:
                qr_code.show(link, told=say("share-code"), key=f"{key}-code")


def shared_link(here: str, query: Mapping[str, str], hosts: Sequence[str]) -> str:
    """The link to a page under a name that others reach it by: where `here` is this machine's own, the first of `hosts`."""
    parts = urlsplit(here)
    if parts.hostname in LOOPBACK:
        port = f":{parts.port}" if parts.port is not None else ""
        parts = parts._replace(netloc=f"{hosts[0]}{port}")
    return parts._replace(path=parts.path or "/", query=urlencode(query), fragment="").geturl()
