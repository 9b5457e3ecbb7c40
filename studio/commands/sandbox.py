"""`tripstudio sandbox`: bring sandboxes in, look at them, check them, remove them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from core.sandbox.importers.csv_template import write_template
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.commands.language import language
from studio.commands.terminal import add_row, console, tell
from studio.settings import read_settings

group = typer.Typer(help="Bring sandboxes in, look at them, check them, remove them.", no_args_is_help=True)

_LEVELS = {"fault": Text("[错误]", "[fault]"), "note": Text("[提示]", "[note]")}
SandboxName = Annotated[str, typer.Argument(help="Name of a sandbox.")]


def library() -> SandboxLibrary:
    """The sandboxes under the data home."""
    return SandboxLibrary(read_settings().home)


@group.command(name="import")
def import_sandbox(
    kind: Annotated[str, typer.Argument(help="Layout of the data: traveleval, chinatravel or csv.")],
    source: Annotated[str, typer.Argument(help="A folder, a zip file or a git repository.")],
    name: Annotated[str, typer.Option(help="Name of the new sandbox.")],
) -> None:
    """Import travel data as a new sandbox; it becomes visible only when it is whole."""
    manifest = library().import_(kind, source, name)
    counts = ", ".join(f"{number:,} {what}" for what, number in manifest.counts.items())
    tell(f"{name}: {counts}")


@group.command(name="list")
def list_sandboxes() -> None:
    """Names of all sandboxes, one a line."""
    for name in library().names():
        tell(name)


@group.command(name="info")
def describe(name: SandboxName) -> None:
    """What a sandbox holds, where it came from and under which licence."""
    manifest = library().info(name)
    table = Table(show_header=False, box=None)
    for label, value in (
        ("name", manifest.name),
        ("version", manifest.version),
        ("source", manifest.source),
        ("licence", manifest.licence),
        ("coordinates", manifest.coordinates),
        ("checksum", manifest.checksum),
        ("synthetic", ", ".join(manifest.synthetic) or "-"),
        *((what, f"{number:,}") for what, number in manifest.counts.items()),
    ):
        add_row(table, label, value)
    console().print(table)


@group.command(name="check")
def check(name: SandboxName) -> None:
    """What is wrong with the data of a sandbox, faults first; exit status 1 where there is a fault, not for mere notes."""
    findings = sorted(library().check(name), key=lambda finding: finding.level != "fault")
    for finding in findings:
        tell(f"{_LEVELS[finding.level].says(language())} {finding.message.says(language())}")
    if any(finding.level == "fault" for finding in findings):
        raise typer.Exit(1)


@group.command(name="template")
def template(folder: Annotated[Path, typer.Argument(help="A new or empty folder.")]) -> None:
    """Write an example of the csv layout, to bring one's own cities in."""
    for path in write_template(folder):
        tell(str(path))


@group.command(name="remove")
def remove(name: SandboxName) -> None:
    """Delete a sandbox."""
    library().remove(name)
    tell(f"{name}: removed")
