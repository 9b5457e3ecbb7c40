"""Persons in Chinese: 两个人, 一家三口, 我和两个朋友, 夫妻带两个孩子, 2大1小, 爸妈加我和弟弟."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.understand.facts.company.counting import counted
from core.understand.facts.company.less_sure_zh import less_sure
from core.understand.money.money_words import PAYS
from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.pattern import compiled
from core.understand.persons.households import with_households
from core.understand.persons.kin_zh import GROUP, KIN, LONE, PAIRS, SPOUSE, THINGS
from core.understand.persons.parts import CHILDREN, PersonRole, PersonWords, parts_of, some_persons
from core.understand.text.numerals import RANGE_ZH, between, count_of
from core.understand.text.spans import Reading

_N = RANGE_ZH
_ADJECTIVE = r"(?:(?:正?在)?(?:复读|考研|备考|上学|读书|上班)的|(?:正?在)?[上读念](?:[小初高大][一二三四五六]|[小初高]中|小学|大学|幼儿园|[一二三四五六]年级)的|小|老|好|大学|高中|初中|男|女|亲|双胞胎|同班|外国|外地|年轻|年迈的?|生病的?|(?:刚满?|才|快|不到|将近)?[\d一二两三四五六七八九十]{1,3}周?岁(?:半|多)?的?|[\d一二两三四五六七八九十]{1,3}个?月大?的)"
_AGE = r"\s*[\d一二两三四五六七八九十]{1,3}周?(?:岁|个?月大)"
"""An age right behind a number, which the number is a part of: 七十岁的奶奶."""
_YEARS = r"[\d一二三四五六七八九十]{1,2}\s*(?:周?岁半?|个月)大?"
"""The age of one of several children: 小孩11岁 8岁 4岁."""
_QUALITY = "(?![月天周晚点景地房馆园店山湖寺城菜顿间家里带陪领叫和跟与及让给请的是在去来想要有])[一-鿿]"
"""A letter of what a group is like, between its measure word and its noun: 两个穷学生."""
_SUCH = rf"(?:(?!{KIN}|[我她他你们的和跟与、带陪一二两三四五六七八九十几])[一-鿿]){{2,8}}"
"""What the one is like whom one brings: 带着坐轮椅的爸爸."""
_UNWELL = r"(?:坐轮椅|刚|腿脚?|行动|怀孕|晕|怕|上了?年纪|退休|不能|不会|走不)[一-鿿]{0,7}"
_AGED = r"(?:[\d一二两三四五六七八九十]{1,3}(?:周?岁半?|个?月)大?的?)?"
_PARTY = r"大人|成年?人|老年?人|小孩|孩子|儿童|婴儿|宝宝|娃|大(?![人学])|小(?!孩)|老(?!人)"
_NEEDS = (
    "拄|坐轮椅|腿|膝|走不|怀孕|不吃|不能|不喝|素|清真|回族|回民|穆斯林|晕车|恐高|怕|忌|"
    "(?:需要|要|得|是|吃|有|对)[^,。;]{0,6}?(?:过敏|清真|素|饮食|忌口|回族|回民|糖尿病|轮椅|孕妇|不耐受)"
)
SOME_OF_THEM = rf"(?:另外?|其中|里面|当中|还)*(?:有|另(?=\d))\s*{_N}\s*[个位名]\s*[一-鿿]{{0,4}}?(?={_NEEDS})|(?<![们第这那每]){_N}\s*[个位名](?=(?:吃素|素食|清真|犹太|不吃|忌口|不能吃)(?!的))"
"""Some of the travellers, of whom it is told what they need or eat: they are counted elsewhere."""
_A_KIND = r"|[一-鿿]{1,5}一枚|[一-鿿]{1,3}[师生员者手友]一[名位]"
"""What one is, before the word that counts it: 码农一枚, 研究生一名."""
_LEADS = rf"(?:带(?:[着上](?!{THINGS})|(?![着上]|{THINGS}))|陪|领|推|扶|搀|照顾|背着)"
"""How one who is alone with them brings others: 一个人带娃, 我一个人推她."""
_ALONE_FOR_A_WHILE = r"(?:(?:[前后头]|最后)[一两二三1-3半]天|第[一二三四五]天|(?:有|其中)[一半]天|白天|晚上|[上下]午)[^,。;!?]{0,10}?我(?:就|只能)?(?:自己)?一个人(?=在|转|逛|走|待|呆|玩|去|随便)"
"""Who is alone for some of the trip: 前两天她考试，我一个人转."""
_OURS = "|".join(
    (
        *sorted(SPOUSE),
        "父母",
        "爸妈",
        "公婆",
        "爸爸?",
        "妈妈?",
        "父亲",
        "母亲",
        "女儿",
        "儿子",
        "奶奶",
        "爷爷",
    )
)
"""Persons of whom one has but one, or a pair: a number behind them counts the company, 和爱人两位."""
_CHOICES = (
    # What counts no traveller: prices a head, rooms, tables, ages, days of the week, and whom one only hears or visits.
    rf"(?P<visited>(?<!再)(?:见|看望|探望|拜访|投奔)(?:一?下|双方|[我她他]们?的?|家里的?)*(?:{PAIRS}|{KIN}|家长))",
    rf"(?P<skip>老板娘|(?<![和跟与带陪、我])(?:姐妹|集美|宝子|家人|兄弟|老铁|大佬|网友|驴友)们(?=[,!?。\s]|求|帮|蹲|速|救|谁|有没|看|给|支)|{_ALONE_FOR_A_WHILE}|(?:老汉儿?|老头子|老太婆|老婆子|老夫|老身|老朽|小女子)(?=我)|(?:都|全)是(?![我咱俺]|[\d一二两三四五六七八九十几])[一-鿿]{{1,5}}(?=[,。;!?])|(?:不放心|不让|不同意|不许|不肯让)我?(?:自己)?一个人|(?:爸妈|父母|爹妈|家里|老爸|老妈|爸爸?|妈妈?|老板|领导)(?=(?:给|出|赞助|掏|批|拨|包)(?:了|的|我们?|咱们?)*(?:钱|报销?|赞助|每人|[¥\d一二两三四五六七八九]))|(?<=[周期拜])[一二三四五六](?=[一二两三四五六七八九十]\s*[个位名])|[\d一二两三四五]\s*(?:个|位|名)?人(?=(?:为|是|对|吃|不吃|忌|有)[^,。;]{{0,4}}(?:过敏|清真|素|饮食|忌口|海鲜|牛羊|猪肉|辣))|{SOME_OF_THEM}|(?<=不是)[一每]个?人(?!去|来|玩|旅|出)|其中(?:的|有)?[一二两三四五\d]\s*(?:个|位|名)?(?:人|老人|孩子|小孩|大人)?|(?:本来|原来|原本|原定|原先|之前说)(?:是|有|打算|想|要|说好)*\s*[\d一二两三四五六七八九十俩仨]+\s*(?:(?:个|位|名)?人|[个位名](?=[,。;)\s]))|每(?:个人|人|位|家)|人[均平]|[按论]人头|一个?人(?:头|(?=(?:出|付|掏)钱|[买埋]单|请客))|一个?人(?={PAYS}[^,。;]{{0,4}}?[¥\d一二两三四五六七八九])|一个?人(?=\s*(?:一天|一晚|一顿|每天)?(?:不超过?|别超过?|不能超过?|最多|控制|大概|预算|不到|花)+\s*在?[¥\d一二两三四五六七八九]|\s*(?:¥|\d{{2,}}|\d[kKwW]|[一二两三四五六七八九]+[百千万])(?!月|天|日|号|:|点))|"
    r"(?<!们)(?:\d|[一二两三四五六七八九])人[住睡]?[一1](?:间|个房)|(?:孩子|宝宝|小孩|娃娃?)(?:们|还|也|都|太|比较|很|有点|年龄|年纪)*小(?![朋学孩姐])|(?:宝宝|儿童|婴儿|小孩)(?:座?椅|餐具?|床|推?车|票|乐园|医院|房|泳池)|(?<=[元块百千万\d])\s*一(?:个?人|位)|/人|(?:\d|[一二两三四五六七八九])人(?:间|房|床|桌|的?房)|[双单]人(?:间|房|床)|(?:\d|[一二两三四五六七八九])人的?一?间?房|"
    r"[\d一二两三四五六七八九十]{1,3}\s*岁(?!的)|[4-9]\d\+(?!\d)|(?:给|帮|为|替|请|让|求|麻烦)我们?(?![和跟带、俩仨])|(?:看望?|探望|探|找|见|拜访|投奔|问|给|送|听)(?:一下|一个|个|我的?|我们|几个)*(?:老)?(?:朋友|同学|老师|客户|亲戚|女儿|儿子|爷爷奶奶|爷爷|奶奶|外婆|姥姥)|(?:朋友|同事|同学|老师)(?:推荐|说|告诉|介绍)|(?<=作为|身为|我是)一[名个位][一-鿿]{1,8}(?=[,。;]))",
    rf"(?P<roll>{_N}大(?:{_N}小)?(?:[\s,;。\n]*(?:\d{{1,2}}[.、)]|和|加)?\s*[^,。;:\n\d]{{1,8}}?[\s:]*{_N}大(?:{_N}小)?(?![人学]))+)",
    rf"(?P<party>(?:我们|咱们?)?(?:{_N}\s*(?:个|位|名)?{_AGED}(?:{_PARTY})[\s,、和及带与]*){{2,}})",
    rf"(?P<noun_first>(?:(?:大人|成年?人|中年人?|青年人?|年轻人?|老的|小的|学生|(?:带队)?老师|孩子|小孩|儿童|娃|老人|男生?|女生?|家长|员工|职工|家属|教师|领队|教练|队员|嘉宾)\s*(?:[俩仨]|{_N}\s*(?:个|名|位|人)|[x*]?\s*\d{{1,3}}(?=[\s,、和加]|$|大人|小孩|孩子|老人|学生|老师|男|女))[\s,、和加]*){{2,}})",
    rf"(?P<times>(?:{GROUP}|人)\s*[x*]\s*(?P<times_n>\d{{1,2}})(?!\d))",
    rf"(?P<plus>{_N}\s*(?:[个位名]\s*)?(?:人|学生|员工|队员|大人|成人|同学|老人|孩子|小孩)\s*(?:再|另|外)?(?:加上?|\+)\s*{_N}\s*[个位名]\s*(?:带队|随队)?(?:的)?(?:{GROUP}))",
    rf"(?P<homes_of>{_N})\s*个?家(?:人|庭)?[^,。;\d]{{0,4}}?[\s,]*(?:每家|各家?)(?:都是|是|都|有)?(?P<homes_party>(?:{_N}\s*(?:个|位)?(?:{_PARTY})[\s和带]*){{1,3}})",
    rf"(?P<homes>{_N})\s*个?家(?:人|庭)?[\s,]*(?:(?:每家|一家|各家?|都是一家)(?:都是|是|都|有)?|(?<![一1]家)(?={_N}\s*口))(?P<homes_n>{_N})\s*口?人?",
    rf"(?P<houses>(?:[我他她你一-鿿]{{1,5}}家{_N}口人?[\s,、和加跟]*){{2,}})",
    rf"(?P<sexes>{_N}[个位名]?男(?:生|的|士)?[\s、和]*{_N}[个位名]?女(?:生|的|士)?|{_N}[个位名]?女(?:生|的|士)?[\s、和]*{_N}[个位名]?男(?:生|的|士)?|男(?:生|的|士)?\s*{_N}[个位名人]?[\s、和,]*女(?:生|的|士)?\s*{_N}[个位名人]?|女(?:生|的|士)?\s*{_N}[个位名人]?[\s、和,]*男(?:生|的|士)?\s*{_N}[个位名人]?)",
    rf"(?P<more_couples>(?:另外?的?|还有|再加上?|外加)(?P<more_n>{_N})对)(?:老|小|年轻)?(?:夫妻|夫妇|情侣|恋人|朋友|老人)",
    rf"(?P<couples>{_N})\s*对(?:老|小|年轻)?(?:夫妻|夫妇|情侣|恋人|[一-鿿]{{0,4}}(?:教师|老师|老人|姐妹|兄弟|闺蜜|母女|母子|父子|父女|朋友|同事|同学|同志))",
    rf"(?P<alone>独自|独行|独身|只身|孤身|单独(?:出行|旅行|旅游|一人|从|去)|(?<![a-z])solo(?:一下|游|旅行?|出行|trip|travel)?(?![a-z])|(?:就|只有)我(?:一个人?|自己)?+(?![们和跟与带陪领推扶搀照、俩仨两三])|[一1]个(?![个人])[一-鿿]{{1,5}}?(?:自己|独自|独身|单独|一个人)(?=从|去|来|出|旅|跑|坐|飞|在|要|想|打算|准备|,|。|$)|我自己(?!开车|带|爬|拿|提|弄|订|买|做|定|安排|解决|背|查|走(?=上|下|路)|[这就]?[次回]?(?:不|走不|去不|来不|没空|没时间))|我一个{LONE}(?!\s*[和跟与带领陪加])|自己一个人?(?![和跟带陪])|单人(?![间房床])|一个?人(?!\s*(?:{_LEADS}|和|跟|一间))|(?:社恐|独狼|单身狗|吃货|萌新|女生|学生党|打工人)一(?:枚|个|只){_A_KIND}|我单独(?!带|出|付|掏|睡|住|一[间个])|(?:^|(?<=[,。]))自己(?=去|从|来玩))",
    rf"(?P<one>一个?人(?=\s*{_LEADS}))",
    rf"(?P<of_me>(?:(?:连|算上|连上)(?:上)?|(?:加上?|包括|含)(?=我[^,。;]{{0,6}}(?:[个位名口]人?|人)(?:$|[,。;!\s从去想要坐])))我(?:自己)?(?:在内)?(?:一共|总共|就|是|才)*\s*(?P<of_me_n>{_N})\s*(?:[个位名口](?!老师|家长|领队|教练|大人|带队)人?|人)(?:饭?搭子|朋友|同学|同事|室友|闺蜜|姐妹|兄弟|哥们儿?)?)",
    rf"(?P<rank>(?<=[、和跟加+])(?!(?:{_OURS})(?:{_N})[名位])[一-鿿]{{2,4}}?(?P<rank_n>{_N})[名位](?=$|[,。;、和跟加+\s(从]))",
    rf"(?P<sum>(?:一共|总共|拢共|统共|共计|合计|加起来|总计|共|剩下?|还剩|只剩|就剩|变成?|那就|所以(?:就|是)*|改成|增加到|加到|(?<![一-鿿])就)\s*(?P<sum_n>{_N})\s*(?:(?:个|位|名|口)?\s*人|(?:个|位|名)?(?:[女男](?:的|生)|姑娘|小伙子?)(?!\s*[,、和加跟]?\s*{_N})|[个位口](?=$|[,。;、!\s了吧啦哈从]|打算|准备|出发))|(?<=[人员工])(?:能|实际|只|最后|这次|报名|里面?|有|要|就)*[去来](?P<goes_n>{_N})\s*[个位名]人?(?=$|[,。;!\s])|票(?:就|是|要|按|得|买|订|一共|总共)*(?P<tickets>{_N})\s*张|(?:那就|就剩|只剩|就)(?P<sum_few>[俩仨])(?=$|[,。;!\s了吧啦哈])|(?<![\d一二两三四五六七八九十个家老大成每别])人(?:数|头|员)?\s*(?:[:是为嘛呢就]|=+|[改变换调增加减]+[成为到])?\s*(?P<number>{_N})(?![\d元块千万百下]|\s*个?(?:大人?|小|老人|成人)))",
    rf"(?P<total>(?<![每第另外其他])(?P<total_n>{_N})[^\S\n]*(?:个|位|名)?[^\S\n]*(?:(?<=[个位名])(?![^,。;]{{0,6}}?[不吃怕忌对])[一-鿿]{{1,6}}的|成年)?人(?:[,、]?(?:也(?:有?可能|许|说不定)|或许?者?|说不定)(?:是|就)?(?P<or_n>{_N})(?=个?人|$|[,。;]))?(?![民文类均数间房床工气份次体种桌格生]|\s*[=:]\s*\d)|"
    rf"(?<![每第\d])(?!两口子)(?P<mouths>(?![一1]口(?![之人子])){_N})\s*(?:口(?:之家|人|子)?(?![味水岸碑径都也不气饭])|家头)|(?:(?:我们|咱们?|你们)?一行|我们|咱们|咱|你们)\s*(?P<we>{_N})(?:个|位|名)?(?:大人(?=[,、]?\s*(?:带|领)))?(?![天日晚夜周种样家间月点号\d一二三四五六七八九十岁对口])|(?<![第每]){_N}\s*[位名](?=$|[,。;、\s从去想])|{_N}(?=\s*大(?:$|[,。;、|\s]))|{_N}\s*[pP]ax)",
    r"(?:^|(?<=[,。;!?\s]))(?P<two>(?P<two_n>[俩仨])(?:个)?[大老小糟]{0,2}(?:头子|头儿|太太|爷们儿?|老爷们儿?|男人|女人|男的|女的|男生|女生|姑娘|小伙子?|光棍|吃货|社畜|学生党|打工人))(?=$|[,。;!?\s]|[从去想要])",
    r"(?P<both>(?:我们|咱们?)?老?(?:(?:我|(?<![一-鿿]))[和跟与][一-鿿]{1,6}?(?=[俩仨](?:$|[,。;!?、\s从去想要]))|我们|咱们?|俺们?|他们|我|小?姐妹|兄弟|弟兄|哥们?|姐|爷|娘儿?|爷儿|父子|父女|母子|母女|婆媳|祖孙|爷孙|闺蜜|室友|同学|学生党?|打工人|社畜|吃货|老铁|死党|发小|校友|同事|朋友|驴友|战友|师徒|兄妹|姐弟|哥几个|姐几个)(?P<both_n>[俩仨])(?!\s*(?:加上?|和|跟|与|\+)\s*我(?!们)|孩子|娃|小孩|宝宝|朋友|同学|儿子|女儿|天|晚|[想要]?带))",
    r"(?P<pair>(?:我们?)?(?:双人(?:游|行|旅行)|[两俩二](?:爷子|爷孙|娘母|娘儿|母女|母子|父子|父女|婆孙)|刚领证|领证|刚结婚|刚订婚|新婚|异地恋|拍婚纱照?|夫妻俩?|夫妇俩?|小两口|老两口|[两俩]口子|情侣俩?(?!多|们|房|套|座)|恋人(?!多)|新婚|度?蜜月|结婚纪念日|父子|父女|母子|母女|爷孙|祖孙|婆媳|(?:姐弟|兄妹)(?![仨三四五六3-6])|兄弟俩|姐妹俩)(?:[两二2]个?人)?)",
    rf"(?P<by_ages>(?:孩子|小孩|娃|宝宝|儿子|女儿|小朋友)(?:们|分别|是|:)*\s*{_YEARS}(?:(?:[\s,、和]|一个)*{_YEARS})+)",
    rf"(?P<escorted>(?:我的?)?(?:{KIN})[^,。;!?]{{0,6}}陪(?:考|读|诊|产|练|赛))",
    rf"(?P<pairs>{PAIRS})",
    r"(?P<some_young>(?<![个位名只几])(?:孩子|小孩|娃儿?|小朋友|宝贝)们)",
    rf"(?P<peers>(?<=[和跟与])老?(?:姐妹|兄弟|哥们儿?|闺蜜|闺密|室友|舍友|同学|朋友|同事|战友)(?P<peers_n>{_N})个(?!人|{LONE}))",
    rf"(?P<group_after>(?:我们|咱们?|俺们)?(?:儿女|子女|老爷子|老奶奶|保姆|月嫂|护工|球迷|歌迷|影迷|粉丝|[钓球棋跑牌车鸟网群书山雪骑票舞诗工校病]友|钓鱼佬|孕妇|大人|成人|穷鬼|吃货|夜猫子|打工人|社畜|宅男|宅女|剩女|光棍|[老小]?战友|老铁|[老大小][爷娘]们|老?姐妹|姊妹|兄弟姐妹|兄弟|弟兄|兄妹|姐弟|老?哥们儿?|老头儿?|老太太?|驴友|程序员|姑娘|丫头|女生|男生|客户|领导|老人|孩子|小孩|学生|家长|教练|领队|朋友|同事|同学|亲戚|长辈|闺蜜|(?:视障|听障|残障|盲人|聋人|外籍|爱心)?人士|[护医老战教律会厨店]师?[士生师员友计]|家属|员工)(?P<after_n>{_N})(?:(?:个|位|名|口子?|枚|只)(?![人月])|人(?=\s*(?:带|领|和|跟|加|\+|、)\s*{_N})))",
    rf"(?P<group>(?<![大高初研博老])(?P<group_n>{_N}|[几数]|十几|几十|一群|一帮|一些|一伙)(?!{_AGE})\s*(?:个|位|名|只)?\s*(?:小孩|(?:{_ADJECTIVE}){{1,3}}|(?<=[个位名俩仨])(?!月)[一-鿿]{{1,5}}的老?|(?<=[个位名]){_QUALITY}{{1,2}}老?)?(?P<group_noun>{GROUP}|(?:{KIN})(?<!人家)|[一-鿿]{{1,3}}们)(?!们?(?:家|推荐|说)))",
    rf"(?P<named>(?P<named_n>{_N})\s*[位名]\s*(?!{KIN})[一-鿿]{{1,5}}?(?=从|去|带|陪|想|要|打算|准备|计划|安排|规划|一起|[,。;、\s]|$)|(?P<workers_n>{_N})\s*个\s*(?:(?![月景地点城方晚天时想要从去])[一-鿿]){{1,4}}?[员师生者手友迷工警兵医匠姐哥妹弟汉佬仔婆]们?(?=从|去|带|陪|想|要|打算|准备|计划|一起|[,。;、\s]|$))",
    rf"(?P<kin>(?:(?:{_ADJECTIVE}){{1,3}}|我[那这]个?|(?:[一-鿿]{{1,3}}(?:里|组|室|部|班)的?)?(?:另外?一[个位名])|[一-鿿]{{1,2}}(?:里|组|室|部)的|我的?|我们的?|咱|(?:我们?|咱们?)家的?|[她他](?:们)?的?)?(?P<kin_noun>{KIN})(?!推荐|说(?![她他]?(?:也|想|要))|告诉|家(?!人)|友好|[^,。;]{{0,2}}价))",
    rf"(?P<with>(?:带[着上领]?|领着|陪[着同]?|推着|搀着|照顾)(?:{_SUCH})的(?=老?(?:{KIN}))|[和跟与](?:{_UNWELL})的(?=老?(?:{KIN}))|[和跟与](?!{KIN})[一-鿿]{{2,3}}?的?(?=(?:俩|仨|[两二三四五六七八九\d]个)(?:{GROUP}|{KIN}))|\bwith\b|和|跟|与|同埋|同(?!学|事)|带[着上领]?|领着|领(?=老?(?:{KIN}))|陪[着同]?|[推扶](?=[她他])|携|(?<!参)加上?|\+|&|捎上|及(?!时|其|格))(?:上(?![小初高大幼][一二三四五六中学儿])|着)?",
    rf"(?P<me>(?<![和跟与带陪、])(?:新手|全职|职场|单亲|二[胎孩宝]|高龄)(?:宝妈|奶爸|妈妈?|爸爸?)|(?:在读)?[大高初研博][一二三四五](?:的|在读)?(?:学生|[学女男]生|党|狗|毕业生)(?=$|[,。;!\s]|一[枚名个])|我一个(?:大人|成年?人|{LONE})|我(?!们)|本人|俺(?!们)|自己|笔者)",
    r"(?P<us>我们|咱们?|俺们|大家)",
    r"(?P<led>(?<=带)(?:俩|仨)(?=$|[,。;!?、\s]))",
    r"(?P<them>(?:(?<=陪)|(?<=带)|(?<=陪着)|(?<=带着))[他她]们(?!的))",
    r"(?P<her>(?<=带)[她他]|(?<=推)[她他]|(?<=扶)[她他]|(?<=陪)[她他]|(?<=和)[她他]|(?<=着)[她他])(?!的|们)",
)
_PATTERN = compiled(lambda: one_of_these(*_CHOICES))
_OF_ANY_LETTER = re.compile(
    r"一[枚名位]|家[^家]{1,20}口|[、和跟加+][一-鿿]{2,4}[\d一二两三四五六七八九十]{1,3}[名位]"
)
"""What a text has where a choice that may begin with any letter stands: a house with its mouths, one of a kind, 司机两名."""
_USUAL = compiled(
    lambda: one_of_these(
        *(one.replace(_A_KIND, "") for one in _CHOICES if not one.startswith(("(?P<houses>", "(?P<rank>")))
    )
)
"""The grammar without those choices, which most places of a text then need not be asked for."""
_ABSENT = compiled(
    rf"(?:我的?|咱|[她他]的?)?(?:{KIN})(?P<absent_too>[和跟与、](?:{KIN}))?(?:他们?|她们?)?(?:这次|这回|都|也|要?上班|要?加班|出差|有事|没空)*(?:不(?:去|来|跟|参加|一起|同行)|[来去]不了|没法[去来]|没空|走不开|脱不开身|抽不开身|要?值班|有班|留在?家|在家(?:带|看|陪|休息|待|呆)[^,。;]{{0,4}})(?:了)?(?=[,。;!\s]|$)"
)
_LIVES_THERE = compiled(
    rf"(?:我的?|咱|[她他]的?)?(?:{KIN})(?P<absent_too>(?!))?(?:正|就|现在|目前)*在[^,。;]{{2,10}}?(?:[读上念](?:大学|书|研究?生?|博士?|高中|大[一二三四])|工作|上班|定居|打工|留学)"
)
"""One of the family who lives where the others go to see him or her."""
_IS_VISITED = compiled(r"[去来]看(?:看|望)?(?:[她他]|女儿|儿子|孩子|闺女)|探望|看望")
_SLEEPS_ALONE = re.compile(
    r"(?:我?自己|我?一个?人|我单独)(?:单独|就|要|想)*(?:住|睡|[一1]间|[一1]屋|[一1]个?房)"
)
"""Who has a room for himself, beside others: 我跟我弟，他住同学那，我一个人住."""
_STAYS_AWAY = re.compile(r"不(?:去|来|跟|参加|一起|同行|开身?)|[来去]不了|没[法空]|[留在]家|值班|有班")
_FOR_OTHERS = compiled(
    r"(?:不是我(?:自己|本人)?|我(?:自己|本人|们(?:小辈|晚辈|做?儿女的?|子女|年轻人|自己)?)?(?:这次|这回|就|是|都)*不)(?:去|来|玩|走|出行|跟着?去?)(?!过|了?故)(?:了|的)?(?=$|[,。;!\s])|我(?:自己|本人)?(?:这次|这回|就|是|实在)*(?:走不开|去不了|来不了|去不成|抽不开身|脱不开身|没空去?|没时间去?)(?=$|[,。;!\s])"
)
"""Who writes, and does not travel: 不是我去, 我自己不去."""
_SENDS = compiled(r"(?:送|请|资助|赞助)(?:[他她]们?俩?|二老|爸妈|父母|老两口|爷爷奶奶|外公外婆|公婆)")
"""Those whom others send on a trip: 我们兄妹凑钱送他俩去."""
_JOINS = compiled(
    r"[\s,、（(]*(?:还有|以及|再|另外|一起|个|想|要|打算|准备|计划|的|上|着|我家|家里的?|\s?[他她]们?俩|归|[4-9]\d\+|一[对个位名]|三口|[\d一二三四五六七八九十]{1,3}(?:个?月大|个月|岁)(?:半|多)?|两|双方|[()（）])*[\s,、]*"
)
# letters of a number and its measure word
_COUNT = 4
_COUNTED_BEFORE = re.compile(rf"(?P<n>{_N})[个位名]?$")
"""How many there are of those who stay away: 两个同事来不了."""
_COUNTED_AFTER = re.compile(rf"(?:{_N})(?=\s*(?:个|名|位|人))|[俩仨]")
_COUNTED = re.compile(rf"({_N})\s*(?:个|位|名)?{_AGED}(?:{_PARTY}|男|女|口)")


_OF_ALL_HOMES = re.compile("^[^每各]*$")
"""What makes the mouths of so many homes those of all of them: 3家9口."""
_PLUS = re.compile(r"(?:人|生|员|学)\s*[再另外]?(?:加|\+)")
_IS_ONE = re.compile(r"一[枚名位]$")
_ADDED_BY = tuple("、和跟加+与")


def company_zh(text: str) -> Reading[int] | None:
    """Travellers by all that the (folded) text says of them; a lone 我 is one, which is not sure."""
    parts = tuple(_without_oneself(list(with_households(persons_zh(text), text)), text))
    found = counted(parts, text, _JOINS)
    found = less_sure(found, text) if found is not None else None
    if found is not None and _LIVES_THERE.search(text) and not _IS_VISITED.search(text):
        found = replace(found, confidence=min(found.confidence, 0.5))
    others = [part for part in parts if part.role not in ("speaker", "with", "absent")]
    sends = found is not None and _SENDS.search(text) is not None
    if (found is None or sends) and _FOR_OTHERS.search(text):
        # who is sent on a trip by those who stay at home: 给我父母办一趟旅行，我们不去
        ours = ("我们", "咱", "俺")
        others = [part for part in others if not text.startswith(ours, part.span[0])]
        most = max((one.high for one in others), default=0)
        sent = [part for part in others if part.low == part.high == most]
        return Reading(sent[0].low, sent[0].span, 0.8) if sent else None
    if found is not None or others or any(part.noun == "us" for part in parts):
        return found
    speaker = next((part for part in parts if part.role == "speaker"), None)
    return Reading(1, speaker.span, 0.6) if speaker else None


def _without_oneself(parts: list[PersonWords], text: str) -> Iterator[PersonWords]:
    """The parts without the writer alone, where others were counted with him: 母女俩去成都，我自己想去杜甫草堂."""
    others = any(part.role in ("total", "sum", "collective", "group") and part.high > 1 for part in parts)
    brought = others or any(part.role == "with" for part in parts)
    return (
        part
        for part in parts
        if not (
            part.role == "total"
            and (
                (others and text.startswith("我自己", part.span[0]))
                or (brought and _SLEEPS_ALONE.match(text, part.span[0]))
            )
        )
    )


@lru_cache(maxsize=64)
def persons_zh(text: str) -> tuple[PersonWords, ...]:
    """The words of a (folded) text that say who travels."""
    absent = list(map(_absent, _ABSENT.finditer(text))) if _STAYS_AWAY.search(text) else []
    visited = list(map(_absent, _LIVES_THERE.finditer(text))) if _IS_VISITED.search(text) else []
    absent += visited
    for part in absent:
        start, end = part.span
        text = text[:start] + " " * (end - start) + text[end:]
    grammar = _PATTERN if _OF_ANY_LETTER.search(text) else _USUAL
    parts = list(_named_before(parts_of(text, grammar, _part)))
    if visited:
        parts = [part for part in parts if part.noun not in CHILDREN and part.noun != "her"]
    if any(part.role == "with" for part in parts):
        # who says what he is, and brings others, is one of them: 程序员一枚，带老婆孩子
        parts = [
            replace(part, role="speaker", low=0, high=0)
            if _IS_ONE.search(text, *part.span) and not text.endswith(_ADDED_BY, 0, part.span[0])
            else part
            for part in parts
        ]
    if _FOR_OTHERS.search(text):
        parts = [part for part in parts if part.role != "speaker" or part.noun == "us"]
    return tuple(sorted([*absent, *parts], key=lambda part: part.span))


def _absent(match: re.Match[str]) -> PersonWords:
    """Persons of the traveller who stay at home."""
    counted = _COUNTED_BEFORE.search(match.string, max(0, match.start() - _COUNT), match.start())
    start = counted.start() if counted else match.start()
    count = (count_of(counted["n"]) if counted else None) or (2 if match["absent_too"] else 1)
    return PersonWords(role="absent", span=(start, match.end()), low=count, high=count)


def _part(match: re.Match[str]) -> PersonWords | None:
    """The part that a match of the grammar is; None for what counts no traveller."""
    span = match.span()
    match match.lastgroup:
        case "roll" | "plus" | "party" | "sexes" | "noun_first" | "houses":
            low, high = _added(match[0])
            return PersonWords(role="total", span=span, low=low, high=high)
        case "homes_of" | "homes_party":
            low, high = between(match["homes_of"])
            each, most = _added(match["homes_party"])
            return PersonWords(role="total", span=span, low=low * each, high=high * most, noun="us")
        case "homes" | "homes_n" | "couples" | "more_couples" | "more_n":
            low, high = _in_homes(match)
            role: PersonRole = "group" if match["more_n"] else "total"
            return PersonWords(role=role, span=span, low=low, high=high, noun="us" * bool(match["homes"]))
        case "sum" | "of_me" | "of_me_n" | "total" | "or_n" | "both" | "two" | "alone" as kind:
            said = (
                "一" if kind == "alone" else next((match[name] for name in _NUMBERS if match[name]), match[0])
            )
            of_us = match["mouths"] or match["we"] or (match["both"] or "").startswith(("我", "咱"))
            low, high = between(said)
            high = max(high, between(match["or_n"] or said)[1])
            role = "sum" if kind in ("sum", "of_me", "of_me_n") else "total"
            return PersonWords(role=role, span=span, low=low, high=high, noun="us" * bool(of_us))
        case "pair":
            family = any(one in match[0] for one in ("父子", "父女", "母子", "母女", "爷子", "娘"))
            return PersonWords(
                role="collective", span=span, low=2, high=2, noun="parent and child" if family else "couple"
            )
        case "pairs":
            count = 4 if match["pairs"].startswith("双方") else 2
            return PersonWords(role="kin", span=span, low=count, high=count, noun=match["pairs"])
        case "group_after" | "after_n" | "peers" | "peers_n" | "times" | "times_n":
            low, high = between(match["after_n"] or match["peers_n"] or match["times_n"])
            # Of `我和姐妹三个` the speaker may be one.
            return PersonWords(role="group", span=span, low=low - bool(match["peers_n"]), high=high)
        case "led" | "by_ages":
            count = len(re.findall(_YEARS, match[0])) or (2 if match["led"] == "俩" else 3)
            return PersonWords(role="group", span=span, low=count, high=count)
        case "named" | "named_n" | "workers_n" | "rank" | "rank_n":
            # whoever they are: a measure word of persons tells that they are some
            low, high = between(match["named_n"] or match["workers_n"] or match["rank_n"])
            return PersonWords(role="group", span=span, low=low, high=high)
        case "group":
            low, high = some_persons(match["group_n"])
            return PersonWords(role="group", span=span, low=low, high=high)
        case "one" | "me" | "us" as who:
            return PersonWords(role="speaker", span=span, low=0, high=0, noun="us" * (who == "us"))
        case _:
            return _relative(match)


def _in_homes(match: re.Match[str]) -> tuple[int, int]:
    """The persons of so many homes, or couples; 3家9口 is all of them."""
    low, high = between(match["homes"] or match["couples"] or match["more_n"])
    each, most = between(match["homes_n"]) if match["homes_n"] else (2, 2)
    of_all = match["homes_n"] and _OF_ALL_HOMES.search(match[0]) and each >= low * 3
    return (each, most) if of_all else (low * each, high * most)


def _relative(match: re.Match[str]) -> PersonWords | None:
    """A person of the traveller, or the word that adds persons."""
    span = match.span()
    match match.lastgroup:
        case "kin" | "kin_noun":
            noun = match["kin_noun"]
            count = 2 if _TWINS.search(match[0]) else 1
            return PersonWords(
                role="kin",
                span=span,
                low=count,
                high=count,
                noun="couple" if noun in SPOUSE else _WHOLE.get(noun, noun),
            )
        case "visited":
            # whom one goes to see, and does not bring: 带男朋友见我爸妈
            return PersonWords(role="absent", span=span, low=1, high=1)
        case "escorted":
            return PersonWords(role="collective", span=span, low=2, high=2, noun="parent and child")
        case "them":
            return PersonWords(role="kin", span=span, low=0, high=0, noun=_THEM)
        case "some_young":
            return PersonWords(role="group", span=span, low=2, high=5, noun="孩子")
        case "her":
            return PersonWords(role="kin", span=span, low=1, high=1, noun="her")
        case "with":
            accompanies = "escort" * match[0].startswith("陪")
            return PersonWords(role="with", span=span, low=0, high=0, noun=accompanies)
        case _:
            return None


_THEM = "them"
_TWINS = re.compile("双胞胎|龙凤胎")
_WHOLE = {"哥": "哥哥", "弟": "弟弟", "姐": "姐姐", "妹": "妹妹"}
"""Short words for one of the family, who may be spoken of again by the longer one: 我跟我弟，弟弟是厨子."""


def _named_before(parts: list[PersonWords]) -> Iterator[PersonWords]:
    """The parts, with a pronoun of several for those who were named before: 爸妈六十多岁，我陪他们."""
    several: PersonWords | None = None
    for part in parts:
        if part.noun != _THEM:
            several = part if part.role == "kin" and part.low > 1 else several
            yield part
        elif several is not None:
            yield replace(part, low=several.low, high=several.high, noun=several.noun)


_NUMBERS = (
    "of_me_n",
    "sum_n",
    "goes_n",
    "sum_few",
    "tickets",
    "number",
    "total_n",
    "mouths",
    "we",
    "both_n",
    "two_n",
)


def _added(words: str) -> tuple[int, int]:
    if _PLUS.search(words):
        ranges = [between(one[0]) for one in re.finditer(_N, words)]
        return sum(low for low, _ in ranges), sum(high for _, high in ranges)
    counted = _COUNTED if re.match(rf"(?:我们|咱们?|[一-鿿]{{1,3}}家)?{_N}", words) else _COUNTED_AFTER
    ranges = [between(match[counted.groups]) for match in counted.finditer(words)] or [
        between(match[0]) for match in re.finditer(_N, words)
    ]
    return sum(low for low, _ in ranges), sum(high for _, high in ranges)
