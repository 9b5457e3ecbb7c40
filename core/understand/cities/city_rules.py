"""Words by which a text says where a trip starts and goes: patterns over the marks that stand for cities."""

import re
from functools import lru_cache

from core.understand.cities.named_cities import CITY, MARKS
from core.understand.cities.start_rules import MOVES, SOON, START_RULES
from core.understand.patterns.pattern import Pattern, compiled

CityRule = tuple[Pattern, float]
"""A pattern that finds a city, its group `a`, and how sure that is."""
_FOOD = r"food(?!\s+(?:trip|tour|holiday|weekend|getaway|break|crawl)\b)"
"""What is eaten, and no trip for it: a Wuhan food trip goes there."""
_NOT_OF_THE_CITY = rf"(?![路街菜话东西南北中大本]|烤鸭|料理|小吃|火锅|风味|\s*(?:road|street|east|west|university|cuisine|{_FOOD}|duck|style|noodles|hot ?pot|museum))"
_OF_A_STREET = rf"[东西南北中]?[路街](?!上)|\s+(?:(?:east|west|north|south|middle)\s+)?(?:road|rd|street|lane|style|cuisine|{_FOOD}|hot ?pot)\b"
"""What makes a city the name of a street, or of a way of cooking: Nanjing Road."""
SETTLED = 0.96
"""How sure words are by which a city is chosen among those named before."""
_SETTLED_RULES = (
    (r"(?:^|[,。;!?\s]){a}就(?:行|好|可以|成)", SETTLED),
    (r"(?:^|[,。;!?…\s])(?:那(?:就|还是)?|还是就)(?:去|选|定|是)?\s*{a}(?:吧|呗|好了|得了)", SETTLED),
    (
        r"\b(?:too [a-z]+|is out|are out|no good|won't (?:work|do)|is off|off the list|ruled out|not happening|(?:didn't|doesn't) work out|\s{{4,}}),?\s*\bso(?: it's| it is| let's (?:do|say)| make it|,)? {a}(?=\s*(?:$|[.,;!?]))(?!\s*(?:\.{{2,}}|…)|[\s.,;!?-]*(?:hm+|no|wait|actually|hang on|scratch|or)\b)",
        SETTLED,
    ),
    (
        r"\bor rather(?: no)?,?\s+(?:to )?{a}(?=\s*(?:$|[.,;!?]))(?![\s.,;!?-]*(?:hm+|no|wait|actually|or)\b)",
        SETTLED,
    ),
    (
        r"\bbut (?:it's|it is|(?:now )?we(?:'re| are) (?:actually |really )?going to)\s+{a}",
        SETTLED,
    ),
    (r"(?:^|[,。;!?…\s])算了[,。\s]*(?:就|去)*\s*{a}(?=$|[,。;!?\s吧呗了得])", SETTLED),
    (
        r"\b(?:so |then )?(?:let's|we'll|i'll|(?:i|we)(?:'d| would) rather|ok(?:ay)?,?|right,?|fine,?)(?: let's)?(?: just| rather)? (?:make (?:it|that)|do|go|go (?:to|for|with)|pick|choose|take)\s+{a}(?= instead\b| then\b|\s*(?:$|[.,;!?]))",
        SETTLED,
    ),
    (
        r"(?<!first )(?<!and )\b(?:go to|going to|see|visit|do|try|want|take|it's|its|it is|be|choose|to) {a} instead\b(?! of)",
        SETTLED,
    ),
    (r"(?:^|[.;!?]|,? (?:so|well|ok(?:ay)?|right|hmm))[\s,]*{a},? then(?=\s*(?:$|[.;!?]))", SETTLED),
    (r"\bnow,? (?:it's|its|it is|it'll be|we're (?:off|going) to|we want)(?: just)? {a}", SETTLED),
    (r"选(?:了|择)?\s*{a}(?=$|[,。;!?\s吧呗了好])", SETTLED),
    (r"要去的(?:地方|城市)?(?:就)?是\s*{a}", SETTLED),
    (r"(?:改|换)(?:成|去|到|为)\s*{a}", SETTLED),
    (r"(?:改|换)了?\s*{a}(?=$|[,。;!?\s了吧啦呗])", SETTLED),
    (r"(?:最后|最终|终于|决定)(?:还是|我们|就|是|决定|选|定|去|到|在|了)+\s*{a}", SETTLED),
    (
        r"\b(?:settled on|decided on|ended up (?:with|choosing)|(?:they|she|he|it) won,? so|in the end (?:it's|it is|we chose))\s+{a}",
        SETTLED,
    ),
)
_GONE_TO_RULES = (
    (
        r"(?<!不)(?:到达|抵达|前往|飞往|飞到|飞去|去往|去到|去|到|赴|往|至|上(?:你们|咱们)?|回到?|[去来跑]了?一?[趟次回下])\s*{a}",
        0.95,
    ),
    (r"(?<![a-z])to\s*(?:visit\s+)?{a}", 0.95),
)
"""The surest words for going to a city, in Chinese and in English: 去{a}, to {a}."""
_TARGET_RULES = (
    (r"\bfrom\s*(?:/|-|&|and|>)+\s*to\s*[:=]\s*(?:{any})\s*(?:[,/>–—-]+|to|and)\s*{a}", 1.0),
    (rf"{SOON}[^,。;!?]{{{{0,6}}}}?从?\s*(?:{{any}})\s*{MOVES}\s*{{a}}", 1.0),
    (rf"从?\s*(?:{{any}})\s*{MOVES}\s*{{a}}(?:上班|工作|入职|报到|读书|读研|上学|实习|任职)", 1.0),
    (r"目标位置\s*:?\s*{a}", 1.0),
    (r"\b(?:are|am|is|we're|i'm|he's|she's|they're) off to {a}", 0.95),
    (r"(?:目的地|终点(?:站|城市)?)\s*(?:是|为|在|:)?\s*{a}", 1.0),
    (r"\bdest(?:ination(?: city)?|\.)?\s*(?:is|:)?\s*{a}", 1.0),
    (r"\bto\s*:\s*{a}", 1.0),
    (
        r"{a} (?:that |which )?(?:I'm|we're|I am|we are|I'll be|we'll be|I|we|is where (?:I'm|we're|I|we)) (?:visiting|going|off to|heading|bound|after|visit|want)",
        0.97,
    ),
    (
        r"{a}(?:'s| is) where (?:I|we)(?:'d (?:rather|like|love)|(?:'m| am|'re| are) (?:off|going|headed|heading|bound))\b",
        0.97,
    ),
    *_GONE_TO_RULES,
    (r"(?<![a-z])(?:go|going|show (?:my|our|the|her|his|him|them|\w+) (?:\w+ ){{0,3}}|visit)\s*{a}", 0.94),
    (r"(?<![a-z]){a}[\s-]+bound\b", 0.94),
    (r"{a}\s*(?:[东西南北]|\w{{2}})?站?下车", 0.94),
    (r"{a}\s*arriv(?:e|es|al|ing)\b", 0.94),
    (r"(?:^|[,.;!?]\s*){a} it (?:is|has to be|shall be|will be)\b", SETTLED),
    (
        r"(?<!from )(?<!leaving )(?<!in ){a}(?:,| for)? (?:(?:\d|two|three|four|five|six|seven)[ -]?(?:days?|nights?|d\b)|a (?:week|weekend)\b)",
        0.85,
    ),
    (r"(?<![a-z]){a}[\s,]+next\b", 0.94),
    (
        r"(?<![a-z])(?:see|fancy|discover|trip of|ok(?:ay)?|(?:was|were|been|am|'m|'re|are) thinking(?: of| about)?)\s+{a}",
        0.86,
    ),
    (r"(?:没|没有|从未)(?:去|来|到|玩)过\s*{a}", 0.86),
    (r"\b(?:days|nights|weekend) (?:together|away) in\s+{a}", 0.9),
    (r"(?<![a-z])spend(?:ing)?\s+[\w\s-]{{1,24}}?\b(?:in|at)\s+{a}", 0.9),
    (r"(?:^|[,。;!?\s]){a}(?:吧|呗)", 0.9),
    (r"(?:要不|还是|那就|不如|干脆|改|就)(?:去|是)?\s*{a}(?:吧|呗|好了|得了)", 0.9),
    (
        r"\b(?:so|make it|this (?:time|year)(?: it's)?|this (?:time|year) it is|it's|it'll be|it is|let's do|how about)\s+{a}",
        0.9,
    ),
    (r"(?:飞|奔|->|→)\s*{a}", 0.88),
    (r"(?:来|游玩|游览|游|逛|玩|在|—+|-+)\s*{a}", 0.85),
    (r"\b(?:visit(?:ing)?|explor(?:e|ing)|tour(?:ing)?|around|through|in|for|into|at)\s+{a}", 0.8),
    (
        r"{a}[^,。;!?、去到飞往]{{0,4}}?(?:[\d一两二三四五六七八九十]+\s*[天日]|游|旅游|旅行|之旅|玩|行程|攻略)",
        0.8,
    ),
    (
        r"(?<![a-z]){a}(?:'s)?\s+(?:(?:food|foodie|family|city|budget|solo)\s+)?(?:trip|tour|itinerary|getaway|vacation|holiday|weekend)",
        0.8,
    ),
    (r"{a}", 0.5),
)
_MEETING_RULES = (
    r"(?:(?:约|约好|约定|相约|定)?(?:在|到|去)|约好|约定|相约)\s*{a}\s*(?:见面?|会合|汇合|碰头|碰面|集合|相聚|团聚|聚)",
    r"(?<!\ba )(?<!\bthe )(?<!\bmy )(?<!\bour )(?<!\bclient )(?<!\bwork )(?<!\bbusiness )(?<!\bboard )(?<!\bteam )\b(?:meet(?:ing)?(?: up)?|reunit\w+|get(?:ting)? together|join(?:ing)? up)\s+(?:\w+\s+){{0,2}}?in\s+{a}",
)
"""Words for a city where travellers from several others come together."""


_COMES_HIMSELF_RULES = (
    (
        r"\b(?:I|we)(?:'m|'re|'ll| am| are| will)?(?: be)? (?:com(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|start(?:ing)?|leav(?:e|ing)|driv(?:e|ing))(?: (?:in|over|up|down|out|there))? from {a}",
        0.95,
    ),
)
"""Where the one who writes sets off, where others come from elsewhere."""


def _compiled(rules: tuple[tuple[str, float], ...]) -> tuple[CityRule, ...]:
    return tuple(_rule(source, sure) for source, sure in rules)


@lru_cache(maxsize=1024)
def _rule(source: str, sure: float) -> CityRule:
    """The rule, made once: a text is searched once for one that several lists have."""
    named = f"(?P<a>{CITY})(?!{_OF_A_STREET})市?"
    return compiled(source.format(a=named, any=CITY, marks=MARKS), re.IGNORECASE), sure


START = _compiled(START_RULES)
TARGET = _compiled((*_SETTLED_RULES, *_TARGET_RULES))
COMES_HIMSELF = _compiled(_COMES_HIMSELF_RULES)
MEETING = _compiled(tuple((rule, 0.9) for rule in _MEETING_RULES))
ANY_CITY = compiled(rf"(?P<a>{CITY}){_NOT_OF_THE_CITY}", re.IGNORECASE)
GONE_TO = _compiled(_GONE_TO_RULES)
