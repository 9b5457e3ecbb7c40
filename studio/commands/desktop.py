"""`tripstudio desktop`: the studio in a window of its own, and its entry in the start menu."""

import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer
from pyshortcuts import make_shortcut

from core.errors import InputError
from core.text import Text
from studio.commands.language import language
from studio.commands.terminal import tell

BROWSERS = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge",
    "brave-browser",
)  # fmt: skip
"""Programs that open an address as a window of its own (`--app`)."""

_ELSEWHERE = (
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_ADDED = Text("tripstudio 已加入开始菜单", "tripstudio is in the start menu now")
_STARTING_SECONDS = 60.0
_SIZE = (1366, 860)


def open_desktop(
    sandbox: Annotated[str | None, typer.Option(help="The sandbox to show first.")] = None,
    menu_entry: Annotated[
        bool, typer.Option("--menu-entry", help="Add an entry to the start menu, and open nothing.")
    ] = False,
    browser_option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SWITCH", help="A switch for the browser that draws the window; may be repeated."
        ),
    ] = None,
) -> None:
    """Open the studio in a window of its own; it ends when the window is closed."""
    if menu_entry:
        add_menu_entry()
        tell(_ADDED.says(language()))
        return
    show = _window(browser_option or [])
    # who ends this command alone, as by `kill`, ends the window and the server with it
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    port = _free_port()
    chosen = ["--sandbox", sandbox] if sandbox is not None else []
    command = [sys.executable, "-m", "studio.cli", "app", "--headless", "--port", str(port), *chosen]
    # what the server says of itself is of no use to whoever only sees a window
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(address, server)
        show(address)
    finally:
        server.terminate()
        server.wait()


def add_menu_entry() -> None:
    """Add the studio to the start menu of this person: an entry that opens it in a window."""
    program = shutil.which("tripstudio") or str(Path(sys.executable).with_name("tripstudio"))
    make_shortcut(
        f'"{program}" desktop' if " " in program else f"{program} desktop",
        name="tripstudio",
        description="Plan trips and judge trip plans",
        icon=str(files("assets") / "icon.svg"),
        terminal=False,
        desktop=False,
        noexe=True,
    )


def browser(which: Callable[[str], str | None] = shutil.which) -> str | None:
    """A browser that can open a window of its own; None where none is found."""
    found = next((path for name in BROWSERS if (path := which(name)) is not None), None)
    return found or next((path for path in _ELSEWHERE if Path(path).is_file()), None)


def _window(switches: Sequence[str]) -> Callable[[str], None]:
    """What opens an address in a window and returns when it is closed. Raises InputError where nothing can."""
    if find_spec("webview") is not None:
        return _webview
    program = browser()
    if program is None:
        raise InputError(
            "没有找到可以开窗口的程序：请安装 Chromium、Chrome 或 Edge，或运行 pip install 'tripstudio[desktop]'；也可以用 tripstudio app 在浏览器里打开",
            "nothing here can open a window: install Chromium, Chrome or Edge, or run pip install 'tripstudio[desktop]'; "
            "tripstudio app opens the studio in any browser",
        )
    return lambda address: _app_mode(program, address, switches)


def _app_mode(program: str, address: str, switches: Sequence[str]) -> None:
    """Open the address in a window of a browser's. Raises InputError where it can open none."""
    # with a profile of its own the browser does not hand the window to one that runs already, and ends with it
    with TemporaryDirectory(prefix="tripstudio-window-", ignore_cleanup_errors=True) as profile:
        width, height = _SIZE
        ended = subprocess.run(
            [
                program,
                f"--app={address}",
                f"--user-data-dir={profile}",
                f"--window-size={width},{height}",
                "--no-first-run",
                "--no-default-browser-check",
                "--disable-background-networking",
                "--disable-sync",
                *switches,
            ],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    # it ends well when its window is closed
    if ended.returncode > 0:
        raise InputError(
            f"{Path(program).name} 打不开窗口，例如因为没有显示器：请运行 tripstudio app --headless，再在浏览器里打开它的地址",
            f"{Path(program).name} cannot open a window, as where there is no display: "
            "run tripstudio app --headless and open its address in a browser",
        )


def _webview(address: str) -> None:
    import webview

    width, height = _SIZE
    webview.create_window("tripstudio", address, width=width, height=height)
    webview.start()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the studio answers. Raises InputError where it ends before that, or does not in time."""
    ends = time.monotonic() + _STARTING_SECONDS
    while server.poll() is None and time.monotonic() < ends:
        try:
            with urlopen(f"{address}/_stcore/health", timeout=5):
                return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise InputError(
        "工作室没有启动起来：请运行 tripstudio app 查看原因",
        "the studio did not start: run tripstudio app to see why",
    )
