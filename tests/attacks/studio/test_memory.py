"""Memory over long use: nothing that is kept grows with what strangers send."""

import ast
import gc
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

from core.evaluate.registry import judge
from core.sandbox.library import SandboxLibrary
from core.understand.offline import understand

ROOT = Path(__file__).resolve().parents[3]
_CACHES = {"cache", "lru_cache", "cache_data", "cache_resource"}
_OPEN = {"str", "int", "float", "bytes", "object", "Any", "tuple", "Path", "Atom", "Normal", "Query"}
"""Types of which there are more than one can keep something for each."""
_BOUNDS = {"maxsize", "max_entries"}


def _functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for folder in ("core", "studio", "pages", "components"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{path.relative_to(ROOT)}: {node.name}", node


def _is_unbounded(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name not in _CACHES:
        return False
    given = decorator.keywords if isinstance(decorator, ast.Call) else []
    bounds = [one.value for one in given if one.arg in _BOUNDS]
    return not bounds or any(isinstance(bound, ast.Constant) and bound.value is None for bound in bounds)


def test_every_cache_of_what_others_may_choose_has_a_bound() -> None:
    unbounded = [
        place
        for place, function in _functions()
        if any(_is_unbounded(decorator) for decorator in function.decorator_list)
        and any(
            isinstance(name, ast.Name) and name.id in _OPEN
            for argument in function.args.args
            if argument.annotation is not None
            for name in ast.walk(argument.annotation)
        )
    ]
    assert unbounded == []


def test_requests_leave_nothing_behind(home: Path) -> None:
    sandbox = SandboxLibrary(home).open("demo")

    def serve(numbers: range) -> None:
        for number in numbers:
            text = f"我们{2 + number % 7}个人从南京去北京玩{1 + number % 9}天，预算{3000 + number}元，要去第{number}号馆"
            query = understand(text, sandbox=sandbox).query
            judge("chinatravel", query, {"itinerary": [], "people_number": number}, sandbox)

    # What is kept in any case, tables and lexicons.
    serve(range(60))
    gc.collect()
    tracemalloc.start()
    serve(range(60, 120))
    gc.collect()
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert grown < 60 * 20_000, f"{grown / 60:,.0f} bytes stay of each request"
