"""What an amount of money is for, by the words beside it: the hotel, meals, tickets, or all of the trip."""

import re

from core.understand.money.money_words import (
    ALL_IN,
    BESIDE,
    IN_ALL,
    OBJECT,
    OBJECT_ZH,
    OF_ALL,
    PER_WORDS,
    PURPOSES,
    SEVERAL,
    Per,
    Purpose,
)

_EATEN = re.compile("吃[辣素肉鱼虾蟹海牛羊猪火清烤不]")
"""Who eats, or does not eat, something: 不要吃辣预算一万二 is no price of meals."""

_REFUSED = re.compile(r"^.*(?:不|别|莫)(?:吃|去|看|要|住|逛|喝|坐|爬|玩|点)[了的吧啊]?[\s,]+")
"""What was refused and ended before an amount, which is none of its price: 大排档不吃 2k5."""
_PARTS_IN_A_ROW = re.compile(
    "(?:[连带和跟与加及、含玩住宿行吃食喝]|加上|吃饭|餐饮|伙食|拉撒|住宿|酒店|民宿|机票|车票|高铁票?|火车票?|路费|交通费?|路上|门票|来回|往返)+"
)
_ALONG_WITH = re.compile(
    rf"(?:连|算上|连同|连带|包括|包含|含)(?:着|上|了|来回|往返)*(?![吃喝])(?:{_PARTS_IN_A_ROW.pattern})(?:在内|一共|总共|一起|都|全|就|也|大概|最多|控制在|不超过|\s)*$"
)
"""What makes an amount one of all by what is in it too: 连车票机票2500, 含路费一共三千."""
_WITH_BED_AND_RIDE = re.compile(
    r"[元块钱\s]*(?:左右|以内)?[,、(]?(?:都|全)?(?:包[括含]?|含|连|算上)(?:了|着|往返|来回)*(?:的)?(?:住宿?|酒店|房费|交通|车票|机票|高铁|火车|路费|吃住|食宿|所有|全部|一切)"
)
"""What makes an amount one of all by what it is said to hold behind it: 人均500包括住宿."""
NOT_PAID = re.compile(
    "自带|自备|自理|自己(?:带|解决|买|做)|AA|不用(?:安排|管)|不(?:用|需要?|必|想|打算)?(?:住|订|找|要)(?:酒店|宾馆|旅馆|民宿|客栈|店|房)"
)
"""What makes a part of the trip one that the amount behind it is not for: 自带午餐，人均200."""
_CHIPS_IN = re.compile(
    r"(?:一个?人|每个?人|每家|一家|各家?|人均|[她他]们?|我们?)\s*(?:就|也|都|只)?(?:出|交|凑|拿|摊)\s*$"
)
"""What leads to what each puts into the purse: 一个人出一千五."""
_OF_THE_PURSE = re.compile(r"钱(?:的话|[嘛呢么吧])\s*$")
"""What leads to an amount of all, whatever is spoken of behind it: 钱么五千块以内住天安门旁边."""
_EVERY_PART = tuple(
    re.compile(part) for part in ("[吃食餐]", "[住宿]|酒店", "[机车]票|高铁|路|交通|行|来回|往返")
)
"""What one eats, where one sleeps and how one rides: an amount of all three is that of the trip."""
_VERB_OF_ITS_OWN = re.compile(
    r".*\b(?:and|but|so)\s+(?:(?:i|we|they)(?:'ve|'d|'ll)?\s+)?(?:(?:can|could|will|would|want|like|to|prefer|got|only|just|also|please|try|hope|aim)\s+)*"
    r"(?=(?:spend|pay|keep|afford|manage|go up to|have|stay (?:under|below|within))\b)",
    re.IGNORECASE,
)
"""What begins a predicate that is about money: eat crayfish and can spend 8000."""
_TELLS_ALL_ZH = re.compile(
    r".*(?:但是?|可是?|不过|然后|而且|反正|因为|所以|就是)(?=[^,。;!?]{0,3}?(?:总?预算|总共|一共|总的|手里|手头|兜里|只有|钱))"
)
"""What begins a predicate about all the money in Chinese: 想住外滩边上可是预算才800."""
_ALL_CUE = re.compile(r"(?:总?预算|总共|一共)(?:大概|大约|是|就|才|在|最多|差不多|控制在|只有|有|为)*\s*$")
_STILL_OF_IT = re.compile(
    r"方面|这块儿?|这一块|部分|费用?|加起来|加一起|[的上啊嘛呢总价钱、和\s]|最好|大概|大约|我们?|每晚|每天"
)
"""What may stand between a part of the trip and the word for its money: 吃饭方面的预算."""
_OF_THAT = re.compile(r"[^,.;]{0,12}\b(?:on|for) (?:it|that|this|them|those|one)\b", re.IGNORECASE)

_IS_ALL_THERE_IS = re.compile(
    r"\s*(?:(?:rmb|yuan|cny|kuai)\s+)?(?:is|was|are)\s+(?:all\s+|what\s+|the most\s+|everything\s+)+(?:that\s+)?(?:(?:my|our|the|his|her)\s+\w+|i|we|they|he|she)(?:'ve|'s|'d)?\s+(?:(?:have|has|had|can|could|would|will|to)\s+)*(?:gave|give|got|get|have|has|had|saved|save|spend|afford|spare|pay|scraped)\b",
    re.IGNORECASE,
)
"""What makes an amount that of the trip, whatever was spoken of before it: ten thousand is what my mum gave us."""


def told_by(before: str, after: str) -> str:
    """The words before an amount that say what it is for: its own predicate, where one begins between a part of the trip and it."""
    own = _VERB_OF_ITS_OWN.match(before) or _TELLS_ALL_ZH.match(before)
    return before if own is None or _OF_THAT.match(after) else before[own.end() :]


def purpose_of(before: str, after: str, said_before: str) -> Purpose | None:
    """What an amount is for, by the nearest words: before it, after it, else in the clause before."""
    if (
        _is_of_all(before)
        or _CHIPS_IN.search(before)
        or _OF_THE_PURSE.search(before)
        or _IS_ALL_THERE_IS.match(after)
    ):
        return "total"
    before = _REFUSED.sub("", before)
    of_all = OF_ALL.search(before)
    beside = BESIDE.search(before, 0, of_all.start()) if of_all else None
    named = (purpose_named(beside[0]) or "total") if beside else purpose_named(before.rpartition("出发")[2])
    if named is None and IN_ALL.match(after):
        return "total"
    if _WITH_BED_AND_RIDE.match(after):
        return "total"
    object_ = OBJECT.match(PER_WORDS.sub("", after).lstrip())
    if object_ is None and named in (None, "total") and not _OF_THE_PURSE.search(before):
        object_ = OBJECT_ZH.match(after)
    for_what = purpose_named(object_["what"]) if object_ else None
    named = for_what if for_what not in (None, "total") else named
    if named is not None:
        return named
    if SEVERAL.search(said_before) or NOT_PAID.search(said_before):
        # 吃住从简，每天人均200
        return None
    return found if (found := purpose_named(said_before)) != "total" else None


def is_apart(before: str) -> bool:
    """Whether Chinese names a part of the trip, tells more of it, and only then says budget: of which, nothing tells."""
    cue = _ALL_CUE.search(before)
    if cue is None:
        return False
    parts = [one for category, one in PURPOSES if category not in ("total", "intercity")]
    ends = [one.end() for part in parts for one in part.finditer(before, 0, cue.start())]
    return bool(ends) and len(_STILL_OF_IT.sub("", before[max(ends) : cue.start()])) > 1


def slept_in(purpose: Purpose | None, pers: frozenset[Per], before: str) -> Purpose | None:
    """The purpose of an amount, which is the room where it is paid by the night and no words of its own clause name
    another: 附早餐，每间一晚600以内."""
    by_night = not pers.isdisjoint({"night", "room"}) and purpose_named(before) is None
    return "accommodation" if by_night and purpose not in (None, "total") else purpose


def names_several(before: str, after: str) -> bool:
    """Whether an amount is for several parts of the trip side by side: 吃住玩, hotel and food."""
    if _is_of_all(before):
        return False
    object_ = OBJECT.match(PER_WORDS.sub("", after).lstrip())
    rows = [row[0] for row in _PARTS_IN_A_ROW.finditer(before)]
    in_a_row = bool(rows) and sum(part.search(rows[-1]) is not None for part in _EVERY_PART) > 1
    return in_a_row or bool(SEVERAL.search(before) or (object_ and SEVERAL.search(object_["what"])))


def _is_of_all(before: str) -> bool:
    """Whether the words before an amount make it one of all, or name all that a trip costs: 连吃带住带车票, 路费食宿."""
    named = max((match[0] for match in _PARTS_IN_A_ROW.finditer(before)), key=len, default="")
    return (
        ALL_IN.search(before) is not None
        or _ALONG_WITH.search(before) is not None
        or all(part.search(named) for part in _EVERY_PART)
    )


def purpose_named(words: str) -> Purpose | None:
    """The purpose named last in some words; a part goes before the whole."""
    found = [
        (match.end(), -at, category)
        for at, (category, pattern) in enumerate(PURPOSES)
        for match in pattern.finditer(words)
        if not _EATEN.match(words, match.end() - 1)
    ]
    parts = [one for one in found if one[2] != "total"]
    named = max(parts or found)[2] if found else None
    meals = {one[2] for one in parts if one[2] in ("breakfast", "lunch", "dinner")}
    # 午饭要有西餐: what is eaten is of the meal that is named
    return meals.pop() if named == "restaurant" and len(meals) == 1 else named
