"""Places that a clause names: which of them are gone to, and which only say where something else is."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize("said", ["下午在武康路一带随便走走喝杯咖啡", "去武康路一带走走", "到武康路那边逛逛"])
def test_where_one_strolls_about_is_seen(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"我一个人从苏州去上海玩1天，{said}。", sandbox=chinatravel_sandbox)
    assert "游览武康路" in [one.gloss.zh for one in found.query.constraints]


@pytest.mark.parametrize("said", ["酒店在武康路一带", "在武康路一带吃饭", "住武康路那边"])
def test_what_lies_about_there_is_no_visit(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"我一个人从苏州去上海玩1天，{said}。", sandbox=chinatravel_sandbox)
    assert "游览武康路" not in [one.gloss.zh for one in found.query.constraints]
