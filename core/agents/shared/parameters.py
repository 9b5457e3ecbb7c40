"""Parameters that several methods have alike."""

from typing import Annotated

from pydantic import Field

from core.model.parameters import Parameters, ParameterText
from core.text import Text


class ReferenceParameters(Parameters):
    """How much of the sandbox a model without tools is told."""

    rows: Annotated[
        int,
        Field(ge=0, le=200),
        ParameterText(
            Text("资料行数", "Rows of data"),
            Text(
                "提示中每张表给出多少行；0 为只给车站和机场，如 TravelEval",
                "Rows of each table in the prompt; 0 names only stations and airports, as TravelEval does",
            ),
        ),
    ] = 30


class TurnsParameters(ReferenceParameters):
    """How often a model without tools thinks, decides and observes within one answer."""

    turns: Annotated[
        int,
        Field(ge=1, le=20),
        ParameterText(
            Text("一次回答里的轮数", "Turns of an answer"),
            Text(
                "不用工具时，一次回答里最多思考、行动、观察几轮；TravelEval 未说明其数",
                "Thoughts, actions and observations within one answer without tools, at most; TravelEval does not say how many",
            ),
        ),
    ] = 5


class ExploringParameters(Parameters):
    """How long a model with tools may explore."""

    steps: Annotated[
        int,
        Field(ge=1, le=200),
        ParameterText(
            Text("最多步数", "Most steps"),
            Text(
                "最多调用工具多少次，之后按笔记写行程",
                "Tool calls at most; then the trip is written from the notes",
            ),
        ),
    ] = 40


class SearchParameters(Parameters):
    """How wide it searches."""

    breadth: Annotated[
        int,
        Field(ge=1, le=50),
        ParameterText(
            Text("每步候选数", "Candidates a step"),
            Text("每一步最多尝试多少个地点", "How many places are tried at each step at most"),
        ),
    ] = 3
