"""The elements that a page is made of, which no text in it may add to."""

from html.parser import HTMLParser


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[str, ...]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, tuple(name for name, _ in attrs)))


def tags(page: str) -> list[tuple[str, tuple[str, ...]]]:
    """The elements of a page with the names of their attributes."""
    parser = _Tags()
    parser.feed(page)
    return parser.found
