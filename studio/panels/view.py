"""What a panel shows: the trip of a run, in a sandbox, under a key of its own."""

from collections.abc import Hashable
from dataclasses import dataclass

from core.evaluate.plan_document import read_plan
from core.model.plan import Plan
from core.model.report import Where
from core.model.run import Run
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Language, Naming
from studio import services
from studio.i18n import Translate
from studio.state import selection


@dataclass(frozen=True, slots=True, eq=False)
class TripView:
    """A trip on a screen. Widgets and the selection live under `key`, so that two views never share them."""

    run: Run
    plan: Plan
    sandbox: Sandbox
    key: str

    @property
    def city(self) -> City | None:
        """The city of the trip; None where the sandbox does not have it."""
        name = self.plan.target_city
        return self.sandbox.city(name) if name in self.sandbox.city_names else None

    @property
    def selected(self) -> Where | None:
        """What is selected in it."""
        return selection.of(self.key)

    def names(self, language: Language) -> Naming:
        """How the places of the trip are called in a language."""
        return place_names(self.city, language)

    def seen_by(self, say: Translate) -> tuple[Hashable, ...]:
        """What all that is drawn of the plan depends on, but for what is selected and marked in it."""
        return self.plan.model_dump_json(), self.sandbox.manifest.checksum, say.language, say.measures

    def select(self, where: Where | None) -> None:
        """Select in all its parts; None deselects."""
        selection.pick(self.key, where)


def trip_view(run: Run, key: str) -> TripView | None:
    """The view of a run's trip under a key; None where the run has no plan.

    Raises SandboxError where the sandbox is gone and PlanFormatError for a plan that cannot be read.
    """
    if run.document is None:
        return None
    sandbox = services.sandbox(run.sandbox)
    return TripView(run=run, plan=read_plan(run.document, sandbox), sandbox=sandbox, key=key)
