"""Pairs handed to raters, and what they say of them.

A pair goes to as many raters as the study wants, never twice to the same one, and to those who know its city; what was
handed out and not answered comes back after a while. Handing out is one at a time in a study, so that no pair gets one
rater too many; judging is not, and the same press counts once however often it arrives.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from core.errors import InputError
from core.labels.judgement import Choice, Judgement
from core.labels.store import rows
from core.labels.store.store import StudyStore
from core.labels.store.tables import AssignmentRow, JudgementRow, PairRow, RaterRow, StudyEventRow, StudyRow
from core.labels.study import Assignment, Progress, Rules

_RESERVED, _DONE, _SKIPPED, _EXPIRED = "reserved", "done", "skipped", "expired"


def register(store: StudyStore, rater: str, cities: Sequence[str] = ()) -> None:
    """Make a rater known, with the cities that the rater knows; none means all."""
    if not rater.strip():
        raise InputError("请填写评判者的名字", "a rater needs a name")
    with store.writing() as session:
        number = rows.rater_numbers(session, [rater])[rater]
        session.execute(sa.update(RaterRow).where(RaterRow.id == number).values(cities=list(cities)))


def next_pair(store: StudyStore, study: str, rater: str, now: datetime | None = None) -> Assignment | None:
    """The pair that the rater is to judge: the one already in hand, else a new one; None where nothing is left."""
    moment = now or datetime.now(UTC)
    with store.writing() as session:
        owner = rows.found(session, study)
        session.execute(
            sa.update(StudyRow).where(StudyRow.id == owner.id).values(reservations=StudyRow.reservations + 1)
        )
        person = session.scalar(sa.select(RaterRow).where(RaterRow.name == rater))
        if person is None:
            raise InputError(f"没有名为 {rater!r} 的评判者", f"there is no rater named {rater!r}")
        rules = Rules.model_validate(owner.rules)
        row = _in_hand(session, owner.id, person.id)
        if row is None:
            _give_back(session, owner.id, moment)
            row = _new(session, owner, person, rules)
        if row is None:
            return None
        row.expires = moment + timedelta(minutes=rules.reserved_minutes)
        session.flush()
        return _assignment(session, row)


def judge(
    store: StudyStore,
    given: Assignment,
    choice: Choice,
    *,
    seconds: float | None = None,
    reasons: Sequence[str] = (),
    note: str = "",
    confidence: float | None = None,
) -> Judgement:
    """Keep what a rater says of the pair in hand; the row before, if any, is corrected.

    The same answer twice is one judgement. Raises InputError where another answer was given to the same showing of the
    pair, such as in a second tab.
    """
    said = Judgement(
        pair=given.pair.pair,
        rater=given.rater,
        choice=choice,
        uid=given.pair.uid,
        a=given.pair.a,
        b=given.pair.b,
        seconds=seconds,
        reasons=tuple(reasons),
        note=note,
        confidence=confidence,
        at=datetime.now(UTC),
    )
    token = f"{given.id}/{given.revision}"
    try:
        with store.writing() as session:
            row = session.get_one(AssignmentRow, given.id)
            before = rows.latest_of(session, row.pair_id, row.rater_id)
            if row.state in (_SKIPPED, _EXPIRED):
                _take(session, row.pair_id, 1)
            row.state = _DONE
            session.add(rows.judgement_row(row.study_id, row.pair_id, row.rater_id, said, token, before))
    except IntegrityError:
        return _already(store, token, choice)
    return said


def progress(store: StudyStore, study: str, rater: str) -> Progress:
    """How many pairs the rater has judged, and how many there are for the rater, those included."""
    with store.session() as session:
        owner = rows.found(session, study)
        person = session.scalar(sa.select(RaterRow).where(RaterRow.name == rater))
        if person is None:
            return Progress(0, 0)
        mine = sa.select(sa.func.count()).where(
            AssignmentRow.study_id == owner.id, AssignmentRow.rater_id == person.id
        )
        done = session.scalar(mine.where(AssignmentRow.state == _DONE)) or 0
        held = session.scalar(mine.where(AssignmentRow.state == _RESERVED)) or 0
        rules = Rules.model_validate(owner.rules)
        open_pairs = _open(owner, person, rules).subquery()
        left = session.scalar(sa.select(sa.func.count()).select_from(open_pairs)) or 0
        return Progress(done, done + held + left)


def reopen(store: StudyStore, study: str, rater: str) -> Assignment | None:
    """The pair that the rater judged or skipped last, in hand again; None where there is none. Nothing is deleted."""
    with store.writing() as session:
        owner = rows.found(session, study)
        wanted = (
            sa.select(AssignmentRow)
            .join(RaterRow, AssignmentRow.rater_id == RaterRow.id)
            .where(
                AssignmentRow.study_id == owner.id, RaterRow.name == rater, AssignmentRow.state != _RESERVED
            )
            .order_by(AssignmentRow.expires.desc(), AssignmentRow.id.desc())
        )
        row = session.scalars(wanted).first()
        if row is None:
            return None
        _tell(session, owner.id, rater, row, "reopened")
        return _assignment(session, row)


def skip(store: StudyStore, given: Assignment, reason: str) -> None:
    """Put the pair in hand aside: the rater is not asked again, another is."""
    with store.writing() as session:
        row = session.get_one(AssignmentRow, given.id)
        if row.state == _RESERVED:
            _take(session, row.pair_id, -1)
        row.state, row.reason = _SKIPPED, reason
        _tell(session, row.study_id, given.rater, row, "skipped")


def _in_hand(session: Session, study_id: int, rater_id: int) -> AssignmentRow | None:
    wanted = sa.select(AssignmentRow).where(
        AssignmentRow.study_id == study_id,
        AssignmentRow.rater_id == rater_id,
        AssignmentRow.state == _RESERVED,
    )
    return session.scalars(wanted.order_by(AssignmentRow.id)).first()


def _give_back(session: Session, study_id: int, now: datetime) -> None:
    """Let go of what was handed out and not answered in time."""
    late = sa.select(AssignmentRow).where(
        AssignmentRow.study_id == study_id, AssignmentRow.state == _RESERVED, AssignmentRow.expires <= now
    )
    for row in session.scalars(late):
        row.state = _EXPIRED
        _take(session, row.pair_id, -1)


def _take(session: Session, pair_id: int, raters: int) -> None:
    """Count so many raters more for a pair."""
    session.execute(sa.update(PairRow).where(PairRow.id == pair_id).values(taken=PairRow.taken + raters))


def _new(session: Session, owner: StudyRow, person: RaterRow, rules: Rules) -> AssignmentRow | None:
    """A pair that still needs raters and that this one has not had: those with the fewest first, then by their place."""
    wanted = _open(owner, person, rules)
    found = session.execute(wanted.order_by(PairRow.taken, PairRow.place).limit(1)).first()
    if found is None:
        return None
    pair_id, name = found
    _take(session, pair_id, 1)
    given_back = sa.select(AssignmentRow).where(
        AssignmentRow.pair_id == pair_id, AssignmentRow.rater_id == person.id
    )
    row = session.scalar(given_back) or AssignmentRow(
        study_id=owner.id,
        pair_id=pair_id,
        rater_id=person.id,
        flipped=_flipped(rules.seed, person.name, name),
    )
    row.state = _RESERVED
    session.add(row)
    return row


def _open(owner: StudyRow, person: RaterRow, rules: Rules) -> sa.Select[int, str]:
    """The pairs, by id and name, that need raters, that this rater has not had, in cities that the rater knows."""
    had = sa.select(AssignmentRow.id).where(
        AssignmentRow.pair_id == PairRow.id,
        AssignmentRow.rater_id == person.id,
        AssignmentRow.state != _EXPIRED,
    )
    wanted = sa.select(PairRow.id, PairRow.name).where(
        PairRow.study_id == owner.id, PairRow.taken < rules.raters_per_pair, ~had.exists()
    )
    if person.cities:
        return wanted.where(sa.or_(PairRow.city.in_(person.cities), PairRow.city == ""))
    return wanted


def _flipped(seed: int, rater: str, pair: str) -> bool:
    """Which plan stands on the left, for each rater and pair as if by a coin, and always the same."""
    return sha256(f"{seed}/{rater}/{pair}".encode()).digest()[0] % 2 == 1


def _assignment(session: Session, row: AssignmentRow) -> Assignment:
    pair, rater = session.get_one(PairRow, row.pair_id), session.get_one(RaterRow, row.rater_id)
    owner = session.get_one(StudyRow, row.study_id)
    given = session.scalars(
        sa.select(JudgementRow)
        .where(JudgementRow.pair_id == pair.id, JudgementRow.rater_id == rater.id)
        .order_by(JudgementRow.id)
    ).all()
    return Assignment(
        id=row.id,
        study=owner.name,
        rater=rater.name,
        pair=rows.pair(pair),
        flipped=row.flipped,
        revision=len(given),
        gold=None if pair.gold is None else rows.choice(pair.gold),
        said=rows.judgement(given[-1], pair, rater.name) if given else None,
    )


def _already(store: StudyStore, token: str, choice: Choice) -> Judgement:
    with store.session() as session:
        row = session.scalars(sa.select(JudgementRow).where(JudgementRow.token == token)).one()
        pair, rater = session.get_one(PairRow, row.pair_id), session.get_one(RaterRow, row.rater_id)
        kept = rows.judgement(row, pair, rater.name)
    if kept.choice != choice:
        raise InputError(
            f"这一对已经在另一处评过（{kept.choice}），那次评判有效；按 u 可以修改",
            f"this pair was judged elsewhere already ({kept.choice}), and that counts; press u to change it",
        )
    return kept


def _tell(session: Session, study_id: int, rater: str, row: AssignmentRow, kind: str) -> None:
    pair = session.get_one(PairRow, row.pair_id)
    session.add(
        StudyEventRow(
            study_id=study_id,
            rater=rater,
            pair=pair.name,
            kind=kind,
            at=datetime.now(UTC),
            body={"reason": row.reason},
        )
    )
