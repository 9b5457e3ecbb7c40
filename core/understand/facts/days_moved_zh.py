"""Days that a Chinese text moves: 12月5号出发改成12月6号, 原计划周五走现在改周四; the former one is no day of the trip."""

import re
from collections.abc import Iterator

from core.understand.facts.correction import Correction
from core.understand.patterns.pattern import compiled

_DAY = (
    r"(?:\d{1,2}月\d{1,2}[号日]?|(?<![\d月第])\d{1,2}[号日]|(?:这个?|本|下下?个?)?(?:周|星期|礼拜)[一二三四五六日天]|"
    r"五一|端午节?|中秋节?|国庆节?|元旦|清明节?|春节)"
)
_MOVED = compiled(
    rf"(?P<old>{_DAY})(?P<mark>(?:早上|上午|中午|下午|傍晚|晚上|早|晚)?(?:的?(?:票|车|航班|行程))?(?:出发|动身|启程|走|去|到|回|过去)?(?:的|了)?(?:不去了|去不了|走不了|不行|没票)?了?\s*,?\s*"
    rf"(?:现在|后来|临时|又|得|要|只能|已经|都|给)*(?:改|换|推迟|提前|延后|推后|挪|调)(?:签|整|期|动)?(?:成|为|到|在|至)?(?:了)?\s*)(?=(?P<new>{_DAY}))"
)
_MONTH = re.compile(r"\d{1,2}月")


def moved(folded: str) -> Iterator[Correction]:
    """The days that a (folded) text gives up for those that it names behind them; a day alone is of the month of the former one."""
    for match in _MOVED.finditer(folded):
        old, new = match["old"], match["new"]
        month = _MONTH.match(old)
        meant = f"{month[0]}{new}" if month and not _MONTH.match(new) and new[0].isdigit() else None
        yield Correction(match.span("old"), match.span("mark"), match.span("new"), meant)
