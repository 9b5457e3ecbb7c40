"""Shares of the same rows in several groups, side by side: a bar in each, all of one scale."""

from collections.abc import Mapping, Sequence

import streamlit as st

from components.look.escape import safe

Shares = Mapping[str, float | None]
"""Between 0 and 1, by the name of a row; None where nothing was counted."""


def show(title: str, groups: Sequence[tuple[str, Shares]], marked: str | None) -> None:
    """Draw the groups by their names, under what is counted; the marked row is drawn in ink."""
    st.html(drawing(title, groups, marked))


def drawing(title: str, groups: Sequence[tuple[str, Shares]], marked: str | None) -> str:
    """The bars as HTML: a table, so that it reads aloud as one."""
    heads = "".join(f'<th scope="col">{safe(name)}</th>' for name, _ in groups)
    rows = "".join(
        f'<tr{" class=marked" if name == marked else ""}><th scope="row">{safe(name)}</th>'
        f"{''.join(_cell(shares.get(name)) for _, shares in groups)}</tr>"
        for name in dict.fromkeys(name for _, shares in groups for name in shares)
    )
    return (
        f'<div class="share-bars"><table><caption>{safe(title)}</caption>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _cell(share: float | None) -> str:
    if share is None:
        return "<td>–</td>"
    return f'<td><span><i style="width:{100 * share:.1f}%"></i></span><b>{100 * share:.0f}</b></td>'
