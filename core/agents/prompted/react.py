"""ReAct: thought, action, observation, in turns, then the plan.

In ChinaTravel (section 5) tools of the sandbox observe, a call an answer, and the plan comes from the notebook. In TravelEval
(appendices A.3 and C) the model has no tools: it observes by itself, all turns in one answer that ends with the plan.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

from core.agents.events import Event, Step, Thought
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.dialogue.exploring import explored_by_commands, plan_from_notes
from core.agents.shared.dialogue.reference import reference
from core.agents.shared.dialogue.writing import opening, written
from core.agents.shared.parameters import ExploringParameters, TurnsParameters
from core.model.parameters import ParameterText
from core.text import Text


class ReactParameters(ExploringParameters, TurnsParameters):
    """Who observes, for how long, and whether the model is shown how."""

    observations: Annotated[
        Literal["tools", "model"],
        ParameterText(
            Text("观察", "Observations"),
            Text("观察来自工具，还是模型自己", "Whether tools observe or the model itself"),
            {
                "tools": Text("工具（ChinaTravel）", "Tools (ChinaTravel)"),
                "model": Text("模型自己（TravelEval）", "The model (TravelEval)"),
            },
        ),
    ] = "tools"
    shots: Annotated[
        Literal["zero", "one"],
        ParameterText(
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
        source="ChinaTravel, section 5 (ReAct, zero- and one-shot); TravelEval, appendices A.3 and C",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: ReactParameters | None = None) -> None:
        self.parameters = parameters or ReactParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Explore with thoughts, then plan; ends with Done."""
        if self.parameters.observations == "model":
            yield from self._alone(task, context)
            return
        yield Step(Text("边思考边用工具查资料", "thinking and exploring with tools"))
        example = self.parameters.shots == "one"
        found = yield from explored_by_commands(
            task, context, "react", self.parameters.steps, example=example
        )
        yield from plan_from_notes(task, context, found)

    def _alone(self, task: Task, context: Context) -> Iterator[Event]:
        """All turns in one answer."""
        yield Step(Text("请模型边思考边写出行程", "asking the model to think in turns and to write the trip"))
        known, turns = reference(task, self.parameters.rows), self.parameters.turns
        end = yield from written(task, context, opening(task, "react_alone", reference=known, turns=turns))
        if end.thoughts:
            yield Thought(end.thoughts)
        yield end.done()
