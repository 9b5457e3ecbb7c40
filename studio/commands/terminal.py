"""Where text meets the terminal: every text in lines and tables is shown as its characters, and acts on nothing."""

import json

import typer
from rich.console import Console
from rich.table import Table

from core.text import Text, quiet_json, shown
from studio.commands.language import language


def tell(line: str) -> None:
    """Print one line."""
    typer.echo(shown(line))


def complain(text: Text) -> None:
    """Print one line about a fault to the error stream, in the language of the terminal."""
    typer.echo(f"tripstudio: {shown(text.says(language()))}", err=True)


def tell_json(record: object) -> None:
    """Print a record as one line of JSON."""
    typer.echo(quiet_json(json.dumps(record, ensure_ascii=False)))


def add_row(table: Table, *cells: str) -> None:
    """Add a row of texts to a table."""
    table.add_row(*map(shown, cells))


def console() -> Console:
    """A console that reads no markup and no emoji names in what it prints."""
    return Console(markup=False, emoji=False, highlight=False)
