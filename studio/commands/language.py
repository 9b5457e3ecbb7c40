"""The language of the terminal."""

import os

from core.text import Language


def language() -> Language:
    """Chinese where the locale of the environment is Chinese, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "zh" if value.startswith("zh") else "en"
    return "en"
