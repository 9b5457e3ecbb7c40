"""Every shape, in the order in which they are tried."""

import ast
from collections import defaultdict
from collections.abc import Sequence

from core.dsl.normal.shape import Outline, Shape, outline
from core.dsl.normal.shapes.costs import cost_shapes
from core.dsl.normal.shapes.counts import count_shapes
from core.dsl.normal.shapes.places import place_shapes
from core.dsl.normal.shapes.rides import ride_shapes
from core.dsl.normal.shapes.visits import visit_shapes
from core.dsl.normal.shapes.ways import way_shapes

SHAPES: tuple[Shape, ...] = (
    *count_shapes(),
    *cost_shapes(),
    *place_shapes(),
    *ride_shapes(),
    *way_shapes(),
    *visit_shapes(),
)

_BY_OUTLINE: defaultdict[Outline, list[Shape]] = defaultdict(list)
for _shape in SHAPES:
    _BY_OUTLINE[outline(_shape.statements)].append(_shape)


def shapes_like(program: list[ast.stmt]) -> Sequence[Shape]:
    """The shapes that a program in the one spelling could have."""
    return _BY_OUTLINE.get(outline(program), ())
