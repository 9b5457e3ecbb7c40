"""Texts in tables that spreadsheets open: none of them is run as a formula."""

_RUN = (*"=+-@＝＋－＠", "\t", "\r", "\n")
"""How a text begins that a spreadsheet would run, in its full-width spelling too."""


def quoted(text: str) -> str:
    """A text as the cell of a CSV table: one that would be run has a quote before it."""
    # one that has a quote there already gets another, so that it comes back with its own
    return f"'{text}" if text.lstrip("'").startswith(_RUN) else text


def unquoted(cell: str) -> str:
    """The text of such a cell."""
    return cell[1:] if cell.startswith("'") and cell.lstrip("'").startswith(_RUN) else cell
