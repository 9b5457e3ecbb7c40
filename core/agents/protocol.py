"""What an agent is, what it is given, and what the registry knows of it."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from threading import Event as Signal
from typing import Generic, Literal, Protocol, TypeVar, runtime_checkable

from core.agents.events import Event
from core.errors import InputError
from core.llm.protocol import ChatModel
from core.llm.usage import UNLIMITED, Budget
from core.model.locks import NOTHING_LOCKED, Locks
from core.model.parameters import Parameters
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Report
from core.model.run import Run
from core.optimize.advice.ways_out import Relaxation
from core.sandbox.sandbox import Sandbox
from core.text import Text

ParametersT = TypeVar("ParametersT", bound=Parameters)

Need = Literal["model"]
"""What a method may not be able to run without: `model` is a language model."""

USUAL_SECONDS = 10.0
"""What a search may take unless told otherwise: it ends by itself long before, and somebody waits."""
MODEL_SECONDS = 600.0
"""What a method that asks a model may take: forty calls of some ten seconds, or a few plans of 6,000 tokens at 40 a second."""

Critic = Callable[[str, object], Report]
"""What the suite of a name says of a plan document, judged by the request as the agent sees it."""


def never() -> bool:
    """Nothing is put off."""
    return False


@dataclass(frozen=True, slots=True)
class Task:
    """A request to plan, the sandbox to plan it in, and what of an earlier plan stays or must not come back."""

    query: Query
    sandbox: Sandbox
    locks: Locks = NOTHING_LOCKED


@dataclass(frozen=True, slots=True)
class Context:
    """What bounds and helps a run.

    The time limit is in seconds from when the city is loaded, `cancelled` asks the agent to stop. `model` is the language model of this run (None:
    there is none); it counts what it uses and refuses calls beyond `budget`. `critic` judges a plan for methods that
    mend their plans by a verifier; the grader itself stays out of their reach. `put_off` is asked once a plan stands of
    which all that is left to find out is how good it is: whether to end with it, since that is looked for another time.
    """

    seed: int = 0
    time_limit: float = 10.0
    cancelled: Signal = field(default_factory=Signal)
    model: ChatModel | None = None
    budget: Budget = UNLIMITED
    critic: Critic | None = None
    put_off: Callable[[], bool] = never

    def rng(self) -> random.Random:
        """A fresh generator of the run's seed."""
        return random.Random(self.seed)


@dataclass(frozen=True, slots=True)
class Card:
    """What an agent is, for lists in the UI, the docs and the reports.

    `needs` names what it cannot run without, `seconds` what a run may take unless told otherwise.
    """

    name: str
    title: Text
    summary: Text
    kind: Literal["solver", "language model", "hybrid"]
    needs: tuple[Need, ...]
    source: str
    version: str
    seconds: float = USUAL_SECONDS


class Agent(Protocol):
    """A planning method with its parameters."""

    card: Card

    @property
    def parameters(self) -> Parameters:
        """What it plans with."""
        ...

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Plan, telling of progress; the last event is `Done`. Ends soon after `context.cancelled` is set."""
        ...


@dataclass(frozen=True, slots=True)
class AgentType(Generic[ParametersT]):
    """A method as the registry lists it: its card, what can be set, and how an agent of it is made."""

    card: Card
    parameters: type[ParametersT]
    build: Callable[[ParametersT], Agent]

    def make(self, values: Mapping[str, object] | None = None) -> Agent:
        """An agent with these parameters, the others as usual; raises InputError that names what is wrong."""
        return self.build(self.parameters.read(values or {}))

    def made_for(self, run: Run) -> Agent:
        """The agent with the parameters of an earlier run; as usual where that was planned with others than there are."""
        try:
            return self.make(run.parameters)
        except InputError:
            return self.make()


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another plan for a request: one among which to choose by measures, or one that is clearly different."""

    plan: Plan
    kind: Literal["front", "different"]


@runtime_checkable
class Adviser(Protocol):
    """What a method that searches exactly offers beside its plan. Both end early when `stopped` says so."""

    def ways_out(
        self, task: Task, suspects: tuple[str, ...], stopped: Callable[[], bool]
    ) -> Iterator[Relaxation]:
        """Small changes of a request that cannot be met, each with a plan; `suspects` (DSL texts) are tried first."""
        ...

    def alternatives(self, task: Task, stopped: Callable[[], bool]) -> Iterator[Alternative]:
        """Other plans that meet the request as well."""
        ...
