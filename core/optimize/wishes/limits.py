"""Limits of a request, whatever it wishes: the cities that a sandbox has and joins, and how long and how large a trip is."""

from core.optimize.outcome import Impossible
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, joined, sentence

MAX_DAYS = 14
MAX_PEOPLE = 50


def goes_nowhere(city: str) -> Impossible:
    """No trip goes to the city in which it starts."""
    return Impossible(
        sentence(
            "出发城市和目的城市都是{start}，没有城际行程可安排",
            "the trip starts and ends in {start}: nowhere to go",
            start=Name(city),
        ),
        ("start_city", "target_city"),
    )


def unknown_city(field: str, city: str, sandbox: Sandbox) -> Impossible:
    """No trip starts in or goes to a city that the sandbox does not have; `field` is the one that names it."""
    return Impossible(
        sentence(
            "沙盒 {sandbox} 没有城市{city}，可选：{known}",
            "the sandbox {sandbox} has no city {city}; it has {known}",
            sandbox=sandbox.manifest.name,
            city=Name(city),
            known=joined(map(Name, sandbox.city_names), Text("、", ", ")),
        ),
        (field,),
    )


def no_connection(origin: str, goal: str, sandbox: Sandbox) -> Impossible:
    """No trip goes where no service does."""
    return Impossible(
        sentence(
            "沙盒 {sandbox} 中没有从{origin}到{goal}的火车或航班",
            "the sandbox {sandbox} has no train or flight from {origin} to {goal}",
            sandbox=sandbox.manifest.name,
            origin=Name(origin),
            goal=Name(goal),
        ),
        ("start_city", "target_city"),
    )


def outside_of_limits(days: int, people: int) -> Impossible | None:
    """Why no trip of so many days is planned for so many people, or None."""
    return _outside("days", "天数", days, MAX_DAYS) or _outside("people_number", "人数", people, MAX_PEOPLE)


def _outside(field: str, zh: str, value: int, most: int) -> Impossible | None:
    if 1 <= value <= most:
        return None
    return Impossible(
        Text(
            f"{zh}为 {value}，可规划的范围是 1 到 {most}",
            f"{field} is {value}; trips are planned for 1 to {most}",
        ),
        (field,),
    )
