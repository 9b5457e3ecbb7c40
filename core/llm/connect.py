"""Clients for a profile or for a cassette."""

import os
from collections.abc import Mapping
from pathlib import Path

from core.llm.cassette import RecordingTransport, ReplayTransport
from core.llm.client import Client
from core.llm.profile import Profile, read_key
from core.llm.retries import Retries


def connect(
    profile: Profile, environment: Mapping[str, str] = os.environ, record: Path | None = None
) -> Client:
    """A client of a profile; `record` is the cassette to write. Raises InputError where its key is not to be found."""
    key = read_key(profile, environment)
    return Client(profile, key, RecordingTransport(record, profile) if record is not None else None)


def replay(cassette: Path) -> Client:
    """A client that answers from a cassette, with no network and no pauses. Raises InputError for a file that is none."""
    transport = ReplayTransport(cassette)
    return Client(transport.profile, None, transport, Retries(first=0.0, most=0.0))
