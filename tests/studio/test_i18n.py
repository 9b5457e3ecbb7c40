"""The words of the studio: the same messages in both languages, and none that the code asks for in vain."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from core.text import Language
from studio.i18n import browser_language, translation_texts, translator

ROOT = Path(__file__).resolve().parents[2]
CODE = [
    path for folder in ("studio", "pages", "components") for path in sorted((ROOT / folder).rglob("*.py"))
]
WHOLE_ID = re.compile(r"\bsay\(\s*\"([^\"{}]+)\"")
BUILT_ID = re.compile(r"\bsay\(\s*f\"([^\"{}]+)\{")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def entries(language: Language) -> Iterator[Message | Junk]:
    for text in translation_texts(language):
        yield from (entry for entry in FluentParser().parse(text).body if isinstance(entry, Message | Junk))


def messages(language: Language) -> dict[str, set[str]]:
    """Each message with the values it needs."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", ["zh", "en"])
def test_every_line_of_the_translations_is_read(language: Language) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", ["zh", "en"])
def test_no_message_is_written_twice(language: Language) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, Message)]
    assert sorted(ids) == sorted(set(ids))


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    assert messages("zh") == messages("en")


def test_every_message_that_the_code_names_is_there() -> None:
    asked = {
        (path.name, name) for path in CODE for name in WHOLE_ID.findall(path.read_text(encoding="utf-8"))
    }
    known = messages("en")
    assert asked
    assert {(file, name) for file, name in asked if name not in known} == set()


def test_every_family_of_messages_that_the_code_builds_names_for_is_there() -> None:
    asked = {
        (path.name, start) for path in CODE for start in BUILT_ID.findall(path.read_text(encoding="utf-8"))
    }
    known = messages("en")
    assert asked
    assert {
        (file, start) for file, start in asked if not any(name.startswith(start) for name in known)
    } == set()


def test_a_message_is_said_with_its_values() -> None:
    assert translator("zh")("day", day=3) == "第 3 天"
    assert translator("en")("day", day=3) == "Day 3"


def test_english_counts_one_and_many() -> None:
    say = translator("en")
    assert (say("verdict-sights", count=1), say("verdict-sights", count=2)) == ("1 sight", "2 sights")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        translator("en")("no-such-message")


def test_a_missing_value_is_refused() -> None:
    with pytest.raises(LookupError, match="day"):
        translator("en")("day")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("zh-CN", "zh"), ("zh-Hant-TW", "zh"), ("ZH", "zh"), ("en-US", "en"), ("de", "en"), (None, "en")],
)
def test_the_browser_chooses_the_first_language(locale: str | None, language: Language) -> None:
    assert browser_language(locale) == language
