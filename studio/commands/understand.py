"""`tripstudio understand`: from text or a file of requests to what is understood of them."""

from typing import Any

import typer

from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from studio.commands.language import language
from studio.commands.requests import (
    Out,
    QueryFile,
    SandboxName,
    TypedText,
    read_requests,
    tell_faults,
    write_records,
)
from studio.settings import read_settings

FIELDS = ("start_city", "target_city", "days", "people_number", "budget")


def understand_requests(
    text: TypedText = None, queries: QueryFile = None, out: Out = None, sandbox: SandboxName = None
) -> None:
    """Say what a request, or each request of a file, is understood to ask for."""
    settings = read_settings()
    world = SandboxLibrary(settings.home).open(sandbox or settings.sandbox)
    requests = read_requests(text, queries)
    write_records((_record(query, world) for query in requests.good), out)
    tell_faults(requests)
    if requests.faults:
        raise typer.Exit(1)


def _record(query: Query, world: Sandbox) -> dict[str, Any]:
    found: Understanding = understand(query.text, uid=query.uid, sandbox=world)
    here = language()
    constraints = [
        {
            "family": constraint.family,
            "dsl": constraint.dsl,
            "gloss": constraint.gloss.says(here),
            "span": constraint.span,
            "confidence": constraint.confidence,
        }
        for constraint in found.query.constraints
    ]
    return {
        "uid": query.uid,
        "query": {name: getattr(found.query, name) for name in FIELDS},
        "constraints": constraints,
        "not_understood": [found.query.text[start:end] for start, end in found.not_understood],
    }
