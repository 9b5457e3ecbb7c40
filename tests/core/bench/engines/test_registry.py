"""Engines by name: what is wrong with a name or an address is one line that says what to do."""

import socket
import sys
from collections.abc import Iterator

import pytest

from core.bench.engines.registry import engine_named
from core.errors import InputError


@pytest.fixture
def closed() -> Iterator[str]:
    """An address where nothing listens while the test runs."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{held.getsockname()[1]}"


def open_engine(name: str, address: str | None) -> None:
    with engine_named(name, None, address, lambda text: None):
        pass


def test_an_unknown_engine_is_told_with_those_that_there_are() -> None:
    with pytest.raises(InputError, match="there is no engine 'slurm'; there are local, ray"):
        open_engine("slurm", None)


def test_an_address_is_for_a_cluster() -> None:
    with pytest.raises(InputError, match="use it with --engine ray"):
        open_engine("local", "127.0.0.1:6379")


def test_without_ray_a_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InputError, match=r"pip install 'tripstudio\[cluster\]'") as error:
        open_engine("ray", None)
    assert "没有安装 Ray" in error.value.text.zh


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1", "127.0.0.1:99999"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(InputError, match=f"there is no Ray cluster at {address}"):
        open_engine("ray", address)


def test_an_address_where_nothing_listens_is_told(closed: str) -> None:
    with pytest.raises(InputError, match=f"there is no Ray cluster at {closed}"):
        open_engine("ray", closed)
