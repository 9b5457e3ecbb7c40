"""What programs mean: as in Python, within limits, with errors that name the place and what is allowed."""

import operator
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dsl.limits import Limits
from core.dsl.program import compile_constraint, judge
from core.dsl.run import PlanView
from core.errors import DslError
from core.sandbox.sandbox import Manifest, Sandbox

NOWHERE = Sandbox(
    manifest=Manifest(name="nowhere", version="1", source="", licence="", coordinates="WGS-84", checksum=""),
    city_names=[],
    load_city=lambda name: pytest.fail(name),
    load_services=lambda a, b: (),
)
EMPTY = {"people_number": 1, "itinerary": []}


def value(source: str, plan: Any = EMPTY, sandbox: Sandbox = NOWHERE) -> Any:
    return compile_constraint(source).value(PlanView(plan, sandbox))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("return 1 + 2 * 3", 7),
        ("a, b = 1, 2\nresult = a - b", -1),
        ("a = b = 3\nresult = a * b", 9),
        ("result = 1 < 2 < 3", True),
        ("result = 1 < 3 < 2", False),
        ("result = {'a'} <= {'a', 'b'}", True),
        ("result = {'a', 'b'} & {'b'} == {'b'}", True),
        ("result = {'a', 'b'} - {'b'} | {'c'} == {'a', 'c'}", True),
        ("result = uni({1}, {2}) == {1, 2} and inter({1, 2}, {2}) == {2} and diff({1, 2}, {2}) == {1}", True),
        ("x = set()\nfor i in range(5):\n  x.add(i % 2)\nresult = x == {0, 1}", True),
        ("x = list()\nfor i in [3, 1, 2]:\n  x.append(i)\nresult = sorted(x)[0] + x[-1]", 3),
        ("n = 0\nfor i in range(9):\n  if i == 2: continue\n  if i == 4: break\n  n += 1\nresult = n", 3),
        ("for i in range(9):\n  if i == 4: return i", 4),
        ("result = 5 if not [] else 6", 5),
        ("result = max(1, 2) + min([3, 4]) + len('abc') + abs(-2) + round(2.6) + int('7') + sum({1, 2})", 23),
        ("result = 'b' in 'abc' and 'x' not in ['y'] and None is None", True),
        ("result = '09:30'[:2]", "09"),
        ("x = 1\nif x == 2: x = 3\nelif x == 1: x = 4\nelse: x = 5\nresult = x", 4),
        ("result = 0 or '' or 'last'", "last"),
        ("s = {'b', 'a', 'c'}\nx = ''\nfor one in s: x += one\nresult = x", "abc"),
    ],
)
def test_means_what_python_means(source: str, expected: object) -> None:
    assert value(source) == expected


ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "//": operator.floordiv,
    "%": operator.mod,
}
COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
SETS: dict[str, Callable[[Any, Any], Any]] = {
    "&": operator.and_,
    "|": operator.or_,
    "-": operator.sub,
    "^": operator.xor,
}
numbers = st.integers(-10_000, 10_000) | st.floats(-1e6, 1e6, allow_nan=False)
Tree = tuple[str, Any]


def _combined(
    signs: dict[str, Callable[[Any, Any], Any]], parts: st.SearchStrategy[Tree]
) -> st.SearchStrategy[Tree]:
    """Pairs of source text and the value that Python's operators give; None for one that raises."""

    def combine(sign: str, left: Tree, right: Tree) -> Tree:
        try:
            made = None if left[1] is None or right[1] is None else signs[sign](left[1], right[1])
        except ArithmeticError:
            made = None
        return f"({left[0]} {sign} {right[0]})", made

    return st.builds(combine, st.sampled_from(sorted(signs)), parts, parts)


number_trees = st.recursive(
    numbers.map(lambda n: (f"({n!r})", n)), lambda parts: _combined(ARITHMETIC, parts), max_leaves=4
)
set_trees = st.recursive(
    st.sets(st.sampled_from("abcd"), min_size=1).map(lambda s: (repr(s), s)),
    lambda parts: _combined(SETS, parts),
    max_leaves=6,
)


@given(number_trees)
def test_arithmetic_agrees_with_python(tree: Tree) -> None:
    source, expected = tree
    if expected is None:
        with pytest.raises(DslError):
            value(f"result = {source}")
    else:
        # inf % 1 is NaN in both, which equals nothing
        assert value(f"result = {source}") == pytest.approx(expected, rel=0, abs=0, nan_ok=True)


@given(set_trees)
def test_set_expressions_agree_with_python(tree: Tree) -> None:
    assert value(f"result = {tree[0]}") == tree[1]


@given(st.sampled_from(sorted(COMPARISONS)), number_trees, number_trees)
def test_comparisons_of_numbers_agree_with_python(sign: str, left: Tree, right: Tree) -> None:
    if left[1] is not None and right[1] is not None:
        assert value(f"result = {left[0]} {sign} {right[0]}") is COMPARISONS[sign](left[1], right[1])


@given(st.sampled_from(sorted(COMPARISONS)), set_trees, set_trees)
def test_comparisons_of_sets_agree_with_python(sign: str, left: Tree, right: Tree) -> None:
    assert value(f"result = {left[0]} {sign} {right[0]}") is COMPARISONS[sign](left[1], right[1])


names = st.sampled_from(["x", "y", "items", "result", "plan", "activity"])
expressions = st.recursive(
    st.one_of(
        names,
        st.integers(-3, 10**16).map(str),
        st.sampled_from(["'a'", "1.5", "True", "None", "set()", "[]", "allactivities(plan)", "()", "{1}"]),
    ),
    lambda parts: st.one_of(
        st.builds(
            "({} {} {})".format,
            parts,
            st.sampled_from(["+", "-", "*", "/", "&", "|", "%", "and", "or"]),
            parts,
        ),
        st.builds("({} {} {})".format, parts, st.sampled_from(["<", "==", "in", "<=", "is not"]), parts),
        st.builds("{}[{}]".format, parts, parts),
        st.builds("[{}, {}]".format, parts, parts),
        st.builds("(not {})".format, parts),
        st.builds(
            "{}({})".format, st.sampled_from(["len", "set", "list", "sorted", "str", "activity_cost"]), parts
        ),
        st.builds("({} if {} else {})".format, parts, parts, parts),
    ),
    max_leaves=8,
)


def _indented(block: str) -> str:
    return "\n".join("  " + line for line in block.split("\n"))


blocks = st.recursive(
    st.one_of(
        st.builds("{} = {}".format, names, expressions),
        st.builds("{} += {}".format, names, expressions),
        st.builds("items.append({})".format, expressions),
        st.builds("x.add({})".format, expressions),
        st.builds("return {}".format, expressions),
        st.sampled_from(["break", "pass", "continue"]),
    ),
    lambda parts: st.one_of(
        st.builds("{}\n{}".format, parts, parts),
        st.builds(lambda test, body: f"if {test}:\n{_indented(body)}", expressions, parts),
        st.builds(
            lambda name, over, body: f"for {name} in {over}:\n{_indented(body)}", names, expressions, parts
        ),
    ),
    max_leaves=12,
)
TIGHT = Limits(steps=20_000, collection=200, text=200, integer=10**9)


@pytest.mark.filterwarnings("error")
def test_nothing_is_warned_of_in_what_others_wrote() -> None:
    assert value("result = 1if True else 0") == 1


@settings(max_examples=300)
@given(blocks)
def test_every_program_ends_with_a_verdict_or_an_error(block: str) -> None:
    source = f"x = set()\ny = 1\nitems = list(range(9))\nactivity = 'a'\nresult = 0\n{block}"
    outcome = judge(
        source,
        PlanView({"people_number": 2, "itinerary": [{"activities": [{"cost": 1}] * 5}]}, NOWHERE),
        TIGHT,
    )
    assert outcome.fault is None or not outcome.ok


@given(st.text(max_size=60))
def test_any_text_is_judged(source: str) -> None:
    outcome = judge(source, PlanView(EMPTY, NOWHERE))
    assert outcome.fault is None or not outcome.ok


@pytest.mark.parametrize(
    ("source", "line", "column", "says"),
    [
        ("result = 1\nwhile True:\n  pass", 2, 1, "for"),
        ("result = 旅行天数", 1, 10, "plain letters"),
        ("result = ('景点' == nam)", 1, 19, "nam"),
        ("result = day_count(plan, 2)", 1, 10, "day_count(plan)"),
        ("result = daycount(plan)", 1, 10, "concept functions"),
        ("result = plan.itinerary", 1, 10, "set.add"),
        ("result = (1 <", 1, 10, "syntax"),
    ],
)
def test_a_refusal_names_the_place_and_what_is_allowed(
    source: str, line: int, column: int, says: str
) -> None:
    with pytest.raises(DslError) as refused:
        compile_constraint(source)
    assert (refused.value.line, refused.value.column) == (line, column)
    assert says in str(refused.value)


def test_a_fault_in_the_plan_names_the_place() -> None:
    outcome = judge("x = 1\nresult = target_city(plan) == 'x'", PlanView(EMPTY, NOWHERE))
    assert outcome.error == "line 2, column 10: the plan has no 'target_city' here"


def test_a_variable_without_a_value_is_named() -> None:
    outcome = judge("for a in allactivities(plan): x = 1\nresult = x", PlanView(EMPTY, NOWHERE))
    assert "'x' has no value yet" in (outcome.error or "")


def test_a_program_without_result_does_not_hold() -> None:
    assert not judge("x = True", PlanView(EMPTY, NOWHERE)).ok


def test_the_papers_own_names_are_known(plan: dict[str, Any], small: Sandbox) -> None:
    source = """
for act_i in day_activities(plan, 2):
    if transport_destination(act_i) == "上海":
        return activity_endtime(act_i) < "19:30" and dist("杭州", "西湖", "楼外楼") < 2
"""
    assert value(source, plan, small) is True


def test_a_preference_is_a_number(plan: dict[str, Any], small: Sandbox) -> None:
    source = """
count = 0
for act_i in all_activities(plan):
   if activity_type(act_i) == "attraction": count = count + 1
return count / day_count(plan)
"""
    assert value(source, plan, small) == 0.5


@pytest.mark.parametrize("count", [10_000, 200_000])
def test_a_plan_of_very_many_activities_is_judged_or_ends_at_a_limit(
    count: int, plan: dict[str, Any], small: Sandbox
) -> None:
    plan["itinerary"][0]["activities"] *= count // 4
    source = "cost = 0\nfor a in allactivities(plan):\n  cost += activity_cost(a)\nresult = cost > 0"
    outcome = judge(source, PlanView(plan, small))
    assert outcome.ok or "steps" in (outcome.error or "")
    assert outcome.ok is (count == 10_000)


def test_keyword_arguments_are_taken_by_name(plan: dict[str, Any], small: Sandbox) -> None:
    source = (
        "result = innercity_transport_cost(transports=activity_transports(activity=allactivities(plan)[1]))"
    )
    assert value(source, plan, small) == 12
