"""How the words about a thing ask for it, and of which part of the trip they make it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from core.understand.open_wishes.parts import Token, followed, head, head_of, leads
from core.understand.open_wishes.words import asking_words
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import About

_PARTS_TOLD = 2
_WORDS_OF_A_THING = 9
"""Words of a phrase that names one thing."""


@dataclass(frozen=True, slots=True)
class Frame:
    """How a part asks: whether it wants or refuses (None: it says neither), and of what its verb makes the thing.

    `whatever` is what a thing of no known kind is made by its verb, `behind` a refusal that follows the thing.
    """

    wanted: bool | None = None
    about: About | None = None
    whatever: bool = False
    behind: bool = False


def led(lead: list[Token]) -> Frame:
    """How the words before a thing ask for it."""
    words = asking_words()
    said = {one.word for one in lead}
    refuses = not said.isdisjoint(words.refuses)
    wants = not said.isdisjoint(words.wishes | words.sees | words.eats | words.sleeps)
    about: About | None = None
    if not said.isdisjoint(words.sleeps):
        about = "hotel"
    elif not said.isdisjoint(words.eats):
        about = "cuisine"
    elif not said.isdisjoint(words.sees):
        about = "sight"
    whatever = not said.isdisjoint(words.looks | words.feeds)
    return Frame(wanted=False if refuses else True if wants else None, about=about, whatever=whatever)


def judged(tail: list[Token], frame: Frame) -> Frame:
    """How what follows a thing asks for it."""
    words, said = asking_words(), {one.word for one in tail}
    if insists(tail):
        return replace(frame, wanted=True)
    if not said.isdisjoint(words.rejects):
        return replace(frame, wanted=False, behind=frame.wanted is None)
    if not said.isdisjoint(words.approves):
        return replace(frame, wanted=frame.wanted is not False)
    return frame


def judged_last(parts: list[list[Token]]) -> Frame:
    """How what follows a list asks for all that it names: A, B and C are essential."""
    if len(parts) < _PARTS_TOLD:
        return Frame()
    last = parts[-1]
    return judged(last[followed(last, leads(last, ())) :], Frame())


def insists(part: list[Token]) -> bool:
    """Whether words of a part say that nothing less will do."""
    phrase = " ".join(one.word for one in part)
    return any(" ".join(one) in phrase for one in asking_words().insists)


def awaits_verb(lead: list[Token]) -> bool:
    """Whether a verb follows the words that lead, and no noun: we must collect the tickets."""
    words, last = asking_words(), lead[-1].word
    if last == "to" and len(lead) > 1:
        return lead[-2].word in words.wishes
    return last in words.helps


def is_name(thing: list[Token], facts: Sequence[Span]) -> bool:
    """Whether words are a noun phrase: none of them says more, and none is a fact of the trip."""
    words = asking_words()
    return (
        len(thing) <= _WORDS_OF_A_THING
        and not (len(thing) == 1 and thing[0].word in words.meals)
        and thing[-1].word not in words.joins
        and not any(one.word == "by" and two.word in words.when for one, two in pairwise(thing))
        and not any(one.word in words.breaks or one.word.isdigit() for one in thing)
        and not any(one.word in words.counts and not one.capital for one in thing)
        and not any(
            two.word in words.articles and one.word not in words.joins for one, two in pairwise(thing)
        )
        and all(one.word[0].isalnum() or one.word == "&" for one in thing)
        and not any(overlaps(one.span, fact) for one in thing for fact in facts)
    )


def is_telling(thing: list[Token], lead: list[Token]) -> bool:
    """Whether a noun phrase alone asks for what it names: nobody names a temple for anything else."""
    words = asking_words()
    own = any(one.word in words.whose for one in lead)
    return not own and len(thing) > 1 and head(thing) in words.telling


def about_of(thing: list[Token], frame: Frame) -> About | None:
    """Of which part of the trip a noun phrase is, by its noun and by what one would do with it."""
    words = asking_words()
    told = head_of(head(thing))
    if told is not None:
        return told
    if frame.whatever:
        return frame.about
    if frame.wanted is not None and all(one.capital or one.word in words.joins for one in thing):
        return frame.about or "sight"
    return None
