"""A link as a code that a telephone reads."""

from io import BytesIO

import segno

from components.look import drawing

LONGEST = 2_000
"""Characters of a link that a code holds, in ASCII as addresses are; it ends at 2,331."""


def show(link: str, *, told: str, key: str) -> None:
    """Draw the code; `told` says what it is to those who cannot see it."""
    drawing.show(svg(link), told=told, key=key)


def svg(link: str) -> str:
    """The code as SVG: dark on light in both schemes, for a camera."""
    written = BytesIO()
    segno.make(link, error="m", micro=False).save(
        written,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        svgclass="code",
        omitsize=True,
        xmldecl=False,
    )
    return written.getvalue().decode()
