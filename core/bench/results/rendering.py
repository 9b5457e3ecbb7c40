"""Tables as people and programs read them: Markdown, CSV, JSON, and the texts of single cells."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from core.bench.results.rows import UNKNOWN
from core.bench.results.tables import Column, CountedFigure, GroupRow, Table
from core.files.spreadsheets import quoted
from core.text import Text

MARK = "*"
SCRIPTED_NOTE = Text(
    f"{MARK} 其中有由脚本模型作答的结果：它依据沙盒与规划器回答，只说明方法能从头到尾运行，不代表任何语言模型。",
    f"{MARK} some of these asked the scripted model, which answers from the sandbox and the planner: they show that a "
    "method works from end to end, and say nothing of any language model.",
)


def title(table: Table) -> str:
    """What a table is headed by: the suite and the part of it."""
    return table.part if table.suite is None else f"{table.suite}: {table.part}"


def heading(column: Column) -> str:
    """The head of a column, with its unit."""
    return f"{column.name} %" if column.unit == "%" else f"{column.name} ({column.unit})"


def group_cells(row: GroupRow) -> list[str]:
    """The values of a row's group; the last one is marked where a scripted model answered."""
    values = [value or UNKNOWN for value in row.group.values()]
    return [*values[:-1], f"{values[-1]}{MARK if row.scripted else ''}"]


def cell_text(cell: CountedFigure, unit: str) -> str:
    """A figure with its interval, or a dash; a share in percent."""
    found = cell.figure
    if found.value is None:
        return UNKNOWN
    told = _number(found.value, unit)
    if found.low is None or found.high is None:
        return told
    return f"{told} [{_number(found.low, unit)}, {_number(found.high, unit)}]"


def to_markdown(tables: Sequence[Table]) -> Iterator[str]:
    """Lines of Markdown, a section a table."""
    for table in tables:
        heads = [*table.by, "n", *map(heading, table.columns)]
        yield f"### {_escaped(title(table))}\n"
        yield "| " + " | ".join(map(_escaped, heads)) + " |"
        yield "| --- " * len(heads) + "|"
        for row in table.rows:
            cells = [*map(_escaped, group_cells(row)), str(row.count), *_texts(table, row)]
            yield "| " + " | ".join(cells) + " |"
        yield ""
    if any(row.scripted for table in tables for row in table.rows):
        yield _escaped(SCRIPTED_NOTE.en)


def to_csv(tables: Sequence[Table]) -> str:
    """A line a figure: suite, part, group, figure, value, interval, what was counted. No name is run by a spreadsheet."""
    out = io.StringIO()
    by = tables[0].by if tables else ()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["suite", "part", *by, "n", "scripted", "figure", "unit", "value", "low", "high", "counted"]
    )
    for record in _records(tables):
        group = [quoted(str(record["group"][part])) for part in by]
        figure = [record[name] for name in ("figure", "unit", "value", "low", "high", "counted")]
        writer.writerow([record["suite"], record["part"], *group, record["n"], record["scripted"], *figure])
    return out.getvalue()


def to_json(tables: Sequence[Table]) -> list[Mapping[str, Any]]:
    """An object a figure; a share is between 0 and 1."""
    return list(_records(tables))


def _records(tables: Sequence[Table]) -> Iterator[Mapping[str, Any]]:
    for table in tables:
        for row in table.rows:
            for column, cell in zip(table.columns, row.cells, strict=True):
                yield {
                    "suite": table.suite,
                    "part": table.part,
                    "group": dict(row.group),
                    "n": row.count,
                    "scripted": row.scripted,
                    "figure": column.name,
                    "unit": column.unit,
                    "value": cell.figure.value,
                    "low": cell.figure.low,
                    "high": cell.figure.high,
                    "counted": cell.counted,
                }


def _texts(table: Table, row: GroupRow) -> list[str]:
    return [cell_text(cell, column.unit) for column, cell in zip(table.columns, row.cells, strict=True)]


def _number(value: float, unit: str) -> str:
    if unit == "%":
        return f"{100 * value:.1f}"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _escaped(text: str) -> str:
    """Text that Markdown shows as its characters."""
    shown = text.replace("\\", "\\\\").replace("\n", " ")
    for mark in "|*_`<>[]$":
        shown = shown.replace(mark, f"\\{mark}")
    return shown
