"""A request as it is told to a model: in which language, and in which words."""

import re

from core.dsl.normal.gloss import gloss
from core.dsl.requirements import requirements_of
from core.model.query import Query
from core.text import Language

_CHINESE = re.compile(r"[\u4e00-\u9fff]")


def language_of(query: Query) -> Language:
    """The language in which to speak with a model about a request."""
    return "zh" if not query.text or _CHINESE.search(query.text) else "en"


def request_text(query: Query, language: Language) -> str:
    """The request as it was typed; one that was not typed is put into words."""
    if query.text:
        return query.text
    asked = [gloss(one.meaning).says(language) for one in requirements_of(query)]
    trip = (
        f"从{query.start_city}到{query.target_city}，{query.days} 天，{query.people_number} 人"
        if language == "zh"
        else f"From {query.start_city} to {query.target_city}, {query.days} days, {query.people_number} people"
    )
    return "; ".join([trip, *asked])
