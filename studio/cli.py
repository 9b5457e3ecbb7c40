"""The `tripstudio` command: wiring of its parts, and what a failure looks like on a terminal."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from core.errors import InputError, SandboxError, TripStudioError
from studio.commands import evaluate, labels, listing, llm, plan, sandbox, understand
from studio.commands.terminal import complain
from studio.settings import read_settings

DONE, FAILED, UNUSABLE = 0, 1, 2

command = typer.Typer(
    help="Plan trips and judge trip plans.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    add_completion=False,
)
command.add_typer(sandbox.group, name="sandbox")
command.add_typer(labels.group, name="labels")
command.add_typer(llm.group, name="llm")
command.command(name="understand")(understand.understand_requests)
command.command(name="plan")(plan.plan_requests)
command.command(name="evaluate")(evaluate.evaluate_plans)
command.command(name="agents")(listing.list_agents)
command.command(name="suites")(listing.list_suites)


@command.callback(invoke_without_command=True)
def _default(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        open_studio()


@command.command(name="app")
def open_studio(
    port: Annotated[int | None, typer.Option(help="Port to listen on (8501 where it is free).")] = None,
    headless: Annotated[bool, typer.Option("--headless", help="Do not open a browser.")] = False,
    sandbox: Annotated[str | None, typer.Option(help="The sandbox to show first.")] = None,
) -> None:
    """Open the studio in the browser."""
    read_settings()  # a setting that cannot be used is told here, in one line, and not in the browser
    if sandbox is not None:
        os.environ["TRIPSTUDIO_SANDBOX"] = sandbox
    entry = Path(__file__).with_name("app.py")
    options = [f"--server.headless={'true' if headless else 'false'}"]
    if port is not None:
        options.append(f"--server.port={port}")
    os.chdir(entry.parent.parent)  # where .streamlit/config.toml lies
    os.execv(sys.executable, [sys.executable, "-m", "streamlit", "run", str(entry), *options])


def main() -> None:
    """Entry point. Exit status: 0 done, 1 a run failed, 2 wrong usage or bad input."""
    try:
        command()
    except (InputError, SandboxError) as error:
        complain(error.text)
        sys.exit(UNUSABLE)
    except TripStudioError as error:
        complain(error.text)
        sys.exit(FAILED)
