"""Ways to get about that somebody would take, or accepts, and need not: bus and metro are fine, taxis please, we need a taxi."""

from collections.abc import Iterator

from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_MODES = (
    (Text("地铁", "metro"), "metro", r"metros?|subways?|underground|tube"),
    (Text("打车", "taxi"), "taxi", r"taxis?|cabs?|didis?|ride[- ]hailing|ubers?"),
    (Text("公交", "buses"), "bus", r"(?:public |city )?bus(?:es)?|trams?"),
    (Text("步行", "walking"), "walk", r"walk(?:ing)?|on foot|(?:by )?feet"),
    (Text("骑行", "cycling"), "bike", r"(?:rented |shared |hired )?(?:bikes?|bicycles?)|cycling"),
)
_MODE = "|".join(rf"(?P<{group}>{words})" for _, group, words in _MODES)
_ANY_MODE = "|".join(words for _, _, words in _MODES)
_SMALL = (
    r"(?:we|i|he|she|they|'d|'ll|'re|'m|are|is|am|would|will|can|could|be|need|needs|want|wants|prefer|prefers|like|likes|love|take|takes|taking|use|using|grab|hop|jump|hail|call|put|stick|switch|rely|let's|instead|go|going|get|getting|"
    r"travel|travelling|around|about|in|into|the|a|an|some|by|with|on|to|for|of|it|us|me|all|most|mostly|mainly|only|just|please|pls|happy|glad|fine|ok|okay|good|great|enough|"
    r"needed|works?|do|best|ideally|preferably|if|possible|necessary|everywhere|anywhere|everything|town|city|inside|within|between|sights|places|distances?|short|local|public|transport|ways?|time|too|both|either|"
    r"kuai|and|or|plus|then|so|also|there|must|should|has|have|rather|sometimes|often|whenever|wherever|where|when)"
)
_ONLY_WAYS = compiled(
    rf"(?:^|\b(?:so|and|but|because|then|hence|therefore|(?:yuan|rmb|kuai|cny) (?:on|for))\b)(?P<said>(?:[\s/&+:;()'-]*(?:{_SMALL}\b|(?:{_ANY_MODE})\b))+)[\s!.)]*$"
)
"""A clause, or the end of one, of nothing but ways and words that want or accept them: Tripod is heavy so taxi is ok."""
_WAY = compiled(rf"\b(?:{_MODE})\b(?! (?:stations?|stops?|lines?|maps?|rides?|drivers?|tours?|streets?))")
_OF_TWO_CITIES = compiled(r"\b(?:home|back|return|there and back|both ways)\b")


def local_likings_en(scene: Scene) -> Iterator[Liking]:
    """The ways to get about that a text says nothing else of than that they are wanted or do."""
    if not _WAY.may_stand(scene.lower):
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        alone = _ONLY_WAYS.search(clause.lower) if _WAY.may_stand(clause.lower) else None
        if alone is None or _OF_TWO_CITIES.search(clause.lower):
            continue
        for way in _WAY.finditer(clause.lower, alone.start("said")):
            name = next(name for name, group, _ in _MODES if way[group])
            span = clause.start + way.start(), clause.start + way.end()
            if not clause.unwanted(*span):
                yield Liking(about="local_transport", thing=name, strength="like", span=span, held=False)
