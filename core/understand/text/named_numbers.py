"""Numbers that are names and count nothing: of telephones, contracts, houses and orders, and the years that people tell of."""

import re
from functools import lru_cache

from core.understand.patterns.pattern import compiled

_MONEY = r"(?![\d,.]*\s*(?:[元块万千kK¥]|yuan\b|rmb\b|cny\b))"
_NAMED = compiled(
    rf"(?:电话|手机|微信|[qQ]{{2}}|尾号|分机|(?<=\d)转|传真|合同|订单|单号|编号|门牌|[房工学证桌座]号|邮编|群号|客服|号码|密码|验证码|发票|身份证|卡号)(?:号码?|尾号|[是为:#]|\s)*[A-Za-z]{{0,3}}-?{_MONEY}\d[\d -]*\d(?!\d)|"
    rf"\b(?:refs?|reference|ext|extension|desk|(?:room|flat|case|order|booking|invoice|contract|ticket|flight) (?:no|number|nr|code)|phone|tel|mobile|whatsapp|wechat|(?:call|text|ring|phone|reach) (?:me|us) (?:on|at)|postcode|zip(?: code)?|pin|passcode|badge|locker|bib|invoice|contract|apartment)\b(?:\s*(?:no|number|is|[.:#]))*\s*[A-Z]{{0,3}}[- ]?{_MONEY}\+?\d[\d ()-]*\d(?!\d)|"
    r"(?<![\d.,])1\d\d[ -]\d{4}[ -]\d{4}(?!\d)|(?<![\d.,])0\d{2,3}-\d{4,8}(?!\d)|"
    r"(?<![\d.,])(?:19\d\d|20[0-4]\d)(?=年|届|级|款|版)|\b(?:since|born(?: in)?|married(?: in)?|class of|back in|summer of|graduated(?: in)?|retired(?: in)?|until|till|founded in|built in|in) (?:19\d\d|20[0-4]\d)\b(?!\s*(?:[元块¥]|yuan\b|rmb\b|cny\b|total|each|a head|per\b|for\b))|"
    r"(?<![\d.])(?<!\d,)\d{2,5}(?=级(?:台阶|的?楼梯)|步台阶|个?台阶|页|字(?![一-鿿]))",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)
def without_named_numbers(text: str) -> str:
    """The text with blanks for numbers by which something is named: 手机尾号6618, ref. 88213, married in 2016."""
    return _NAMED.sub(lambda match: re.sub(r"\d", " ", match[0]), text)
