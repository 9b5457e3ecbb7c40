"""How the tests run a method from the page: two requests, the choice of the method, and the run that the address names."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from core.agents.registry import AGENTS
from core.bench.store.runs import RunStore
from core.model.run import Run

ENGLISH = "Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 6000 RMB."
CHINESE = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"


def choose(page: Page, agent: str, method: str) -> None:
    """Choose a method, and two minutes for it; `method` is the word of the page's button."""
    title = AGENTS[agent].card.title
    popover = page.get_by_role("button", name=method)
    popover.click()
    chooser = page.get_by_role("combobox", name=method)
    chooser.click()
    page.get_by_role("option", name=re.compile(f"^({re.escape(title.zh)}|{re.escape(title.en)})$")).click()
    expect(page.locator('[class*="st-key-model"]')).to_be_visible()
    slider = page.get_by_role("slider")
    for _ in range(3):
        slider.press("ArrowRight")
    popover.click()


def run_of(page: Page, home: Path) -> Run:
    """The run that the address names."""
    expect(page).to_have_url(re.compile("plan="))
    store = RunStore(home / "runs.sqlite")
    run = store.get(parse_qs(urlsplit(page.url).query)["plan"][0])
    store.close()
    return run
