"""Every listed suite can be told of: its name is its key, its card is complete."""

from pathlib import Path

import pytest

from core.evaluate.registry import SUITES


@pytest.mark.parametrize("name", SUITES)
def test_the_card_is_complete(name: str) -> None:
    card = SUITES[name].card
    assert card.name == name
    assert all((card.summary.zh, card.summary.en, card.source, card.version))


@pytest.mark.parametrize("name", SUITES)
def test_every_metric_says_what_it_means(name: str) -> None:
    metrics = SUITES[name].card.metrics
    assert len({metric.name for metric in metrics}) == len(metrics)
    assert all(
        all((metric.meaning.zh, metric.meaning.en, metric.unit, metric.dimension, metric.source))
        for metric in metrics
    )


@pytest.mark.parametrize("name", SUITES)
def test_the_docs_tell_of_it(name: str) -> None:
    docs = Path(__file__).resolve().parents[3] / "docs" / "suites"
    assert f"`{name}`" in (docs / f"{name.split(':')[0]}.md").read_text(encoding="utf-8")
