"""A solution of the programme as a trip: the path of the flow, walked by the clock of the sandbox."""

from collections.abc import Sequence

from core.agents.shared.assembly.trail import Party, Trail
from core.agents.ttg.programme import DAY, HOUR, Arc, Programme
from core.model.mode import Mode

_MODES: tuple[Mode, ...] = ("metro", "taxi")


def trip_of(programme: Programme, values: Sequence[float]) -> Trail:
    """The trip whose arcs have the value 1."""
    used = [arc for arc, value in zip(programme.arcs, values, strict=True) if value > 0.5]
    following = {arc.tail: arc for arc in used if arc.tail is not None}
    arc = next(one for one in used if one.kind == "out")
    assert arc.service is not None
    problem = programme.selection.problem
    trail = Trail(Party(problem.people, problem.start_city, problem.city)).boards(arc.service)
    mode: Mode | None = None
    while arc.head is not None:
        place, begun, is_visit = arc.head
        arc = following[arc.head]
        ended = begun
        while arc.kind in ("begin", "stay") and arc.head is not None:
            ended = arc.head[1]
            arc = following[arc.head]
        if is_visit:
            trail = _visited(programme, trail, place, begun, ended, mode)
        if arc.kind == "back":
            break
        mode = arc.mode
    assert arc.service is not None
    return trail.goes_home(arc.service, _by(_last_mode(used, arc)))


def _visited(
    programme: Programme, trail: Trail, place: str, begun: int, ended: int, mode: Mode | None
) -> Trail:
    """One place, from hour to hour of the trip; a night leads into the next day."""
    city, modes = programme.selection.problem.city, _by(mode)
    lodging = next((one for one in programme.selection.hotels if one.hotel.name == place), None)
    if lodging is not None:
        slept = trail.sleeps(lodging.hotel, lodging.offer, lodging.rooms, modes)
        return slept.wakes(ended % DAY * HOUR)
    start = max(begun % DAY * HOUR, trail.arrival(place, modes))
    end = ended % DAY * HOUR or DAY * HOUR
    sight = city.attraction(place)
    if sight is not None and sight in programme.selection.sights:
        return trail.visits(sight, modes, start, max(end, start + 1))
    table = city.restaurant(place)
    assert table is not None
    return trail.eats(
        "lunch" if start < 15 * HOUR else "dinner", place, table.price, modes, start, max(end, start + 1)
    )


def _last_mode(used: Sequence[Arc], back: Arc) -> Mode | None:
    assert back.service is not None
    to_station = (
        arc for arc in used if arc.kind == "move" and arc.head and arc.head[0] == back.service.start
    )
    return next((arc.mode for arc in to_station), None)


def _by(mode: Mode | None) -> tuple[Mode, ...]:
    return (mode,) if mode is not None else _MODES
