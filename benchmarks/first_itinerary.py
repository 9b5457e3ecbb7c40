"""How long a reader waits: from Enter in the request box to the verdict, the map and the timeline in a real browser.

    python benchmarks/first_itinerary.py [--times 3]

The first line is the cold start: from the start of the program to a page in which one can type and press Enter, with the
server's own processor time beside it, which on a machine that does other things as well is nearer to the truth. The second is a
fresh program, a fresh data home and a fresh browser; the others are new visits to the same program.
"""

import argparse
import re
import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from benchmarks.serving.browser import SWITCHES
from benchmarks.serving.server import processor_seconds, running

REQUEST = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"


def main() -> None:
    """Start the studio, visit it, print a line a visit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--times", type=int, default=3)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        begun = time.perf_counter()
        with running(Path(home)) as (address, server):
            for number in range(times):
                page, box = _opened(browser, f"http://{address}/")
                if not number:
                    seconds, own = time.perf_counter() - begun, processor_seconds(server)
                    print(f"cold start to a usable page {seconds:.2f} s, the server's processor {own:.2f} s")
                print(_planned(page, box))
                page.context.close()
        browser.close()


def _opened(browser: Browser, address: str) -> tuple[Page, Locator]:
    """A new visit, and the box of its page, once it hears Enter."""
    page = browser.new_context(locale="zh-CN", viewport={"width": 1440, "height": 1000}).new_page()
    page.goto(address)
    # what hears Enter comes after the box
    page.locator('[class*="request-keys"] [data-hears]').wait_for(state="attached")
    return page, page.get_by_test_id("stMain").get_by_role("textbox").first


def _planned(page: Page, box: Locator) -> str:
    box.fill(REQUEST)
    begun = time.perf_counter()
    box.press("Enter")
    seconds = {}
    page.get_by_text(re.compile("全部符合要求")).wait_for()
    seconds["verdict"] = time.perf_counter() - begun
    page.frame_locator('[class*="st-key-in_view-trip-"] iframe').first.locator("[data-stop]").first.wait_for()
    seconds["map"] = time.perf_counter() - begun
    page.locator(".timeline .track").first.wait_for()
    seconds["timeline"] = time.perf_counter() - begun
    return "  ".join(f"{name} {value:.2f} s" for name, value in seconds.items())


if __name__ == "__main__":
    main()
