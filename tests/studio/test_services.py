"""What pages share is let go of at the end of the process, which then ends without a word."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

from core.model.query import Query
from core.model.run import Run, now
from studio import services
from tests.patience import PATIENCE
from tests.ports import free_port


def test_a_process_that_opened_a_sandbox_ends_without_a_word(home: Path) -> None:
    program = "from studio import services; print(services.sandbox('demo').manifest.name)"
    ended = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ended.stdout == "demo\n"
    # Streamlit says that no page is being drawn
    assert [
        line
        for line in ended.stderr.splitlines()
        if "streamlit" not in line.lower() and "ScriptRunContext" not in line
    ] == []


def test_who_opens_the_studio_for_the_first_time_is_asked_nothing(home: Path, tmp_path: Path) -> None:
    port = free_port()
    studio = subprocess.Popen(
        [Path(sys.executable).with_name("tripstudio"), "app", "--port", str(port)],
        env={**os.environ, "HOME": str(tmp_path), "TRIPSTUDIO_HOME": str(home), "BROWSER": "true"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and studio.poll() is None and not _answers(port):
            time.sleep(0.1)
        assert _answers(port)
    finally:
        studio.terminate()
        studio.wait(timeout=PATIENCE)


def test_a_studio_that_is_ended_ends_its_workers_without_a_word(home: Path) -> None:
    port = free_port()
    studio = subprocess.Popen(
        [Path(sys.executable).with_name("tripstudio"), "app", "--headless", "--port", str(port)],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home), "TRIPSTUDIO_WORKERS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends and studio.poll() is None and not _answers(port):
        time.sleep(0.1)
    studio.send_signal(signal.SIGINT)
    _, told = studio.communicate(timeout=PATIENCE)
    assert [
        line for line in told.splitlines() if "leak" in line or "Traceback" in line or "ERROR" in line
    ] == []


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=5):
            return True
    except OSError:
        return False


def test_the_same_plan_for_the_same_request_is_judged_once(home: Path) -> None:
    request = Query("q", "x", start_city="南京", target_city="北京", days=1, people_number=2)
    document = {"people_number": 2, "start_city": "南京", "target_city": "北京", "itinerary": []}
    run = Run(
        id="r",
        created=now(),
        query=request,
        agent="planner",
        sandbox="demo",
        sandbox_checksum="",
        document=document,
    )
    sandbox = services.sandbox("demo")
    first, again = services.judge(run, sandbox), services.judge(replace(run, id="other"), sandbox)
    assert first.violations
    assert again.violations is first.violations
