"""Components are pure views: values in, choice out."""

import re
from pathlib import Path

import pytest

COMPONENTS = sorted((Path(__file__).resolve().parents[2] / "components").rglob("*.py"))
KEEPS_OR_KNOWS = re.compile(
    r"session_state|cache_data|cache_resource|query_params|\bstudio\.(?!i18n|css\b)|from pages|\bopen\("
)


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.stem)
def test_a_component_keeps_nothing_and_knows_no_page(path: Path) -> None:
    assert KEEPS_OR_KNOWS.findall(path.read_text(encoding="utf-8")) == []
