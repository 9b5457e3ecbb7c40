"""Text to Query: what a person typed, in the studio's own terms."""

from core.understand.offline import understand
from core.understand.patterns.pattern import compile_all
from core.understand.understanding import Understanding

__all__ = ["Understanding", "compile_all", "understand"]
