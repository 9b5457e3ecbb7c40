"""What tables, figures and groups are called on the page."""

from core.agents.registry import AGENTS
from core.bench.results.rendering import MARK
from core.bench.results.rows import UNKNOWN
from core.bench.results.tables import EFFORT, RATES, Column, GroupedBy, GroupRow, Table
from core.evaluate.protocol import MetricCard
from core.evaluate.registry import SUITES
from studio.i18n import Translate

_RATES = {
    "DR": "results-rate-dr",
    "EPR micro": "results-rate-epr-micro",
    "EPR macro": "results-rate-epr-macro",
    "LPR micro": "results-rate-lpr-micro",
    "LPR macro": "results-rate-lpr-macro",
    "C-LPR": "results-rate-c-lpr",
    "FPR": "results-rate-fpr",
}
"""What the papers' letters stand for, by the letters."""
DIFFICULTIES = ("easy", "medium", "hard")
"""As the benchmarks tag their requests, the easier first."""


def part_name(part: GroupedBy, say: Translate) -> str:
    """What rows can be by."""
    return say(f"results-by-{part}")


def table_name(table: Table, say: Translate) -> str:
    """The suite and the part of a table."""
    if table.suite is None:
        return say(f"results-{EFFORT}")
    suite = SUITES[table.suite].card
    if table.part == RATES:
        return say("results-rates", suite=suite.title.says(say.language))
    return say(
        "results-dimension",
        suite=suite.title.says(say.language),
        part=suite.dimensions[table.part].title.says(say.language),
    )


def column_name(table: Table, column: Column, say: Translate) -> str:
    """The head of a column, in plain words."""
    if table.suite is None:
        return say(f"results-effort-{column.name}")
    if table.part == RATES:
        return say(_RATES[column.name]) if column.name in _RATES else column.name
    label = _card(table.suite, column.name).label
    return label.says(say.language) if label is not None else column.name.replace("_", " ")


def column_about(table: Table, column: Column, say: Translate) -> str:
    """What a column measures, and where that is from."""
    if table.suite is None:
        return say("results-effort-about")
    if table.part == RATES:
        return say("results-rates-about")
    card = _card(table.suite, column.name)
    return f"{card.meaning.says(say.language)} ({card.source})"


def unit(column: Column) -> str:
    """The unit of a column, after the letters that the papers have for it; nothing for plain counts."""
    sign = {"calls": "", "tokens": "", "price": "", "ratio": "", "1": ""}.get(column.unit, column.unit)
    return f"{column.name}, {sign}" if column.name in _RATES else sign


def group_name(row: GroupRow, say: Translate) -> tuple[str, ...]:
    """The values of a row's group, marked where a scripted model answered."""
    told = [value_name(part, value, say) for part, value in row.group.items()]
    return (*told[:-1], f"{told[-1]}{MARK if row.scripted else ''}")


def value_name(part: str, value: str, say: Translate) -> str:
    """A value of what rows are by, as it is told."""
    if part == "agent":
        return method_name(value, say)
    if part == "difficulty" and value in DIFFICULTIES:
        return say(f"results-difficulty-{value}")
    return say("results-days", days=int(value)) if part == "days" and value.isdigit() else value or UNKNOWN


def in_order(value: str) -> tuple[int, str]:
    """How values of a part are sorted: numbers by their size, then the easier before the harder, then other words."""
    if value.isdigit():
        return int(value), ""
    return 10**9 + (DIFFICULTIES.index(value) if value in DIFFICULTIES else len(DIFFICULTIES)), value


def method_name(name: str, say: Translate) -> str:
    """A method as people know it; one that the project does not have by its own name."""
    return AGENTS[name].card.title.says(say.language) if name in AGENTS else name or UNKNOWN


def _card(suite: str, metric: str) -> MetricCard:
    return next(card for card in SUITES[suite].card.metrics if card.name == metric)
