"""The server of the studio: Streamlit's, with what protects it. `tripstudio app` runs it; so does any ASGI server."""

from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware

from studio.protection import Protection
from studio.settings import read_settings
from studio.trouble import tell

SETTINGS = read_settings()
PICTURES = None if SETTINGS.tiles is None else SETTINGS.tiles.origin
app = st.App(
    Path(__file__).with_name("app.py"),
    middleware=[Middleware(Protection, hosts=SETTINGS.hosts, pictures=PICTURES)],
    on_script_error=tell,
)
