"""Company that a case names and that is read as so many travellers."""

from core.understand import Understanding
from core.understand.facts.company_en import persons_en


def is_counted(wish: dict[str, str], found: Understanding) -> bool:
    """Whether a wish only names persons who are read as travellers: three kids, pupils."""
    if wish["about"] != "company" or found.query.people_number is None:
        return False
    said = wish["is"].lower()
    return any(
        part.span == (0, len(text)) and part.role in ("group", "kin", "collective")
        for text in (said, f"two {said}")
        for part in persons_en(text)
    )
