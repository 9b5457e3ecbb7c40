"""Where the real data is, the sandboxes that tests share, and a data home for a test of the studio."""

import os
import shutil
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
import streamlit as st
from filelock import FileLock
from hypothesis import settings
from streamlit.components.v2 import manifest_scanner

from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio import memo
from tests.postgresql import server
from tests.typed import Ended, RunCommand, status_of, surroundings

# a slow machine is no wrong answer: speed is measured by the programs under benchmarks/
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

SHARED = Path(__file__).resolve().parents[2] / "shared"


class ToldAtOnce:
    """Names a test that fails when it fails: the report about all of them comes minutes later, at the end."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the name and the reason."""
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = crash.message.splitlines()[0] if crash and crash.message else report.longreprtext[:200]
            self._terminal.write(f"\nFAILED {report.nodeid} ({report.when}): {reason}\n", red=True)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Failures are told at once by the process that writes to the terminal, which is none of xdist's workers."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        config.pluginmanager.register(ToldAtOnce(terminal))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with real sandboxes, requests and conformance files; tests that need it skip where it is absent."""
    if not (SHARED / "data").is_dir():
        pytest.skip("the real data is not here: expected in ../shared beside the checkout")
    return SHARED


@pytest.fixture(scope="session")
def common(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run of the tests, the same for all its processes: for what is slow to make and only read."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "common"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def real_sandboxes(shared: Path, common: Path) -> SandboxLibrary:
    """A library with the real data in both layouts, imported once for all processes."""
    library = SandboxLibrary(common / "real")
    with FileLock(common / "real.lock"):
        for kind in ("chinatravel", "traveleval"):
            if kind not in library.names():
                library.import_(kind, str(shared / "data" / kind), kind)
    return library


@pytest.fixture(scope="session")
def chinatravel_sandbox(real_sandboxes: SandboxLibrary) -> Sandbox:
    """The real sandbox in ChinaTravel's layout: one room offer a hotel."""
    return real_sandboxes.open("chinatravel")


@pytest.fixture(scope="session")
def traveleval_sandbox(real_sandboxes: SandboxLibrary) -> Sandbox:
    """The real sandbox in TravelEval's layout: several room offers a hotel."""
    return real_sandboxes.open("traveleval")


@pytest.fixture(scope="session")
def demo_home(common: Path) -> Path:
    """A data home with nothing but the demo sandbox in it, made once for all processes; copied for each test."""
    home = common / "demo_home"
    SandboxLibrary(home).open("demo")
    return home


@pytest.fixture(scope="session")
def demo(demo_home: Path) -> Sandbox:
    """The sandbox that comes with the project."""
    return SandboxLibrary(demo_home).open("demo")


@pytest.fixture(scope="session", autouse=True)
def _components_are_looked_for_once() -> Iterator[None]:
    """Streamlit reads about every package that is installed whenever a page is opened; the packages stay the same."""
    found = cache(manifest_scanner.scan_component_manifests)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", found)
        yield


@pytest.fixture
def home(demo_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data home of the test's own; one worker process, where a page needs any, which ends with the test."""
    shutil.copytree(demo_home, tmp_path / "home")
    monkeypatch.setenv("TRIPSTUDIO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TRIPSTUDIO_WORKERS", "1")
    for name in ("TRIPSTUDIO_SANDBOX", "TRIPSTUDIO_TILES"):
        monkeypatch.delenv(name, raising=False)
    memo.clear_all()
    st.cache_data.clear()
    yield tmp_path / "home"
    memo.clear_all()


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> RunCommand:
    """Types a command on the data home, in this process: a process of its own takes seconds to begin."""

    def typed(*words: str | Path, **more: str) -> Ended:
        for name, value in surroundings(home, **more).items():
            monkeypatch.setenv(name, value)
        status = status_of(*words)
        told = capfd.readouterr()
        return Ended(status, told.out, told.err)

    return typed


_NUMBERS = count()


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The address of a real PostgreSQL server, without the name of a database."""
    with server() as address:
        yield address


@pytest.fixture
def postgresql(postgresql_server: str) -> Iterator[str]:
    """The address of an empty database on it, as `TRIPSTUDIO_DATABASE` takes it."""
    name = f"team_{next(_NUMBERS)}"
    address = sa.make_url(postgresql_server.format("postgres")).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield postgresql_server.format(name)
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
