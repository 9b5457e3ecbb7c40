"""A method that asks a language model, run from the page: watched, stopped, and replayed from a cassette."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core.agents.registry import AGENTS
from core.llm.profile import Profile
from core.llm.profiles import ProfileStore
from core.sandbox.library import SandboxLibrary
from tests.browser.method_runs import choose
from tests.browser.shown import CHINESE, ENGLISH, Ask, Visit, pick, run_of, run_shown
from tests.fakes.competent import Competent
from tests.fakes.reactions import Reaction, Silent
from tests.fakes.server import MODEL, ScriptedServer, serving

pytestmark = pytest.mark.browser


class _Slow:
    """A model that does not answer for a long time."""

    def react(self, body: dict[str, object]) -> Reaction:
        """Nothing, for two minutes."""
        return Silent(120)


@pytest.fixture
def model(home: Path, address: str) -> Iterator[ScriptedServer]:
    """A server that answers as a good model does, with a profile of it in the data home."""
    with serving(Competent(SandboxLibrary(home).open("demo"))) as server:
        yield server
    for profile in ProfileStore(home).all():
        ProfileStore(home).remove(profile.name)


def _profile(home: Path, url: str, **more: str) -> None:
    ProfileStore(home).add(
        Profile(name="scripted", base_url=url, model=MODEL, price_in=1.0, price_out=2.0, **more)  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("agent", "locale", "request_text", "method", "trace"),
    [
        ("direct", "en-GB", ENGLISH, "Method", "Trace"),
        ("tool_agent", "zh-CN", CHINESE, "方法", "过程"),
    ],
    ids=["direct-english", "tool-agent-chinese"],
)
def test_a_method_is_run_and_its_steps_are_there_after_a_reload(
    visit: Visit, home: Path, model: ScriptedServer, ask: Ask,
    agent: str, locale: str, request_text: str, method: str, trace: str,
) -> None:  # fmt: skip
    _profile(home, model.url)
    page = visit(locale=locale)
    choose(page, agent, method)
    ask(page, request_text)
    expect(page.locator(".timeline .track")).to_have_count(3, timeout=150_000)
    page.reload()
    run_shown(page)
    page.get_by_role("radio", name=trace).click()
    expect(page.locator(".run-steps li.model").first).to_be_visible()
    expect(page.locator(".run-amounts")).to_contain_text("scripted")
    run = run_of(page, home)
    assert (run.agent, run.status) == (agent, "ok")
    assert run.usage.calls >= 1


def test_a_method_without_parameters_leaves_its_form_open(visit: Visit) -> None:
    page, card = visit(locale="en-GB"), AGENTS["baseline_a"].card
    page.get_by_role("button", name="Method").click()
    pick(
        page.get_by_role("combobox", name="Method"),
        page.get_by_role("option", name=card.title.en),
    )
    expect(page.get_by_text(card.summary.en)).to_be_visible()


def test_a_run_that_waits_for_its_model_is_stopped(visit: Visit, home: Path, address: str, ask: Ask) -> None:
    with serving(_Slow()) as server:
        _profile(home, server.url)
        page = visit(locale="en-GB")
        choose(page, "direct", "Method")
        ask(page, ENGLISH)
        expect(page.locator(".run-steps li").first).to_be_visible()
        page.reload()
        expect(page.locator(".run-steps li").first).to_be_visible()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_text("Plan again").first).to_be_visible()
        expect(page.locator(".run-steps li").first).to_be_visible()
        assert run_of(page, home).status == "stopped"
    ProfileStore(home).remove("scripted")


def test_a_cassette_answers_in_the_place_of_the_model(
    visit: Visit, home: Path, model: ScriptedServer, ask: Ask, tmp_path: Path
) -> None:
    cassette = tmp_path / "cassette.jsonl"
    for more in ({"record": str(cassette)}, {"replay": str(cassette)}):
        _profile(home, model.url, **more)
        asked = len(model.bodies)
        page = visit(locale="en-GB")
        choose(page, "direct", "Method")
        ask(page, ENGLISH)
        expect(page.locator(".timeline .track")).to_have_count(3, timeout=150_000)
        assert run_of(page, home).status == "ok"
    assert len(model.bodies) == asked
