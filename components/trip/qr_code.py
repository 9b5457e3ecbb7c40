"""A link as a code that a telephone reads."""

from io import BytesIO

import segno

from components.look import drawing


def show(link: str, *, told: str, key: str) -> None:
    """Draw the code; `told` says what it is to those who cannot see it."""
    drawing.show(svg(link), told=told, key=key)


def svg(link: str) -> str:
    """The code as SVG: dark on light in both schemes, for a camera."""
    written = BytesIO()
    segno.make(link, error="m", micro=False).save(
        written, kind="svg", scale=6, border=3, dark="#000", light="#fff", xmldecl=False
    )
    return written.getvalue().decode()
