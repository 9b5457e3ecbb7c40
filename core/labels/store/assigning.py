"""Pairs handed to raters.

A pair goes to as many raters as the study wants, never twice to the same one, and to those who know its city; what was
handed out and not answered comes back after a while. Pairs of known answer go to every rater: the first ones as a
training, with feedback, later ones strewn among the others. Handing out is one at a time in a study, so that no pair
gets one rater too many.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

import sqlalchemy as sa

from core.errors import InputError
from core.labels.store import rows, statements
from core.labels.store.store import StudyStore
from core.labels.store.tables import RaterRow
from core.labels.study import Assignment, Progress, Rules

_CHECKED = 10
"""After the training, every so many pairs that a rater gets one is of known answer, without feedback."""

_OPEN = {
    (is_gold, by_city): statements.open_pairs(is_gold=is_gold, by_city=by_city)
    for is_gold in (False, True)
    for by_city in (False, True)
}


def register(store: StudyStore, rater: str, cities: Sequence[str] | None = None) -> None:
    """Make a rater known, with the cities that the rater knows: an empty list means all, None leaves them as they are."""
    if not rater.strip():
        raise InputError("请填写评判者的名字", "a rater needs a name")
    with store.writing() as session:
        number = rows.rater_numbers(session, [rater])[rater]
        if cities is not None:
            session.execute(sa.update(RaterRow).where(RaterRow.id == number).values(cities=list(cities)))


def next_pairs(
    store: StudyStore, study: str, rater: str, most: int, now: datetime | None = None
) -> tuple[Assignment, ...]:
    """The pairs in the rater's hand, the one to judge first, and new ones up to `most`; fewer where none is left.

    Raises InputError for a study or a rater that there is not.
    """
    moment = now or datetime.now(UTC)

    def filled(connection: sa.Connection) -> tuple[Assignment, ...]:
        desk = _desk(connection, statements.who_alone, study, rater, moment)
        until = moment + timedelta(minutes=desk.rules.reserved_minutes)
        held = list[Assignment]()
        if desk.holds:
            held += map(desk.held, connection.execute(statements.in_hand, desk.named).all())
            connection.execute(statements.renew, {**desk.named, "until": until})
        if desk.is_late and len(held) < most:
            _give_back(connection, desk, moment)
        turn = desk.had
        while len(held) < most and (new := _new(connection, desk, until, turn)) is not None:
            held.append(new)
            turn += 1
        return tuple(held)

    return store.write(filled)


def progress(store: StudyStore, study: str, rater: str) -> Progress:
    """How many pairs the rater has judged, and how many there are for the rater, those included."""
    with store.reading() as connection:
        desk = _desk(connection, statements.who, study, rater, datetime.now(UTC))
        states = connection.execute(statements.states, desk.named).all()
        count = {str(state): int(pairs) for state, pairs in states}
        done, held = count.get(statements.DONE, 0), count.get(statements.RESERVED, 0)
        left = sa.select(sa.func.count()).select_from(_OPEN[False, bool(desk.cities)].subquery())
        return Progress(done, done + held + connection.execute(left, desk.wanted).scalar_one())


def reopen(store: StudyStore, study: str, rater: str) -> Assignment | None:
    """The pair that the rater judged or skipped last, in hand again; None where there is none. Nothing is deleted."""

    def again(connection: sa.Connection) -> Assignment | None:
        desk = _desk(connection, statements.who, study, rater, datetime.now(UTC))
        row = connection.execute(statements.last, desk.named).first()
        if row is None:
            return None
        connection.execute(statements.tell, rows.event(desk.study_id, rater, row.name, "reopened"))
        given = desk.held(row)
        return replace(given, said=rows.said(connection, given)) if given.revision else given

    return store.write(again)


def skip(store: StudyStore, given: Assignment, reason: str) -> None:
    """Put the pair in hand aside: the rater is not asked again, another is."""

    def aside(connection: sa.Connection) -> None:
        row = rows.assigned(connection, given)
        if row.state == statements.RESERVED:
            connection.execute(statements.take, {"pair": row.pair_id, "raters": -1})
        settled = {"assignment": given.id, "as": statements.SKIPPED, "why": reason}
        connection.execute(statements.settle, settled)
        told = rows.event(row.study_id, given.rater, given.pair.pair, "skipped", reason)
        connection.execute(statements.tell, told)

    store.write(aside)


@dataclass(frozen=True, slots=True)
class _Desk:
    """A rater at a study.

    `had` counts the pairs that were handed to the rater and not given back, `holds` those not answered yet; `is_late`
    where any rater's is to come back.
    """

    study: str
    rater: str
    study_id: int
    rater_id: int
    rules: Rules
    cities: Sequence[str]
    had: int
    holds: int
    is_late: bool

    @property
    def named(self) -> dict[str, object]:
        """What the statements call it."""
        return {"study": self.study_id, "rater": self.rater_id}

    @property
    def wanted(self) -> dict[str, object]:
        """What the statements that look for open pairs need to know."""
        return {**self.named, "wanted": self.rules.raters_per_pair, "cities": list(self.cities)}

    def assignment(self, row: Any, number: int, *, flipped: bool, is_training: bool) -> Assignment:
        """A pair in hand: the row of the pair, and how it was handed out."""
        return Assignment(
            id=number,
            study=self.study,
            rater=self.rater,
            pair=rows.pair(row),
            flipped=flipped,
            gold=None if row.gold is None else rows.choice(row.gold),
            training=is_training,
        )

    def held(self, row: Any) -> Assignment:
        """A pair that was handed out before, from its row."""
        given = self.assignment(row, row.assignment, flipped=row.flipped, is_training=row.training)
        return replace(given, revision=row.latest or 0)


def _desk(connection: sa.Connection, who: sa.Select[Any], study: str, rater: str, now: datetime) -> _Desk:
    row = connection.execute(who, {"study": study, "rater": rater, "now": now}).first()
    if row is None:
        raise rows.unknown_study(study)
    if row.rater is None:
        raise InputError(f"没有名为 {rater!r} 的评判者", f"there is no rater named {rater!r}")
    return _Desk(
        study=study,
        rater=rater,
        study_id=row.id,
        rater_id=row.rater,
        rules=rows.rules(study, row.rules),
        cities=row.cities,
        had=row.had,
        holds=row.held,
        is_late=row.late,
    )


def _give_back(connection: sa.Connection, desk: _Desk, now: datetime) -> None:
    """Let go of what was handed out and not answered in time."""
    late = {"study": desk.study_id, "now": now}
    for pair in connection.execute(statements.expire, late).scalars().all():
        connection.execute(statements.take, {"pair": pair, "raters": -1})


def _new(connection: sa.Connection, desk: _Desk, until: datetime, turn: int) -> Assignment | None:
    """Another pair in the rater's hand, which has had `turn` pairs so far; None where none is left."""
    is_training = turn < desk.rules.training
    found = None
    if is_training or turn % _CHECKED == _CHECKED - 1:
        found = connection.execute(_OPEN[True, bool(desk.cities)], desk.wanted).first()
    is_training = is_training and found is not None
    if found is None:
        found = connection.execute(_OPEN[False, bool(desk.cities)], desk.wanted).first()
    if found is None:
        return None
    connection.execute(statements.take, {"pair": found.id, "raters": 1})
    flipped = _flipped(desk.rules.seed, desk.rater, found.name)
    handed = {"flipped": flipped, "training": is_training, "state": statements.RESERVED, "expires": until}
    if found.assignment is None:
        owner = {"study_id": desk.study_id, "pair_id": found.id, "rater_id": desk.rater_id, "reason": ""}
        number = connection.execute(statements.hand_out, {**owner, **handed}).scalar_one()
    else:
        number = found.assignment
        connection.execute(statements.hand_out_again, {"assignment": number, "until": until})
    return desk.assignment(found, number, flipped=flipped, is_training=is_training)


def _flipped(seed: int, rater: str, pair: str) -> bool:
    """Which plan stands on the left, for each rater and pair as if by a coin, and always the same."""
    return sha256(f"{seed}/{rater}/{pair}".encode()).digest()[0] % 2 == 1
