"""The words of the studio in Chinese and English: Fluent messages from `assets/translations`."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Protocol

from core.text import Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_KEPT = 8192
"""Sentences that are kept, with what was said in them."""
_LONG = 200
"""Characters from which on a value is somebody's own text: what is said of it is not kept."""
LANGUAGES: dict[str, str] = {"zh": "中文", "en": "English"}
"""The languages of the screen, each by its own name."""
_LOCALE: dict[Language, str] = {"zh": "zh-CN", "en": "en-GB"}


@dataclass(frozen=True, slots=True)
class Measures:
    """In what a reader wants figures: a currency (ISO 4217) with what one yuan is worth in it, and miles or kilometres.

    Data, plans and files stay in CNY and km: only what is shown is converted.
    """

    currency: str = "CNY"
    rate: float = 1.0
    in_miles: bool = False


USUAL = Measures()
"""Those of the data."""


class Translate(Protocol):
    """Says a message in one language: `say("day", day=3)`."""

    @property
    def language(self) -> Language:
        """The language that it speaks, for `core.text.Text.says`."""
        ...

    @property
    def measures(self) -> Measures:
        """The currency and the units that its reader wants."""
        ...

    def __call__(self, message_id: str, /, **values: str | float) -> str:
        """The message with its values filled in. Raises LookupError for an id or value that is not there."""
        ...


class _Fluent:
    def __init__(self, language: Language, bundle: "FluentBundle", measures: Measures) -> None:
        self.language: Language = language
        self.measures = measures
        self._bundle = bundle

    def __call__(self, message_id: str, /, **values: str | float) -> str:
        given = tuple((name, value, type(value)) for name, value in values.items())
        is_long = any(isinstance(value, str) and len(value) > _LONG for value in values.values())
        say = _said if is_long else _kept
        return say(self._bundle, self.language, message_id, given)


def _said(
    bundle: "FluentBundle",
    language: Language,
    message_id: str,
    given: tuple[tuple[str, str | float, type], ...],
) -> str:
    if not bundle.has_message(message_id):
        raise LookupError(f"no message {message_id!r} in {language}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise LookupError(f"message {message_id!r} has no text in {language}")
    said, faults = bundle.format_pattern(pattern, {name: value for name, value, _ in given})
    if faults:
        raise LookupError(f"message {message_id!r} in {language}: {faults[0]}")
    return str(said)


# most of a page is said again when it is drawn again
_kept = lru_cache(maxsize=_KEPT)(_said)


def translation_texts(language: Language) -> list[str]:
    """The Fluent files of one language, by name."""
    folder = files("assets") / "translations" / language
    found = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name
    )
    return [entry.read_text(encoding="utf-8") for entry in found]


def translator(language: Language, measures: Measures = USUAL) -> Translate:
    """What says every message in a language, for a reader who wants figures in these measures."""
    return _Fluent(language, _bundle(language), measures)


@lru_cache(maxsize=2)
def _bundle(language: Language) -> "FluentBundle":
    """The messages of a language; read once and shared."""
    return _bundle_of(language, translation_texts(language))


def _bundle_of(language: Language, texts: Sequence[str]) -> "FluentBundle":
    # slow to load, and the command says none of these words
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_LOCALE[language]], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def browser_language(locale: str | None) -> Language:
    """The language to begin with, from a browser's locale such as `zh-Hans-CN`; English where it is not Chinese."""
    return "zh" if (locale or "").lower().startswith("zh") else "en"
