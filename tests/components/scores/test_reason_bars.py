"""Reasons as bars: as long as they are frequent, and what they are called is text."""

from components.scores.reason_bars import drawing


def test_the_most_frequent_reason_has_the_longest_bar_and_no_name_is_markup() -> None:
    drawn = drawing([("<b>late</b>", 4), ("closed", 1)])
    assert "width:100.0%" in drawn
    assert "width:25.0%" in drawn
    assert "<b>late" not in drawn


def test_no_reason_is_no_bar() -> None:
    assert "<i" not in drawing([])
