"""What was understood of a request: the type that every translator from text gives."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.model.query import Preference, Query, Subject
from core.text import Language
from core.understand.text.spans import Span
from core.understand.wishes.wish import Wish


@dataclass(frozen=True, slots=True)
class Understanding:
    """A request in the studio's own terms, and where in the text each part of it stands.

    `spans` and `confidence` have an entry for each field of the query that the text states (`start_city`,
    `target_city`, `days`, `people_number`, `budget`); the constraints, which carry their own, are the query's.
    `wishes` are the constraints as typed values; `preferences` what is liked and disliked, by subject, demanded or not.
    `did_you_mean` has, for each name that the sandbox lacks, names that look like it (perhaps none).
    `also_read` are parts that were read as something else: dates, preferences, what the text says again or takes back.
    `not_understood` are the parts of the text that no rule read.
    """

    query: Query
    language: Language
    spans: Mapping[str, Span] = field(default_factory=dict)
    confidence: Mapping[str, float] = field(default_factory=dict)
    wishes: tuple[Wish, ...] = ()
    preferences: Mapping[Subject, Preference] = field(default_factory=dict)
    did_you_mean: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    also_read: tuple[Span, ...] = ()
    not_understood: tuple[Span, ...] = ()
