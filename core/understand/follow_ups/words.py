"""Words by which people change a trip, in both languages."""

import re

from core.understand.text.numerals import COUNT_EN, COUNT_ZH


def _either(zh: str, en: str) -> re.Pattern[str]:
    """A pattern for the words of both languages, of which the English ones stand as whole words."""
    return re.compile(rf"{zh}|\b(?:{en})\b", re.IGNORECASE)


DAY = re.compile(
    rf"第\s*(?P<zh>{COUNT_ZH})\s*[天日]|(?P<first_zh>头一?天|首[天日])|(?P<last_zh>最后[一那](?:[天日]|个?(?:早上|上午|下午|晚上)))|\bday\s*(?P<en>{COUNT_EN})|\b(?P<numbered>[1-7])(?:st|nd|rd|th)\s+day\b|\b(?P<nth>first|second|third|fourth|fifth|sixth|seventh)\s+(?:day|morning|afternoon|evening|night)|\b(?:make|put|move|do|have) (?:it|that)(?: please)?,? (?:on |to |for )?(?:the )?(?P<nth2>first|second|third|fourth|fifth|sixth|seventh)(?=[,.;!? ]*(?:please|instead|then|pls)?[.!]*\s*(?:$|[.!?]))|\b(?P<last>(?:last|final) (?:day|morning|afternoon|evening|night))\b",
    re.IGNORECASE,
)
TO = re.compile(r"(?<=[短长改减加调缩延])[到至为成]")
"""What leads to the new number of days: 缩短到三天."""
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
MORE_DAYS = re.compile(
    rf"(?:多|再|加|延长|增加)(?:玩|待|呆|住|加|一下|上)?\s*(?P<zh>{COUNT_ZH})\s*[天日晚](?!\S*第)|(?:晚|推迟|延后)(?:点|些)?(?:回|返|撤)(?:来|去|家|程)?\s*(?P<zh2>{COUNT_ZH})\s*天|[多又](?:批|请|放|给|调)(?:我们?|咱们?|到|下来|出|了)*\s*(?P<zh3>{COUNT_ZH})\s*天|\b(?:(?P<en>{COUNT_EN}|an?)\s+(?:more|extra|additional)\s+(?:days?|nights?)|(?:an?\s+)?(?<!\bon )(?<!\bto )(?<!\bfor )(?:extra|another|additional)\s+(?:day(?! trip)|night(?!(?:[- ](?:views?|markets?|shows?|spots?|walks?|cruises?|tours?|scenes?|out|train)|time|life)))|(?:stay(?=\s+(?:on\b|\S+\s+more\b))|extend|add|stretch)\w*\s+(?:it\s+|(?:the|our|my|this)\s+(?:trip|stay|visit)\s+)?(?:by\s+|on\s+)?(?P<en2>{COUNT_EN}|an?)\s+(?:more\s+)?(?:days?|nights?)(?!\s+(?:less|fewer|shorter|earlier|sooner))|(?P<en3>{COUNT_EN}|an?)\s+(?:days?|nights?)\s+(?:more|longer)|(?<=\bdays is too )[a-z]+,? (?:so )?add (?P<en4>one|another)(?: more)?(?=\s*(?:$|[,.;!])))\b",
    re.IGNORECASE,
)
FEWER_DAYS = re.compile(
    rf"(?:少|减|缩短|砍|去|删)(?:玩|待|呆|住|去|掉|一下)*\s*(?P<zh>{COUNT_ZH})\s*[天日晚]|\b(?P<en>{COUNT_EN}|an?)\s+(?:day|night)s?\s+(?:less|fewer|shorter)|\b(?:lop|knock|shave|chop|trim|cut)\w*\s+(?P<en9>{COUNT_EN}|an?)\s+(?:day|night)s?\s+off\b|\b(?P<en2>{COUNT_EN})\s+(?:fewer|less)\s+(?:day|night)s?|\b(?:cut|shorten|trim|reduc)\w*\s+(?:it\s+|the trip\s+)?by\s+(?P<en3>{COUNT_EN}|an?)\s+(?:day|night)s?|\b(?:drop|lose|skip|remove|take off|cut)\s+(?P<en4>{COUNT_EN}|an?)\s+(?:of the )?(?:day|night)s?|"
    rf"(?:早|提前)\s*(?P<zh2>{COUNT_ZH})\s*天(?:回|返|撤|结束)|(?:早|提前)(?:点|些)?(?:回|返|撤|结束)(?:来|去|家|程)?\s*(?P<zh3>{COUNT_ZH})\s*天|\b(?:back|home|return\w*|finish\w*|end\w*)\b[^,.;]{{0,20}}?\b(?P<en5>{COUNT_EN}|an?)\s+(?:day|night)s?\s+(?:sooner|earlier)",
    re.IGNORECASE,
)
SHIFTED = re.compile(
    rf"(?:早|晚|提前|推迟|延后|顺延|[往向]?[后前][推延挪移]|推后)(?:点|些)?(?:走|出发|动身|到|去|来)?(?:个|了)?\s*{COUNT_ZH}\s*(?:天|个?(?:周|星期|礼拜))|(?:疼|痛|病|吐|拉|睡|等|排|躺|累|烧|晕|忙)了?\s*{COUNT_ZH}\s*[天晚]|(?<!第)一天(?:就|要|得|都|来|光|只)*(?:跑|逛|走|去|看|排|安排|赶|塞|吃|玩)(?=[^,。;!?]{{0,3}}(?:这么|那么|太多|好几|[一二两三四五六七八九十百千万\d]+\s*(?:个|处|家|步|公里|站|趟)))|{COUNT_ZH}\s*天(?:去不成|不行|不够|太[长久多])|\b(?:push|move|put|shift|bring|postpone|delay)\w*\s+(?:it|that|this|us|the (?:whole )?(?:trip|thing|dates))?\s*(?:all )?(?:back|forward|by|out)*\s*(?:by )?(?:{COUNT_EN}|an?)\s+(?:days?|weeks?)\b|\b(?:an?|one|two) weeks? (?:later|earlier|sooner)\b|省(?:下|掉|了|出)?\s*{COUNT_ZH}\s*[晚宿夜]|\b(?:{COUNT_EN}|an?)\s+(?:day|night)s?\s+(?:sooner|earlier|later)\b",
    re.IGNORECASE,
)
"""Days by which a trip is earlier or later, and nights that are saved: they are not its length."""
MORE_PEOPLE = re.compile(
    rf"(?:加|算|带)上?[他她]们?\s*(?P<zh3>[一1两俩2])个?(?!人?(?:房|间))|(?:再|多|又|还有|另外)?(?:加|来|多|带|添|增加)(?:上|了|一起来的?)?\s*(?P<zh>{COUNT_ZH})\s*(?:个|位|名)?(?:人|朋友|同学|同事|大人|孩子|小孩|老人|娃)|(?P<zh2>{COUNT_ZH})\s*(?:个|位|名)?(?:人|朋友|同学|同事|大人|孩子|小孩|老人)(?:也|要)?(?:加入|一起来|也来|也去)|"
    rf"\b(?P<en>{COUNT_EN}|an?)\s+(?:more|extra|additional|other)\s+(?:people|persons?|friends?|adults?|kids?|child(?:ren)?|travell?ers?|guests?)\b|\b(?:add|plus|bring(?:ing)?)\s+(?P<en2>{COUNT_EN}|an?|another)\s+(?:more\s+)?(?:people|persons?|friends?|adults?|kids?|child(?:ren)?|travell?ers?|guests?|colleagues?)\b|\banother\s+(?:person|friend|adult|kid|child)\b|\b(?P<en4>{COUNT_EN}|an?)\s+(?:more|extra|additional|other)\s+(?:(?:is|are|'s|will be|might be|just)\s+)*(?:coming|joining|joined|joins|of us|along|wants? to come|tagging along)\b|\b(?:squeeze|fit|get|bring|add|take|count)\s+(?:the\s+)?(?P<en3>pair|both|two|three|four) of them\s+(?:in|along|too|as well)\b",
    re.IGNORECASE,
)
FEWER_PEOPLE = re.compile(
    rf"(?:少|减)(?:掉|去|了|来)?\s*(?P<zh>{COUNT_ZH})\s*(?:个|位|名)?人|(?<!五)(?<!十)(?!(?:五一|十一|八一|六一|三八)(?:[节那这都也就不去来]|假期|期间))(?P<zh2>{COUNT_ZH})\s*(?:个|位|名)?人?(?:请假|临时|突然|有事|生病|都|也|就|,|实在)*(?:不去|不来|[来去]不[了成]|走不开|退出)|\b(?:cut|drop|lose|remove|minus|subtract)\s+(?P<en3>{COUNT_EN}|an?)\s+(?:persons?|people|travell?ers?|guests?)\b|\b(?!\d{{3}})(?P<en>{COUNT_EN})\s+(?:fewer|less)(?:\s+(?:people|persons?|of us)|\s*(?=$|[,.;!]))|\b(?P<en2>{COUNT_EN})\s+(?:person|people|of us|friends?|of (?:the|my|our|them|those)(?: (?!days\b|nights\b|sights\b|rooms\b)[a-z]+)?|lads|girls|guys|kids|colleagues|players|guests)\s+(?:(?:can't|cannot|won't|isn't|aren't|is not|are not)(?=\s*(?:$|[,.;!])| (?:come|coming|make it|join|joining|go|going|travel|able to (?:come|join|go)|be (?:there|coming|joining|able)|any ?more|after all)\b)|is out\b|are out\b|(?:is|are) (?:ill|sick)\b|dropped|drop(?:s|ping)?)",
    re.IGNORECASE,
)
COMES = _either(
    r"也(?:要|想|会|跟着|一起)*(?:来|去|加入|跟|一起)|一起(?:来|去)?|加入|同行|跟我们(?:一起)?|(?:非?要|想|会|得)?跟(?:过|着)?[来去](?!年|程)|算(?:上|进来|一个)|算[他她]们?一个|凑(?:个)?热闹|入伙|(?:再)?(?:[加带叫喊捎拉约喊]上)",
    r"join(?:s|ing)?|com(?:es|ing)(?: too| along| with)?|too(?! \w)|as well|along|tag(?:s|ging) along|wants? to come|will come|add|bring(?:ing)?",
)
STAYS = re.compile(
    r"(?:(?<![起下上回出进吃])不(?:能|想|打算|准备|方便)?|没法|没空|没时间)(?:来|去|参加|跟|同行)了?|没法|没空|(?<![起下上回出进])[来去]不了|退出|\b(?:can't|cannot|won't|isn't|is not|not) (?:come|coming|make it|join|joining|going|be there)\b|dropped out|drops? out|bailed|cancell?ed|stays? (?:at )?home",
    re.IGNORECASE,
)
SETS_OFF = _either(
    r"出发|从|起点|始发",
    r"from|start\w*|leav\w+|depart\w*",
)
STAY_AWAY = re.compile(
    r"(?P<names>\b[A-Z][a-z]+(?:(?:, (?:and )?| and | & )[A-Z][a-z]+)*)(?: both| all)? (?:(?:have|has|had|are|is|'ve) )?(?:just )?(?:bailed|dropped out|pulled out|backed out|cancelled|canceled|can't (?:come|make it|join)|cannot (?:come|make it|join)|won't (?:come|make it|be coming)|(?:isn't|aren't|not) (?:coming|joining))\b"
)
"""Who stays away, by their names: Greta and Paul have bailed."""
IS_OUT = re.compile(r"\b[A-Z][a-z]+(?:'s| is) out\b(?! (?:of the (?:plan|question)|in|at|on|and about))")
"""Somebody by name who stays away: Dave's out with flu."""
CHEAPER = _either(
    r"便宜|(?:有[点些]儿?|好|挺|蛮|真|够|偏)贵(?![妃阳宾人族]|一?点)|省着(?:一?[点些]|花)|抠(?:一)?[点些]|(?:太|有点|挺)(?:费|烧)钱|往下[压砍]|压一?压|砍一?砍|超(?:了|支|预算)(?!市)|肉[疼痛]|省(?:点|一点|些|钱)|太贵|贵了|降(?:点|低)?(?:预算|费用|价)|少花|花少|压(?:低|缩)|预算.{0,3}(?:少|低|紧)",
    r"cheaper|less expensive|(?:steeper|dearer|pricier|more|higher) than (?:i|we)(?:'d|'ve| had| have)? (?:thought|expected|wanted|planned|hoped|budgeted)|(?:anything|something|somewhere)(?: that)? (?:you|we) (?:can|could) (?:trim|shave|cut(?! out))|(?:bring|get|knock|take) (?:it|that|this|the total) down|(?:bit|little|rather|too|quite) steep|pricey|(?:a bit|bit|rather|pretty|quite) dear|shave (?:\w+ ){0,2}off(?! the)|for less(?: money)?(?= *(?:$|[.!?,]))|less money|costs? less|less (?:costly|dear|pricey)|(?:way |well |a bit |slightly )?(?:over|above) (?:our |my |the )?budget|more than (?:i|we)(?:'d)? (?:thought|expected|wanted|planned|hoped|can afford)|can't afford|too (?:expensive|pricey|dear|much money)|cut (?:the )?costs?|save (?:some )?money|spend less|lower (?:the )?(?:cost|price|budget)|reduce (?:the )?(?:cost|price|budget)|bring (?:the )?(?:cost|price) down|more affordable|tighter budget",
)
DEARER = _either(
    r"(?:可以)?贵(?:一)?点(?:没关系|也行|也可以)|高档(?:一)?[点些]|升级|(?<![吃玩买睡])好(?:一)?点的?(?:酒店|餐厅)?$|奢华",
    r"more (?:luxurious|upmarket|expensive)(?! (?:hotel|place|room|to (?:sleep|stay)))|fancier(?! (?:hotel|place|room|to (?:sleep|stay)))|splurge|upgrade(?! (?:the|our|my) (?:hotel|room))",
)
COMFORT = re.compile(
    r"\b(?:more comfort(?:able)?|comfier|cosier|cozier|(?<!be )(?<!is )(?<!suit us )(?<!suit me )(?<!suits us )(?<!suits me )(?:fancier|nicer|better|more luxurious|more upmarket|posher|smarter)(?: (?:hotels?|rooms?|place|places|somewhere))?(?: to (?:sleep|stay))?(?=$|[^a-z]*$| please| for)|upgrade (?:the|our|my) (?:hotel|room)|(?:too|so|very|rather) (?:basic|spartan|shabby))\b|舒适(?:一)?[点些]|舒服(?:一)?[点些]|太(?:简陋|寒酸)|(?:酒店|宾馆|住处|住宿|住的|房间)[^,。;!?]{0,4}(?:换|改|订|住|升级)(?:个|家|成|到|得|一下)*(?:好(?:一)?[点些]|高档(?:一)?[点些])|(?:酒店|宾馆|住宿|住的|房间)(?:能|可以|想|再|给我|帮我|都)*升级(?!成|到|为)",
    re.IGNORECASE,
)
"""What asks for better comfort, and names no sum: it feels too basic."""
CALMER = _either(
    r"轻松|松快|松泛|宽松|悠着|(?:慢|缓|减)(?:一)?[点些]|悠闲|别(?:排|安排|搞|弄|走|逛)*得?(?:太|那么|这么)?(?:赶|累|满|紧|多)|不(?:要|想)?(?:排|安排|搞|弄)*得?(?:太|那么|这么)?(?:赶|累|满|紧)|太(?:赶|累|满|紧)|松(?:一)?[点些]|少(?:排|安排|走|去)(?:一)?[点些]?|(?:排|安排|走)得?少(?:一)?[点些]|休息|(?:别|不要|不想)(?:跑|走|去)(?:得|的)?(?:太|那么|这么)远|感冒|生病|累(?:了|趴|瘫|坏)",
    r"calmer|slower|more (?:relaxed|relaxing|leisurely|rest)|(?<!one )more time(?! (?:at|in|on|with|around|inside|for)\b)|relax(?:ed|ing)?|easier(?! to\b)|gentler|lighter(?! (?:dinner|lunch|meal|food|breakfast|fare))|(?<!spend )(?<!pay )less (?:in|into|on)(?! (?:the |our |my )?(?:hotels?|rooms?|food|meals?|eating|restaurants?|trains?|flights?|tickets?|taxis?|shopping)\b)|ease (?:(?:it|that|this|things|day \w+) )?(?:off|up|down)|murder(?:ous)?(?! myster)|thin (?:it|that|this|things|day \w+|the day) (?:out|down)|breathe|breather|breathing (?:space|room)|brutal|gruell?ing|punishing|(?:go )?easy on|cram less|(?:feet|legs|knees|back) (?:hurt|ache)s?|(?:makes? (?:me|us) |i'm |we're )(?:tired|exhausted)|worn out|less (?:busy|packed|hectic|rushed|tiring|walking|full|crammed|stuffed|crowded with sights)|exhausting|hectic|overwhelming|(?:is|looks|seems|feels) (?:rather |quite |pretty |really )?(?:packed|busy|full|rushed|tiring)|(?<!you )(?<!thanks )(?:too|a bit|so|very) (?:busy|packed|hectic|rushed|tiring|full|much(?! (?:sitting|hanging|waiting|standing|lying|free|spare|empty)))|take it easy|slow\b.{0,20}? down|take (?:it|things) slow(?:ly)?|chill|calm|(?<!too )lazy|restful|gentle|fewer (?:things|stops|sights|places)|not so (?:busy|packed|rushed)|(?<!the )rest(?! (?:as|still|on|go|goes|come|comes|can|keep|travel|is|are|same|all|everything|unchanged|stays?|of|remains?|unchanged|can|the same)\b)",
)
FULLER = _either(
    r"紧凑|充实|排满|(?:塞|填|排|安排)得?满|太(?:空|闲|松)|满(?:一)?[点些]|多(?:排|安排)(?:一)?[点些]?(?:景点)?$|多逛",
    r"busier|fuller|more (?:packed|intense|sights|stops|things)|(?<!be )(?<!is )(?<!are )(?<!gets )(?<!so )(?<!too )(?<!always )packed|pack (?:it|more|things|a (?:bit|lot) more|(?:a )?few more \w+) in(?:to)?|(?:can|could) (?:\w+ )?pack more|fill (?:it )?up|fill (?:up )?(?:the|our|my|those|these) (?:days?|time)|too much (?:sitting|hanging|waiting|standing|lying|free|spare|empty)|see more|(?:fit|put|squeeze|add|get|cram|do) (?:(?:a lot|lots|much|\w+) )?more(?: in(?:to)?(?: (?:each|every|the|our) days?)?)?|(?:looks?|seems?|feels?|is) (?:\w+ ){0,2}(?:empty|thin|bare|sparse)",
)
SWAP = re.compile(
    r"(?P<old33>[^,。;!?\s]{2,8}?)(?:听说|据说|好像|感觉|周末|那边|那里|那儿|现在|肯定|估计|实在|真的?|是|人|都|也)*(?:太|超级?|很|好|巨|贼|特别|非常|死)(?:多|挤|贵|远|累|热|晒|吵|坑|商业化?|无聊|没意思)人?了?[,。;]?\s*(?:那就?|我们?|咱们?|要不|不如|干脆|还是|索性|就)*(?:换成?|改成?)(?:去|看|逛)?(?P<new33>[^,。;!?]{2,12}?)(?:吧|呗|好了|得了|算了|行吗|怎么样|如何)*(?=$|[,。;!?])|"
    r"(?:replace|swap|替?换|交换)\s*[(]\s*(?P<old30>[^,()]{2,24}?)\s*(?:,|→|->)\s*(?P<new30>[^,()]{2,24}?)\s*[)]|(?P<old31>[^,。;!?\s]{2,8}?)(?:我们?|咱们?|都|上回|上次|之前|以前)+[^,。;]{0,8}(?:去|看|玩|逛|爬)过了?[哎唉诶啊呀哦哈了呢嘛的]*[,。;!…]+\s*(?:那|把|在|这|它|格子|位置|时段|时间|空|里|给我们?|我们|就|要不|不如|帮我)*(?:放|换成?|改成?|排|塞|安排)(?P<new31>[^,。;!?]{2,12})|"
    r"(?P<old23>[^,。;!?\s]{2,10}?)(?:今天|那天)?(?:预?约不[上到]|订不[上到]|抢不[到上]|买不[到上]|没票|没约[上到]|没抢到|闭馆|关门|关了|在?维修)(?:票)?了?[^一-鿿]{0,4}(?:那就?|就|咱们?|我们?|所以|要不|干脆)*(?:拿|用|换成?|改成?去?|让|去|看)(?P<new23>[^,。;!?]{2,12}?)(?:来|给)?(?:顶上|顶替|顶一?下|补上|补位|代替|替一?下|替上|吧|呗|好了|$|(?=[,。;!?]))|(?:把|将)?(?P<old8>[^,。;把将]{2,10}?)(?:就?别去|就?不去|不要|删|换掉|拿掉|去掉|算)了?,?(?:我们|那)?(?:改|就|再|还是|换成)?(?:去|加上?个?|要|换成|看)(?P<new8>[^,。;了]{2,12})[。!]?$|不(?:去|要|看)(?P<old9>[^,。;去看要]{2,10}),?(?:改|就|换成?)?(?:去|看|要)(?P<new9>[^,。;了]{2,12})[。!]?$|与其(?:去|看)?(?P<old10>[^,。;]{2,10}?),?(?:还?不如|宁可)(?:去|看)?(?P<new10>[^,。;]{2,12})|(?P<new11>[^,。;]{2,10}?)(?:替掉|顶替|取代|顶掉)(?P<old11>[^,。;]{2,12})|(?P<old19>[^,。;]{2,10}?)(?:我们?|咱们?|都|小时候|以前|已经|早就?|就)*(?:[去看玩逛爬坐住到]过|没意思|爬不动|走不动|不要|不想去|不去)了?,?(?:就|那就?|我们?|给我|帮我)*(?:用|拿|换|让)?(?P<new19>[^,。;]{2,12}?)(?:顶(?:上|一?下|替)?|替上?|代替|补上|补位)(?:它|这个)?的?(?:位置?)?(?=$|[吧呗啊好行,。;!?])|(?P<old12>[^,。;]{2,10}?)\s*(?:→|-+>|=>)\s*(?!day\b|第\s*[一二三四五六七\d]\s*天|the (?:first|second|third|last))(?P<new12>[^,。;]{2,12})|"
    r"(?:把|将)?(?P<old>[^,。;把将]{2,20}?)(?:换成|改成|改为|换为|替换成|替换为|换)(?:去)?(?P<new>[^,。;]{2,20})|用(?P<new2>[^,。;]{2,20}?)(?:代替|替换|换掉|替)(?P<old2>[^,。;]{2,20})|"
    r"\b(?:replace|exchange|substitute|swap)\s+(?:please\s+|kindly\s+)?(?P<old25>[^,.;]{2,50}?)\s+on\s+(?!(?:the |our )?(?:day|first|second|third|fourth|fifth|last|mon|tue|wed|thu|fri|sat|sun|\d))(?P<new25>[^,.;]{2,50})|"
    r"\b(?:swap|replace|exchange|change|substitute|switch|trade|ditch|drop|skip)\s+(?:out\s+)?(?P<old3>[^,.;]{2,50}?)\s+(?:for|with|to|by)\s+(?P<new3>[^,.;]{2,50})|(?P<old5>[^,。;]{2,10}?)(?:太|不|没|人)[^,。;]{1,8},\s*(?:那?就?算了|那就?|就|还是|所以|第[一二三四五六七]天)*换(?:成|去|到)?(?P<new5>[^,。;]{2,20})|(?P<new4>[^,.;]{2,50}?)\s+(?:instead of|rather than|in place of)\s+(?!(?:that|it|this)\b)(?P<old4>[^,.;]{2,50})|"
    r"\b(?:instead of|rather than|in place of)\s+(?P<old6>[^,.;]{2,50}?)(?:,|\s+(?=(?:I|we|let|can|could|take|do|go|show|kindly|please|put|have|visit|see|add|include|give)\b))(?P<new6>[^.;]{2,60})|"
    r"(?:^|[.;!] *)(?P<old13>[^,.;]{2,50}?)\s+is\s+(?:closed|shut|sold out|booked out|fully booked|overrated|too \w+)(?: (?:now|then|today|that day|on \w+))?[,.;!]*\s*(?:so\s+)?(?:what about|how about|let's (?:do|see|visit|go to)|can we (?:do|see|visit|go to)|could we (?:do|see|visit|go to))\s+(?P<new13>[^,.;?]{2,60})|"
    r"(?:^|[.;!] *)(?P<old32>[^,.;]{2,50}?)\s+(?:is|was|'s|will be)\s+(?:closed|shut|sold out|booked out|fully booked|full|overrated)[^,.;]{0,24}[,.;!]\s*(?:so )?(?:let's |can we |could we )?(?:do|see|visit|go to|try|take us to)\s+(?P<new32>[^,.;]{2,50}?)\s+(?:rather than|instead of|in place of) (?:that|it|this)\b|"
    r"(?:^|[.;!,] *)(?P<old20>[^,.;]{2,40}?)\s+(?:is|looks?|sounds?)\s[^.;]{2,60}[.;!]\s*(?:so )?(?:just )?(?:put|use|have|slot|stick|get)\s+(?:in )?(?P<new20>[^,.;]{2,50}?)\s+(?:where it (?:was|is)|in its (?:place|slot|spot)|there instead)|"
    r"(?:^|[.;!] *)(?P<old21>[^.;!?]{2,60}?)\s*[.;!?]+\s*(?:so |then |ok |okay )*(?:let's |let us |can we |could we |we could |just )?(?:do|see|visit|go to|try|have|take us to|put in)\s+(?P<new21>[^,.;!?]{2,50}?)\s+instead\b|"
    r"(?:^|[.;!] *)(?P<old22>[^.;!?]{2,60}?)\s*(?:[,.;!?]+|\s[–—-]+\s)\s*(?:[^.;!?]{2,40}[.;!?]+\s*)?(?:(?:give|get|show) us |let us have )?(?P<new22>[^,.;!?]{2,50}?)\s+in its (?:place|stead)\b|"
    r"\b(?:no|not|drop|skip|forget|lose)\s+(?:about\s+)?(?P<old7>[^,.;]{2,50}?)(?:[,.;]|\s+(?:and|but)\b)\s*(?P<new7>[^.;]{2,60}?)\s+instead\b|"
    r"(?:^|[.;!] *)(?P<old14>[^,.;]{2,50}?)\s+(?:(?:is|goes)\s+)?out\b[\s,.;/&-]*(?:and\s+|so\s+)?(?P<new14>[^,.;/]{2,50}?)\s+(?:(?:is|goes|comes)\s+)?in(?:stead)?\b(?!\s+(?:the|our|my|on|at)\b)|"
    r"(?:^|[.;!] *)(?P<new15>[^,.;]{2,50}?)\s+(?:(?:is|goes|comes)\s+)?in[\s,.;/&-]+(?:and\s+)?(?P<old15>[^,.;/]{2,50}?)\s+(?:(?:is|goes)\s+)?out\b(?! of)|"
    r"\bout with (?P<old16>[^,.;]{2,50}?)(?:[,.;]|\s+and\b)\s*(?:and\s+)?in with (?P<new16>[^,.;]{2,50})|"
    r"\b(?:no|not|drop|skip|forget|lose|bin|ditch|scrap|cut|remove|axe)\s+(?:about\s+)?(?P<old17>[^,.;]{2,50}?)(?:[,;]|\s+and\b)\s*(?:and\s+|then\s+)?(?:do|see|visit|add|try|go to|take us to|put in|let's (?:do|see|visit|go to))\s+(?P<new17>[^,.;]{2,50})|"
    r"(?:^|[.;!] *)(?P<new18>[^,.;]{2,50}?)\s+(?:sounds?|looks?|seems?|is|would be)\s+(?:a lot |much |far )?(?:nicer|better|prettier|more \w+)\s+than\s+(?P<old18>[^,.;]{2,40}?)(?=[,.;]|\s+so\b)[^.;]*\binstead\b|"
    r"(?:(?:\bnot|n't|\bnever) (?:really |so |that |too )?(?:feeling|keen on|into|up for|fancy|fancying|bothered about|fussed about|excited about|want to see|want to go to|want)|\b(?:gone off|over|bored of|tired of|lost interest in|had enough of))\s+(?P<old34>[^,.;]{2,40}?)(?: (?:any ?more|now|tbh|anyway|after all|at all))*\s*(?:[,.;!–—-]+|\bbut\b)\s*(?:so |but |and |maybe |they'd |they would |we'd |we would |i'd |she'd |he'd )*(?:(?:much )?(?:rather|prefer|sooner)|more like|how about|what about)(?: (?:see|have|do|visit|go to|like))?\s+(?P<new34>[^,.;!?]{2,50})|"
    r"(?:^|[.;!] *)(?P<old24>[^.;!?]{3,80}?)\s*(?:\.{2,3}|[.;!?,–—-])\s*(?:so |then |maybe |perhaps |what about |how about |can we |could we |let's |do |see |visit |try )*(?P<new24>[^.;!?,]{3,50}?) instead(?: of (?:it|that|this|them))?\s*[?.!]*$",
    re.IGNORECASE,
)
SWAPPED = (
    "old30",
    "old31",
    "old23",
    "old22",
    "old21",
    "old20",
    "old8",
    "old9",
    "old10",
    "old11",
    "old19",
    "old12",
    "old",
    "old2",
    "old3",
    "old4",
    "old5",
    "old6",
    "old7",
    "old13",
    "old14",
    "old15",
    "old16",
    "old17",
    "old18",
    "old24",
    "old25",
    "old32",
    "old33",
    "old34",
)
"""The groups of `SWAP` of which one is what goes; `new`, `new2` and so on are what comes."""
IN_ITS_PLACE = re.compile(r"\bin (?:its|their|that one's) (?:place|stead)\b", re.IGNORECASE)
"""What says that something comes where another was, which goes."""
BY_ROAD = re.compile(
    r"\b(?:(?:com(?:e|ing)|go(?:ing)?|get(?:ting)?|the way|return(?:ing)?) (?:back|home)|return|way (?:there|out))\b(?! to (?:the|our) (?:hotel|hostel|room|flat|station))[^.;!?]{0,40}?\b(?:by|on|in|take|taking|with|prefer) (?:an? |the )?(?:long[- ]distance )?(?:bus|coach|car)\b|\b(?:by |an? |the )(?:bus|coach) (?:ride )?(?:back|home)\b(?! to (?:the|our) (?:hotel|hostel|room|flat|station))",
    re.IGNORECASE,
)
"""A bus or a car between the cities, of which the data know nothing: coming home I'd sooner be on a bus."""
MOVE = _either(
    r"挪|移|(?:弄|搞|搬)到|调(?:整|换)?到|放到?|改(?:到|成)?|换到|安排(?:到|在)?|[加排]到|先|提前到|推到|推迟到",
    r"move|put|shift|reschedule|do|see|visit|schedule|have|leave|keep|save|push|bring|postpone|bump",
)
COMES_IN = re.compile(
    r"(?:加|添|塞|插)(?!到|在)(?:上|进去?|入|个)?|\b(?:add|include|insert|squeeze|fit|slot|work)\b|\balso (?:like to |love to |want to )?(?:visit|see|go to)\b",
    re.IGNORECASE,
)
"""What asks for a sight that the trip may lack, on a day: add the garden on day 2."""
FIRST = _either(r"最先|首先去?", r"first(?: thing)?(?=\s*(?:please)?[.!?]*$)|(?:start|begin) with")
"""What puts a sight before all others of the trip."""
REMOVE = _either(
    r"去掉|删(?:掉|除|了)?|不去了?|不看了?|不要了?(?!放|安?排|挪|搁|在)|不想去|取消|拿掉|划掉|跳过|算了|别(?:去|安排)(?!在|到)|撤(?:了|掉|下来?|吧)|砍(?:了|掉)|免了|甭(?:去|安排)",
    r"(?:nobody|no one|none of us) (?:\w+ )?(?:fancies|wants|cares for)|gone off|can do without|drop|remove|forget(?: about)?|lose|skip|delete|cancel|cut|take out|leave out|leave (?=[\w' -]{2,40} out\b)|without|no|not(?! (?:mind|bother|worr))|don't(?! (?:mind|care|worry|bother))|scrap|ditch|get rid of|fewer|less|bin|nix|axe|scratch|strike|else than|other than|take (?:it|that|them) off|(?:decided |rather |are |am |i'm |we're )against|kick|chuck|throw|out with",
)
NOT_EATEN = re.compile(
    r"[吃碰沾闻]不(?:得|了|惯|来)|不(?:能|敢|可以|让)(?:吃|碰|沾)|不沾|过敏|忌口|戒了|\ballerg\w+|\b(?:can't|cannot|can not|mustn't|not allowed to|doesn't|don't|won't) (?:really )?(?:eat|touch|have|do|stand|stomach)\b|\b(?:gone|went|is|'s|are|'re) off\b",
    re.IGNORECASE,
)
"""What makes a dish one that somebody cannot have, anywhere in its clause."""
NOT_ENOUGH = re.compile(
    r"不够|住不下|太少|挤不下|太挤|挤死|\b(?:not|n't|isn't|won't be) (?:be )?enough\b|\btoo (?:few|cramped)\b",
    re.IGNORECASE,
)
"""What says of a number that another is wanted."""
TAKEN_OUT = re.compile(
    r"\s*(?:(?:can|could|should|must|has to|will have to) go\b(?= *(?:$|[,.;!]|as |since |because ))|(?:(?:is|goes|comes|should (?:go|come)) )?out\b)(?! (?:there|and about|on|in|to|of (?!the (?:plan|trip|list|itinerary|programme))))",
    re.IGNORECASE,
)
"""What takes out a sight that is named right before: canton tower out, take the tower out."""
HOTEL = _either(
    r"酒店|宾馆|民宿|住(?!院)|旅馆|客栈",
    r"hotels?|stay|accommodation|hostel|rooms?|guesthouse|beds?|to sleep in",
)
BACK = _either(
    r"回(?:来|程|去|家)|返(?:程|回)|回(?!酒店|民宿|房间|住处)[一-鿿]{2}(?=的?(?:车|高铁|火车|飞机|航班|动车))",
    r"back|return|home|homebound",
)
OUT = _either(
    r"去(?:程|的时候)|过去",
    r"there|outbound|way (?:out|there)|going",
)
NOT_THERE = re.compile(
    r"(?:\b(?:won'?t|will not|not|no longer|isn'?t|aren'?t)\b[^.;!?]{0,16}|[不没]会?(?:在|从|由)[^,。;]{0,4})$",
    re.IGNORECASE,
)
"""What stands before a city in which they will not be."""
CALLED_OFF = re.compile(
    r"(?: (?!and\b|but\b|so\b)[a-z]+){0,3} (?:(?:got|gets|is|was|has been|'s|'s been|has|just) )*(?:cancel+ed|called off|fell through|fallen through|off the table|no longer on|moved|postponed)\b",
    re.IGNORECASE,
)
"""What follows a city in which something was to be that is not: the Suzhou gig got cancelled."""
TIME = _either(
    r"早(?:一)?[点些]|晚(?:一)?[点些]|睡(?:个?懒觉|到自然醒|到中午)|(?:别|甭|不用)(?:让我们?|给我们?)?(?:起|出门|出发)?得?(?:太|那么|这么)?早|不(?:要|想)?(?:太|那么|这么)?早起?|早起|晚起|提前(?:结束|出发|回)|推迟(?!到?\s*(?:\d{1,2}\s*[月号日]|[下这本]?(?:周|星期|礼拜|个?月)|明|后))|[点时](?:之?前|以前|之?后|以后)|午休",
    r"(?<!cheaper to )(?<!place to )(?<!better to )(?<!where to )(?<!thing to )(?<!nicer to )sleep in(?! the)|lie[- ]in|(?<!day )(?<!days )(?<!week )(?<!no )(?<!not )(?:later|earlier)(?! (?:trains?|flights?|planes?|bus|departure|ride))|late start|early (?:start|finish|night)|start (?:at|after|late|early)|(?:start|begin|leave|head out|set off) before|finish (?:by|early|before)|end (?:by|early|before)|not (?:so|too) early|get(?:ting)? up|be back by|leave (?:by|before|after)|nothing (?:till|until|before)|\d+\s*(?:am|pm)|nap",
)
PART = re.compile(
    r"(?P<morning>早上|早晨|上午|\bmornings?\b)|(?P<afternoon>下午|午后|\bafternoons?\b)|(?P<evening>傍晚|晚上|夜里|\b(?:evenings?|nights?)\b(?! (?:flight|train|bus|ride)))",
    re.IGNORECASE,
)
"""A part of a day."""
FREE = _either(
    r"(?:别|不要|不用|先不|就不|不)(?:给我们?|给咱们?)?(?:再)?(?:安排|排|去)(?!得|太|那么|这么|满)(?:别的|景点|活动|行程|任何|事|东西|其他)*(?=$|[\s,。;!?了吧啊我])|空(?:出来|着|下来|一下|出)|留(?:空|白|出来|给自己)|自由活动|自己(?:活动|逛|安排)|没安排|(?:去掉|取消|删掉?|拿掉|砍掉)[^,。;!?]{0,8}(?:安排|活动)(?=$|[\s,。;!?了吧啊])|(?<=[上下]午)[^,。;!?]{0,3}(?:在|回)酒店(?:里|房间)?(?:休息|待着?|歇着?|躺着?)",
    r"free|empty|clear|open|unplanned|blank|off|nothing(?: (?:planned|scheduled|booked))?|no (?:plans?|activities|sightseeing|sights)|(?:don't|do not) (?:plan|schedule|book|put) anything",
)
"""What leaves a part of a day without sights."""
ANOTHER_TRIP = _either(
    r"重新(?:来|规划|安排|做)|换(?:一)?个(?:行程|地方|城市|计划)|另外(?:一个|做|规划)|新的(?:行程|请求|计划)",
    r"new (?:trip|request|plan)|another trip|start over|from scratch|different trip|plan me|instead,? plan",
)
CHANGE = _either(
    r"改成|改为|改到|变成|换成|换为|调成|提到|降到",
    r"make it|change it to|turn it into|set it to",
)
KEPT = re.compile(r"留着|保留|不变|不动|别动|照旧|也要|也去|都去|都要")
"""What says of something that it stays."""
_KEPT_AFTER = re.compile(
    r"\s*(?:的?(?:行程|安排))?(?:就|都|先|保持|维持|还是|不用|不要|原样)*(?:不变|不动|别动|不用动|照旧|保留|留着|不改|别改|挺好|很好|没问题)|\s+(?:(?:just )?(?:exactly )?(?:as|how|the way) (?:it is|it's|is|planned|it was)|alone|unchanged|untouched|the same|stays?(?: (?:as it is|the same))?\b|is (?:fine|good|great|perfect|ok)\b)",
    re.IGNORECASE,
)
_KEPT_BEFORE = re.compile(
    r"(?:\b(?:don't|do not|without) (?:touch|chang|alter)(?:e|ing)?|不要动|别动|别改|保留|不动)\s*(?:the )?$",
    re.IGNORECASE,
)
_OK = re.compile(
    r"(?:行不行|好不好|可不可以|可以不可以|成不成|中不中|合适不合适)(?=[的吧呢啊呀嘛,。;!?\s]|$)"
)
"""A question that refuses nothing: 去同里行不行."""
ASKS_HOW_IT_IS = re.compile(
    r"(?:(?:and|so|oh|hey|wait|ok),? )?(?:is|are) (?!it (?:possible|ok|too late)|that (?:possible|ok)|there\b)[^.!;?]{2,60}\b(?:included|open|closed|booked|far|safe|refundable|central|crowded|expensive|extra|worth it)\b[^.!;?]{0,30}\?|"
    r"(?:那|请问|对了|诶|,|\s)*[这那](?:个|家|间)?(?:酒店|民宿|宾馆|房间|餐厅|馆子|景点|地方)[^,。;!?]{1,14}[吗么]\s*\??|[^,。;!?]{2,12}?(?:要|需要|得|用|能|可以|让)*(?:预约|提前约|抢票|买票|开门|排队|收费|免费)[吗么]\s*\??",
    re.IGNORECASE,
)
"""A question of how things are, which changes nothing: is breakfast included?"""
EXCHANGED = re.compile(
    r"[和跟与][^,。;!?]{2,12}?(?:换|调|对换|互调)(?:一下|个个儿)(?!成|到)|(?:换|调|倒|掉)(?:换|个|一?下|过来)*(?:顺序|位置|先后|次序|前后)|对调|互换|\b(?:swap|switch|flip|exchange)\b[^,.;!?]{2,60}?\b(?:around|round|over)\b(?! to)|\b(?:swap|switch|flip|exchange)\s+(?:the )?(?:order of\b|days? \w+ (?:and|&|with) (?:day )?\w+)",
    re.IGNORECASE,
)
"""What puts each of two in the place of the other."""
TWO_DAYS = re.compile(
    rf"\bdays? (?P<one>{COUNT_EN}) (?:and|&|with) (?:day )?(?P<other>{COUNT_EN})\b", re.IGNORECASE
)
UNDO = _either(
    r"撤[回销](?:掉|一下|吧|刚才.*)?$|(?:还是)?(?:按|用|恢复|回到)(?:到|成|用)?原来的?(?:来|版本|方案|行程|计划|样子)?(?:吧|好了)?$|恢复原样|改回(?:去|来|原来)",
    r"undo|take (?:that|it) back|(?:go|change (?:it|that)|switch|put it) back to (?:the |how |what )?(?:plan|version|one|way|original|first|it was|you had)[^,.;!?]*|never mind (?:that|the) (?:last )?change",
)
"""What takes back the change before."""
_SAID = re.compile(
    r"\b(?:i|we)(?:'ve| have|'d| had)? (?:said|wrote|typed|put|told you)\b[^,.;!?]{2,40}?(?=\s*(?:[,.;!?]|\bbut\b|\bthough\b|$))|"
    r"我(?:们)?(?:刚才|之前|前面)?(?:说|写|打)的?(?:是|了)?[^,。;!?]{2,10}?(?=[,。;!?]|但|不过|其实|$)",
    re.IGNORECASE,
)


_NOT_FROM = re.compile(
    r"(?:不|别|没法|不能|不用|不是|不会)(?:再)?(?:从|在|打|由)[一-鿿]{2,3}?(?:那边|这边)?(?:出发|动身|启程|走|飞|坐车|上车)?了?(?=$|[,。;!?\s])"
)
"""A city from which one does not set out: 不从北京走了，从上海走."""


def without_said(text: str) -> str:
    """A text without what it says was said before and is taken back (i said shanghai but im starting from nanjing), or is not so."""
    return _SAID.sub(_blank, _NOT_FROM.sub(_blank, text)) if SETS_OFF.search(text) else text


_FORGOTTEN = re.compile(
    r"(?:忘(?:了|记)?(?:写|说|提|加|讲)|漏(?:写|说|提|掉|排|加))(?:了|上|进去)*|\b(?:i|we)(?:'d)? (?:totally |completely )?forgot (?:to (?:say|mention|add|write|put)(?: that)?|about)\b",
    re.IGNORECASE,
)
"""What excuses that something is only said now: 金沙遗址忘写了，加进去."""


def without_questions(text: str) -> str:
    """A text without the questions at its ends that only ask whether it may be so, and without excuses."""
    return _FORGOTTEN.sub(_blank, _OK.sub(_blank, text))


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def without_kept_days(text: str) -> tuple[str, list[re.Match[str]]]:
    """A text without the days that are to stay as they are, and these: 第一天不变, keep day 1 as it is, don't touch day 1."""
    kept = []
    for day in DAY.finditer(text):
        after, before = _KEPT_AFTER.match(text, day.end()), _KEPT_BEFORE.search(text, 0, day.start())
        if after is None and before is None:
            continue
        kept.append(day)
        first, last = before.start() if before else day.start(), after.end() if after else day.end()
        text = f"{text[:first]}{' ' * (last - first)}{text[last:]}"
    return text, kept
