"""Wishes that are not taken at face value: by a refusal that nothing read, or at the end of an unknown name."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.understand.text.clauses import Clause, clauses
from core.understand.text.refusals import CUE
from core.understand.text.spans import Span
from core.understand.text.strength import Strength, strength
from core.understand.text.vocabulary import TOPICS, mentions
from core.understand.wishes.liking import Liking
from core.understand.wishes.values import values_at, values_of, with_values
from core.understand.wishes.wish import Scene, Wish, is_refusal

TURNED = (Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear)
"""Wishes that a refusal may turn round."""
ORDER: tuple[Strength, ...] = ("must", "never", "like", "rather_not")
_REACH = 16  # letters from a word of refusal to what it refuses
_WANTS = re.compile(
    r"想|要(?!不)|爬|登|优先|为主|全程|打车|地铁|划|赏|过夜|去|到|逛|看|玩|吃|尝|住|坐|乘|飞|走|订|喜欢|爱|必|安排|打卡|体验|参观|游|希望|最好|带|含|找|品|喝|选|推荐|兴趣|需|求|拍|泡|附近|离|穿|逛|迷|控|预算|得(?=有|是)|"
    r"\b(?:want\w*|would|'d|like\w*|lov\w+|visit\w*|see\w*|try\w*|eat\w*|stay\w*|must\w*|need\w*|please|prefer\w*|with|by|take|taking|enjoy\w*|book|includ\w+|look\w*|interested|only|go|going|explor\w+|spend\w*|"
    r"hop(?:e|ing)|plan\w*|keen|crav\w+|fancy|check out|do|tour|day at|fit|twice|every|must-see|near|in|at|for|favou?rite|fan|buff|lover|day|trip)\b",
    re.IGNORECASE,
)
"""Words by which a clause says that something is wanted; without them, what it names beside unread words is in doubt."""
_LOCAL = re.compile(r"打车|地铁|步行|走路|公交|出租|taxi|metro|subway|walk|bus", re.IGNORECASE)
_HAN_NAME = re.compile(r"[一-鿿]{3,8}")
_CAPITAL_NAME = re.compile(r"(?:[A-Z][\w'-]+ ?){2,5}")


def refusing_clauses(
    scene: Scene, wishes: Sequence[Wish], likings: Sequence[Liking], read: Sequence[Span]
) -> list[Span]:
    """The clauses in which a word of refusal stands that is not known to refuse anything that was read."""
    refused = [span for wish in wishes if is_refusal(wish.meaning) for span in wish.spans]
    refused += [one.span for one in likings if not one.wanted]
    known = [*read, *(span for wish in wishes for span in wish.spans), *(one.span for one in likings)]
    every = clauses(scene.folded, 0, len(scene.folded))
    return [clause.span for clause in every if _unspent(clause, refused, known)]


def unsupported(scene: Scene, unread: Sequence[Span]) -> list[Span]:
    """Clauses of which words were not read and that do not say that anything is wanted: what they name is in doubt.

    A clause whose next one refuses, without naming what, is in doubt too: 川菜太辣，我老公受不了.
    """
    every = list(clauses(scene.folded, 0, len(scene.folded)))
    found = [
        clause.span
        for clause in every
        if any(_inside(span, clause.span) for span in unread) and not _WANTS.search(clause.text)
    ]
    for first, second in pairwise(every):
        joined = scene.folded[first.span[1] : second.start].strip() == ","
        listed = any(start <= second.start + 1 and second.span[1] <= end + 1 for start, end in unread)
        if joined and listed and CUE.search(second.text) and not _names_anything(scene, second):
            found.append(first.span)
    return found


def _names_anything(scene: Scene, clause: Clause) -> bool:
    """Whether a clause names a place, or a kind of thing that the lexicons have."""
    if _LOCAL.search(clause.text):
        return True
    if any(True for topic in TOPICS for _ in mentions(topic, scene.lower, *clause.span)):
        return True
    return bool(scene.places(*clause.span))


def parted(scene: Scene, wish: Wish, doubted: Callable[[Span], bool]) -> tuple[Wish | None, Wish | None]:
    """The wish for what stands where nothing is in doubt, and the one for what stands elsewhere."""
    doubtful_parts = [span for span in wish.spans if doubted(span)]
    if not doubtful_parts:
        return wish, None
    in_doubt = frozenset().union(*(values_at(scene, wish, span) for span in doubtful_parts))
    left = values_of(wish.meaning) - in_doubt
    if not in_doubt or not left or getattr(wish.meaning, "rule", "all") == "any":
        return None, wish
    kept = tuple(span for span in wish.spans if span not in doubtful_parts)
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


def unknown_names(scene: Scene, wishes: Sequence[Wish], unread: Sequence[Span]) -> dict[int, Span]:
    """Wishes for a kind of place whose word is the end of a name that nobody knows: 白月光小院咖啡馆.

    Each by its number, with the whole name.
    """
    found: dict[int, Span] = {}
    for number, wish in enumerate(wishes):
        if not isinstance(wish.meaning, Types) or is_refusal(wish.meaning):
            continue
        for span in wish.spans:
            for start, end in unread:
                name = scene.folded[start:end]
                gap = scene.folded[end : span[0]] if end <= span[0] else "-"
                if (gap == "" and _HAN_NAME.fullmatch(name)) or (
                    gap == " " and _CAPITAL_NAME.fullmatch(name)
                ):
                    found[number] = (start, span[1])
    return found


def with_strengths(scene: Scene, wishes: Iterable[Wish]) -> list[Wish]:
    """The wishes for places and ways, each as strong as the strongest words of the clauses that say it."""
    every = list(clauses(scene.folded, 0, len(scene.folded)))
    return [
        replace(wish, strength=_strongest(wish, every)) if isinstance(wish.meaning, TURNED) else wish
        for wish in wishes
    ]


def _strongest(wish: Wish, every: Sequence[Clause]) -> Strength:
    wanted = not is_refusal(wish.meaning)
    found = {
        strength(clause, wanted=wanted, default="must")
        for clause in every
        if any(_inside(span, clause.span) for span in wish.spans)
    }
    return next((one for one in ORDER if one in found), wish.strength)


def _inside(span: Span, whole: Span) -> bool:
    return span[0] < whole[1] and whole[0] < span[1]


def _unspent(clause: Clause, spent: Sequence[Span], read: Sequence[Span]) -> bool:
    """Whether a word of refusal in the clause refuses nothing that was read as refused."""
    for cue in CUE.finditer(clause.text):
        start, end = clause.start + cue.start(), clause.start + cue.end()
        if any(a <= start and end <= b for a, b in read):
            continue
        if not any(
            start - _REACH <= b and a <= end + _REACH for a, b in spent if _inside((a, b), clause.span)
        ):
            return True
    return False
