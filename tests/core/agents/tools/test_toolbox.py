"""The tools as a model calls them: what it gets, and what it is told when a call is wrong."""

import pytest

from core.agents.tools.toolbox import Toolbox
from core.llm.messages import ToolRequest


@pytest.fixture
def toolbox(demo) -> Toolbox:
    return Toolbox(demo, "en")


def test_a_text_command_of_the_benchmark_is_carried_out(toolbox) -> None:
    call = toolbox.command('attractions_select(city="武汉", key="name", func=lambda x: "黄鹤楼" in x)')
    assert call.failure is None
    assert "黄鹤楼" in call.result


def test_a_function_call_is_the_same(toolbox) -> None:
    arguments = '{"city": "武汉", "key": "name", "func": "lambda x: \\"黄鹤楼\\" in x"}'
    by_function = toolbox.function(ToolRequest("1", "attractions_select", arguments))
    by_text = toolbox.command('attractions_select(city="武汉", key="name", func=lambda x: "黄鹤楼" in x)')
    assert by_function.result == by_text.result


def test_ten_rows_come_at_a_time(toolbox) -> None:
    first = toolbox.command('restaurants_select(city="北京", key="price", func=lambda x: x > 0)')
    second = toolbox.command("next_page()")
    assert first.result.count("\n") == 11
    assert "page 2 of" in second.result
    assert first.result.splitlines()[1] != second.result.splitlines()[1]


def test_words_around_a_call_do_not_matter(toolbox) -> None:
    assert toolbox.command('Action[3]: restaurants_cuisine(city="北京") and then I will see').failure is None


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("buy_tickets(city='北京')", "there is no tool 'buy_tickets'"),
        ("attractions_keys()", "missing a required argument: 'city'"),
        ("attractions_keys(town='北京')", "attractions_keys(city)"),
        ("attractions_keys(city='巴黎')", "has no city '巴黎'"),
        ("attractions_nearby(city='北京', point='故宫博物院', topk='ten')", "not a whole number"),
        ("attractions_select(city='北京', key='colour', func=lambda x: True)", "there is no column 'colour'"),
        ("attractions_select(city='北京', key='name', func='故宫')", "write it like lambda x"),
        (
            "goto(city='北京', start='无此处', end='故宫博物院', start_time='9:00', transport_type='walk')",
            "无此处",
        ),
        ("I think we should go", "write one call"),
        ("", "write one call"),
    ],
)
def test_a_wrong_call_is_told_so_that_it_can_be_mended(toolbox, command, told) -> None:
    call = toolbox.command(command)
    assert call.failure == "invalid_call"
    assert told in call.result


@pytest.mark.parametrize(
    "filter_",
    [
        "lambda x: __import__('os').system('true')",
        "lambda x: x.__class__.__mro__",
        "lambda x: open('/etc/passwd')",
        "lambda x: [0] * 10**9",
        "lambda x: (lambda y: y)(x)",
        "lambda x: " + "(" * 500 + "x" + ")" * 500,
    ],
)
def test_a_filter_runs_nothing_of_python(toolbox, filter_) -> None:
    call = toolbox.command(f'attractions_select(city="北京", key="name", func={filter_})')
    assert call.failure in ("invalid_call", "missing_information")


def test_the_same_call_again_and_again_is_a_loop(toolbox) -> None:
    calls = [toolbox.command('attractions_types(city="北京")') for _ in range(3)]
    assert [call.failure for call in calls] == [None, None, "repeated_loop"]


def test_an_answer_with_nothing_in_it_is_missing_information(toolbox) -> None:
    call = toolbox.command('attractions_select(city="北京", key="name", func=lambda x: "no such" in x)')
    assert call.failure == "missing_information"


def test_a_thought_of_another_tool_is_a_mismatch(toolbox) -> None:
    call = toolbox.command('attractions_types(city="北京")', "I should use restaurants_cuisine next.")
    assert call.failure == "reasoning_action_mismatch"


def test_what_is_noted_down_is_in_the_notebook(toolbox) -> None:
    toolbox.command('notedown(description="hotel", content="北京饭店")')
    assert [note.content for note in toolbox.notes] == ["北京饭店"]


def test_plan_says_that_exploring_is_over(toolbox) -> None:
    toolbox.command('plan(query="3 days in Beijing")')
    assert toolbox.is_planned


def test_every_tool_has_a_schema_and_a_line(toolbox) -> None:
    names = [spec.name for spec in toolbox.specs()]
    assert len(names) == 19
    assert all(f"{name}(" in toolbox.listing() for name in names)
