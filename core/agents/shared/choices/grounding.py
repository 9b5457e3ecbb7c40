"""What a model names is held against the sandbox: what is not there is dropped, what it leaves open is told as well."""

from collections.abc import Iterable, Sequence

from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox
from core.text import Text

NOTHING_USABLE = Text(
    "模型的回答没有一个可用；请再试一次，或换一个模型",
    "none of the model's answers can be used: try again, or another model",
)


def known_names(named: Iterable[str], known: Iterable[str]) -> tuple[list[str], list[str]]:
    """The names that are known, each once in their order, and those that are not."""
    found: list[str] = []
    unknown: list[str] = []
    there = frozenset(known)
    for name in dict.fromkeys(one.strip() for one in named):
        (found if name in there else unknown).append(name)
    return found, unknown


def dropped(names: Sequence[str]) -> Text | None:
    """That names were dropped; None where none was."""
    if not names:
        return None
    shown = _shown(names)
    return Text(
        f"模型提到而沙盒没有、或不在这一步候选中的已略去：{'、'.join(shown)}",
        f"the model named what the sandbox does not have or was not offered here, which is dropped: {', '.join(shown)}",
    )


def invented(plan: Plan, sandbox: Sandbox) -> Text | None:
    """Which places of a plan as a model wrote it the sandbox does not have; None where it has them all."""
    if plan.target_city not in sandbox.city_names:
        return None
    network = sandbox.city(plan.target_city).network
    stops = (one.begins_at for _, _, one in plan.activities() if one.type not in ("train", "airplane"))
    names = [name for name in dict.fromkeys(stops) if name not in network]
    if not names:
        return None
    shown = _shown(names)
    return Text(
        f"模型写的行程里有沙盒没有的地点：{'、'.join(shown)}",
        f"the trip that the model wrote has places that the sandbox does not have: {', '.join(shown)}",
    )


def _shown(names: Sequence[str]) -> list[str]:
    """The first names, none of them long."""
    return [name if len(name) <= 30 else name[:30] + "…" for name in names[:8]]


def left_open(jobs: Sequence[Text], instead: Text) -> Text | None:
    """That the model's answers to some jobs could not be used, and what is done instead; None where there were none."""
    if not jobs:
        return None
    return Text(
        f"模型没有给出可用的回答：{'；'.join(job.zh for job in jobs)}。{instead.zh}",
        f"the model gave no answer that can be used to: {'; '.join(job.en for job in jobs)}. {instead.en}",
    )
