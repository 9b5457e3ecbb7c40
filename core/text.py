"""A sentence in both languages of the studio."""

from typing import Literal, NamedTuple

Language = Literal["zh", "en"]


class Text(NamedTuple):
    """The same sentence in Chinese and in English; what people read is always a `Text` until it is shown."""

    zh: str
    en: str

    def says(self, language: Language) -> str:
        """The sentence in the wanted language."""
        return self.zh if language == "zh" else self.en
