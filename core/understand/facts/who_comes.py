"""Travellers of whom one is told to stay at home or to join after all, with how many it is then: Tom can't make it, so five."""

import re
from collections.abc import Iterator

from core.understand.facts.correction import Correction
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, count_of

_UNIT = r"(?:of us|people|persons|adults|friends|colleagues|students|travell?ers|guests)"
_COUNTED = compiled(rf"\b(?P<count>{COUNT_EN}) (?P<unit>{_UNIT})\b", re.IGNORECASE)
"""How many travel, in words that count travellers."""
_STAYS = (
    r"(?:(?:can't|cannot|can not|cant|won't|will not|wont|isn't able to|is unable to|couldn't) (?:come|make it|join(?: us)?|travel|go)|(?:isn't|is not|isnt|aren't|are not) (?:coming|joining|going)|"
    r"(?:has |have |had |'s |is |just |had to |has to |have to )*(?:dropped out|drop out|pulled out|pull out|bailed(?: out)?|cancelled|canceled|backed out|got sick|fallen ill|fell ill|ill|sick|out))"
)
_JOINS = r"(?:(?:is|'s|are|will be) (?:coming|joining|travelling) (?:too|as well|along|with us|us)|(?:wants? to|will|can) (?:come|join)(?: us)?(?: too| as well| along| after all)?|(?:has |have |just )*(?:decided to (?:come|join)|joined us|joined))"
_WHO_COMES = compiled(
    r"[.,;!–—-]\s*(?:(?:actually|sorry|oh|oh no|but|wait|well|now|only|unfortunately|sadly|edit:?|update:?)[\s,]+){0,3}"
    rf"(?:(?:mr|mrs|ms|dr)\.? )?[^,.;:!?\d\n]{{1,30}}?\s(?:(?P<stays>{_STAYS})|(?P<joins>{_JOINS}))(?: any ?more| after all| now| this time| either)*"
    r"[\s,;–—-]+(?:and |so |then |now )*(?:(?:that|this|which) (?:makes|leaves)(?: it| us)? |(?:it's|it is|we're|we are|there are|there's|it'll be|that's|we'll be) |make (?:it|that) )?(?:only |just |now )*"
    rf"(?P<new>{COUNT_EN})(?: {_UNIT})?(?: now| left| then| in total| in all| altogether)*(?=\s*(?:$|[.,;!?)]))",
    re.IGNORECASE,
)
"""Somebody who stays or joins, and how many that makes."""
# as many as one name, or a couple, stands for
_AT_ONCE = 2


def who_comes(folded: str) -> Iterator[Correction]:
    """The number of travellers that a (folded) text gives up as somebody stays or joins, with the one that holds."""
    for match in _WHO_COMES.finditer(folded):
        before = [*_COUNTED.finditer(folded, 0, match.start() + 1)]
        counts = {count_of(one["count"]) for one in before}
        old, new = next(iter(counts)) if len(counts) == 1 else None, count_of(match["new"])
        if old is None or new is None:
            # of whom it is less or more, nobody can tell
            continue
        fewer = old - new if match["stays"] else new - old
        if 0 < fewer <= _AT_ONCE:
            mark, said = (match.start() + 1, match.end()), (match.start("new"), match.end())
            for one in before:
                yield Correction(one.span(), mark, said, meant=f"{new} of us")
