"""The forms in which models answer the sub-tasks of planning. The name of a form is the name of its JSON schema."""

from pydantic import BaseModel, ConfigDict


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Picks(_Form):
    """Some of the candidates, in order, and why."""

    names: list[str]
    reason: str


class Ranked(_Form):
    """Candidates, the best first."""

    attractions: list[str]
    restaurants: list[str]


class Outline(_Form):
    """Names of the places of each day, in order."""

    days: list[list[str]]


class Branch(_Form):
    """The rule by which a task is divided, and why."""

    branch: str
    reason: str
