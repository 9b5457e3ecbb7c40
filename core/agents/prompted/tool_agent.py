"""Tool-augmented agent: function calling, then the plan from the notebook (TravelEval)."""

from collections.abc import Iterator

from core.agents.events import Event, Step
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.exploring import explored_by_functions, plan_from_notes
from core.agents.shared.parameters import ExploringParameters
from core.text import Text


class ToolAgent:
    """The model calls functions by the protocol of its server."""

    card = Card(
        name="tool_agent",
        title=Text("函数调用", "Function calling"),
        summary=Text(
            "模型通过函数调用查资料、记笔记，最后按笔记写行程。",
            "The model calls functions and takes notes, then writes the trip from them.",
        ),
        kind="language model",
        needs=("model",),
        source="TravelEval (tool-augmented agent)",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: ExploringParameters | None = None) -> None:
        self.parameters = parameters or ExploringParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Explore by function calls, then plan; ends with Done."""
        yield Step(Text("用函数调用查资料", "exploring by function calls"))
        found = yield from explored_by_functions(task, context, "tool_agent", self.parameters.steps)
        yield from plan_from_notes(task, context, found)
