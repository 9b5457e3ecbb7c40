"""A rater at work, by the keyboard alone: pairs judged, one undone, nothing lost, nothing told of the method."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from core.bench.files.records import read_plans, read_queries
from core.bench.studies.studying import PairSampling, drawn_pairs
from core.labels.judgement import Choice, Pair
from core.labels.store.store import StudyStore
from core.labels.study import Rules
from core.sandbox.library import SandboxLibrary
from studio.i18n import browser_language, translator
from tests.browser.shown import wait_for_the_end
from tests.typed import succeed

pytestmark = pytest.mark.browser

REQUESTS = {
    "q1": "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。",
    "q2": "Two of us want to travel from Shanghai to Hangzhou for 2 days with a budget of 5000 RMB.",
    "q3": "我们一家三口从上海去苏州玩2天，预算6000元。",
}
AGENTS = ("planner", "baseline_a")


@pytest.fixture(scope="module")
def study(address: str, home: Path, tmp_path_factory: pytest.TempPathFactory) -> StudyStore:
    """A study of three pairs, planned by the command on the studio's own data home."""
    folder = tmp_path_factory.mktemp("study")
    queries = folder / "queries.jsonl"
    lines = (json.dumps({"uid": uid, "nature_language": text}) for uid, text in REQUESTS.items())
    queries.write_text("\n".join(lines), encoding="utf-8")
    records = []
    for agent in AGENTS:
        out = folder / f"{agent}.jsonl"
        succeed(home, "plan", "--queries", queries, "--agent", agent, "--out", out)
        records += read_plans(out).by_uid.values()
    demo, wish = SandboxLibrary(home).open("demo"), PairSampling(count=3, only_passing=False)
    drawn = drawn_pairs(read_queries(queries).good, records, demo, wish)
    store = StudyStore(f"sqlite:///{home / 'labels.sqlite'}")
    store.create("trips", Rules(raters_per_pair=1, tie=True))
    store.add("trips", drawn.pairs, drawn.plans, drawn.requests)
    return store


def answer(page: Page, *keys: str) -> None:
    """Press keys and Enter, and wait for another showing of a pair, or the end."""
    bar = page.locator(".judging")
    shown = bar.get_attribute("data-token")
    for key in (*keys, "Enter"):
        page.keyboard.press(key)
    expect(page.locator(f'.judging[data-token="{shown}"]')).to_have_count(0)


def test_pairs_are_judged_by_keyboard_and_kept(visit, study: StudyStore) -> None:
    page = visit()
    page.get_by_role("link", name="标注").click()
    page.get_by_role("button", name="trips").click()
    page.get_by_label("你的名字").fill("王芳")
    page.get_by_role("button", name="开始").click()
    left = page.locator(".judging").get_by_role("button", name="A 更好")
    expect(left).to_be_visible()
    expect(page.locator(".duel")).to_contain_text("第 1 天")
    text = page.locator(".duel").inner_text()
    assert not any(agent in text for agent in AGENTS)

    page.keyboard.press("a")
    expect(left).to_have_attribute("aria-pressed", "true")
    assert study.judgements("trips") == ()
    answer(page, "2")
    [first] = study.judgements("trips")
    assert (first.rater, first.choice in ("a", "b"), first.reasons) == ("王芳", True, ("pace",))

    shown = page.locator(".judging").get_attribute("data-token")
    page.keyboard.press("u")
    expect(page.locator(f'.judging[data-token="{shown}"]')).to_have_count(0)
    expect(left).to_have_attribute("aria-pressed", "true")
    answer(page, "n")
    assert [one.choice for one in study.judgements("trips")] == ["neither"]

    answer(page, "t")
    answer(page, "b")
    expect(page.get_by_text("这项研究里没有需要你评的了")).to_be_visible()
    assert len(study.judgements("trips")) == 3


@pytest.mark.parametrize(
    ("locale", "counted"),
    [("zh-CN", "3 对"), ("en-GB", "One rater, 3 pairs, 3 judgements")],
)
def test_every_part_of_a_study_opens_with_one_press(
    visit, study: StudyStore, locale: str, counted: str
) -> None:
    say = translator(browser_language(locale))
    page = visit(locale=locale)
    page.get_by_role("link", name=say("page-studies")).click()
    expect(page.get_by_text(counted).first).to_be_visible()
    expect(page.get_by_text("Krippendorff")).to_be_visible()
    for part in ("ranking", "judges", "weights", "raters", "export"):
        chosen = page.get_by_role("radio", name=say(f"studies-{part}"), exact=True)
        chosen.click()
        expect(chosen).to_be_checked()
    wait_for_the_end(page)
    expect(page.get_by_test_id("stException")).to_have_count(0)
    expect(chosen).to_be_checked()


MANY = 8


def another(study: StudyStore, name: str, rules: Rules, gold: dict[int, Choice] | None = None) -> None:
    """A study of its own over the same plans: so many pairs that some plans are met again."""
    pairs = study.pairs("trips")
    again = [pairs[i % len(pairs)] for i in range(MANY)]
    answers = [(f"{name}-{i}", choice) for i, choice in (gold or {}).items()]
    study.create(name, rules)
    study.add(
        name,
        [Pair(pair=f"{name}-{i}", uid=one.uid, a=one.a, b=one.b) for i, one in enumerate(again)],
        [study.plan("trips", plan) for one in pairs for plan in (one.a, one.b)],
        [request for one in pairs if (request := study.request("trips", one.uid)) is not None],
        answers,
    )


def begin(page: Page, name: str, name_label: str = "你的名字", begin_label: str = "开始") -> None:
    """Say who one is, by the keyboard."""
    page.get_by_label(name_label).fill(name)
    page.keyboard.press("Tab")
    # a button that is drawn anew while it is pressed is not pressed
    wait_for_the_end(page)
    page.get_by_role("button", name=begin_label).press("Enter")
    expect(page.locator(".judging")).to_be_visible()


def test_many_pairs_are_judged_without_the_mouse_and_resumed_elsewhere(visit, study: StudyStore) -> None:
    another(study, "many", Rules(raters_per_pair=1))
    page = visit("label?study=many")
    begin(page, "李雷")
    for number in range(MANY // 2):
        answer(page, "abn"[number % 3], str(number % 9 + 1))
    shown = page.locator(".judging").get_attribute("data-token")
    elsewhere = visit("label?study=many", locale="en-GB")
    begin(elsewhere, "李雷", "Your name", "Begin")
    expect(elsewhere.locator(f'.judging[data-token="{shown}"]')).to_have_count(1)
    for number in range(MANY // 2):
        answer(elsewhere, "abn"[number % 3])
    expect(elsewhere.get_by_text("Nothing is left for you in this study")).to_be_visible()
    kept = study.judgements("many")
    assert len({one.pair for one in kept}) == len(kept) == MANY
    # the words come before the button that hears the key
    expect(elsewhere.get_by_role("button", name="Undo the last pair")).to_be_visible()
    wait_for_the_end(elsewhere)
    elsewhere.keyboard.press("u")
    expect(elsewhere.locator(".judging")).to_be_visible()


def test_on_a_laptop_no_stop_lies_under_the_bar_of_answers(visit, study: StudyStore) -> None:
    another(study, "laptop", Rules(raters_per_pair=1))
    page = visit("label?study=laptop", viewport={"width": 1366, "height": 768})
    begin(page, "李雷")
    expect(page.locator(".duel .stop").first).to_be_visible()
    lowest = page.locator(".duel .stop").evaluate_all(
        "stops => Math.max(...stops.map(stop => stop.getBoundingClientRect().bottom))"
    )
    bar = page.locator(".judging").bounding_box()
    assert bar is not None
    assert lowest <= bar["y"]


def test_a_pair_is_skipped_with_a_reason_and_the_keys_are_for_the_next(visit, study: StudyStore) -> None:
    another(study, "skipping", Rules(raters_per_pair=1))
    page = visit("label?study=skipping")
    begin(page, "李雷")
    shown = page.locator(".judging").get_attribute("data-token")
    page.keyboard.press("s")
    reason = page.locator(".judging").get_by_role("textbox", name="为什么跳过")
    expect(reason).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'.judging[data-token="{shown}"]')).to_have_count(1)
    reason.press_sequentially("不熟悉这座城市")
    page.keyboard.press("Enter")
    expect(page.locator(f'.judging[data-token="{shown}"]')).to_have_count(0)
    assert study.judgements("skipping") == ()
    answer(page, "a", "z")
    [kept] = study.judgements("skipping")
    assert (kept.note, kept.confidence) == ("", pytest.approx(1 / 3))
    with study.reading() as connection:
        reasons = (
            connection.exec_driver_sql("SELECT reason FROM assignments WHERE reason != ''").scalars().all()
        )
    assert reasons == ["不熟悉这座城市"]


def test_after_a_practice_pair_the_reference_answer_is_told_and_not_after_others(
    visit, study: StudyStore
) -> None:
    another(study, "practice", Rules(raters_per_pair=1, training=1), {0: "neither"})
    page = visit("label?study=practice")
    begin(page, "韩梅")
    expect(page.get_by_text("练习第 1 对，共 1 对")).to_be_visible()
    answer(page, "n")
    expect(page.get_by_text("刚才那一对是练习题")).to_be_visible()
    answer(page, "n")
    expect(page.get_by_text("刚才那一对是练习题")).to_have_count(0)


def test_an_answer_that_cannot_be_kept_stays_on_the_page_to_be_sent_again(
    visit, study: StudyStore, home: Path
) -> None:
    another(study, "locked", Rules(raters_per_pair=1))
    page = visit("label?study=locked")
    begin(page, "周鹏")
    with closing(sqlite3.connect(home / "labels.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        page.keyboard.press("b")
        page.keyboard.press("3")
        page.keyboard.press("Enter")
        expect(page.locator(".judging").get_by_role("alert")).to_be_visible()
        other.execute("ROLLBACK")
    assert study.judgements("locked") == ()
    answer(page)
    [kept] = study.judgements("locked")
    assert (kept.rater, kept.reasons) == ("周鹏", ("sights",))
