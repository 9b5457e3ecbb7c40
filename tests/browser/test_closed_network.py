"""The network is closed in the browser tests: what asks another machine is refused and told, and this machine is reached."""

import os
import subprocess
import sys

import pytest

from tests.browser.conftest import CLOSED_NETWORK, REFUSED

_ASKS = "import socket; socket.create_connection(({host!r}, {port}), timeout=5)"


@pytest.mark.parametrize("host", ["192.0.2.1", "example.org"])
def test_another_machine_is_not_reached_and_that_is_told(host: str) -> None:
    asked = _run(_ASKS.format(host=host, port=80))
    assert asked.returncode != 0
    assert any(line.startswith(REFUSED) and host in line for line in asked.stderr.splitlines())


def test_this_machine_is_reached() -> None:
    asked = _run(
        "import socket; there = socket.create_server(('127.0.0.1', 0)); socket.create_connection(there.getsockname())"
    )
    assert (asked.returncode, asked.stderr) == (0, "")


def _run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(CLOSED_NETWORK)},
        capture_output=True,
        text=True,
        check=False,
    )
