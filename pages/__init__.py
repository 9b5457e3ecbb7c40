"""The screens of the studio, in the order of the sidebar; the first one is where a visit begins."""

from collections.abc import Callable
from typing import NamedTuple

from pages import compare, explore, label, library, plan, present, results, settings, studies


class PageCard(NamedTuple):
    """A screen: the key of its title (`page-KEY`) and of its address, its icon, and what draws it.

    Those `for_raters` are all that somebody sees who signed in to judge: others tell methods and results. Those that
    `only_show` change nothing, as they are in a studio that is read-only, where they are all that there is.
    """

    key: str
    icon: str
    render: Callable[[], None]
    for_raters: bool = False
    only_show: bool = False


PAGES = (
    PageCard("plan", ":material/route:", plan.render),
    PageCard("library", ":material/bookmarks:", library.render),
    PageCard("present", ":material/slideshow:", present.render, only_show=True),
    PageCard("compare", ":material/compare:", compare.render, only_show=True),
    PageCard("explore", ":material/travel_explore:", explore.render, only_show=True),
    PageCard("results", ":material/table_chart:", results.render, only_show=True),
    PageCard("label", ":material/balance:", label.render, for_raters=True),
    PageCard("studies", ":material/groups:", studies.render),
    PageCard("settings", ":material/settings:", settings.render),
)
