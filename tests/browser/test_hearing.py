"""A part of the page hears its keys in the moment between two draws, and not when it is gone; without a page around it."""

from importlib.resources import files

import pytest
from playwright.sync_api import Browser

from components.look.presses import HEARING, TELLING

pytestmark = pytest.mark.browser

_KEYBOARD = TELLING + HEARING + (files("assets") / "keyboard.js").read_text(encoding="utf-8")
_DRAWN = """async (program) => {
  const { default: draw } = await import(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
  const told = [];
  const setStateValue = (name, presses) => told.push(presses.map(([, key]) => key).join(""));
  const parentElement = document.body.appendChild(document.createElement("div"));
  parentElement.append(document.createElement("span"));
  const data = { keys: ["x", "z"], inPage: [], view: "trip", leads: {} };
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const cleanUp = draw({ data, parentElement, setStateValue });
"""


def _told(browser: Browser, rest: str) -> list[str]:
    """What the page was told in the end, after the rest of a program that begins with a part that listens for keys."""
    page = browser.new_page()
    told: list[str] = page.evaluate(f"{_DRAWN} {rest} return told; }}", _KEYBOARD)
    page.close()
    return told


def test_a_key_is_heard_between_the_cleaning_up_and_the_next_draw(browser: Browser) -> None:
    assert _told(browser, 'cleanUp?.(); press("x"); draw({ data, parentElement, setStateValue });') == ["x"]


def test_a_key_comes_once_to_a_part_that_was_drawn_twice(browser: Browser) -> None:
    twice = 'cleanUp?.(); draw({ data, parentElement, setStateValue }); press("x"); press("z");'
    assert _told(browser, twice) == ["x", "xz"]


def test_a_part_that_is_gone_hears_nothing(browser: Browser) -> None:
    assert _told(browser, 'parentElement.remove(); press("x"); press("z");') == []
