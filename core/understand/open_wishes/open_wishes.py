"""Things that English asks for, or refuses, by names and descriptions that neither the data nor a lexicon have.

A clause, or each part of it that `and` joins, is taken apart from both ends: words that lead to a thing (my wife would love to
see), words that follow it (is a must), and between them a noun phrase (the old arcades of Shangxiajiu). It is read only where
these are all of it; whatever else stands in it leaves it to be listed. What is read so is kept in its own words.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.text import Text
from core.understand.cities.elsewhere import is_elsewhere
from core.understand.cities.named_cities import city_words, is_city
from core.understand.open_wishes.frames import (
    Frame,
    about_of,
    awaits_verb,
    insists,
    is_name,
    is_telling,
    judged,
    judged_last,
    led,
)
from core.understand.open_wishes.parts import Token, followed, head_of, leads, parts_of
from core.understand.open_wishes.words import asking_words
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.conditions import CONDITION
from core.understand.text.clauses.cues import cues
from core.understand.text.clauses.strength import strength
from core.understand.text.clauses.turns import TOO_OFTEN
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.wish import Scene

_WEAK = frozenset({"over", "past", "rather", "once", "easy", "hold", "less"})
"""Words that refuse in some phrases alone, none of which a frame has."""
_LIMITS = frozenset({"before", "after", "until", "till", "during", "unless"})
"""Words that lead to a time and to no thing: nothing before lunch."""

_BEGINS = re.compile(r"(?:^|[.!?\n])\s*$")
"""What stands before the first word of a sentence."""
_NEED_NOT = re.compile(
    r"(?:n't|\bnot|\bnever) (?:(?:necessarily|really|even) )?(?:have|need) to (?:be|have)\b|\bneed(?:n't| not) (?:be|have)\b"
)
_BESIDE, _STAYS = frozenset({"near", "beside", "close"}), frozenset({"be", "stay", "sleep", "live"})
"""What says where one would sleep: we need to be near the fair."""
_WITHOUT_END = re.compile(TOO_OFTEN, re.IGNORECASE)
_DONE = frozenset({"been", "seen", "tried", "had", "eaten", "visited", "taken", "done", "ridden"})


@dataclass(frozen=True, slots=True)
class OpenWish:
    """What a part of a clause asks for: where its name stands, the words about it, and the thing, if it was not read."""

    span: Span
    frame: tuple[Span, ...]
    thing: Liking | None = None


@dataclass(frozen=True, slots=True)
class ReadWords:
    """What was read of a text: `facts` and `dates`, of which no name of a thing is one, and what is `wished`, by the part of the trip that it is of."""

    facts: tuple[Span, ...]
    dates: tuple[Span, ...]
    wished: tuple[tuple[Span, About], ...]

    def without(self, doubted: Sequence[Span]) -> "ReadWords":
        """The same without the wishes that are in doubt."""
        return replace(self, wished=tuple(one for one in self.wished if one[0] not in doubted))


def open_wishes(scene: Scene, read: ReadWords, heavy: Sequence[Span]) -> Iterator[OpenWish]:
    """What the clauses ask for that have some of the unread words, `heavy` ones."""
    if not heavy:
        return
    every = clauses(scene.folded, 0, len(scene.folded))
    frame = Frame()
    for clause in every:
        if not scene.folded[: clause.start].rstrip().endswith(","):
            frame = Frame()
        left = [span for span in heavy if overlaps(span, clause.span)]
        if not left:
            frame = _of_wished(clause, read)
            continue
        if clause.following[:1] == "?" or CONDITION.search(clause.text):
            frame = Frame()
            continue
        parts = list(parts_of(clause))
        if frame.wanted is None:
            frame = judged_last(parts)
        for part in parts:
            found, frame = _read(scene, clause, part, frame, read, left)
            if found is not None:
                yield found


def _of_wished(clause: Clause, read: ReadWords) -> Frame:
    """How a clause that was read asks for what it names, for those that go on with its list."""
    named = [one for one in read.wished if overlaps(one[0], clause.span)]
    if not named:
        return Frame()
    span, about = max(named)
    return Frame(wanted=not clause.unwanted(*span), about=about)


def _read(
    scene: Scene,
    clause: Clause,
    part: list[Token],
    before: Frame,
    read: ReadWords,
    left: Sequence[Span],
) -> tuple[OpenWish | None, Frame]:
    """What a part asks for, and how it asks."""
    labelled = part[0].word == ":"
    part = part[labelled:]
    if not part:
        return None, Frame()
    start = leads(part, [one for one, _ in read.wished])
    end = followed(part, start)
    frame = judged(part[end:], led(part[:start]))
    thing = _without_hours(part[start:end], read)
    if not thing:
        return None, frame
    if not is_name(thing, read.facts) or _is_no_thing(scene, thing) or _has_never_been(part[:start]):
        return None, _of_part(clause, part, read)
    span = thing[0].span[0], thing[-1].span[1]
    surely = frame.wanted is not None
    if not surely and before.wanted is not None and before.about in (None, about_of(thing, before)):
        frame = before
    elif not surely and is_telling(thing, part[:start]):
        frame = replace(frame, wanted=not clause.unwanted(*span))
    named = [about for one, about in read.wished if one[1] == span[1] and one[0] <= span[0]]
    about = named[0] if named else about_of(thing, frame)
    if about == "sight" and thing[0].word in _BESIDE and any(one.word in _STAYS for one in part[:start]):
        about = "hotel"
    if about is None or frame.wanted is None or (start and part[start - 1].word in asking_words().people):
        return None, _of_part(clause, part, read)
    is_read = any(overlaps(span, one) for one, _ in read.wished)
    if not frame.wanted and _WITHOUT_END.search(scene.folded, span[0], part[-1].span[1]):
        # who does not want noodles for every meal may want them for one
        return None, Frame()
    agree = frame.wanted is not clause.unwanted(*span) or (frame.behind and not is_read)
    if _is_limited(part, start, frame, goes_on=thing[-1] != part[end - 1]) or not (
        agree and _is_undoubted(clause, part, start, end, frame)
    ):
        return None, Frame()
    words = asking_words()
    when = {*words.when, "thing"} if any(one.word == "first" for one in part) else words.when
    around = tuple(one.span for one in (*part[:start], *part[end:]) if one.word not in when)
    frame = replace(frame, about=about)
    if any(overlaps(one.span, span) for one in thing for span in left):
        text = scene.folded[slice(*span)]
        how = strength(clause, wanted=bool(frame.wanted), default="like" if frame.wanted else "never")
        liking = Liking(about=about, thing=Text(text, text), strength=how, span=span, held=False)
        return OpenWish(span, around, liking), frame
    # what refuses a thing that was read is told from the words that were read
    around = around if frame.wanted else ()
    return (OpenWish(span, around) if is_read else None), frame


def _is_limited(part: list[Token], start: int, frame: Frame, *, goes_on: bool) -> bool:
    """Whether words before a thing, or that go on behind it, make what is asked one of something else, or of some of it."""
    limited = start > 0 and (
        part[start - 1].word in _LIMITS or awaits_verb(part[:start]) or _need_not_be(part[:start])
    )
    if frame.wanted:
        return limited
    # a refusal of an hour is not one of all, and who refuses to hike on a wall may go to see it
    return limited or goes_on or any(one.word in asking_words().does for one in part[:start])


def _is_no_thing(scene: Scene, thing: list[Token]) -> bool:
    """Whether it is the name of a city or region, of which the trip may not be, the trip's own with what it is
    for (Nanjing for a Dutch family), or a word that has its capital from the sentence it begins."""
    start, end = thing[0].span[0], thing[-1].span[1]
    if is_elsewhere(scene.lower[start:end]) or is_city(scene.lower[start:end]):
        return True
    if len(thing) == 1:
        short = scene.folded[start:end].isupper()
        return (
            not short
            and _BEGINS.search(scene.folded, 0, start) is not None
            and head_of(thing[0].word) is None
        )
    words = city_words(scene.target_city) if scene.target_city else ()
    return thing[0].word in words and thing[1].word in asking_words().joins


def _need_not_be(lead: list[Token]) -> bool:
    """Whether words only free from a demand, and refuse nothing: it doesn't have to be a five-star hotel."""
    said = " ".join(one.word for one in lead)
    return _NEED_NOT.search(said) is not None


def _has_never_been(lead: list[Token]) -> bool:
    """Whether words tell what somebody has never done, which refuses nothing: never been on a boat."""
    said = [one.word for one in lead]
    return "never" in said and not _DONE.isdisjoint(said[said.index("never") :])


def _of_part(clause: Clause, part: list[Token], read: ReadWords) -> Frame:
    """How a part asks for what was read of it."""
    whole = part[0].span[0], part[-1].span[1]
    named = [one for one in read.wished if overlaps(one[0], whole)]
    return Frame(wanted=not clause.unwanted(*max(named)[0]), about=max(named)[1]) if named else Frame()


def _without_hours(thing: list[Token], read: ReadWords) -> list[Token]:
    """A thing without the words behind it that say when."""
    while thing and _says_when(thing[-1], read):
        thing = thing[:-1]
    return thing


def _says_when(token: Token, read: ReadWords) -> bool:
    if any(overlaps(token.span, one) for one in read.dates):
        return True
    return token.word in asking_words().when and not any(overlaps(token.span, one) for one, _ in read.wished)


def _is_undoubted(clause: Clause, part: list[Token], start: int, end: int, frame: Frame) -> bool:
    """Whether words of refusal are only those that refuse the thing, or that insist on it."""
    if insists(part):
        return True
    if frame.wanted:
        return not _refusals(clause, part)
    before, after = _refusals(clause, part[:start]), _refusals(clause, part[end:])
    return not (before and after) and len(before) <= 1


def _refusals(clause: Clause, words: list[Token]) -> list[Span]:
    """Where words of refusal stand among others."""
    if not words:
        return []
    first, last = words[0].span[0] - clause.start, words[-1].span[1] - clause.start
    said = clause.text[first:last]
    return [span for span in cues(said) if said[slice(*span)].lower() not in _WEAK]
