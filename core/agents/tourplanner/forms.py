"""The forms in which the personas and their chief answer."""

from pydantic import BaseModel, ConfigDict


class Traveller(BaseModel):
    """What is known of a traveller: what is asked for, what can be inferred, and what a night and a meal may cost (CNY)."""

    model_config = ConfigDict(extra="forbid")
    explicit: list[str]
    implicit: list[str]
    keywords: list[str]
    cuisines: list[str] = []
    night_at_most: float | None = None
    meal_from: float = 0.0
    meal_to: float | None = None

    @property
    def told(self) -> str:
        """All of it in words."""
        return " ".join([*self.explicit, *self.implicit, *self.keywords])

    def affords_night(self, price: float) -> bool:
        """Whether a night at this price is what the traveller would pay."""
        return self.night_at_most is None or price <= self.night_at_most

    def affords_meal(self, price: float) -> bool:
        """Whether a meal at this price is what the traveller would pay."""
        return self.meal_from <= price and (self.meal_to is None or price <= self.meal_to)


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
