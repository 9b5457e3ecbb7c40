"""The screens of the studio, in the order of the sidebar; the first one is where a visit begins."""

from importlib import import_module
from typing import NamedTuple


class PageCard(NamedTuple):
    """A screen: the key of its module (`pages.KEY`), of its title (`page-KEY`) and of its address, and its icon.

    Those `for_raters` are all that somebody sees who signed in to judge: others tell methods and results. Those that
    `only_show` change nothing, as they are in a studio that is read-only, where they are all that there is.
    """

    key: str
    icon: str
    for_raters: bool = False
    only_show: bool = False

    def render(self) -> None:
        """Draw it. Its module is loaded when it is drawn first: a visitor waits for what one page needs, not for all."""
        import_module(f"pages.{self.key}").render()


PAGES = (
    PageCard("plan", ":material/route:"),
    PageCard("library", ":material/bookmarks:"),
    PageCard("present", ":material/slideshow:", only_show=True),
    PageCard("compare", ":material/compare:", only_show=True),
    PageCard("explore", ":material/travel_explore:", only_show=True),
    PageCard("results", ":material/table_chart:", only_show=True),
    PageCard("label", ":material/balance:", for_raters=True),
    PageCard("studies", ":material/groups:"),
    PageCard("settings", ":material/settings:"),
)
