"""The list of commands in the command's own help, against the commands themselves."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer import Context
from typer.main import get_command

from studio.cli import COMMANDS, command
from studio.commands import plan, planning

GROUP = get_command(command)


@pytest.fixture
def context() -> Iterator[Context]:
    yield Context(GROUP)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_summed_up_as_in_its_own_help(name: str, context: Context) -> None:
    told = GROUP.get_command(context, name).help
    assert COMMANDS[name].summary == " ".join(told.split("\n\n")[0].split())


def test_plans_are_given_in_every_format_that_the_help_names() -> None:
    assert set(plan.FORMATS) == set(planning.FORMATS)


@pytest.mark.parametrize("words", [["--help"], ["plan", "--help"]])
def test_the_help_loads_nothing_that_plans(words: list[str]) -> None:
    program = (
        "import sys; from studio.cli import command\n"
        f"try: command({words})\n"
        "finally: sys.exit('core.understand' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, "plan" in done.stdout) == (0, True)
