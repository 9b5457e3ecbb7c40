"""`tripstudio llm`: the profiles of language models; keys stay in the environment or the system's keyring."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from core.errors import InputError
from core.llm.cassette import ReplayTransport
from core.llm.check import check
from core.llm.connect import connect
from core.llm.profile import REPLAYED_URL, forget_key, keep_key, read_profile
from core.llm.profiles import ProfileStore
from core.text import Text
from studio.commands.language import language
from studio.commands.terminal import add_row, console, tell
from studio.settings import read_settings

group = typer.Typer(help="Language models: which server, which model, at which price.", no_args_is_help=True)

_LEVELS = {
    "good": Text("[可用]", "[good]"),
    "note": Text("[提示]", "[note]"),
    "fault": Text("[错误]", "[fault]"),
}
ModelProfileName = Annotated[str, typer.Argument(help="Name of a profile.")]
BaseUrl = Annotated[
    str | None, typer.Option(help="Address of the server, such as https://api.deepseek.com/v1.")
]
Keyring = Annotated[
    bool, typer.Option("--keyring", help="Ask for the key and keep it in the system's keyring.")
]
Embedding = Annotated[str | None, typer.Option(help="Model for embeddings, if there is one.")]
CallSeed = Annotated[int, typer.Option(help="Sent with each call, for servers that repeat themselves by it.")]
RunCost = Annotated[float | None, typer.Option(help="Cost after which a run is ended, by the two prices.")]
Recorded = Annotated[
    Path | None, typer.Option(help="A cassette to write: the exchanges of the next run, one at a time.")
]
Replayed = Annotated[Path | None, typer.Option(help="A cassette to answer from in the place of a server.")]


def profiles() -> ProfileStore:
    """The profiles under the data home."""
    return ProfileStore(read_settings().home)


@group.command(name="add")
def add(
    name: ModelProfileName,
    base_url: BaseUrl = None,
    model: Annotated[str | None, typer.Option(help="Name of the model at that server.")] = None,
    key_env: Annotated[str | None, typer.Option(help="Environment variable that holds the key.")] = None,
    keyring: Keyring = False,
    price_in: Annotated[float | None, typer.Option(help="Price of a million tokens in.")] = None,
    price_out: Annotated[float | None, typer.Option(help="Price of a million tokens out.")] = None,
    context: Annotated[int | None, typer.Option(help="Tokens that the model reads at once.")] = None,
    embedding_model: Embedding = None,
    temperature: Annotated[float, typer.Option(help="0 to 2.")] = 0.0,
    seed: CallSeed = 0,
    concurrency: Annotated[int, typer.Option(help="Calls at the same time.")] = 4,
    requests_per_minute: Annotated[int | None, typer.Option(help="Most calls a minute.")] = None,
    timeout: Annotated[float, typer.Option(help="Seconds that the server may stay silent.")] = 60.0,
    run_tokens: Annotated[int | None, typer.Option(help="Tokens after which a run is ended.")] = None,
    run_cost: RunCost = None,
    record: Recorded = None,
    replay: Replayed = None,
) -> None:
    """Keep a profile; one of the same name is replaced."""
    base_url, model = _server(base_url, model, replay)
    profile = read_profile(
        {
            "name": name,
            "record": str(record.absolute()) if record else None,
            "replay": str(replay.absolute()) if replay else None,
            "base_url": base_url,
            "model": model,
            "embedding_model": embedding_model,
            "key_env": None if keyring else key_env,
            "key_in_keyring": keyring,
            "temperature": temperature,
            "price_in": price_in,
            "price_out": price_out,
            "context": context,
            "concurrency": concurrency,
            "requests_per_minute": requests_per_minute,
            "timeout": timeout,
            "seed": seed,
            "run_tokens": run_tokens,
            "run_cost": run_cost,
        }
    )
    store = profiles()
    store.add(profile)
    if keyring:
        keep_key(name, typer.prompt("Key", hide_input=True))
    tell(f"{name}: {profile.model} @ {profile.base_url}")


def _server(base_url: str | None, model: str | None, replay: Path | None) -> tuple[str, str]:
    """The address and the model, those of the cassette where one answers. Raises InputError where one is not given."""
    if replay is not None:
        return REPLAYED_URL, ReplayTransport(replay).profile.model
    if base_url is None or model is None:
        raise InputError(
            "请给出 --base-url 和 --model，或用 --replay 给出录音",
            "give --base-url and --model, or a cassette with --replay",
        )
    return base_url, model


@group.command(name="list")
def list_profiles() -> None:
    """All profiles, and where their keys are."""
    table = Table(box=None)
    for title in ("name", "model", "server", "key", "price in", "price out", "context"):
        table.add_column(title)
    for one in profiles().all():
        key = "keyring" if one.key_in_keyring else f"${one.key_env}" if one.key_env else "-"
        figures = (one.price_in, one.price_out, one.context)
        add_row(
            table, one.name, one.model, one.base_url, key, *("-" if n is None else f"{n:g}" for n in figures)
        )
    console().print(table)


@group.command(name="check")
def check_profile(name: ModelProfileName) -> None:
    """Ask the server a little, and say what works and what is wrong; exit status 1 where it cannot be used."""
    client = connect(profiles().get(name), attempts=1)
    broken = False
    for finding in check(client):
        tell(f"{_LEVELS[finding.level].says(language())} {finding.message.says(language())}")
        broken |= finding.level == "fault"
    if broken:
        raise typer.Exit(1)


@group.command(name="remove")
def remove(name: ModelProfileName) -> None:
    """Forget a profile, and its key in the keyring."""
    removed = profiles().remove(name)
    if removed.key_in_keyring:
        forget_key(name)
    tell(f"{name}: removed")
