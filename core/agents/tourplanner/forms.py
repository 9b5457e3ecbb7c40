"""The forms in which the personas and their chief answer."""

from pydantic import BaseModel, ConfigDict


class Profile(BaseModel):
    """What is known of a traveller."""

    model_config = ConfigDict(extra="forbid")
    explicit: list[str]
    implicit: list[str]
    keywords: list[str]


class Persona(BaseModel):
    """A planner of one mind: who, a measurable objective, priorities in order (section 3.3.1)."""

    model_config = ConfigDict(extra="forbid")
    name: str
    objective: str
    priorities: list[str]


class Personas(BaseModel):
    """The team of a trip."""

    model_config = ConfigDict(extra="forbid")
    personas: list[Persona]


class Stops(BaseModel):
    """A day's route: names of its places in order."""

    model_config = ConfigDict(extra="forbid")
    stops: list[str]


class Review(BaseModel):
    """What one persona says of one proposal."""

    model_config = ConfigDict(extra="forbid")
    score: float
    critique: str


class Reviews(BaseModel):
    """What one persona says of all proposals, in their order."""

    model_config = ConfigDict(extra="forbid")
    reviews: list[Review]
