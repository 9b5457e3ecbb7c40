"""How much of real requests is understood, and how fast.

    python benchmarks/understand.py --queries FILE [--queries FILE ...] [--sandbox NAME] [--english] [--wrong N]

Prints, for each file: the share of records whose fields (cities, days, people, budget) are read as the record states
them; `exact`, the share whose set of normalised constraints equals that of the record's `hard_logic_py`; precision,
recall and F1 over single constraints; for TravelEval records, `preferences`, the share whose wishes and refusals in
all five subjects are the record's; and requests a second of a core, and the time within which 99 of 100
are read.

What the comparison leaves aside: constraints that follow from days and people (days, people, tickets, cars); kinds of
places in English stand for the sandbox's own; a distance in a text is rounded up to two decimals; the generator's
`not by taxi` means that no way is by taxi; a limit on a night, which the records count by person, is one on a room; names with an apostrophe that breaks the record's text are mended. Without
`--sandbox` names of places are compared as they stand; with it, a name that the sandbox knows stands for its own.
"""

import argparse
import json
import math
import re
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from core.bench.pool.collector import collect_rarely, pass_over_what_is_there
from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Cars, Days, People, Tickets
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, InnerModesUnwanted, TaxiBeyond
from core.dsl.normal.logic import canonical
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import And, Normal, Or
from core.errors import TripStudioError
from core.model.query import Query, query_from_record
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, compile_all, understand
from core.understand.belief.checking import ALL_KINDS
from core.understand.money.budget import rooms_for, rooms_of
from core.understand.names.names_of_city import names_of
from core.understand.names.place_names import NameKind, PlaceNames
from core.understand.text.lexicon import lexicon
from core.understand.text.vocabulary import Topic, concept_of
from core.understand.wishes.preferences import SUBJECTS
from studio.settings import read_settings

FIELDS = ("start_city", "target_city", "days", "people_number", "budget")
CHINESE = {word: name for name, entry in lexicon("cities").items() for word in entry["en"]}
TOPICS: dict[str, Topic] = {
    "attraction": "attraction_types",
    "restaurant": "cuisines",
    "accommodation": "hotel_features",
}
SANDBOX_KINDS: dict[str, NameKind] = {"attraction": "attraction", "accommodation": "hotel"}
BROKEN_NAME = re.compile(
    r"(activity_position\(activity\)==|poi_distance\(target_city\(plan\), )'(.*?)'(?=:\n|, accommodation_position)"
)


_NEARLY_ALL = 0.99


@dataclass
class Score:
    """Counts over one file."""

    exact: int = 0
    agreed: int = 0
    read: int = 0
    stated: int = 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--queries", type=Path, action="append", required=True)
    parser.add_argument("--sandbox", help="name of an imported sandbox, whose places are matched")
    parser.add_argument("--english", action="store_true", help="read the records' English texts instead")
    parser.add_argument("--wrong", type=int, default=0, help="how many misread requests to show")
    given = parser.parse_args()
    try:
        sandbox = SandboxLibrary(read_settings().home).open(given.sandbox) if given.sandbox else None
        # as the studio does before anybody types
        collect_rarely()
        for _ in compile_all():
            pass
        for path in given.queries:
            report(path, given.english, sandbox, given.wrong)
    except (TripStudioError, OSError) as error:
        raise SystemExit(f"understand: {error}") from error


def report(path: Path, english: bool, sandbox: Sandbox | None, wrong: int) -> None:
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]
    queries = [
        query_from_record(record | {"nature_language": wording(record, english)}) for record in records
    ]
    for city in {query.target_city: query for query in queries}.values():
        # the names of each city are indexed once
        understand(city.text, sandbox=sandbox)
    pass_over_what_is_there()
    results, seconds = [], []
    for query in queries:
        start = time.process_time()
        results.append(understand(query.text, uid=query.uid, sandbox=sandbox))
        seconds.append(time.process_time() - start)
    slowest = sorted(seconds)[int(len(seconds) * _NEARLY_ALL)] * 1000
    rate = len(queries) / sum(seconds)
    print(
        f"{path.name}: {len(queries)} requests, {rate:,.0f} a second of a core, 99 % within {slowest:.1f} ms"
    )
    report_fields(queries, results, wrong)
    if any(query.hard_logic for query in queries):
        report_constraints(queries, results, sandbox, wrong)
    if "rhythm" in records[0]:
        report_preferences(queries, results, wrong)


def wording(record: dict[str, Any], english: bool) -> str:
    """The text to read; a record with one text only has it under `nature_language`, in whichever language."""
    return str((english and record.get("nature_language_en")) or record["nature_language"])


def report_fields(queries: list[Query], results: list[Understanding], wrong: int) -> None:
    for field in FIELDS:
        pairs = [(q, r) for q, r in zip(queries, results, strict=True) if expected(q, field) is not None]
        missed = [(q, r) for q, r in pairs if getattr(r.query, field) != expected(q, field)]
        if pairs:
            print(f"  {field:14} {1 - len(missed) / len(pairs):8.2%} of {len(pairs)}")
        for query, result in missed[:wrong]:
            show(query, f"{field} {expected(query, field)!r}, read {getattr(result.query, field)!r}")


def expected(query: Query, field: str) -> Any:
    """What the record states of a field; cities by their Chinese names."""
    value = getattr(query, field)
    return CHINESE.get(value, value)


def report_constraints(
    queries: list[Query], results: list[Understanding], sandbox: Sandbox | None, wrong: int
) -> None:
    score = Score()
    for query, result in zip(queries, results, strict=True):
        city = CHINESE.get(query.target_city or "", query.target_city)
        names = names_of(sandbox, city) if sandbox else PlaceNames()
        parsed = (parse_normal(quoted(source)) for source in query.hard_logic)
        known = [by_room(as_known(constraint, names), query) for constraint in parsed]
        stated = {comparable(constraint) for constraint in known} - {None}
        read = {comparable(wish.meaning) for wish in result.wishes} - {None}
        score.exact += stated == read
        score.agreed += len(stated & read)
        score.read += len(read)
        score.stated += len(stated)
        if stated != read and wrong:
            wrong -= 1
            show(query, f"missed {stated - read}\n        added {read - stated}")
    precision, recall = score.agreed / max(1, score.read), score.agreed / max(1, score.stated)
    f1 = 2 * score.agreed / max(1, score.read + score.stated)
    print(f"  exact          {score.exact / len(queries):8.2%} of {len(queries)}")
    print(
        f"  F1             {f1:8.4f}   precision {precision:.4f}, recall {recall:.4f}, {score.stated} constraints"
    )


def as_known(constraint: Normal, names: PlaceNames) -> Normal:
    """The constraint with the names that the sandbox knows, in English say, put as its own."""
    match constraint:
        case And(parts):
            return And(frozenset(as_known(part, names) for part in parts))
        case Or(parts):
            return Or(frozenset(as_known(part, names) for part in parts))
        case Names() as places:
            kind: NameKind = SANDBOX_KINDS.get(places.kind, "restaurant")
            return replace(places, names=frozenset(names.resolve(name, kind).name for name in places.names))
        case HotelNear() | TimeAt() | StayAt():
            return replace(constraint, place=names.resolve(constraint.place, *ALL_KINDS).name)
        case VisitOrder(first, second):
            return VisitOrder(*(names.resolve(name, *ALL_KINDS).name for name in (first, second)))
        case _:
            return constraint


def by_room(constraint: Normal, query: Query) -> Normal:
    """A record's limit on what a night costs each person as one on the rooms of all: such texts speak of rooms."""
    if isinstance(constraint, CostCap) and constraint.unit == "person_night":
        rooms = rooms_of(query.text) or rooms_for(query.people_number)
        return CostCap("accommodation", constraint.at_most * rooms, "night")
    return constraint


def comparable(constraint: Normal) -> Normal | None:
    """The constraint with all that the comparison leaves aside made alike; None for what follows from the fields."""
    match canonical(constraint):
        case Days() | People() | Tickets() | Cars():
            return None
        case Or(parts):
            return Or(frozenset(part for part in map(comparable, parts) if part is not None))
        case InnerModesUnwanted(modes):
            return InnerModes("none", modes)
        case Names() as places:
            return replace(places, names=frozenset(spaced(name) for name in places.names))
        case Types() as types:
            topic = TOPICS[types.kind]
            return replace(types, types=frozenset(concept_of(topic, one) or one for one in types.types))
        case HotelNear(place, km):
            return HotelNear(spaced(place), rounded_up(km))
        case TaxiBeyond(km):
            return TaxiBeyond(rounded_up(km))
        case other:
            return other


def quoted(source: str) -> str:
    """A record's constraint with names in quotes that hold: some stand in `'...'` and have an apostrophe of their own."""
    return BROKEN_NAME.sub(lambda match: match[1] + json.dumps(match[2], ensure_ascii=False), source)


def spaced(name: str) -> str:
    """A name without the spaces that texts and records set differently."""
    return re.sub(r"\s*([()])\s*", r"\1", re.sub(r"\s+", " ", name.strip()))


def rounded_up(km: float) -> float:
    return math.ceil(round(km * 100, 6)) / 100


def report_preferences(queries: list[Query], results: list[Understanding], wrong: int) -> None:
    exact = 0
    for query, result in zip(queries, results, strict=True):
        read = {subject: tuple(result.preferences[subject]) for subject in SUBJECTS}
        stated = {
            subject: tuple(
                frozenset(query.record[subject].get(side, ())) for side in ("preferences", "constraints")
            )
            for subject in SUBJECTS
        }
        differing = {
            subject: (stated[subject], read[subject])
            for subject in SUBJECTS
            if stated[subject] != read[subject]
        }
        exact += not differing
        if differing and wrong:
            wrong -= 1
            show(query, f"{differing}")
    print(f"  preferences    {exact / len(queries):8.2%} of {len(queries)}")


def show(query: Query, what: str) -> None:
    print(f"      {query.uid}: {what}\n        {query.text!r}")


if __name__ == "__main__":
    main()
