"""`tripstudio plan`: its options, told without what it takes to plan."""

from datetime import datetime
from typing import Annotated

import typer

from studio.commands.requests import Out, QueryFile, SandboxOption, TimeLimit, TypedText

FORMATS = ("json", "traveleval", "md", "ics", "geojson", "gpx", "html")
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="A parameter of the method, such as profile=competition or money=2; may be repeated.",
    ),
]
FirstDay = Annotated[
    datetime | None, typer.Option("--date", formats=["%Y-%m-%d"], help="First day; default tomorrow.")
]


def plan_requests(
    text: TypedText = None,
    queries: QueryFile = None,
    agent: Annotated[
        str, typer.Option(help="The planning method; `tripstudio agents` lists them.")
    ] = "planner",
    oracle: Annotated[
        bool, typer.Option("--oracle", help="Give the agent the record's own constraints.")
    ] = False,
    settings: Set = None,
    llm: Annotated[
        str | None, typer.Option("--llm", help="The profile of the language model that the method may ask.")
    ] = None,
    sandbox: SandboxOption = None,
    time_limit: TimeLimit = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Requests planned at the same time.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same plan.")] = 0,
    out: Out = None,
    format_: Annotated[
        str, typer.Option("--format", help=f"For one request: {', '.join(FORMATS)}.")
    ] = "json",
    first_day: FirstDay = None,
) -> None:
    """Plan a request, or each request of a file."""
    # who only asks for the help does not wait for what plans: two seconds
    from studio.commands.planning import PlanOptions, plan

    plan(
        PlanOptions(
            text=text,
            queries=queries,
            agent=agent,
            oracle=oracle,
            settings=settings or (),
            llm=llm,
            sandbox=sandbox,
            time_limit=time_limit,
            workers=workers,
            seed=seed,
            out=out,
            format=format_,
            first_day=first_day.date() if first_day else None,
        )
    )
