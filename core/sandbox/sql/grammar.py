"""Whether a question in SQL is harmless: one SELECT over the tables of a sandbox, of nothing but known parts.

The tree is the database's own (`json_serialize_sql`), so that what is looked at is what will be run.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import duckdb

from core.errors import InputError
from core.sandbox.sql import vocabulary
from core.text import short

QUESTION_CHARACTERS = 5_000
"""Of a question."""


def require_harmless(question: str, connection: duckdb.DuckDBPyConnection) -> None:
    """Raises InputError that says what of the question may not be asked, or where it does not parse."""
    if len(question) > QUESTION_CHARACTERS:
        raise InputError(
            f"查询超过 {QUESTION_CHARACTERS:,} 字的上限",
            f"the question has over {QUESTION_CHARACTERS:,} characters",
        )
    try:
        _require_one(_parsed(question, connection))
    except RecursionError:
        raise InputError("查询嵌套太深", "the question is nested too deeply") from None


def _parsed(question: str, connection: duckdb.DuckDBPyConnection) -> Mapping[str, Any]:
    row = connection.execute("SELECT json_serialize_sql(?::VARCHAR)", [question]).fetchone()
    tree: Mapping[str, Any] = json.loads(row[0]) if row is not None else {"error": True}
    if not tree["error"]:
        return tree
    if tree.get("error_type") == "not implemented":
        raise _refused("SELECT 以外的语句", "any statement but SELECT")
    said = str(tree.get("error_message", ""))
    raise InputError(f"查询写法有误：{said}", f"the question does not parse: {said}")


def _require_one(tree: Mapping[str, Any]) -> None:
    statements = tree["statements"]
    if len(statements) != 1:
        raise InputError("请一次写一条查询", "ask one question at a time")
    _walk(statements[0], frozenset())


def _walk(part: object, named: frozenset[str]) -> None:
    """Look at a part of the tree and at all in it; `named` are the queries that it may name like tables."""
    if isinstance(part, list):
        for one in part:
            _walk(one, named)
    if not isinstance(part, dict):
        return
    if "cte_map" in part:
        _require(part["type"] in vocabulary.QUERIES, "递归查询", "a recursive query")
        named = _with_its_own(part["cte_map"]["map"], named)
    if "class" in part:
        _look_at_expression(part)
    elif "sample" in part and "alias" in part:
        _look_at_source(part, named)
    for name, inside in part.items():
        if name != "cte_map":
            _walk(inside, named)


def _with_its_own(entries: Iterable[Mapping[str, Any]], named: frozenset[str]) -> frozenset[str]:
    """What a query may name with its own WITH; each of these may name those before it, and never itself."""
    for entry in entries:
        _walk(entry["value"], named)
        named |= {str(entry["key"]).lower()}
    return named


def _look_at_expression(part: Mapping[str, Any]) -> None:
    kind = part["class"]
    _require(kind in vocabulary.EXPRESSIONS, f"“{kind}”", f"“{kind}”")
    if "function_name" in part:
        _require_function(part, vocabulary.FUNCTIONS)


def _look_at_source(part: Mapping[str, Any], named: frozenset[str]) -> None:
    kind = part.get("type")
    if "cte_map" in part:
        return
    _require(kind in vocabulary.SOURCES, f"“{kind}”", f"“{kind}”")
    if kind == "BASE_TABLE":
        _look_at_table(part, named)
    elif kind == "TABLE_FUNCTION":
        _require_function(part["function"], vocabulary.TABLE_FUNCTIONS)
    elif kind == "SHOW_REF":
        is_of_a_query = part["show_type"] in vocabulary.DESCRIPTIONS and part["query"] is not None
        _require(is_of_a_query, "SHOW", "SHOW")


def _look_at_table(part: Mapping[str, Any], named: frozenset[str]) -> None:
    path = [str(name) for name in part["qualified_name"]["path"]]
    name = path[-1].lower()
    is_known = (len(path) == 1 and name in named) or (
        path[:-1] in ([], ["main"]) and name in vocabulary.TABLES
    )
    if not is_known or part.get("at_clause") is not None:
        listed = ", ".join(sorted(vocabulary.TABLES))
        raise InputError(
            f"没有表 {short('.'.join(path))}；有：{listed}",
            f"there is no table {short('.'.join(path))}; there are {listed}",
        )


def _require_function(part: Mapping[str, Any], known: frozenset[str]) -> None:
    path = part.get("qualified_name", {}).get("path", [part["function_name"]])
    name = str(path[-1]).lower()
    is_known = len(path) == 1 and name == str(part["function_name"]).lower() and name in known
    _require(
        is_known, f"函数 {short('.'.join(map(str, path)))}", f"the function {short('.'.join(map(str, path)))}"
    )


def _require(is_so: bool, zh: str, en: str) -> None:
    if not is_so:
        raise _refused(zh, en)


def _refused(zh: str, en: str) -> InputError:
    return InputError(
        f"这里只能读这些数据表，不能用{zh}", f"the tables of the sandbox can only be read here, without {en}"
    )
