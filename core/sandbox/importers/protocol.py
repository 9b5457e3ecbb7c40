"""What an importer is."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from core.sandbox.data import SandboxData
from core.text import Text


@dataclass(frozen=True, slots=True)
class ImporterCard:
    """What an importer reads, for lists in the UI, the docs and the command; `needs` names the files it looks for."""

    name: str
    title: Text
    summary: Text
    needs: tuple[str, ...]


class Importer(Protocol):
    """Reads one layout of travel data."""

    card: ImporterCard

    def read(self, folder: Path) -> SandboxData:
        """The sandbox in a folder. Raises SandboxError naming file, line and remedy."""
        ...
