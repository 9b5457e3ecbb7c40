"""Zero-shot chain of thought: thoughts first, then the plan (TravelEval, appendix A.3; TripScore)."""

from collections.abc import Iterator

from core.agents.events import Event, Step, Thought
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import opening, written
from core.agents.shared.parameters import ReferenceParameters
from core.text import Text


class ZeroShotCot:
    """The model thinks aloud, then writes the plan."""

    card = Card(
        name="zs_cot",
        title=Text("零样本思维链", "Zero-shot CoT"),
        summary=Text(
            "模型先逐步思考，再写出行程。",
            "The model thinks step by step before it writes the trip.",
        ),
        kind="language model",
        needs=("model",),
        source="TravelEval, appendix A.3 (Zero-Shot CoT); TripScore",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: ReferenceParameters | None = None) -> None:
        self.parameters = parameters or ReferenceParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Ask for thoughts and the plan; ends with Done."""
        yield Step(Text("请模型思考并写出行程", "asking the model to think and to write the trip"))
        known = reference(task, self.parameters.rows)
        end = yield from written(task, context, opening(task, "zs_cot", reference=known))
        if end.thoughts:
            yield Thought(end.thoughts)
        yield end.done()
