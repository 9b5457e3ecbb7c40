"""What others are quoted to say: they may speak against each other, and it is not they who write."""

import re

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.cues import cues

_QUOTED = compiled(
    r"(?<!\bi )(?<!\bwe )\b(?:goes?|says?|said|went|thinks?|reckons?|insists?|replied|answered|like)[,:]? (?P<mark>[\"'])(?P<said>[^\"\n]{4,160}?)(?P=mark)(?![a-z])",
    re.IGNORECASE,
)


def without_quotes(folded: str) -> str:
    """The text with blanks for what others are quoted to say, where any of it may speak against something.

    As in: my dad goes "the Bund is a tourist trap", my mum goes "I didn't come this far to skip it".
    """
    if '"' not in folded and "'" not in folded:
        return folded
    said = [match.span("said") for match in _QUOTED.finditer(folded)]
    if not any(cues(folded[start:end]) for start, end in said):
        return folded
    for start, end in said:
        folded = folded[:start] + " " * (end - start) + folded[end:]
    return folded
