"""Whether what was not read was told: its words are listed, asked about, or offered other names for."""

from benchmarks.grading.hours import figures, hours
from benchmarks.grading.words import terms
from core.understand import Understanding


def listed_in(said: str, found: Understanding, typed: str | None = None) -> bool:
    """Whether words for a thing are among those listed as not understood, asked about, or offered other names for.

    `typed` are the very words of the text that say it, where the case gives them: then it is they that must be told.
    """
    text = found.query.text.lower()
    spans = [*found.not_understood, *(question.span for question in found.ask if question.span is not None)]
    listed = [text[start:end] for start, end in spans]
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
