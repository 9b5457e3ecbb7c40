"""How the tests run a method from the page: two requests, the choice of the method, and the run that the address names."""

import re

from playwright.sync_api import Page, expect

from core.agents.registry import AGENTS
from tests.browser.shown import pick


def choose(page: Page, agent: str, method: str) -> None:
    """Choose a method; `method` is the word of the page's button."""
    title = AGENTS[agent].card.title
    popover = page.get_by_role("button", name=method)
    popover.click()
    either = re.compile(f"^({re.escape(title.zh)}|{re.escape(title.en)})$")
    pick(page.get_by_role("combobox", name=method), page.get_by_role("option", name=either))
    expect(page.locator('[class*="st-key-model"]')).to_be_visible()
    popover.click()
