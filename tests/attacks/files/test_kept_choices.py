"""What a data home keeps in small files may have been written by anybody: each is read, or told of in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.bench.results.result_folders import known
from core.errors import InputError
from core.labels.weights.saved import RewardShelf
from core.llm.profiles import ProfileStore
from core.optimize.preferences.kept import ProfileShelf
from studio.preferences import PreferenceStore

DEEP = "[" * 9000 + "]" * 9000
FILES: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "a profile of the planner": ("planner-profiles/p.toml", lambda home: ProfileShelf(home).get("p")),
    "a learned reward": ("rewards/p.json", lambda home: RewardShelf(home).get("p")),
    "all learned rewards": ("rewards/p.json", lambda home: RewardShelf(home).all()),
    "profiles of models": ("llm.json", lambda home: ProfileStore(home).all()),
    "choices of readers": ("settings.json", lambda home: PreferenceStore(home).of(None)),
}
HELD: dict[str, str | bytes] = {
    "bytes": b"\xff\xfe\x00", "nesting of 9,000": DEEP, "nesting of 9,000 in a table": f"a={DEEP}", "a number": "7",
    "a number of 5,000 digits": "9" * 5000, "a number of 5,000 digits in a table": f"a = {'9' * 5000}",
    "a text": '"</script>{{9**9}}"', "half a character": '{"a": "\\ud800"}', "colours of a terminal": "\x1b[31m\u202e",
    "an endless number": '{"people": {"": {"rate": Infinity}}}', "an endless weight": "[weights]\ncost = inf\n",
    "a weight that is none": "[weights]\ncost = nan\n", "a currency of markup": '{"people": {"": {"currency": "</s"}}}',
    "people that are a list": '{"people": [1]}', "weights that are a list": "weights = [1]",
}  # fmt: skip


@pytest.mark.parametrize("held", HELD.values(), ids=HELD.keys())
@pytest.mark.parametrize(("file", "read"), FILES.values(), ids=FILES.keys())
def test_a_spoilt_file_of_choices_is_told_of(
    tmp_path: Path, file: str, read: Callable[[Path], Any], held: str | bytes
) -> None:
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(held if isinstance(held, bytes) else held.encode())
    with pytest.raises(InputError) as told:
        read(tmp_path)
    assert path.name in str(told.value)
    assert "\x1b" not in str(told.value)


@pytest.mark.parametrize("name", ["../llm", "a/b", "", "..", "\x1b[31m", "x" * 5000, "p\0", "*", "p.toml"])
def test_a_name_leads_to_no_other_file(tmp_path: Path, name: str) -> None:
    (tmp_path / "llm.toml").write_text("title = 1", encoding="utf-8")
    for shelf in (ProfileShelf(tmp_path), RewardShelf(tmp_path)):
        with pytest.raises(InputError):
            shelf.get(name)


TILES = {
    "a script": "javascript:alert(1)", "a directive": "https://t.example/{z}/{x}/{y}.png; script-src *",
    "a template": "https://t.example/{{9**9}}/{z}", "markup": 'https://t.example/"><script>', "a file": "file:///{z}/{x}/{y}",
    "a host with a star": "https://*/{z}/{x}/{y}", "nothing of a host": "https:///{z}/{x}/{y}",
}  # fmt: skip


@pytest.mark.parametrize("address", TILES.values(), ids=TILES.keys())
def test_hostile_tiles_that_are_kept_are_refused(tmp_path: Path, address: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"tiles": {"url": address}}), encoding="utf-8")
    with pytest.raises(InputError):
        PreferenceStore(tmp_path).tiles()


@pytest.mark.parametrize("held", HELD.values(), ids=HELD.keys())
def test_a_spoilt_list_of_folders_is_no_folder(tmp_path: Path, held: str | bytes) -> None:
    (tmp_path / "results.json").write_bytes(held if isinstance(held, bytes) else held.encode())
    assert known(tmp_path) == ()
