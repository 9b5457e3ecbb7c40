"""Profiles of the planner in a data home, for weights that were learned: TOML files such as those under `assets/profiles`.

The weights are their own; the shape of a day and what one knows of places are those of the default.
"""

import json
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from core.errors import InputError
from core.files.whole import write_whole
from core.optimize.preferences.profile import PlannerProfile, read_profile
from core.optimize.preferences.weights import Weights
from core.text import Text

_NAME = re.compile(r"[\w-]{1,60}")


class ProfileShelf:
    """The profiles of a data home, by the names of their files."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "planner-profiles"

    def names(self) -> tuple[str, ...]:
        """All names, in their order."""
        return tuple(path.stem for path in sorted(self._folder.glob("*.toml")))

    def all(self) -> Mapping[str, PlannerProfile]:
        """All profiles by name. Raises InputError for a file that is no profile."""
        return {name: self.get(name) for name in self.names()}

    def get(self, name: str) -> PlannerProfile:
        """The profile of that name. Raises InputError where there is none, or its file is no profile."""
        if name not in self.names():
            listed = ", ".join(self.names()) or "-"
            raise InputError(
                f"没有名为 {name!r} 的目标，有：{listed}", f"there is no profile {name!r}; there are {listed}"
            )
        path = self._folder / f"{name}.toml"
        try:
            return read_profile(path.read_text(encoding="utf-8"))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise InputError(
                f"{path.name} 不是规划目标的文件；请改正或删除它",
                f"{path.name} is no profile of the planner: mend it or delete it",
            ) from error

    def save(self, name: str, title: Text, weights: Weights, origin: str) -> None:
        """Keep a profile in the place of one of its name; `origin` says where its weights are from.

        Raises InputError for a name that cannot be used, FileError where the file cannot be written.
        """
        if not _NAME.fullmatch(name):
            raise InputError(
                f"名字 {name!r} 不可用：请用 1 到 60 个字母、汉字、数字、- 或 _",
                f"the name {name!r} cannot be used: take 1 to 60 letters, digits, - or _",
            )
        self._folder.mkdir(parents=True, exist_ok=True)
        lines = [
            f"# {' '.join(origin.split())}",
            f"title = {{ zh = {_quoted(title.zh)}, en = {_quoted(title.en)} }}",
            "",
            "[weights]",
            *(f"{weight} = {value:.4f}" for weight, value in weights.model_dump().items()),
            "",
            *_default_shape(),
        ]
        write_whole(self._folder / f"{name}.toml", [f"{line}\n" for line in lines])


def _default_shape() -> list[str]:
    """What the default profile says of days and places."""
    text = files("assets").joinpath("profiles", "default.toml").read_text(encoding="utf-8")
    lines = text.splitlines()
    return lines[lines.index("[shape]") :]


def _quoted(text: str) -> str:
    """A text as TOML writes it: what JSON escapes, TOML escapes alike."""
    return json.dumps(text, ensure_ascii=False)
