"""What a trip is in few words: from where to where, for how long, for how many and when."""

from datetime import date

from core.model.query import Query
from core.text import Naming
from studio.i18n import Translate


def _dates(first: date, last: date, say: Translate) -> str:
    """`11月27–29日`, `27–29 Nov`; the month twice where it changes."""
    told: dict[str, str | float] = {
        "first": first.day,
        "month": say(f"month-{first.month}"),
        "last": last.day,
    }
    if (first.year, first.month) != (last.year, last.month):
        return say("dates-over", **told, month2=say(f"month-{last.month}"))
    return say("dates-of", **told) if first != last else say("dates-one", **told)


def trip_label(query: Query, called: Naming, say: Translate) -> str:
    """Where a trip begins and goes, for how long and how many, as far as it is known."""
    way = way_of(query, called)
    return " · ".join([*([way] if way else []), *trip_facts(query, say)])


def way_of(query: Query, called: Naming) -> str:
    """Where a trip begins and goes, as far as it is known."""
    return " → ".join(called(city) for city in (query.start_city, query.target_city) if city is not None)


def trip_facts(query: Query, say: Translate) -> list[str]:
    """For how long, for how many and when a trip is, as far as it is known."""
    parts = []
    if query.days is not None:
        parts.append(say("chip-days", days=query.days))
    if query.people_number is not None:
        parts.append(say("chip-people", people=query.people_number))
    if query.dates is not None:
        parts.append(_dates(*query.dates, say))
    return parts
