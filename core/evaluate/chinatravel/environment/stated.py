"""A place and its price as a plan states them, held against the sandbox, as sights, hotels and meals share them."""

from core.evaluate.chinatravel.case import ChinaTravelCase
from core.evaluate.chinatravel.document import WrittenActivity, shown
from core.model.report import Violation
from core.sandbox.places import Attraction, Restaurant
from core.text import Name, Text, sentence


def unknown_place(code: str, case: ChinaTravelCase, activity: WrittenActivity, noun: Text) -> Violation:
    """The violation of a place that the plan does not name, or that the city does not have; `noun` is such as "hotel"."""
    position = activity.get("position")
    if position is None:
        message = Text(f"没有写明{noun.zh}（position）", f"it does not say which {noun.en} (position)")
        return Violation(code, message, activity.where)
    message = sentence(
        "{city}没有{noun} {place}",
        "{city} has no {noun} {place}",
        city=Name(case.city.name),
        noun=noun,
        place=Name(shown(position)),
    )
    return Violation(code=code, message=message, where=activity.where, observed=shown(position))


def wrong_price(code: str, activity: WrittenActivity, due: Text, allowed: float) -> Violation:
    """The violation of a price that is not that of the sandbox; `due` says what the place costs."""
    given = activity.get("price")
    said = (
        Text("没写", "does not say")
        if given is None
        else Text(f"写 ¥{shown(given)}", f"says ¥{shown(given)}")
    )
    return Violation(
        code=code,
        message=sentence("{due}，计划{said}", "{due} but the plan {said}", due=due, said=said),
        where=activity.where,
        observed=None if given is None else shown(given),
        allowed=allowed,
    )


def repeated(code: str, activity: WrittenActivity, place: Attraction | Restaurant) -> Violation:
    """The violation of a place to which the trip goes again."""
    message = sentence("{name} 已经去过一次", "{name} is visited a second time", name=Name(place.name))
    return Violation(code=code, message=message, where=activity.where, observed=place.name)
