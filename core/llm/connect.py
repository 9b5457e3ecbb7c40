"""Clients for a profile: of its server, recording or not, or of the cassette that it replays.

The SDK behind them is slow to load and most commands ask no model, so it is imported where one is made.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from core.llm.calling.limits import Turning
from core.llm.profile import Profile, read_key

if TYPE_CHECKING:
    from core.llm.client import Client


def connect(
    profile: Profile,
    environment: Mapping[str, str] = os.environ,
    *,
    turns: Turning | None = None,
    attempts: int | None = None,
) -> "Client":
    """A client of a profile; `turns` are those that it shares with other processes, `attempts` how often it tries a call.

    Raises InputError where its key or its cassette is not to be found, and FileError for one that cannot be written.
    """
    if profile.replay is not None:
        return replay(Path(profile.replay))
    from core.llm.calling.retries import Retries
    from core.llm.cassette import RecordingTransport
    from core.llm.client import Client

    key = read_key(profile, environment)
    retries = Retries() if attempts is None else Retries(attempts=attempts)
    if profile.record is None:
        return Client(profile, key, retries=retries, turns=turns)
    recording = RecordingTransport(Path(profile.record), profile)
    return Client(profile=profile, key=key, transport=recording, retries=retries, turns=turns)


def replay(cassette: Path) -> "Client":
    """A client that answers from a cassette, with no network and no pauses. Raises InputError for a file that is none."""
    from core.llm.calling.retries import Retries
    from core.llm.cassette import ReplayTransport
    from core.llm.client import Client

    transport = ReplayTransport(cassette)
    return Client(
        profile=transport.profile, key=None, transport=transport, retries=Retries(first=0.0, most=0.0)
    )
