"""Kinds of sights, restaurants and hotels in free words: temples, no hotpot, a hotel with a pool, local food."""

from collections.abc import Iterator
from itertools import pairwise

from core.dsl.families.kinds import Quantifier
from core.dsl.families.places import Types
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Mention, mentions
from core.understand.wishes.kinds import are_fewer, is_unwanted, kinds_said
from core.understand.wishes.trip_sides import FOOD, SIGHT, TripSide
from core.understand.wishes.wish import Scene, Wish

_NOT_MANY = compiled(
    r"(?:类的?)?(?:景点)?(?:就|也)?(?:(?:不要|别|不能|不用|不想)(?:安排|排|去|看|逛)*得?太多|(?:最好|尽量)?少(?:一?[点些]|安排|排))|"
    r"(?:的话|嘛|里)?(?:我们?|就)?(?:只|仅)(?:想|要|需)*(?:看|去|逛|玩)(?=[一-鿿]{2})"
)
"""What makes a kind of sight one of which few are wished for, and not none: 博物馆不要太多, 园林只看留园."""
_LOCAL_FOOD = compiled(
    r"(?:当地|本地|特色|地道|正宗)[^,。]{0,9}?(?:美食|特色菜|菜(?!馆)|小吃|吃的)|"
    r"\blocal (?:cuisine|food|dish|special|delicac|flavou?rs)\w*(?! (?:streets?|markets?|stalls?|courts?|halls?|lanes?|tours?|guides?)\b)"
)
# letters of the name of a dish, about a word for its kind
_LONGEST_DISH = 12


def kind_wishes(scene: Scene, clause: Clause, taken: tuple[Span, ...]) -> Iterator[Wish]:
    """Kinds of places said in a clause outside of the spans taken."""
    for side, said in kinds_said(scene, clause, taken).items():
        yield from _by_kind(scene, clause, side, said)


def _by_kind(scene: Scene, clause: Clause, side: TripSide, said: list[Mention]) -> Iterator[Wish]:
    demanded = [
        mention
        for mention in said
        if not (side is SIGHT and _ends_a_thing(scene, mention.span))
        and not (side is FOOD and _is_of_a_thing_itself(scene, mention.span))
        and not (side is SIGHT and _are_few(scene, mention.span))
        and _is_demand(scene, side, mention)
    ]
    refused = [is_unwanted(scene, side.topic, clause, mention) for mention in demanded]
    for unwanted in (False, True):
        group = [mention for mention, no in zip(demanded, refused, strict=True) if no is unwanted]
        if unwanted:
            # Jiangzhe cuisine, not Hangzhou local food: no constraint holds a part of what is wished for
            wished = {mention.concept for mention in said if mention not in group}
            group = [
                one for one in group if one.concept in wished or _demanded(scene, side, one) not in wished
            ]
        if group:
            span = min(mention.span[0] for mention in group), max(mention.span[1] for mention in group)
            types = frozenset(_demanded(scene, side, mention) for mention in group)
            either = not unwanted and len(group) > 1 and _alternatives(clause, group)
            rule: Quantifier = "none" if unwanted else "any" if either else "all"
            parts = tuple(_whole(scene, mention.span) for mention in group)
            yield Wish(Types(side.kind, rule, types), span, 0.85, parts=parts)
    if side is FOOD and not said:
        yield from _local_food(scene, clause)


def _are_few(scene: Scene, span: Span) -> bool:
    """Whether few of a kind of sight are wished for, and not none: 博物馆不要太多, 少看博物馆."""
    return are_fewer(scene.lower, span[0]) or _NOT_MANY.match(scene.lower, span[1]) is not None


def _whole(scene: Scene, span: Span) -> Span:
    """Where the thing stands of whose name the word for a kind is a part: 潮汕牛肉火锅, rooftop bars."""
    thing = _thing_around(scene, span)
    return thing.span if thing else span


def _ends_a_thing(scene: Scene, span: Span) -> bool:
    """Whether English names a thing to see of its own whose last word is that for a kind: an aviation museum."""
    thing = _thing_around(scene, span)
    return (
        thing is not None
        and thing.span[0] < span[0]
        and scene.lower[slice(*thing.span)].isascii()
        and lexicon("things")[thing.concept]["about"] == "sight"
    )


def _is_of_a_thing_itself(scene: Scene, span: Span) -> bool:
    """Whether a word for a cuisine is a part of what is wished, or not, for itself, of a hotel, or of what English sees: a buffet
    breakfast, 挨着酒吧街, Cantonese opera."""
    thing = _thing_around(scene, span)
    entry = lexicon("things")[thing.concept] if thing else {}
    is_near = entry.get("about") == "hotel" and "near" in entry
    is_seen = thing is not None and thing.span != span and scene.lower[slice(*thing.span)].isascii()
    return "itself" in entry or is_near or (is_seen and entry["about"] == "sight")


def _thing_around(scene: Scene, span: Span) -> Mention | None:
    around = max(0, span[0] - _LONGEST_DISH), min(len(scene.lower), span[1] + _LONGEST_DISH)
    things = mentions("things", scene.lower, *around)
    return next((one for one in things if one.span[0] <= span[0] and span[1] <= one.span[1]), None)


def _alternatives(clause: Clause, group: list[Mention]) -> bool:
    ordered = sorted(mention.span for mention in group)
    return all(clause.joins_by_or(first[1], second[0]) for first, second in pairwise(ordered))


def _is_demand(scene: Scene, side: TripSide, mention: Mention) -> bool:
    entry = lexicon(side.topic).get(mention.concept, {})
    if scene.lower[slice(*mention.span)] in entry.get("liked", ()):
        return False
    return (
        not entry.get("soft")
        or "part_of" in entry
        or mention.concept in scene.names.kinds.get(side.named, ())
    )


def _demanded(scene: Scene, side: TripSide, mention: Mention) -> str:
    """The kind that the sandbox has for what is mentioned: 江浙菜 for 杭帮菜."""
    whole: str = lexicon(side.topic).get(mention.concept, {}).get("part_of", mention.concept)
    return mention.concept if mention.concept in scene.names.kinds.get(side.named, ()) else whole


def _local_food(scene: Scene, clause: Clause) -> Iterator[Wish]:
    match = _LOCAL_FOOD.search(clause.lower)
    entry = lexicon("local_cuisine").get(scene.target_city or "")
    if match and entry:
        span = clause.start + match.start(), clause.start + match.end()
        yield Wish(Types("restaurant", "all", frozenset({entry["cuisine"]})), span, 0.7)
