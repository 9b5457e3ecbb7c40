"""ChinaTravel's NeSy planning with rules in the place of the model: depth-first, greedy (Algorithm 1, appendix F)."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from core.agents.events import Done, Event
from core.agents.protocol import Card, Context, Task
from core.agents.shared.depth_first import Ranking
from core.agents.shared.nesy import Search, solve
from core.agents.shared.preferences import matches, preference
from core.agents.shared.requests import lacking
from core.dsl.families.demands import Demands
from core.model.parameters import Parameters, Told
from core.model.query import Query
from core.sandbox.city import City
from core.text import Text

_LIKED, _DISLIKED = 2.0, -5.0
_CUISINE = 1.5
_PER_YUAN = 1 / 60.0  # of a meal's price, where the budget is capped; a visit's price weighs as much


class NesyRulesParameters(Parameters):
    """How wide and how long it searches."""

    breadth: Annotated[
        int,
        Field(ge=1, le=50),
        Told(
            Text("每步候选数", "Candidates a step"),
            Text("每一步最多尝试多少个地点", "How many places are tried at each step at most"),
        ),
    ] = 3
    seconds: Annotated[
        float,
        Field(ge=1, le=3600),
        Told(
            Text("时限（秒）", "Time limit (s)"),
            Text("论文中为 300 秒", "300 seconds in the paper"),
        ),
    ] = 300.0


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
    )

    def __init__(self, parameters: NesyRulesParameters | None = None) -> None:
        self.parameters = parameters or NesyRulesParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Search; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        city = task.sandbox.city(task.query.target_city or "")
        search = Search(breadth=self.parameters.breadth, seconds=self.parameters.seconds)
        yield from solve(task, context, lambda demands: rank_by_rules(task.query, city, demands), search)


def rank_by_rules(query: Query, city: City, demands: Demands) -> Ranking:
    """What places are worth: stars and tastes, less their price where what may be spent is capped."""
    per_yuan = _PER_YUAN if demands.caps else _PER_YUAN / 5
    sights, diet = preference(query, "attractions"), preference(query, "diet")
    return Ranking(
        {
            row.name: (row.star or 0.0)
            + _LIKED * matches(row.types, sights.wanted)
            + _DISLIKED * matches(row.types, sights.unwanted)
            - per_yuan * row.price
            for row in city.attractions
        },
        {
            row.name: _CUISINE * (row.cuisine in diet.wanted)
            + _DISLIKED * (row.cuisine in diet.unwanted)
            - per_yuan * row.price
            for row in city.restaurants
        },
    )
