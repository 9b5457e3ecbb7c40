"""What a run's outcome depends on beside what it was asked: the packages, and the commit of a checkout."""

import subprocess
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

_RECORDED = ("tripstudio", "duckdb", "numpy", "openai", "pydantic")
_ROOT = Path(__file__).resolve().parents[2]


@lru_cache(maxsize=1)
def versions() -> dict[str, str]:
    """The packages that a run's outcome depends on."""
    return {name: version(name) for name in _RECORDED}


@lru_cache(maxsize=1)
def commit() -> str | None:
    """The commit of this checkout, `-dirty` where files differ from it; None where it is not one, or git is absent."""
    if not (_ROOT / ".git").exists():
        return None
    command = ["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
    try:
        told = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, timeout=5, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return told.stdout.strip()
