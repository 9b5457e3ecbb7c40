"""Names that may have been meant where the text seems to name a place that the sandbox does not know."""

import re
from collections.abc import Iterable
from itertools import islice

from core.understand.names.place_names import Kind
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

_NAMED = re.compile(
    r"(?:想?去|到|逛|参观|游览?|看|玩|爬|登|打卡|吃|住|、|和)(?:一下|一看)?([一-鿿]{3,10}?)(?=$|[、,。和及与等\s]|看看|玩|打卡|必)|"
    r"\b(?:visit|see|to|at|like|and|,)\s+(?:the\s+)?((?:[A-Z][\w'-]+\s*){1,5})"
)
_KINDS: tuple[Kind, ...] = ("attraction", "restaurant", "hotel")
_SURE = 72
_MOST = 3  # words of a request that are looked up


def suggested(scene: Scene, unread: Iterable[Span]) -> dict[str, tuple[str, ...]]:
    """For words in the parts that nothing was read from that look like a name, known names that look like them."""
    found: dict[str, tuple[str, ...]] = {}
    if not scene.names.kinds:
        return found
    looks = (match for start, end in unread for match in _NAMED.finditer(scene.folded, start, end))
    for match in islice(looks, _MOST):
        words = (match[1] or match[2]).strip()
        alike = tuple(scene.names.near_misses(words, *_KINDS, at_least=_SURE))
        if alike:
            found[words] = alike
    return found
