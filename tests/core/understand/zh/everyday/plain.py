"""A short request in Chinese with words of every day in it, and what is liked of what was read."""

from datetime import date

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)


def read(sandbox: Sandbox, said: str) -> Understanding:
    """The request that says so beside its cities, days and people."""
    return understand(f"上海去北京，4天，三个人，{said}", sandbox=sandbox, today=TODAY)


def liked(found: Understanding) -> set[tuple[str, str]]:
    """What is liked, by what it is about."""
    return {(one.about, one.thing.zh) for one in found.likings if one.wanted}
