"""Parameters that several methods have alike."""

from typing import Annotated

from pydantic import Field

from core.model.parameters import Parameters, Told
from core.text import Text


class ReferenceParameters(Parameters):
    """How much of the sandbox a model without tools is told."""

    rows: Annotated[
        int,
        Field(ge=0, le=200),
        Told(
            Text("资料行数", "Rows of data"),
            Text(
                "提示中每张表给出多少行；0 为不给资料",
                "Rows of each table in the prompt; 0 tells nothing of the data",
            ),
        ),
    ] = 30


class ExploringParameters(Parameters):
    """How long a model with tools may explore."""

    steps: Annotated[
        int,
        Field(ge=1, le=200),
        Told(
            Text("最多步数", "Most steps"),
            Text(
                "最多调用工具多少次，之后按笔记写行程",
                "Tool calls at most; then the trip is written from the notes",
            ),
        ),
    ] = 40


class SearchParameters(Parameters):
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
