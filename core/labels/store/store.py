"""The store of studies. What a call has returned from is on the disk; threads and processes may share one database."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import sqlalchemy as sa
from sqlalchemy.orm import Session

from core.database import DatabaseAddress, open_database
from core.errors import InputError
from core.labels.judgement import Choice, Judgement, Pair
from core.labels.store import rows
from core.labels.store.commits import Answer, OwnTransactions, SharedCommits, Write
from core.labels.store.tables import JudgementRow, PairRow, PlanRow, RaterRow, RequestRow, StudyRow
from core.labels.study import Progress, Rules, StoredPlan, Study, StudyRequest

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "labels_version"


class StudyStore:
    """Studies with their requests, plans, pairs and judgements; `assigning` hands pairs out, `judging` keeps answers."""

    def __init__(self, place: DatabaseAddress) -> None:
        self._engine = open_database(place, MIGRATIONS, VERSION_TABLE)
        is_file = self._engine.dialect.name == "sqlite"
        self._writer = SharedCommits(self._engine) if is_file else OwnTransactions(self._engine)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A transaction that reads."""
        with Session(self._engine) as session, session.begin():
            yield session

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection that reads."""
        with self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A transaction that writes: all that is done in it is kept at its end, or nothing."""
        with self._writer.alone() as connection, Session(connection) as session:
            yield session
            session.flush()

    def write(self, job: Write[Answer]) -> Answer:
        """What a short job returns, once all that it wrote is lasting (see `SharedCommits.run`)."""
        return self._writer.run(job)

    def create(self, name: str, rules: Rules | None = None) -> Study:
        """Make a study. Raises InputError where the name is empty or taken."""
        if not name.strip():
            raise InputError("研究需要一个名字", "a study needs a name")
        with self.writing() as session:
            if session.scalar(sa.select(StudyRow.id).where(StudyRow.name == name)) is not None:
                raise InputError(f"已有名为 {name!r} 的研究", f"there is a study named {name!r} already")
            row = StudyRow(name=name, created=datetime.now(UTC), rules=(rules or Rules()).model_dump())
            session.add(row)
            session.flush()
            return rows.study(row)

    def studies(self) -> tuple[Study, ...]:
        """All studies, the newest first."""
        with self.session() as session:
            found = session.scalars(sa.select(StudyRow).order_by(StudyRow.created.desc(), StudyRow.id.desc()))
            return tuple(rows.study(row) for row in found)

    def study(self, name: str) -> Study:
        """The study of that name. Raises InputError where there is none."""
        with self.session() as session:
            return rows.study(rows.found(session, name))

    def add(
        self,
        study: str,
        pairs: Iterable[Pair],
        plans: Iterable[StoredPlan] = (),
        requests: Iterable[StudyRequest] = (),
        gold: Iterable[tuple[str, Choice]] = (),
    ) -> int:
        """Add pairs with their plans and requests, those that are there already left as they are; how many were new.

        `gold` names pairs whose answer is known. They come in random order, by the study's seed.
        """
        answers = dict(gold)
        with self.writing() as session:
            owner = rows.found(session, study)
            draw = Random(f"{owner.rules.get('seed', 0)} {owner.name}")
            known = set(session.scalars(sa.select(PairRow.name).where(PairRow.study_id == owner.id)))
            new = {pair.pair: pair for pair in pairs if pair.pair not in known}
            session.add_all(
                rows.pair_row(owner.id, pair, answers.get(pair.pair), draw.random()) for pair in new.values()
            )
            has = set(session.scalars(sa.select(PlanRow.name).where(PlanRow.study_id == owner.id)))
            session.add_all(
                PlanRow(study_id=owner.id, **asdict(plan))
                for plan in {plan.name: plan for plan in plans}.values()
                if plan.name not in has
            )
            asked = set(session.scalars(sa.select(RequestRow.uid).where(RequestRow.study_id == owner.id)))
            session.add_all(
                RequestRow(study_id=owner.id, **asdict(request))
                for request in {request.uid: request for request in requests}.values()
                if request.uid not in asked
            )
            return len(new)

    def pairs(self, study: str) -> tuple[Pair, ...]:
        """The pairs of a study, by name."""
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = sa.select(PairRow).where(PairRow.study_id == owner.id).order_by(PairRow.name)
            return tuple(rows.pair(row) for row in session.scalars(wanted))

    def plan(self, study: str, name: str) -> StoredPlan:
        """A plan of a study. Raises InputError where the study keeps none of that name."""
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = sa.select(PlanRow).where(PlanRow.study_id == owner.id, PlanRow.name == name)
            row = session.scalar(wanted)
            if row is None:
                raise InputError(
                    f"研究 {study!r} 没有保存方案 {name!r}",
                    f"the study {study!r} keeps no plan named {name!r}",
                )
            return rows.plan(row)

    def agents(self, study: str) -> dict[str, str]:
        """The agent of each plan that the study keeps, by the plan's name."""
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = sa.select(PlanRow.name, PlanRow.agent).where(PlanRow.study_id == owner.id)
            return dict(session.execute(wanted).all())

    def request(self, study: str, uid: str) -> StudyRequest | None:
        """A request of a study; None where only its id is known."""
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = sa.select(RequestRow).where(RequestRow.study_id == owner.id, RequestRow.uid == uid)
            row = session.scalar(wanted)
            return None if row is None else StudyRequest(row.uid, row.text, row.city)

    def judgements(self, study: str) -> tuple[Judgement, ...]:
        """The judgements in force, in the order in which they were given: what was corrected is left out."""
        replaced = sa.select(JudgementRow.corrects).where(JudgementRow.corrects.is_not(None))
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = (
                sa.select(JudgementRow, PairRow, RaterRow.name)
                .join(PairRow, JudgementRow.pair_id == PairRow.id)
                .join(RaterRow, JudgementRow.rater_id == RaterRow.id)
                .where(JudgementRow.study_id == owner.id, JudgementRow.id.not_in(replaced))
                .order_by(JudgementRow.id)
            )
            return tuple(
                rows.judgement(row, rows.pair(pair), rater) for row, pair, rater in session.execute(wanted)
            )

    def counted(self, study: str) -> tuple[Judgement, ...]:
        """The judgements that figures are made of: those in force, but of pairs whose answer is known."""
        known = self.gold(study)
        return tuple(one for one in self.judgements(study) if one.pair not in known)

    def gold(self, study: str) -> dict[str, str]:
        """The known answers of a study, by pair."""
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = sa.select(PairRow.name, PairRow.gold).where(
                PairRow.study_id == owner.id, PairRow.gold.is_not(None)
            )
            return {name: str(answer) for name, answer in session.execute(wanted)}

    def last_judgement(self, study: str) -> int:
        """The number of the last row that was added to a study: figures that were made at it still stand."""
        with self.session() as session:
            owner = rows.found(session, study)
            wanted = sa.select(sa.func.max(JudgementRow.id)).where(JudgementRow.study_id == owner.id)
            return session.scalar(wanted) or 0

    def progress(self, study: str) -> Progress:
        """Judgements given and wanted over the whole study."""
        with self.session() as session:
            owner = rows.found(session, study)
            count = sa.select(sa.func.count(PairRow.id)).where(PairRow.study_id == owner.id)
            each = rows.rules(owner.name, owner.rules).raters_per_pair
            wanted = each * (session.scalar(count) or 0)
            distinct = sa.select(JudgementRow.pair_id, JudgementRow.rater_id).distinct()
            given = distinct.where(JudgementRow.study_id == owner.id).subquery()
            return Progress(session.scalar(sa.select(sa.func.count()).select_from(given)) or 0, wanted)
