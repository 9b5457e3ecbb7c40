"""The profiles of a data home, one JSON file: addresses, models and prices, never a key."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from core.errors import DocumentError, InputError
from core.files.documents import read_json
from core.files.whole import write_whole
from core.llm.profile import Profile, profile_of_environment, read_profile

ENVIRONMENT = "env"


class ProfileStore:
    """The profiles of a data home."""

    def __init__(self, home: Path) -> None:
        self._path = home / "llm.json"

    def all(self) -> tuple[Profile, ...]:
        """All profiles by name. Raises InputError where the file cannot be read."""
        if not self._path.is_file():
            return ()
        try:
            records = read_json(self._path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, DocumentError) as error:
            raise InputError(
                f"无法读取 {self._path}：{error}；修正或删除它",
                f"cannot read {self._path}: {error}; mend it or delete it",
            ) from error
        if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
            raise InputError(
                f"{self._path} 应为模型配置的列表；修正或删除它",
                f"{self._path} is not a list of profiles; mend it or delete it",
            )
        return tuple(sorted((read_profile(record) for record in records), key=lambda one: one.name))

    def add(self, profile: Profile) -> None:
        """Keep a profile; one of the same name is replaced. Raises InputError for the name `env`."""
        if profile.name == ENVIRONMENT:
            raise InputError(
                "名称 env 留给由环境变量 OPENAI_API_KEY、OPENAI_BASE_URL 和 TRIPSTUDIO_MODEL 给出的配置",
                "the name env is that of the profile of OPENAI_API_KEY, OPENAI_BASE_URL and TRIPSTUDIO_MODEL",
            )
        self._write((*(one for one in self.all() if one.name != profile.name), profile))

    def remove(self, name: str) -> Profile:
        """Take a profile away, and return it. Raises InputError where there is none of that name."""
        removed = self.get(name)
        self._write(tuple(one for one in self.all() if one.name != name))
        return removed

    def get(self, name: str, environment: Mapping[str, str] = os.environ) -> Profile:
        """The profile of a name, `env` included. Raises InputError that lists those that there are."""
        found = {one.name: one for one in self.all()}
        if name == ENVIRONMENT and (given := profile_of_environment(environment)) is not None:
            return given
        if name not in found:
            listed = ", ".join(found) or "-"
            raise InputError(
                f"没有名为 {name!r} 的模型配置，有：{listed}；用 tripstudio llm add 添加",
                f"there is no profile {name!r}; there are {listed}. Add one with `tripstudio llm add`",
            )
        return found[name]

    def wanted(self, name: str | None, environment: Mapping[str, str] = os.environ) -> Profile:
        """The named profile, or that of the environment. Raises InputError saying what is missing and how to get it."""
        if name is not None:
            return self.get(name, environment)
        given = profile_of_environment(environment)
        if given is None:
            raise InputError(
                "这个方法需要语言模型：用 --llm 指明模型配置（tripstudio llm add 添加），或设置 OPENAI_API_KEY 或 "
                "OPENAI_BASE_URL 以及 TRIPSTUDIO_MODEL",
                "this method asks a language model: name a profile with --llm (`tripstudio llm add` makes one), or set "
                "OPENAI_API_KEY or OPENAI_BASE_URL, and TRIPSTUDIO_MODEL",
            )
        return given

    def _write(self, profiles: tuple[Profile, ...]) -> None:
        records = [profile.model_dump(mode="json", exclude_defaults=True) for profile in profiles]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._path, [json.dumps(records, ensure_ascii=False, indent=1) + "\n"])
