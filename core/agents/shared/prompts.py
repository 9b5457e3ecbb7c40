"""Prompts: templates under `assets/prompts`, in Chinese and English. Values are put in as text and never read again."""

import re
from functools import cache
from importlib.resources import files

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.dsl.requirements import sources_of
from core.model.query import Query
from core.text import Language

_CHINESE = re.compile(r"[\u4e00-\u9fff]")


def render(name: str, language: Language, **values: object) -> str:
    """The prompt of that name with these values."""
    return _templates(language).get_template(f"{name}.md").render(values).strip()


def language_of(query: Query) -> Language:
    """The language in which to speak with a model about a request."""
    return "zh" if not query.text or _CHINESE.search(query.text) else "en"


def request_text(query: Query, language: Language) -> str:
    """The request as it was typed; one that was not typed is put into words."""
    if query.text:
        return query.text
    asked = [gloss(parse_normal(source)).says(language) for source in sources_of(query)]
    trip = (
        f"从{query.start_city}到{query.target_city}，{query.days} 天，{query.people_number} 人"
        if language == "zh"
        else f"From {query.start_city} to {query.target_city}, {query.days} days, {query.people_number} people"
    )
    return "; ".join([trip, *asked])


@cache
def _templates(language: Language) -> Environment:
    folder = str(files("assets") / "prompts" / language)
    # what is rendered is a message to a model and no markup, so nothing is escaped
    return Environment(
        loader=FileSystemLoader(folder), undefined=StrictUndefined, autoescape=False, trim_blocks=True
    )
