"""Prompts: templates under `assets/prompts`, in Chinese and English. Values are put in as text and never read again."""

from functools import cache
from importlib.resources import files

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from core.text import Language


def render(name: str, language: Language, **values: object) -> str:
    """The prompt of that name with these values."""
    return _templates(language).get_template(f"{name}.md").render(values).strip()


@cache
def _templates(language: Language) -> Environment:
    folder = str(files("assets") / "prompts" / language)
    # what is rendered is a message to a model and no markup, so nothing is escaped
    return Environment(
        loader=FileSystemLoader(folder), undefined=StrictUndefined, autoescape=False, trim_blocks=True
    )
