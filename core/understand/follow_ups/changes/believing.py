"""Which wishes of a follow-up are taken at face value: those of clauses in which nothing unread may turn them round."""

import re
from collections.abc import Iterator, Sequence

from core.understand.belief.face_value import Belief, believed
from core.understand.cities.named_cities import naming
from core.understand.follow_ups import words
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.refusals import insisted
from core.understand.text.leftover import weighty
from core.understand.text.numerals import COUNT_EN
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish, is_refusal

_CHANGES = re.compile(
    r"[再也还]?(?:想|要|给我?|帮我?|能不能|可不可以|麻烦|请)*(?:加|添|塞|补|插|排|安排|放|挪|换|改|调|捎带?|顺(?:带|便|手|路)?|算|带)(?:上|进去?|入|到|成|个|一[个下点]|点|回)*|(?:还?不如|宁可|宁愿|行不行|可以吗|好不好|好吗|行吗|对了|那个|忘了?说了?)|(?:怎么|咋|为啥|为什么)(?:没有?|不)(?:给我们?)?(?:排|安排|去|见|看到|了)*(?:进去)?|"
    r"\b(?:(?:(?:i|we|you) )?(?:totally|completely|clean|quite|nearly|almost|just|all|have|'ve| )*(?:forgot(?:ten)?|left out|missed out)(?: about| to (?:say|mention|add|include|ask for|put))?|somewhere|tbh|(?:an? )?(?:different|another|new|other) (?:hotel|place|room)s?|turns out(?: that)?|(?:can|could|would) you work with (?:that|this|it)|if (?:it's|that's) no (?:bother|trouble|hassle)|wait|hey|oh|ok|okay|actually|also|lol|one more thing|we'd like|(?:i|we)(?:'d| would) (?:rather|sooner|prefer)|instead(?: of)?|rather than|in place of|would be (?:fun|nice|great|lovely|cool|good|better)|where(?:'s| is)|why (?:isn't|is there no|no)|what (?:about|happened to)|how about|chance of|add(?:ing)?|includ(?:e|ing)|insert(?:ing)?|squeez(?:e|ing)|fit(?:ting)?|slot(?:ting)?|work(?:ing)?|swap|replace|change|switch|move|shift|put|make|throw in|book|reserve|find|get|give|prefer)\b",
    re.IGNORECASE,
)
"""Words by which a change is asked for; they say nothing against what stands beside them."""
_HAS_ONE = compiled(
    r"\b(?:(?:the |my |our )?(?:kids|children|boys|girls|others|parents|\w+) )?(?:(?:just|are|is|keep|have|has) )*(?:ask(?:ed|ing|s)?|wonder(?:ed|ing|s)?)(?: me| us)? (?:whether|if) (?:there(?:'s| is| are)|it has|they have)(?: an?| any)?\b(?=[^.;!?]{2,40}[.;!?,]\s*[^.;!?]{0,60}\bone\b)|"
    r"\b(?:find|get|choose|book|pick|make sure)\b[^.;!?]{0,24}\b(?:hotel|one|place|somewhere)\b[^.;!?]{0,24}\bone\b",
    re.IGNORECASE,
)
"""How it is told of what a hotel then is to have `one` of: they ask whether there's a pool, find one that has one."""
_LEAVES_SOME = compiled(
    rf"\b(?:leave|keep)\b (?:us |me )?(?:(?:just|only|at most|maybe) )*(?:{COUNT_EN}|a couple|a few|some)(?: of (?:them|those|these))?(?=\s*(?:$|[.,;!?]))",
    re.IGNORECASE,
)
"""What keeps some of what is too much: too many gardens, leave just two of them."""
_SO_OFTEN = re.compile(
    r"(?:\s+(?:food|dish(?:es)?|meals?|places?|restaurants?))?\s+(?:twice|two times|more than once|three times|again and again|(?:two|three) (?:days|nights|times|meals) (?:running|in a row)|(?:every|each) (?:single )?(?:day|meal|night|evening))\b",
    re.IGNORECASE,
)
"""How often is too often of a thing that may be wished for all the same: not hotpot twice."""
_NOT, _ON = (
    re.compile(r"\b(?:no|not|nothing)\b"),
    re.compile(r" (?:(?:food|dish(?:es)?) )?(?:on|for|at|in) (?:the )?"),
)
# letters behind what is refused within which its day is told
_DAY_WITHIN = 24
_TOO_OFTEN = re.compile(
    r"(?:天天|顿顿|每[天顿餐]|老是|总是|全是|都是|净是?)(?:都|是|吃|去|看|在)*$|\b(?:every|each) (?:single )?(?:day|meal|night|evening) (?:of )?$|\bso (?:much|many) $|\ball (?:those|these|the|that) $",
    re.IGNORECASE,
)
"""What is too much of a thing that may be wished for all the same: 天天火锅受不了."""


def believed_changes(
    scene: Scene, wishes: Sequence[Wish], likings: Sequence[Liking], taken: Sequence[Span]
) -> Belief:
    """What of the wishes and likings may be taken at face value, where other readers took some words."""
    read = [
        *taken,
        *(span for wish in wishes for span in wish.spans),
        *(one.span for one in likings),
        *(match.span() for match in _CHANGES.finditer(scene.folded)),
        *(match.span() for match in _HAS_ONE.finditer(scene.folded)),
        *(match.span() for match in words.DAY.finditer(scene.folded)),
        *(
            match.span()
            for city in (scene.target_city, scene.start_city)
            if city
            for match in naming(city).finditer(scene.folded)
        ),
        *(match.span() for match in words.BACK.finditer(scene.folded)),
        *(match.span() for match in words.OUT.finditer(scene.folded)),
        *insisted(scene.lower),
        *_refusing(scene, wishes, likings),
    ]
    wishes = [one for one in wishes if not (is_refusal(one.meaning) and _is_of_some(scene, one.span))]
    likings = [one for one in likings if one.wanted or not _is_of_some(scene, one.span)]
    return believed(scene, wishes, likings, read, weighty(scene.folded, read))


def _refusing(scene: Scene, wishes: Sequence[Wish], likings: Sequence[Liking]) -> Iterator[Span]:
    """The words that take out what is read as taken out."""
    refused = [span for one in wishes if is_refusal(one.meaning) for span in one.spans]
    refused += [one.span for one in likings if not one.wanted]
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if not any(overlaps(clause.span, span) for span in refused):
            continue
        for pattern in (words.REMOVE, words.NOT_EATEN, words.TAKEN_OUT):
            yield from (match.span() for match in pattern.finditer(scene.folded, *clause.span))
        for start, end in refused:
            if overlaps(clause.span, (start, end)):
                yield from clause.refusing_words(start, end)


def _is_of_some(scene: Scene, span: Span) -> bool:
    """Whether what is taken out is only too much, is to stay in part, or is unwished on one day alone: no hotpot on day 1."""
    day = words.DAY.search(scene.lower, span[1], span[1] + _DAY_WITHIN)
    on_a_day = day is not None and _ON.fullmatch(scene.lower, span[1], day.start()) is not None
    refused = _NOT.search(scene.lower, 0, span[0]) is not None
    return (on_a_day and refused) or _LEAVES_SOME.search(scene.lower) is not None or _is_too_much(scene, span)


def _is_too_much(scene: Scene, span: Span) -> bool:
    often = _TOO_OFTEN.search(scene.lower, max(0, span[0] - 24), span[0])
    return often is not None or _SO_OFTEN.match(scene.lower, span[1]) is not None
