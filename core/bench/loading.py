"""What every method asks of a sandbox for a request, loaded before its clock begins."""

from core.knowledge.city import knowledge_of
from core.model.query import Query
from core.sandbox.sandbox import Sandbox


def load_for(query: Query, sandbox: Sandbox) -> None:
    """Load the trip's city, what is known of its places, and the services there and back, where the sandbox has them.

    They are loaded once for all runs: the first one in a city would else have less time to plan than the next. Raises
    SandboxError where the sandbox cannot be read.
    """
    start, target = (
        sandbox.chinese_name(name) if name else None for name in (query.start_city, query.target_city)
    )
    if target not in sandbox.city_names:
        return
    knowledge_of(sandbox.city(target))
    if start in sandbox.city_names:
        sandbox.services(start, target)
        sandbox.services(target, start)
