"""The Chinese words for time that is kept free: its parts of days and hours, what one does then, and that it is free."""

import re

from core.understand.dates.clock import time_pattern
from core.understand.dates.days_of_trip import DAY_ZH
from core.understand.dates.parts_of_day import Part
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import AMOUNT
from core.understand.wishes.hours.place_days import AT_WORK_ZH

_SAID_PART = r"(?P<part>一?整?个?上午|早上|一?整?个?中午|一?整?个?下午|午后|傍晚|一?整?个?晚上|夜里|夜间|晚间|白天|全天|一?整天|一天(?=都)|(?:(?<=[留空有])|(?<=[留空]出))(?:[一两二三]天|半天))"
WHOLE_DAYS = re.compile("[一两二三](?=天)")
"""How many whole days are kept free, whichever they are: 留两天什么都不安排."""
PART_OF_DAY = re.compile(_SAID_PART)
_OF_PART: tuple[tuple[Part, re.Pattern[str]], ...] = (
    ("morning", re.compile("上午|早上")),
    ("noon", re.compile("中午")),
    ("afternoon", re.compile("下午|午后")),
    ("evening", re.compile("傍晚|晚上|夜里|夜间|晚间")),
    ("daytime", re.compile("白天|半天")),
    ("own day", re.compile("全天|整天|[一两二三]天")),
)
RANGE = compiled(rf"{time_pattern('1')}\s*(?:到|至|-|~)\s*{time_pattern('2')}")
_ACTS = r"彩排|排练|演出|表演|比赛|训练|集训|下棋|对局|调琴|调试|录音|录像|录制|拍摄|直播|授课|讲课|上课|讲座|值班|值守|布展|撤展|签约|签售|开庭|就诊|复诊|透析|看(?:病|诊|专家号?|门诊)|体检"
NAP = compiled(
    rf"(?:每天|天天)?{RANGE.pattern}\s*(?:左右)?(?:他|她|宝宝|孩子|娃|老人)?(?:都|要|得|会|必须|需要|一般|是|雷打不动|的)*(?:睡(?:个|一?会儿?)?午觉|午睡|午休|睡觉|睡一?觉|小睡|睡着?|补觉)(?:时间)?"
)
"""Hours of each day in which somebody sleeps: 十二点半到两点半要睡午觉."""
_AT_LEISURE = r"吃|逛|玩|喝|散步|休息|午睡|睡|看日|看夜|拍照|打卡|泡|游"
TAKEN = compiled(
    rf"{RANGE.pattern}\s*(?:这段时间?|这个时间|之间|期间)?(?:我们?|他们?|她们?|大家|全队|全员|孩子们?|都|要|得|必须|需要|会|是)*"
    rf"(?:在(?![^,。;!?]*(?:{_AT_LEISURE}))[^,。;!?]{{1,14}}|(?:[留空腾]|预留)(?:给|着|出来?)(?!自己|我们?自己|自由)[^,。;!?]{{0,8}}|(?:有|去|参加)?[^,。;!?看听]{{0,3}}(?:{_ACTS}))"
)
"""Hours in which one is somewhere, or at something: 下午两点到五点在大剧院彩排, 早上5点到12点留给比赛."""
SINCE = compiled(rf"{time_pattern('1')}\s*(?P<after>以后|之后|后|起|开始)?")
LASTS = re.compile(
    rf"(?:大约|大概|约|差不多|左右|要|得|开|就|共|一共)*(?P<amount>{AMOUNT}|半)\s*(?P<half>个半)?个?(?:小时|钟头)(?:左右)?"
)
ENGAGED = compiled(
    r"开(?:个|一个|场|部门|项目|线上|视频|电话)*会(?!馆)|会议(?!中心)|有(?:个|场|一个|一场)?会(?=$|[,。;要])|(?:内部|业务)?座谈会?|(?:见|拜访|约见|去见)(?:个|一个|一下|几个)?客户|在?客户(?:那边|那里|公司)|面试|答辩|考试|参会|参展|展会|广交会|谈(?:客户|业务|生意)|论坛|培训|"
    r"(?:有|办|参加|吃)[^,。]{0,4}(?:婚礼|(?<!自由)活动|聚会|聚餐|饭局|应酬|讲座|课|手术|体检|复查|彩排|演出任务|比赛)|(?:都是|是|参加)婚礼|约了(?:人|客户|医生|老?同学|朋友|老师)|加班|办公|要上班|得上班|要工作|处理工作|办(?:点)?(?:私|公)?事(?!处)|有(?:点)?(?:私|公)?事(?=$|[,。;要不])|走亲戚|上坟|看病"
)
OFFICE_HOURS = re.compile("会(?!馆)|培训|办公|班|工作|考试|展")
"""What takes a whole day, and no evening."""
_MAY_NOT = r"(?:先|请|都|就|千万|最好|尽量|统统|一律)*(?:别|不要|不用|勿|莫|不|无需|不需要|不能|不想|不给)(?:再|给我们?|给大家|帮我们?)*(?:安排|排|计划|设计)(?!得?(?:太|那么|这么))(?:任何|什么|别的|其他|其它)?(?:活动|行程|东西|景点|事情?|节目|项目|内容)?"
FREE = compiled(
    rf"(?:{_MAY_NOT}|(?:不|别|不要|不用|不想)(?:再)?(?:安排|排|搞)(?:上午|下午|晚上|夜间|晚间|夜里)的?(?:活动|行程|项目|节目)|(?:谁也?|千万|请|都)*(?:别|不要|勿|莫|不许|甭)(?:叫|喊|吵|打扰|催|闹|cue|扰)(?:醒|起)?(?:我们?|咱们?|她们?)?(?:起床|起来)?|勿扰|(?:不|别)(?:想|要|打算|愿意?|能)*(?:出门|出去|外出|动弹)|留空|空出来|(?<!以后)(?<!之后)空着|空(?:出|下)?(?:一|整|一整)天|空下来?|空置|留白|(?:什么|啥)(?:都|也)(?:不|别)(?:干|做|安排|排|去|要?安排)|不用管(?:我们?)?|不必管(?:我们?)?|自由活动|自由支配|自由安排|自己(?:安排|活动|支配)|自行安排|留给(?:我们?)?(?:自己|家里人?|家人|爸妈|父母|亲戚|老?朋友|老?同学|客户|同事)|(?<!早[点些])(?<!早一点)(?<!早早)(?<!提前)(?<![早些点]回酒店)(?<![早些点]回去)(?<!不)(?<!没)(?<!不用)(?<!不要)(?<!不想)(?<!不需要)(?:要|想)?(?:自己)?(?:休整|休息)|留出?(?:给|来)?一?(?:整?天|半天|个上午|个下午|个晚上)(?:时间)?(?:给|来|陪|见|跟|和|我们?)+(?:自己|老?朋友|老?同学|亲戚|家人|爸妈|父母|客户|同事))(?:时间)?(?=$|[\s,。;!?)了吧哈哦呢啊的])"
)
REST = re.compile(r"休息|休整")
LEFT_OVER = re.compile(r"(?:空着|空[下出]?来)了?$")
"""A day that work leaves is there to see something: 前两天开会，第三天空着."""
EVERY_HALF_DAY = compiled(
    rf"\s*(?:所以|我们?|大家|就|都|其实|平时|尽量|最好|希望|请|麻烦|\s)*(?:上午|下午|白天)(?:的?时候|时间)?(?:我们?|大家|就|都|也|要|得|想|尽量|最好|希望|请|麻烦|\s)*(?:{FREE.pattern})[了吧哈哦呢啊的)\s]*"
)
"""A clause that keeps mornings or afternoons free and names no day: 上午不安排景点."""
FREED = compiled(rf"{time_pattern('1')}\s*(?:以后|之后|后)?(?:才|就)?(?:有空|有时间(?=$|[,。;])|空闲)")
"""An hour until which one is engaged: 下午三点以后才有空."""
ONLY_FREE = re.compile(
    r"(?:只有|就|只)(?P<part>上午|下午|晚上)(?:才)?(?:有空|有时间(?=$|[,。;])|空(?:着|闲|出来)?(?=$|[\s,。;])|是?自由)"
)
BARE = compiled(rf"\s*(?:这段时间|那段时间|这个时间|到时候?|期间|这时候|时间)?(?:{FREE.pattern})\s*")
"""A clause that says nothing but that the time named before is kept free."""
DAY = compiled(DAY_ZH)
EVERY_TIME = re.compile("(?:白天|[上下]午|晚上|早上|中午)全?都|每[天日晚]|天天")
"""What makes what is kept free, or taken, that of every day, whatever day was named before: 5到7号出差，白天都开会."""
FIRST_DAYS = re.compile(r"[前头](?P<n>[两二三四])天(?!内)")
"""Several days from the first one on."""
LASTS_ALONE = re.compile(rf"\s*{LASTS.pattern}\s*")
ENDS = compiled(
    rf"\s*(?:会议|开会|会|培训|活动|面试|应酬)?(?:大概|大约|差不多|预计|估计|应该|会|要|可能|一直|得|就|我们?)*"
    rf"(?:(?:开|忙|持续|进行|弄|搞)?(?:到|至)\s*{time_pattern('1')}(?:左右)?(?:结束|散会|完|才完|才结束)?|{time_pattern('2')}(?:左右)?(?:就|才|能)?(?:结束|散会|开完|完事|完))\s*"
)
"""Until when a meeting lasts that was named before: 下午两点开会，大概到六点; 六点结束."""
ONE_MORE = re.compile(r"还有一?[场个]|又有一?[场个]")
"""A meeting after another: 上午还有一场九点到十一点半的."""
PASSED = re.compile(r"\s*(?:之?前|以前|之?后|以后|结束|完|回来|的(?:地方|酒店|地点))")
"""What follows a meeting that only says when, or where, something else is."""
NO_MEETING = re.compile(r"(?:不|别|没|取消|无需)[^,]{0,2}$")
DIRECT = re.compile(
    r"\s*(?:到了|刚到|到达|抵达|先|好好|休息|歇歇?|一下|缓缓|我们?|咱们?|他|她|要|都|得|全|是|需要|有|去|在|因为|还|也|\s)*"
)
AT_WORK = re.compile(AT_WORK_ZH)
SENTENCE = re.compile(r"[。;!?\n]")


def part_of(words: str) -> Part:
    """The part of the day that words name, which `PART_OF_DAY` found."""
    return next(part for part, pattern in _OF_PART if pattern.search(words))
