"""`tripstudio agents` and `tripstudio suites`: what there is and what each needs."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from core.agents.protocol import AgentType
from core.agents.registry import AGENTS
from core.bench.studies.suites import suites
from core.model.parameters import ParameterValue
from core.optimize.preferences.kept import ProfileShelf
from core.optimize.preferences.profile import PlannerProfile
from core.text import Language
from studio.commands.language import language
from studio.commands.terminal import add_row, console
from studio.settings import read_settings


def list_agents() -> None:
    """All planning agents: what each does and what it needs."""
    here = language()
    table = Table("name", "kind", "summary", "needs", "seconds", "source", box=None, pad_edge=False)
    for name, agent in AGENTS.items():
        card = agent.card
        needs, limit = ", ".join(card.needs) or "-", f"{card.seconds:g}"
        add_row(table, name, card.kind, card.summary.says(here), needs, limit, card.source)
    screen = console()
    screen.print(table)
    for name, agent in AGENTS.items():
        if agent.parameters.settings():
            screen.print(_parameters(name, agent, here))
    kept = ProfileShelf(read_settings().home).all()
    if kept:
        screen.print(_profiles(kept, here))


def _profiles(kept: Mapping[str, PlannerProfile], here: Language) -> Table:
    """The planner's profiles of the data home, learned from judgements: `--set profile=NAME` takes them too."""
    table = Table("profile", "title", "weights", title="planner", title_justify="left", box=None)
    for name, profile in kept.items():
        weights = ", ".join(f"{weight}={value:.2f}" for weight, value in profile.weights.model_dump().items())
        add_row(table, name, profile.title.says(here), weights)
    return table


def _parameters(name: str, agent: AgentType[Any], here: Language) -> Table:
    """What can be set with `tripstudio plan --set NAME=VALUE`."""
    table = Table("--set", "values", "usual", "title", "meaning", title=name, title_justify="left", box=None)
    for setting in agent.parameters.settings():
        told, values = setting.told, setting.values.says(here)
        add_row(
            table,
            setting.name,
            values,
            _usual(setting.default),
            told.title.says(here),
            told.meaning.says(here),
        )
    return table


def _usual(value: ParameterValue) -> str:
    """A usual value as `--set` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else f"{value}"


def list_suites() -> None:
    """All suites with their metrics: meaning, direction, unit, dimension and source."""
    here, screen = language(), console()
    for name, suite in suites(read_settings().home).items():
        screen.print(name, style="bold", end="")
        screen.print(f"  {suite.card.summary.says(here)}  ({suite.card.source})")
        if not suite.card.metrics:
            continue
        table = Table("metric", "meaning", "better", "unit", "dimension", "source", box=None, pad_edge=False)
        for metric in suite.card.metrics:
            add_row(
                table,
                metric.name,
                metric.meaning.says(here),
                metric.direction,
                metric.unit,
                metric.dimension,
                metric.source,
            )
        screen.print(table)
