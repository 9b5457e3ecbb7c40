"""The folders of results that a data home knows of, for the page that shows them."""

import json
from pathlib import Path

from pydantic import TypeAdapter

from core.errors import DocumentError
from core.files.documents import read_json
from core.files.whole import write_whole

_FILE = "results.json"
_LISTED = TypeAdapter(list[str])


def remember(home: Path, folder: Path) -> None:
    """Keep where a folder of results is; the newest first. Raises FileError."""
    there = folder.resolve()
    kept = [one for one in known(home) if one != there]
    home.mkdir(parents=True, exist_ok=True)
    write_whole(
        home / _FILE, [json.dumps([str(there), *map(str, kept)], ensure_ascii=False, indent=1) + "\n"]
    )


def known(home: Path) -> tuple[Path, ...]:
    """The folders that are still there, the newest first."""
    try:
        listed = _LISTED.validate_python(read_json((home / _FILE).read_text(encoding="utf-8")))
    except (OSError, ValueError, DocumentError):
        return ()
    return tuple(path for path in map(Path, listed) if path.is_dir())
