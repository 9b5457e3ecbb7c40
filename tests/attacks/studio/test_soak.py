"""Hours of use in seconds: tabs are opened and closed one after the other, and nothing of them stays."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tests.attacks.studio.closed_tabs import KEPT
from tests.patience import PATIENCE
from tests.ports import free_port

FILES_OF_A_TAB = 3
"""That a session of Streamlit has open: the event loop of its script."""


@pytest.fixture
def studio(home: Path) -> Iterator[tuple[int, int]]:
    """A studio with one worker: its port and its process."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, Path(__file__).with_name("closed_tabs.py"), str(port)],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home), "TRIPSTUDIO_WORKERS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends and process.poll() is None and not _answers(port):
        time.sleep(0.1)
    yield port, process.pid
    process.send_signal(signal.SIGINT)
    process.wait(timeout=PATIENCE)


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=5):
            return True
    except OSError:
        return False


def _open_and_close(port: int, tabs: int, page: str = "library") -> None:
    """Open a page in so many tabs, one after the other, each closed when it is drawn."""
    asked = BackMsg(rerun_script=ClientState(page_name=page)).SerializeToString()
    for _ in range(tabs):
        address = f"ws://127.0.0.1:{port}/_stcore/stream"
        with connect(address, subprotocols=[Subprotocol("streamlit")], max_size=None) as tab:
            tab.send(asked)
            while not _is_drawn(tab.recv(PATIENCE, decode=False)):
                pass


def _is_drawn(message: bytes) -> bool:
    told = ForwardMsg.FromString(message)
    return (
        told.WhichOneof("type") == "script_finished"
        and told.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN
    )


def _open_files(process: int) -> int:
    return len(os.listdir(f"/proc/{process}/fd"))


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files are counted in /proc")
def test_closed_tabs_leave_no_file_open(studio: tuple[int, int]) -> None:
    port, process = studio
    # the first page opens the sandbox, which the collector passes over from then on
    _open_and_close(port, 1, page="plan")
    _open_and_close(port, KEPT + 4)
    before = _open_files(process)
    _open_and_close(port, 60)
    grown = _open_files(process) - before
    assert grown < 20 * FILES_OF_A_TAB, f"{grown} files more are open after 60 tabs"
