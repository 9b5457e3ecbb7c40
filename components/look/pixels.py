"""Where something is drawn."""

Point = tuple[float, float]
"""Pixels from the left and from the top."""
