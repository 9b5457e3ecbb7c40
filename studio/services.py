"""What all sessions share: the settings, the sandboxes, the store of runs, and judgements that were made already."""

import subprocess
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

import streamlit as st

from core.bench.runs import RunStore
from core.evaluate.registry import SUITES
from core.model.report import Report
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio.settings import Settings, read_settings

SUITE = "chinatravel"
_RECORDED = ("tripstudio", "duckdb", "numpy", "pydantic", "streamlit")


def settings() -> Settings:
    """The settings of this process. Raises InputError for one that cannot be used."""
    return read_settings()


def library() -> SandboxLibrary:
    """The sandboxes of the data home."""
    return SandboxLibrary(settings().home)


def sandbox(name: str) -> Sandbox:
    """An open sandbox, shared by all sessions. Raises SandboxError where there is none of that name."""
    path = library().path(name)
    written = path.stat().st_mtime_ns if path.is_file() else 0
    return _open(str(path.parent.parent), name, written)


@st.cache_resource(max_entries=8, show_spinner=False)
def _open(home: str, name: str, written: int) -> Sandbox:
    return SandboxLibrary(Path(home)).open(name)


def store() -> RunStore:
    """The store of runs of the data home."""
    return _store(str(settings().runs))


@st.cache_resource(max_entries=4, show_spinner=False)
def _store(path: str) -> RunStore:
    return RunStore(Path(path))


def judge(run: Run, within: Sandbox, suite: str = SUITE) -> Report:
    """What a suite says of a run's plan in a sandbox."""
    return _judge(run.id, run.status, within.manifest.checksum, suite, run, within)


@st.cache_data(max_entries=256, show_spinner=False)
def _judge(run_id: str, status: str, checksum: str, suite: str, _run: Run, _within: Sandbox) -> Report:
    return SUITES[suite].judge(_run.query, _run.document, _within)


@lru_cache(maxsize=1)
def versions() -> dict[str, str]:
    """The packages that a run's outcome depends on."""
    return {name: version(name) for name in _RECORDED}


@lru_cache(maxsize=1)
def commit() -> str | None:
    """The commit of this checkout; None where it is not one, or git is absent."""
    root = Path(__file__).resolve().parents[1]
    try:
        told = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, timeout=5, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return told.stdout.strip()
