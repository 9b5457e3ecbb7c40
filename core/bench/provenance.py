"""What a run's outcome depends on beside what it was asked: the packages, the program, and the commit of a checkout."""

import subprocess
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

_RECORDED = (
    "tripstudio",
    "cn2an",
    "duckdb",
    "highspy",
    "holidays",
    "json-repair",
    "numpy",
    "openai",
    "pydantic",
    "pypinyin",
    "rapidfuzz",
    "scikit-learn",
    "scipy",
)
"""What reads a request, makes a plan or judges it."""
_ROOT = Path(__file__).resolve().parents[2]
_MAKING_PLANS = ("core", "assets")


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


@lru_cache(maxsize=1)
def program(root: Path = _ROOT) -> str:
    """What tells the program under a folder from another state of it: the digest of all that plans and judges, code and facts.

    A commit does not change it, nor does a change of what only draws, so that two machines of the same digest make the same.
    """
    found = sha256()
    for folder in _MAKING_PLANS:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                content = sha256(path.read_bytes()).hexdigest()
                found.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return found.hexdigest()[:12]
