"""What is wrong with a model is said on the page in one sentence, in the reader's language, and the run is kept with its trace."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from core.llm.profile import Profile
from core.llm.profiles import ProfileStore
from core.sandbox.library import SandboxLibrary
from tests.browser.method_runs import choose
from tests.browser.shown import CHINESE, ENGLISH, Ask, Visit, run_of
from tests.fakes.competent import Competent
from tests.fakes.reactions import Character, Lines, Reaction, Refused, Said
from tests.fakes.server import MODEL, serving

pytestmark = pytest.mark.browser

Asked = Callable[..., Page]
NOWHERE = "http://127.0.0.1:9/v1"


class Narrow(Competent):
    """Reads no more than so many letters at once."""

    def react(self, body: dict[str, Any]) -> Reaction:
        """A refusal of what is longer."""
        if sum(len(message["content"]) for message in body["messages"]) > 6_000:
            return Refused(400, "maximum context length is 4096 tokens", "context_length_exceeded")
        return super().react(body)


@pytest.fixture
def asked(visit: Visit, ask: Ask, home: Path, address: str) -> Iterator[Asked]:
    """The page after a run of a method whose server plays a character, with a profile changed so."""

    def run(locale: str, character: Character, **changes: str) -> Page:
        with serving(character) as server:
            values = {"name": "scripted", "base_url": server.url, "model": MODEL}
            ProfileStore(home).add(Profile(**{**values, **changes}))  # type: ignore[arg-type]
            page = visit(locale=locale)
            is_chinese = locale == "zh-CN"
            choose(page, "direct", "方法" if is_chinese else "Method")
            ask(page, CHINESE if is_chinese else ENGLISH)
            over = "再规划一次" if is_chinese else "Plan again"
            trip = page.locator(".timeline .track")
            expect(page.get_by_role("button", name=over).or_(trip).first).to_be_visible(timeout=150_000)
        return page

    yield run
    ProfileStore(home).remove("scripted")


@pytest.mark.parametrize(
    ("locale", "changes", "told"),
    [
        ("zh-CN", {"key_env": "KEY_THAT_IS_NOT_SET"}, "KEY_THAT_IS_NOT_SET"),
        ("en-GB", {"base_url": NOWHERE}, "the server cannot be reached"),
        ("zh-CN", {"model": "gpt-none"}, "没有模型 gpt-none"),
        ("en-GB", {}, "the trip that the model wrote cannot be used"),
    ],
    ids=["no-key", "wrong-address", "unknown-model", "no-format"],
)
def test_a_fault_is_said_and_the_run_is_kept(
    asked: Asked, home: Path, locale: str, changes: dict[str, str], told: str
) -> None:
    page = asked(locale, Lines(Said("I would rather talk about the weather.")), **changes)
    expect(page.get_by_text(told).first).to_be_visible()
    assert run_of(page, home).status == "failed"
    page.reload()
    expect(page.get_by_text(told).first).to_be_visible()


def test_a_prompt_that_is_too_long_is_trimmed_and_that_is_said(asked: Asked, home: Path) -> None:
    page = asked("zh-CN", Narrow(SandboxLibrary(home).open("demo")))
    page.get_by_role("radio", name="过程").click()
    expect(page.locator(".run-steps")).to_contain_text("对话超出上下文长度")
    assert run_of(page, home).status == "ok"
