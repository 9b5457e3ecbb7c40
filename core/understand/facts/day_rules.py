"""Ways to say how many days, nights or weeks a trip lasts, in both languages, and how sure each is."""

import re
from typing import NamedTuple

from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.numerals import COUNT_EN, RANGE_EN, RANGE_ZH

_DAYS = r"(?:天|日(?!本))"
_NIGHT = r"(?:夜|晚上?|宿)"
_NIGHTS = ("夜", "晚", "宿")


class DayRule(NamedTuple):
    """A way to say how long the trip is: a pattern, how sure it is, and words of which it has one."""

    kind: str
    pattern: Pattern
    confidence: float
    needs: tuple[str, ...]


# Days that are a part of the trip, not its length: with one free day, and two lazy days.
_OF_THE_TRIP = (
    r"(?:(?<=with )|(?<=plus )|(?<=and )|(?<=keep )|(?<=leave )|(?<=including )|(?<=want )|(?<=like )|(?<!have )(?<!got )(?<!only )(?<!'ve )(?=(?:one|1)\b(?!(?: \w+){0,2} days? (?:after|before|between)\b)))"
    rf"{RANGE_EN}(?:\s+(?:completely|totally|entirely|full|whole))?[\s-]+(?:free|spare|rest|lazy|blank|empty|unplanned|idle|beach|pool|shopping|museum)[\s-]+days?\b(?! in (?!the\b|our\b|my\b|an?\b|bed\b|between\b))"
)
# Strongest first; the first that occurs is the answer. `days`, `nights`, `weeks` are counts, `fixed` needs none.
DAY_RULES = tuple(
    DayRule(kind=kind, pattern=compiled(pattern, re.IGNORECASE), confidence=confidence, needs=needs)
    for kind, pattern, confidence, needs in (
        (
            "days",
            rf"(?:(?:旅行|旅游|出行|游玩)?天数\s*[::]?|(?:几|多少)天\s*[:?])\s*({RANGE_ZH})(?!\d)",
            1.0,
            ("天数", "几天", "多少天"),
        ),
        (
            "days",
            rf"(?<!\d )(?<![a-z] )(?:\b(?:number of )?(?:(?:travel(?:ing|ling)?|trip) )?(?:days|duration|length)\s*[:=]\s*)({RANGE_EN})(?:\s*days?\s*(?:/|,|and|&)\s*{RANGE_EN}\s*nights?)?(?![^\S\n]*(?:of us|adults?|parents|people|persons|pax|ppl|kids|children|friends|rooms?)\b)",
            1.0,
            ("days", "duration", "length"),
        ),
        ("days", rf"({RANGE_ZH})\s*{_DAYS}\s*,?{RANGE_ZH}\s*个?{_NIGHT}", 1.0, ("天", "日")),
        (
            "days",
            rf"(?<![\d第每一二两三四五六七八九十]){RANGE_ZH}\s*个?{_NIGHT}(?:玩|[,、]?)({RANGE_ZH})\s*{_DAYS}(?!日?[早晚])",
            1.0,
            ("天", "日"),
        ),
        (
            "days",
            rf"({RANGE_EN})[\s-]*d(?:ays?)?\s*(?:,|and|&|/)?\s*(?P<nights>{RANGE_EN})[\s-]*n(?:ights?)?(?![a-z\d])",
            1.0,
            ("d",),
        ),
        (
            "days",
            rf"(?:(?<=前后)|(?<![第每前后提周到至空闲另~头\dDd-]))(?<!(?<![停逗])留)(?<!另外)(?:(?<!过)|(?<=[京海州圳都汉庆边里]过))(?<!(?<!蜜)月)(?<!提前)({RANGE_ZH})[^\S\n]*(?:个)?(?:整天|天|日(?!元|本|[早晚]|[上下]午|中午|凌晨|傍晚|\d{{1,2}}[点:])(?!(?<=[一1]日)游)(?!(?<=\d\d日)(?:午后|返|回|走|出发|到|离|全天|白天|为|去|飞)))(?:(?<![一1每][天日])|(?!\s*(?:最多|顶多|只|就|不超过|控制|花|别|逛|去|看|安排|走|跑|玩|排|得|要|换|喝|洗|吃|抽|打|哭|睡)*\s*(?:(?:[一二两三四五六七八九俩\d](?:景点|地方)|[一二两三四五六七八九\d]|半)\s*(?:(?<=景点)|(?<=地方)|个(?!人|大|小|孩|老|朋|同|月|男|女|成|闺|室|娃)|处|顿|身|套(?!票)|杯|瓶|片|针|遍|到[一二两三四五\d]个)|\d{{2,}}|[一二两三四五六七八九]+[百千]|[俩仨](?![人个]))|一个(?!人)|一人[一二两三四五六七八九\d]+[十百千]))(?![前内票卡]|后(?!.{{0,6}}(?:回|直接|离|走)))(?!\d(?!\d{{2,}}|\d?\s*[人个位大晚夜名口千万kKwW]))(?!均)",
            0.95,
            ("天", "日"),
        ),
        (
            "days",
            rf"(?<!day )(?<!every )(?<!\bother )(?<!(?<!it )\bin )(?<!\d)(?<!\d:)(?!{_OF_THE_TRIP})({RANGE_EN})(?:\s*|-)(?:(?<=\s)(?:really|very|quite|pretty|super|rather|fairly|properly|nice)\s+)?(?:(?!(?:on|at|in|of|for|by|from|to|and|or|the|am|pm|every|each|per|sharp)\b|full\b|sights?\b|museums?\b|places?\b|things?\b|a\b|per\b|each\b)(?<=\s)\w+\s+)?da?ys?\b(?!\s*(?:ago|later|after(?! (?:(?:an?|my|our|the|all|some|work|business|client) )*(?:conference|meeting|congress|fair|course|wedding|exam|interview|training|work)s?\b)|before (?:the|my|our|departure)|in advance|pass))",
            0.95,
            ("day", "dy"),
        ),
        (
            "days",
            rf"(?:(?<![一-鿿])|(?<=[要想]))过上?({RANGE_ZH})\s*{_DAYS}(?!\s*(?:再|就|才|后|之|以|去|来|走|出发|动身|要|是))",
            0.9,
            ("过",),
        ),
        ("days", rf"(?<![a-z\d.])({COUNT_EN})\s?d(?![a-z\d])", 0.9, ("d",)),
        # of those that are free: seven days of leave, five of them in Beijing
        ("days", rf"\b({RANGE_EN}) of (?:them|these|those|it)\b(?= (?:in|at|there|for)\b)", 0.97, (" of ",)),
        (
            "days",
            rf"(?<!leaving )(?<!leave )(?<!starting )(?<!going )(?<!back )(?<!returning )(?<!return )(?<!departing )(?<!off )(?<!travel )(?<!travelling )\bin ({RANGE_EN}) days?\b(?!'|\s*(?:time\b|from now|we\b|i\b))",
            0.9,
            ("day",),
        ),
        (
            "day",
            r"当[天日](?:往返|来回|(?:早上|中午|下午|傍晚|晚上|夜里)?[^,。;第次隔]{0,6}?就?[要得想]?(?:赶|返)?回(?!酒店|住|宾馆|民宿|来?不)|返回|去当天回)|一天(?:来回|往返)|早去晚回|一日游|\bday[\s-](?:trip|out|return)\b|\b(?:back|return) (?:on )?(?:the )?same day\b|\b(?:there )?and back in (?:a|one) day\b",
            0.9,
            ("天", "一日", "早去", "day"),
        ),
        (
            "days",
            rf"第({RANGE_ZH})天(?=[^,。;!?]{{0,6}}?(?:走|离开|返程|返回|回程|[飞就要]?回(?:去|来|家)?)(?=$|[,。;!?\s了吧的]))",
            0.75,
            ("第",),
        ),
        (
            "nights",
            rf"(?<![第每周期拜前省])(?<!最后)({RANGE_ZH})\s*个?(?:{_NIGHT})(?![前内饭餐])(?!\s*也(?:行|可以|成))(?!\s*(?:最多|顶多|[不别莫甭]要?能?超|预算|控制|\d{{2}}|\d[百千万]|[一二两三四五六七八九]+[百千万]))(?!(?<=[一1]晚),\d{{2,3}}(?!\d))",
            0.8,
            _NIGHTS,
        ),
        ("nights", rf"(?<!per )(?<!a )({RANGE_EN})[\s-]*nights?\b", 0.8, ("night",)),
        (
            "weeks",
            rf"(?<![孕\d一二两三四五六七八九十])(?<!孕[了期有着早中晚后])({RANGE_ZH})\s*个?(?:星期|礼拜|周)(?![一二三四五六日天末几边围年]|的?(?:孕妇|身孕))",
            0.9,
            ("星期", "礼拜", "周"),
        ),
        (
            "weeks",
            rf"\b({RANGE_EN}|a)[\s-]+(?:(?!next|last|per|each|every|day)[a-z]+\s+)?weeks?\b(?!\s*(?:ago|before|in advance|end|of (?:meetings|work|conferences?|training|interviews|exams|talks|lectures|business)\b))",
            0.9,
            ("week",),
        ),
        ("hours", r"(?<!\d)(24|48|72|96)[\s-]*(?:个?小时|hours?\b)", 0.8, ("小时", "hour")),
        (
            "day",
            r"\b(?<!\d )(?<!yuan )(?<!rmb )(?<![a-z]s )(?<!sight )(?<!place )(?<!thing )(?<!stop )(?<!museum )(?<!meal )(?<!hour )(?<!activity )(?<!outing )(?<!walk )(?<!temple )(?<!park )(?:a|single|whole)[\s-]day\b|\bfor (?:just |only )?the day\b",
            0.7,
            ("day",),
        ),
        (
            "overnight",
            r"\b(?:back|fly|leave|return|out|home)\b[^.;]{0,24}\b(?P<said>the (?:next|following) day)\b",
            0.75,
            ("next day", "following day"),
        ),
        (
            "overnight",
            r"(?<!\bno )(?<!\bnot )(?<!\bwithout )(?<!\bwithout an )(?<!\bnever )(?<!\bno need for )(?<!n't stay )(?<!\bnot stay )\bovernight\b(?! (?:train|bus|sleeper))|过一夜|住一宿",
            0.7,
            ("overnight", "一夜", "一宿"),
        ),
        (
            "long weekend",
            r"\bweekend,? (?:plus|and|with|\+|&) (?:a |an |the |one |extra )*(?:fri(?:day)?|mon(?:day)?|day)\b|\b(?:fri(?:day)?|mon(?:day)?),? (?:plus|and|with|\+|&) (?:a |the |that |this |next )?weekend\b",
            0.8,
            ("weekend",),
        ),
        (
            "weekend",
            r"(?<![避非])(?<!避开)(?<!不要)周末(?!人|出发|走|高峰|除外|不)|(?<!long )(?<!avoid the )(?<!not at the )\bweekend\b",
            0.7,
            ("周末", "weekend"),
        ),
        ("long weekend", r"\blong weekend\b", 0.6, ("weekend",)),
    )
)
