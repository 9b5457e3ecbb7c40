"""A studio that a measuring program starts on a data home, and what its processes cost the machine."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

_STARTING_SECONDS = 60.0
"""Seconds in which a studio must have started, and those that it has to end."""
_OFTEN = 0.05
"""Seconds between two looks whether it answers: what a start takes is measured as finely."""


@contextmanager
def running(home: Path, **settings: str) -> Iterator[tuple[str, int]]:
    """A studio on a data home while this lasts: its address (`127.0.0.1:PORT`), and its process."""
    address, studio = start(home, **settings)
    try:
        wait_for(address)
        yield address, studio.pid
    finally:
        studio.terminate()
        studio.wait(_STARTING_SECONDS)


def start(home: Path, **settings: str) -> tuple[str, subprocess.Popen[bytes]]:
    """Begin a studio on a data home, with settings of the environment; it may not answer yet."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    studio = subprocess.Popen(
        [Path(sys.executable).with_name("tripstudio"), "app", "--headless", "--port", str(port)],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home), **settings},
        stdout=subprocess.DEVNULL,
    )
    return f"127.0.0.1:{port}", studio


def wait_for(address: str) -> None:
    """Wait until a studio answers."""
    ends = time.monotonic() + _STARTING_SECONDS
    while time.monotonic() < ends:
        try:
            with urlopen(f"http://{address}/_stcore/health", timeout=5):
                return
        except OSError:
            time.sleep(_OFTEN)
    raise SystemExit(f"the studio did not start at {address}")


def megabytes(process: int) -> float:
    """Memory of a process and all below it, shared pages counted once for each (proportional set size)."""
    rolled = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    found = float(re.search(r"^Pss:\s+(\d+)", rolled, re.MULTILINE)[1]) / 1024  # type: ignore[index]
    return found + sum(megabytes(child) for child in below(process))


def below(process: int) -> list[int]:
    """The processes that a process began, whichever of its threads did."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    found = [child for task in tasks for child in (task / "children").read_text(encoding="ascii").split()]
    return list(dict.fromkeys(map(int, found)))


def processor_seconds(process: int) -> float:
    """The processor time of a process, of the system on its behalf as well."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
