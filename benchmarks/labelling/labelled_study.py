"""A study of the size and the agreement of TripScore's, labelled: a sample through the real page, the rest in the store.

    benchmarks/labelling/labelled_study.py [--pairs 1468] [--on-page 50] [--screenshots FOLDER]

The raters are simulated: each names the better plan with the reliability of the published agreement (0.7169 over three
choices: r = 0.839), and errs to either other choice alike. Plans are better by planted weights. Prints how long the next
pair takes to be shown after Enter, measured in Chromium, with what it costs the server's processor and the wire; then
agreement and weights as the command and the page have them, beside what the noise model expects.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import sqlalchemy as sa
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from benchmarks.serving.browser import SWITCHES
from benchmarks.serving.server import processor_seconds, running
from core.bench.files.records import read_plans
from core.labels.agreement.noise import predicted_all_agree, reliability
from core.labels.judgement import Choice, Judgement, Pair, PairScores
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.study import Rules, StoredPlan, StudyRequest
from core.labels.weights.reward import PREFERENCE, SOFT

STUDY, RATER, PER_PAIR = "published", "r0", 3
PAIRWISE = 0.7169
"""Mean pairwise agreement (TripScore, section 3.5)."""
THINKING = 400
"""Milliseconds that the rater looks at a pair."""

PLANTED = dict(
    zip((*SOFT, *PREFERENCE[:4]), (0.7, 0.4, 0.4, 0.1, 0.7, 0.1, 0.1, 0.2, 0.6, 0.6, 0.6), strict=True)
)
CITIES = ("北京", "上海", "深圳", "广州", "重庆", "苏州", "成都", "杭州", "武汉", "南京")
REQUESTS = {
    f"q{at}{days}": (
        city,
        f"当前位置{CITIES[at - days]}。我和朋友两个人想去{city}玩{days}天，预算{2500 * days}元，请给我一个旅行规划。",
    )
    for at, city in enumerate(CITIES)
    for days in (2, 3, 4)
}
AGENTS = ("baseline_a", "baseline_b", "nesy_rules")
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


@dataclass(frozen=True, slots=True)
class PairStep:
    """The way from one pair to the next: how long, what it cost the server's processor (ms) and the wire.

    `is_new` where both plans of the pair that was shown had not been on the screen before.
    """

    milliseconds: float
    processor: float
    frames: int
    bytes: int
    is_new: bool


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
        with running(home) as (at, server), sync_playwright() as playwright:
            address = f"http://{at}"
            chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=SWITCHES)
            steps = label(chromium, address, server, store, said, given.on_page)
            rest(store, said)
            print(f"{len(store.judgements(STUDY)):,} judgements, {len(steps)} of them on the page")
            tell("all pairs", steps)
            tell("pairs of plans not seen before", [step for step in steps if step.is_new])
            expected()
            command(home)
            pages(chromium, address, given.screenshots)
            chromium.close()


def tell(what: str, steps: list[PairStep]) -> None:
    """Print how long the next pair took to be shown, and what it cost."""
    times = [step.milliseconds for step in steps]
    shown = ", ".join(f"p{p} {np.percentile(times, p):.0f}" for p in (50, 95, 100))
    cost = f"{np.mean([step.processor for step in steps]):.0f} ms of the server's processor"
    wire = f"{np.mean([step.frames for step in steps]):.0f} messages of {np.mean([step.bytes for step in steps]) / 1e3:.0f} kB"
    print(f"next pair after Enter, ms: {shown}; each {cost}, {wire}; {what}, {len(steps)}")


def simulated(store: StudyStore, home: Path, count: int) -> dict[tuple[str, str], Choice]:
    """Make the study; what each rater will say of each pair."""
    plans = list(planned(home))
    uids = sorted({plan.uid for plan in plans})
    of_request = {uid: [plan.name for plan in plans if plan.uid == uid] for uid in uids}
    draw, pairs, said = np.random.default_rng(0), list[Pair](), dict[tuple[str, str], Choice]()
    right = reliability(PAIRWISE, len(KEYS))
    assert right is not None
    duels = [(uid, duel) for uid in uids for duel in combinations(of_request[uid], 2)]
    for number in range(count):
        uid, (one, other) = duels[number % len(duels)]
        features = {name: PairScores(*map(float, draw.random(2))) for name in PLANTED}
        merit = sum(
            weight * ((features[name].a or 0) - (features[name].b or 0)) for name, weight in PLANTED.items()
        )
        truth: Choice = "a" if merit > 0 else "b"
        others: tuple[Choice, ...] = ("b" if truth == "a" else "a", "neither")
        pair = f"p{number:05}"
        pairs.append(Pair(pair=pair, uid=uid, a=one, b=other, city=REQUESTS[uid][0], features=features))
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
        tripstudio(home, "plan", "--queries", queries, "--agent", agent, "--time-limit", 10, "--out", out)
        for plan in read_plans(out).by_uid.values():
            yield StoredPlan(
                name=f"{plan.uid}@{agent}", uid=plan.uid, agent=agent, document=plan.plan, sandbox="demo"
            )


def label(
    chromium: Browser,
    address: str,
    server: int,
    store: StudyStore,
    said: dict[tuple[str, str], Choice],
    count: int,
) -> list[PairStep]:
    """One rater judges so many pairs on the page, by the keyboard; what each next pair took."""
    page = chromium.new_context(locale="zh-CN").new_page()
    received = list[int]()
    page.on("websocket", lambda wire: wire.on("framereceived", lambda frame: received.append(len(frame))))
    page.goto(f"{address}/label?study={STUDY}")
    page.get_by_label("你的名字").fill(RATER)
    page.get_by_role("button", name="开始").click()
    bar = page.locator(".judging")
    expect(bar).to_be_visible(timeout=60_000)
    steps, seen = list[PairStep](), set[tuple[str, ...]]()
    pair, plans = on_screen(store, bar)
    for _ in range(count):
        seen.add(plans)
        page.keyboard.press(key(said[pair.name, RATER], is_flipped=pair.flipped))
        # what is prepared for the pair after this one is part of the price
        page.wait_for_timeout(THINKING)
        received.clear()
        before = processor_seconds(server)
        milliseconds = float(bar.evaluate(SHOWN))
        page.wait_for_timeout(THINKING)
        pair, plans = on_screen(store, bar)
        steps.append(
            PairStep(
                milliseconds=milliseconds,
                processor=1000 * (processor_seconds(server) - before),
                frames=len(received),
                bytes=sum(received),
                is_new=plans not in seen,
            )
        )
    page.context.close()
    return steps


def on_screen(store: StudyStore, bar: Locator) -> tuple[sa.Row[Any], tuple[str, ...]]:
    """The pair on the screen (its name, whether it is flipped), and its plans."""
    token = bar.get_attribute("data-token") or ""
    query = "SELECT p.name, p.a, p.b, a.flipped FROM assignments a JOIN study_pairs p ON p.id = a.pair_id WHERE a.id = ?"
    with store.reading() as connection:
        row = connection.exec_driver_sql(query, (int(token.split("/")[0]),)).one()
    return row, (row.a, row.b)


def key(choice: Choice, *, is_flipped: bool) -> str:
    """The key that says what the simulated rater thinks of the pair on the page."""
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
            page.get_by_role("radio", name=part).click()
            page.wait_for_load_state("networkidle")
            shown(page)
            if folder is not None:
                page.screenshot(path=folder / f"studies-{locale}-{part}.png")
            if locale == "en-GB" and part in ("Agreement", "Weights"):
                print(f"the page, {part}: {page.locator('table').first.inner_text()}")
        page.context.close()


def shown(page: Page) -> None:
    """Wait until the figures stand on the page."""
    table = page.get_by_test_id("stMain").locator("table, [data-testid='stDataFrame']").first
    expect(table).to_be_visible(timeout=120_000)
    expect(page.get_by_test_id("stSpinner")).to_have_count(0, timeout=120_000)


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
