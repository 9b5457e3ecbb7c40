"""How many people travel."""

from core.understand.facts.people_en import people_in_english
from core.understand.facts.people_zh import people_in_chinese
from core.understand.text.spans import Reading


def read_people(text: str) -> Reading[int] | None:
    """Number of travellers as the (folded) text says, or None; the surer of the two languages' readings."""
    readings = None if text.isascii() else people_in_chinese(text), people_in_english(text)
    found = [reading for reading in readings if reading is not None]
    return max(found, key=lambda reading: reading.confidence, default=None)
