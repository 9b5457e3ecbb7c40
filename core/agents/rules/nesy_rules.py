"""ChinaTravel's NeSy planning with rules in the place of the model: depth-first, greedy (Algorithm 1, appendix F)."""

from collections.abc import Iterator

from core.agents.events import Done, Event
from core.agents.protocol import Card, Context, Task
from core.agents.shared.assembly.nesy import SearchLimits, solve
from core.agents.shared.assembly.rule_ranking import rank_by_rules
from core.agents.shared.choices.requests import lacking
from core.agents.shared.parameters import SearchParameters
from core.text import Text

_PAPER_SECONDS = 300.0
"""The paper's time limit (appendix F)."""


class NesyRules:
    """Algorithm 1 with places ranked by rules: what is demanded, then stars and tastes, price and distance."""

    card = Card(
        name="nesy_rules",
        title=Text("规则驱动的 NeSy", "NeSy by rules"),
        summary=Text(
            "把约束写成符号程序，深度优先逐个添加活动，候选按规则排序；找到满足全部约束的行程即返回。",
            "Adds one activity after another, depth first, candidates ranked by rules; the first trip that meets "
            "every constraint is the answer.",
        ),
        kind="solver",
        needs=(),
        source="ChinaTravel, Algorithm 1 and appendix F",
        version="1",
        seconds=_PAPER_SECONDS,
    )

    def __init__(self, parameters: SearchParameters | None = None) -> None:
        self.parameters = parameters or SearchParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Search; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        city = task.sandbox.city(task.query.target_city or "")
        search = SearchLimits(breadth=self.parameters.breadth)
        yield from solve(task, context, lambda demands: rank_by_rules(task.query, city, demands), search)
