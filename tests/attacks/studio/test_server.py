"""The server answers to its own names alone, tells browsers what its pages may do, and is set so wherever it is installed."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from studio.serving.protection import policy
from tests.patience import PATIENCE
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[3]
Start = Callable[..., int]


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Starts a studio with more words of its command, from a folder where nothing is set; returns its port."""
    begun: list[subprocess.Popen[bytes]] = []

    def started(*words: str, packages: Path = ROOT) -> int:
        folder = tmp_path_factory.mktemp("elsewhere")
        port = free_port()
        code = "from studio.cli import main; main()"
        process = subprocess.Popen(
            [sys.executable, "-c", code, "app", "--headless", "--port", str(port), *words],
            cwd=folder,
            env={
                **{name: value for name, value in os.environ.items() if not name.startswith("STREAMLIT")},
                "PYTHONPATH": str(packages),
                "TRIPSTUDIO_HOME": str(folder / "home"),
                "HOME": str(folder),
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        begun.append(process)
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=5):
                    return port
            except OSError:
                time.sleep(0.2)
        raise AssertionError("the studio did not start")

    yield started
    for process in begun:
        process.terminate()
        process.wait(timeout=PATIENCE)


@pytest.fixture(scope="module")
def port(start: Start) -> int:
    """The port of a studio for this machine alone."""
    return start()


def status(port: int, host: str, path: str = "/") -> int:
    """The status of the answer to a request that names a host."""
    try:
        with urlopen(Request(f"http://127.0.0.1:{port}{path}", headers={"Host": host}), timeout=10) as answer:
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code


def websocket_status(port: int, host: str, origin: str) -> int:
    """The status of the answer to a browser that wants to open a websocket."""
    asked = [
        "GET /_stcore/stream HTTP/1.1", f"Host: {host}", f"Origin: {origin}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]  # fmt: skip
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall("\r\n".join(asked).encode())
        return int(connection.recv(64).split()[1])


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "LOCALHOST", "localhost."])
def test_this_machine_is_answered(port: int, host: str) -> None:
    assert status(port, f"{host}:{port}") == 200
    assert websocket_status(port, f"{host}:{port}", f"http://{host}:{port}") == 101


@pytest.mark.parametrize(
    "host",
    ["outside.example", "127.0.0.1.outside.example", "localhost@outside.example", "", "x:y", "a b", "[::1"],
)
@pytest.mark.parametrize("path", ["/", "/_stcore/health", "/app/static/map/city.js"])
def test_another_name_is_refused(port: int, host: str, path: str) -> None:
    assert status(port, host, path) in (400, 421)


def test_a_rebound_name_opens_no_websocket(port: int) -> None:
    assert websocket_status(port, f"outside.example:{port}", f"http://outside.example:{port}") == 403


@pytest.mark.parametrize(
    "origin",
    [
        "http://outside.example",
        "http://localhost:1",
        "http://127.0.0.1:1",
        "http://127.0.0.1",
        "http://0.0.0.0",
        "null",
        "",
        "file://",
        "http://127.0.0.1:{port}.outside.example",
        "http://127.0.0.1:{port}@outside.example",
        "http://outside.example#127.0.0.1:{port}",
        "http://outside.example/127.0.0.1:{port}",
    ],
)
def test_a_foreign_page_opens_no_websocket_and_sends_nothing(port: int, origin: str) -> None:
    named, own = origin.format(port=port), f"127.0.0.1:{port}"
    assert websocket_status(port, own, named) == 403
    sent = Request(
        f"http://{own}/_stcore/upload_file/a/b", data=b"x", headers={"Origin": named}, method="PUT"
    )
    with pytest.raises(HTTPError) as refused:
        urlopen(sent, timeout=10)
    assert refused.value.code == 403
    refused.value.close()


def test_a_shared_studio_answers_to_its_name_and_to_no_other(start: Start) -> None:
    shared = start("--address", "0.0.0.0", "--allow-host", "studio.example.org")
    name = f"studio.example.org:{shared}"
    assert status(shared, name) == 200
    assert websocket_status(shared, name, f"http://{name}") == 101
    assert status(shared, f"outside.example:{shared}") == 421
    assert websocket_status(shared, f"outside.example:{shared}", f"http://outside.example:{shared}") == 403


def test_browsers_are_told_what_a_page_may_do(port: int) -> None:
    with urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
        told = dict(answer.headers.items())
    told = {name.lower(): value for name, value in told.items()}
    assert "frame-ancestors 'self'" in told["content-security-policy"]
    assert told["referrer-policy"] == "no-referrer"
    assert told["x-content-type-options"] == "nosniff"
    assert told["x-frame-options"] == "SAMEORIGIN"


def test_a_page_runs_no_script_that_stands_in_it_but_the_map_does() -> None:
    def scripts(rules: str) -> str:
        return next(rule for rule in rules.split("; ") if rule.startswith("script-src"))

    assert "'unsafe-" not in scripts(policy(False, "localhost", None))
    assert "sha256-" in scripts(policy(False, "localhost", None))
    assert "'unsafe-inline'" in scripts(policy(True, "localhost", None))


def test_a_page_fetches_nothing_from_elsewhere_but_the_tiles_that_are_set() -> None:
    def rules(pictures: str | None) -> dict[str, str]:
        told = policy(False, "studio.example.org", pictures).split("; ")
        return dict(rule.split(" ", 1) for rule in told)

    assert rules(None)["default-src"] == "'self'"
    assert rules(None)["img-src"] == "'self' data: blob:"
    assert rules("https://t.example")["img-src"] == "'self' data: blob: https://t.example"
    own = "'self' ws://studio.example.org wss://studio.example.org data: blob:"
    assert rules("https://t.example")["connect-src"] == own
    assert [rules(None)[name] for name in ("font-src", "frame-src", "form-action", "object-src")] == [
        "'self' data:", "'self'", "'self'", "'none'",
    ]  # fmt: skip


def listening(port: int) -> set[str]:
    """The addresses on which somebody listens on a port, as Linux writes them."""
    found = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            place, state = line.split()[1], line.split()[3]
            if state == "0A" and int(place.split(":")[1], 16) == port:
                found.add(place.split(":")[0])
    return found


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a wheel that was built and unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    unpack = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target"]
    subprocess.run([*unpack, str(folder / "installed"), str(wheel)], check=True, timeout=300)
    return folder / "installed"


def test_an_installed_studio_listens_on_this_machine_alone(start: Start, installed: Path) -> None:
    port = start(packages=installed)
    assert listening(port) == {"0100007F"}
    assert status(port, "outside.example") == 421
    assert status(port, "127.0.0.1", "/app/static/map/city.js") == 200


def test_an_installed_studio_reports_no_use(installed: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "streamlit", "config", "show"],
        cwd=installed / "studio",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    ).stdout
    set_to = [line for line in shown.splitlines() if not line.startswith("#")]
    assert "gatherUsageStats = false" in set_to
    assert 'showErrorDetails = "none"' in set_to
    assert 'address = "127.0.0.1"' in set_to
