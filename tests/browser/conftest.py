"""The real studio, started by its command on a data home of its own, and a real Chromium to look at it with.

The network is closed, to the studio as to the browser. Every page that a test opens is watched: a request to any other
address than the studio's, or an error in the console, fails the test.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, expect, sync_playwright

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.store.runs import RunStore
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from core.understand import understand
from tests.browser.shown import Ask, TripOf, Visit
from tests.patience import PATIENCE
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
CLOSED_NETWORK = Path(__file__).with_name("closed_network")
"""In front of a Python program's path, it closes the network to it, and what it asks elsewhere is told in its log."""
PATHS = os.pathsep.join(map(str, (CLOSED_NETWORK, ROOT)))
"""The program that is tested is the one beside the tests, also where another one is installed."""
REFUSED = "the network is closed"
UNUSED = (
    # each window would load the suggestions of an address bar that nobody sees: a third of what opening a page costs
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # the last such switch alone counts, so that what Playwright does without is said again
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium that the tests do without."""
SWITCHES = (
    "--no-sandbox",
    f"--disable-features={','.join(UNUSED)}",
    # maps of many places are drawn with WebGL, here by the processor; pages are put together without it
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing",
    # no page is used for so long that code compiled twice over would pay: a tenth of what opening one costs
    "--js-flags=--no-opt",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)
expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/browser/test_screens.py --screens FOLDER` makes the pictures of every page."""
    parser.addoption(
        "--screens", type=Path, default=None, help="a folder for pictures of every page (docs/screens)"
    )


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data home of the studio; empty at first, so that the demo sandbox is made on the way."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def start(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """Starts one more studio on the data home, with these options and the network closed, and returns its address.

    Fails at the end where one of them asked another machine for anything.
    """
    begun: list[subprocess.Popen[bytes]] = []
    logs: list[Path] = []

    def started(*options: str) -> str:
        port = free_port()
        log = tmp_path_factory.mktemp("log") / "studio.txt"
        logs.append(log)
        command = Path(sys.executable).with_name("tripstudio")
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("TRIPSTUDIO_", "STREAMLIT_"))
        }
        with log.open("wb") as out:
            process = subprocess.Popen(
                [command, "app", "--headless", "--port", str(port), *options],
                env={**environment, "TRIPSTUDIO_HOME": str(home), "PYTHONPATH": PATHS},
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        begun.append(process)
        address = f"http://127.0.0.1:{port}"
        wait_for(address, process, log)
        return address

    yield started
    for process in begun:
        process.terminate()
        process.wait(timeout=PATIENCE)
    assert [line for log in logs for line in _lines(log) if line.startswith(REFUSED)] == []


def _lines(log: Path) -> list[str]:
    return log.read_text(errors="replace").splitlines()


@pytest.fixture(scope="session")
def address(start: Callable[..., str]) -> str:
    """The address of the studio that the tests share."""
    return start()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a studio answers; fail with its log where it does not start."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if process.poll() is not None:
            break
        try:
            with urlopen(f"{address}/_stcore/health", timeout=5):
                return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    pytest.fail(f"the studio did not start at {address}:\n{log.read_text(errors='replace')}")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers: one in a process."""
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.fail(
            "chromium is not installed: `apt-get install chromium fonts-noto-cjk`, or run scripts/for_tests.sh"
        )
    chromium = playwright.chromium.launch(executable_path=found, args=list(SWITCHES))
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def planned_once(home: Path) -> Callable[[str], Run]:
    """The run of a request as the page plans it, the same whenever it is asked for."""

    @cache
    def planned(text: str) -> Run:
        sandbox, agent = SandboxLibrary(home).open("demo"), agent_type("planner").make()
        query = understand(text, uid="", sandbox=sandbox).query
        return execute(new_run(agent, query, sandbox), agent, sandbox, lambda seconds, event: None)

    return planned


@pytest.fixture
def trip_of(planned_once: Callable[[str], Run], home: Path) -> TripOf:
    """The address of a planned trip for a request: a run of the test's own, to look at and to change."""

    def address(text: str) -> str:
        run = replace(planned_once(text), id=new_run_id(), created=now())
        store = RunStore(home / "runs.sqlite")
        store.begin(run)
        store.close()
        return f"?plan={run.id}"

    return address


@pytest.fixture
def ask() -> Ask:
    """Types a request and sends it with Enter: on the first page, or where the text of a trip is edited."""

    def asked(page: Page, text: str) -> None:
        box = page.locator('[class*="st-key-request_card"] textarea')
        edit = page.get_by_role("button", name=re.compile("改原话|Edit text"))
        expect(box.or_(edit).first).to_be_visible()
        if not box.is_visible():
            edit.click()
        expect(page.locator('[class*="request-keys"] [data-hears]')).to_be_attached()
        box.fill(text)
        box.press("Enter")

    return asked


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens a page of the studio as a reader with a language would: `visit("?plan=...", locale="en-GB")`."""
    with visiting(browser, address) as visited:
        yield visited


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens pages while this lasts, which are watched; `first` is done with a page before it goes anywhere.

    Fails at the end where one of them asked elsewhere or had an error.
    """
    faults: list[str] = []
    contexts = []

    def visited(
        where: str = "",
        *,
        locale: str = "zh-CN",
        at: str = address,
        first: Callable[[Page], None] = lambda page: None,
        **options: object,
    ) -> Page:
        context = browser.new_context(
            locale=locale,
            **{"viewport": {"width": 1440, "height": 1100}, **options},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("request", lambda request: faults.extend(_elsewhere(request, at)))
        page.on("console", lambda message: faults.extend(_error(message)))
        page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
        first(page)
        page.goto(f"{at}/{where}")
        # on a phone the pages are behind a button
        behind = page.get_by_test_id("stExpandSidebarButton")
        expect(page.get_by_test_id("stTopNav").or_(behind).first).to_be_visible()
        return page

    yield visited
    for context in contexts:
        context.close()
    assert faults == []


def _elsewhere(request: Request, address: str) -> list[str]:
    is_ours = request.url.startswith((address, "data:", "blob:")) or re.match(
        rf"ws://{address[7:]}/", request.url
    )
    return [] if is_ours else [f"asked for {request.url}"]


def _error(message: ConsoleMessage) -> list[str]:
    # on a page that is opened directly, Streamlit looks for its server below the page's path first
    if "/_stcore/" in message.location["url"]:
        return []
    # and says so where there is no page at an address
    if message.text.startswith("The page that you have requested does not seem to exist"):
        return []
    return [f"console: {message.text}"] if message.type == "error" else []
