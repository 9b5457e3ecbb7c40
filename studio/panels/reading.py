"""What the wishes of a request are read with: the understanding of its text, a city's names, the words for them."""

import re
from collections.abc import Mapping
from datetime import date

import streamlit as st

from components.request.wish_form import Choices
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.model.constraint import Constraint
from core.sandbox.english import station_in_english
from core.sandbox.place_names import english_places
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text
from core.understand.names.kinds import english_kinds
from core.understand.offline import understand
from core.understand.text.lexicon import lexicon
from core.understand.understanding import Understanding

_CHINESE = re.compile("[\u4e00-\u9fff]")
_TERMINAL = re.compile("[\u4e00-\u9fff]+(?:站|机场)")


def understanding(text: str, sandbox: Sandbox) -> Understanding:
    """What is understood of a text, where in it, and what is not; the same text is read once."""
    # The traveller's own day.
    return _understood(text, sandbox.manifest.checksum, date.today(), sandbox)  # noqa: DTZ011


@st.cache_resource(max_entries=256, show_spinner=False)
def _understood(text: str, checksum: str, today: date, _sandbox: Sandbox) -> Understanding:
    return understand(text, sandbox=_sandbox, today=today)


def choices(sandbox: Sandbox, city: str | None, language: Language) -> Choices:
    """The places and types of a city, said in a language; of none where the city is not there."""
    return _choices(sandbox.manifest.checksum, city, language, sandbox)


@st.cache_resource(max_entries=32, show_spinner=False)
def _choices(checksum: str, city: str | None, language: Language, _sandbox: Sandbox) -> Choices:
    if city not in _sandbox.city_names:
        return Choices({}, {}, str)
    found = _sandbox.city(city)
    english = english_names(_sandbox, city) if language == "en" else {}
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
        said=lambda name: english.get(name, name),
    )


def english_names(sandbox: Sandbox, city: str | None) -> Mapping[str, str]:
    """English for the names and types of a city, where there is some."""
    return _english(sandbox.manifest.checksum, city, sandbox)


@st.cache_resource(max_entries=32, show_spinner=False)
def _english(checksum: str, city: str | None, _sandbox: Sandbox) -> Mapping[str, str]:
    types = english_kinds()
    if city not in _sandbox.city_names:
        return types
    return {**types, **english_places(_sandbox.city(city))}


def sentence(wish: Constraint, sandbox: Sandbox, city: str | None, language: Language) -> str:
    """A wish as people read it, names of the sandbox in their language."""
    if language == "zh":
        return wish.gloss.zh
    return gloss(parse_normal(wish.dsl), english_names(sandbox, city)).en


def named(text: Text, sandbox: Sandbox, city: str | None) -> Text:
    """A sentence with the names of the sandbox in English where its English has them in Chinese."""
    if not _CHINESE.search(text.en):
        return text
    english = english_names(sandbox, city)
    said = text.en
    for name in sorted((name for name in english if name in said), key=len, reverse=True):
        said = said.replace(name, english[name])
    said = _TERMINAL.sub(lambda found: station_in_english(found[0]), said)
    for name, entry in lexicon("cities").items():
        said = said.replace(name, str(entry["en"][0]))
    return Text(text.zh, said)
