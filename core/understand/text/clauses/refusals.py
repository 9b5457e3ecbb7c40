"""Words that turn a clause to what is wanted or unwanted, before the thing and after it, in both languages."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.one_of import one_of
from core.understand.patterns.pattern import compiled
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

_NEVER_VERBS = (
    r"(?:\s+(?:really|particularly|want|wants|like|love|wish|need|care|interested|be|going|eat|eating|drink|take|taking|taken|"
    r"use|using|visit|visiting|see|seeing|stay|staying|try|trying|go|do|enjoy|prefer|any|an?|the|to|in|at|for|by|on|with|"
    r"can|able|anything|everything|stuff|dishes|food|containing|made|bring|put|include|book|send|us|me|into|of|all|these|those|more|handle|manage|face|cope|stand|bear|too|much|fond|keen|fan|big|that)(?![a-z]))*"
)
_NOT_ZH = (
    r"(?<!能(?=不能))(?<!可(?=不可))(?<!要(?=不要))(?<!是(?=不是))(?<!会(?=不会))(?<!好(?=不好))(?<!行(?=不行))(?<!想(?=不想))(?<!去(?=不去))(?<!用(?=不用))(?<![抢买订约挤赶](?=不[到上着]))不(?!要?(?:(?:天天|顿顿|每[天顿餐]都?)(?![^,。;!?]{0,6}(?:早起|起床|赶路|赶行程|赶景点|赶场|暴走|折腾|奔波|赶来赶去|换酒店))|全是|光[吃看])|(?:下雨|下雪|刮风|堵|冷|热|忙|累|挤|晚|贵|远)(?:的话|就|再|才|时)|着?急|含|包|计|算|错|对(?!外|称|胃|劲)|仅|光|但|止|只|同|少|过(?!敏)|太?辣|(?:太|怎么|是很|大|甚)?(?:懂|了解|清楚|认识|熟|明白|擅长)|限|论|管|妨|好(?!去|看)|便|方便|舒服|行|然|一定|知道|[超高多低大]|(?:能|可|容|想|要)错过|能少|可或缺|会太|差钱|缺|用说|得了|如|动(?=[睡要去吃会得午]))|"
    r"(?<![特分区告个差类级识性])别(?!(?:天天|顿顿|每[天顿餐])(?![^,。;!?]{0,6}(?:早起|起床|赶路|赶行程|赶景点|赶场|暴走|折腾|奔波|赶来赶去|换酒店))|全[是去]|光|净|墅|家(?!里|乡|长)|的|处|人|超|致|错过|忘|漏|落下|少了)|勿|禁止|严禁|杜绝|避免|避开|绕开|远离|拒绝|谢绝|除了?(?!此|夕)|无需|(?<!有)没有(?!的话)|讨厌|厌恶|反感|跳过|略过|谁(?:要是|敢|再|还|要)+(?=[让带拉叫给把提])|忌口?|戒|害怕|惧怕|恐惧|怕(?!冷|热(?!闹)|黑|生(?![的食冷]))|受够了?|吃腻了?|看腻了?|玩腻了?|逛腻了?|"
    r"(?:吃|看|玩|逛|听|坐|住)(?:够了|(?:烦|厌|伤)了?)|厌倦了?|腻了|懒得|(?<![除是并若])非(?!常|得|要|去|洲|遗|物|凡|必)|没(?:必要|工夫|兴趣|心情|空)|甭|覅|甮|莫(?!干|愁|高|名|斯|奈|非|漏|错过|忘|少|落)|不敢|谁(?:还|要|会|稀罕|(?<![看问随]谁)(?:想|爱|愿意?|乐意)(?=[去吃看住坐逛玩爬喝])|(?:规定|说过?)了?[^,]{0,8}?(?:就得|就要|非得|必须|一定要))|何(?:必|苦)|干嘛(?:还|要)|有[什啥]么?好|犯不着|用不着|与其|避雷|放弃|晕(?=[船])|no(?=[一-鿿])|唔(?=[去食坐要想])|恐(?=飞|高)|省掉|去掉|删掉|取消|拿掉|划掉|免去|(?<![至最多不])少(?=去|吃|走|安排|爬|坐|逛|打车)|(?:想|要|尽量|最好|能)少(?!走[路点些]|[糖油盐脂冰甜咸辣刺麻])"
)
_BOUND_TO = (
    r"不能没有|(?<!能)不能不(?=[去吃看坐住喝逛爬尝])|[少跑]不了|离不[开得了]|缺不了|不得不|非[得要]?(?=[^,]{1,10}不(?:可|行|[去吃住坐喝看玩逛]))|"
    r"不到(?=长城非好汉)|(?:不|没有?)[去吃看坐上爬喝玩到逛住尝](?=[^,不没]{1,8}(?:等于|就|简直)?(?:白|没|枉)(?:去|来|跑|玩))|没有?(?=(?:了|有)?[^,]{1,6}不(?:行|可|欢|成))|无(?=[^,]{1,6}不欢)"
)
"""What is wanted most of all, by two refusals of which the one takes the other back: 非长城不可, 少不了烤鸭."""
_IN_VAIN = (
    r"(?:(?:(?:要是|如果)?(?:不|没有?)(?:去|吃|看|坐|上|爬|喝|玩|到|逛|住|尝|泡|拍|打卡)(?:一?[次回趟口下]|过|到|上|成)?|错过|漏掉|[吃看去玩坐上爬喝尝]不[到成上])(?P<vain>[^,不没了啊呀吧我他她]{0,8}?)"
    r"(?:的话)?了?,?(?:我们?)?(?:就|那|简直|根本|可|真|都|会|要|得|太|肯定|一定|绝对|一辈子|终生|终身)*(?:(?:等于|算是?|相当于|叫|是)?(?:白|没|枉|空)(?:去|来|跑|玩|到|活)|(?:亏|后悔|遗憾|可惜|抱憾|疯|哭|死|睡不着|受不了|难受|不得劲)|怎么(?:能?[活行成过算]|叫)|活不[了下成]|不(?:走|回|罢休|甘心|完整|圆满))[^,的]{0,4}?(?=$|[,。;!?\s]))"
)
"""What would be in vain, or regretted, without a thing, which is wanted most of all: 不吃等于没去, 错过就亏了, 不吃肠粉等于白来."""
BOUND_TO = compiled(
    rf"{_IN_VAIN}|"
    r"(?<![是要还又])不是(?P<only>[^,不]{1,8}?)(?:的话)?(?:就|都|也|绝|坚决|一律)*不(?:住|坐|去|吃|要|看|选|考虑)(?=$|[,的了啊呀])|"
    r"(?:非[得要]?|没有?了?|无)(?P<thing>[^,不]{1,10})不(?:可|行|[去吃住坐喝看玩逛]|欢|成)(?=$|[,的了啊呀])|"
    r"(?:没|莫得|冇|无|不带|不含|不(?=[让许准给]|允许|接受|欢迎))(?P<lacking>[^,不的]{1,8}?)(?:的[^,]{0,8}?|(?:的话)?[,]?(?:那?就|那|一律|都))(?:不要|不住|不去|不订|不坐|不考虑|别[去住坐订选排走]|不行|免谈|拉倒|pass)|(?:没有?|莫得|冇|无|不带|不含|不(?=[让许准给]|允许|接受|欢迎))(?P<without>[^,不的]{1,8}?)的(?:酒店|宾馆|民宿|客栈|旅馆|房子|房间)(?:的话)?(?:就|都|一律|直接|请|全部?|统统|千万)*(?:跳过|略过|别[订推选考看]|不用[看推订]|排除|过滤|pass|拉黑|划掉)|(?:没有?|莫得|冇|无)(?P<roofless>[^,不的]{1,6}?)不(?:住|订)(?=$|[,。;!?\s])|(?:[少跑]不了|离不[开得了]|缺不了|不能没有|(?<!能)不能不)|(?:不(?:能|可以?|容|想|要|会)|莫|甭|(?:千万)?别)(?:少(?![去吃走安排爬坐逛放])|错过|缺少?|漏|落下|忘)"
)
_OR_ELSE = (
    r",? \bor (?:else\b(?! (?:an?|the|some|at least|just|maybe)\b)|bust\b|(?:i|we|he|she|they|it|there|heads|(?:the|my|our) \w+)(?:'m|'re|'s|'ll|'d| am| are| is| will| would| won't| may| might| shall)(?:(?: \w+){0,3}? (?:not (?:going|coming|happy|interested|getting|setting)|"
    r"perish|die|dead|riot\w*|cry|crying|scream\w*|sulk\w*|mutin\w+|revolt|divorc\w+|doghouse|mad|furious|upset|gutted|heartbroken|tears|hell|murder|trouble|moan\w*|strike|sad|disappointed|disown\w*|kill|lose it|go (?:mad|crazy|spare)|never (?:hear|forgive|speak|let))\b| not (?:come|go)\b)[^,.;!?]{0,24})"
)
"""What would follow if one did not get what stands before it, which is wanted most of all: the zoo or there will be mutiny."""
BOUND_TO_EN = (
    rf"{_OR_ELSE}|"
    r"\b(?:is it|would it|isn't it|wouldn't it)(?: not)? (?:be )?possible (?:for us )?to (?:have|get|book|find|stay (?:in|at))\b|\bit(?:'s| is) not possible to (?:have|get|book|find) one with\b|"
    r"\b(?:must|ca|can|may|should|could|wo|would|will)(?:n't| ?not|nt|not)(?: (?:really|possibly|ever|simply))? be (?:missing|missed|skipped|omitted|left out|forgotten|overlooked|dropped|cut)\b|\bca(?:n't| ?nnot|nnot)(?: (?:really|possibly))? not (?:go|see|visit|do|eat|try)\b|"
    r"\b(?:talk|spoken?|speak|th(?:ink|ought)|dream|hear|ask)\w*(?: \w+){0,2} (?:of|about|for) nothing (?:but|else(?: but| than)?)\b|"
    r"\b(?:do|ca|could|wo|would)(?:n't| ?not|nt) (?:(?:make|let|have) (?:me|us|him|her|them) )?(?:choose|decide|pick) between\b|"
    r"\b(?:do|must|ca|wo|should|may)(?:n't| ?not|nt)(?: you)?(?: even)?(?: dare)?(?: to)? (?:leave out|skip|omit|forget(?! to)|leave(?= [\w' -]{2,40} out\b))(?: about)?|"
    r"\b(?:(?:wo|ca|do|does|did)(?:n't| ?not|nt)|never|cannot) (?:shuts? up|stops? (?:talking|going on|banging on|raving|dreaming|asking)) about|"
    r"\bno(?= [a-z' -]{2,30}(?:\s*=\s*|\s+(?:is|means)\s+)(?:an? )?(?:no[- ]?go|no deal|deal[- ]?breaker)\b)|"
    r"\b(?:would|wo|could)(?:n't| ?not) (?:go amiss|come amiss|be amiss|go astray|hurt|be unwelcome)\b|\b(?:would|wo|could|can|do|should)(?:n't| ?not) (?:ever )?(?:say no|object) to|\bnot saying (?:that )?(?:we|i|they|she|he) (?:won't|don't|can't|wouldn't)\b|"
    r"\b(?:goes?|gets?|is|am|are|be|'m|'s|'re) (?:really |quite |a bit |no |not |a )*(?:funny|lost|useless|grumpy|grouchy|cranky|unbearable|impossible|hopeless|helpless|mad|nuts|crazy|spare|feral|miserable|good|use|human|nobody|zombie|monster|(?:my|him|her)self)(?: all (?:day|morning))? without\b|"
    r"\b(?:dare not|never|under no circumstances|on no account|not to) (?:ever )?(?:leave out|skip|omit|forget(?! to)|leave(?= [\w' -]{2,40} out\b))(?: about)?|"
    r"\b(?:[a-z]+n't|cannot|not|never|no (?:trip|visit|stay|holiday|journey))(?: \w+){0,5} without(?: (?:seeing|visiting|going to|trying|eating|having|a (?:visit|trip) to))?\b"
)
_INSISTED = compiled(rf"{BOUND_TO_EN}|{_IN_VAIN}")
"""The same in English: don't you dare leave out the museum, we can't go home without seeing it; and in vain."""
TURN = compiled(
    lambda: one_of_these(
        rf"(?P<double>{BOUND_TO_EN}|不是(?:说|我们?)?[不没](?:想|要|去|打算|喜欢|爱)*|{_BOUND_TO})",
        rf"(?P<no>(?:绝对?|决|坚决|打死也?|死也|千万|一律|实在)?(?:{_NOT_ZH})(?:太|大|是很|怎么|再)?(?:希望|想要?|打算|准备|考虑|要|用|愿意?|爱|喜欢|能|可以|需要|让)?(?:我们|咱们|大家)?(?:再)?(?:带|给|把|让|往)?(?:我们|咱们|我|大家|她们?|他们?|老人家?|孩子们?)?(?:安排|排|搞|弄|整|塞)?(?:再)?"
        r"(?:吃|去|看|住|坐|逛|游览?|玩|安排|爬|乘|喝|到|进|食|克|耍)?)",
        rf"(?P<never>(?:\b(?:zero(?= (?!to\b|in\b|of\b|interest|experience|budget|idea|clue|chinese|mandarin|problem|waste|degrees?\b|days?\b|nights?\b)[a-z]{{3,}})|no(?= +\w)(?! (?:more(?= (?:\w+ )?than)|\w+er(?= than)|less|later|earlier|sooner|fewer|wait|actually|sorry|hang on|hold on|scratch|problem|matter|object|idea|need to worry|rush(?![- ]hours?)|hurry|preference)\b)|(?<!doing )(?<!\bdo )nothing|not (?:a single|one single|even one)(?= )|not(?! (?:counting|including|only|more|less|(?:over|above) [¥$€£]?\d+|later|too|earlier|sure|much money|least|bad|far|miss)\b)|dont|cant|"
        r"never(?! (?:miss|been|seen|tried|visited|had|eaten|done|taken)\b)|without|w/o|avoid(?:s|ing)?|refus(?:e|es|ing)|(?:stay(?:s|ing)?|keep(?:s|ing)?(?: (?:us|me|him|her|them))?) (?:well )?out of(?! (?:trouble|pocket|hours|the way)\b)|except(?: for)?|skip(?:ping)?|hates?|hating|detests?|loathes?|despises?|abhors?|dislikes?|rather than|than(?= (?:fly|flying|the (?:plane|train)|tak|driv|by |(?:to )?(?:see|seeing|visit|visiting|go|going|do|eat|eating|look|sit|spend|stand|queue|walk|traips|trudg|drag|climb|stay)))|instead of|other than|different(?: [a-z]+){0,2} than|nor|"
        r"(?:(?<=\bis )|(?<='s )|(?<='m )|(?<='re )|(?<=\bare )|(?<=\bam )|(?<=gone )|(?<=went )|(?<=been ))off(?= (?!to\b|on\b|for\b|work|school|the\b|season|peak|at\b|in\b|we\b|i\b|again|limits|each|every|there|then|mon|tue|wed|thu|fri|sat|sun)[a-z]{3,})|"
        r"(?:sick|tired|fed up|bored|weary|wary) (?:to death )?(?:of|with|by)|(?:gets?|am|'m|is|'s|are|'re|feels?|be|being) (?:very |really |always |so |travel |motion )?(?:sick|ill|queasy) (?:on|in)(?= (?:an? |the )?(?:planes?|flights?|bus(?:es)?|coach(?:es)?|cars?|taxis?|boats?|ferr|ships?|trains?|cabs?))|no-?nos?:|hard (?:pass(?:es)?|nos?):|no-?go(?:e?s)?:|don'?ts:|excluded:|exclusions?:|severe:|allergens?:|intolerances?:|prohibited:|forbidden:|banned:|unwanted:|deal-?breakers?:|pet (?:hates?|peeves?):|nopes?:|dislikes:|disinterests?:|had enough(?: of)?|over it|enough of|can'?t stand|cannot stand|couldn't care less about|"
        r"allerg(?:ic|y|ies)(?: to)?|intolerant (?:to|of)|afraid of|scared of|(?:vertigo|dizzy|queasy|nausea|nauseous|seasick|carsick|(?:car|sea|motion|air)[- ]sick(?:ness)?) (?:in|on|at|from|with)|moan(?:s|ing)? about|complain(?:s|ing)? about|grumbles? about|terrified of|frightened of|nervous about|phobi\w+|fear of|fear|panic\w* (?:attacks? )?(?:in|on|at|with|about)|"
        r"(?:leave|leaving|cut|miss|take|keep) out|drop(?:ping)?|ditch|scrap|nix|stay(?:ing)? away from|steer(?:ing)? (?:us |me )?clear of|keep(?:ing|s)? (?:(?:us|me|them|him|her|everyone|(?:the|my|our) \w+) )?(?:well |far |right )?(?:away|clear|out) (?:from|of)(?! (?:the (?:sun|rain|cold|heat|wind)|reach|trouble|bed)\b)|neither(?: of (?:us|them))?(?: eats?| likes?| wants?)?|none of us|nobody|no one|save us from|(?:anywhere|anything|everything|all) but(?! (?:not|no|nothing|never)\b)|"
        r"hold the|(?:go(?:ing)? )?(?:easy|light) on|as (?:little|few)|(?<!\ba )(?<!\bthe )(?<!next )(?<!last )(?<!first )few(?= (?:stairs|steps|crowds|people|tourists|hills|queues|changes|transfers|museums|temples|malls))|keep .{0,12}to a minimum|(?:(?<![a-z] )|(?<=and )|(?<=but ))who (?:still |even |really )?(?:needs|wants|goes to|visits|cares about)|why bother(?: with)?|what's the point of|(?:have|got|gets?) (?:no|zero) interest in|done with|had it (?:up to here )?with|up to here with|(?:can|could) (?:do|live) without|not (?:into|big on)|(?:not|never|nobody|no one|none of us|neither of us|hardly|isn't|aren't)(?: \w+){0,3}? (?:crazy|wild|mad|nuts|bonkers|potty|thrilled|excited|keen|fussed|bothered) (?:about|on|for|over|by)|no fans? of|no time for|keep (?:us|me|them) away from|sworn off|had (?:my|our) fill of|spare us|forget(?: about)?|too many|too much|pass on|give .{0,12} a miss|no more(?! (?:\w+ )?than)|fewer|less(?! than)|rather not|rather avoid|not a (?:big |huge )?fan of|better not|(?:not|isn't|aren't|n't) (?:really )?interested in|opposed to|can(?:'?t|not| not) (?:eat|have|handle|take|do|bear)|unable to|don'?t)(?![a-z])|n't(?![a-z])(?! (?:miss|mind|decide|wait|know|have much|worry)\b))"
        rf"{_NEVER_VERBS})",
        r"(?P<over>\bover\b|(?<!\wer )(?<!more )(?<!less )\bthan\b)",
        r"(?P<but>\b(?:(?<![a-z] )rather(?= (?:the|an?|some|see|do|try|visit|go to) )|who (?:must|needs?|wants?|insists|has to|have to|can't (?:live|be|do|go) without)(?! not\b)|and (?:the |our |my |his |her |their )?(?!no|not|never|without)[a-z]+ (?:must|should|ought to|ha(?:s|ve) to|needs?)|but|as long as|so long as|provided(?: that)?(?= (?:it|they|the)\b)|apart from|aside from|so(?! (?:is|are)\b)|therefore|just|only|wants?|visits?|try|tries|prefers?|loves?|likes?|enjoys?|sees?|eats?|looks? for|needs?|with|at an?|in an?|for an?(?= (?:lazy|slow|quiet|calm|leisurely|relaxed|long|late)\b)|"
        r"visiting|trying|preferring|loving|enjoying|seeing|eating|looking for|needing|wanting|exploring|staying|i'd love|we'd love|would love|would like|happy to|(?<!ever )(?<!to )(?<!you )(?<!please )(?<!one )(?:take|show) us)\b)|"
        r"(?P<yes>(?<=[、,])(?:要|得|须|需)?有(?!名)|就(?=[换改]|去[一-鿿])|换(?=别家|别的|其他|其它|另一?[家个]|一家|个地方)|(?<=[排干做])就(?=[泡躺逛看吃坐待发睡在喝])|但|而|希望|想|要|吃|去|看|住|坐|逛|游|喜欢|爱|找|品尝|尝试?|体验|打卡|参观|选择|多(?=[打坐走吃逛看玩住乘安]))",
    )
)
_AFTER_ZH = one_of(lexicon("aversions")["zh"]["after"].split())
_LIST_ZH = r"(?:民宿|客栈|青旅|宾馆|旅馆|农家乐|博物馆|美术馆|展览馆){0,3}(?:的?(?:[、和及与跟]|以及|还有)[^,(不没但而要想去吃住]{1,12}){0,4}"
_REASON_ZH = r"(?:(?:人|游客|台阶|排队|味道?|东西)?(?:有点|实在|又|真|也)?太[^,、]{1,6}?了?|人(?:太|很)?多|[^,、]{0,6}受不了|(?:那边|那里|那儿|这边)?[^,、不别去想要]{0,8}?(?:多|高|陡|远|贵|累|挤|吵|麻烦|[爬走]不[动了]|[挤坐]不(?:上去?|下|了)|进不去|不(?:能|让)(?:进|带))了?(?=就|还是|所以|尽量|可以))?"
# A word of these is another one of them with a rest that is one too (全都, 那就): what was read of them stays read (`*+`),
# or each more would double the time.
NO_AFTER = compiled(
    rf"\s*[啊呢嘛呀]?(?P<list>{_LIST_ZH})(?:(?:这|那)(?:些|几个|几处|俩|两个|类|种|样)(?:的|地方|景点|[一-鿿]{{2,3}}(?=[也都就不别]|一律|统统))?|那旮[瘩旯]|那块儿?|那疙瘩|之类的?|什么的|太?多的[一-鿿]{{1,4}}?|(?:太?多)?的?(?:地方|景点|东西|菜|项目|活动|馆子?|店|餐厅|饭店|大餐))?(?:我们?|咱们?|大家|都|她|他)?{_REASON_ZH}(?:我们?)?(?:的)?(?:就|都|也|倒|直接|可以|所以|还是|尽量(?=[别不莫甭])|实在|真的|那就|一律|统统|通通|一概|全都?|坚决|绝对|千万|万万|死活|可(?=千万|别|不要)|麻烦|请|[给帮替](?:我们?|咱们?)|[一半][个口滴点样次丁]点?儿?(?:都|也)?)*+"
    # what must not be too hot, or too dear, is wanted
    r"(?!(?:不|别|莫|勿)(?:要|能|可以?|想要?|用|是|会)?(?:吃|放|做得?)?太(?!想[去来看逛吃玩爬坐住]|感兴趣|喜欢)[一-鿿]|少放(?:一?[点些])?[辣油盐糖味])"
    r"(?:不(?!错|仅|只|过(?!敏)|能少|可少|(?:能|可|容)错过|便|方便|舒服)(?:是?很|太|怎么|大)?(?:想|要|打算|准备|用|能|愿意|敢|可以|可)?(?:再)?"
    r"(?:去(?:打卡|排队|拔草|凑(?:这个?)?热闹|挤)?|上去(?=了?(?:$|[,吧啊]))|吃|食|喝|坐|看|逛|住|玩|登|进|爬|放|加|搁|了|要|安排|排(?!队)|推荐|考虑|感兴趣|喜欢|爱|行|可以|来|走(?!路)|碰|沾|有(?![点些])|出现|许(?:给我们?|给他们?|给她们?)?[吃喝上点碰沾]?|能进我们?嘴|可(?=$|[了吧啊,\s]))(?:[去看逛吃排]?得?太多)?|(?:严重|轻度|重度|轻微|有些|有点|特别|非常|极度|会)*过敏|no thanks|no thank you|no way|(?:没|莫得)(?:得|有|什么|啥|多大)?(?:兴趣|意思|感觉)|"
    rf"{_AFTER_ZH}"
    r"|(?:上次|上回|去年|前年)就?都?(?:去|看|玩|吃|爬|逛)(?:了|过了?)|算[了啦咯喽]|免了|免谈|打住|没门|跳过|略过|省略|省了|砍掉|砍了|去掉|删掉|拿掉|划掉|取消|除外|免谈|"
    r"(?:已经|也|都|早就?|真|上次|以前)*(?:去|看|吃|玩|逛|爬|住|坐|跟|报|刷|登|拜|参观|打卡|游览?|体验|尝|听|拍)(?:(?:过(?!去|来|夜|年)了?(?:[好几多两三四五六七八九十百\d]+[次回遍趟])?|腻|烦|怕|伤|吐)了?|够了)|腻了|(?<![就足也个间房天晚顿次家处])够了(?!吗)|受不了|吃不(?:了|惯|消)|拉黑|就?(?:别|莫|甭|勿|覅|甮)(?:再)?(?:给我们?|带我们?|让我们?)?(?:去|看|安排|推荐|出现|想|带|排|吃|食|碰|沾|走|给|来|点|放|加|搞|整|选|克|耍|泡|坐|住|逛|玩|爬|喝|买|订|登|上桌?)?(?:得?太多)?(?=[了吧啊啦咯哈嘛噢]*(?:$|[\s,。(])|[了吧啊啦咯]+(?:因为|由于|人(?!民)|游客|排队|太|怕|听说|实在|真的?|上次|已经|早就|都是|没|票|换|改))|(?:最好|尽量|要|得)+少|(?:最好|尽量|要|得)*少(?:一?[点些]|去|吃|走|来|安排|逛|碰|放))(?=$|[了的吧啊哦呢咯哈嘛噢啦、\s(]|因为|会|太|别|人|我|你|那|再|娃|孩|他|她|(?<=算了)|(?<=免了))"
)
_DONE = "(?:去|看|吃|喝|玩|逛|住|坐|安排|来|凑|排|爬|要|行|碰|沾|推荐|喜欢|爱)"
_UNABLE = r"(?:[去看吃喝玩逛住坐睡爬上排]不(?:[起动得了惯成来下]|进去?)|(?<![允准])不(?:让|许|准)|(?:没|莫)得?(?:啥|什么)?必要|敬而远之|一边去)"
"""What cannot be done, may not be, or need not."""
NO_TOPIC = compiled(
    r"(?<![啥么哪])(?<![啥么哪]都)(?<!哪儿)(?<!哪里)(?<!哪儿都)(?<!哪里都)(?<![他它别]的)(?<![他它别]的都)(?:就|都|也|还是|所以|那就|那|真的|实在|一律|统统|通通|一概|全都?|坚决|绝对|千万|尽量)*+"
    rf"(?:(?:别|(?<![起回过进出])不(?!了|\s*$)|甭|莫|勿|免|没必要|不用|懒得)(?:再)?(?:想|打算|考虑|能|敢|可以|用)?{_DONE}?(?:热闹|队)?|"
    rf"(?:别|甭|莫|勿|不要|不用)(?:再)?(?:[给帮跟往](?:我们?|咱们?|俺们?|他们?|她们?|里|里头)[一-鿿]{{1,2}}|[一-鿿]{{1,2}}[给到](?:我们?|咱们?|俺们?))|{_UNABLE}|"
    r"免|戒|忌|算(?=[了啦咯喽])|pass掉?|拉黑|跳过|略过|取消|去掉|划掉|删掉|砍掉|拿掉)(?:[了啦咯喽吧啊哈捏噻呀哦]|(?<!别)的)*\s*$"
)
"""A refusal at the end of a clause, of all that the clause speaks of before: 断桥人挤人就别去了, 博物馆啥的别给我整."""
NO_LATER = compiled(
    r"(?:[^,。]{0,6}人(?:挤人|山人海|太多|很多|多),)?,?(?:[^,]{0,4}(?:听说|不过|但|可是|就是|感觉)[^,]{0,12},)?\s*(?:那我们|那里|那|所以|我们|人挤人|太[^,]{1,4},|这个|它|这次|这回|这些|以上)*+先?(?:还是|就|也就|都|也|统统|通通|一律|一概|全部?都?)?(?:给我|帮我)?"
    rf"(?:不(?:去|想去|要去)?凑(?:这个?)?热闹|不去了?|不看了?|不吃了?|不住了|不坐了|算[了啦咯喽]|不考虑了?|免了|删了?|删掉|划掉|砍了?|砍掉|拿掉|取消了?|放弃|跳过|略过|不[太大]?想去了?|不要了?|去掉|别去了?|(?:别|不要?)(?:安排|排)了?|别带我们去|不用去|没必要|免谈|打住|没门|{_AFTER_ZH})(?=$|[,了吧啊哦。])|"
    r",?\s*(?:还是)?把(?:它|这个|那个|这里|那里|那儿|那家)(?:去掉|删掉|拿掉|划掉|取消)"
)
NO_AFTER_EN = compiled(
    r"\s*(?P<list>(?:and|or) [\w' -]{2,30})?(?:[ ,]+(?:is|are|was|were|has|have|looks?|seems?|sounds?|has got|gets?)\s+(?:way |far |just |so |really |a bit |always |been )*(?:too |over)(?:rated|crowded|touristy|busy|packed|expensive|many|much|far|steep|boring|done|hyped|priced|run|\w+)|"
    r"[ ,]+(?:is|are|was|were|looks?|sounds?|seems?)\s+(?:really |so |a bit |just |pretty |rather |quite |very )*(?:awful|terrible|horrible|dreadful|dull|tacky|lame|boring|crowded|touristy|noisy|tedious|depressing|pointless|a tourist trap)\b|[ ,]+(?:is|are)(?:n't| not)\s+(?:for (?:us|me)|my thing|our thing|needed|necessary|worth|of interest|interesting)|"
    r"[ ,]+(?:is|are)(?: \w+ly)? (?:wasted|lost) on (?:me|us|him|her|them)\b|[ ,]+(?:leaves? (?:me|us|him|her|them) cold|do(?:es)? nothing for (?:me|us|him|her|them))\b|[ ,]+(?:is|are)(?:n't| not) (?:my|our) (?:thing|cup of tea|bag|scene)\b|"
    r"\s*[:=-]?\s+(?:0|zero|nil|nil points)(?=\s*(?:$|[,.;!)]))|[ ,]+neither\b|[ ,]+(?:I|we|they|he|she)(?:'ve| have|'d| had)? (?:already )?(?:done|seen|been to|visited|did|saw|know)\b(?! (?:how|that|what|where))|[ ,]+(?:is|are|was|were)(?: just| really| simply)* (?:no good|no use|not good|bad|terrible|murder|hell|agony|torture|hard|tough|rough)(?: on| for| to)? (?:my|our|his|her|the|their) (?:[a-z]+ )?(?:knees?|back|legs?|hips?|heart|feet|ankles?|stomach|tummy|lungs|blood pressure|ears|nerves|joints)\b|[ ,]+(?:is|are)(?:n't| not) (?:really |at all )?(?:suitable|appropriate|for (?:small|young|little) (?:children|kids))\b|[ ,]+(?:is|are) (?:unsuitable|inappropriate)\b|[ ,]+(?:is|are) (?:the|a|my|our|his|her) (?:\w+ )?(?:problem|issue|enemy)\b|[ ,]+(?:is|are) (?:out of the question|out|off the table|a no(?!n)(?! negotiable)|no(?=,? (?:because|since|for (?:me|us|him|her|them|my \w+|our \w+))\b)|boring|overrated|not an option|a no-go)|[ ,]+(?:(?:is|are|comes?|go(?:es)?|stays?)|(?:(?:has|have) to|must|can|should) (?:be|come|go|stay))(?: (?:\w+ly|right|well|clean|straight|now|also|both|all|too|very much))* (?:out|off)\b(?=[\s!]*(?:$|[.,;)]|for (?:me|us|her|him|them|now)\b|this time|because|since))|[ ,]+(?:makes?|gives?) (?:me|us|him|her|them) (?:sick|ill)|[ ,]+(?:(?:would|will|could|can|might) )?(?:kills?|hospitali[sz]es?) (?:me|us|him|her|them|my|our)\b|[ ,-]+free\b(?! (?:entry|parking|wifi|breakfast|admission|of))|"
    r"[ ,]+(?:allergy|allergies|intoleran\w+)|[ ,]+off (?:the |our |my )?(?:list|itinerary|plan|programme|table)|[ ,]+(?:terrif|scare|frighten|bor|annoy|irritat|disgust)\w+|[ ,]+makes? \w+(?: \w+)? (?:sick|ill|sad|anxious|nervous|unhappy|cry)|[ ,]+(?:can|could|may|might|should)(?: \w+ly| all| well| happily)? be (?:skipped|left out|dropped|missed out|cut|ignored|given a miss)\b|[ ,]+(?:(?:is|are) )?(?:also )?not allowed\b|[ ,]+(?:must|should|may|can|is|are|will)(?: ?not|n't)(?: be| to be)? (?:served|included|eaten|on the (?:menu|table|plate)|in (?:it|the food|any dish))\b|[ ,]+(?:is|are)(?: not|n't) (?:required|wanted|important)\b|[ ,]+not (?:really )?(?:needed|wanted|required|necessary)(?: really| at all| thanks| thank you| please)*(?=[\s!]*(?:[.,;)]|$))|(?: too much)?[ ,]+(?:I|we|he|she|they|my \w+) (?:really )?(?:no|not|don'?t|do not|doesn'?t|does not) (?:really )?like(?: it| that| them)?(?=[\s!]*(?:[.,;)]|$))|[ ,]+(?:I|we|he|she|they)(?:'d|'ll| would| will| can| could)?(?: \w+ly| sooner| rather)? (?:(?:live|do) without|give a miss|skip)(?=[\s!]*(?:[.,;)]|$))|[ ,]+(?:I|we|he|she|they)(?:'ve|'s| have| has) had (?:(?:more than )?enough of|(?:my|our|his|her|their) (?:share|fill) of)\b|[ ,]+(?:(?:I|we|they) )?(?:no|don'?t|do not) (?:want|need)(?=(?:,? (?:ah|lah|la|leh|lor|hor|please|pls|thanks))?[\s!]*(?:[.,;)]|$))|[ ,]+(?:cannot|never)(?=(?:,? (?:ah|lah|la|leh|lor|hor|please|pls|thanks|ever))?[\s!]*(?:[.,;)]|$))|[ ,]*[-–—:]*\s*(?:(?:hell|(?:an? )?(?:big|hard|firm|clear|flat|definite|absolute)|absolutely|definitely|please) no|no(?=[\s!]*(?:[,;)]|\.(?!\d)|$|(?:and|but)\b))|[ ,]*[=:–—-]*[ ,]*(?:(?:obviously|definitely|certainly|absolutely|of course|most certainly|really|rather|preferably|better) not\b(?=[\s!]*(?:[.,;)]|$))|= ?no thanks?)|nah|nope|no thanks|no thank you|not again|never again|we've been|been there|been there done that|hard pass|pass)\b)",
    re.IGNORECASE,
)
NO_LATER_EN = compiled(
    r"[\s,.;:!—-]{0,4}(?:so |but |and |please |definitely |absolutely |certainly |best |we(?:'ll)? |let's |just |i(?:'d)? |can we |could we )*(?:skip (?:it|that|them|this)|leave (?:it|that|them|this) out|drop (?:it|that|them)|(?:lose|cut|ditch|scrap|remove|delete|cancel) (?:it|that|them)|(?:comes?|go(?:es)?|stays?|can come|can go|must go) (?:\w+ly )?(?:out|off)(?=$|[\s,])|not (?:going )?(?:there|again|for us)|don'?t (?:take|bring|send|put|want|go)[\w ]{0,12}(?:there|it|that|them)|"
    r"(?:i'm|i am|he's|she's|we're|they're|(?:my|our) [\w' -]{2,20} (?:is|are)|one of us is) (?:\w+ly |all |both )?(?:allergic|intolerant)\b(?! to (?!it\b|that\b|them\b|those\b))|"
    r"(?:an? )?(?:hard|firm|big|definite|clear|flat) no(?=$|[\s,])|hard pass|no thanks?\b|nope\b|nah\b|no way\b|not for (?:us|me|him|her)\b|(?:seen|done|been) (?:it|that|there|them)|no need to (?:go|see)|avoid (?:it|that|them)|give (?:it|that|them) a miss|we've (?:been|seen|done)[\w ]{0,12}(?:it|there|already|before)?)",
    re.IGNORECASE,
)
OFTEN_ENOUGH = re.compile(
    r"(?:\s+(?:at|in|on|near|by|of|along|round)\s+(?:the\s+)?[\w'-]+(?:\s+[\w'-]+){0,3})?\s*(?:(?:often|many times|enough|already|before|twice|once|years ago|last (?:year|time)|again|too|now)\b\s*)*",
    re.IGNORECASE,
)
"""What may stand between a thing and the clause that refuses it: I've been up the wall often enough, so leave it out; the bar
crawl at Fuzimiao, comes out."""
SUCH_AS = re.compile(
    r"\s*(?:(?:当然|自然)?(?:也|都)?(?:包括|包含)|比如说?|例如|譬如|尤其是?|特别是|像(?!样))"
)
"""What leads to one of the things that the clause before refuses: 台阶多的地方不去，包括中山陵."""
SO_TOO = re.compile(
    r"\s*(?:and\s+)?(?:so (?:is|are)\b|[a-z' -]{2,24} too\s*$)|\s*(?:(?![和也])[一-鿿]){1,6}(?:[、和](?:(?![和也])[一-鿿]){1,6}){0,4}也(?:是|一样|不行)的?\s*$",
    re.IGNORECASE,
)
"""What makes something as refused as what was named before it: raw fish is out, so is alcohol; gluten is out, soy too; 花生也是."""
_BEEN_EN = compiled(
    r"\b(?:been to|already (?:been to|seen|did|done|visited)|have (?:already )?(?:seen|visited|done|been to)|'ve (?:already )?(?:seen|visited|done|been to)|(?:saw|visited|did) .{0,20}last (?:time|year))\s+(?:the\s+)?(?:[\w' -]{2,30}?(?:,| and| or)\s+){0,3}(?:the\s+)?$",
    re.IGNORECASE,
)
"""A place seen before, said in words that stand before its name."""


PREFERS = re.compile(
    r"\b(?:prefer|rather\b|sooner\b|(?:take|choose|pick|favou?r)\b[^,]{2,24} over (?!the\b|an?\b|to\b|there\b|\d))|^\s*(?:[a-z]+ ){0,2}[a-z]{3,}s over (?:[a-z]+ ){0,2}[a-z]{3,}s\s*$",
    re.IGNORECASE,
)
PREFERRED_TO = re.compile(
    r"\bprefer(?:s|red)?\s+(?!to\b)(?:[\w'-]+\s+){1,4}?(?P<to>to)\s+(?=the (?:metro|subway|underground|tube|bus|train|plane|car|coach)\b|(?:[a-z-]+\s+)?[a-z-]{3,}(?:s|ing)\b|(?!the\b)[a-z-]+\s*$)|"
    r"^\s*[a-z' -]{3,40}\s(?P<less>>)\s(?=[a-z' -]{3,40}$)"
)
"""How English says what is liked less: we prefer trains to planes; beach > malls."""

ASIDE = re.compile(
    r"\((?:我们?|因为|她|他)|\((?:(?:i|we|he|she|they)(?:'m|'s|'re| am| is| are|\b)|my |because|since)",
    re.IGNORECASE,
)
"""What begins a bracket that gives the reason of a refusal, and lists nothing: no duck (I'm vegetarian)."""
BEGINS_MORE = re.compile(
    r"\s[–—-]+\s+(?:and|but|oh|also|plus)\b|^(?!\s*(?:an?|any|the) )[a-z' -]+\band an? $|\band (?:(?:just |maybe )?(?:one|two|three)(?! of\b)|plenty|lots|at least)\b",
    re.IGNORECASE,
)
"""What begins something else behind a refusal: nobody gets up at six - and hotpot, at least twice; no museums and one evening of Pingtan."""
_DOES = re.compile(r"\b(?:i|we|they|he|she|you)(?:'ll| will| can| always)? $", re.IGNORECASE)
"""What makes the word that follows something that somebody does, and no item of a list: I drive and trains are out."""
REFUSES_ITSELF = re.compile("[别不莫勿甭少没无]")
"""How words begin that are no less meant behind another word of the same refusal: 千万别赶."""
TELLS_HOW = re.compile(r"(?:at|in) an? (?:[\w-]+ ){1,2}(?:pace|speed|rhythm|style)\b", re.IGNORECASE)
"""Words for how one travels, which end what a refusal before them refuses: not museums, at a slow pace."""


HEADS_A_LIST = re.compile(
    r"[\s•*▶●■◆►→·※✗✘❌🚫\d.)、-]*(?:(?:不要|不去|不吃|不想要?|不喜欢|忌口?|忌讳|禁忌|过敏原?|雷区|避雷|雷点|雷|拒绝|黑名单|不接受|NG)(?:的|项|清单|什么|啥)*|(?:what|things|stuff) (?:we|i|she|he) (?:don't|do not|won't|can't) (?:want|need|like|do|eat)|(?:he|she|they|we|i|(?:my|our|the) \w+)(?: (?:really|both|all|absolutely))? (?:hates?|dislikes?|loathes?|refuses?|avoids?|can't stand|won't eat|won't do|(?:is|are|am) allergic to)|(?:things|stuff|places|food|foods|what) (?:that )?(?:\w+ ){1,4}?(?:not|never|n't|\w+n't|refuses?|hates?|avoid|skip|leave out)(?: \w+){0,3}|no-?nos?|hard (?:pass(?:es)?|nos?)|no-?go(?:e?s)?|don'?ts|deal-?breakers?|pet (?:hates?|peeves?)|dislikes?|hates?|(?:nb,? |very |medical,? )?severe|allerg(?:y|ies|ens?)|allergic(?: to)?|intoleranc\w+|excluded|exclusions?|excluding|except|(?:definitely |absolutely )?not (?:wanted|interested in|for us)|prohibited|forbidden|banned|unwanted|never|skip|avoid|no|not|without)\s*:",
    re.IGNORECASE,
)
"""What refuses all that its line lists: no-nos: long queues, spicy food."""


def is_bound_to(words: str, at: int) -> bool:
    """Whether what stands at an index of a clause is what the trip must not be without: 没火锅不行."""
    return any(
        # a thing may begin with a letter of what binds: 没|有电梯 不住
        match.start(thing) >= 0 and match.start() < at < match.end(thing)
        for match in _bound_to(words)
        for thing in ("thing", "lacking", "roofless", "without", "vain", "only")
    )


_IS_IT = compiled(
    r"\s*(?:and |but |so |also |btw |or )?(?:is|are|isn't|aren't|was|were)\s+(?:the |your |that |this |those |these )?",
    re.IGNORECASE,
)
"""How a question of something begins: is West Lake free."""


def insists(words: str, at: int) -> bool:
    """Whether a refusal at an index of a clause is one of being without what it names: 不吃辣怎么活."""
    return any(match.start() <= at < match.end() for match in _bound_to(words))


@lru_cache(maxsize=32)
def _bound_to(words: str) -> tuple[re.Match[str], ...]:
    """What a clause is bound to; kept for a while, as it is asked for each thing that the clause names."""
    return tuple(BOUND_TO.finditer(words))


def refused_behind(clause: str, small: str, thing: int, end: int) -> re.Match[str] | None:
    """The words that refuse, behind it, what stands between two indices of a clause (`small` is it in small letters)."""
    return _refused_behind_en(clause, thing, end) if clause.isascii() else NO_AFTER.match(small, end)


def _refused_behind_en(clause: str, thing: int, end: int) -> re.Match[str] | None:
    """Who asks whether something is free refuses nothing."""
    after = NO_AFTER_EN.match(clause, end)
    asks = (
        after is not None
        and after.group().strip(" ,-").lower() == "free"
        and _IS_IT.fullmatch(clause, 0, thing)
    )
    return None if asks else after


def is_refused_en(clause: str, thing: int, end: int) -> bool:
    """Whether English words of a clause refuse what stands between two indices of it, behind it or as seen before."""
    after = _refused_behind_en(clause, thing, end)
    if after is not None and not (after["list"] and _DOES.search(clause, 0, thing)):
        return True
    return _BEEN_EN.search(clause[:thing]) is not None


def insisted(words: str) -> Iterator[Span]:
    """Where words stand, in a text of small letters, by which English insists on what follows: don't you dare skip it."""
    return (match.span() for match in _INSISTED.finditer(words))
