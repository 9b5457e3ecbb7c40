"""The language reference says what the language has."""

from pathlib import Path

import pytest

from core.dsl.builtin import BUILTINS
from core.dsl.concepts.table import CONCEPTS
from core.dsl.limits import DEFAULT_LIMITS
from core.dsl.program import compile_constraint

GUIDE = (Path(__file__).parents[3] / "docs" / "dsl.md").read_text("utf-8")


def test_the_guide_has_every_concept_function() -> None:
    lines = ["| function | meaning | 含义 | paper | also |", "| --- | --- | --- | --- | --- |"]
    for name, one in CONCEPTS.items():
        also = ", ".join(f"`{alias}`" for alias in one.aliases)
        lines.append(
            f"| `{one.signature(name)}` | {one.meaning.en} | {one.meaning.zh} | {one.source} | {also} |"
        )
    assert "\n".join(lines) in GUIDE


def test_the_guide_has_every_general_function() -> None:
    lines = ["| function | arguments | meaning | 含义 |", "| --- | --- | --- | --- |"]
    for name, one in BUILTINS.items():
        count = str(one.fewest) if one.fewest == one.most else f"{one.fewest} to {one.most}"
        lines.append(f"| `{name}` | {count} | {one.meaning.en} | {one.meaning.zh} |")
    assert "\n".join(lines) in GUIDE


@pytest.mark.parametrize("limit", ["source", "depth", "steps", "collection", "text", "integer"])
def test_the_guide_has_every_limit(limit: str) -> None:
    assert f"| {getattr(DEFAULT_LIMITS, limit):,} |" in GUIDE


def test_the_guides_first_program_compiles() -> None:
    program = GUIDE.split("```python\n")[1].split("```")[0]
    assert compile_constraint(program).text == program


@pytest.mark.parametrize("name", CONCEPTS)
def test_every_name_of_a_concept_function_can_be_called(name: str) -> None:
    concept = CONCEPTS[name]
    for called in (name, *concept.aliases):
        assert compile_constraint(f"result = {called}({', '.join(['plan'] * len(concept.parameters))})")


def test_no_name_means_two_things() -> None:
    names = [called for name, concept in CONCEPTS.items() for called in (name, *concept.aliases)] + list(
        BUILTINS
    )
    assert len(names) == len(set(names))


def test_a_signature_shows_what_may_be_left_out() -> None:
    assert (
        CONCEPTS["poi_distance"].signature("poi_distance")
        == "poi_distance(city, poi1, poi2[, start_time[, transport_type]])"
    )
