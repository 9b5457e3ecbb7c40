"""The hours, lengths and parts of a day of a visit, in the words of both languages, by the spells that keep them."""

from collections.abc import Mapping

from core.understand.dates.named_days import DAY_EN
from core.understand.patterns.pattern import compiled

NO_CLOCK = r"(?!\s*(?:[一二两三四五六七八九十]|\d{1,2})+\s*(?:点|:|时))"
ZH: Mapping[str, str] = {
    "一整个上午": r"(?:一整个?|整个|一个|大半个|整整一个?|一)(?:上午|早上)",
    "一整个下午": r"(?:一整个?|整个|一个|大半个|整整一个?|一)下午|(?:下午|午后)(?:的时间)?(?:都|全部?|完全)?(?:[空留腾]出来|[空留]给|专门)(?:给|去)?",
    "日出": r"看(?:日出|朝阳|升国?旗)(?:仪式)?(?!\s*(?:再|也|还|顺))|(?:日出|升国?旗|天亮)(?:时分?|的?时候|前后|以?之?前)",
    "一早": r"(?:早上|早晨|上午)?(?:一大早|大清早|清早|清晨|一早|天刚亮|一开门|刚?开门就|刚开门的?时候?)(?:人少的时候|人少时|趁人少|人少)?(?:就)?",
    "下午晚些时候": r"下午晚(?:些|一?点)(?:时候)?",
    "傍晚": r"傍晚(?:时分|的?时候)?|黄昏(?:时分|的?时候)?|(?:日落|天黑)(?:时分|前后|的?时候|以?之?前)|看(?:日落|夕阳)",
    "半天": r"(?:大)?半天|半日游?",
    "一整天": r"整整一天|一整天|整天|全天|(?<![第每后前另哪头同这那当])一天(?!一|[两三四]|来回|往返|[之以]?内|半)",
    "上午": r"上午|早上|早晨",
    "中午": r"中午|正午",
    "下午": r"下午|午后",
    "白天": r"白天",
    "晚上": r"晚上|夜里|夜晚|夜间|入夜(?:之?后)?|天黑(?:亮灯)?(?:了|以?之?后)?(?:再)?|(?:亮|开)灯(?:以?之?后|时|的?时候)|晚饭后|夜游",
}
_EN_MORE = r"(?:(?:an?|the|one|our|your) )?(?<!first )(?<!second )(?<!third )(?<!last )(?:whole|full|entire|complete)"
_NTH_EN = r"(?:on |for )?(?:(?:the |our |my |your )(?:first|second|third|fourth|fifth|sixth|last|final)|(?:last|final))"
EN: Mapping[str, str] = {
    "一整个上午": rf"(?:for )?{_EN_MORE} morning|all morning",
    "一整个下午": rf"(?:for )?{_EN_MORE} afternoon|all afternoon|\b(?:keep|save|reserve|leave|spare|set aside|devote|block out) (?:the|an|one|our|my) (?:\w+ )?afternoon(?= (?:for|to)\b)",
    "日出": r"(?:at|for|by|before|around) (?:the )?sunrise|(?:to )?(?:see|watch|catch) the (?:sunrise|sun (?:come|coming) up|flag[- ]raising)|for the flag[- ]raising(?: ceremony)?",
    "一早": r"for (?:breakfast|brunch)(?! (?:at|in|on)\b)|(?:very |really )?early (?:in the |one )?morning|first thing(?: in the morning)?|(?:at|around|before) (?:dawn|daybreak|first light|opening(?: time)?)|in the (?:early|small) hours(?: of the morning)?|(?:right )?(?:as soon as|the moment|when|as) (?:it|they|the (?:gates?|doors?)) opens?(?: up)?|(?:early )?(?:in the morning,? )?before the (?:crowds?|tour groups|others|masses)(?: (?:arrive|come|get|turn)(?: (?:in|there|up))?)?|(?<=[a-z] )early(?=\s*$|,| to (?:beat|avoid|miss)| and )|when (?:the )?morning light (?:comes?|is)(?: up)?|in the morning light|(?<=[a-z] )at \s*opening",
    "下午晚些时候": r"(?:in the )?late(?: in the)? afternoon",
    "傍晚": r"(?:at|around|towards?|for|by) (?:the )?(?:dusk|sunset|sundown|twilight)|in the early evening",
    "半天": r"(?:for )?half (?:a|the|one) day|(?:for )?a half[- ]day",
    "一整天": rf"(?:for )?{_EN_MORE} day|(?:the |our )?(?:whole|full|entire) (?:first|second|third|fourth|last|final) day|all day(?: long)?",
    "上午": rf"(?:in|on) (?:the )?mornings?|one morning|(?:each|every) (?:single )?morning|(?<!\bi )(?<!\d )\bam(?=\s*$)|(?:on )?(?:the )?{DAY_EN} mornings?|{_NTH_EN} morning",
    "中午": r"at (?:noon|midday|lunchtime)",
    "下午": rf"(?:in|on) (?:the )?afternoons?|one afternoon|(?:each|every) (?:single )?afternoon|(?<!\d )\bpm(?=\s*$)|(?:on )?(?:the )?{DAY_EN} afternoons?|{_NTH_EN} afternoon|after lunch(?! (?:nap|rest|break))",
    "白天": r"by day|in (?:the )?daylight|(?:in|during) the day(?:time)?",
    "晚上": rf"(?:on )?(?:the )?{DAY_EN} (?:evenings?|nights?)|{_NTH_EN} (?:evening|night)|"
    r"(?:in|on) (?:the )?evenings?|(?:each|every) (?:single )?evening|(?:at|by|in(?: the)?) night|after (?:dark|nightfall|dinner)|one evening|(?<=[a-z] )one night|one night(?= \w)|(?:when|once|after) (?:it(?:'s| is)|they(?:'re| are)|the (?:\w+ )?(?:lights|lanterns|lamps) are)(?: all)? (?:lit|on)(?: up)?|lit up(?: at night)?|for the (?:night view|lights)",
}
# what stands only before the place: the morning at the museum
EN_BEFORE: Mapping[str, str] = {
    "上午": r"(?:(?:the|an?|our|one) )?mornings?",
    "下午": r"(?:(?:the|an?|our|one) )?afternoons?",
    "日出": r"(?:(?:see|watch|catch|enjoy) )?(?:(?:the|a) )?sunrise",
    "傍晚": r"(?:(?:see|watch|catch|enjoy) )?(?:(?:the|a) )?(?:dusk|sunset|twilight)",
    "晚上": r"(?:(?:the|an?|our|one) )?(?:evenings?|night)",
    "一整天": r"(?:(?:a|one|our) )day",
}

TOO_MUCH_THEN = compiled(
    r"(?:的?人|游客)?(?:都|会|也|是)*(?:太|很|最|特别|挺|人)(?:多|挤|吵|热|晒|冷|贵|堵|山人海)"
)
"""How a clause goes on that tells against an hour, and asks for nothing then: 外滩晚上人太多."""
