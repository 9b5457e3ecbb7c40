"""The reader's words for wishes, findings and the names of a sandbox."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import get_args

from components.request.wish_form import Choices
from core.dsl.normal.brief import brief
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.evaluate.checklist import CheckedRule, Finding, Section
from core.model.constraint import Constraint
from core.sandbox.names.place_names import names_of
from core.sandbox.sandbox import Sandbox
from core.text import Language, Naming, Text
from core.understand.names.kinds import english_kinds
from core.understand.text.lexicon import lexicon
from studio.memo import Memo


def choices(sandbox: Sandbox, city: str | None, language: Language) -> Choices:
    """The places and types of a city, said in a language; of none where the city is not there."""
    key = (sandbox.manifest.checksum, city, language)
    return _CHOICES.get(key, lambda: _choices(sandbox, city, language))


_CHOICES: Memo[Choices] = Memo(32)


def _choices(sandbox: Sandbox, city: str | None, language: Language) -> Choices:
    if city not in sandbox.city_names:
        return Choices({}, {}, str)
    found = sandbox.city(city)
    return Choices(
        places={
            "attraction": [place.name for place in found.attractions],
            "restaurant": [place.name for place in found.restaurants],
            "accommodation": list(dict.fromkeys(place.name for place in found.hotels)),
        },
        types={
            "attraction": sorted({kind for place in found.attractions for kind in place.types}),
            "restaurant": sorted({place.cuisine for place in found.restaurants}),
            "accommodation": sorted({feature for place in found.hotels for feature in place.features}),
        },
        said=names(sandbox, city, language),
    )


def sentence(wish: Constraint, sandbox: Sandbox, city: str | None, language: Language) -> str:
    """A wish as people read it, names of the sandbox in their language."""
    return gloss(parse_normal(wish.dsl)).says(language, names(sandbox, city, language))


def few_words(wish: Constraint, sandbox: Sandbox, city: str | None, language: Language) -> str:
    """A wish as a chip tells it, which opens to the whole sentence: of a place that has two names, its first."""
    whole = names(sandbox, city, language)
    return brief(parse_normal(wish.dsl)).says(language, lambda name: _first_name(whole(name)))


def _first_name(name: str) -> str:
    """`The Palace Museum` of `The Palace Museum (Forbidden City)`."""
    return name.partition(" (")[0] if name.endswith(")") else name


def names(sandbox: Sandbox, city: str | None, language: Language) -> Naming:
    """What turns the names of a sandbox (of a city's places, their kinds, cities) into the reader's words for them."""
    known = names_of(sandbox, city, language)
    if language == "zh":
        return known
    return lambda name: said if (said := known(name)) != name else _kinds_and_cities().get(name, name)


@cache
def _kinds_and_cities() -> Mapping[str, str]:
    return {**{name: str(entry["en"][0]) for name, entry in lexicon("cities").items()}, **english_kinds()}


def in_words(section: Section, sandbox: Sandbox, city: str | None) -> Section:
    """A section of checks with the names of places in the reader's words."""
    zh, en = (names(sandbox, city, language) for language in get_args(Language))

    def text(given: Text) -> Text:
        return Text(given.says("zh", zh), given.says("en", en))

    def finding(given: Finding) -> Finding:
        violation = replace(given.violation, message=text(given.violation.message))
        return replace(given, violation=violation, rule=text(given.rule))

    def rule(given: CheckedRule) -> CheckedRule:
        return replace(given, text=text(given.text))

    return replace(
        section,
        findings=tuple(map(finding, section.findings)),
        told_above=tuple(map(finding, section.told_above)),
        holding=tuple(map(rule, section.holding)),
        open=tuple(map(rule, section.open)),
    )
