"""Wishes in parts: those of words that are in doubt, those at the end of an unknown name, each as strong as it is said."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types, values_of, with_values
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.model.query import Strength
from core.understand.belief.phrasing.speaking import LEADS_TO, LIVES_THERE
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import demands, strength
from core.understand.text.clauses.time_left import is_for_time_left
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, holds, overlaps
from core.understand.text.vocabulary import Topic, mentions
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish, is_refusal

TURNED = (Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear)
"""Wishes that a refusal may turn round."""
ORDER: tuple[Strength, ...] = ("must", "never", "like", "rather_not")
_TOPICS: tuple[Topic, ...] = ("attraction_types", "cuisines", "hotel_features")
# What one eats, and no taste.
_DIETS = frozenset({"素食", "清真菜"})
_COOKING = "菜"
_MAYBE = re.compile(
    r"\w (?:maybe|perhaps|possibly|(?:i|we) (?:guess|suppose|reckon))(?: too| as well)?\s*[.!?]*\s*$|^\s*(?:and |or |also |then )?(?:maybe|perhaps|possibly) ",
    re.IGNORECASE,
)
"""What makes all that a clause names a like: Forbidden City maybe."""
_HAN_NAME = re.compile(r"[一-鿿]{2,7}(?![个家间的找去来坐想要吃喝])[一-鿿]")
_CAPITAL_NAME = re.compile(r"(?:[A-Z][\w'-]+ ?){2,5}")


def parted(scene: Scene, wish: Wish, doubted: Callable[[Span], bool]) -> tuple[Wish | None, Wish | None]:
    """The wish for what stands where nothing is in doubt, and the one for what stands elsewhere.

    A diet that is said once without doubt is kept, whatever else is said of it: two vegetarians, hot pot with some veggie broth.
    """
    doubtful_parts = [span for span in wish.spans if doubted(span)]
    if not doubtful_parts:
        return wish, None
    kept = tuple(span for span in wish.spans if span not in doubtful_parts)
    diets = _DIETS & _values_at(scene, wish, kept)
    in_doubt = _values_at(scene, wish, doubtful_parts) - diets
    if diets and not in_doubt:
        return replace(
            wish, span=(min(one for one, _ in kept), max(one for _, one in kept)), parts=kept
        ), None
    left = values_of(wish.meaning) - in_doubt
    if not (in_doubt and left and kept) or getattr(wish.meaning, "rule", "all") == "any":
        return None, wish
    span = min(start for start, _ in kept), max(end for _, end in kept)
    return (
        replace(wish, meaning=with_values(wish.meaning, left), span=span, parts=kept),
        replace(
            wish,
            meaning=with_values(wish.meaning, in_doubt),
            span=doubtful_parts[0],
            parts=tuple(doubtful_parts),
        ),
    )


def without_names_of_dishes(scene: Scene, wishes: Iterable[Wish], likings: Iterable[Liking]) -> list[Wish]:
    """The wishes without visits to places that are but words of a dish: West Lake vinegar fish."""
    dishes = [one.span for one in likings if one.about in ("meal", "cuisine")]

    def is_of_a_dish(span: Span) -> bool:
        return any(holds(dish, span) and dish != span for dish in dishes)

    return [
        left
        for wish in wishes
        if (left := parted(scene, wish, is_of_a_dish)[0] if isinstance(wish.meaning, Names) else wish)
    ]


def _values_at(scene: Scene, wish: Wish, spans: Iterable[Span]) -> frozenset[str]:
    """Those of a wish's names or types that the words of some spans say."""
    return frozenset[str]().union(*(_said_at(scene, wish, span) for span in spans))


def _said_at(scene: Scene, wish: Wish, span: Span) -> frozenset[str]:
    values = values_of(wish.meaning)
    if isinstance(wish.meaning, Names):
        return values & {name for found in scene.places(*span) for name in found.names}
    said = {mention.concept for topic in _TOPICS for mention in mentions(topic, scene.lower, *span)}
    wholes = {lexicon(topic).get(one, {}).get("part_of", one) for topic in _TOPICS for one in said}
    return values & (said | wholes)


def refused_kinds(wishes: Iterable[Wish], likings: Iterable[Liking]) -> frozenset[tuple[str, bool]]:
    """The kinds and things that the text refuses somewhere: who wants them elsewhere is to be asked."""
    kinds = frozenset[str]().union(*(values_of(one.meaning) for one in wishes if is_refusal(one.meaning)))
    return frozenset((kind.removesuffix(_COOKING), False) for kind in kinds) | {
        of_part(one) for one in likings if not one.wanted
    }


def of_part(liking: Liking) -> tuple[str, bool]:
    """What is liked or not, and whether about town: who drives there need not drive in the city."""
    # 辣菜 is 辣 by another name
    return liking.thing.zh.removesuffix(_COOKING), liking.about == "local_transport"


def happens_at(text: str, words: Span, span: Span) -> bool:
    """Whether unread words tell what is done at the place that follows, and not who works or lives there."""
    leads = LEADS_TO.match(text[words[1] : span[0]])
    return leads is not None and LIVES_THERE.search(text, words[0], span[0]) is None


def without_unknown_names(
    scene: Scene, wishes: Sequence[Wish], unread: Sequence[Span]
) -> tuple[list[Wish], list[Span]]:
    """The wishes without those for a kind of place whose word is the end of a name that nobody knows, and these names.

    As in 白月光小院咖啡馆. A kind that is said elsewhere too is wished for all the same: 想吃海鲜，去盐田海鲜街.
    """
    known: list[Wish] = []
    names: list[Span] = []
    for wish in wishes:
        strange = {span: whole for span in wish.spans if (whole := _unknown_name(scene, wish, span, unread))}
        names += strange.values()
        kept = tuple(span for span in wish.spans if span not in strange)
        said = _values_at(scene, wish, kept)
        if not strange:
            known.append(wish)
        elif said:
            span = min(start for start, _ in kept), max(end for _, end in kept)
            known.append(replace(wish, meaning=with_values(wish.meaning, said), span=span, parts=kept))
    return known, names


def _unknown_name(scene: Scene, wish: Wish, span: Span, unread: Sequence[Span]) -> Span | None:
    """The name that nobody knows of which some words of a wish for a kind of place are the end."""
    if not isinstance(wish.meaning, Types) or is_refusal(wish.meaning):
        return None
    for start, end in unread:
        name = scene.folded[start:end]
        gap = scene.folded[end : span[0]] if end <= span[0] else "-"
        if (gap == "" and _HAN_NAME.fullmatch(name)) or (gap == " " and _CAPITAL_NAME.fullmatch(name)):
            return start, span[1]
    return None


def with_strengths(scene: Scene, wishes: Iterable[Wish]) -> list[Wish]:
    """The wishes for places and ways, each as strong as the strongest words of the clauses that say it.

    Of places named for sure and others only for the time that is left, each are a wish of their own.
    """
    every = list(clauses(scene.folded, 0, len(scene.folded)))
    spare = [
        one.span
        for one in every
        if is_for_time_left(one.text, scene.folded, one.start) or _MAYBE.search(one.text)
    ]
    told: list[Wish] = []
    for wish in wishes:
        if not isinstance(wish.meaning, TURNED):
            told.append(wish)
            continue
        parts = parted(scene, wish, lambda span: any(overlaps(span, one) for one in spare))
        told += [replace(part, strength=_strongest(part, every, spare)) for part in parts if part is not None]
    return told


def _strongest(wish: Wish, every: Sequence[Clause], spare: Sequence[Span]) -> Strength:
    wanted = not is_refusal(wish.meaning)
    if wanted and all(any(overlaps(span, one) for one in spare) for span in wish.spans):
        return "like"
    found = {
        strength(clause, wanted=wanted, default=_plain(wish, clause))
        for clause in every
        if any(overlaps(span, clause.span) for span in wish.spans)
    }
    return next((one for one in ORDER if one in found), wish.strength)


def _plain(wish: Wish, clause: Clause) -> Strength:
    """How much is wished by words that do not say it: a place by its name, and no kind of place, is a must."""
    a_kind = isinstance(wish.meaning, Types) and wish.meaning.types.isdisjoint(_DIETS)
    return "like" if a_kind and not demands(clause) else "must"
