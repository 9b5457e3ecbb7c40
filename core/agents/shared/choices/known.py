"""What a model names is held against the sandbox: what is not there is dropped, and said."""

from collections.abc import Iterable, Sequence

from core.text import Text


def known_names(named: Iterable[str], known: Iterable[str]) -> tuple[list[str], list[str]]:
    """The names that are known, each once in their order, and those that are not."""
    found: list[str] = []
    unknown: list[str] = []
    there = frozenset(known)
    for name in dict.fromkeys(one.strip() for one in named):
        (found if name in there else unknown).append(name)
    return found, unknown


def dropped(names: Sequence[str]) -> Text | None:
    """That names were dropped; None where none was."""
    if not names:
        return None
    shown = [name if len(name) <= 30 else name[:30] + "…" for name in names[:8]]
    return Text(
        f"模型提到而沙盒没有的已略去：{'、'.join(shown)}",
        f"the model named what the sandbox does not have, which is dropped: {', '.join(shown)}",
    )
