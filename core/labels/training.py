"""Judgements as data to train on: preference pairs for DPO and reward models, with a card that says how they came about."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from core.labels.agreement.summary import Agreement, agreement
from core.labels.judgement import Judgement, Pair, in_force
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan, Study
from core.text import plain

_DRAWN = {
    "uniform": "evenly at random",
    "agents": "at random, as many for every two agents",
    "active": "those first whose winner was least certain",
}


def preferences(
    pairs: Iterable[Pair],
    judgements: Iterable[Judgement],
    request: Callable[[str], str],
    plan: Callable[[str], StoredPlan],
) -> Iterator[dict[str, Any]]:
    """A record for each pair that most raters decide: `prompt`, `chosen`, `rejected`, and how many said so.

    `request` gives the text of a request by its uid, `plan` a plan by its name; plans stand as compact JSON.
    """
    votes: dict[str, Counter[str]] = {}
    for one in in_force(judgements):
        votes.setdefault(one.pair, Counter())[one.choice] += 1
    for pair in pairs:
        count = votes.get(pair.pair, Counter())
        if count["a"] == count["b"] or max(count["a"], count["b"]) <= count["neither"] + count["tie"]:
            continue
        chosen, rejected = (pair.a, pair.b) if count["a"] > count["b"] else (pair.b, pair.a)
        yield {
            "prompt": request(pair.uid),
            "chosen": _text(plan(chosen)),
            "rejected": _text(plan(rejected)),
            "pair": pair.pair,
            "votes": dict(count),
        }


def preferences_of(store: StudyStore, study: str) -> Iterator[dict[str, Any]]:
    """The preference records of a study; pairs of known answer, or of which it does not keep both plans, are left out."""
    plans = store.agents(study)

    def request(uid: str) -> str:
        found = store.request(study, uid)
        return found.text if found is not None else ""

    pairs = (pair for pair in store.pairs(study) if pair.a in plans and pair.b in plans)
    return preferences(pairs, store.counted(study), request, lambda name: store.plan(study, name))


def card_of(store: StudyStore, study: str) -> str:
    """The data card of a study, pairs of known answer left out. Raises InputError where nothing is judged."""
    given = store.counted(study)
    return data_card(store.study(study), agreement(given), given, len(store.gold(study)))


def data_card(study: Study, figures: Agreement, judgements: Iterable[Judgement], gold: int = 0) -> str:
    """A Markdown page on the data: counts, choices, agreement, and how pairs were handed out.

    `gold` counts the pairs of known answer, which no figure is made of.
    """
    choices = Counter(one.choice for one in in_force(judgements))
    rules = study.rules
    shown = {name: value for name, value in figures.to_json().items() if isinstance(value, list)}
    lines = [
        f"# {plain(study.name)}",
        "",
        f"{figures.pairs} pairs, {figures.judgements} judgements by {figures.raters} raters, "
        f"{rules.raters_per_pair} wanted a pair; sides shuffled for each rater and pair, methods hidden.",
        f"How pairs were drawn: {plain(_DRAWN.get(rules.drawing, 'not recorded'))}.",
        f"Pairs of known answer, for practice and checks, in no figure and no preference: {gold}.",
        "",
        "| choice | judgements |",
        "| --- | --- |",
        *(f"| {choice} | {count} |" for choice, count in choices.most_common()),
        "",
        "| agreement | value | 95 % interval |",
        "| --- | --- | --- |",
        *(
            f"| {name} | {_number(value)} | {_number(low)} to {_number(high)} |"
            for name, (value, low, high) in shown.items()
        ),
        "",
        *([figures.undefined.en.capitalize() + ".", ""] if figures.undefined is not None else []),
    ]
    return "\n".join(lines)


def _text(plan: StoredPlan) -> str:
    return json.dumps(plan.document, ensure_ascii=False, separators=(",", ":"))


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"
