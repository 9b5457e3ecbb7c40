"""The language's functions as tables for people: the editor's help and `docs/dsl.md` show them."""

from core.dsl.builtin import BUILTINS, Builtin
from core.dsl.concepts.card import Concept
from core.dsl.concepts.table import CONCEPTS


def signature(name: str, concept: Concept) -> str:
    """How a concept function is called, with what may be left out in brackets: `f(a[, b])`."""
    needed = len(concept.parameters) - concept.optional
    text = ", ".join(concept.parameters[:needed])
    for parameter in concept.parameters[needed:]:
        text += f"[, {parameter}"
    return f"{name}({text}{']' * concept.optional})"


def concept_table() -> str:
    """All concept functions as a table in Markdown."""
    lines = ["| function | meaning | 含义 | paper | also |", "| --- | --- | --- | --- | --- |"]
    for name, concept in CONCEPTS.items():
        also = ", ".join(f"`{alias}`" for alias in concept.aliases)
        lines.append(
            f"| `{signature(name, concept)}` | {concept.meaning.en} | {concept.meaning.zh} | {concept.source} | {also} |"
        )
    return "\n".join(lines)


def builtin_table() -> str:
    """All general functions as a table in Markdown."""
    lines = ["| function | arguments | meaning | 含义 |", "| --- | --- | --- | --- |"]
    for name, builtin in BUILTINS.items():
        lines.append(f"| `{name}` | {_arguments(builtin)} | {builtin.meaning.en} | {builtin.meaning.zh} |")
    return "\n".join(lines)


def _arguments(builtin: Builtin) -> str:
    return str(builtin.fewest) if builtin.fewest == builtin.most else f"{builtin.fewest} to {builtin.most}"
