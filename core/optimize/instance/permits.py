"""Which ways in a city a group may take, and would: by what is demanded, by what is asked for, and as people take them."""

from dataclasses import replace
from math import inf

from core.dsl.families.demands import Demands
from core.knowledge.places import Legs
from core.optimize.instance.travel import Permit
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.wishes.likes import Likes

# Km, where walking is all that is wanted.
_LONG_WALK = 2.9
# Km that nobody takes a taxi for, and that one walks to the metro before one takes a dear taxi.
_NEXT_CORNER, _NEXT_CORNER_OF_THE_GENTLE, _LONG_WALK_TO_METRO = 0.9, 0.5, 1.9
# Km that a walk to the next corner may be longer than the car's way.
_A_BIT = 0.3
# Minutes by metro that tire the old and the young.
_METRO_TIRES_THE_GENTLE = 30
# And others, to whom money counts as usual; the less it does, the sooner.
_METRO_TIRES = 60


def permit_of(
    demands: Demands,
    likes: Likes,
    profile: PlannerProfile,
    stations: frozenset[str] = frozenset(),
    *,
    tight: bool = False,
) -> Permit:
    """The ways that are demanded; with a guide as those take them who like this, the old and the young with bags at the `stations`.

    Whose budget is `tight` goes by metro, so that there is enough for dinner.
    """
    permit = _demanded(demands)
    if profile.guide is None:
        return permit
    permit = _as_asked(permit, demands, likes, tight=tight and not likes.tired_legs and not likes.driven)
    permit = replace(permit, with_bags=stations) if likes.tired_legs else permit
    return _as_felt(permit, profile.guide, likes.tired_legs, profile.weights.money, driven=likes.driven)


def _demanded(demands: Demands) -> Permit:
    beyond = inf if demands.taxi_beyond is None else demands.taxi_beyond
    far = "taxi" not in demands.modes
    permit = Permit(demands.modes, demands.disliked_modes, beyond)
    return (
        permit
        if not far
        else Permit(
            modes=demands.modes,
            unwanted=demands.disliked_modes,
            taxi_beyond=beyond,
            walk_km=_LONG_WALK,
            metro_walk_km=_LONG_WALK,
        )
    )


def _as_asked(permit: Permit, demands: Demands, likes: Likes, *, tight: bool) -> Permit:
    """The ways for who asks for the metro, or for taxis: it is meant for the whole trip, not for one ride of it."""
    asked = frozenset[str]().union(*(one for one in demands.one_of_modes if len(one) == 1))
    if "wheels" in likes.legs and "old" in likes.legs and "metro" not in asked:
        # a chair is lifted into a car and not down to the trains
        asked |= {"taxi"}
    if (likes.frugal or tight) and "taxi" not in asked:
        return replace(permit, unwanted=permit.unwanted | {"taxi"})
    match sorted(asked & {"metro", "taxi"}):
        case ["metro"]:
            return replace(permit, unwanted=permit.unwanted | {"taxi"})
        case ["taxi"] if likes.legs:
            nearest = min(permit.walk_km, _NEXT_CORNER_OF_THE_GENTLE)
            return replace(permit, unwanted=permit.unwanted | {"metro"}, walk_km=nearest)
        case ["taxi"]:
            return replace(permit, unwanted=permit.unwanted | {"metro"})
        case _:
            return permit


def _as_felt(
    permit: Permit, guide: Guide, legs: frozenset[Legs], money: float = 1.0, *, driven: bool = False
) -> Permit:
    """The ways as people take them: no car round the corner, no dear ride where a longer walk to the metro saves it.

    Who would be driven has a car for all but the next corner. To whom `money` counts little minds no dear car, and half an hour
    by metro as much as the old.
    """
    near = _NEXT_CORNER_OF_THE_GENTLE if legs else _NEXT_CORNER
    far = permit.metro_walk_km if legs else max(permit.metro_walk_km, _LONG_WALK_TO_METRO)
    return replace(
        permit,
        modes=permit.modes - {"metro"} if driven and "taxi" in permit.modes else permit.modes,
        walk_km=min(permit.walk_km, near + _A_BIT) if driven and "taxi" in permit.modes else permit.walk_km,
        taxi_from=near,
        dear_taxi=0.0 if driven else guide.dear_taxi * min(1.0, money),
        traffic=0.0 if driven or legs else guide.traffic,
        metro_walk_km=far,
        long_metro=guide.long_metro,
        after_walk=int(guide.after_walk),
        after_ride=int(guide.after_ride),
        metro_tires_from=_METRO_TIRES_THE_GENTLE
        if legs
        else max(_METRO_TIRES_THE_GENTLE, round(_METRO_TIRES * min(1.0, money))),
    )
