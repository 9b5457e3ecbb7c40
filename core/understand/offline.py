"""Text to Query by rules and lexicons, in Chinese and English, with no model and no network."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date

from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox
from core.text import Language
from core.understand.asking import questions
from core.understand.belief.apposition import without_kinds_named
from core.understand.belief.checking import did_you_mean
from core.understand.belief.doubts import without_unknown_names
from core.understand.belief.face_value import Belief, believed
from core.understand.belief.loose_days import loose_days
from core.understand.belief.phrasing.speaking import GIVEN_UP_AFTER, HEARSAY
from core.understand.belief.suggestions import is_misspelt, suggested, with_city
from core.understand.cities.named_cities import city_words
from core.understand.dates.trip_dates import TripDates, is_of_another_event
from core.understand.dates.whose_day import is_of_another_city
from core.understand.facts.evidence import shaken
from core.understand.facts.rivals import contested
from core.understand.open_wishes.answering import answered, without_named
from core.understand.open_wishes.open_wishes import OpenWish, ReadWords, open_wishes
from core.understand.persons.ages import ages
from core.understand.persons.introduced import introductions
from core.understand.readings import TextReadings, read_aside, read_words, text_readings
from core.understand.scenes import cities_of
from core.understand.text.clauses.former_trips import without_former_trips
from core.understand.text.leftover import marked, not_understood, weighty
from core.understand.text.spans import Span, holds, overlaps, overlaps_any
from core.understand.text.writing.typed import Typed, typed
from core.understand.understanding import Question, Understanding
from core.understand.wishes.liking import Liking
from core.understand.wishes.performances import without_performances
from core.understand.wishes.preferences import SaidKind, preferences_of
from core.understand.wishes.ride_numbers import names_of_rides
from core.understand.wishes.things.own_words import in_own_words
from core.understand.wishes.unknown_names import names_unknown
from core.understand.wishes.wish import Scene, Wish


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
    told = text_readings(as_typed, cities, language, sandbox, today)
    aside = (*read_aside(told), *introductions(as_typed.folded))
    read = (*aside, *_stated(told))
    heavy = weighty(as_typed.folded, read)
    english, words = language != "zh", read_words(told)
    asked = _asked_openly(told.scene, as_typed.folded, words, read) if english else []
    frames = [span for one in asked for span in one.frame]
    things = tuple(one.thing for one in asked if one.thing)
    aside, read = (*aside, *frames), (*read, *frames)
    heavy = tuple(span for span in heavy if span not in frames)
    known, strange = without_unknown_names(told.scene, told.wishes, heavy)
    belief = believed(told.scene, known, told.likings, read, heavy)
    more = _asked_of_doubts(told.scene, words, belief) if english else ()
    things = _spelt_right(told.scene, without_named(dict.fromkeys((*things, *more)), belief))
    belief = answered(belief, things)
    unread = not_understood(as_typed.folded, (*read, *(one.span for one in things)))
    doubts = (*belief.doubts, *told.clashing)
    named = _with_names(unread, [*strange, *_unsure_spans(belief, doubts)])
    unread = tuple(with_city(told.scene, span) for span in named)
    of_now, of_doubt = without_former_trips(told.scene.folded), marked(as_typed.folded, read)
    facts = shaken(contested(told.facts, of_now, of_doubt), of_now, unread, heavy)
    dates = _dates_of_trip(told, as_typed.folded, (*unread, *(one.span for one in things)))
    loose = loose_days(told.scene, dates, told.wishes, told.likings)
    of_others = [told.dates.span] if told.dates is not None and dates is None else []
    unread = _with_names(unread, [*belief.refusing, *loose, *of_others])
    said = _said_for_sure(told.said, unread, belief, doubts)
    by_name = tuple(without_kinds_named(told.scene, belief.wishes))
    wishes = without_performances(by_name, belief.likings, sandbox, told.scene.target_city)
    aside = (*aside, *(span for one in belief.wishes if one not in wishes for span in one.spans))
    own = (*things, *in_own_words(told.scene, read, unread), *_unknown(told.scene, read, unread))
    unread = tuple(span for span in unread if not any(overlaps(one.span, span) for one in own))
    aside, likings = (*aside, *(one.span for one in own)), (*belief.likings, *own)
    told = replace(told, facts=facts, dates=dates, wishes=wishes, likings=likings, said=said)
    asks, meant = questions(facts, dates, doubts, as_typed, cities), _meant(told.scene, wishes, unread)
    return _answer(as_typed, told, uid, language, aside, unread, asks, meant)


def _stated(told: TextReadings) -> Iterator[Span]:
    """Where facts and wishes are said."""
    # The company is said in parts, which are read aside: what stands between them may say something else.
    yield from (span for name, span in told.facts.spans.items() if name != "people_number")
    yield from (span for wish in told.wishes for span in wish.spans)


def _asked_openly(scene: Scene, text: str, words: ReadWords, read: Sequence[Span]) -> list[OpenWish]:
    """What English asks for in words that no rule has read, but for rides by their numbers."""
    open_ = open_wishes(scene, words, not_understood(text, read))
    by_number = names_of_rides(text)
    return [one for one in open_ if not overlaps_any(one.span, by_number)]


def _spelt_right(scene: Scene, things: Iterable[Liking]) -> tuple[Liking, ...]:
    """Without the names that are only misspelt: these are asked about."""
    return tuple(one for one in things if not is_misspelt(scene, one.span))


def _dates_of_trip(told: TextReadings, text: str, spoken: Sequence[Span]) -> TripDates | None:
    """The dates, but for those of another event that words speak of which are none of the trip's."""
    elsewhere = told.dates is not None and (
        is_of_another_event(text, told.dates, spoken)
        or is_of_another_city(text, told.dates.span, city_words(told.scene.target_city or ""))
    )
    return None if elsewhere else told.dates


def _asked_of_doubts(scene: Scene, words: ReadWords, belief: Belief) -> Iterator[Liking]:
    """What a text asks for in words of its own where what was read of them is in doubt."""
    doubted = [span for wish in belief.doubts for span in wish.spans] + [one.span for one in belief.unsure]
    for one in open_wishes(scene, words.without(doubted), doubted):
        told = HEARSAY.search(scene.folded[slice(*one.span)])
        if one.thing and not told and any(holds(one.span, span) for span in doubted):
            yield one.thing


def _said_for_sure(
    said: Iterable[SaidKind], unread: Iterable[Span], belief: Belief, doubts: Iterable[Wish]
) -> tuple[SaidKind, ...]:
    """The kinds that are said in words of which nothing is open."""
    unsure = (one.span for one in belief.unsure)
    open_ = (*unread, *unsure, *(part for one in doubts for part in one.spans))
    return tuple(one for one in said if not any(overlaps(one.mention.span, span) for span in open_))


def _answer(
    as_typed: Typed,
    told: TextReadings,
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


def _unknown(scene: Scene, read: Sequence[Span], unread: Sequence[Span]) -> Iterator[Liking]:
    """Names that nobody knows, but for those that may be misspelt ones, which are asked about, and those given up."""
    return (
        one
        for one in names_unknown(scene, read, unread)
        if not (suggested(scene, [one.span]) or GIVEN_UP_AFTER.match(scene.folded, one.span[1]))
    )


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
