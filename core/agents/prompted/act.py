"""Act: tool calls without reasoning, then the plan from the notebook (ChinaTravel, section 5)."""

from collections.abc import Iterator

from core.agents.events import Event, Step
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.exploring import explored_by_commands, plan_from_notes
from core.agents.shared.parameters import ExploringParameters
from core.text import Text


class Act:
    """The model acts and notes, and never says why."""

    card = Card(
        name="act",
        title=Text("Act", "Act"),
        summary=Text(
            "模型只调用工具、记笔记，最后按笔记写行程。",
            "The model calls tools and takes notes, then writes the trip from them.",
        ),
        kind="language model",
        needs=("model",),
        source="ChinaTravel, section 5 (Act)",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: ExploringParameters | None = None) -> None:
        self.parameters = parameters or ExploringParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Explore, then plan; ends with Done."""
        yield Step(Text("用工具查资料", "exploring with tools"))
        steps = self.parameters.steps
        found = yield from explored_by_commands(task, context, "act", steps, example=False)
        yield from plan_from_notes(task, context, found)
