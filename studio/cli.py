"""The `tripstudio` command: wiring of its parts, and what a failure looks like on a terminal."""

import os
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from core.bench.provenance import commit, versions
from core.errors import InputError, SandboxError
from core.files.faults import file_error, sentence_of
from core.files.log import quiet_log
from core.text import Text
from studio.commands.terminal import complain
from studio.settings import LOOPBACK, read_settings, require_home

DONE, FAILED, UNUSABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """Where a command is, and what it does in the words that its own help begins with."""

    where: str
    summary: str


COMMANDS: Mapping[str, CommandEntry] = {
    "sandbox": CommandEntry(
        "studio.commands.sandbox:group",
        "Bring sandboxes in, look at them, check them, remove them.",
    ),
    "understand": CommandEntry(
        "studio.commands.understand:understand_requests",
        "Say what a request, or each request of a file, is understood to ask for.",
    ),
    "plan": CommandEntry(
        "studio.commands.plan:plan_requests",
        "Plan a request, or each request of a file.",
    ),
    "evaluate": CommandEntry(
        "studio.commands.evaluate:evaluate_plans",
        "Judge every plan by one suite or all, print the tables and write the reports.",
    ),
    "bench": CommandEntry(
        "studio.commands.bench:group",
        "Many methods over many requests, and the papers' tables.",
    ),
    "rank": CommandEntry(
        "studio.commands.rank:rank_reports",
        "Rank methods by each of ChinaTravel's six preferences and in the mean, over requests that all of them pass.",
    ),
    "labels": CommandEntry(
        "studio.commands.labels.group:group",
        "Studies of expert pairwise judgements.",
    ),
    "llm": CommandEntry(
        "studio.commands.llm:group",
        "Language models: which server, which model, at which price.",
    ),
    "desktop": CommandEntry(
        "studio.commands.desktop:open_desktop",
        "Open the studio in a window of its own; it ends when the window is closed.",
    ),
    "agents": CommandEntry(
        "studio.commands.listing:list_agents",
        "All planning agents: what each does and what it needs.",
    ),
    "suites": CommandEntry(
        "studio.commands.listing:list_suites",
        "All suites with their metrics: meaning, direction, unit, dimension and source.",
    ),
}
"""The commands, in the order in which the help lists them."""


class Commands(TyperGroup):
    """The commands, each loaded when it is called: all of them together take seconds."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands, in order."""
        return [*super().list_commands(ctx), *COMMANDS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name; None where there is none."""
        if cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        module, _, attribute = COMMANDS[cmd_name].where.partition(":")
        called = getattr(import_module(module), attribute)
        if isinstance(called, typer.Typer):
            found = get_command(called)
        else:
            alone = typer.Typer(add_completion=False)
            alone.command(name=cmd_name)(called)
            found = get_command(alone)
        found.name = cmd_name
        return found

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, which names the commands and loads none."""
        named = {name: TyperCommand(name, help=entry.summary) for name, entry in COMMANDS.items()}
        shown = TyperGroup(
            name=self.name, help=self.help, params=self.params, commands={**self.commands, **named}
        )
        shown.format_help(ctx, formatter)


command = typer.Typer(
    cls=Commands,
    help="Plan trips and judge trip plans.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        known = commit()
        typer.echo(f"tripstudio {versions()['tripstudio']}" + (f" ({known})" if known else ""))
        raise typer.Exit


@command.callback(invoke_without_command=True)
def _default(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        open_studio()


@command.command(name="app")
def open_studio(
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Port to listen on (8501 where it is free).")
    ] = None,
    headless: Annotated[bool, typer.Option("--headless", help="Do not open a browser.")] = False,
    sandbox: Annotated[str | None, typer.Option(help="The sandbox to show first.")] = None,
    address: Annotated[
        str,
        typer.Option(help="Network address to listen on; another than this machine's needs --allow-host."),
    ] = "127.0.0.1",
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which others reach the studio; may be repeated."),
    ] = None,
    read_only: Annotated[
        bool,
        typer.Option(
            "--read-only", help="Visitors may look at trips, compare and present them, and change nothing."
        ),
    ] = False,
) -> None:
    """Open the studio in the browser."""
    environment = dict(os.environ)
    if read_only:
        environment["TRIPSTUDIO_READ_ONLY"] = "1"
    if allow_host:
        environment["TRIPSTUDIO_HOSTS"] = ",".join(allow_host)
    if sandbox is not None:
        environment["TRIPSTUDIO_SANDBOX"] = sandbox
    # a setting that cannot be used is told here, in one line, and not in the browser
    settings = read_settings(environment)
    require_home(settings.home)
    if address not in LOOPBACK and not settings.hosts:
        raise InputError(
            f"要在 {address} 上对外开放，请用 --allow-host 写明他人访问时使用的主机名",
            f"to listen on {address}, say with --allow-host by which name others reach the studio",
        )
    options = [
        f"--server.headless={'true' if headless else 'false'}",
        f"--server.address={address}",
        "--browser.gatherUsageStats=false",
        # else who opens it for the first time is asked for an address to send offers to, and nothing opens before
        "--server.showEmailPrompt=false",
        "--client.showErrorDetails=none",
        *(f"--server.allowedHosts={name}" for name in (*LOOPBACK, *settings.hosts)),
    ]
    if port is not None:
        options.append(f"--server.port={port}")
    server = Path(__file__).with_name("server.py")
    os.execve(sys.executable, [sys.executable, "-m", "streamlit", "run", str(server), *options], environment)


def main() -> None:
    """Entry point. Exit status: 0 done, 1 a run failed, 2 wrong usage or bad input."""
    quiet_log()
    try:
        command()
    except (InputError, SandboxError) as error:
        complain(error.text)
        sys.exit(UNUSABLE)
    except OSError as error:
        complain(file_error(error).text)
        sys.exit(UNUSABLE)
    except Exception as error:  # noqa: BLE001 - whoever types a command is told in a line whatever happens
        complain(sentence_of(error) or _unexpected(error))
        sys.exit(FAILED)


def _unexpected(error: Exception) -> Text:
    place = traceback.extract_tb(error.__traceback__)[-1]
    told = f"{type(error).__name__}: {error} ({Path(place.filename).name}, {place.lineno})"
    return Text(
        f"程序出了意外错误，请把这一行报告给我们：{told}",
        f"an unexpected fault; please report this line: {told}",
    )


if __name__ == "__main__":
    main()
