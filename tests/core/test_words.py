"""One thing, one word: types that others may import, and the numbers of a room, have names that no others have."""

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("core", "studio", "pages", "components", "tripstudio", "benchmarks")


def test_no_two_public_types_share_a_name() -> None:
    assert _named_twice(lambda path, name: name, _types) == {}


def test_no_two_numbers_of_a_room_share_a_name() -> None:
    assert _named_twice(lambda path, name: f"{_room(path)}: {name}", _numbers) == {}


def _named_twice(
    key: Callable[[Path, str], str], names: Callable[[ast.Module], Iterator[str]]
) -> dict[str, list[str]]:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in (one for room in ROOMS for one in sorted((ROOT / room).rglob("*.py"))):
        for name in names(ast.parse(path.read_text(encoding="utf-8"))):
            places[key(path.relative_to(ROOT), name)].append(str(path.relative_to(ROOT)))
    assert len(places) > 100
    return {name: found for name, found in places.items() if len(found) > 1}


def _room(path: Path) -> str:
    """A folder of the core, or one beside it."""
    return "/".join(path.parts[: 2 if path.parts[0] == "core" else 1])


def _types(module: ast.Module) -> Iterator[str]:
    """Public classes, and the names that a module gives to a type."""
    for node in module.body:
        match node:
            case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]) if name[0].isupper():
                if not name.isupper():
                    yield name


def _numbers(module: ast.Module) -> Iterator[str]:
    """Constants that are made of numbers alone."""
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_number(value):
                yield name


def _is_number(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=number):
            return isinstance(number, int | float)
        case ast.UnaryOp(operand=operand):
            return _is_number(operand)
        case ast.BinOp(left=left, right=right):
            return _is_number(left) and _is_number(right)
        case _:
            return False
