"""Direct prompting: the whole plan in one answer (TravelEval, appendix A.3; TripScore)."""

from collections.abc import Iterator

from core.agents.events import Event, Step
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import opening, written
from core.agents.shared.parameters import ReferenceParameters
from core.text import Text


class Direct:
    """One question, one plan."""

    card = Card(
        name="direct",
        title=Text("直接生成", "Direct"),
        summary=Text(
            "模型一次写出完整行程。",
            "The model writes the whole trip in one answer.",
        ),
        kind="language model",
        needs=("model",),
        source="TravelEval, appendix A.3 (Direct); TripScore",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: ReferenceParameters | None = None) -> None:
        self.parameters = parameters or ReferenceParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Ask for the plan; ends with Done."""
        yield Step(Text("请模型写出行程", "asking the model for the trip"))
        known = reference(task, self.parameters.rows)
        end = yield from written(task, context, opening(task, "direct", reference=known))
        yield end.done()
