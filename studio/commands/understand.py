"""`tripstudio understand`: from text or a file of requests to what is understood of them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from core.knowledge.hours.engagements import KeptBlock, blocks_of
from core.llm.connect import connect
from core.llm.profiles import ProfileStore
from core.model.clock import Clock
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Language
from core.understand import Understanding, understand
from core.understand.translating.model_translator import translate
from core.understand.wishes.liking import Liking
from studio.commands.language import language
from studio.commands.requests import (
    Out,
    QueryFile,
    SandboxOption,
    TypedText,
    read_requests,
    tell_faults,
    write_records,
)
from studio.settings import read_settings

FIELDS = ("start_city", "target_city", "days", "people_number", "budget")


def understand_requests(
    text: TypedText = None,
    queries: QueryFile = None,
    out: Out = None,
    sandbox: SandboxOption = None,
    llm: Annotated[
        str | None,
        typer.Option(
            "--llm", help="A model as second reader; what it reads otherwise than the rules is asked."
        ),
    ] = None,
) -> None:
    """Say what a request, or each request of a file, is understood to ask for."""
    settings = read_settings()
    world = SandboxLibrary(settings.home).open(sandbox or settings.sandbox)
    requests = read_requests(text, queries)
    with _reader(llm, settings.home, world) as read:
        write_records((_record(query, read(query)) for query in requests.good), out)
    tell_faults(requests)
    if requests.faults:
        raise typer.Exit(1)


@contextmanager
def _reader(llm: str | None, home: Path, world: Sandbox) -> Iterator[Callable[[Query], Understanding]]:
    """What reads requests: the rules, or the rules and a model."""
    # The traveller's own day.
    today = date.today()  # noqa: DTZ011
    if llm is None:
        yield lambda query: understand(query.text, uid=query.uid, sandbox=world, today=today)
        return
    client = connect(ProfileStore(home).get(llm))
    try:
        yield lambda query: translate(query.text, world, client.for_run(), query.uid, today)
    finally:
        client.close()


def _record(query: Query, found: Understanding) -> dict[str, Any]:
    """All that was read of a request, as DESIGN's *understood* record has it."""
    here = language()
    return {
        "uid": query.uid,
        "query": {name: getattr(found.query, name) for name in FIELDS},
        "facts": [
            {
                "name": name,
                "value": getattr(found.query, name),
                "span": span,
                "confidence": found.confidence[name],
            }
            for name, span in found.spans.items()
        ],
        "constraints": [
            {
                "family": constraint.family,
                "dsl": constraint.dsl,
                "gloss": constraint.gloss.says(here),
                "span": constraint.span,
                "confidence": constraint.confidence,
                "strength": constraint.strength,
            }
            for constraint in found.query.constraints
        ],
        "preferences": [_preference(one, here) for one in found.likings],
        "kept_free": [_kept_free(one) for one in blocks_of(found.query)],
        "dates": _dates(found),
        "ages": list(found.ages),
        "ask": [
            {
                "about": question.about,
                "question": question.text.says(here),
                "choices": [choice.label.says(here) for choice in question.choices],
                "span": question.span,
                "words": found.query.text[slice(*question.span)] if question.span else None,
            }
            for question in found.ask
        ],
        "did_you_mean": {name: list(names) for name, names in found.did_you_mean.items()},
        "not_understood": [found.query.text[start:end] for start, end in found.not_understood],
        "not_understood_spans": list(found.not_understood),
    }


def _preference(one: Liking, here: Language) -> dict[str, Any]:
    """A like or a dislike; `held` says whether the sandbox's data can tell if a plan meets it."""
    thing = one.thing.says(here)
    return {
        "about": one.about,
        "likes": [thing] if one.wanted else [],
        "dislikes": [] if one.wanted else [thing],
        "strength": one.strength,
        "held": one.held,
        "span": one.span,
    }


def _kept_free(block: KeptBlock) -> dict[str, Any]:
    """Time for which nothing is planned: `minutes` between two hours of a day from 1, or of one of the whole days where it is null."""
    return {
        "day": block.on_day or None,
        "since": str(Clock(block.since)),
        "until": str(Clock(block.until)),
        "minutes": block.least,
        "engaged": block.engaged,
    }


def _dates(found: Understanding) -> dict[str, Any] | None:
    if found.dates is None:
        return None
    first, last = found.dates.first, found.dates.last
    return {"first": first.isoformat(), "last": last.isoformat() if last else None, "span": found.dates.span}
