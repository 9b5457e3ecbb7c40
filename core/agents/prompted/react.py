"""ReAct: thought, action, observation, in turns; then the plan from the notebook (ChinaTravel, section 5)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from core.agents.events import Event, Step
from core.agents.protocol import Card, Context, Task
from core.agents.shared.dialogue.exploring import explored_by_commands, plan_from_notes
from core.agents.shared.parameters import ExploringParameters
from core.model.parameters import Told
from core.text import Text


class ReactParameters(ExploringParameters):
    """How long it explores, and whether it is shown how."""

    shots: Annotated[
        Literal["zero", "one"],
        Told(
            Text("示例", "Examples"),
            Text("提示里是否有一个示例", "Whether the prompt has an example"),
            {"zero": Text("零样本", "Zero-shot"), "one": Text("一个示例", "One-shot")},
        ),
    ] = "zero"


class React:
    """The model says what it thinks before each call."""

    card = Card(
        name="react",
        title=Text("ReAct", "ReAct"),
        summary=Text(
            "模型交替思考、调用工具、观察结果，最后按笔记写行程。",
            "The model thinks, calls a tool and observes, in turns, then writes the trip from its notes.",
        ),
        kind="language model",
        needs=("model",),
        source="ChinaTravel, section 5 (ReAct, zero- and one-shot); TravelEval, appendix A.3",
        version="1",
    )

    def __init__(self, parameters: ReactParameters | None = None) -> None:
        self.parameters = parameters or ReactParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Explore with thoughts, then plan; ends with Done."""
        yield Step(Text("边思考边用工具查资料", "thinking and exploring with tools"))
        example = self.parameters.shots == "one"
        toolbox = yield from explored_by_commands(
            task, context, "react", self.parameters.steps, example=example
        )
        yield from plan_from_notes(task, context, toolbox)
