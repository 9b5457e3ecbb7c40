"""Shares in several groups as bars."""

from components.scores.share_bars import drawing


def test_each_row_has_its_share_in_each_group() -> None:
    drawn = drawing("passes", [("1 day", {"A": 1.0, "B": 0.25}), ("2 days", {"A": 0.5, "B": None})], None)
    assert [part.split("%")[0] for part in drawn.split("width:")[1:]] == ["100.0", "50.0", "25.0"]
    assert drawn.count("<td>–</td>") == 1


def test_the_marked_row_alone_is_marked() -> None:
    drawn = drawing("passes", [("1 day", {"A": 1.0, "B": 0.25})], "B")
    assert '<tr class=marked><th scope="row">B</th>' in drawn
    assert drawn.count("marked") == 1


def test_names_of_rows_groups_and_title_are_escaped() -> None:
    drawn = drawing("<b>t", [("<b>g", {"<b>r": 1.0})], "<b>r")
    assert drawn.count("&lt;b&gt;") == 3
