"""The server of the studio: Streamlit's, with what protects it. `tripstudio app` runs it; so does any ASGI server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware

from studio.jobs import pool
from studio.protection import Protection
from studio.settings import read_settings
from studio.trouble import tell

SETTINGS = read_settings()
PICTURES = None if SETTINGS.tiles is None else SETTINGS.tiles.origin


@asynccontextmanager
async def _with_workers(_: st.App) -> AsyncIterator[None]:
    """The worker processes get ready while nobody is there yet, and end with the server."""
    workers = pool(SETTINGS)
    yield
    workers.close()


app = st.App(
    Path(__file__).with_name("app.py"),
    middleware=[Middleware(Protection, hosts=SETTINGS.hosts, pictures=PICTURES)],
    on_script_error=tell,
    lifespan=_with_workers,
)
