"""What a notebook shows: a request, a trip, a judgement and a comparison, each as a page of its own and as tables.

The tables have the same columns in every language, for code; what is shown is in the words of the request's language.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from string import ascii_uppercase

import pandas as pd

from components.comparison.differences import plan_rows
from components.look.escape import safe
from components.look.formats import money
from components.maps.base_layer import base_layer
from components.maps.sketch import day_strips, trip_sketch
from components.trip.day_rows import DayCard, day_cards
from core.agents.registry import AGENTS
from core.evaluate.naming import with_names_said
from core.evaluate.plan_document import read_plan
from core.evaluate.registry import SUITES, judge
from core.model.plan import Plan
from core.model.report import Report
from core.model.run import Run
from core.sandbox.names.place_names import city_names, place_names
from core.sandbox.rides import by_services
from core.sandbox.sandbox import Sandbox
from core.text import Language, shown
from core.understand import Understanding
from studio.i18n import Translate, translator
from studio.panels.report import report_of
from studio.panels.wording import sentence

_COLOURS = "--ink:#17202a;--second:#4a5663;--control:#7f8b96;--card:#fff;--land:#ebeff1;--sunken:#eef1f4;color:var(--ink)"
_FIELD = "field"


@dataclass(frozen=True)
class Request:
    """A request that was understood."""

    understanding: Understanding
    sandbox: Sandbox

    @cached_property
    def table(self) -> pd.DataFrame:
        """What was read, a row a part: facts, wishes, likes and dislikes, and the words that no rule read."""
        read, query = self.understanding, self.understanding.query
        facts = ("start_city", "target_city", "days", "people_number", "budget")
        rows = [(name, getattr(query, name)) for name in facts if getattr(query, name) is not None]
        rows += [
            ("wish", sentence(one, self.sandbox, query.target_city, read.language))
            for one in query.constraints
        ]
        rows += [("like" if one.wanted else "dislike", one.thing.says(read.language)) for one in read.likings]
        rows += [("ask", one.text.says(read.language)) for one in read.ask]
        rows += [("not_understood", query.text[slice(*span)]) for span in read.not_understood]
        return pd.DataFrame(rows, columns=[_FIELD, "value"])

    def _repr_html_(self) -> str:
        """The request and what was read of it."""
        say = translator(self.understanding.language)
        parts = [say(f"notebook-{name}") for name in self.table[_FIELD]]
        called = city_names(self.sandbox, say.language)
        rows = zip(self.table[_FIELD], self.table["value"], strict=True)
        told = [called(value) if part.endswith("_city") else _told(value) for part, value in rows]
        found = _table(self.table.assign(field=parts, value=told), say)
        return _as_text(f"<p>{safe(self.understanding.query.text)}</p>{found}")


def _told(value: object) -> str:
    """An amount of money without decimals that say nothing."""
    return f"{value:,g}" if isinstance(value, float) else str(value)


@dataclass(frozen=True)
class SuiteReport:
    """What a suite says of a plan."""

    report: Report
    language: Language

    @property
    def passed(self) -> bool:
        """Whether the plan passes."""
        return self.report.passed

    @cached_property
    def violations(self) -> pd.DataFrame:
        """What does not hold: the code, the sentence, and where (days and activities count from 1)."""
        rows = [
            (one.code, one.message.says(self.language), one.where.day, one.where.activity)
            for one in self.report.violations
        ]
        return pd.DataFrame(rows, columns=["code", "message", "day", "activity"])

    @cached_property
    def metrics(self) -> pd.DataFrame:
        """What was measured, to a millionth; a value that cannot be measured is missing."""
        rows = [(one.name, _measured(one.value)) for one in self.report.metrics]
        return pd.DataFrame(rows, columns=["metric", "value"])

    def _repr_html_(self) -> str:
        """The verdict, and what does not hold."""
        name = self.report.suite
        title = SUITES[name].card.title.says(self.language) if name in SUITES else name
        found = _table(self.violations, translator(self.language)) if len(self.violations) else ""
        return _as_text(f"<p><b>{'✔' if self.passed else '✖'} {safe(title)}</b></p>{found}")


def _measured(value: float | None) -> float | None:
    """Without what floating point leaves of a difference that is none, such as 2e-17, which would be shown as it is."""
    return None if value is None else round(value, 6)


@dataclass(frozen=True)
class PlannedTrip:
    """A run with its plan, if it has one."""

    run: Run
    sandbox: Sandbox
    language: Language

    @cached_property
    def plan(self) -> Plan | None:
        """The plan; None where the run ended without one. Raises PlanFormatError for one that cannot be read."""
        return None if self.run.document is None else read_plan(self.run.document, self.sandbox)

    @cached_property
    def table(self) -> pd.DataFrame:
        """The itinerary, a row a stop: day, time, title, facts, price."""
        rows = [
            (card.day, stop.time, stop.until, stop.title, stop.facts, stop.price)
            for card in self._cards
            for stop in card.stops
        ]
        return pd.DataFrame(rows, columns=["day", "from", "until", "stop", "facts", "price"])

    def judge(self, suite: str = "common_sense") -> SuiteReport:
        """What a suite says of the plan. Raises InputError for an unknown suite."""
        report = judge(suite, self.run.query, self.run.document, self.sandbox)
        return SuiteReport(with_names_said(report, self.sandbox, self.run.query.target_city), self.language)

    def report(self) -> str:
        """The report of the trip: one HTML file to send and to print. Raises PlanFormatError where there is no plan."""
        return report_of(self.run, self.sandbox, self.language)

    @property
    def agent_title(self) -> str:
        """Who planned it, as people know it; the name in the run where that is none of the agents."""
        known = AGENTS.get(self.run.agent)
        return known.card.title.says(self.language) if known is not None else self.run.agent

    @cached_property
    def _cards(self) -> tuple[DayCard, ...]:
        if self.plan is None:
            return ()
        city = self.sandbox.city(self.plan.target_city)
        names, say = place_names(city, self.language), translator(self.language)
        lasts = by_services(self.plan, self.sandbox)
        return day_cards(self.plan, city=city, names=names, lasts=lasts, say=say)

    def _repr_html_(self) -> str:
        """The trip on its city, the strips of its days, and the itinerary."""
        say = translator(self.language)
        if self.plan is None:
            reason = "" if self.run.reason is None else f" · {self.run.reason.says(self.language)}"
            return _as_text(f"<p>{safe(say(f'status-{self.run.status}') + reason)}</p>")
        city = self.sandbox.city(self.plan.target_city)
        ground = base_layer(city, self.sandbox.manifest.coordinates, language=self.language)
        drawn = trip_sketch(self.plan, ground, width=420, height=300)
        strips = day_strips(self._cards, width=420)
        told = f"{safe(money(self.plan.total_cost, say))} · {safe(self.agent_title)}"
        return _as_text(
            f'<div style="{_COLOURS};max-width:56rem"><p><b>{told}</b></p>'
            f'<div style="background:var(--land);max-width:26rem;border-radius:12px">{drawn}</div>'
            f'<div style="max-width:26rem">{strips}</div>{_table(self.table, say)}</div>'
        )


@dataclass(frozen=True)
class Comparison:
    """Trips of one request side by side."""

    trips: tuple[PlannedTrip, ...]

    @cached_property
    def table(self) -> pd.DataFrame:
        """What each comes to, a row a figure, a column a trip."""
        planned = [trip for trip in self.trips if trip.plan is not None]
        plans = [trip.plan for trip in planned if trip.plan is not None]
        say = translator(self.trips[0].language if self.trips else "en")
        rows = plan_rows(plans, say)
        letters = [f"{_letter(at)}: {trip.agent_title}" for at, trip in enumerate(planned)]
        written = [["" if value is None else row.written(value) for value in row.values] for row in rows]
        return pd.DataFrame(written, columns=letters, index=[row.label for row in rows])

    def _repr_html_(self) -> str:
        """The figures, and every trip under them."""
        return _as_text(_written(self.table, index=True)) + "".join(_shown(self.trips))


def _letter(at: int) -> str:
    """The letter of a trip, a number behind it from the second round on: A, B, ... Z, A2."""
    again, letter = divmod(at, len(ascii_uppercase))
    return ascii_uppercase[letter] + (str(again + 1) if again else "")


def _shown(trips: Iterable[PlannedTrip]) -> Iterable[str]:
    for trip in trips:
        yield trip._repr_html_()


def _table(frame: pd.DataFrame, say: Translate) -> str:
    return _written(frame.rename(columns=lambda column: say(f"notebook-{column}")), index=False)


def _written(frame: pd.DataFrame, *, index: bool) -> str:
    quiet = frame.map(_quiet).rename(columns=_quiet, index=_quiet)
    return str(quiet.to_html(index=index, escape=True, border=0, na_rep=""))


def _quiet(value: object) -> object:
    return shown(value) if isinstance(value, str) else value


def _as_text(page: str) -> str:
    """A page in which no notebook looks for formulas."""
    return f'<div class="tex2jax_ignore mathjax_ignore">{page}</div>'
