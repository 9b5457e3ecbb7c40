"""Words that turn a clause to what is wanted or unwanted, before the thing and after it, in both languages."""

import re

_NEVER_VERBS = (
    r"(?:\s+(?:really|particularly|want|wants|like|love|wish|need|care|interested|going|eat|eating|drink|take|taking|taken|"
    r"use|using|visit|visiting|see|seeing|stay|staying|try|trying|go|do|enjoy|prefer|any|an?|the|to|in|at|for|by|on|with|"
    r"bring|put|include|book|send|us|me|into|of|all|these|those|more|handle|stand|bear|too|much|fond|keen|fan|big|that)(?![a-z]))*"
)
_NOT_ZH = (
    r"不(?!错|仅|光|但|止|只|同|少|过(?!敏)|太?辣|限|论|管|妨|好(?!去|看)|便|方便|舒服|行|然|一定|知道|[超高多低大]|(?:能|可|容|想|要)错过|能少|可或缺|会太|差钱|缺|用说|得了|如)|"
    r"(?<![特分区告个差类级识性])别(?!墅|的|处|人|超|致)|勿|避免|避开|绕开|远离|拒绝|谢绝|除了?(?!此|夕)|无需|没有|讨厌|厌恶|反感|跳过|略过|忌口?|戒|害怕|惧怕|恐惧|怕|受够了?|吃腻了?|看腻了?|玩腻了?|逛腻了?|"
    r"(?:吃|看|玩|逛|听|坐|住)(?:够|烦|厌|伤)了?|厌倦了?|腻了|懒得|省掉|去掉|删掉|取消|拿掉|划掉|免去|少(?=去|吃|走|安排|爬|坐|逛)|(?:想|要|尽量|最好|能)少"
)
TURN = re.compile(
    rf"(?P<no>(?:{_NOT_ZH})(?:太|大|是很|怎么|再)?(?:希望|想要?|打算|准备|考虑|要|愿意?|爱|喜欢|能|可以|需要|让)?(?:我们|咱们|大家)?(?:再)?(?:带|给|把|让|往)?(?:我们|咱们|我|大家)?(?:安排|排|搞|弄|整|塞)?(?:再)?"
    r"(?:吃|去|看|住|坐|逛|游览?|玩|安排|爬|乘|喝|到|进)?)|"
    rf"(?P<never>(?:\b(?:no(?= +\w)(?! (?:more(?= than)|less|later|earlier|sooner|fewer|wait|problem|matter|object|idea|need to worry|rush|hurry|preference)\b)|nothing|not(?! (?:only|more|less|later|too|earlier|sure|much money|least|bad|far|miss)\b)|dont|cant|"
    r"never|without|w/o|avoid(?:s|ing)?|except(?: for)?|skip(?:ping)?|hates?|hating|dislikes?|rather than|than(?= (?:fly|flying|the (?:plane|train)|tak|driv|by ))|instead of|other than|nor|"
    r"(?:sick|tired|fed up|bored|weary|wary) (?:to death )?(?:of|with|by)|had enough(?: of)?|over it|enough of|can'?t stand|cannot stand|couldn't care less about|"
    r"allerg(?:ic|y|ies)(?: to)?|intolerant (?:to|of)|afraid of|scared of|terrified of|frightened of|nervous about|phobi\w+|fear of|fear|"
    r"(?:leave|leaving|cut|miss|take|keep) out|drop(?:ping)?|ditch|scrap|stay(?:ing)? away from|steer(?:ing)? (?:us |me )?clear of|keep(?:ing)? (?:us |me |them )?(?:well |far )?(?:away|clear) (?:from|of)|neither(?: of (?:us|them))?(?: eats?| likes?| wants?)?|none of us|nobody|no one|save us from|anywhere but|anything but|everything but|all but|"
    r"hold the|spare us|forget(?: about)?|too many|too much|pass on|give .{0,12} a miss|no more|fewer|less(?! than)|rather not|rather avoid|not a (?:big |huge )?fan of|better not|(?:not|isn't|aren't|n't) (?:really )?interested in|opposed to|can'?t (?:eat|have|handle|take|do|bear)|unable to|don'?t)(?![a-z])|n't(?![a-z])(?! (?:miss|mind|decide|wait|know|have much|worry)\b))"
    rf"{_NEVER_VERBS})|"
    r"(?P<over>\bover\b)|"
    r"(?P<but>\b(?:but|so|therefore|just|only|wants?|visits?|try|tries|prefers?|loves?|likes?|enjoys?|sees?|eats?|looks? for|needs?|with|at an?|in an?|"
    r"visiting|trying|preferring|loving|enjoying|seeing|eating|looking for|needing|wanting|exploring|staying|i'd love|we'd love|would love|would like|happy to)\b)|"
    r"(?P<yes>但|而|希望|想|要|吃|去|看|住|坐|逛|游|喜欢|爱|找|品尝|尝试?|体验|打卡|参观|选择|多(?=[打坐走吃逛看玩住乘安]))"
)
_LIST_ZH = r"(?:(?:[、和及与跟]|以及|还有)[^,不没但而要想去吃住]{1,12}){0,4}"
_REASON_ZH = r"(?:(?:人|游客|台阶|排队|味道?|东西)?(?:有点|实在|又|真|也)?太[^,、]{1,6}?了?|人(?:太|很)?多|[^,、]{0,6}受不了)?"
NO_AFTER = re.compile(
    rf"\s*{_LIST_ZH}(?:这种|这类|那种|之类的?|什么的|(?:太?多)?的?(?:地方|景点|东西|菜|项目|活动|馆子?|店|餐厅|饭店|大餐))?(?:我们?|咱们?|大家|都|她|他)?{_REASON_ZH}(?:我们?)?(?:就|都|也|倒|可以|所以|还是|实在|真的|那就)*"
    r"(?:不(?!错|仅|只|过(?!敏)|能少|可少|(?:能|可|容)错过|便|方便|舒服)(?:是?很|太|怎么|大)?(?:想|要|打算|准备|用|能|愿意)?(?:再)?"
    r"(?:去|吃|坐|看|逛|住|玩|了|要|安排|考虑|感兴趣|喜欢|爱|行|可以|来|碰|沾)|过敏|没(?:有|什么|啥|多大)?(?:兴趣|意思|感觉)|算了|免了|跳过|略过|省略|省了|去掉|删掉|拿掉|划掉|取消|除外|免谈|"
    r"(?:已经|都|早就?|上次|以前)?(?:去|看|吃|玩|逛|爬|住|坐)(?:过(?!去|来|夜|年)|腻|够|烦)了?|腻了|够了(?!吗)|受不了|吃不(?:了|惯|消)|拉黑|就别|别(?:去|安排|带|排|吃|碰|给)|少(?:去|吃|走|来|安排|逛|碰))(?=$|[了的吧啊哦呢、\s(]|因为|别|人|我|你|那|再)"
)
NO_LATER = re.compile(
    r",?(?:[^,]{0,4}(?:听说|不过|但|可是|就是|感觉)[^,]{0,12},)?\s*(?:那|所以|我们|那我们|那里|人挤人|太[^,]{1,4},|这个|它|这次|这回)*(?:还是|就|也就|都|也)?"
    r"(?:不去了?|不看了?|不吃了?|不住了|不坐了|算了|不考虑了?|免了|放弃|跳过|略过|不想去了?|不要了|去掉|别去了?|别安排了?|别带我们去|不用去|没必要)(?=$|[,了吧啊哦。])|"
    r",?\s*(?:还是)?把(?:它|这个|那个|[^,]{2,8})(?:去掉|删掉|拿掉|划掉|取消)"
)
NO_AFTER_EN = re.compile(
    r"\s*(?:(?:and|or) [\w' -]{2,30})?(?:[ ,]+(?:is|are|was|were|has|have|looks?|seems?|sounds?|has got|gets?)\s+(?:way |far |just |so |really |a bit |always |been )*(?:too |over)(?:rated|crowded|touristy|busy|packed|expensive|many|much|far|steep|boring|done|hyped|priced|run|\w+)|"
    r"[ ,]+(?:is|are)(?:n't| not)\s+(?:for (?:us|me)|my thing|our thing|needed|necessary|worth|of interest|interesting)|"
    r"[ ,]+(?:is|are) (?:out|off the table|a no|boring|overrated|not an option|a no-go)|[ ,]+(?:makes?|gives?) (?:me|us|him|her|them) (?:sick|ill)|[ ,-]+free\b(?! (?:entry|parking|wifi|breakfast|admission|of))|"
    r"[ ,]+(?:allergy|allergies|intoleran\w+)|[ ,]+off (?:the |our |my )?(?:list|itinerary|plan|programme|table)|[ ,]+(?:terrif|scare|frighten|bore|annoy|irritate|disgust)\w+|[ ,]+makes? \w+(?: \w+)? (?:sick|ill|sad|anxious|nervous|unhappy|cry)|[ ,]*[-–—:]*\s*(?:no thanks|no thank you|not again|never again|we've been|been there|been there done that|hard pass|pass)\b)",
    re.IGNORECASE,
)
NO_LATER_EN = re.compile(
    r"[\s,.;:!—-]{0,4}(?:so |but |and |please |we(?:'ll)? |let's |just |i(?:'d)? |can we |could we )*(?:skip (?:it|that|them|this)|leave (?:it|that|them|this) out|drop (?:it|that|them)|not (?:going )?(?:there|again|for us)|don'?t (?:take|bring|send|put|want|go)[\w ]{0,12}(?:there|it|that|them)|"
    r"(?:seen|done|been) (?:it|that|there|them)|no need to (?:go|see)|avoid (?:it|that|them)|give (?:it|that|them) a miss|we've (?:been|seen|done)[\w ]{0,12}(?:it|there|already|before)?)",
    re.IGNORECASE,
)
BEEN_EN = re.compile(
    r"\b(?:been to|already (?:been to|seen|did|done|visited)|have (?:already )?(?:seen|visited|done|been to)|'ve (?:already )?(?:seen|visited|done|been to)|(?:saw|visited|did) .{0,20}last (?:time|year))\s+(?:the\s+)?(?:[\w' -]{2,30}?(?:,| and| or)\s+){0,3}(?:the\s+)?$",
    re.IGNORECASE,
)
"""A place seen before, said in words that stand before its name."""

CUE = re.compile(
    r"不(?!错|仅|光|但|止|同|少|过(?!敏)|限|论|管|妨|便|知道|[超高多低大]|(?:能|可|容|想|要)错过|能少|可或缺|差钱|缺|用说|得了|如|一定|行(?!了)|然|太?赶|早于|晚于|迟于|想)|没(?!问题|关系|事|想好)|(?<![特分区告个差类级识性])别(?!墅|的|处|人|超|致|太|搞太|安排太|排太)|勿|免(?!费)|怕|厌|腻|烦(?!请|你)|拒|忌|戒(?!指)|过敏|算了|恶心|受够|糟|后悔|坑|踩雷|避|除(?!夕|此)|太(?!阳|原|湖|极|古里|平|庙|白|子)|"
    r"\b(?:no(?! (?:more|later|earlier|less|sooner) than| problem| object| matter| rush)|not(?! (?:more|later|earlier|less|sooner) than| only| much| too)|n't|never|none|nothing|without|hate|dislike|tired|sick|bored|allerg\w+|avoid|skip|except|refuse|overrated|boring|awful|terrible|worst|crowded|scam|afraid|scared|instead|unless|fear)\b|n't\b",
    re.IGNORECASE,
)
"""Any word that may turn a wish round, read or not: what it stands by is not taken at face value."""
