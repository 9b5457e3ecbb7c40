"""What was understood of a request: the type that every translator from text gives."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.model.query import Preference, Query, Subject
from core.text import Language, Text
from core.understand.dates.trip_dates import TripDates
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Wish


@dataclass(frozen=True, slots=True)
class SuggestedAnswer:
    """An answer to a question: as it is shown, and the value that it means."""

    label: Text
    value: object


@dataclass(frozen=True, slots=True)
class Question:
    """What a request leaves open, with answers to choose from (perhaps none: then it is typed).

    `about` is a fact (`start`, `target`, `days`, `people`, `budget`, `dates`) or `wish`, for words whose meaning is not
    sure; a choice of a wish has the wish as its value, or None for leaving it out.
    """

    about: str
    text: Text
    choices: tuple[SuggestedAnswer, ...] = ()
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Understanding:
    """A request in the studio's own terms, and where in the text each part of it stands.

    `spans` and `confidence` have an entry for each field of the query that the text states (`start_city`,
    `target_city`, `days`, `people_number`, `budget`); the constraints, which carry their own, are the query's.
    `wishes` are the constraints as typed values; `likings` what is liked and disliked, held by a constraint or not, and
    `preferences` the same by subject in the sandbox's words. `dates` is when the trip is, `ages` how old those travellers are
    whose age is told, in years. `ask` are the questions that
    the text leaves open. `did_you_mean` has, for each name that the sandbox lacks, names that look like it (perhaps
    none). `also_read` are parts that were read as something else: dates, likings, what the text says again or takes
    back. `not_understood` are the parts of the text that no rule read.
    """

    query: Query
    language: Language
    spans: Mapping[str, Span] = field(default_factory=dict)
    confidence: Mapping[str, float] = field(default_factory=dict)
    wishes: tuple[Wish, ...] = ()
    likings: tuple[Liking, ...] = ()
    preferences: Mapping[Subject, Preference] = field(default_factory=dict)
    dates: TripDates | None = None
    ages: tuple[int, ...] = ()
    ask: tuple[Question, ...] = ()
    did_you_mean: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    also_read: tuple[Span, ...] = ()
    not_understood: tuple[Span, ...] = ()
