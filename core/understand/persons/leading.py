"""Groups of the young with those who lead them, the writer among these: we are taking 30 pupils and 3 teachers."""

import re
from collections.abc import Sequence

from core.understand.persons.parts import PersonWords

_LEADING, _LED = (
    re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for words in (
        "teachers?|adults?|staff|leaders?|coaches|chaperones?|helpers|guides|monitors|trainers?",
        r"pupils?|students?|kids|children|schoolchildren|teenagers?|teens|scouts|players|year \d+s?",
    )
)


def counts_its_leaders(chains: Sequence[Sequence[PersonWords]], text: str) -> bool:
    """Whether those who lead the young are counted beside them: who writes is one of these."""
    groups = [
        text[slice(*part.span)] for chain in chains for part in chain if part.role == "group" and part.low > 1
    ]
    return any(map(_LEADING.search, groups)) and any(map(_LED.search, groups))
