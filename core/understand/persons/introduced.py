"""What travellers say that they are, which wishes nothing: I'm a student, four of us, all friends from work, 四个人，都是大学同学."""

import re
from collections.abc import Iterator

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span

_WHO_ZH = (
    r"(?:同学|同事|朋友|室友|舍友|闺蜜|战友|校友|球友|发小|哥们儿?|姐妹|兄弟|邻居|大?学生|研究生|博士生|高中生|大[一二三四]|上班族|打工人?|护士|老师|教师|程序员|医生|会计|司机|"
    r"白领|公务员|销售|工程师|设计师|律师|记者|自由职业者?|女生|男生|姑娘|女孩子?|男孩子?|小伙子?|女的?|男的?)"
)
_KNOWN_FROM_ZH = (
    r"(?:在校|在读|公司|单位|部门|大学|高中|中学|初中|小学|本科|宿舍|寝室|同一?个?(?:公司|班|宿舍|寝室))的?"
)
_COUNTED_ZH = r"(?=\s*(?:[两二三四五六七八九十]|\d{1,2})\s*(?:个|位|名))"
_SIZE_ZH = r"\s*(?:[一二两三四五六七八九十]{1,3}|\d{1,3})\s*(?:个|位|名|人)"
_CLUB_ZH = r"(?:[一-鿿]{2}(?:协会|俱乐部|社团)|(?:摄影|登山|徒步|骑行|骑友|跑步|跑友|户外|驴友|书法|合唱|舞蹈|广场舞|读书|汉服|动漫|车友|校友|球友|[羽篮足排棒]毛?球|乒乓球?|老年|钓鱼|自行车|太极)(?:队|群|社|会|班|团))"
"""A club whose members travel: 摄影协会6个人, 驴友队."""
_WHO_EN = (
    r"(?:friends?|classmates?|schoolmates?|colleagues?|co-?workers?|workmates?|students?|room-?mates?|flat-?mates?|housemates?|team-?mates?|mates?|pals?|buddies|buddy|sisters?|brothers?|cousins?|neighbou?rs?|"
    r"teachers?|nurses?|doctors?|engineers?|designers?|accountants?|lawyers?|writers?|programmers?|developers?|managers?|freelancers?|researchers?|professors?|interns?|salesm[ae]n|office workers?|"
    r"women|woman|m[ae]n|girls?|guys?|ladies|lady|lads?|boys?)"
)
_ADJECTIVE = r"(?:(?!(?:no|not|without|for|with|and|or|the|in|at|by)\b)[a-z-]+ )"
_FROM_EN = r" from (?:the |our |my )?(?:work|school|uni|university|college|high school|primary school|grad school|the office|office|church|class|home)\b"
_ENDS_EN = r"(?=\s*(?:$|[,.;:!?()–—-]|and\b|from\b|who\b|going\b|travel|coming\b|looking\b|planning\b|visiting\b|heading\b|living\b|based\b))"
_ALONE_EN = r"(?:single|unmarried|divorced|unemployed|\d\d)"
A_PARENT_WRITES = r"^\s*(?:[a-z-]+ ){0,2}(?:dad|mum|mom|mother|father|parent|grandma|granny|grandad|grandpa|widow|widower)(?: here)?,? (?=i\b|i')"
"""How a text begins whose writer tells first what he or she is: divorced dad, I get my girls."""
_SAID = compiled(
    rf"{A_PARENT_WRITES}|"
    rf"(?:(?<=^)|(?<=[\s,。;!?(]))(?:我们?|本人|咱们?|大家|都)?(?:都|全)?是?(?:一?[个名位]|一[群帮])?(?:{_KNOWN_FROM_ZH})?(?:老|穷|普通|大龄|单身)?{_WHO_ZH}(?=\s*(?:$|[,。;!?)]))|"
    r"(?<![和跟与带陪、])(?:新手|全职|职场|单亲|二[胎孩宝]|高龄)(?:宝妈|奶爸|妈妈?|爸爸?)|我们是[一-鿿]{0,4}(?:乐队|社团|合唱团|[舞球车校乐]队|剧团|剧社)(?=$|[,。;!\s])|"
    rf"(?:(?<=^)|(?<=[\s,。;!?(]))(?:我们|咱们?)?(?:是)?{_CLUB_ZH}(?:的)?(?={_SIZE_ZH}|\s*(?:$|[,。;!?)]|活动|组队|组团|出游|采风|年会))|"
    rf"(?:一家)?[三四](?:代同堂|代人|代同游|代(?=\s*[\d一二三四五六七八九十]))|(?:公司|单位|部门|宿舍|寝室|同班|班里)的?{_COUNTED_ZH}|"
    r"(?:(?<=^)|(?<=[\s,。;!?(]))(?:我|本人)?(?:目前|还|是)?单身(?=\s*(?:$|[,。;!?)]))|"
    r"\b(?:three|four) generations(?: of (?:us|one family|our family|the family))?\b|"
    rf"\b(?:i'm|i am|we're|we are)(?: all| both| just| still)? (?:an? )?{_ADJECTIVE}{{0,2}}?{_WHO_EN}(?:{_FROM_EN})?{_ENDS_EN}|"
    rf"\b(?:i'm|i am) {_ALONE_EN}(?=\s*(?:$|[,.;!?]|and\b))|"
    rf"(?<=[,(–—-])\s*(?:all |both |mostly |just )?{_ADJECTIVE}{{0,2}}?{_WHO_EN}(?:{_FROM_EN})?(?=\s*(?:$|[,.;!?)–—-]))|"
    rf"(?<=friends)(?:{_FROM_EN})|(?<=mates)(?:{_FROM_EN})|(?<=colleagues)(?:{_FROM_EN})",
    re.IGNORECASE,
)
_KNOWN_FROM = compiled(rf"(?<=[a-z])(?:{_FROM_EN})|{_KNOWN_FROM_ZH}(?={_WHO_ZH})|{_CLUB_ZH}", re.IGNORECASE)
"""Where travellers know each other from, which is no sight: friends from university, 大学同学."""


def introductions(text: str) -> Iterator[Span]:
    """Where a (folded) text says what the travellers are."""
    return (one.span() for one in _SAID.finditer(text))


def without_origins(text: str) -> str:
    """The text with blanks where it tells where the travellers know each other from."""
    for start, end in introductions(text):
        for origin in _KNOWN_FROM.finditer(text, start, end):
            text = text[: origin.start()] + " " * len(origin[0]) + text[origin.end() :]
    return text
