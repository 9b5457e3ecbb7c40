"""What a case names and no one reading is, though it was taken in: company that is counted, words that are listed, asked about, or offered other names for, times of the year whose day is asked for."""

import re
from datetime import date, timedelta

from benchmarks.grading.hours import figures, hours
from benchmarks.grading.items import spelt
from benchmarks.grading.words import terms
from core.understand import Understanding
from core.understand.dates.holidays_named import begins
from core.understand.facts.company.company_en import persons_en
from core.understand.facts.company.company_zh import persons_zh

_ELDERLY = re.compile(r"老人家?|老年人|长辈|elderly|seniors?")
_AND = re.compile(r"[和、,，+&]|\band\b")
_AGED = re.compile(r"(?P<age>\d{1,2})岁的?")
_BABY = re.compile(r"\d+ (?:months?|weeks?)(?: old)?")
"""The age of a baby, of whom a reading has that it is none yet."""
_WEEKDAYS = [
    (f"周{day}", f"星期{day}", f"礼拜{day}", name)
    for day, name in zip(
        "一二三四五六日",
        ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
        strict=True,
    )
]
_OLD = 60
"""From how many years on a traveller is elderly."""


def is_counted(wish: dict[str, str], found: Understanding) -> bool:
    """Whether a wish only names persons who are read as travellers, or who are so old: three kids, pupils, 奶奶, 老人 of 70."""
    if wish["about"] != "company":
        return False
    return all(_is_counted(said.strip(), found) for said in _AND.split(wish["is"].lower()) if said.strip())


def _is_counted(said: str, found: Understanding) -> bool:
    """Whether one person, or one kind of them, is: an age stands before the word in Chinese, 8岁的孩子."""
    if _BABY.fullmatch(said) and 0 in found.ages:
        return True
    aged = _AGED.match(said)
    if aged is not None and int(aged["age"]) in found.ages:
        said = said[aged.end() :]
    if _ELDERLY.fullmatch(said) and any(age >= _OLD for age in found.ages):
        return True
    if found.query.people_number is None:
        return False
    return any(
        part.span == (0, len(text)) and part.role in ("group", "kin", "collective")
        for text in (said, f"two {said}", f"our {said}", f"两个{said}")
        for part in (*persons_en(text), *persons_zh(text))
    )


_HOLIDAY = re.compile(r"(?:the )?(?P<name>.+?)(?: holidays?)?")
_A_WEEK = timedelta(days=7)
"""How long a holiday is, at most."""


def is_kept_off(wish: dict[str, str], found: Understanding) -> bool:
    """Whether the days of the trip are read, and none is of the holiday in which a wish would not travel."""
    named = _HOLIDAY.fullmatch(wish["is"].lower())
    if (wish["about"], wish["polarity"]) != ("date", "avoid") or found.dates is None or named is None:
        return False
    first, last = found.dates.first, found.dates.last or found.dates.first
    holiday = begins(named["name"], date(first.year, 1, 1))
    return holiday is not None and not (first < holiday + _A_WEEK and holiday <= last)


def is_weekday_of(wish: dict[str, str], found: Understanding) -> bool:
    """Whether a wish only names a day of the week that the first or the last day read for the trip is."""
    day = next((at for at, names in enumerate(_WEEKDAYS) if wish["is"].lower() in names), None)
    if wish["about"] != "date" or wish["polarity"] != "want" or day is None or found.dates is None:
        return False
    return day in {one.weekday() for one in (found.dates.first, found.dates.last) if one is not None}


_A_DAY = re.compile(r"\d")
"""What names a day of the calendar."""


def is_asked_when(wish: dict[str, str], found: Understanding) -> bool:
    """Whether a wish names a time without a day of the calendar, and just its words are asked about as the dates of the trip."""
    said = wish.get("said", "")
    if (wish["about"], wish["polarity"]) != ("date", "want") or not said or _A_DAY.search(wish["is"]):
        return False
    start = found.query.text.index(said)
    return any(
        question.span is not None
        and question.about == "dates"
        and start < question.span[1]
        and question.span[0] < start + len(said)
        for question in found.ask
    )


_PURSE = re.compile(r"预算|经费|花费|\bbudget\b", re.IGNORECASE)
_NO_LIMIT = "不差钱"


def is_left_open(name: str, found: Understanding) -> bool:
    """Whether a budget for which the text has no figure is told as one that was not understood, or that has no limit: 预算公司定, 不差钱."""
    if name != "budget" or found.query.budget is not None:
        return False
    text = found.query.text
    listed = any(_PURSE.search(text[start:end]) for start, end in found.not_understood)
    return listed or any(one.thing.zh == _NO_LIMIT and one.wanted for one in found.likings)


def listed_in(said: str, found: Understanding, typed: str | None = None) -> bool:
    """Whether words for a thing are among those listed as not understood, asked about, or offered other names for.

    `typed` are the very words of the text that say it, where the case gives them: then it is they that must be told.
    """
    text = found.query.text.lower()
    spans = [*found.not_understood, *(question.span for question in found.ask if question.span is not None)]
    listed = [words for start, end in spans for words in (text[start:end], spelt(text[start:end]))]
    if typed is not None:
        first = text.index(typed.lower())
        return any(start < first + len(typed) and first < end for start, end in spans)
    listed += [name.lower() for name in found.did_you_mean]
    listed += [name.lower() for names in found.did_you_mean.values() for name in names]
    if said.strip("0123456789:. ") == "":
        return any(figures(said) <= figures(words) | hours(words) for words in listed)
    return any(
        term in words or (len(words) > 1 and words in term) for term in terms(said) for words in listed
    )
