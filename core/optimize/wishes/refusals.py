"""What a request refuses in words, as demands: no place that is it by name or nature, whatever the data call it."""

from collections.abc import Mapping
from dataclasses import replace

from core.dsl.families.demands import Demands


def refusing(demands: Demands, refused: Mapping[str, frozenset[str]]) -> Demands:
    """The demands without the refused names of each kind of activity; what is asked for by its own name stays."""
    if not any(refused.values()):
        return demands
    asked = frozenset(
        name
        for group in demands.groups
        for name in group.places
        if group.places <= refused.get(group.kind, refused["lunch"])
    )
    unwanted = {
        kind: demands.unwanted.get(kind, frozenset()) | (names - asked) for kind, names in refused.items()
    }
    return replace(demands, unwanted={**demands.unwanted, **unwanted})
