"""Company that a case names and that is read as so many travellers, or by their ages."""

import re

from core.understand import Understanding
from core.understand.facts.company_en import persons_en
from core.understand.facts.company_zh import persons_zh

_ELDERLY = re.compile(r"老人家?|老年人|长辈|elderly|seniors?")
_OLD = 60
"""From how many years on a traveller is elderly."""


def is_counted(wish: dict[str, str], found: Understanding) -> bool:
    """Whether a wish only names persons who are read as travellers, or who are so old: three kids, pupils, 奶奶, 老人 of 70."""
    if wish["about"] != "company":
        return False
    said = wish["is"].lower()
    if _ELDERLY.fullmatch(said) and any(age >= _OLD for age in found.ages):
        return True
    if found.query.people_number is None:
        return False
    return any(
        part.span == (0, len(text)) and part.role in ("group", "kin", "collective")
        for text in (said, f"two {said}", f"两个{said}")
        for part in (*persons_en(text), *persons_zh(text))
    )
