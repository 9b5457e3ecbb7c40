"""A study of the size and the agreement of TripScore's, labelled: a sample through the real page, the rest in the store.

    benchmarks/labelled_study.py [--pairs 1468] [--on-page 50] [--screenshots FOLDER]

The raters are simulated: each names the better plan with the reliability of the published agreement (0.7169 over three
choices: r = 0.839), and errs to either other choice alike. Plans are better by planted weights. Prints how long the next
pair takes to be shown after Enter, measured in Chromium, then agreement and weights as the command and the page have
them, beside what the noise model expects.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from first_itinerary import SWITCHES, wait_for
from playwright.sync_api import Browser, Page, expect, sync_playwright

from core.bench.files import read_plans
from core.labels.agreement.noise import predicted_all_agree, reliability
from core.labels.judgement import Choice, Judgement, Pair, Scores
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.study import Rules, StoredPlan, StudyRequest
from core.labels.weights.reward import PREFERENCE, SOFT

STUDY, RATER, PER_PAIR = "published", "r0", 3
PAIRWISE = 0.7169
"""Mean pairwise agreement (TripScore, section 3.5)."""

PLANTED = dict(
    zip((*SOFT, *PREFERENCE[:4]), (0.7, 0.4, 0.4, 0.1, 0.7, 0.1, 0.1, 0.2, 0.6, 0.6, 0.6), strict=True)
)
REQUESTS = {
    "q0": ("北京", "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"),
    "q1": (
        "杭州",
        "Two of us want to travel from Shanghai to Hangzhou for 2 days with a budget of 5000 RMB.",
    ),
    "q2": ("苏州", "我们一家三口从上海去苏州玩2天，预算6000元。"),
}
AGENTS = ("planner", "baseline_a")
KEYS = {"left": "a", "right": "b", "neither": "n"}
SHOWN = """el => new Promise(done => {
  const before = el.dataset.token, begun = performance.now();
  const wait = new MutationObserver(() => {
    if (el.dataset.token === before) return;
    wait.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  wait.observe(el, { attributes: true });
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
})"""
"""Presses Enter, and gives the milliseconds until the next pair stands on the page."""


def main() -> None:
    """Simulate, label, and print what comes of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=1468)
    parser.add_argument("--on-page", type=int, default=50)
    parser.add_argument("--screenshots", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        store = StudyStore(home / "labels.sqlite")
        said = simulated(store, home, given.pairs)
        with studio(home) as address, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=SWITCHES)
            times = label(chromium, address, store, said, given.on_page)
            rest(store, said)
            print(f"{len(store.judgements(STUDY)):,} judgements, {len(times)} of them on the page")
            shown = ", ".join(f"p{p} {np.percentile(times, p):.0f}" for p in (50, 95, 100))
            print(f"next pair shown after Enter, ms: {shown}")
            expected()
            command(home)
            pages(chromium, address, given.screenshots)
            chromium.close()


def simulated(store: StudyStore, home: Path, count: int) -> dict[tuple[str, str], Choice]:
    """Make the study; what each rater will say of each pair."""
    plans = list(planned(home))
    uids = sorted({plan.uid for plan in plans})
    of_request = {uid: [plan.name for plan in plans if plan.uid == uid] for uid in uids}
    draw, pairs, said = np.random.default_rng(0), list[Pair](), dict[tuple[str, str], Choice]()
    right = reliability(PAIRWISE, len(KEYS))
    assert right is not None
    for number in range(count):
        uid = uids[number % len(uids)]
        features = {name: Scores(*map(float, draw.random(2))) for name in PLANTED}
        merit = sum(
            weight * ((features[name].a or 0) - (features[name].b or 0)) for name, weight in PLANTED.items()
        )
        truth: Choice = "a" if merit > 0 else "b"
        others: tuple[Choice, ...] = ("b" if truth == "a" else "a", "neither")
        pair = f"p{number:05}"
        pairs.append(Pair(pair, uid, *of_request[uid][:2], REQUESTS[uid][0], features))
        for rater in range(PER_PAIR):
            said[pair, f"r{rater}"] = truth if draw.random() < right else others[draw.integers(2)]
    store.create(STUDY, Rules(raters_per_pair=PER_PAIR, drawing="uniform"))
    requests = [StudyRequest(uid, text, city) for uid, (city, text) in REQUESTS.items()]
    store.add(STUDY, pairs, plans, requests)
    return said


def planned(home: Path) -> Iterator[StoredPlan]:
    """Plans of two agents for each request."""
    queries = home / "queries.jsonl"
    lines = (json.dumps({"uid": uid, "nature_language": text}) for uid, (_, text) in REQUESTS.items())
    queries.write_text("\n".join(lines), encoding="utf-8")
    for agent in AGENTS:
        out = home / f"{agent}.jsonl"
        tripstudio(home, "plan", "--queries", queries, "--agent", agent, "--time-limit", 60, "--out", out)
        for plan in read_plans(out).by_uid.values():
            yield StoredPlan(
                name=f"{plan.uid}@{agent}", uid=plan.uid, agent=agent, document=plan.plan, sandbox="demo"
            )


def label(
    chromium: Browser, address: str, store: StudyStore, said: dict[tuple[str, str], Choice], count: int
) -> list[float]:
    """One rater judges so many pairs on the page, by the keyboard; milliseconds until each next pair is shown."""
    page = chromium.new_context(locale="zh-CN").new_page()
    page.goto(f"{address}/label?study={STUDY}")
    page.get_by_label("你的名字").fill(RATER)
    page.get_by_role("button", name="开始").click()
    bar = page.locator(".judging")
    expect(bar).to_be_visible(timeout=60_000)
    times = []
    for _ in range(count):
        token = bar.get_attribute("data-token") or ""
        page.keyboard.press(key(store, said, int(token.split("/")[0])))
        times.append(float(bar.evaluate(SHOWN)))
    page.context.close()
    return times


def key(store: StudyStore, said: dict[tuple[str, str], Choice], assignment: int) -> str:
    """The key that says what the simulated rater thinks of the pair on the page."""
    query = (
        "SELECT p.name, a.flipped FROM assignments a JOIN study_pairs p ON p.id = a.pair_id WHERE a.id = ?"
    )
    with store.reading() as connection:
        name, is_flipped = connection.exec_driver_sql(query, (assignment,)).one()
    choice = said[name, RATER]
    sides = {"a": "right", "b": "left"} if is_flipped else {"a": "left", "b": "right"}
    return KEYS[sides.get(choice, "neither")]


def rest(store: StudyStore, said: dict[tuple[str, str], Choice]) -> None:
    """What was not judged on the page."""
    done = {(one.pair, one.rater) for one in store.judgements(STUDY)}
    pairs = {pair.pair: pair for pair in store.pairs(STUDY)}
    given = [
        Judgement(
            pair=name, rater=rater, choice=choice, uid=pairs[name].uid, a=pairs[name].a, b=pairs[name].b
        )
        for (name, rater), choice in said.items()
        if (name, rater) not in done
    ]
    import_judgements(store, STUDY, given)


def expected() -> None:
    """What the noise model says of such raters."""
    right = reliability(PAIRWISE, len(KEYS))
    assert right is not None
    print(
        f"expected: mean_pairwise {PAIRWISE}, noise_r {right:.4f}, all_agree {predicted_all_agree(right, 3):.4f}"
    )


def command(home: Path) -> None:
    """The figures without a screen."""
    print(tripstudio(home, "labels", "agreement", STUDY))
    print(tripstudio(home, "labels", "fit", STUDY, "--method", "logistic", "--save", "team"))
    print(f"planted: {PLANTED}")
    print(tripstudio(home, "labels", "rank", STUDY))


def pages(chromium: Browser, address: str, folder: Path | None) -> None:
    """The same figures on the page, and pictures of it where they are asked for."""
    for locale, parts in (
        ("zh-CN", ("一致性", "排名", "评判器", "权重")),
        ("en-GB", ("Agreement", "Ranking", "Judges", "Weights")),
    ):
        page = chromium.new_context(locale=locale, viewport={"width": 1440, "height": 1100}).new_page()
        page.goto(f"{address}/studies?study={STUDY}")
        for part in parts:
            page.get_by_role("tab", name=part).click()
            page.wait_for_load_state("networkidle")
            shown(page)
            if folder is not None:
                page.screenshot(path=folder / f"studies-{locale}-{part}.png")
            if locale == "en-GB" and part in ("Agreement", "Weights"):
                print(f"the page, {part}: {page.locator('table').first.inner_text()}")
        page.context.close()


def shown(page: Page) -> None:
    """Wait until the figures stand on the page."""
    table = page.locator('[data-testid="stTabs"]').locator("table, [data-testid='stDataFrame']").first
    expect(table).to_be_visible(timeout=120_000)
    expect(page.get_by_test_id("stSpinner")).to_have_count(0, timeout=120_000)


@contextmanager
def studio(home: Path) -> Iterator[str]:
    """The studio on a data home; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [Path(sys.executable).with_name("tripstudio"), "app", "--headless", "--port", str(port)],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home)},
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/_stcore/health")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def tripstudio(home: Path, *words: object) -> str:
    """What the command prints."""
    program = Path(sys.executable).with_name("tripstudio")
    done = subprocess.run(
        [program, *map(str, words)],
        env={**os.environ, "TRIPSTUDIO_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


if __name__ == "__main__":
    main()
