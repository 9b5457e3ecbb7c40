"""The metrics of a suite as a table, a part a dimension: what is measured, its value, its score and how it is scored."""

import math
from itertools import groupby

import streamlit as st

from components.look.escape import safe
from components.look.formats import duration, exact_money, kilometres
from components.look.palette import SEVERITY_ICON
from core.evaluate.normalise import FLAG_UNITS, normalise, scale
from core.evaluate.protocol import MetricCard, SuiteCard
from core.evaluate.scales import Share
from core.model.report import Metric, Report
from studio.i18n import Translate

_CELL = (
    "padding:0.3rem 1.2rem 0.3rem 0;border:none;border-bottom:1px solid rgba(128,128,128,.25);text-align:left"
)
_HEAD = f"{_CELL};font-weight:600;opacity:.75"
_QUIET = f"{_CELL};opacity:.75"
_HINT = "cursor:help;text-decoration:underline dotted;text-underline-offset:3px"
_COLUMNS = ("what", "value", "score", "rule", "source")


def show(card: SuiteCard, report: Report, *, say: Translate) -> None:
    """Draw the table; a value that is absent is `○`, with its reason where the pointer rests."""
    st.html(table(card, report, say))


def table(card: SuiteCard, report: Report, say: Translate) -> str:
    """The table as HTML, in which every text is escaped."""
    head = "".join(f'<th style="{_HEAD}">{safe(say(f"metric-{name}"))}</th>' for name in _COLUMNS)
    body = []
    pairs = zip(card.metrics, report.metrics, strict=True)
    for dimension, of_dimension in groupby(pairs, key=lambda pair: pair[0].dimension):
        name = safe(_title(card, dimension, say))
        body.append(
            f'<tr><th colspan="{len(_COLUMNS)}" scope="rowgroup" style="{_CELL};padding-top:1rem">{name}</th></tr>'
        )
        body += [_row(of_metric, metric, say) for of_metric, metric in of_dimension]
    return (
        '<div style="overflow-x:auto"><table style="width:100%;border-collapse:collapse;font-size:.9rem">'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def _title(card: SuiteCard, dimension: str, say: Translate) -> str:
    found = card.dimensions.get(dimension)
    return dimension if found is None else found.title.says(say.language)


def _row(card: MetricCard, metric: Metric, say: Translate) -> str:
    scored = scale(card)
    score = normalise(card, metric.value)
    cells = (
        (_CELL, safe(card.meaning.says(say.language))),
        (f"{_CELL};white-space:nowrap", _value(card, metric, say)),
        (_CELL, "" if score is None else f"{score:.2f}"),
        (_QUIET, safe(say("metric-neutral") if scored is None else scored.rule.says(say.language))),
        (_QUIET, safe(card.source)),
    )
    return "<tr>" + "".join(f'<td style="{style}">{text}</td>' for style, text in cells) + "</tr>"


def _value(card: MetricCard, metric: Metric, say: Translate) -> str:
    """The value; behind it, where the pointer rests, why it is absent or what must be known of it."""
    if metric.value is None:
        reason = metric.reason.says(say.language) if metric.reason is not None else say("axis-no-scale")
        return _hinted(f"{SEVERITY_ICON['not_applicable']} {say('metric-absent')}", reason)
    told = measured(card, metric.value, say)
    return safe(told) if metric.note is None else _hinted(f"{told} *", metric.note.says(say.language))


def _hinted(text: str, hint: str) -> str:
    return f'<span style="{_HINT}" tabindex="0" title="{safe(hint)}">{safe(text)}</span>'


def measured(card: MetricCard, value: float, say: Translate) -> str:
    """A value with its unit, as people write it."""
    if not math.isfinite(value):
        return str(value)
    unit = card.unit
    if unit in FLAG_UNITS:
        return say("unit-yes" if value >= 1 else "unit-no")
    if unit == "min":
        return duration(round(value), say)
    if unit == "km":
        return kilometres(value, say)
    if unit == "CNY":
        return exact_money(value, say)
    if unit in ("%", "‰"):
        return f"{value:.2f} {unit}"
    if unit in ("1", "ratio", "share"):
        return f"{100 * value:.1f} %" if _is_share(card) else f"{_number(value)}"
    return say(_UNITS[unit], value=_number(value), count=value) if unit in _UNITS else _number(value)


_UNITS = {
    "1/day": "unit-a-day",
    "visits": "unit-visits",
    "transfers": "unit-transfers",
    "stars": "unit-stars",
    "points": "unit-points",
}


def _is_share(card: MetricCard) -> bool:
    """Whether a ratio is a part of a whole: one that is scored as such, or a share of the costs."""
    found = scale(card)
    return found is None or isinstance(found, Share)


def _number(value: float) -> str:
    return f"{value:,.2f}".rstrip("0").rstrip(".")
