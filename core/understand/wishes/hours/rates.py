"""How many sights a day has, as a text wishes: 每天最多两个景点, one sight a day."""

import re
from collections.abc import Iterator

from core.model.daily import SightsADay
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, between
from core.understand.wishes.liking import Liking

RATE = compiled(
    rf"(?:景点|地方)?(?:[每一]天|每日|日)\s*(?:的?(?:景点|行程)(?:数量?)?)?(?:最多|顶多|只|就|(?:不要|不能|最好不|尽量不|请勿|不|别|莫)(?:要|再|能|安排|排)*(?:超过|多于|超)|控制在|逛|去|看|玩|塞|游览?|参观|跑|安排|排|走|跑)*\s*(?P<zh>(?:{COUNT_ZH})(?:\s*(?:到|-|~)\s*(?:{COUNT_ZH}))?)\s*(?:个|处|件(?=事)|(?<=俩)(?=景点|地方))(?:事情?|景点|地方|点|景|(?=\s*(?:$|[,。;!?、)以之就足左]|吧|行|好)))(?!人|小时)(?:以内|之内)?(?:就行|就好|就够了?|足够|足矣|即可)?|"
    rf"\b(?:at most |only |just |max(?:imum)? |(?:no|never|not) more than )?(?P<en>(?:{COUNT_EN}|a)(?:\s*(?:or|to|-)\s*{COUNT_EN})?)\s+(?:big |main |major )?(?:sights?|things?|places?|attractions?|stops?|activit(?:y|ies))\s+(?:a|per|each|every|in (?:a|one|any(?: one)?|a single))\s+day\b",
    re.IGNORECASE,
)
"""What says how many sights a day has."""


_THAN = re.compile(r"\b(?:than|instead of|not)\s*$", re.IGNORECASE)
"""What makes a number one that is given up for something else: one nice hotel rather than three sights a day."""


def rates(clause: Clause) -> Iterator[Liking]:
    """The numbers of sights a day that a clause wishes for."""
    for match in RATE.finditer(clause.text):
        _, high = (1, 1) if match["en"] in ("a", "A") else between(match["zh"] or match["en"])
        if high and not _THAN.search(clause.text, 0, match.start()):
            span = clause.start + match.start(), clause.start + match.end()
            yield Liking(about="pace", thing=SightsADay(high).said, strength="like", span=span, held=False)
