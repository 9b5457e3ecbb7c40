"""What a method cannot run without, and what to do where it is not there."""

from collections.abc import Mapping

from core.agents.protocol import Card, Need
from core.text import Text

_REMEDIES: Mapping[Need, Text] = {
    "model": Text(
        "语言模型；用 tripstudio llm add 添加，或设置 OPENAI_API_KEY 或 OPENAI_BASE_URL 以及 TRIPSTUDIO_MODEL",
        "a language model: `tripstudio llm add` makes a profile of one, or set OPENAI_API_KEY or OPENAI_BASE_URL, and "
        "TRIPSTUDIO_MODEL",
    ),
}


def missing(card: Card, *, has_model: bool) -> Text | None:
    """What the method needs and has not, with the remedy; None where nothing is missing."""
    available: Mapping[Need, bool] = {"model": has_model}
    lacking = [_REMEDIES[need] for need in card.needs if not available[need]]
    if not lacking:
        return None
    return Text(
        f"方法 {card.name} 需要{'；'.join(text.zh for text in lacking)}",
        f"the method {card.name} needs {'; '.join(text.en for text in lacking)}",
    )
