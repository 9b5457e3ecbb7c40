"""What a constraint says, as a sentence in Chinese and in English."""

from core.dsl.families.table import family_of
from core.dsl.normal.logic import canonical
from core.dsl.normal.values import And, Atom, Normal, Not, Opaque, Or
from core.dsl.normal.words import EnglishNames
from core.dsl.program import compile_constraint
from core.errors import DslError
from core.text import Text

_NONE: EnglishNames = {}


def gloss(constraint: Normal, english: EnglishNames = _NONE) -> Text:
    """The sentence. `english` gives English names for names and types of the sandbox, which are Chinese."""
    return _said(canonical(constraint), english)


def _said(constraint: Normal, english: EnglishNames) -> Text:
    match constraint:
        case Atom():
            return family_of(constraint).says(constraint, english)
        case And() | Or() | Not() as combination:
            return _combination(combination, english)
        case Opaque() as unknown:
            return _opaque(unknown)


def _combination(constraint: And | Or | Not, english: EnglishNames) -> Text:
    if isinstance(constraint, Not):
        part = _said(constraint.part, english)
        return Text(f"以下不成立：{part.zh}", f"Not so: {part.en}")
    parts = sorted(
        (_said(part, english) for part in constraint.parts), key=lambda said: ("；" in said.zh, said)
    )
    head = (
        Text("同时满足", "All of") if isinstance(constraint, And) else Text("至少满足一项", "At least one of")
    )
    return Text(
        f"{head.zh}：" + "；".join(f"（{part.zh}）" if "；" in part.zh else part.zh for part in parts),
        f"{head.en}: " + "; ".join(f"({part.en})" if "; " in part.en else part.en for part in parts),
    )


def _opaque(constraint: Opaque) -> Text:
    source, limit = constraint.source, constraint.limit
    if limit is not None:
        return Text(
            f"由代码判定的条件，未能识别其形式（{limit.zh}）：{source}",
            f"A condition that is decided by its code, whose form was not recognised ({limit.en}): {source}",
        )
    try:
        compile_constraint(source)
    except DslError as error:
        return Text(
            f"无法读取的约束，按不满足计（{error.text.zh}）：{source}",
            f"A constraint that cannot be read and counts as not met ({error.text.en}): {source}",
        )
    return Text(f"由代码判定的条件：{source}", f"A condition that is decided by its code: {source}")
