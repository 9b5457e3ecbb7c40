"""That days begin early, or do not, with no hour said, in English: start the days early, nothing early, don't waste the mornings."""

from collections.abc import Iterator

from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.strength import strength
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_BEGIN = r"(?:start|begin|kick off|get (?:going|started|moving|up|out)|(?:be|are|'re|am|'m) (?:up|out)|(?:head|set|go) (?:out|off)|rise|wake(?: up)?|out and about)(?:s|ing)?"
_OF_ALL = r"(?: (?:the|our|my|each|every|all)(?: of the| our)? (?:days?|mornings?))?"
_WANTED = compiled(
    rf"\b{_BEGIN}{_OF_ALL}(?: (?:nice and|bright and|quite|really|very|pretty|fairly|super))* early\b(?! (?:train|flight|plane|bus|dinner|lunch|supper|bird|tea|check))(?:{_OF_ALL})|"
    r"(?:\bnot|\bnever|n't|\bwithout) (?:want to |like to )?(?:wast(?:e|ing)|los(?:e|ing)|miss(?:ing)?) (?:(?:the|our|a|any|my|single|half|whole|of) )*mornings?\b|"
    r"\b(?:make|get|making|getting) the (?:most|best)(?: out)? of (?:the |our |every |each )?mornings?\b|\b(?:use|using) (?:the |our |every |all the )mornings?\b(?! for)|\bup with the (?:larks?|birds|sun)\b"
)
_REFUSED = compiled(
    r"\bnothing (?:(?:too|very|that|really|planned|on|scheduled|happening|so) )*early\b(?! (?:in the (?:trip|week)))|"
    r"\b(?:no|avoid|without|hate|not a fan of) (?:any )?early (?:activities|things|stuff|business|tours?|departures?|sightseeing|outings?|bookings?|rises?|calls?|hours|anything)\b|"
    r"\b(?:mornings|the morning) (?:are|is) (?:hopeless|not our (?:thing|time|strength|forte)|not my (?:thing|time|strength|forte)|a (?:struggle|write-?off|disaster|no-go)|hard|difficult|slow)(?: (?:with|for) (?:us|me|him|her|them|the \w+))?"
)
"""What says of mornings that nothing can begin in them."""


def early_starts_en(scene: Scene) -> Iterator[Liking]:
    """Early starts as they are wished for or refused, on no day that is named."""
    if not (_WANTED.may_stand(scene.lower) or _REFUSED.may_stand(scene.lower)):
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for pattern in (_REFUSED, _WANTED):
            for match in pattern.finditer(clause.lower):
                span = clause.start + match.start(), clause.start + match.end()
                wasted = "early" not in match[0]
                wanted = pattern is _WANTED and (wasted or not clause.unwanted(*span))
                yield Liking(
                    about="time",
                    thing=Text("早起", "early starts"),
                    strength=strength(clause, wanted=wanted, default="like"),
                    span=span,
                    held=False,
                )
