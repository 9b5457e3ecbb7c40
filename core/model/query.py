"""A trip request: what is known of the trip, the text it was typed as, and its constraints."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal, NamedTuple

from core.errors import QueryFormatError
from core.model.constraint import Constraint
from core.text import Text, short

MOST_DAYS = 366
MOST_PEOPLE = 10_000
MOST_MONEY = 10**15
MOST_SNIPPETS = 500
MOST_OF_SNIPPETS = 100_000
"""Characters of all constraints of a record together."""
MOST_CHARACTERS = 20_000
LONGEST_NAME = 1_000

Subject = Literal["transportation", "accommodations", "diet", "attractions", "rhythm"]
Strength = Literal["must", "like", "rather_not", "never"]
"""How much something is wished for or refused."""
# The paces of a `rhythm`, as TravelEval calls them.
SLOW_PACE, FULL_PACE = "慢游", "特种兵式"


class Preference(NamedTuple):
    """What is wanted of a subject, and what is not, in the words of the sandboxes: types, cuisines, features."""

    wanted: frozenset[str] = frozenset()
    unwanted: frozenset[str] = frozenset()


_PARTS = {
    "hotel": Text("酒店", "Hotel"),
    "meal": Text("用餐", "Meals"),
    "local_transport": Text("市内交通", "Getting about"),
}
"""The parts of a trip of which people say what no lexicon foresees."""


class Thing(NamedTuple):
    """Something liked or disliked that no type of the data says: peanuts, hiking, a romantic mood.

    `name` is in the words of the lexicons (`assets/lexicons`), or as it was typed, the same in both languages, where these
    have no word for it; `about` is the part of the trip, `strength` how much it is wished (must, like) or unwished (rather
    not, never).
    """

    name: Text
    about: str
    strength: Strength

    @property
    def wanted(self) -> bool:
        """Whether it is wished for."""
        return self.strength in ("must", "like")

    @property
    def is_as_typed(self) -> bool:
        """Whether no lexicon has a word for it."""
        return self.name.zh == self.name.en

    @property
    def said(self) -> Text:
        """What people are told that it is; in the request's own words these are quoted, behind the part of the trip."""
        if not self.is_as_typed:
            return self.name
        words, part = self.name.zh, _PARTS.get(self.about) if self.wanted else None
        if part is None:
            return Text(f"“{words}”", f"“{words}”")
        # what the label says is not said again
        quality = words.removeprefix(part.zh).removeprefix(f"{part.en.lower()} ")
        return Text(f"{part.zh}：“{quality}”", f"{part.en}: “{quality}”")


@dataclass(frozen=True, slots=True)
class Query:
    """A request. What the request does not say is None, never a guess.

    `days` counts calendar days, `budget` is CNY for everybody and everything, `hard_logic` is the oracle's DSL of a
    benchmark record (agents see it only when asked to use the oracle), `record` the record that it was read from,
    `dates` the first and the last day. `preferences` are likes and dislikes by subject, demanded by a constraint or not, and
    `things` those that no constraint holds.
    """

    uid: str
    text: str = ""
    start_city: str | None = None
    target_city: str | None = None
    days: int | None = None
    people_number: int | None = None
    budget: float | None = None
    constraints: tuple[Constraint, ...] = ()
    hard_logic: tuple[str, ...] = ()
    record: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    dates: tuple[date, date] | None = None
    preferences: Mapping[Subject, Preference] = field(default_factory=dict, hash=False)
    things: tuple[Thing, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """Names of the fields without which no trip can be planned and that the request leaves open."""
        needed = ("start_city", "target_city", "days", "people_number")
        return tuple(name for name in needed if getattr(self, name) is None)


def query_from_record(record: object) -> Query:
    """Read one record of a query file: ChinaTravel's, TravelEval's, or only `uid` and `nature_language`.

    Raises QueryFormatError that names the field.
    """
    if not isinstance(record, Mapping):
        raise QueryFormatError("请求记录应为 JSON 对象", "a request record must be a JSON object")
    uid = record.get("uid")
    if not isinstance(uid, str | int) or isinstance(uid, bool) or uid == "":
        raise QueryFormatError("请求记录缺少 uid", "a request record has no uid")
    if len(str(uid)) > LONGEST_NAME:
        raise QueryFormatError(
            f"请求记录的 uid 超过 {LONGEST_NAME:,} 字的上限",
            f"the uid of a request record has more than {LONGEST_NAME:,} characters, which is the limit",
        )
    text = record.get("nature_language") or record.get("nature_language_en") or ""
    if not isinstance(text, str):
        raise QueryFormatError(
            f"请求 {uid}：nature_language 应为文本", f"request {uid}: nature_language is not text"
        )
    if len(text) > MOST_CHARACTERS:
        raise _wrong(
            record,
            "nature_language",
            f"不超过 {MOST_CHARACTERS:,} 字",
            f"a text of at most {MOST_CHARACTERS:,} characters",
        )
    return Query(
        uid=str(uid),
        text=text,
        start_city=_text(record, "start_city"),
        target_city=_text(record, "target_city"),
        days=_count(record, "days", MOST_DAYS),
        people_number=_count(record, "people_number", MOST_PEOPLE),
        budget=None if _is_in_words(record.get("budget")) else _amount(record, "budget"),
        hard_logic=_snippets(record),
        record=record,
    )


def query_to_record(query: Query) -> dict[str, Any]:
    """The record of a request that reads as the same request again, its constraints as DSL; what is not known is left out."""
    said = {
        "uid": query.uid,
        "nature_language": query.text,
        "start_city": query.start_city,
        "target_city": query.target_city,
        "days": query.days,
        "people_number": query.people_number,
        "budget": query.budget,
        "hard_logic_py": [*query.hard_logic, *(one.dsl for one in query.constraints)],
    }
    return {**query.record, **{name: value for name, value in said.items() if value is not None}}


def _text(record: Mapping[str, Any], name: str) -> str | None:
    value = record.get(name)
    if value is not None and not isinstance(value, str):
        raise _wrong(record, name, "文本", "text")
    if value is not None and len(value) > LONGEST_NAME:
        raise _wrong(
            record,
            name,
            f"不超过 {LONGEST_NAME:,} 字的文本",
            f"a text of at most {LONGEST_NAME:,} characters",
        )
    return value


def _count(record: Mapping[str, Any], name: str, most: int) -> int | None:
    value = record.get(name)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(record, name, "整数", "an integer")
    if abs(value) > most:
        raise _wrong(record, name, f"不超过 {most:,} 的整数", f"an integer of at most {most:,}")
    return value


def _amount(record: Mapping[str, Any], name: str) -> float | None:
    value = record.get(name)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) <= MOST_MONEY:
        raise _wrong(record, name, f"不超过 {MOST_MONEY:,} 的数字", f"a number of at most {MOST_MONEY:,}")
    return float(value)


def _is_in_words(value: object) -> bool:
    """Whether a budget is no amount but a word, such as TripScore's `comfortable`; suites that know it read the record."""
    return isinstance(value, str) and bool(value.strip()) and not any(map(str.isdigit, value))


def _snippets(record: Mapping[str, Any]) -> tuple[str, ...]:
    value = record.get("hard_logic_py") or []
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _wrong(record, "hard_logic_py", "文本列表", "a list of texts")
    if len(value) > MOST_SNIPPETS:
        raise _wrong(
            record, "hard_logic_py", f"不超过 {MOST_SNIPPETS} 条", f"a list of at most {MOST_SNIPPETS}"
        )
    if sum(map(len, value)) > MOST_OF_SNIPPETS:
        raise _wrong(
            record,
            "hard_logic_py",
            f"合计不超过 {MOST_OF_SNIPPETS:,} 字",
            f"at most {MOST_OF_SNIPPETS:,} characters in all",
        )
    return tuple(value)


def _wrong(record: Mapping[str, Any], name: str, zh: str, en: str) -> QueryFormatError:
    uid, value = str(record.get("uid"))[:60], short(record.get(name))
    return QueryFormatError(
        f"请求 {uid}：{name} 应为{zh}，得到 {value}", f"request {uid}: {name} is {value}, not {en}"
    )
