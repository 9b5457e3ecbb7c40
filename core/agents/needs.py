"""What a method cannot run without, and what to do where it is not there."""

from collections.abc import Mapping

from core.agents.protocol import Card, Context, Need
from core.text import Text

_REMEDIES: Mapping[Need, Text] = {
    "model": Text(
        "一个语言模型：用 `tripstudio llm add` 添加，或设置 OPENAI_API_KEY",
        "a language model: add one with `tripstudio llm add`, or set OPENAI_API_KEY",
    ),
}


def missing(card: Card, context: Context) -> Text | None:
    """What the method needs and the run has not, with the remedy; None where nothing is missing."""
    has: Mapping[Need, bool] = {"model": context.model is not None}
    lacking = [_REMEDIES[need] for need in card.needs if not has[need]]
    if not lacking:
        return None
    return Text(
        f"方法 {card.name} 需要{'；'.join(text.zh for text in lacking)}",
        f"the method {card.name} needs {'; '.join(text.en for text in lacking)}",
    )
