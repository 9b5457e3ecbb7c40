"""The studio in a window of its own: a real server, and a real Chromium in its app mode."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Playwright

from studio.commands.desktop import browser
from tests.patience import PATIENCE
from tests.ports import free_port

TRIPSTUDIO = str(Path(sys.executable).with_name("tripstudio"))


def windows(port: int) -> list[dict[str, Any]]:
    """The pages that a browser with this debugging port shows; nothing while it does not answer, or is empty still."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/json/list", timeout=5) as answer:
            found: list[dict[str, Any]] = json.load(answer)
    except (URLError, ConnectionError, TimeoutError):
        return []
    return [one for one in found if one["type"] == "page" and one["url"].startswith("http")]


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """`tripstudio desktop` with a browser that draws without a screen, and its debugging port."""
    port = free_port()
    switches = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--remote-debugging-port={port}"]
    words = [word for switch in switches for word in ("--browser-option", switch)]
    process = subprocess.Popen(
        [TRIPSTUDIO, "desktop", *words],
        env={**os.environ, "TRIPSTUDIO_HOME": str(tmp_path)},
        start_new_session=True,
    )
    yield process, port
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


def test_the_studio_is_shown_in_a_window_and_ends_with_it(
    desktop: tuple[subprocess.Popen[bytes], int], playwright: Playwright
) -> None:
    process, port = desktop
    shown = _until(lambda: windows(port))
    assert shown, "no window was opened"
    address = shown[0]["url"]
    assert address.startswith("http://127.0.0.1:")
    drawn = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
    drawn.new_browser_cdp_session().send("Browser.close")
    assert process.wait(PATIENCE) == 0
    with pytest.raises(URLError):
        urlopen(address, timeout=5)


def test_who_ends_the_command_alone_leaves_neither_server_nor_window(
    desktop: tuple[subprocess.Popen[bytes], int],
) -> None:
    process, port = desktop
    shown = _until(lambda: windows(port))
    assert shown, "no window was opened"
    process.terminate()
    assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    with pytest.raises(URLError):
        urlopen(shown[0]["url"], timeout=5)
    assert windows(port) == []


def _until(look: Any) -> Any:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if found := look():
            return found
        time.sleep(0.2)
    return None


def test_without_anything_that_opens_a_window_one_is_told_what_to_do(tmp_path: Path) -> None:
    done = subprocess.run(
        [TRIPSTUDIO, "desktop"],
        env={**os.environ, "PATH": str(tmp_path), "LC_ALL": "en_US.UTF-8", "TRIPSTUDIO_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert "tripstudio app opens the studio in any browser" in done.stderr


def test_where_no_window_can_be_drawn_one_is_told_what_to_do(tmp_path: Path) -> None:
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    done = subprocess.run(
        [TRIPSTUDIO, "desktop"],
        env={**os.environ, "PATH": str(tmp_path), "LC_ALL": "en_US.UTF-8", "TRIPSTUDIO_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert "cannot open a window" in done.stderr


def test_a_browser_of_this_machine_is_found() -> None:
    assert (
        browser(lambda name: f"/usr/bin/{name}" if name == "google-chrome" else None)
        == "/usr/bin/google-chrome"
    )


@pytest.mark.skipif(
    sys.platform != "linux", reason="the entry of another system is not a file that can be read here"
)
def test_the_entry_of_the_start_menu_opens_the_window(tmp_path: Path) -> None:
    done = subprocess.run(
        [TRIPSTUDIO, "desktop", "--menu-entry"],
        env={
            **os.environ,
            "HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path / ".local" / "share"),
            "LC_ALL": "zh_CN.UTF-8",
        },
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "tripstudio 已加入开始菜单\n"
    (entry,) = tmp_path.rglob("*.desktop")
    written = entry.read_text(encoding="utf-8")
    assert "Name=tripstudio" in written
    assert "tripstudio desktop" in written
    assert "Terminal=false" in written
