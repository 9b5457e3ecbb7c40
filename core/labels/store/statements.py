"""The statements of handing out and judging; built once, so that a call only fills them in."""

import sqlalchemy as sa

from core.labels.store.tables import (
    AssignmentRow,
    JudgementRow,
    PairRow,
    RaterRow,
    StudyEventRow,
    StudyRow,
    StudyTables,
)

RESERVED, DONE, SKIPPED, EXPIRED = "reserved", "done", "skipped", "expired"
"""States of an assignment; an answer to one that expired still counts."""

STUDIES, PAIRS, RATERS, ASSIGNMENTS, JUDGEMENTS, EVENTS = (
    StudyTables.metadata.tables[row.__tablename__]
    for row in (StudyRow, PairRow, RaterRow, AssignmentRow, JudgementRow, StudyEventRow)
)
_study, _pair, _rater, _held, _said = STUDIES.c, PAIRS.c, RATERS.c, ASSIGNMENTS.c, JUDGEMENTS.c

_OF_STUDY = _held.study_id == sa.bindparam("study")
_OF_RATER = _held.rater_id == sa.bindparam("rater")

_is_mine = sa.and_(_held.study_id == _study.id, _held.rater_id == _rater.id)
_is_late = sa.and_(_held.study_id == _study.id, _held.state == RESERVED, _held.expires <= sa.bindparam("now"))

who = (
    sa.select(
        _study.id,
        _study.rules,
        _rater.id.label("rater"),
        _rater.cities,
        sa.select(sa.func.count()).where(_is_mine, _held.state != EXPIRED).scalar_subquery().label("had"),
        sa.select(sa.func.count()).where(_is_mine, _held.state == RESERVED).scalar_subquery().label("held"),
        sa.exists().where(_is_late).label("late"),
    )
    .select_from(STUDIES)
    .outerjoin(RATERS, _rater.name == sa.bindparam("rater"))
    .where(_study.name == sa.bindparam("study"))
)
"""A study and a rater by their names, how many pairs the rater has had and holds, and whether any pair is to come back."""

who_alone = who.with_for_update(of=STUDIES, key_share=True)
"""The same, and nobody else hands out pairs of the study until the end of the transaction: said to a server, since a
file has one writer anyway."""

_latest = (
    sa.select(sa.func.max(_said.id))
    .where(_said.pair_id == _held.pair_id, _said.rater_id == _held.rater_id)
    .scalar_subquery()
)
_assigned = sa.select(
    _held.id.label("assignment"), _held.flipped, _held.training, _latest.label("latest"), *_pair
).join_from(ASSIGNMENTS, PAIRS, _held.pair_id == _pair.id)

in_hand = _assigned.where(_OF_STUDY, _OF_RATER, _held.state == RESERVED).order_by(_held.id)
"""The pairs that a rater has in hand, the oldest first."""

last = (
    _assigned.where(_OF_STUDY, _OF_RATER, _held.state.in_((DONE, SKIPPED)))
    .order_by(_held.expires.desc(), _held.id.desc())
    .limit(1)
)
"""The pair that a rater judged or skipped last."""

expire = (
    ASSIGNMENTS.update()
    .where(_OF_STUDY, _held.state == RESERVED, _held.expires <= sa.bindparam("now"))
    .values(state=EXPIRED)
    .returning(_held.pair_id)
)
"""Let go of what was handed out and not answered in time."""

renew = (
    ASSIGNMENTS.update()
    .where(_OF_STUDY, _OF_RATER, _held.state == RESERVED)
    .values(expires=sa.bindparam("until"))
)
"""Keep what a rater has in hand for longer."""

take = (
    PAIRS.update().where(_pair.id == sa.bindparam("pair")).values(taken=_pair.taken + sa.bindparam("raters"))
)
"""Count so many raters more for a pair."""

hand_out = ASSIGNMENTS.insert().returning(_held.id)
hand_out_again = (
    ASSIGNMENTS.update()
    .where(_held.id == sa.bindparam("assignment"))
    .values(state=RESERVED, expires=sa.bindparam("until"), reason="")
)

assigned = (
    sa.select(_held.study_id, _held.pair_id, _held.rater_id, _held.state)
    .where(_held.id == sa.bindparam("assignment"))
    .with_for_update()
)
settle = (
    ASSIGNMENTS.update()
    .where(_held.id == sa.bindparam("assignment"))
    .values(state=sa.bindparam("as"), reason=sa.bindparam("why"))
)
settle_reserved = settle.where(_held.state == RESERVED)

_OWNER, _GIVEN = (
    ("study_id", "pair_id", "rater_id"),
    ("token", "choice", "seconds", "reasons", "note", "confidence", "at", "corrects"),
)
keep = JUDGEMENTS.insert()
keep_assigned = JUDGEMENTS.insert().from_select(
    (*_OWNER, *_GIVEN),
    sa.select(
        *(_held[name] for name in _OWNER),
        *(sa.bindparam(name, type_=_said[name].type) for name in _GIVEN),
    ).where(_held.id == sa.bindparam("assignment")),
)
"""Keep what is said of a pair that was handed out."""

said = sa.select(*_said).where(_said.id == sa.bindparam("judgement"))
said_by_token = sa.select(*_said).where(_said.token == sa.bindparam("token"))
tell = EVENTS.insert()

states = sa.select(_held.state, sa.func.count()).where(_OF_STUDY, _OF_RATER).group_by(_held.state)
"""How many pairs a rater has in each state."""


def open_pairs(*, is_gold: bool, by_city: bool) -> sa.Select[*tuple[object, ...]]:
    """The pairs that this rater may have, in the order in which they are handed out.

    Those of known answer go to every rater, others to as many as the study wants: those with the fewest first.
    """
    wanted = (
        sa.select(_held.id.label("assignment"), *_pair)
        .select_from(PAIRS)
        .outerjoin(ASSIGNMENTS, sa.and_(_held.pair_id == _pair.id, _OF_RATER))
        .where(_pair.study_id == sa.bindparam("study"), sa.or_(_held.id.is_(None), _held.state == EXPIRED))
    )
    if by_city:
        wanted = wanted.where(
            sa.or_(_pair.city.in_(sa.bindparam("cities", expanding=True)), _pair.city == "")
        )
    if is_gold:
        return wanted.where(_pair.gold.is_not(None)).order_by(_pair.place)
    wanted = wanted.where(_pair.gold.is_(None), _pair.taken < sa.bindparam("wanted"))
    return wanted.order_by(_pair.taken, _pair.place)
