"""Text to Query by rules and lexicons, in Chinese and English, with no model and no network."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from core.dsl.families.costs import CostCap
from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox
from core.text import Language
from core.understand.asking import questions
from core.understand.belief.apposition import without_kinds_named
from core.understand.belief.checking import as_data_allow, checked, did_you_mean
from core.understand.belief.doubts import with_strengths, without_names_of_dishes, without_unknown_names
from core.understand.belief.face_value import Belief, believed
from core.understand.belief.loose_days import loose_days
from core.understand.belief.repeats import said_again
from core.understand.belief.suggestions import is_misspelt, suggested, with_city
from core.understand.belief.taken_back import settled
from core.understand.dates.named_days import date_mentions
from core.understand.dates.trip_dates import TripDates, is_of_another_event, read_dates
from core.understand.dates.trip_dates import said_again as days_said_again
from core.understand.en.quarters import free_times_and_quarters
from core.understand.en.rooms import beds_of_several_kinds_en
from core.understand.facts.corrections import Correction, taken_back, without
from core.understand.facts.evidence import shaken
from core.understand.facts.facts import Facts, read_facts
from core.understand.facts.people import some_of_them
from core.understand.facts.rivals import contested
from core.understand.names.city_of_sight import city_of_sight
from core.understand.open_wishes.answering import answered, without_named
from core.understand.open_wishes.open_wishes import ReadWords, open_wishes
from core.understand.persons.ages import ages
from core.understand.persons.introduced import introductions, without_origins
from core.understand.requirements import read_wishes
from core.understand.scenes import cities_of, scene_of
from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.former_trips import without_former_trips
from core.understand.text.clauses.quoted import without_quotes
from core.understand.text.clauses.refusals import insisted
from core.understand.text.clauses.time_left import time_left
from core.understand.text.leftover import in_passing, marked, not_understood, weighty
from core.understand.text.spans import Reading, Span, holds, overlaps
from core.understand.text.writing.typed import Typed, typed
from core.understand.understanding import Question, Understanding
from core.understand.wishes.hours.work_trips import with_days_of_work, words_of_work
from core.understand.wishes.liking import Liking, is_said_by_refusals
from core.understand.wishes.own_words import in_own_words
from core.understand.wishes.performances import without_performances
from core.understand.wishes.preferences import SaidKind, kinds_of_clauses, preferences_of, said_by_themselves
from core.understand.wishes.things import likings_of
from core.understand.wishes.unknown_names import names_unknown
from core.understand.wishes.wish import Scene, Wish, is_refusal, part_of_trip
from core.understand.zh.free_time import free_times_zh
from core.understand.zh.modes import ways_left_open
from core.understand.zh.rooms import beds_of_several_kinds, choices_of_rooms


@dataclass(frozen=True, slots=True)
class _Told:
    """All that was read of a text, before it is asked what of it is believed."""

    scene: Scene
    facts: Facts
    dates: TripDates | None
    wishes: tuple[Wish, ...]
    clashing: tuple[Wish, ...]
    said: tuple[SaidKind, ...]
    likings: tuple[Liking, ...]
    corrections: tuple[Correction, ...]


def understand(
    text: str,
    city_names: Sequence[str] | None = None,
    uid: str = "",
    sandbox: Sandbox | None = None,
    today: date | None = None,
) -> Understanding:
    """The request as far as the text states it.

    Cities are looked for among `city_names` (default: the sandbox's, else the known ten), places among the sandbox's;
    without a sandbox, names of places are taken from the text as they stand. Dates that name no year are those after
    `today`, and are not read without it.
    """
    as_typed, cities = typed(text), cities_of(city_names, sandbox)
    language = as_typed.language
    told = _told(as_typed, cities, language, sandbox, today)
    aside = (*_aside(told), *introductions(as_typed.folded))
    # The company is said in parts, which are read aside: what stands between them may say something else.
    stated = [span for name, span in told.facts.spans.items() if name != "people_number"]
    read = (*aside, *stated, *(span for wish in told.wishes for span in wish.spans))
    heavy = weighty(as_typed.folded, read)
    english = language != "zh"
    words = _read_words(told)
    asked = list(open_wishes(told.scene, words, not_understood(as_typed.folded, read))) if english else []
    frames = [span for one in asked for span in one.frame]
    things = tuple(one.thing for one in asked if one.thing)
    aside, read = (*aside, *frames), (*read, *frames)
    heavy = tuple(span for span in heavy if span not in frames)
    known, strange = without_unknown_names(told.scene, told.wishes, heavy)
    belief = believed(told.scene, known, told.likings, read, heavy)
    more = _asked_of_doubts(told.scene, words, belief) if english else ()
    named = without_named(dict.fromkeys((*things, *more)), belief)
    # a name that is only misspelt is asked about
    things = tuple(one for one in named if not is_misspelt(told.scene, one.span))
    belief = answered(belief, things)
    unread = not_understood(as_typed.folded, (*read, *(one.span for one in things)))
    doubts = (*belief.doubts, *told.clashing)
    unread = _with_names(unread, [*strange, *_unsure_spans(belief, doubts)])
    unread = tuple(with_city(told.scene, span) for span in unread)
    of_now = without_former_trips(told.scene.folded)
    facts = contested(told.facts, of_now, marked(as_typed.folded, read))
    facts = shaken(facts, of_now, unread, heavy)
    spoken = (*unread, *(one.span for one in things))
    elsewhere = told.dates is not None and is_of_another_event(as_typed.folded, told.dates, spoken)
    dates = None if elsewhere else told.dates
    loose = loose_days(told.scene, dates, told.wishes, told.likings)
    unread = _with_names(unread, [*belief.refusing, *loose])
    said = _said_for_sure(told.said, unread, belief, doubts)
    told_by_name = tuple(without_kinds_named(told.scene, belief.wishes))
    wishes = without_performances(told_by_name, belief.likings, sandbox, told.scene.target_city)
    aside = (*aside, *(span for one in belief.wishes if one not in wishes for span in one.spans))
    own = (*things, *in_own_words(told.scene, read, unread), *_unknown(told.scene, read, unread))
    unread = tuple(span for span in unread if not any(overlaps(one.span, span) for one in own))
    aside = (*aside, *(one.span for one in own))
    likings = (*belief.likings, *own)
    told = replace(told, facts=facts, dates=dates, wishes=wishes, likings=likings, said=said)
    asks, meant = questions(facts, dates, doubts, as_typed, cities), _meant(told.scene, wishes, unread)
    return _answer(as_typed, told, uid, language, aside, unread, asks, meant)


def _asked_of_doubts(scene: Scene, words: ReadWords, belief: Belief) -> Iterator[Liking]:
    """What a text asks for in words of its own where what was read of them is in doubt."""
    doubted = [span for wish in belief.doubts for span in wish.spans] + [one.span for one in belief.unsure]
    for one in open_wishes(scene, words.without(doubted), doubted):
        if one.thing and any(holds(one.span, span) for span in doubted):
            yield one.thing


def _said_for_sure(
    said: Iterable[SaidKind], unread: Iterable[Span], belief: Belief, doubts: Iterable[Wish]
) -> tuple[SaidKind, ...]:
    """The kinds that are said in words of which nothing is open."""
    unsure = (one.span for one in belief.unsure)
    open_ = (*unread, *unsure, *(part for one in doubts for part in one.spans))
    return tuple(one for one in said if not any(overlaps(one.mention.span, span) for span in open_))


def _told(
    as_typed: Typed, cities: tuple[str, ...], language: Language, sandbox: Sandbox | None, today: date | None
) -> _Told:
    """What the readers find, each in the text as it is corrected; in 12月8日出发 they find no sunrise (日出)."""
    corrections = tuple(taken_back(as_typed.folded, cities))
    folded = without(as_typed.folded, list(corrections))
    facts = read_facts(without_former_trips(folded), cities)
    if sandbox is not None and facts.trip.names_no_target:
        facts = facts.going_to(city_of_sight(folded, sandbox, facts.trip.apart))
    dates = read_dates(folded, facts.days, today)
    scene = scene_of(as_typed.packed, without_origins(without_quotes(folded)), facts, sandbox, dates)
    read = (checked(wish, scene.names) for wish in read_wishes(scene, language, facts.money.caps))
    kept, clashing = settled(scene, _with_budget(tuple(read), facts.said.get("budget")))
    wishes = tuple(as_data_allow(with_strengths(scene, kept), scene.names))
    said, wished = kinds_of_clauses(scene), [span for wish in wishes for span in wish.spans]
    free = tuple(free_times_and_quarters(scene, wished))
    taken = [*(one.span for one in free), *wished]
    told = [*free_times_zh(scene), *choices_of_rooms(scene), *beds_of_several_kinds(scene)]
    kinds = () if language == "zh" else beds_of_several_kinds_en(scene)
    likings = with_days_of_work(scene, (*free, *kinds, *likings_of(scene, said, told, taken)), wishes)
    likings = tuple(one for one in likings if not any(a < one.span[0] < b for a, b in date_mentions(folded)))
    said = said_by_themselves(said, wishes, likings)
    return _Told(
        scene=scene,
        facts=facts,
        dates=dates,
        wishes=tuple(without_names_of_dishes(scene, wishes, likings)),
        clashing=tuple(clashing),
        said=said,
        likings=likings,
        corrections=corrections,
    )


def _answer(
    as_typed: Typed,
    told: _Told,
    uid: str,
    language: Language,
    aside: tuple[Span, ...],
    unread: tuple[Span, ...],
    asked: tuple[Question, ...],
    meant: dict[str, tuple[str, ...]],
) -> Understanding:
    """What is understood, each part of it where the text as typed has it."""
    facts, dates, preferences = told.facts, told.dates, preferences_of(told.said)
    wishes = tuple(_moved(wish, as_typed) for wish in told.wishes)
    return Understanding(
        query=Query(
            uid=uid,
            text=as_typed.text,
            constraints=tuple(wish.constraint() for wish in wishes),
            dates=(dates.first, dates.last) if dates and dates.last else None,
            preferences=preferences,
            things=tuple(Thing(one.thing, one.about, one.strength) for one in told.likings),
            **{name: reading.value for name, reading in facts.said.items()},
        ),
        language=language,
        spans={name: as_typed.span(span) for name, span in facts.spans.items()},
        confidence={name: reading.confidence for name, reading in facts.said.items()},
        wishes=wishes,
        likings=tuple(replace(one, span=as_typed.span(one.span)) for one in told.likings),
        did_you_mean=meant,
        preferences=preferences,
        dates=replace(dates, span=as_typed.span(dates.span)) if dates else None,
        ages=tuple(one.value for one in ages(told.scene.folded)),
        ask=tuple(replace(one, span=as_typed.span(one.span)) if one.span else one for one in asked),
        also_read=as_typed.spans(aside),
        not_understood=(*as_typed.spans(unread), *as_typed.beyond),
    )


def _read_words(told: _Told) -> ReadWords:
    """What was read, for those who look for what a text asks for in words of its own; a city is a part of many names."""
    facts = (span for name, span in told.facts.spans.items() if name not in ("people_number", "target_city"))
    wished = [(span, about) for wish in told.wishes for span in wish.spans if (about := part_of_trip(wish))]
    wished += [(one.span, one.about) for one in told.likings]
    return ReadWords(tuple(facts), date_mentions(told.scene.folded), tuple(wished))


def _unknown(scene: Scene, read: Sequence[Span], unread: Sequence[Span]) -> Iterator[Liking]:
    """Names that nobody knows, but for those that may be misspelt ones: these are asked about."""
    return (one for one in names_unknown(scene, read, unread) if not suggested(scene, [one.span]))


def _aside(told: _Told) -> Iterator[Span]:
    """What was read besides the facts and wishes: dates, likings, what refuses, is taken back or is said once more."""
    scene, trip = told.scene, told.facts.trip
    yield from date_mentions(scene.folded)
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


def _unsure_spans(belief: Belief, doubts: Iterable[Wish]) -> Iterator[Span]:
    """Where that stands which is not believed and that no question shows."""
    yield from (one.span for one in belief.unsure)
    yield from (span for one in doubts for span in one.parts[1:])


def _with_names(unread: tuple[Span, ...], names: list[Span]) -> tuple[Span, ...]:
    """What is not understood, with names that nobody knows and refusals of what was not read, each whole."""
    every = {*unread, *names}
    return tuple(sorted(span for span in every if not any(holds(other, span) for other in every)))


def _moved(wish: Wish, as_typed: Typed) -> Wish:
    """The wish with its place in the text as typed."""
    return replace(wish, span=as_typed.span(wish.span), parts=as_typed.spans(wish.parts))


def _meant(scene: Scene, wishes: Iterable[Wish], unread: Iterable[Span]) -> dict[str, tuple[str, ...]]:
    """Names to ask about: for those in wishes that the city lacks, and for what looks like one and was not read."""
    unknown = (did_you_mean(wish, scene.names) for wish in wishes if wish.unknown)
    asked = {name: alike for names in unknown for name, alike in names.items()}
    return suggested(scene, unread) | asked


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
