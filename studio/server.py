"""The server of the studio: Streamlit's, with what protects it. `tripstudio app` runs it; so does any ASGI server."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event, Thread

import streamlit as st
from starlette.middleware import Middleware
from streamlit.auth_util import get_secrets_auth_section

from core.bench.pool.collector import collect_rarely
from core.errors import InputError, TripStudioError
from core.files.faults import sentence_of
from core.files.log import quiet_log
from core.text import plain
from pages import PAGES
from studio import memo
from studio.commands.terminal import complain
from studio.i18n import translator
from studio.serving.interrupted import keep_the_page_that_was_asked_for, take_presses_over_first
from studio.serving.prompt import send_at_once
from studio.serving.protection import Protection
from studio.serving.reach import unguarded
from studio.serving.signing_in import LeadOn, TellFailures
from studio.settings import read_settings
from studio.state import session
from studio.tiles import Tiles

_log = logging.getLogger(__name__)
quiet_log()
collect_rarely()
send_at_once()
take_presses_over_first()
keep_the_page_that_was_asked_for()
SETTINGS = read_settings()


def pictures() -> str | None:
    """Where the tiles of maps come from at this moment: they can be chosen while the studio runs."""
    try:
        tiles: Tiles | None = read_settings().tiles
    except InputError:
        return None
    return None if tiles is None else tiles.origin


@asynccontextmanager
async def _getting_ready(_: st.App) -> AsyncIterator[None]:
    """The worker processes begin while nobody is there yet; at the end they end, and what all share is let go of."""
    told = unguarded(
        st.get_option("server.address"),
        SETTINGS.hosts,
        has_sign_in=bool(get_secrets_auth_section()),
        is_read_only=SETTINGS.read_only,
    )
    if told is not None:
        complain(told)
    closing = Event()
    beginning = Thread(target=_begin_workers, args=(closing,), name="getting ready", daemon=True)
    beginning.start()
    yield
    closing.set()
    beginning.join()
    _let_go()
    memo.clear_all()
    st.cache_data.clear()
    # A server that a signal ends runs nothing after this, and what only waits for the collector would be left behind: the
    # semaphores that worker processes share.
    gc.unfreeze()
    gc.collect()


_FIRST_TRIP = 20.0
"""Seconds that are left to the first trip of who opens the studio at once, before patterns are compiled beside it."""
_BREATH = 0.01
"""Seconds between two patterns that are compiled, for pages that are drawn meanwhile."""
_HEAD_START = 5.0
"""Seconds that are left to a first visitor, whose page begins the worker processes itself once it is drawn."""


def _begin_workers(closing: Event) -> None:
    is_team = _is_of_a_team()
    # Who starts a studio of one's own opens it at once. All that methods need takes seconds to load, here and in each worker
    # process: it would hold up the page, which has its request box long before it needs them.
    if not is_team and closing.wait(_HEAD_START):
        return
    # The pages themselves are for visitors: a component of Streamlit's first kind is not served where it is imported
    # outside of a page.
    from core.understand import compile_all
    from studio import services
    from studio.work.jobs import jobs, pool

    pool(SETTINGS)
    if is_team:
        # they take up runs that others began; a database that is away is told of, and asked again by the first page
        try:
            jobs(services.store(), SETTINGS)
        except TripStudioError as error:
            _log.warning("%s", error)
    # after it the first request that somebody types is read as quickly as the next
    if closing.wait(_FIRST_TRIP):
        return
    for _ in compile_all():
        if closing.wait(_BREATH):
            return


def _is_of_a_team() -> bool:
    if SETTINGS.database is None:
        return False
    from core.database import is_shared

    return is_shared(SETTINGS.runs)


def _let_go() -> None:
    """Runs of a team go to its other processes while the workers are still there."""
    from studio.work import jobs

    jobs.let_go()


def _tell(error: Exception) -> bool:
    """Show one sentence in place of a page that failed where no part of it expected it; where, the server's log says."""
    _log.error("a page failed", exc_info=error)
    say = translator(session.language())
    text = sentence_of(error)
    st.error(
        plain(say("trouble-unexpected") if text is None else text.stands(say.language)),
        icon=":material/error:",
    )
    return True


app = st.App(
    Path(__file__).with_name("app.py"),
    middleware=[
        Middleware(Protection, hosts=SETTINGS.hosts, pictures=pictures),
        Middleware(
            LeadOn, pages=[page.key for page in PAGES], is_set_up=lambda: bool(get_secrets_auth_section())
        ),
        Middleware(TellFailures),
    ],
    on_script_error=_tell,
    lifespan=_getting_ready,
)
