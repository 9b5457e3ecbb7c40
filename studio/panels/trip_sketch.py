"""The drawings of a trip for its card, made once a plan and language."""

import json

import streamlit as st

from components.maps import sketch
from components.trip.day_rows import day_cards
from core.model.plan import Plan
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Language
from studio.i18n import translator
from studio.panels.trip import ground


def drawings(plan: Plan, sandbox: Sandbox, language: Language, *, tall: bool = False) -> tuple[str, str]:
    """The sketch of a trip on its city and the strips of its days; nothing where the sandbox lacks the city."""
    if plan.target_city not in sandbox.city_names:
        return "", ""
    written = json.dumps(plan.to_json(), ensure_ascii=False, sort_keys=True)
    return _drawings(written, sandbox.manifest.checksum, language, tall, plan, sandbox)


@st.cache_resource(max_entries=256, show_spinner=False)
def _drawings(
    written: str, checksum: str, language: Language, tall: bool, _plan: Plan, _sandbox: Sandbox
) -> tuple[str, str]:
    base = ground(_sandbox, _plan.target_city, language)
    size = {"width": 300, "height": 150} if tall else {"width": 240, "height": 200}
    cards = day_cards(_plan, city=base.city, names=place_names(base.city, language), say=translator(language))
    return sketch.trip_sketch(_plan, base, **size), sketch.day_strips(cards)
