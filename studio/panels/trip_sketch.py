"""The drawings of a trip for its card, made once a plan and language."""

from hashlib import sha256

from components.maps import sketch
from components.maps.pin_map import corners_of, pin_map
from components.trip.day_rows import day_cards
from core.model.plan import Plan
from core.sandbox.names.place_names import place_names
from core.sandbox.rides import by_services
from core.sandbox.sandbox import Sandbox
from core.text import Language
from studio.i18n import translator
from studio.memo import Memo
from studio.panels.ground import ground

_DRAWN: Memo[str] = Memo(20_000_000, size=len)


def sketch_of(plan: Plan, sandbox: Sandbox, language: Language, *, tall: bool = False) -> str:
    """A trip on its city; nothing where the sandbox lacks the city."""
    if plan.target_city not in sandbox.city_names:
        return ""

    def drawn() -> str:
        size = {"width": 300, "height": 150} if tall else {"width": 240, "height": 200}
        return sketch.trip_sketch(plan, ground(sandbox, plan.target_city, language), **size)

    return _DRAWN.get(("sketch", tall, *_key(plan, sandbox, language)), drawn)


def map_of(plan: Plan, sandbox: Sandbox, language: Language) -> str:
    """A trip with the numbers and the names of its stops; nothing where the sandbox lacks the city."""
    if plan.target_city not in sandbox.city_names:
        return ""

    def drawn() -> str:
        base = ground(sandbox, plan.target_city, language)
        corners = corners_of([(plan, base)])
        names = place_names(sandbox.city(plan.target_city), language)
        return pin_map(plan, base, corners, names, width=760, height=440) if corners is not None else ""

    return _DRAWN.get(("map", *_key(plan, sandbox, language)), drawn)


def strips_of(plan: Plan, sandbox: Sandbox, language: Language) -> str:
    """The days of a trip as strips; nothing where the sandbox lacks the city."""
    if plan.target_city not in sandbox.city_names:
        return ""

    def drawn() -> str:
        city = sandbox.city(plan.target_city)
        cards = day_cards(
            plan,
            city=city,
            names=place_names(city, language),
            lasts=by_services(plan, sandbox),
            say=translator(language),
        )
        return sketch.day_strips(cards)

    return _DRAWN.get(("strips", *_key(plan, sandbox, language)), drawn)


def _key(plan: Plan, sandbox: Sandbox, language: Language) -> tuple[bytes, str, Language]:
    written = plan.model_dump_json(exclude_unset=True).encode()
    return sha256(written).digest(), sandbox.manifest.checksum, language
