"""How much of requests as people write them is understood: cases with the reading that a careful reader expects.

    python benchmarks/people.py --cases FILE [--cases FILE ...] [--sandbox NAME] [--wrong N] [--id ID]

A case is a JSON object a line. A request: `id, lang, who` (kind of person), `awkward`, `text`, `today` (optional),
`facts` (`start`, `target`, `days`, `people`, `budget` in CNY for the whole trip and everybody; one that is absent or
null is not stated), `ask` (what must be asked or listed rather than guessed) and `wishes`: `about` (sight, meal,
cuisine, hotel, room, ride_out, ride_back, local_transport, pace, budget_part, time, date, company), `is` (a plain word
for the thing, an amount or an hour), `polarity` (want, avoid) and `strength`; `said` (optional), of a wish its very words in
the text, of the case those of each fact, decides by place whether what was not read was listed. A follow-up: `follow_up` true, `base` (the
open request), `text` (the change) and `edit` (`kind` and, where they apply, `is`, `day`, `old`, `way`, `polarity`).

What a case says in figures (an amount and by what it is counted, rooms, days) is compared by its value, in other words too.
A fact is *right*, *open* (asked, or its words listed) or *wrong* (another value, or lost). A wish is *read*, *listed*
(asked or listed as not understood, an honest answer), *lost* (in silence), or *misread* (as the opposite, or as a wish
about something else). *Invented* are constraints and dates that no expected wish is; likes and dislikes that the case does not
name, but whose words stand in the text, are counted as *beyond* and grade nothing. How much is wished (`strength`) is
not graded. A request is *exact* (all facts right or
asked where they must be, all wishes read, none invented), *wrong* (a fact wrong, a wish lost or misread or invented), or
else *honest*.
"""

import argparse
import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks.grading.acknowledged import (
    is_asked_when,
    is_counted,
    is_kept_off,
    is_left_open,
    is_weekday_of,
    listed_in,
)
from benchmarks.grading.by_words import is_what_one_comes_for
from benchmarks.grading.changes import word_of_change
from benchmarks.grading.items import ReadItem, items_of
from benchmarks.grading.matching import (
    agrees,
    is_half_of,
    is_visit_of,
    restates,
    same_items,
)
from benchmarks.grading.measures import Trip, counts_rooms, is_day_of_ride, trip_of
from benchmarks.grading.ride_modes import is_implied
from benchmarks.grading.said_in_full import said_in_full
from benchmarks.grading.subjects import is_of_subject
from core.errors import TripStudioError
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.names.names_of_city import names_of
from studio.settings import read_settings

FACTS = {
    "start": "start_city",
    "target": "target_city",
    "days": "days",
    "people": "people_number",
    "budget": "budget",
}
TODAY = date(2026, 11, 21)
Case = dict[str, Any]


@dataclass
class RequestOutcome:
    """What became of one request: each fact and each wish in a word, and what was read that nobody wished."""

    case: Case
    facts: dict[str, str] = field(default_factory=dict)
    wishes: list[tuple[dict[str, str], str]] = field(default_factory=list)
    invented: list[ReadItem] = field(default_factory=list)
    beyond: int = 0
    reversed_: int = 0

    @property
    def grade(self) -> str:
        words = [*self.facts.values(), *(word for _, word in self.wishes)]
        if self.invented or any(word in ("wrong", "lost", "misread") for word in words):
            return "wrong"
        return "exact" if all(word in ("right", "asked", "read") for word in words) else "honest"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cases", type=Path, action="append", required=True)
    parser.add_argument("--sandbox", help="name of a sandbox (default: the studio's)")
    parser.add_argument("--wrong", type=int, default=0, help="how many misread cases to show")
    parser.add_argument("--honest", type=int, default=0, help="how many cases that are not exact to show")
    parser.add_argument("--id", help="show the case of this id, however it is read")
    given = parser.parse_args()
    settings = read_settings()
    try:
        sandbox = SandboxLibrary(settings.home).open(given.sandbox or settings.sandbox)
        cases = [json.loads(line) for path in given.cases for line in path.read_text("utf-8").splitlines()]
    except (TripStudioError, OSError, json.JSONDecodeError) as error:
        raise SystemExit(f"people: {error}") from error
    cases = [case for case in cases if given.id in (None, case["id"])]
    shown = Counter(wrong=given.wrong, honest=given.honest, exact=0)
    report_requests([case for case in cases if not case.get("follow_up")], sandbox, shown, given.id)
    report_changes([case for case in cases if case.get("follow_up")], sandbox, given.wrong, given.id)


def report_requests(cases: list[Case], sandbox: Sandbox, shown: Counter[str], only: str | None) -> None:
    outcomes = []
    for case in cases:
        found = understand(case["text"], sandbox=sandbox, today=today_of(case))
        outcome = judged(case, found)
        outcomes.append(outcome)
        if only or shown[outcome.grade] > 0:
            shown[outcome.grade] -= 1
            show(outcome, found)
    if not outcomes:
        return
    tell("all", outcomes)
    for name, key in (("lang", "lang"), ("awkward", "awkward"), ("who", "who")):
        for value in dict.fromkeys(case[key] for case in cases):
            tell(f"{name}={value}", [one for one in outcomes if one.case[key] == value], brief=True)


def today_of(case: Case) -> date:
    return date.fromisoformat(case["today"]) if "today" in case else TODAY


def judged(case: Case, found: Understanding) -> RequestOutcome:
    """What became of the facts and wishes of a case."""
    outcome = RequestOutcome(case)
    asked = {question.about for question in found.ask}
    for name, attribute in FACTS.items():
        stated, read = case["facts"].get(name), getattr(found.query, attribute)
        typed = case.get("said", {}).get(name)
        word = word_of_fact(name, stated, read, name in case.get("ask", ()), name in asked, typed, found)
        if word is not None:
            outcome.facts[name] = word
    read_items, trip = items_of(found), trip_of(case["facts"], case["wishes"])
    used: set[int] = set()
    words = [word_of_wish(wish, read_items, found, trip) for wish in case["wishes"]]
    of_others = {
        at
        for wish, (word, same) in zip(case["wishes"], words, strict=True)
        for at in same
        if word == "read" and wish["about"] in read_items[at].about
    }
    for wish, (word, same) in zip(case["wishes"], words, strict=True):
        used |= same
        if word == "misread" and same & of_others:
            # it says what another wish does: who drives there and not in the city
            left = [at for at in range(len(read_items)) if at not in of_others]
            word, found_of_left = word_of_wish(wish, [read_items[at] for at in left], found, trip)
            same = {left[at] for at in found_of_left}
        outcome.wishes.append((wish, word))
        outcome.reversed_ += word == "misread" and wish["polarity"] == "avoid" and bool(same)
    read = [wish for wish, word in outcome.wishes if word == "read"]
    listed = [wish for wish, word in outcome.wishes if word == "listed" and "said" in wish]
    used |= {
        at
        for at, item in enumerate(read_items)
        if restates(read, item)
        or is_implied(case["wishes"], item)
        or counts_rooms(case["wishes"], item.measure)
        or is_day_of_ride(case["wishes"], item.measure)
        or is_visit_of([*read, *listed], item)
        or any(is_half_of(wish, item) for wish in [*read, *listed])
        or is_what_one_comes_for(case["text"], case["wishes"], item)
    }
    others = [item for at, item in enumerate(read_items) if at not in used]
    outcome.invented = [item for item in others if item.binds]
    outcome.beyond = len(others) - len(outcome.invented)
    return outcome


def word_of_fact(
    name: str, stated: Any, read: Any, must_ask: bool, asked: bool, typed: str | None, found: Understanding
) -> str | None:
    """What became of a fact, or None where there is none and none was read."""
    if stated is None:
        if must_ask:
            told = typed is not None and listed_in("", found, typed)
            open_ = asked or (read is None and told) or is_left_open(name, found)
            return "asked" if open_ else "wrong"
        return None if read is None or asked else "wrong"
    if read == stated:
        return "right"
    if asked:
        return "open"
    return "open" if read is None and listed_in(str(stated), found, typed) else "wrong"


def word_of_wish(
    wish: dict[str, str], items: list[ReadItem], found: Understanding, trip: Trip
) -> tuple[str, set[int]]:
    """What became of a wish, and which of the readings are of the same thing."""
    same = same_items(wish, items, trip)
    about = {at for at in same if is_of_subject(wish, items[at])}
    if about:
        agree = all(agrees(wish, items[at]) for at in about)
        return ("read" if agree else "misread"), about
    if not same and (
        is_counted(wish, found)
        or is_asked_when(wish, found)
        or is_kept_off(wish, found)
        or is_weekday_of(wish, found)
    ):
        return "read", set()
    listed = listed_in(wish["is"], found, wish.get("said")) or (
        wish["about"] == "date" and any(question.about == "dates" for question in found.ask)
    )
    if not listed and (in_full := said_in_full(wish, items)):
        return "read", in_full
    if same and not listed:
        return "misread", same
    return ("listed" if listed else "lost"), set()


def tell(name: str, outcomes: list[RequestOutcome], *, brief: bool = False) -> None:
    grades = Counter(one.grade for one in outcomes)
    share = "  ".join(
        f"{grade} {grades[grade] / len(outcomes):6.1%}" for grade in ("exact", "honest", "wrong")
    )
    print(f"{name:22} {len(outcomes):4} requests   {share}")
    if brief:
        return
    by_fact: dict[str, Counter[str]] = defaultdict(Counter)
    for one in outcomes:
        for fact, word in one.facts.items():
            by_fact[fact][word] += 1
    every = sum(by_fact.values(), Counter[str]())
    for fact, counts in [*by_fact.items(), ("all facts", every)]:
        total = counts.total()
        right = counts["right"] + counts["asked"]
        print(
            f"  {fact:12} right {right / total:6.1%}  open {counts['open'] / total:6.1%}  wrong {counts['wrong'] / total:6.1%}  of {total}"
        )
    wishes = Counter(word for one in outcomes for _, word in one.wishes)
    counts_text = "  ".join(f"{word} {wishes[word]}" for word in ("read", "listed", "lost", "misread"))
    invented = sum(len(one.invented) for one in outcomes)
    beyond = sum(one.beyond for one in outcomes)
    print(f"  {wishes.total()} wishes: {counts_text}  invented {invented}  (beyond the case {beyond})")
    print(f"  refusals read as demands: {sum(one.reversed_ for one in outcomes)}")


def report_changes(cases: list[Case], sandbox: Sandbox, wrong: int, only: str | None) -> None:
    """How many follow-ups become the edit that is expected, are asked about, or become another."""
    words: Counter[str] = Counter()
    for case in cases:
        base = understand(case["base"], sandbox=sandbox, today=today_of(case))
        answer = follow_up(case["text"], base.query, None, sandbox, today=today_of(case))
        word = word_of_change(case["edit"], answer, names_of(sandbox, base.query.target_city))
        words[word] += 1
        if only or (word != "right" and wrong > 0):
            wrong -= 1
            got = (
                [change.to_json() for change in answer.changes]
                if isinstance(answer, ChangedRequest)
                else answer
            )
            print(f"-- {case['id']} {word}: {case['text']}\n     expected {case['edit']}\n     got {got}")
    if cases:
        told = "  ".join(f"{word} {words[word] / len(cases):.1%}" for word in ("right", "asked", "wrong"))
        print(f"follow-ups             {len(cases):4} changes    {told}")


def show(outcome: RequestOutcome, found: Understanding) -> None:
    case = outcome.case
    print(f"-- {case['id']} {outcome.grade}: {case['text']}")
    facts = {name: word for name, word in outcome.facts.items() if word not in ("right", "asked")}
    for name, word in facts.items():
        print(
            f"     {name}: {word}, expected {case['facts'].get(name)}, read {getattr(found.query, FACTS[name])}"
        )
    for wish, word in outcome.wishes:
        if word != "read":
            print(f"     {word}: {wish['about']} {wish['is']} {wish['polarity']}")
    for item in outcome.invented:
        print(f"     invented: {sorted(item.about)} {'want' if item.wanted else 'avoid'} {item.words}")
    left = [case["text"][start:end] for start, end in found.not_understood]
    print(f"     asks {[question.about for question in found.ask]}, lists {left}")


if __name__ == "__main__":
    main()
