"""The shelf of a store of runs: how people name and tag their trips, throw them away, and find them again."""

import json
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.orm import Session, aliased

from core.bench.store.rows import run_of, texts
from core.bench.store.tables import RunRow, ShelfRow
from core.model.run import Run, RunStatus

Group = Literal["all", "planned", "impossible", "unfinished", "bin"]
ShelfOrder = Literal["newest", "oldest", "destination", "days", "people"]

GROUPS: dict[Group, tuple[RunStatus, ...]] = {
    "all": (
        "asked",
        "running",
        "ok",
        "infeasible",
        "unsolved",
        "timeout",
        "failed",
        "stopped",
        "opened",
        "edited",
    ),
    "planned": ("ok", "opened", "edited"),
    "impossible": ("infeasible",),
    "unfinished": ("asked", "running", "unsolved", "timeout", "failed", "stopped"),
    "bin": (),
}
"""What became of the runs of a group; those in the bin are in no other group."""

_LONGEST_TAG = 60
_BEFORE = aliased(RunRow)
_TEXTS = (RunRow.text, RunRow.request, RunRow.document, ShelfRow.name, ShelfRow.note, ShelfRow.tags)
_IN_JSON = (RunRow.request, RunRow.document, ShelfRow.tags)
_ORDERS: dict[ShelfOrder, tuple[Any, ...]] = {
    "newest": (RunRow.created.desc(),),
    "oldest": (RunRow.created.asc(),),
    "destination": (RunRow.request["target_city"].as_string(), RunRow.created.desc()),
    "days": (RunRow.request["days"].as_integer(), RunRow.created.desc()),
    "people": (RunRow.request["people_number"].as_integer(), RunRow.created.desc()),
}


@dataclass(frozen=True, slots=True)
class ShelvedRun:
    """A run as it is kept: the name that a person gave it (empty for none), tags, a note, whether it is in the bin,
    and how many versions of it there are that were changed by hand, the first among them."""

    run: Run
    name: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    is_binned: bool = False
    versions: int = 1


@dataclass(frozen=True, slots=True)
class ShelfSearch:
    """What is looked for. Every entry of `words` must be found, in one of its spellings; a place of the plan counts."""

    words: tuple[tuple[str, ...], ...] = ()
    group: Group = "all"
    tag: str | None = None
    days: int | None = None
    people: int | None = None
    order: ShelfOrder = "newest"


class Shelf:
    """The shelf of the database behind an engine; the tables are the store's."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def find(self, search: ShelfSearch, limit: int = 100, offset: int = 0) -> tuple[ShelvedRun, ...]:
        """The runs that are looked for, in the order that is asked for."""
        newest = _newest_versions(search.group)
        wanted = (
            sa.select(RunRow, ShelfRow, newest.c.versions)
            .join(newest, newest.c.id == RunRow.id)
            .outerjoin(ShelfRow, ShelfRow.run_id == RunRow.id)
            .where(*_conditions(search))
            .order_by(*_ORDERS[search.order], RunRow.id)
        )
        with self._session() as session:
            rows = session.execute(wanted.limit(limit).offset(offset))
            return tuple(_kept(run, shelf, versions) for run, shelf, versions in rows)

    def count(self, search: ShelfSearch) -> int:
        """How many runs are looked for."""
        newest = _newest_versions(search.group)
        wanted = (
            sa.select(sa.func.count(RunRow.id))
            .join(newest, newest.c.id == RunRow.id)
            .outerjoin(ShelfRow, ShelfRow.run_id == RunRow.id)
            .where(*_conditions(search))
        )
        with self._session() as session:
            return session.scalar(wanted) or 0

    def counts(self) -> dict[Group, int]:
        """How many trips are in each group."""
        newest = {group: _newest_versions(group) for group in ("all", "bin")}
        by_status = (
            sa.select(RunRow.status, sa.func.count().label("trips"))
            .join(newest["all"], newest["all"].c.id == RunRow.id)
            .group_by(RunRow.status)
        )
        with self._session() as session:
            found = {row.status: row.trips for row in session.execute(by_status)}
            binned = session.scalar(sa.select(sa.func.count()).select_from(newest["bin"])) or 0
        return {
            group: binned if group == "bin" else sum(found.get(status, 0) for status in statuses)
            for group, statuses in GROUPS.items()
        }

    def get(self, run_id: str) -> ShelvedRun | None:
        """One run as it is kept; None where there is none."""
        with self._session() as session:
            run = session.get(RunRow, run_id)
            return None if run is None else _kept(run, session.get(ShelfRow, run_id))

    def lengths(self) -> tuple[int, ...]:
        """The days that trips on the shelf last, each once."""
        return self._values("days")

    def parties(self) -> tuple[int, ...]:
        """The numbers of people that trips on the shelf are for, each once."""
        return self._values("people_number")

    def _values(self, field: str) -> tuple[int, ...]:
        value = RunRow.request[field].as_integer()
        with self._session() as session:
            return tuple(
                sorted(one for one in session.scalars(sa.select(value).distinct()) if one is not None)
            )

    def tags(self) -> tuple[str, ...]:
        """All tags in use, in the order of the alphabet."""
        with self._session() as session:
            lists = session.scalars(sa.select(ShelfRow.tags).where(ShelfRow.binned.is_(None)))
            return tuple(sorted({tag for tags in lists for tag in texts(tags)}))

    def describe(self, run_id: str, *, name: str, tags: Sequence[str], note: str) -> None:
        """Keep what a person says of a run, instead of what was said before."""
        with self._session() as session:
            row = _row(session, run_id)
            row.name, row.note = name.strip(), note.strip()
            row.tags = list(dict.fromkeys(tag.strip()[:_LONGEST_TAG] for tag in tags if tag.strip()))

    def throw_away(self, run_ids: Collection[str], when: datetime) -> None:
        """Put trips into the bin, each with all its versions; they can be taken back."""
        with self._session() as session:
            for run_id in _with_versions(session, run_ids):
                _row(session, run_id).binned = when

    def take_back(self, run_ids: Collection[str]) -> None:
        """Take trips out of the bin, each with all its versions."""
        with self._session() as session:
            for run_id in _with_versions(session, run_ids):
                _row(session, run_id).binned = None

    def empty_bin(self) -> int:
        """Delete what is in the bin for good, with its events; how many runs that were."""
        binned = sa.select(ShelfRow.run_id).where(ShelfRow.binned.is_not(None))
        with self._session() as session:
            gone = list(session.scalars(binned))
            session.execute(sa.delete(RunRow).where(RunRow.id.in_(gone)))
            return len(gone)

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with Session(self._engine) as session, session.begin():
            yield session


def _row(session: Session, run_id: str) -> ShelfRow:
    row = session.get(ShelfRow, run_id)
    if row is None:
        row = ShelfRow(run_id=run_id, name="", tags=[], note="")
        session.add(row)
    return row


@cache
def _families() -> sa.CTE:
    """Every run with the trip that it is a version of: what was changed by hand belongs to what it was changed from."""
    is_there = sa.exists().where(_BEFORE.id == RunRow.former)
    family = (
        sa.select(RunRow.id.label("id"), RunRow.id.label("root"))
        .where(sa.or_(RunRow.status != "edited", RunRow.former.is_(None), ~is_there))
        .cte("family", recursive=True)
    )
    changed = sa.select(RunRow.id, family.c.root).where(
        RunRow.former == family.c.id, RunRow.status == "edited"
    )
    return family.union_all(changed)


@cache
def _newest_versions(group: Group) -> sa.Subquery:
    """The newest version of every trip, with the number of its versions; in the bin, of those that are there."""
    family = _families()
    is_binned = ShelfRow.binned.is_not(None) if group == "bin" else ShelfRow.binned.is_(None)
    ranked = (
        sa.select(
            RunRow.id.label("id"),
            sa.func.row_number()
            .over(partition_by=family.c.root, order_by=(RunRow.created.desc(), RunRow.id.desc()))
            .label("place"),
            sa.func.count().over(partition_by=family.c.root).label("versions"),
        )
        .join(family, family.c.id == RunRow.id)
        .outerjoin(ShelfRow, ShelfRow.run_id == RunRow.id)
        .where(is_binned)
        .subquery()
    )
    return sa.select(ranked.c.id, ranked.c.versions).where(ranked.c.place == 1).subquery()


def _with_versions(session: Session, run_ids: Collection[str]) -> list[str]:
    """Runs and all other versions of their trips."""
    family = _families()
    roots = sa.select(family.c.root).where(family.c.id.in_(run_ids))
    return list(session.scalars(sa.select(family.c.id).where(family.c.root.in_(roots))))


def _kept(run: RunRow, shelf: ShelfRow | None, versions: int = 1) -> ShelvedRun:
    if shelf is None:
        return ShelvedRun(run_of(run), versions=versions)
    return ShelvedRun(
        run=run_of(run),
        name=str(shelf.name),
        tags=tuple(texts(shelf.tags)),
        note=str(shelf.note),
        is_binned=shelf.binned is not None,
        versions=versions,
    )


def _conditions(search: ShelfSearch) -> Iterator[sa.ColumnElement[bool]]:
    if search.group == "bin":
        yield ShelfRow.binned.is_not(None)
    else:
        yield ShelfRow.binned.is_(None)
        yield RunRow.status.in_(GROUPS[search.group])
    if search.tag is not None:
        yield _written(ShelfRow.tags).contains(json.dumps(search.tag), autoescape=True)
    for field, value in (("days", search.days), ("people_number", search.people)):
        if value is not None:
            yield RunRow.request[field].as_integer() == value
    for spellings in search.words:
        yield sa.or_(*(_says(text, word) for word in spellings for text in _TEXTS))


def _says(text: Any, word: str) -> sa.ColumnElement[bool]:
    """Whether a column holds a word; JSON is kept with every letter outside of ASCII as an escape."""
    if not any(text is column for column in _IN_JSON):
        return sa.func.lower(text).contains(word.lower(), autoescape=True)
    return sa.func.lower(_written(text)).contains(json.dumps(word.lower())[1:-1], autoescape=True)


def _written(column: Any) -> sa.Cast[str]:
    return sa.cast(column, sa.Text)
