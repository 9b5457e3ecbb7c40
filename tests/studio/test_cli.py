"""The list of commands in the command's own help, against the commands themselves."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer import Context
from typer.main import get_command

from studio.cli import COMMANDS, command

GROUP = get_command(command)


@pytest.fixture
def context() -> Iterator[Context]:
    yield Context(GROUP)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_summed_up_as_in_its_own_help(name: str, context: Context) -> None:
    told = GROUP.get_command(context, name).help
    assert COMMANDS[name].summary == " ".join(told.split("\n\n")[0].split())


def test_the_help_loads_no_command() -> None:
    program = (
        "import sys; from studio.cli import command\n"
        "try: command(['--help'])\n"
        "finally: sys.exit(any(name == 'core.understand' or name.startswith('studio.commands.plan') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, "plan" in done.stdout) == (0, True)
