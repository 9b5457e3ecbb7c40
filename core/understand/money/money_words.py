"""Words of amounts of money, in both languages: what marks one, what it is for, by what it is counted, its bounds."""

import re
from typing import Literal

from core.dsl.families.costs import CostCategory
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.numerals import AMOUNT, HAN

Per = Literal["person", "some", "couple", "family", "day", "night", "meal", "room", "ticket"]
"""By what an amount is counted; `some` are travellers of one kind: per adult, 每生."""
Purpose = CostCategory | Literal["shopping"]

_CNY = r"[¥元块圆]|蚊(?![子虫香帐])|RMB|CNY|人民币|yuan|kuai|块钱|大洋"
_CODES = r"(?:US|A|AU|S|SG|C|CA|NT|HK)?\$|€|£|₹|\bRs(?![a-z])|\b(?:USD|EURO?S?|GBP|HKD|JPY|AUD|CAD|SGD|MYR|RM|TWD|NTD|KRW|THB|CHF|INR)\b|新?台币|新币|新加坡元|马币|令吉|澳元|澳币|加元|加币|韩元|韩币|泰铢|瑞郎|港币|港元|美元|美金|欧元|英镑|日元"
_FOREIGN = rf"{_CODES}|(?:(?:us|american|australian|canadian|singapore|hong kong)\s+)?dollars?\b|euros?|pounds?\b|bucks|ringgits?|baht|won\b|francs?\b|rupees?|欧|刀(?![剪具削])|円"
_NUMBER = rf"(?:{AMOUNT})"
MONEY = compiled(
    # what one begins with comes first, as few places have it
    rf"(?=\s*(?:[\d¥人$€£₹{HAN}港美欧英新台马令澳加韩泰瑞日]|\b[acefghijkmnorstu]|RMB|CNY|USD|dollar|pound))"
    rf"(?:(?P<cny_before>¥|RMB|CNY|人民币)|(?P<foreign_before>{_CODES}|dollars?\b|pounds?\b))?\s*"
    rf"(?:(?P<low>(?:\d[\d,.]{{0,9}}[kK千万]?|[{HAN}]{{1,8}}))\s*(?:[元块]|yuan|RMB)?\s*(?:[-~至到]|to|and(?!\s*(?:¥|RMB|CNY)?\s*[\d,.]+k?\s*(?:yuan|RMB)?\s+of\b))\s*(?:¥|RMB|CNY)?\s*)?"
    rf"(?P<amount>{_NUMBER})(?P<more>多|来(?!回)|出头|左右|把(?=块|元|人民币))?\s*(?:(?P<cny>{_CNY})|(?P<foreign>{_FOREIGN}))?",
    re.IGNORECASE,
)
FIGURE = compiled(rf"\d|[{HAN}]|hundred|thousand|grand", re.IGNORECASE)
"""What every amount has some of; most clauses have none."""
OTHER_UNIT = compiled(
    r"\s*(?:个(?!人\s*[\d一二])|人(?!民币|均)|位|名|口|天|日(?!元)|号|月|年|岁|晚(?!餐)|夜|宿|[kK][mM]\b|千米|公里|米|里地|分钟?|小时|钟头|点(?!心)|[:：]\d|张|间|星|次|回(?!来|程|去)|遍|趟|条|座|家|顿|餐|道|楼|路|线|站|层|床|%|kg|斤|成|折|期|代|大(?!洋)|小|男|女|对|只|份|环|"
    r"-?\s*(?:da?ys?|d|nights?|n|weeks?|months?|minutes?|mins?|hours?|hrs?|people|persons?|pax|ppl|p|adults?|kids?|children|travell?ers?|of us|rooms?|beds?|stars?|am|pm|a\.m|p\.m|o'clock|friends|students|guests|couples|families|"
    r"places|sights|museums|meals|times|st|nd|rd|th|years?|km|kilomet\w*|m|meters?|metres?|classmates|colleagues|clients|steps|stairs|pages|photos|calories)\b|[-/.]\d)",
    re.IGNORECASE,
)
RACE = compiled(
    r"(?:(?<=\ba )|(?<=\bmy )|(?<=\bthe ))(?:5|10|15|21|42)k\b(?=\s+(?:run|race|fun run|in [A-Za-z]+ on|on (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun|\d)))",
    re.IGNORECASE,
)
"""So many kilometres that are run: I've got a 10k in Wuhan on Sunday."""
PAYS = r"(?:就|只|都|各|能|想|可以|得|要|打算|准备|大概|最多)*(?:出得?起?|掏|拿出?|凑|摊|平摊|分摊|交|付|给|花|造|砸)"
"""How it is said that somebody pays, after the one who does."""
PAYS_A_HEAD = rf"(?<![我第另])一个?人(?:头|{PAYS})|各(?:自|人)?(?!人){PAYS}|人平|[按论]人头|人头费"
"""What each traveller pays, said without a word for each: 一个人出一千二, 各出400."""
_EVERYONE = r"(?:everyone|everybody|every one of us|each of us|each one|we each|we all each|each person)(?: can| will| is| has)?"
_PUTS_IN = r"(?:puts?|putting|pays?|paying|chips?|chipping|throws?|brings?|gives?|contributes?|spends?|spending)(?: in| up)?"
EVERYONE_PAYS = rf"\b{_EVERYONE} {_PUTS_IN}(?= (?:about |around |up to |at most )?[¥\d]|\s*$)"
"""How it is said that each traveller pays: everyone puts in 1000."""
SPONSOR = r"(?:老板|公司|单位|学校|领导|爸妈|家里|老爸|老妈|系里|部门|团里|社里|协会|工会)(?:一?共|总共)?(?:给|出|批|拨|赞助|报销?)+(?:了|我们?|咱们?|大家)*(?:的?(?:标准|额度|上限|限额|费用|经费|差旅费?))?(?:大概|大约|最多|是|为)*(?=\s*$)|\b(?:boss|company|firm|office|choir|band|team|church|employer|school|university|club|parents|dad|mum|mom|manager|department|council)(?: (?:is|has|will|have|are))? (?:gives?|giving|covers?|covering|pays?|paying|put(?:s|ting)?|set|allows?|allowing|approved?|granted|given|sponsors?)(?: us| me| the group| aside| up| out)?(?: up to)?(?=\s*$)|\bsav(?:ed|ing)(?: up)?(?=\s*$)"
"""Who pays for all, right before an amount: boss gives 9000."""
_LIMIT_IS = r"\b(?:ceiling|limit|cap|budget|max(?:imum)?)\b[a-z' ]{1,30}\bis\s*$"
_GOT_TOGETHER = r"\b(?:scrap|cobbl|pool|gather|rak|sav|club|chip|rustl|stump|cough|whip|put)\w*(?: in)? (?:together|up)(?=\s*$)"
PAYER = compiled(rf"{EVERYONE_PAYS}|{SPONSOR}|{_LIMIT_IS}|{_GOT_TOGETHER}", re.IGNORECASE)
"""Who pays the amount that follows, or what it is the limit of: the ceiling for the whole thing is 18,000."""
CUE = compiled(
    rf"{PAYS_A_HEAD}|"
    r"(?:合计|总计|封顶|打底|(?:钱包|卡里|账户|手里)?余额|兜里(?:一?共|就|只)*|[改换调变提涨加降减压砍][成到为至])(?:也|就|是|在|约|大概|了|有)*[\s:]*$|(?:[¥=]|[即合]|(?:^|[元块圆])整?\s*\(|(?:budget|yuan|rmb)\s*\()\s*$|\bbudget(?![a-z])|\b(?:cash|kitty|pot|funds|money|trains|hotels?|food|meals|tickets|flights|transport)\s*:?\s*$|(?:其[他它余]|别的|杂费|零花)钱?[是为:约大概]*$|"
    r"每对(?=\s*$)|加(?:起来|一块儿?|一起)(?=\s*$)|[统拢]共(?=\s*$)|自费(?:的?部分)?(?=\s*$)|总?盘子(?=\s*$)|(?:各|大家)(?:出|掏|凑)(?=\s*$)|(?<![一-鿿])(?:住|吃|玩|行)(?=\s*$)|总的(?=\s*$)|(?<![一-鿿])总(?=\s*$)|全包(?:了|是|在内)?(?=\s*$)|\b(?:overall|all in all|all told)\b|"
    r"预算|[全总]下来|上限|(?<![省花赚挣值少没打])钱[嘛呢么吧]|(?<![一-鿿])钱(?=\s*$)|(?:那就|就按)(?=\s*$)|别超|能超|不超|手头|全程|不高于|(?<![第另\d一二三四五六七八九十])一个?[人家](?=\s*$)|(?:凑|只剩|就剩|还剩|批|报销|赞助)了?(?=\s*$)|(?<!只)花个?(?=\s*$)|经费|资金|费用|花费|花销|开销|开支|支出|消费|盘缠|人均|每人|每位|每个人|每家|不超过|别超过|不能超过|不要超过|不得超过|低于|不到|最多|最高|顶多|控制|限|标准|价格?|房费|餐费|门票|一共|总共|总计|共(?!同)|每晚|一晚|每顿|一顿|每餐|每间|(?:机酒|酒机|车酒|食宿|吃住|酒店|住宿|吃饭|吃喝|餐饮|伙食|交通|路费|[来往][回返]|[高动车火]?[铁车]?票|机票)(?=[大概约花给留要]{0,2}\s*$)|"
    r"\b(?:budget|spend|split(?=\s*$)|manage(?=\s*$)|afford(?=\s*$)|aside(?=\s*$)|(?:we're|i'm|are|am) thinking(?: of| about| around)?(?=\s*$)|cost|costs|price|under|sub-?(?=\s*$)|how much\s*:(?=\s*$)|caps?\b[a-z ]{0,16} at(?=\s*$)|over|above|below|within|max|maximum|up to|at most|no more than|not more than|less than|around|about|between|total|have|with|limit|cap|capped|for|top|ve(?: got)?|money(?=\s*[(:]\s*$)|keep\b[a-z ]{1,16} (?:to|at)(?=\s*$)|gives?|gave|puts? in|chips? in|pays?|paid|ceiling(?: of)?|exceed|go over|comes? to|roughly|approximately|approx|circa|(?:maybe|perhaps|say|got)(?: (?:about|around|only|just))?(?=\s*$))\b|[<≤~≈]",
    re.IGNORECASE,
)
CUE_AFTER = compiled(
    r"\s*(?:incl(?:uding|udes|usive of)?\b(?=\s+(?:the |our |all |return |both )*(?:trains?|flights?|travel|transport|hotels?|everything|tickets|food|meals))|as (?:an? |the |our |my |her |his )?(?:absolute |upper |top |hard )?(?:ceiling|limit|cap|max(?:imum)?|budget)\b|(?:stays?|remains?) (?:as (?:it is|is)|the same|put|fixed|unchanged)\b|maximal\b|(?:一共|总共|合计|[拢统]共)(?!\s*(?:要|是|花|就)*[\d一二两三四五六七八九¥])|(?:[一二两三四五六七八九\d]个?人|[一-鿿]{0,2}[俩仨])(?:一共|总共|合计|[拢统]共)|apiece\b|in all\b|the lot\b|a couple\b(?! of)|overall\b|all told\b|(?:by|for) (?:person|head)\b|(?:an?|by|for each) (?:adult|child|kid|pupil|student|teacher|guest|senior|member)\b|enough\b|以内|之内|以下|往下|朝下|内(?![地陆])|封顶|包干|全包|打住|为止|到顶|兜底|顶天了?|搞定|[管足]?够|能不能|行不行|左右|上下|/\s*(?:[人晚夜天间餐]|(?:couple|family|head|pax|person|pp)\b)|一?个?人(?!去|出)|每人|[一每](?:晚|夜|顿|餐|间|天|张)|的?(?:总?预算|经费)|max\b|total\b|altogether\b|together\b|of which\b|not (?:counting|including|incl)\b|(?:excluding|excl|without)\b|at the (?:very )?(?:outside|outset|limit)\b|for (?:me|it|us both|it all)(?=\s*(?:$|[,.;!?)]))|in total|all in\b|tops\b|per\b|(?:is|are) (?:the|our|my|his|her|their) (?:absolute |upper |top |hard )?(?:limit|max(?:imum)?|cap|ceiling|budget)\b|(?:is|are|was) (?:what|all|the most|the maximum|as much as) (?:that )?(?:we|i|they|the \w+ of us|both of us|all of us)\b|to (?:spend|play with|burn|blow)\b|(?:is|are|would be|'d be|will be|sounds?) (?:just |about |absolutely |perfectly )?(?:ok|okay|fine|great|good|perfect|doable|possible|comfortable|enough|plenty)\b|(?:should|will|would|'ll) (?:easily |just |about )?(?:do|cover (?:it|that|everything|us))\b|a (?:night|day|meal|person|head|man|soul|lad|pop)\b|each\b|pp\b|budget\b|for (?:the|both|all|everything|us|food|hotels?|tickets)|between (?:us|the \w+ of us)\b|(?:in|all) together\b|ish\b|or less|or under)",
    re.IGNORECASE,
)
PURPOSES: tuple[tuple[Purpose, Pattern], ...] = tuple(
    (category, compiled(pattern, re.IGNORECASE))  # type: ignore[misc]
    for category, pattern in (
        ("intercity", r"(?<!市内)(?<!内)交通(?!工具|方便|便利)|机票|车票|高铁票|火车票|大交通|(?<!当天)(?<!当日)往返(?:交通|的?票)?|来回(?:交通|车票|机票)|路费|跨城|城际|\b(?:flights?|(?:fly(?:ing)?|flights?|trains?|planes?)\b[^,.;]{0,30}\btickets?|airfare|train tickets?|inter[- ]?city(?: (?:transport\w*|travel))?|train fares?|trains?(?= ?[~<≤:=]| (?:\d|about|around|max|under|up to)))\b"),
        ("innercity", r"市内(?:交通|出行)?|打车费?|地铁费|城市?内|\b(?:local (?:transport\w*|travel)|taxis?|(?<!inter-)(?<!inter )(?:in-|within-|inner-?)?city (?:transport\w*|travel)|(?:transport\w*|travel) (?:with)?in (?:the )?city|intra-?city|inner-?city|getting around|within the city)\b|^\s*(?:the )?(?:metro|subway|bus(?:es)?|public transport\w*|cabs)\b"),
        ("attraction", r"(?<![一-鿿])玩(?=\s*$)|门票|景点|游览|\b(?:entrance|admission|sightseeing|attractions?|(?<!train )(?<!plane )(?<!flight )tickets?)\b"),
        ("breakfast", r"早餐|早饭|\b(?<!after )(?<!before )breakfasts?\b"),
        ("lunch", r"午餐|午饭|中饭|\b(?<!after )(?<!before )lunch(?:es)?\b"),
        ("dinner", r"晚餐|晚饭|\b(?<!after )(?<!before )dinners?\b"),
        ("restaurant", r"餐|饭|吃|喝|伙食|[每一]顿|馆子|小馆|面馆|茶馆|大排档|苍蝇馆|(?:火锅|烧烤|烤鸭|美食|小吃)(?!\s)|\b(?:meals?|food|grub|dining|eating|restaurants?|eat|private rooms?)\b"),
        ("accommodation", r"酒店|(?<!打)住宿?|房(?:费|间|价)?|宾馆|民宿|客栈|旅馆|青旅|[日房]租|\b(?:hotels?|(?<!private )(?<!dining )(?<!function )rooms?|accommodations?|lodging|stay(?:ing)?(?! (?:for |about |only |just )*(?:an? |the )?(?:\w+ )?(?:days?|nights?|weeks?|weekend|while)\b)(?! (?:below|under|within|at most|less|inside|(?:around|about|close to|nearer(?: to)?|at|roughly|somewhere around) ?(?:[¥\d]|$)))|hostels?|guesthouses?|(?:(?<=^)|(?<=for the )|(?<=on the ))beds?\b(?! (?:and|&) breakfast)|beds?(?= ?[~<≤:=]| (?:\d{2}|under|max|about)))\b"),
        ("shopping", r"购物|买东西|伴手礼|\bshopping|souvenirs?\b"),
        ("total", r"总(?:预算|共|价|计|花费|费用|的|盘子)?|[统拢共合]计|[统拢]共|预算|经费|一共|全程|全部|全[团队组班](?:人|员)?(?:一?共)?|加(?:起来|一块儿?|一起)|[全总]下来|\ball[- ]in\b|\bbudget(?![a-z])|\b(?:total|altogether|in all|all in|(?:the |this |our )?(?:whole|entire) (?:trip|thing|lot|shebang|holiday|journey)|the lot\b(?! of)|everything|overall|all told)\b"),
    )
)  # fmt: skip
PERS: tuple[tuple[Per, Pattern], ...] = tuple(
    (per, compiled(pattern, re.IGNORECASE))  # type: ignore[misc]
    for per, pattern in (
        ("person", rf"{PAYS_A_HEAD}|{EVERYONE_PAYS}|" r"人均|每人|每个人|每位|(?<![第另])一人(?=\s*(?:带|出|拿|掏|凑|最多|顶多|不超过?|别超过?|大概|大约|预算|控制在?)?\s*(?:[\d一二三四五六七八九两]|$))|一个人(?=\s*(?:一天|一晚|一顿)?\s*(?:不超过|最多|花|大概|预算|\d|[一二三四五六七八九]+[百千万])|$)|/\s*(?:人|(?:pax|person|head|ppl|p)\b)|[元块百千万\d]\s*一个?人|\b(?:per (?:one )?person|(?:by|for) (?:person|head)|^\s?one person\b|(?<!not )(?<!a night )each(?! (?:night|day|meal|room|per night))(?: people)?|per head|per pax|a head|a pax|a person|a man|a soul|a lad|per man|a pop|pp|per capita|apiece|per (?:guest|travell?er|member(?! of)|participant|passenger)|every(?:one|body)(?= (?:puts?|chips?|pays?|gives?)\b))\b"),
        ("some", r"每(?:个|名|位)?(?:大人|成人|成年人|小孩|孩子|儿童|老人|学生|生(?![日人])|员工|家属|老师)|(?:大人|成人|成年人|小孩|孩子|儿童|老人|学生|员工|家属|老师)(?:每人|每位|一人|一个|每个)|\b(?:per|by|a|an|for each|each|every) (?:adult|grown-?up|child|kid|pupil|student|senior|member of staff|staff member|teacher|scout|player|guest)\b"),
        ("couple", r"每对|/\s*couple\b|\b(?:per|each|a) couple\b(?! of)(?!,)"),
        ("family", r"每家|/\s*family\b|一家(?=\s*(?:出|掏|凑|最多|不超过|大概)*\s*(?:\d{3}|[一二两三四五六七八九]+[百千万]|$))|家各|每户|每个家庭|\bper family|each family|a family(?! (?:of|food|foodie|city|beach|getaway|holiday|vacation|trip|break|weekend|tour|outing|visit|adventure|room|journey|friendly)\b)\b"),
        ("night", r"(?<![天日])(?<!(?<!超)过)[每一单](?:个)?(?:晚上?|夜)|日租|/\s*[晚夜]|\b(?:per night|a night|each night|nightly|every night|for the night)\b|/\s*(?:night|nt)\b"),
        ("meal", r"[每一](?:顿|餐)|/\s*[餐顿]|\b(?:per meal|a meal|each meal|every meal)\b|/\s*meal\b"),
        ("day", r"[每一](?:天|日)(?!三顿|都?(?:想|要|能|得)?(?:睡|早起|早上|晚上|自然|起床|逛|玩|走|安排))|/\s*[天日]|日均|\b(?:per day|per diem|a day|each day(?! budget)|every day(?! (?:the |our |my )?budget)|daily)\b|/\s*day\b"),
        ("room", r"每间|一间|/\s*间|\b(?:per room|a room|each room|each(?= per night)|(?<=a night )each)\b"),
        ("ticket", r"每张|一张|/\s*张|\b(?:per ticket|a ticket|each ticket)\b"),
    )
)  # fmt: skip
LEAST = compiled(
    r"(?:n't|\bnot|\bnever|\bno|\bnothing|\bnone|\brefuse[sd]?)\b(?:(?!\b(?:and|but|mind|care|matter|if|as long)\b)[^,]){0,40}?\b(?:under|below|less than|cheaper than)\s*(?:of\s*)?$|(?<!nothing )(?:至少|不(?:能|可以?|得|要|许|会)?(?:再)?(?:低|少)于|别(?:低|少)于|起码|高于|超过(?<!不超过)(?<!别超过)(?<!能超过)(?<!要超过)(?<!得超过)(?<!会超过)(?<!莫超过)(?<!勿超过)(?<!甭超过)(?<!休超过)(?<!未超过)(?<!可超过)(?<!想超过)(?<!用超过))[^,。]{0,6}$|\b(?:at least|more than(?<!no more than)(?<!not more than)(?<!nothing more than)|(?<!nothing )(?<!not )(?<!no )(?:over|above)|minimum)\s*(?:of\s*)?$",
    re.IGNORECASE,
)
_AT_SOME_DISTANCE = r"(?:\s+(?:be|cost|costs|spend|spending|go|going|pay|paying|run|come|to|too|any|want|wish|like|need|should|have))*"
NO_MORE = compiled(
    r"\b(?:no|none|nothing)\b(?: (?!and\b|but\b|less\b|fewer\b)[\w'-]+){0,6} (?:more than|over|above|beyond|exceeding)\s*(?:of\s*)?$|"
    r"\b(?:not|never) (?:a|one|a single|even a) (?:fen|jiao|yuan|kuai|cent|penny) (?:over|above|more than|beyond)\s*$|"
    rf"(?:n't|\bnot|\bnever|\bcannot){_AT_SOME_DISTANCE}\s+(?:more than|over|above|beyond)\s*(?:of\s*)?$|"
    r"(?:别|不|莫|勿|甭|休)[一-鿿]{0,3}?(?:超过?|高于|多于)\s*$",
    re.IGNORECASE,
)
"""What makes a word for more one of the most: not a fen over 5,000, it shouldn't cost more than 400, 别花超过600."""
OF_ALL_AND_ANOTHER = compiled(
    r"(?P<all>\s*(?:yuan |rmb |kuai )?(?:in total|total|altogether|all in|in all|overall|for (?:all|everyone|the lot)(?: of us)?)\b[^\d]{0,14}?)\d{2}",
    re.IGNORECASE,
)
"""How an amount of all goes on with another one, whose words are not its own: 5600 total so 700 each."""
OF_A_WHOLE = compiled(
    r"\s*for (?:my|her|his) (?:own )?(?:share|part|half)\b|\s*(?:of|from|out of) (?:it|that|this|them|which(?! (?:the|our|a|at most|up to|max|about|around|no more|not more|maybe|i|we|i'd|we'd|i'll|we'll|\d))|the (?:total|budget|sum))\b",
    re.IGNORECASE,
)
"""What makes an amount a part of one that was said before: 1500 of it goes on presents."""
LEAST_AFTER = compiled(
    r"\s*(?:元|块)?(?:以上|起(?!飞|床)|往上|朝上)|\s*(?:yuan|rmb)?\s*(?:or more|and (?:up|above)|upwards)",
    re.IGNORECASE,
)
ABOUT = compiled(
    r"(?:大概|大约|差不多|约)[^,。]{0,4}$|(?:\b(?:around|about|roughly|approximately|approx\.?|some|maybe|perhaps|circa|ca\.|say)|[~≈])\s*$",
    re.IGNORECASE,
)
ABOUT_AFTER = compiled(r"\s*(?:元|块钱?)?(?:左右|上下)|\s*(?:yuan|rmb)?\s*(?:or so|-?ish)\b", re.IGNORECASE)
OF_OTHER_THINGS = compiled(
    r"[步字级平吨克升厘毫度档关本册幅枚匹艘辆架棵朵颗粒根项篇首卡词页]|\s*(?:[Aa]rts?\b|艺术|创意)"
)
"""Measure words by which a number counts something that is not money, or names a place: the 798 art zone."""
TERSE = compiled(
    r"(?:(?:^|[\s,。;!?:])(?:大概|大约|差不多|约莫|也就)\s*|^\s*|[,。;!?\n:]\s*|[天日晚人位大小元]、|[\d一二两三四五六七八九十][天日晚]|[两二三四五六七八九十\d]个?人|[我咱娘姐哥爷]们?俩|[一-鿿\d]\s+|\b\d+\s?[a-z]+\s+)$",
    re.IGNORECASE,
)
IN_ALL = compiled(
    r"\s*(?:(?:yuan|rmb|cny|max|tops)\s*)*(?:in total|total|altogether|together|all in|in all|all told|overall|budget|for (?:everything|it all|the (?:whole )?trip|all of us|the \w+ of us))\b|\s*(?:元|块)?(?:一共|总共|总预算|全包)",
    re.IGNORECASE,
)
THE_REST = compiled(
    r"(?:预?留|留出|留给)(?:个|了|出|大概|大约)*$|(?:之外|以外|除外|扣掉|扣除)(?:我们?|大概|大约|还|就|只|能|[剩有]下?)*$|(?:其[他它余]|别的|杂费|零花)钱?[是为:约大概]*$|(?<![一-鿿])票[^,。;\d]{0,6}$"
)
"""What makes the amount that follows one of all but what was named before it, or of tickets of some kind: 其他1500, 票别超过400."""
OF_THE_REST = compiled(
    r"[^,.;]{0,16}\b(?:for (?:the rest|everything else|all else)|otherwise)\b", re.IGNORECASE
)
"""What makes an amount one for all but what was named before it: hotel paid, 300 a day for the rest."""
ALL_IN = compiled(
    r"(?:全包|包干|(?:全部?|都|通通|统统|一起)(?:算上|算在内|包括|包含|包|算|含)(?:在内|进去)?)[^,。;\d一二两三四五六七八九]{0,3}$|总的(?:来说|算|花费|费用)?(?:就|也|大概|差不多|最多|控制在?|别|不要|不能|不|可|超过?|破|过)*$"
)
"""What makes the amount that follows one of all that was named: 交通住宿吃饭全包 3k, 总的别超过六千五."""
ONE_MEAL = compiled(r"[那这]一?[顿餐][^,。;]{0,6}$")
"""What makes the amount that follows one of a single meal."""
OF_ONE_MEAL = compiled(
    r"\b(?:an?|one|the) (?:[\w-]+ ){0,3}(?:dinner|lunch|brunch|supper|meal|tea|banquet|feast)\s*$",
    re.IGNORECASE,
)
"""One meal, of which the clause behind it says what it may cost: one really posh dinner, like 500 for the two of us."""
OF_ALL = compiled(
    r"(?:总?预算|一共|总共|总价|\bbudget|\btotal)(?:的话|每个?人|人均|大概|大约|控制|只有|就|是|在|约|啊|呢|嘛|呀|\s+(?:of|is|at|around|about))*[\s:]*$",
    re.IGNORECASE,
)
"""What makes the amount that follows one of the whole, or of what is named right beside it: 住宿预算, food budget."""
BESIDE = compiled(
    r"(?:[一-鿿]{0,6}|(?:\b(?!(?:every|each|days?|nights?|with|so|then|we|i)\b)[a-z-]+\s*){0,3})$",
    re.IGNORECASE,
)
_PART_ZH = r"(?:吃|住|行|玩|喝|餐饮|住宿|门票|交通|酒店)"
_PART_EN = r"(?:hotels?|rooms?|food|meals?|tickets?|transport|trains?|flights?|sights?|activities|fun|drinks?|shopping|entertainment|sightseeing|eating|museums?|souvenirs?|extras|entry|outings?)"
SEVERAL = compiled(
    rf"(?:机酒|酒机|车酒|食宿)[^,。;]{{0,12}}$|(?!住酒店){_PART_ZH}[、和加+跟与带]?{_PART_ZH}[^,。;]{{0,12}}$|\b{_PART_EN}\s*(?:and|&|\+|plus|,)\s*{_PART_EN}\b",
    re.IGNORECASE,
)
"""Several parts of the trip that one amount is for."""
OF_ONE_WAY = compiled(
    r"\s*(?:yuan|rmb|cny)?\s*(?:each|one|per|either) (?:way|direction|leg|ride)\b", re.IGNORECASE
)
"""What makes an amount that of one ride, of which there are two."""
SOME_OF_IT = compiled(
    r"\b(?:half|a third|two thirds|a quarter|three quarters|most|some|part|\d{1,2} ?%)(?: of)?(?: the| our| my)?(?: whole| total)? budget(?: of| is)?\s*$",
    re.IGNORECASE,
)
"""What makes an amount one of which only a share is told: half the budget of 8000 may go on the hotel."""
LISTS_PARTS = compiled(
    rf"\s*(?:yuan |rmb )?(?:is |are |goes |will be )?(?:for|on|to cover|covers?|covering|towards) (?:the |our |my )?{_PART_EN}(?:, |,? (?:and|&|plus) )(?:the )?{_PART_EN}\b",
    re.IGNORECASE,
)
"""How an amount goes on that is for several parts, however they are listed: 3000 for hotel, food and tickets."""
NOT_PER = compiled(r"(?:不是|并不是|并非|而非|不按)(?:每个?人|人均|一个?人|每位|每[晚天顿]|一[晚天顿])")
"""What says by what an amount is not counted: 1.5w以内（不是每人）."""
PER_WORDS = compiled(
    r"^\s*(?:(?:per|a|each|every) (?!on\b|for\b|in\b)\w+\s*|each\s*|apiece\s*)+", re.IGNORECASE
)
OBJECT_ZH = compiled(
    r"的?(?!住(?:要|在|得|想|到|的|离|近)|钱?(?:酒店|宾馆|民宿|住宿|住处|房间|餐厅|吃饭|景点|门票)(?:必须|一定|务必|最好|希望|要|得|想|能|可以|不|别|没|有|在|离|靠|安静|干净))(?!包[括含]|含|连|算上|但|不过|可是|而且|求|想|希望|打算|最好)(?P<what>[一-鿿]{2,4})(?![^,。;]{0,6}\d)"
)
OBJECT = compiled(
    r"(?:(?:is|are) (?:the (?:most|maximum|max|limit)|all|what|as much as)(?: (?:that|we|i|we're|i'm|we'll|i'll|want|to|can|could|would|will|be|putting|put|spend|spending|pay|paying|go|going))* )?(?:(?:tops|max|maximum|at most) )?(?:(?:(?:should|may|can|will|must|might|is to|are to) )?(?:goes|go|be spent|spent|be used|reserved|set aside) )?\b(?:for|on|into|towards) (?:the |our |all )?(?P<what>[a-z -]{3,30})",
    re.IGNORECASE,
)
LEADS = compiled(
    r"(?:(?:(?:在|对|旅行|旅游|行程|出行|出游|游玩|这次|此次|本次|整个|全程|我们|方面|上|的)*[^\s,。;!?、辣荤肉鱼虾蟹素]{1,4}?)?(?:预算|经费|费用|花费|花销|开销|资金|消费|人均|人平|人头|各出|各掏|人出|人掏|人拿|每人|每个人|每位|酒店|住宿|房费|房价|房间|每间房?|每晚|高铁票|火车票|机票|车票|最高|上限|手头|全程|不高于|不超|别超|门票|餐费|一共|总共|最多|控制在|不超过|别超过|(?:全部?|都)?加(?:起来|一块儿?|一起))[^,。;!?、\d]{0,12}|"
    r"\b(?:(?:on|total|overall|whole|our|my|a|the|dining|hotel|daily|tight|small|low|limited|modest|strict|fixed) )*(?:overall|all in all|all told|(?:upper )?limit|budget|spend|spending|cost|costs|max|maximum|under|below|within|up to|at most|no more than|not more than|(?:not|nothing|no) (?:above|over|beyond|exceeding)|less than|around|about|approx\.?|roughly|circa|maybe|perhaps|say|got|between|with|have)(?:(?![a-z])|(?<=\.))[^,.;!?\d]{0,20}|"
    rf"{EVERYONE_PAYS}|(?:\b(?:the|our) )?{_LIMIT_IS}|(?:\b(?:the|our|my|we|we've|we have|i|i've|i have) )?(?:{SPONSOR})|(?:各|大家)+(?:出|掏|凑)|总的|(?:路费|食宿|吃住[行玩]?)*[统拢]共|自费(?:的?部分)?|总?盘子|共费|[日房]租)\s*$",
    re.IGNORECASE,
)
TAIL = compiled(
    rf"\s*(?:(?:[(,]?{NOT_PER.pattern}\)?|元|块钱?|左右|上下|以内|之内|以下|往下|朝下|内|封顶(?![就也是])|打底|也(?=封顶|打底)|到顶|兜底|[管足]够|打住|包干|全包|搞定|就行|就够|吧|(?:[一总统拢]共|合计)(?!\s*(?:要|是|花|就)*[\d一二两三四五六七八九¥])|一个?人|每人|/[人晚天间餐]|/\s*(?:night|nt|person|day|meal|head|room|pax)\b|[一每](?:晚|夜|顿|餐|间|天|张)|的?(?:总?预算|经费))|"
    r"-?ish\b|\b(?:yuan|rmb|cny|max|total|altogether|in total|all in|tops|between (?:us|the \w+ of us)|all together|(?:is|are) (?:the|our|my) (?:absolute |upper |top |hard )?(?:limit|max(?:imum)?|cap|ceiling|budget)|(?:and )?not (?:a|one) (?:penny|yuan|cent|fen|kuai) more|(?:per|a|each|by|for) (?:one )?(?:person|pax|head|night|day|meal|room|family|ticket)|each|apiece|enough|allows|(?:is|are|would be|will be|sounds) (?:ok(?:ay)?|fine|great|good|perfect)|(?:should|will|would|'ll) (?:do|cover (?:it|that|everything|us))|tops|pp|budget|(?:in total )?for (?:the \w+ of us|both(?: of us)?|all(?: of us)?|everything|us|(?:the |our )?(?:food|meals|eating|hotels?|rooms?|tickets)|the (?:whole )?trip))\b)*",
    re.IGNORECASE,
)
_EACH = r"(?:(?:per|an?|for each|each|every) (?:person|head|day|night|pax|traveller|adult)|each|apiece|pp|p\.p\.|daily)\b"
TOLD_CLOSER = compiled(
    rf"\s*[,;:.(–—-]+\s*(?:[^,.;:()\d]{{0,24}}\?[\s,]*no[:,]?\s*)?(?:(?:that's|that is|which is|meaning|i mean|it's|mind you|=|so|and)\s+)*(?P<per>{_EACH}(?:[\s,/]*(?:and |& )?{_EACH})*)(?=\s*(?:$|[.,;:!?)\n]))",
    re.IGNORECASE,
)
"""What tells behind an amount by what it is counted: budget 800 (for the lot? no: per day and per person)."""
TOGETHER = compiled(
    r"(?:一共|总共|合计|加起来|加一块儿?|拢共)[^,。;]{0,8}$|\b(?:in total|altogether|all rooms)\b[^,.;]{0,16}$|\s*(?:元|块)?(?:一共|总共)|\s*(?:yuan |rmb )?(?:(?:a|per|each) night )?(?:in total|altogether)\b",
    re.IGNORECASE,
)
"""What makes an amount one of all rooms, not of each."""
