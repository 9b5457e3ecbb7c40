"""Qualities of hotels, meals and ways about town for which no lexicon has a word, kept as they were typed: 床垫要硬一些, a hotel that looks cute.

They are read where a short clause says nothing else, names the part of the trip that it is about and says that this is
wished or refused. No data tell whether a plan meets them, and the trip says so.
"""

import re
from collections.abc import Iterator, Sequence

from core.text import Text
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.conditions import CONDITION
from core.understand.text.clauses.cues import cues
from core.understand.text.clauses.strength import demands, strength
from core.understand.text.clauses.turns import NOT_BOUND
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.wish import Scene

_PARTS: tuple[tuple[About, Pattern], ...] = (
    (
        "hotel",
        compiled(
            r"酒店|宾馆|民宿|客栈|旅馆|旅店|青旅|公寓|房间|客房|房型|床垫|床品|枕头|被子|卫生间|浴室|前台|大堂|隔音|(?<![打居能记得不])住(?![院户址得的了处])|住的地方|睡在|下榻|落脚|反锁|"
            r"\b(?:hotels?|hostels?|inns?|guest ?houses?|homestays?|accommodations?|rooms?|beds?|mattress|bathrooms?|showers?|lobby|reception|somewhere to stay|place to stay)\b"
        ),
    ),
    (
        "meal",
        compiled(
            r"早饭|早餐|午饭|午餐|中饭|晚饭|晚餐|正餐|三餐|餐厅|餐馆|饭店(?!住)|饭馆|馆子|伙食|饭菜|菜品|口味|早斋|斋饭|下馆子|座位|"
            r"\b(?:breakfasts?|brunch|lunch(?:es)?|dinners?|suppers?|meals?|food|restaurants?|eater(?:y|ies)|dishes|picnics?)\b"
        ),
    ),
    (
        "pace",
        compiled(
            r"(?<=[点前后早晚])出门|起床|闹钟|歇(?=[会歇息脚])|补觉|自由活动|步数|(?:什么|啥)[也都]?[不别]安?排|排(?=[得太]*[满紧])|睡(?=到|懒觉|个够)"
        ),
    ),
    ("sight", compiled(r"景点|(?<=的)(?<!住的)(?:地方|馆|园子)(?!住|吃|睡)")),
    (
        "local_transport",
        compiled(
            r"打车|黑车|包车|公交|共享单车|骑行|市内交通|司机|\b(?:taxis?|cabs?|rickshaws?|tuk-?tuks?|scooters?|(?:city|local) buses|rental bikes?)\b"
        ),
    ),
)
"""The parts of the trip about which people say what no list foresees, and how they name them."""
_ASKS = compiled(
    r"(?<!不)要(?!是|不)|想|希望|最好|必须|务必|一定|需要|得(?=有|能|是)|优先|[更就]好|为佳|(?:第一|为先|至上)$|能(?=[^不]{1,8}$)|"
    r"\b(?:want|needs?|must|(?:would|'d) (?:like|love|prefer)|please|ha(?:s|ve) to|prefer(?:ably|red)?|ideally|should|looking for|wish|hope|require[ds]?|appreciate)\b",
    re.IGNORECASE,
)
_OFFERED = compiled(
    r"\s*(?:也|还|而且|并且|里面)*(?:要|得|必须|最好|一定|希望)+(?:要|能|有|可以|带|配)|\s*(?:and |or |but |plus )?(?:(?:it )?(?:must|should|has to) (?:have|be)|with|ideally|preferably)\b",
    re.IGNORECASE,
)
"""How a clause begins that goes on about what the clause before named."""
_BARE = compiled(
    r"就?住(?:在|就住)?(?![一几六的]|[一-鿿]*(?:[家校爸妈]$|家里|家不|宿舍))[一-鿿]{2,10}|[一-鿿]{2,4}(?:要|得|尽量|最好)?(?:简单|清淡|随意|讲究|精致|安静|干净|宽敞|明亮|热闹|正宗|丰盛|健康|舒服|卫生|便捷|方便)(?:一?[点些]儿?|即可|就[好行])?|"
    r"(?:an? |some |the )?(?:(?!(?:we|i|you|he|she|they|it|my|our|is|are|was|were|be|has|have|had|do|did|will|can|at|in|on|to|for|from|near|then|our|his|her|their|this|that|every|each)\b)[a-z-]{3,} ){1,3}"
    r"(?:hotels?|hostels?|guest ?houses?|rooms?|lunch(?:es)?|dinners?|breakfasts?|meals?|food|restaurants?)",
    re.IGNORECASE,
)
"""A clause that is nothing but a thing and what it is like: 午餐简单, picnic lunches."""
_UNSURE = compiled(
    r"\d|[二三四五六七八九十两几][点个次顿间晚位口桌张元块千百]|[一二三四五六七八九]百|预算|价|贵|便宜|钱|公里|分钟|小时|离|"
    r"[也都](?:可以?|行|成)|每天|早上|上午|中午|下午|傍晚|晚上|回酒店|不用订|不用算|积分|自己订|报销|不用管|别管|自理|上次|以前|去年|前年|听说|据说|因为|所以|如果|要是|万一|不然|否则|或者?|还是|要么|除了|换成|已经|不算|不含|是不是|有没有|行不行|好不好|吗|呢|谁|什么|^啥|怎么|哪|没|避开|注意|小心|留意|提醒|宁可|宁愿|与其|"
    r"[？?]|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|budget|cheap\w*|price\w*|cost\w*|yuan|rmb|near\w*|close|next to|km|minutes?|hours?|last (?:time|year|night)|first|was|were|had|been|because|since|heard|if|unless|or|either|but|instead|except|than|depends?|already|whether|which|who|what|where|how|why|until|before|after|day|night|morning|evening|afternoon|[a-z]+(?:n't)? (?:know|think|remember|mind|care))\b",
    re.IGNORECASE,
)
"""What is counted, paid for, far or near, told, asked, chosen or said under a condition: for these there are readers, or questions."""
_REFUSES = r"(?<![进起走跑爬坐站待回上下出过])(?:不|别|莫|甭|勿|不要|不想|不用|不敢|不能|不许)(?:给我们?|带我们?|让我们?|再)*"
_TOPIC_REFUSED = compiled(
    r"\s*(?!那|这|别的|其[他它余]|什么|啥|谁|我|你|[他她]|都|也|就|真|一|[坐看吃睡走喝爬去玩住](?!的)|尽量|最好|实在|反正|暂时|这[次回趟]|所以|平时|一般|晚上|白天|早上|夜里|夜晚|半夜|凌晨|上午|中午|下午)(?P<thing>(?:(?!不)[一-鿿]){1,8}?)"
    r"(?:[这那]种|之类的?|什么的|类的?)?(?:我们?|[他她]|咱们?)?(?:就|都|也|一律|一概|一个|坚决|绝对|千万|统统|直接|真的|还是)*"
    rf"{_REFUSES}(?P<verb>[坐爬看逛去登玩吃喝尝碰沾点住睡推整]|安?排|推荐|订)(?:{_REFUSES}[去点吃排来看]?)?[了的吧哈啊噻哦.…]*\s*"
)
"""A clause that is but a topic and its refusal: 船不坐, 购物店一律别去."""
_VERBS: dict[About, str] = {"sight": "坐爬看逛去登玩", "cuisine": "吃喝尝碰沾点", "hotel": "住睡"}
_LONGEST_ZH, _LONGEST_EN = 16, 60
"""Characters of a clause that says one thing."""
_NAME = re.compile(r"(?<=[a-z,] )[A-Z][a-z]+")
"""A name in English, which is one that the data lack."""
_LEADS = compiled(
    r"(?:然后|另外|还有|对了|而且|并且|但是?|不过|可是?(?!以)|我们?|咱们?|也|还|就|都|只|我?想要?|希望)+|"
    r"(?:(?:and|also|but|plus|oh|so|then)\s+)?(?:(?:i|we|they|she|he|my \w+|our \w+)(?:'d| would|'ll| will)?\s+)?(?:really\s+|just\s+|always\s+|do\s+|does\s+)*(?:(?:want|need|like|love|prefer|must have|has to have|have to have|wish for|looking for)s?\s+)?(?:(?:an?|the|some|any)\s+)?",
    re.IGNORECASE,
)


_STAYS_AT = compiled(
    r"(?:我们?|咱们?|这次|也|还|就|都|只|是|一定|必须|务必|非|得|要|想|希望|打算|计划|最好)*(?:入住|下榻|住(?!宿))(?:在|到|进)?"
    r"(?P<thing>(?![得着个一几的])[一-鿿a-z·]{2,14}?)(?:(?:不可|不行|才行|就行|就好)?[了的吧哈啊呀哦]*)",
    re.IGNORECASE,
)
"""A clause that is but where one would sleep: what leads there is no part of its name, 一定要住半岛酒店."""
_OF_WILL = re.compile(r"^(?:行|合适|可以|想|要|用|能|敢|给我们?|让我们?|带我们?|安?排|再|整)+")
_A_THING = 3
"""Letters behind a refusal that say by themselves what is refused."""
_NO_NEED = re.compile(
    r"求|强求|讲究|在乎|挑剔|(?:(?:have|has|need|needs) to|necessarily|need be|be|have|needed|required|necessary|important|essential)\b",
    re.IGNORECASE,
)
"""What makes a refusal one of a demand alone: the hotel doesn't have to be fancy."""


def in_own_words(scene: Scene, read: Sequence[Span], unread: Sequence[Span]) -> Iterator[Liking]:
    """Likes and dislikes in clauses of which nothing was read, each with the clause as its span."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        left = any(overlaps(clause.span, span) for span in unread)
        if left and not any(overlaps(clause.span, span) for span in read) and (said := _said(scene, clause)):
            yield said


def _said(scene: Scene, clause: Clause) -> Liking | None:
    text = clause.text.strip()
    chinese = not text.isascii()
    if len(text) > (_LONGEST_ZH if chinese else _LONGEST_EN) or clause.following[:1] == "?":
        return None
    if any(one.search(text) for one in (_UNSURE, CONDITION, _NAME, NOT_BOUND)):
        return None
    refusals = cues(clause.text)
    topic = _TOPIC_REFUSED.fullmatch(clause.text)
    about = _part_of(scene, clause) or (_by_verb(topic) if topic else None)
    if about is None or (len(refusals) > 1 and topic is None):
        return None
    if not (refusals or demands(clause) or _ASKS.search(text) or _BARE.fullmatch(text)):
        return None
    stay = None if refusals else _STAYS_AT.fullmatch(text)
    thing = topic["thing"] if topic else _without(clause.text, refusals[0]) if refusals else text
    thing = stay["thing"] if stay else thing
    if refusals and _NO_NEED.match(thing):
        return None
    led = _LEADS.match(thing)
    if led and (refusals or not _named(led[0].lower())):
        thing = thing[led.end() :].strip()
    if not thing:
        return None
    start = clause.start + clause.text.index(text)
    return Liking(
        about=about,
        thing=Text(thing, thing),
        strength=strength(clause, wanted=not refusals, default="like"),
        span=(start, start + len(text)),
        held=False,
    )


def _by_verb(topic: re.Match[str]) -> About | None:
    """What a refused topic is of by what one would not do with it: 船不坐, 山不爬, 酒酿不碰."""
    return next((about for about, verbs in _VERBS.items() if topic["verb"] in verbs), None)


def _part_of(scene: Scene, clause: Clause) -> About | None:
    """The part of the trip that a clause names, or that the clause before names where this one goes on about it; None where there is none or are several."""
    named = _named(clause.lower)
    if not named and _OFFERED.match(clause.lower):
        named = _named(scene.said_before(clause.start))
    return named[0] if len(named) == 1 else None


def _named(words: str) -> list[About]:
    return [about for about, names in _PARTS if names.search(words)]


def _without(words: str, refusal: Span) -> str:
    """What is refused: the words behind those that refuse, with what stands before these in Chinese, whose thing comes first."""
    start, end = refusal
    behind = words[end:].strip()
    if words.isascii():
        return behind or words[:start].strip()
    named = _OF_WILL.sub("", behind)
    return named if len(named) >= _A_THING else (words[:start] + named).strip()
