"""One thing, one word: what others may import as a type has a name that no other type has."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("core", "studio", "pages", "components", "tripstudio", "benchmarks")


def test_no_two_public_types_share_a_name() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in (one for room in ROOMS for one in sorted((ROOT / room).rglob("*.py"))):
        for name in _types(ast.parse(path.read_text(encoding="utf-8"))):
            places[name].append(str(path.relative_to(ROOT)))
    assert len(places) > 100
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def _types(module: ast.Module) -> Iterator[str]:
    """Public classes, and the names that a module gives to a type."""
    for node in module.body:
        match node:
            case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]) if _is_type(name):
                yield name


def _is_type(name: str) -> bool:
    return name[0].isupper() and not name.isupper()
