"""All that the readers find in a text, each in its own words, before it is asked what of it is believed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from core.dsl.families.costs import CostCap
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.sandbox.sandbox import Sandbox
from core.text import Language
from core.understand.belief.checking import as_data_allow, checked
from core.understand.belief.doubts import with_strengths, without_names_of_dishes
from core.understand.belief.repeats import said_again
from core.understand.belief.taken_back import settled
from core.understand.dates.named_days import date_mentions
from core.understand.dates.trip_dates import TripDates, read_dates
from core.understand.dates.trip_dates import said_again as days_said_again
from core.understand.en.quarters import free_times_and_quarters
from core.understand.en.rides.by_their_days import by_their_days
from core.understand.en.rooms import beds_of_several_kinds_en
from core.understand.facts.correction import Correction, without
from core.understand.facts.corrections import taken_back
from core.understand.facts.facts import Facts, read_facts
from core.understand.facts.people import some_of_them
from core.understand.names.city_of_sight import city_of_sight
from core.understand.open_wishes.open_wishes import ReadWords
from core.understand.persons.ages import ages
from core.understand.persons.introduced import without_origins
from core.understand.requirements import read_wishes
from core.understand.scenes import scene_of
from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.former_trips import without_former_trips
from core.understand.text.clauses.quoted import without_quotes
from core.understand.text.clauses.refusals import insisted
from core.understand.text.clauses.time_left import time_left
from core.understand.text.leftover import in_passing
from core.understand.text.spans import Reading, Span, overlaps_any
from core.understand.text.writing.typed import Typed
from core.understand.wishes.hours.work_trips import with_days_of_work, words_of_work
from core.understand.wishes.liking import Liking, is_said_by_refusals
from core.understand.wishes.preferences import SaidKind, kinds_of_clauses, said_by_themselves
from core.understand.wishes.ride_numbers import names_of_rides
from core.understand.wishes.things.things import likings_of
from core.understand.wishes.wish import Scene, Wish, is_refusal, part_of_trip
from core.understand.zh.free_time import free_times_zh
from core.understand.zh.modes import ways_left_open
from core.understand.zh.rooms import beds_of_several_kinds, choices_of_rooms


@dataclass(frozen=True, slots=True)
class TextReadings:
    """All that was read of a text, before it is asked what of it is believed."""

    scene: Scene
    facts: Facts
    dates: TripDates | None
    wishes: tuple[Wish, ...]
    clashing: tuple[Wish, ...]
    said: tuple[SaidKind, ...]
    likings: tuple[Liking, ...]
    corrections: tuple[Correction, ...]


def text_readings(
    as_typed: Typed, cities: tuple[str, ...], language: Language, sandbox: Sandbox | None, today: date | None
) -> TextReadings:
    """What the readers find, each in the text as it is corrected; in 12月8日出发 they find no sunrise (日出)."""
    corrections = tuple(taken_back(as_typed.folded, cities))
    folded = without(as_typed.folded, list(corrections))
    facts = read_facts(without_former_trips(folded), cities)
    if sandbox is not None and facts.trip.names_no_target:
        facts = facts.going_to(city_of_sight(folded, sandbox, facts.trip.apart))
    dates = read_dates(folded, facts.days, today)
    scene = scene_of(as_typed.packed, without_origins(without_quotes(folded)), facts, sandbox, dates)
    by_number = names_of_rides(folded)
    read = (
        checked(wish, scene.names)
        for wish in read_wishes(scene, language, facts.money.caps)
        if not (isinstance(wish.meaning, IntercityModes | OutAndBack) and overlaps_any(wish.span, by_number))
    )
    of_days = tuple(by_their_days(read, folded, dates))
    kept, clashing = settled(scene, _with_budget(of_days, facts.said.get("budget")))
    wishes = tuple(as_data_allow(with_strengths(scene, kept), scene.names))
    said, wished = kinds_of_clauses(scene), [span for wish in wishes for span in wish.spans]
    free = tuple(free_times_and_quarters(scene, wished))
    taken = [*(one.span for one in free), *wished]
    told = [*free_times_zh(scene), *choices_of_rooms(scene), *beds_of_several_kinds(scene)]
    kinds = () if language == "zh" else beds_of_several_kinds_en(scene)
    likings = with_days_of_work(scene, (*free, *kinds, *likings_of(scene, said, told, taken)), wishes)
    likings = tuple(one for one in likings if not any(a < one.span[0] < b for a, b in date_mentions(folded)))
    said = said_by_themselves(said, wishes, likings)
    return TextReadings(
        scene=scene,
        facts=facts,
        dates=dates,
        wishes=tuple(without_names_of_dishes(scene, wishes, likings)),
        clashing=tuple(clashing),
        said=said,
        likings=likings,
        corrections=corrections,
    )


def read_aside(told: TextReadings) -> Iterator[Span]:
    """What was read besides the facts and wishes: dates, likings, what refuses, is taken back or is said once more."""
    scene, trip = told.scene, told.facts.trip
    yield from date_mentions(scene.folded)
    yield from (dates.span for dates in (told.dates,) if dates is not None)
    yield from days_said_again(scene.folded, told.dates)
    yield from some_of_them(scene.folded)
    yield from (one.span for one in ages(scene.folded))
    for passed_over in (insisted, in_passing, time_left):
        yield from passed_over(scene.lower)
    yield from ways_left_open(scene)
    yield from (one.mention.span for one in told.said if one.topic != "transport")
    yield from (one.span for one in told.likings)
    yield from words_of_work(scene, told.likings)
    yield from _refusing(scene, _refused(told.wishes, told.likings))
    yield from (reading.span for reading in told.facts.open.values())
    yield from (one.span for one in trip.refused)
    if not {"start_city", "target_city"} <= told.facts.said.keys():
        # only then are they asked about
        yield from (one.span for one in trip.elsewhere)
    yield from told.facts.money.again
    yield from said_again(scene, told.facts.said, told.wishes)
    yield from (span for one in told.corrections for span in (one.old, one.mark))


def _refusing(scene: Scene, refused: Sequence[Span]) -> Iterator[Span]:
    """The words that refuse what was read as refused."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for start, end in refused:
            if clause.start <= start and end <= clause.span[1]:
                yield from clause.refusing_words(start, end)


def _refused(wishes: Iterable[Wish], likings: Iterable[Liking]) -> list[Span]:
    """Where the text says what is unwished, and limits, which are said by refusals too (不超过)."""
    spans = [
        span
        for wish in wishes
        if is_refusal(wish.meaning) or isinstance(wish.meaning, CostCap)
        for span in wish.spans
    ]
    return spans + [one.span for one in likings if not one.wanted or is_said_by_refusals(one)]


def read_words(told: TextReadings) -> ReadWords:
    """What was read, for those who look for what a text asks for in words of its own; a city is a part of many names."""
    facts = (span for name, span in told.facts.spans.items() if name not in ("people_number", "target_city"))
    wished = [(span, about) for wish in told.wishes for span in wish.spans if (about := part_of_trip(wish))]
    wished += [(one.span, one.about) for one in told.likings]
    return ReadWords(tuple(facts), date_mentions(told.scene.folded), tuple(wished))


def _with_budget(wishes: tuple[Wish, ...], budget: Reading[float] | None) -> tuple[Wish, ...]:
    """The budget of the whole trip is a wish too, said once."""
    if budget is None:
        return wishes
    capped = CostCap("total", budget.value)
    others = tuple(wish for wish in wishes if wish.meaning != capped)
    own = next(
        (wish for wish in wishes if wish.meaning == capped), Wish(capped, budget.span, budget.confidence)
    )
    return (replace(own, span=budget.span), *others)
