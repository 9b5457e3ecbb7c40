"""How a database is reached, and what is said of one that is not there."""

import socket

import pytest

from core.bench.store.runs import MIGRATIONS, VERSION_TABLE, RunStore
from core.database import open_database, server_address
from core.errors import StoreError
from tests.postgresql import outage


def test_a_server_that_takes_no_connection_is_waited_for_no_longer_than_its_address_says() -> None:
    # the system takes the connection, and nobody ever says a word on it
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(StoreError, match="is the server running"):
            open_database(
                f"postgresql://team@127.0.0.1:{port}/studio?connect_timeout=2", MIGRATIONS, VERSION_TABLE
            )


def test_every_address_of_a_server_says_how_long_it_is_waited_for() -> None:
    assert server_address("postgresql://team@db/studio").query["connect_timeout"] == "5"
    assert server_address("postgresql://team@db/studio?connect_timeout=60").query["connect_timeout"] == "60"


def test_a_connection_that_a_server_has_ended_is_told_of_as_a_servers(postgresql: str) -> None:
    store = RunStore(postgresql)
    assert store.count() == 0
    with outage(postgresql), pytest.raises(StoreError, match="is the server running"):
        store.count()
    assert store.count() == 0
    store.close()


def test_the_folder_of_a_server_is_not_told() -> None:
    with pytest.raises(StoreError) as told:
        open_database("postgresql://team@/studio?host=/no/such/folder", MIGRATIONS, VERSION_TABLE)
    assert ".s.PGSQL" in told.value.text.en
    assert "/no/such" not in f"{told.value.text.en} {told.value.text.zh}"
