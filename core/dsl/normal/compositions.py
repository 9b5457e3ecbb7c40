"""Which shapes a program could have, told at a glance."""

import ast
from collections import defaultdict
from collections.abc import Sequence

from core.dsl.families.table import FAMILIES
from core.dsl.normal.shape import Composition, Shape, composition

_BY_COMPOSITION: defaultdict[Composition, list[Shape]] = defaultdict(list)
for _shape in (shape for family in FAMILIES for shape in family.shapes):
    _BY_COMPOSITION[composition(_shape.statements)].append(_shape)


def shapes_like(program: list[ast.stmt]) -> Sequence[Shape]:
    """The shapes of all families that a program in the one spelling could have."""
    return _BY_COMPOSITION.get(composition(program), ())
