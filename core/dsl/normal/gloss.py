"""What a constraint says, as a sentence in Chinese and in English."""

from core.dsl.families.table import family_of
from core.dsl.normal.logic import canonical
from core.dsl.normal.values import And, Atom, Normal, Not, Opaque, Or
from core.dsl.program import compile_constraint
from core.errors import DslError
from core.text import Text, joined, sentence


def gloss(constraint: Normal) -> Text:
    """The sentence; it carries the names and types of the sandbox that it tells of."""
    return _said(canonical(constraint))


def _said(constraint: Normal) -> Text:
    match constraint:
        case Atom():
            return family_of(constraint).says(constraint)
        case And() | Or() | Not() as combination:
            return _combination(combination)
        case Opaque() as unknown:
            return _opaque(unknown)


def _combination(constraint: And | Or | Not) -> Text:
    if isinstance(constraint, Not):
        return sentence("以下不成立：{part}", "Not so: {part}", part=_said(constraint.part))
    parts = sorted((_said(part) for part in constraint.parts), key=lambda said: ("；" in said.zh, said))
    head = (
        Text("同时满足", "All of") if isinstance(constraint, And) else Text("至少满足一项", "At least one of")
    )
    return sentence(
        "{head}：{parts}", "{head}: {parts}", head=head, parts=joined(map(_apart, parts), _AND_NEXT)
    )


def _apart(part: Text) -> Text:
    """A part of a combination, in brackets where it has parts of its own."""
    return sentence("（{part}）", "({part})", part=part) if "；" in part.zh else part


_AND_NEXT = Text("；", "; ")


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
