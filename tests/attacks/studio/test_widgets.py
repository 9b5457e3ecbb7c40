"""Text of anybody's reaches a widget of Streamlit's Markdown through `components.look.escape.plain` alone.

Read from the source, since a widget that is not drawn in any test would pass every other one.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SOURCES = sorted(path for room in ("components", "pages", "studio") for path in (ROOT / room).rglob("*.py"))
MARKDOWN = frozenset(
    {
        *("markdown", "caption", "badge", "error", "warning", "info", "success", "title", "header", "subheader"),
        *("write", "toast", "button", "link_button", "download_button", "form_submit_button", "page_link"),
        *("expander", "popover", "status", "spinner", "progress", "checkbox", "toggle", "radio", "pills"),
        *("segmented_control", "selectbox", "multiselect", "slider", "select_slider", "text_input", "text_area"),
        *("number_input", "date_input", "time_input", "file_uploader", "metric", "feedback", "dialog"),
    }
)  # fmt: skip
SHOWN = ("label", "body", "help", "text")
PIECED = (
    *("components/trip/costs.py", "components/scores/radar.py"),
    *(
        "pages/compare/__init__.py",
        "pages/plan/keys.py",
        "pages/studies/figures.py",
        "pages/studies/tables.py",
    ),
)
"""Modules that put a Markdown table or list together, each cell or line of which is `plain`."""
NUMBERS = frozenset(
    {
        *("activity", "count", "day", "days", "done", "judgements", "left", "leg", "more", "number", "of"),
        *("pairs", "people", "place", "raters", "seconds", "wanted"),
    }
)  # fmt: skip
"""Values of messages that are numbers by their meaning."""


def widget_texts(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.Call]]:
    """What the widgets of a module show: their first argument, and those that are named for it."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if not isinstance(call.func, ast.Attribute) or call.func.attr not in MARKDOWN:
            continue
        if not (
            isinstance(call.func.value, ast.Name) and call.func.value.id not in ("self", "re", "logging")
        ):
            continue
        if call.args and call.func.attr not in ("page_link", "progress"):
            yield call.args[0], call
        yield from ((word.value, call) for word in call.keywords if word.arg in SHOWN)


def is_quiet(node: ast.expr, names: dict[str, list[ast.expr]]) -> bool:
    """Whether an expression can hold no text but the project's own and what `plain` made of others'."""
    match node:
        case ast.Constant() | ast.Call(func=ast.Name(id="plain")):
            return True
        case ast.Subscript(value=ast.Name(id=name)) if name.isupper():
            return True
        case ast.Call(func=ast.Name(id="say")):
            return all(word.arg in NUMBERS or is_quiet(word.value, names) for word in node.keywords)
        case ast.JoinedStr(values=parts):
            return all(is_quiet(part, names) for part in parts)
        case ast.FormattedValue(format_spec=ast.JoinedStr(values=[ast.Constant(value=str(spec))])):
            return spec.endswith("f")
        case ast.FormattedValue(value=part):
            return is_quiet(part, names)
        case ast.IfExp(body=first, orelse=second) | ast.BinOp(left=first, right=second):
            return is_quiet(first, names) and is_quiet(second, names)
        case ast.Attribute(value=ast.Name(id="self"), attr=attribute):
            return bool(names.get(f"self.{attribute}"))
        case ast.Name():
            return node.id in names and all(is_quiet(given, names) for given in names[node.id])
        case ast.Call(func=ast.Attribute(value=ast.Constant(), attr="join"), args=[ast.List() as parts]):
            return all(is_quiet(part, names) for part in parts.elts)
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(), attr="join"), args=[ast.GeneratorExp() as parts]
        ):
            return is_quiet(parts.elt, names)
    return False


def assigned(function: ast.AST) -> dict[str, list[ast.expr]]:
    """What each name in a function is set to; a parameter that is `Markdown` is."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and node.annotation and ast.unparse(node.annotation) == "Markdown":
            found[node.arg] = [ast.Constant("")]
        pairs: list[tuple[ast.expr, ast.expr]] = []
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        for target, value in pairs:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs += zip(target.elts, value.elts, strict=True)
            elif isinstance(target, ast.Name):
                found.setdefault(target.id, []).append(value)
    return found


def loud_texts(path: Path) -> Iterator[str]:
    """What the widgets of a module show that may be somebody else's text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    made = [node.name for node in functions if node.returns and ast.unparse(node.returns) == "Markdown"]
    for function in functions:
        names = assigned(function) | {f"self.{name}": [ast.Constant("")] for name in made}
        for text, call in widget_texts(function):
            if not is_quiet(text, names):
                yield f"{path.name}:{call.lineno} {ast.unparse(text)}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_widget_shows_is_neutralised(path: Path) -> None:
    found = [] if str(path.relative_to(ROOT)) in PIECED else list(loud_texts(path))
    assert found == []


def test_a_text_that_is_not_neutralised_is_found(tmp_path: Path) -> None:
    module = tmp_path / "page.py"
    module.write_text(
        "def show(plan, say):\n    st.caption(say('to', city=plan.target_city))\n", encoding="utf-8"
    )
    assert len(list(loud_texts(module))) == 1


FIELDS_OF_TEXT = ("text_input", "text_area", "chat_input")


def test_every_field_of_text_has_a_limit() -> None:
    # which the server keeps, whatever a browser sends
    unbounded = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in SOURCES
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in FIELDS_OF_TEXT
        and "max_chars" not in {word.arg for word in call.keywords}
    ]
    assert unbounded == []
