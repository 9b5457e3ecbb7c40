"""How much the days of a trip are liked, in minutes: their worth less what is tiring and what is monotonous."""

from collections.abc import Collection, Mapping

from core.optimize.days.schedule import Timeline
from core.optimize.preferences.profile import PlannerProfile


def liking_of(day: Timeline, profile: PlannerProfile) -> float:
    """Worth of a day less what is tiring in it."""
    return day.worth - tiring_of(day, profile)


def tiring_of(day: Timeline, profile: PlannerProfile) -> float:
    """How much the number of its sights is disliked, and of its museums that nobody asked for."""
    tired = profile.tired[min(day.sights, profile.most)]
    if profile.guide is None or not profile.guide.second_museum:
        return tired
    others = sum([stop.other_museum for stop in day.stops])
    return tired + profile.guide.second_museum * others * (others - 1) / 2


def monotony_of(days: Collection[Timeline], profile: PlannerProfile, kinds: Mapping[str, str]) -> float:
    """How much it is disliked that sights of a trip are of one kind; `kinds` are those of the sights."""
    if not profile.repeated:
        return 0.0
    seen = [kinds.get(stop.place, "") for day in days for stop in day.stops if not stop.is_meal]
    return profile.repeated * (len(seen) - len(set(seen)))
