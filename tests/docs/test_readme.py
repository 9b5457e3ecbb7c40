"""The README's table of commands, against the commands themselves."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from typer import Context
from typer.core import TyperGroup
from typer.main import get_command

from studio.cli import command
from tests.docs.walk import ROOT

README = (ROOT / "README.md").read_text("utf-8")
OPTION = re.compile(r"--[a-z][a-z-]*")


def _leaves(group: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every command by what one types after `tripstudio`."""
    if not isinstance(group, TyperGroup):
        yield path, group
        return
    for name in group.list_commands(Context(group)):
        yield from _leaves(group.get_command(Context(group), name), f"{path} {name}".strip())


COMMANDS = dict(_leaves(get_command(command)))


def _told() -> dict[str, set[str]]:
    """The options that the table tells of, by command; a command's part ends where the next one is named."""
    rows = "\n".join(line for line in README.splitlines() if line.startswith("| `tripstudio"))
    names = "|".join(sorted(map(re.escape, COMMANDS), key=len, reverse=True))
    found = list(re.finditer(rf"(?:`tripstudio |`)({names})\b", rows))
    ends = [*(match.start() for match in found), len(rows)]
    told: dict[str, set[str]] = {}
    for match, (begins, until) in zip(found, pairwise(ends), strict=True):
        options = set(OPTION.findall(rows[begins:until].split("\n")[0]))
        told[match[1]] = told.get(match[1], set()) | options
    return told


def _options(of: Any) -> set[str]:
    return {
        name
        for one in of.params
        if one.param_type_name == "option"
        for name in one.opts
        if name.startswith("--")
    }


@pytest.mark.parametrize("name", COMMANDS)
def test_the_table_tells_of_a_command_with_all_its_options(name: str) -> None:
    assert name in _told()
    assert _told()[name] == _options(COMMANDS[name])


def test_the_programs_that_measure_are_all_listed() -> None:
    programs = {
        path.relative_to(ROOT / "benchmarks").as_posix()
        for path in (ROOT / "benchmarks").rglob("*.py")
        if "__main__" in path.read_text("utf-8")
    }
    assert set(re.findall(r"^\| `benchmarks/([\w/]+\.py)", README, re.MULTILINE)) == programs
