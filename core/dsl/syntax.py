"""From text to a checked syntax tree: only what the language has, within its limits, in plain letters.

Python's grammar is used to read the text and nothing else of Python: the tree is refused unless every node is known.
"""

import ast
import warnings

from core.dsl.limits import DEFAULT_LIMITS, Limits
from core.dsl.run import SourcePlace, over
from core.errors import DslError

_ALLOWED = (
    ast.Module, ast.Assign, ast.AugAssign, ast.Expr, ast.For, ast.If, ast.Break, ast.Continue, ast.Pass, ast.Return,
    ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Compare, ast.Call, ast.keyword, ast.Constant, ast.Attribute,
    ast.Subscript, ast.Slice, ast.Name, ast.List, ast.Tuple, ast.Set, ast.expr_context, ast.boolop,
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor,
    ast.Not, ast.USub, ast.UAdd, ast.cmpop,
)  # fmt: skip

_ADVICE: dict[type[ast.AST], tuple[str, str]] = {
    ast.While: ("没有 while 循环，请用 for 遍历活动", "there is no while loop; go over activities with for"),
    ast.Import: (
        "不能 import，概念函数已可直接使用",
        "nothing can be imported; the concept functions are there already",
    ),
    ast.ImportFrom: (
        "不能 import，概念函数已可直接使用",
        "nothing can be imported; the concept functions are there already",
    ),
    ast.Lambda: ("没有 lambda，请直接写出条件", "there is no lambda; write the condition out"),
    ast.FunctionDef: ("不能定义函数，请用概念函数", "functions cannot be defined; use the concept functions"),
    ast.ClassDef: ("不能定义类", "classes cannot be defined"),
    ast.NamedExpr: ("没有 :=，请单独写一行赋值", "there is no :=; assign on a line of its own"),
    ast.JoinedStr: ("没有 f 字符串，请写普通文本", "there are no f-strings; write plain text"),
    ast.Starred: ("没有 *，请逐个写出参数", "there is no *; write the arguments one by one"),
    ast.Dict: ("没有字典，请用集合或列表", "there are no dictionaries; use a set or a list"),
    ast.ListComp: ("没有推导式，请用 for 循环", "there are no comprehensions; use a for loop"),
    ast.SetComp: ("没有推导式，请用 for 循环", "there are no comprehensions; use a for loop"),
    ast.DictComp: ("没有推导式，请用 for 循环", "there are no comprehensions; use a for loop"),
    ast.GeneratorExp: ("没有推导式，请用 for 循环", "there are no comprehensions; use a for loop"),
    ast.Pow: ("没有乘方，请用乘法", "there is no power operator; use multiplication"),
}
_GENERAL_ADVICE = (
    "这里只能用赋值、for、if、return、break、算术、比较、and/or/not、集合、列表、下标和概念函数",
    "only assignments, for, if, return, break, arithmetic, comparisons, and/or/not, sets, lists, subscripts and concept functions can be used here",
)


class Source:
    """A checked tree with the text it was read from."""

    def __init__(self, text: str, tree: ast.Module) -> None:
        self.text, self.tree = text, tree
        self._lines = text.split("\n")

    def where(self, node: ast.AST) -> SourcePlace:
        """The place of a node; Python counts columns in bytes from 0, people in characters from 1."""
        line: int = getattr(node, "lineno", 1)
        return SourcePlace(line, len(self._before(line, getattr(node, "col_offset", 0))) + 1)

    def spelling(self, node: ast.expr, letters: int) -> str:
        """The last so many bytes of what was written for a node."""
        line, end = node.end_lineno or 1, node.end_col_offset or 0
        return self._lines[line - 1].encode()[end - letters : end].decode(errors="replace")

    def _before(self, line: int, column: int) -> str:
        if line > len(self._lines):
            return ""
        return self._lines[line - 1].encode()[:column].decode(errors="replace")


def read(text: str, limits: Limits = DEFAULT_LIMITS) -> Source:
    """Read and check a program. Raises DslError with the first fault's place and what is allowed instead."""
    if len(text) > limits.source:
        raise over(SourcePlace(1, 1), "字符数", "characters", limits.source)
    normal = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", " ")
    try:
        with warnings.catch_warnings():
            # Python warns of what others wrote (`1if x`), and nobody reads it
            warnings.simplefilter("ignore")
            tree = ast.parse(normal)
    except SyntaxError as error:
        where = SourcePlace(error.lineno or 1, max(error.offset or 1, 1))
        raise DslError(*where, f"语法错误：{error.msg}", f"syntax error: {error.msg}") from None
    except (ValueError, RecursionError, MemoryError):
        raise DslError(
            line=1,
            column=1,
            zh="无法读取：嵌套过深或含有空字符",
            en="unreadable: nested too deeply, or a null character",
        ) from None
    source = Source(normal, tree)
    _check(source, limits)
    return source


def _check(source: Source, limits: Limits) -> None:
    # beside each node the one whose place is told of it: its own, or that of the node that it is in
    waiting: list[tuple[ast.AST, int, ast.AST]] = [(source.tree, 0, source.tree)]
    while waiting:
        node, depth, placed = waiting.pop()
        if hasattr(node, "lineno"):
            placed = node
        if depth > limits.depth:
            raise over(source.where(placed), "嵌套层数", "levels of nesting", limits.depth)
        if not isinstance(node, _ALLOWED):
            zh, en = _ADVICE.get(type(node), _GENERAL_ADVICE)
            raise DslError(
                *source.where(placed),
                f"不支持 {type(node).__name__}：{zh}",
                f"{type(node).__name__} is not supported: {en}",
            )
        _check_spelling(node, source)
        waiting.extend((child, depth + 1, placed) for child in ast.iter_child_nodes(node))


def _check_spelling(node: ast.AST, source: Source) -> None:
    """Look-alike letters are refused, though Python would read some of them as the plain ones."""
    if isinstance(node, ast.Name):
        written = node.id
    elif isinstance(node, ast.Attribute):
        written = node.attr
    else:
        return
    if not written.isascii() or source.spelling(node, len(written)) != written:
        raise DslError(
            *source.where(node),
            f"名称 {written!r} 含有形似字母的字符，请只用英文字母、数字和下划线",
            f"the name {written!r} has look-alike characters; use plain letters, digits and underscores",
        )
    if written.startswith("__"):
        raise DslError(
            *source.where(node),
            f"名称不能以两个下划线开头：{written!r}",
            f"a name cannot begin with two underscores: {written!r}",
        )
