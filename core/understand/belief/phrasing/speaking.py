"""How a clause goes on about what it names: joins it to others, judges it, takes it back, or makes it another kind."""

import re

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span

JOINS = compiled(
    r"啊(?=[一-鿿]{1,4}(?:啊|$|[,。;!?\s]))|[、/&+;:(→]|[-=]>|[和与及跟]|所以|因此|以及|还有|另外|再|然后|\s(?=[一-鿿])|\b(?:and|n|plus|so|then|also|as well as)\b",
    re.IGNORECASE,
)
"""What may stand between two things of one list, of which the one says nothing about the other."""
OR = compiled(
    r"\s*(?:或者?|要么|还是|\bor\b)\s*(?:(?:坐|乘|走|去|看|吃|住|the|an?|by|take)\s*)*", re.IGNORECASE
)
"""What stands between two things of which one will do: where the one is not read, the other need not be."""
OF_ITS_KIND = compiled(
    r"(?<!late-)\b(?:design|food|(?<=[a-z] )(?<!please )(?<!kindly )(?<!just )(?<!to )(?<!you )(?<!also )(?<!and )(?<!then )(?<!only )(?:books?|plan)|money|transport(?:ation)?|travel|city|business|party|family|price|night|air|way|group|safari|water|skate|dog|national|forest|wetland) $|"
    r"\b(?:students?|stud(?:y|ies|ying)|teach(?:es|ing|er)?|lecturers?|professors?|graduates?|alumni|work(?:s|ing)?) (?:in|at|of|from) (?:\w+ ){0,2}$",
    re.IGNORECASE,
)
"""Words that say nothing alone, and of which kind a place is where they stand right before it: a design museum."""
NAMED_AFTER = re.compile(r"(?<=[a-z])(?<=\b[A-Z][a-z]{5}) of (?:the )?[A-Z]")
"""How a name goes on of which a kind is the first word: the Museum of Contemporary Art."""
MAKES_ANOTHER = compiled(
    r" (?!(?:and|or|n|but|for|in|at|on|by|with|near|to|from|of|off|out|after|before|during|then|too|also|please|pls|plz|as|if|is|are|was|were|"
    r"would|will|should|can|could|that|which|where|when|while|first|only|instead|every|each|the|an?|my|our|one|two|three|not|no|so|because|since|"
    r"via|around|within|without|once|twice|today|tonight|both|either|we|i|he|she|they|it|there|here|again|later|together|maybe|ideally|plus|per|very|really|so|much|tho|though|obvs|lol|especially|"
    r"under|over|between|through|rather|instead|than|don't|i'm|we're|w|yes|must|nice|good|great|definitely|especially|mainly|mostly|all|some|any|just|next|if|day|days|beds?|dorms?|rooms?|close (?:to|by)|beside|overlooking|nearby|"
    r"another|performances?|shows?|sessions?|class(?:es)?|lessons?|visits?|trips?|tours?|walks?|strolls?|tickets?|mornings?|afternoons?|evenings?|nights?|time|experiences?|scene|culture|stops?|views?|sites?|"
    r"spots?|areas?|streets?|districts?|quarters?|places?|attractions?|sights?|buildings?|complex|food|foods|cuisine|dish|dishes|meals?|fare|flavou?rs?|"
    r"restaurants?|eater(?:y|ies)|joints?|houses?|shops?|stalls?|dinners?|lunch|lunches|breakfasts?|brunch|snacks?|style|stuff|things?|type|types|"
    r"preferred|required|wanted|included|allowed|possible|fan|fans|lovers?|enthusiasts?)\b)[a-z]{3,}(?<!ing)(?<!ed)(?<!ly)\b",
)
"""What follows a kind of place that is named as one thing alone, so that it tells of which kind another thing is: university
friends, Sichuan opera, a temple cat. What one does there or who goes there leaves it a kind of place."""
_EATERS = compiled(r"(?:vegan|vegetarian|veggie|halal|kosher)$|[ -]friendly$")
"""What says of persons that follow what they eat, or of places for whom they are: a vegan couple, family-friendly parks."""
AT_MOST = compiled(
    r"\b(?:(?:not|no) more than|at (?:the )?most|max(?:imum)?\.?|a maximum of|not even|up to) (?:of )?(?:an?|one|two|three|[123]|a single) (?:[a-z]+ )?$|"
    r"(?:最多|顶多|至多|(?:不要?|别|不能|不想)超过)(?:就|只)?(?:[去看逛玩走排进选挑]|安排|参观)*[一两二三四1-4](?:个|座|处|家|间)$",
    re.IGNORECASE,
)
"""How many of a kind there may be at most, which asks for none: not more than one museum."""
NO_MATTER = compiled(
    r"无所谓|随便|都行|都可以|\bwhatever\b|\bdoesn't matter\b|\bnot more\b(?= *$)|\bdon'?t (?:judge|laugh|ask|worry|tell|blame|hate|at me)\b|\bdon't (?:mind|care(?! (?:(?:much|really|particularly|a lot|too much|greatly) )*for\b))\b",
    re.IGNORECASE,
)
FROM_WITHOUT = compiled(
    r"在?(?:下面|外面|外头|底下|门口|楼下|远处|对岸)(?:拍|看|瞅|合影|打个?卡)[^,。;!?]{0,4}?(?:就行|就好|就够|即可|得了|算了)|\b(?:only |just )?from (?:the )?(?:outside|below|afar|a distance|across)(?: only)?\b|\bnot? (?:going |go )?(?:in|up|inside)\b(?! (?:the (?:morning|evening|afternoon)|any|a|summer|winter))|\b(?:just|only) (?:a )?(?:look|photo|picture|glance|walk past)\b",
    re.IGNORECASE,
)
"""What says that one would look at a place and not go in: we see it from outside only."""
BUT = compiled(r"\s*(?:但是?|不过|可是?|就是|只是|but\b|though\b)", re.IGNORECASE)
CORRECTS = compiled(
    r"\s*(?:(?:no,? )?actually|no,? wait|wait|make that|sorry|or rather|scratch that|i mean(?!,? (?:that|it|who|how|why|what|come|obviously|of course|seriously|you)\b)|哦?不对|说错了?|应该是|改成|改去|换成)",
    re.IGNORECASE,
)
"""How a clause begins that puts something else in the place of what was named before."""
UNLESS = compiled(r"(?:没|不)[一-鿿]{1,3}就(?=[换改去看坐吃玩逛飞住])")
"""A condition that no word tells of: 樱花没开就去东湖."""
ANSWERED = compiled(
    r"(?<=[一-鿿])(?:就|那就|那|则|便|(?<=了)先)(?=[一-鿿]{2}|[换改去看坐吃玩逛待住取算不别飞走乘打])"
)
"""What begins, within a clause of a condition, what is to be done then: the next clause is not one of the condition."""
OF_ITS_OWN = compiled(
    r"\s*(?:(?:学生党?|孩子|老人家?|爷爷|奶奶|外公|外婆|爸爸?|妈妈?|老[婆公]|娃|[我他她])(?:们)?的?(?:都|也|又)?)?(?:(?:牙齿?|腿脚?|膝盖|腰|眼睛?|耳朵|胃|身体|体力|听力|视力|记性|方向感)(?:口|都|也)?不(?:太|大|是?很)?(?:好|行|方便|舒服)|没(?:什么|啥|多少|有)?(?:钱|车|驾照|体力|力气))[了啊呀的]*$|\s*(?:the |any )?(?!(?:it|that|them|those|this|these|but|so|and|oh|er|um|well|sorry|thanks|actually|please|absolutely|definitely|hell|maybe|probably|certainly|better|best|still)\b)[a-z]+(?: [a-z]+)? (?:no|nope|nah)\s*$|\s*[–—-]*\s*(?:i|we|he|she|they)\b[^,.;]{0,6}(?:not|n't) (?:\w+ly )?(?:taking|dragging|hauling|lugging|carrying|squeezing|spending) (?!it\b|that\b|them\b|this\b)\w+|\s*(?:since|because)\b|\s*(?:但|也|就)?(?:别|不要|不能|千万别)有[一-鿿]{2}|\s*(?:但|也|就)?(?:不想|不要|不能|不愿|别)(?:太|再|那么)?(?![去看吃住坐逛玩爬要安来排了算带到喝碰点])[一-鿿]{1,4}$|\s*(?!别的)[一-鿿]{1,8}(?<![其他它别])的(?:[一-鿿]{1,4}?)?(?:就|都|也|一律|统统|全)*(?:不|别|莫|甭|免|绕|避|算了|pass)|\s*(?:but |and |so )?(?:(?:no|without|zero) (?!need|thanks|thank|way|point|time|more|good|fun|longer|interest)\w+|nothing (?!special|great|much|new|to |but|more|like|less|in |there|about|worth|interesting|spectacular)\w+)|\s*(?:夜里|半夜|晚上|早上|白天|中午|上午|下午|每天|周[一二三四五六日末])[^,]{0,4}(?:别|不)|\s*(?:但|也|就)?(?:别|不要|不想|不用|不)(?:(?:住|坐|跟|太|搞|看|逛|拍)(?![了吧啊的过])[一-鿿]{1,2}(?=$|[,。;了吧啊])|(?:去|看)[一-鿿]{1,6}的(?:地方|景点))|"
    r"\s*(?-i:(?!(?:We|I|It|They|That|This|He|She|My|Our|But|So|And|No|Not|Too|Just|Please)\b)[A-Z][a-z']+)(?: [\w']+){0,3} (?:no|nope|isn't|not)\b",
    re.IGNORECASE,
)
"""A refusal that begins by naming what it refuses: it says nothing of what was named before."""
NOT_CLIMBED = compiled(
    r"\s*(?:我们?|都|就|也|绝|坚决)?(?:不|别|不想|不要|不用|不必)(?:自己|再|用脚|用)?(?:爬|走上|走台阶|走楼梯|登)"
)
RIDDEN_UP = compiled(r"(?:缆车|索道|电梯|扶梯|观光车|摆渡车|滑道)")
"""What one rides in order not to climb: 坐缆车上下，不爬."""
MODES = compiled(
    r"打车|地铁|步行|走路|公交|出租|高铁|火车|飞|\b(?:taxi|metro|subway|walk|bus|train|plane|fly)",
    re.IGNORECASE,
)
LIMITS = compiled(
    r"\s+(?:at(?! all\b| an? (?:[\w-]+ ){0,2}(?:pace|speed|rhythm)\b)|on|during|when|while|with|w/|in the|for (?:more|longer) than|(?:more|longer) than)\s",
    re.IGNORECASE,
)
"""What leads from a refused thing to when, or how, it is refused."""
LIMITED = compiled(
    r"\s+(?i:on (?:an? |the |any )?(?:mon|tues|wednes|thurs|fri|satur|sun|week|holi)(?:days?|ends?)\b|(?:for |at |on )?(?:every|each) (?:single )?(?:day|meal|night|evening|morning|lunch|dinner)\b|(?:all the time|too often|twice a day|(?:day|night) after (?:day|night)|(?:two|three|2|3|several) (?:days|nights|times|meals|evenings) (?:in a row|running)|more than (?:once|twice|one|two|three|[1-3]))\b|(?:at|in|during) (?:the |a )?(?:weekends?|rush hours?|peak hours?|school holidays|high season))|"
    r"[,，]?(?:就|直接|我们?|改)?坐?(?:缆车|索道)[上下]|超过|多于|太久|太长|高峰|\d+个?半?小时|[一二两三四五六]个?半?小时"
)
"""What makes a refusal one of too much of a thing: 不想坐飞机超过三小时, no hotpot every day."""
AT_TIMES = re.compile(
    r"高峰|上下班|周[一二三四五六日末]|节假日|[早晚]上|夜里|半夜|凌晨|第[一二三四五六]天|那[天晚]|下雨|雨天"
)
"""Unread words before what is refused that say when it is: 早晚高峰别让我挤地铁."""
OF_SOME_SORT = compiled(r"[多高长远贵陡]的$")
"""What makes a refused kind one of some sort: 台阶多的园子不进."""
AT_MOST_AFTER = compiled(
    r"(?:呢|嘛)?,?(?:我们?)?(?:就|也)?(?:最多|顶多|至多|只|就)(?:想|要|能)?(?:看|去|逛|安排|排|选|挑|进)?(?:[一1](?!些|点|直|起|定|样)|[两二三2-3]个)|"
    r"[^.;!?\n]{0,48}?\b(?:one|two) (?:is|are|'s|will be|would be) (?:enough|plenty|ample)\b"
)
"""How a text goes on that wants of a kind no more than so many: 博物馆最多看一个, theme parks, one is enough."""
MADE_OF_IT = compiled(r"\s+(?=[a-z-]+s\b)")
"""What stands between a refused word and the things that it makes others: no buffet breakfasts."""
LIKENED = compiled(
    r"\s*(?:级别|档次|水准|水平|同款|平替)|\s+(?:level|-style|style|standard)\b",
    re.IGNORECASE,
)
"""What makes a name one of a kind that is meant: 法云安缦级别的."""
LIKE_A_NAME = compiled(
    r"(?:类似|好比|媲美)\s*$|\b(?:something like|places? like|similar to|along the lines of|in the style of)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
HEARSAY = compiled(
    r"(?:同事|朋友|网友|网上|攻略|小红书|抖音|别人|大家|人家|导游|书上|邻居|亲戚|(?:表|堂)[姐哥弟妹]|老乡|房东)们?(?:都|也|们|总)*(?:说|推荐|告诉|吹|安利)(?!.*[我她他](?:也|就)?想(?!省))|"
    r"\b(?:every(?:one|body)|people|(?:the |a |my |our )?(?:guide ?books?|friends?|colleagues?|boss|neighbou?rs?|blogs?|internet|reviews?|tiktok|locals)|(?:some(?:one|body)|(?:the |a |an |my |our )(?:\w+ )?(?:(?:flat|house|room|work|class|team|school|dorm)[- ]?mates?|co-?workers?|land(?:lord|lady)|teacher|hairdresser|barber|dentist|doctor|driver|agent|agency|concierge|influencer|you ?tuber|blogger|brochure|app|ai)|chat ?gpt|lonely planet|wikipedia|reddit))\s+(?:all |always |keeps? |once )*"
    r"(?:says?|said|tells?|told|telling|recommends?|recommended|saying|recommending|suggests?|suggested|insists?|insisted|loves?|loved|likes?|liked|swears?|raves?|raved|thinks?)\b|\b(?:he|she|they|my \w+|our \w+|the \w+) (?:really |originally |first |actually )*(?:wanted|suggested|proposed|voted for)\b",
    re.IGNORECASE,
)
"""What others say, outside of the company."""
OPINED = compiled(
    r"\b(?:thinks|reckons|finds|calls|considers|claims|(?:they|kids|children|friends|parents|others|people) (?:all )?(?:think|reckon|find|call))\s+(?:that\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
"""Whose judgement of a place it is, where it is not that of the one who writes: she thinks the palace is dull."""
SET_BY = compiled(
    r"\b(?:hotels?|hostel|rooms?|suites?|guest ?house|inn|apartment|b&b|somewhere to (?:sleep|stay|eat))(?: (?!and\b|plus\b|then\b)[\w-]+){0,5} (?:in|at|on|inside|within) (?:the |an? )?$|"
    r"\b(?:dinners?|lunch(?:es)?|brunch|supper|meal|drinks|cocktails)(?: for \w+)? (?:on|near|around) (?:the )?$|"
    r"\b(?:dinners?|lunch|meal|restaurant|hotel|room|pub|caf[eé])s? with (?:an? |the |some )?(?:[a-z-]+ )?$|"
    r"\b(?:by|beside|overlooking|facing|along|above|(?:with )?(?:a |the )?views? (?:of|over|onto|across)|looking (?:out )?(?:over|onto|on to))\s+(?:the |an? )?$",
    re.IGNORECASE,
)
AT_A_TABLE = compiled(
    r"\b(?:dinner|lunch|brunch|breakfast|meal|restaurant|table|cocktails?|drinks|rooftop bar|hotel|room)\b(?![^.]*\b(?:walk|stroll|see|visit|boat|cycle|cruise|bike)\b)",
    re.IGNORECASE,
)
"""What is set by, or looks on, a place that follows."""
KEPT_FOR = re.compile(r"[^,。;!?]{0,6}?(?:留|空)(?:出来|下来|着)(?:了|的)?(?=$|[,。;!?\s])")
"""How a clause goes on that keeps time free for what it names, and asks nobody to plan it: 晚上演出要留出来."""
TELLS_WHICH = re.compile(
    r"\s+(?:near|by|with|close|next|beside|at|on|in|overlooking|that|to be|of|for)\b", re.IGNORECASE
)
"""How English tells a hotel closer, of which alone there is no need then: no need for a hotel near the lake."""
LAST_ONE = re.compile(r"\b(?:the|our|my|your) (?:last|first|next|final) (?:\w+ )?$", re.IGNORECASE)
"""What makes a bus or a metro the last one of a day, which tells an hour and no wish."""
PERFORMERS = re.compile("合唱[团队]|乐队|乐团|舞团|舞蹈队|剧团|剧社|艺术团|戏班")
"""Who gives a show, and asks for none: 老年合唱团，第一天晚上八点演出."""
OF_THE_REST = compiled(
    r"\s*(?:and |but )?(?:(?:all )?the (?:rest|others?|other \w+|remaining \w+)|everything else|anything else|all else)\b",
    re.IGNORECASE,
)
"""How a clause begins that holds for what is left alone: one hot pot, the rest not spicy."""
OF_MEDIA = compiled(
    r" (?:videos?|films?|movies?|documentar(?:y|ies)|books?|memes?|posters?|toys?|clips|reels|cartoons?|stickers?)\b",
    re.IGNORECASE,
)
"""What follows a thing that one only reads of, or sees pictures of: too many panda videos."""
NAMES_ANOTHER = compiled(
    r" (?:museum|university|college|theatre|theater|opera(?! house)|library|restaurant|hotel|airport|hospital|academy|stadium)s?\b",
    re.IGNORECASE,
)
"""What follows the name of a place that is but the beginning of another name: the Grand Canal museum."""
JOKES = compiled(r"[\s,.!…()-]*(?:just |only |i'm |we're |i am )*(?:kidding|joking|jk)\b", re.IGNORECASE)
"""How one takes back what was a joke: no hotpot, kidding."""
NO_WAY_OUT = compiled(
    r"[^。;!?\n]{0,10}?(?:但是?|可是?|不过|然而|只是|却|也)[^。;!?\n]{0,4}?(?:没(?:有)?(?:别的|其他|啥|什么|更好的)?(?:办法|法[子儿]|选择|辙|招|得选)|别无选择|身不由己)"
)
"""How one goes on who takes what he would not: 飞机坐够了但没办法."""
WITHIN = compiled(
    r"\b(?P<name>[A-Z][\w'-]+(?: (?:of |the )?[A-Z][\w'-]+)*) (?:in|inside|at|near|next to|opposite|behind|beside|off) (?:the )?$"
)
"""A name and what leads to where it lies: Heming Teahouse in People's Park."""
SENTENCE_ENDS = re.compile(r"[。;!?\n]|\.(?=\s)")
TOO_FEW = compiled(
    r"\s*(?:(?:is|are|was|were|would be|will be|'s)(?: not|n't| never| hardly)|(?:won't|wouldn't|will not|don't|doesn't) (?:be|do)) ?(?:enough|sufficient|ok|okay|fine|do\b)?|\s*(?:is|are) too (?:few|many|little|much)",
    re.IGNORECASE,
)
PAST = compiled(
    r"(?:前年|去年|上次|上回|小时候|上个?月|那次|曾经)(?!.*(?:没|错过|想|要))|(?:本来|原本|原来|原先|最初|一开始|本)(?:是)?(?:想|要|打算)|原打算|原计划|原定|(?:之前|先前|原来|原先|本来|早先|已经)?(?:订|定|报|约)(?:好|了|过)*的?[^,。;!?]{0,12}?(?:退了|退掉|取消|作废|黄了|没了|不要了|不住了|不算数)|"
    r"\b(?:last (?:year|time|month|summer|winter|spring|autumn)|years ago|used to|back then|yesterday|(?:i|we) (?:already )?went to|(?:the|our|that) (?:last |old |previous )?(?:hotel|hostel|room|place|food|guide|driver|train|flight|tour|trip)s? (?:was|were|smell(?:ed|t)|kept|turned out))\b(?!.*\b(?:want|missed|again)\b)",
    re.IGNORECASE,
)
"""What tells of a former trip, or of one that was meant before."""
LEADS_TO = compiled(r"[\w\s]*\b(?:at|in|inside|around|along|through|up)\s+(?:the\s+)?$", re.IGNORECASE)
"""What stands between some words and the name of the place where they happen: half a day at the Presidential Palace."""
LIVES_THERE = compiled(
    r"\b(?:work|works|live|lives|living|office|home|hotel|meetings?|conference|job|stud(?:y|ies)|school|based|born|met|married)\b",
    re.IGNORECASE,
)
"""Words of what else may be at a place than a visit."""
OF_A_NAME = compiled(r"\s*的\s*|[^,、]{0,3}(?:附近|旁边?|周边|边上|对面|里|那边)的?")
GOVERNS = compiled(
    r"想|要|去|到|逛|看|玩|吃|尝|喝|住|坐|乘|飞(?!机)|走|爬|登|打卡|参观|參觀|体验|安排|请|认准|赴|冲|奔|蹲|必|须|需|得(?=有|住|去|带)|订|找|拍|选|来|离|"
    r"\b(?:want|wants|like|likes|love|loves|enjoy\w*|relish\w*|visit\w*|see|seeing|go|going|try\w*|eat\w*|stay\w*|tak(?:e|ing)|by|need|needs|prefer\w*|"
    r"includ\w+|book|explor\w+|fit|rid(?:e|ing)|hear(?:ing)?|listen\w*|watch(?:ing)?|catch(?:ing)?|sampl(?:e|ing)|browse|browsing|wander\w*|discover\w*|admir(?:e|ing)|check(?:ing)? out|(?:photographs?|pictures?|photos?) of|photograph|do|must|hoping|plan\w*|keen|(?:wild|crazy|mad|nuts|obsessed) (?:about|for|over|with)|cares? (?:only |most(?:ly)? )?(?:about|for)|interested|add|travel\w*|looking for|fly|flying|fanc(?:y|ies|ied)|dream(?:s|ed|t|ing)?|crav(?:e|es|ing)|ador(?:e|es|ing)|dying|itching|longing|yearning|eager|excited|(?:beg|ask|nag|plead|pester|clamour|clamor|angl|lobby|hop|pray|long|yearn|pin|hanker|itch|dy)(?:s|g?ing|g?ed|ged|ging)? for|(?:talk|rav|rant|dream|bang|go|obsess|think|car)\w* (?:on )?(?:about|over|of)|(?:set|keen|dead set) on|sleep(?:ing)?|wak(?:e|ing) up|heart set on|all (?:\w+ )?(?:i|we|he|she|they|(?:my|our|the) \w+) (?:asks?|needs?|wants?)(?: for)?(?: is| are|:)|(?:walk|run|jog|cycl|rid|strol|wander|hik|row|amble|potter)\w* (?:on|along|around|round|through|across|up|in|over)|(?:sit|sitting|play|playing|relax|relaxing|linger|lingering|hang out|chill|read|reading) (?:in|at)|cross(?:ing)?|climb(?:ing)?|(?:kill|die|murder|starv\w+) for|feed (?:me|us|him|her|them)|(?:demolish|devour|scoff|munch|gobbl|slurp|guzzl|scarf)\w*|(?:tuck|dig|get stuck)(?:ing)? into|enter(?:ing)?|pray(?:ing)? (?:at|in)|(?:shoot|photograph)(?:ing)?|(?:says|asks)(?=,? (?:could|can|please|if|whether|it has to|we must|the (?:hotel|room) (?:should|must|has)))|treat\w* (?:me|us|him|her|them|my \w+|ourselves) to|(?:hop|hoping|hoped) for)\b",
    re.IGNORECASE,
)
"""Words that want what follows them, whatever stands before."""
_WHO = "[我他她咱]们?|老人家?|爸妈|父母|[爸妈]妈?|孩子们?|娃|老[婆公爸妈大二三]|[大小]的|[儿孙]子|[孙闺]?女儿?|[哥弟姐妹爷奶]{2}"
WANTED_AFTER = compiled(
    rf"\s*(?:{_WHO}|无论如何|说什么|怎么着?|好歹|反正|肯定|一定|必须|绝对|务必|一直|早就|最|特别|很|也|都|还|还是|再|倒是|是|就)*(?:(?:想|要|得|须|必须?|打算)(?:慢慢|好好|仔细)?(?:去|看|逛|玩|吃|尝|拜|坐|爬|登|拍|住|打卡|安排|多|留足?|进|赶|听|走|献|上|泡|待)|必[去看吃逛玩到访上打]|非[去看吃逛爬玩到上]|(?:想|要|得)?(?:整|来|搞|干|点|炫|造)(?:上|它)?[一两二三几个顿餐只份碗锅盘])|"
    r"[一-鿿]{0,3}?(?:念叨|惦记|点名|心心念念|盼|馋|做梦)|有(?:空|时间)[也再就]*[去看逛]|(?:全员|全体|大家都?)[上去冲]|[去克切走]一?[下哈趟]|是[一-鿿]{0,3}?(?:目标|重点|首选|主[角菜]|心愿|愿望|必[去看到选]|头等)"
)
"""How Chinese goes on right after a thing that is wanted: 灵隐寺要去拜."""
LEFT_OPEN = re.compile(
    r"\s*(?:那边|那里|那儿)?(?:会|真的?|实在|有点|据说|听说)*(?:太|很|挺|人太?多|远|贵|累|挤|吵|晒|陡)[^,。;!?]{0,6}?[,\s]*(?:就|再|那就|到时候?再?)?(?:看(?:情况|时间|心情|天气|体力|当天|到时候)|视情况|随缘|再说|再看|待定|再定)"
)
"""How Chinese goes on after a thing that it judges and leaves undecided: 熊猫基地人太多看情况吧."""
GIVEN_UP_AFTER = compiled(
    r"[^,。;!?]{0,3}[,\s]*(?:但是?|可是|不过|只是|无奈|可惜)[^。;!?]{0,10}?(?:(?<!不想)(?<!不要)(?<!不能)(?<!别)(?<!不)太(?:远|贵|偏|难约|难抢|赶|折腾|绕)|去不了|去不成|来不及|没票|约不[上到]|抢不[上到]|没约[上到]|没抢[上到]|关门|闭馆|不开门|没开|改天|下次)"
)
"""How Chinese goes on after a thing that one would like and may not have: 想看兵马俑但是太远了."""
GIVES_WAY = compiled(
    r"[^。;!?]{0,24}?[,\s](?:那就|就|只好|最后|还是|那)*(?:听|依|随|顺)着?(?:[他她]们?|我?(?:老[公婆爸妈]|[爸妈]妈?)|孩子)的?(?:吧|了|呗|好了)"
)
"""How Chinese goes on after what the one refuses and another has his way in: 我不想爬山，可他非要爬，听他的吧."""
DOES_AS_WELL = compiled(
    r"(?:出发|走|去|到|回来?|返程)?(?:也|都)(?:行|可以?|成|ok|没问题|没关系)", re.IGNORECASE
)
"""What makes a time one that would do as well: 周五晚上出发也行."""
SERVES = compiled(r"(?:能|可以|可供|用来|方便)(?!不|没|别|性)[一-鿿]{2}")
"""How Chinese goes on after a thing by what it is to serve for: 有厨房能煮辅食."""
JUDGES = compiled(
    r"\s*(?:会|真的?|实在|其实|就|也|都|又|还|可|倒|那么|这么|据说|听说)*(?:太|很|挺|有点|是|被|让|像|得|人|游客|贵|远|挤|吵|脏|乱|差|坑|烂|丑|假|水|热|冷|累|陡|难|破|无聊|一般|那种|那么|毁|坏)"
)
"""How Chinese goes on after a thing that it judges; what one does there does not speak against it."""
DOES_THERE = compiled(
    r"\s*(?:(?:边上?|里面?|旁边|附近|门口|门前|外面)(?=散步|走走|溜达|遛弯|发呆|坐坐|拍|合影|打个?卡|看看))?(?:[骑买写听闻喝吃坐跑打划泡晒拜求喂钓赏品学租数遛][一-鿿]|[看拍逛](?!起来|着|上去|不)[一-鿿]|散步|发呆|溜达|转悠|拍照)"
)
"""What one does at a place that was just named; it does not speak against going there: 磁器口买麻花."""
LEADS_ON = compiled(
    r"\s*(?:[(:,—–-]|(?:for|to|at|in|on|by|with|during|before|after|when|where|because|since|as|from|via|near|around|over|across|along|past|above|scenic|monorail|station|run|jog|trail|path|trek|loop|area|site|district|quarter|neighbou?rhood|complex|grounds|itself|proper|twice|again|together|first|everywhere|ideally|please|if|so|then|but|and|rides?|walks?|strolls?|hikes?|cruises?|visits?|tours?|performances?|evenings?|nights?|shows?|lessons?|sessions?|experiences?|(?:everyone|everybody|people|they|you|we|i|he|she|my \w+)(?:'s|'ve|'re| is| are| has| have)? (?:always |all |keeps? |can't stop |been )*(?:talk|rav|bang|go|read|hear|saw|see|lov|recommend|post|want|dream|like)\w*|every|each|yes|(?:would|will|might|could|may|should|must|has to|have to) (?:\w+ly |also |still )?(?:be (?:included|in it|there)|interest|suit|delight|thrill|please|tempt|appeal|make (?:me|us|him|her|them|my|our|the) (?:\w+ ){0,2}(?:day|trip|year|week|night|holiday|happy))|(?:has|have|was|were|is|are|'s|'ve) (?:been )?(?:firmly |already |long |solemnly )*(?:promised|requested|demanded|begged for|called for)|(?:would|will) be (?:handier|easier|nicer|better|more \w+|(?:so |such |really |very |quite |super |great |pure )*(?:fun|sweet|cool|magic(?:al)?|epic|neat|fab|super|ace|lush|special)|heaven(?:ly)?|bliss|lovely|great|nice|good|brilliant|perfect|wonderful|fantastic|ideal|a (?:dream|treat|bonus|blessing|joy|plus))|(?:is|are|was|has (?:always|long) been) (?:the |all |an? |our |my |his |her |their |two |three |four |only |one |main |big |old |great |lifelong |biggest )*(?:dreams?(?: of (?:ours|mine|his|hers|theirs|my \w+))?|things?|musts?|wish(?:es)?|highlights?|priorit(?:y|ies)|favou?rites?|essential|non-negotiable)|or (?:better|above|higher|similar)|(?:(?:must|should|has to|have to|needs to|ought to|got to) (?:also |definitely )?be|is|are|'s) (?:also |definitely |well )?(?:(?:a )?part|worth)\b|(?:at the very least|at any rate|at all costs|above all|confirm)\b|(?:would|will|could|'d) (?:be )?(?:so |such |really |very |quite |super |pure |sooo+ )*(?:fun|sick|slap|lit|dope|rad|ace|lush|epic|neat|cool|a laugh|a hoot|grand|class|mint|unreal|amazing|awesome|dreamy|rather (?:lovely|nice|good|fun))\b|(?:is|are) (?:what|the (?:one|ones|reason|main|whole|entire))\b|better(?=\s*(?:$|[,.;!?]))|(?:lighting|lights|light-?up|illuminations?)\b|(?:is|are) on (?:(?:my|our|his|her|their|the) )?(?:bucket )?list|matters?|comes? first|would do|will do|would suit|would go down well|would hit the spot|wouldn't go amiss|would be (?:an? )?(?:(?:real|nice|welcome|lovely|great|big|huge|little|small|added|very) )*(?:extra|bonus|plus|treat|joy|welcome))\b)",
    re.IGNORECASE,
)
"""How English goes on after a thing that is wished for without speaking against it: what one does there, when, why."""


A_HOTEL = compiled(
    r" (?:hotels?|hostels?|inns?|guest ?houses?|homestays?|accommodations?|lodgings?|digs)\b", re.IGNORECASE
)
"""What follows a feature of a hotel and says that it is one: garden-style architecture hotels."""


def makes_another(text: str, span: Span) -> bool:
    """Whether a kind named as one thing alone only says of which kind the next word is: university friends."""
    words = text.lower()
    if NAMED_AFTER.match(text, span[1]):
        return True
    if words[span[1] - 1] == "s" or _EATERS.search(words, *span):
        return False
    return MAKES_ANOTHER.match(words, span[1]) is not None


WHEN_OR_HOW = re.compile(
    r"(?:票|只要|(?:浦东|虹桥|大兴|首都|江北|双流|天府|白云|宝安|萧山|禄口|天河)(?:机场)?|[东南西北]站|正经|一律|一概|均为?|皆|均可|起码|至少|首选|尽管|清早|清晨|凌晨|一?大?早|早上|早晨|上午|中午|下午|傍晚|黄昏|晚上|夜里|留足|留出|足足|整整|玩|逛|[一半整]+天|一?[上下]午|讲究|街边|地道|正宗|像样|人少|时候|好好|慢慢|的|去|一|[顿场次趟])+|"
    r"(?:(?:an?|the|one|at|in|for|by|good|full|whole|half|entire|long|proper|leisurely|unhurried|(?:one|two|three|four|an? couple)(?: or (?:two|three|so|more))?(?: of(?: the| those| these)?)?|minutes?|hour or (?:two|so)|days?|mornings?|afternoons?|evenings?|nights?|hours?|dusk|dawn|sunset|sunrise|noon|lit|up|early|late|first|thing|twice|again|together|properly|slowly|quietly|once|thrice|x ?\d|\d ?x|max|ish)\b\W*)+",
    re.IGNORECASE,
)
"""Unread words that say when, how long or how good, and never whether: they are listed, and turn nothing round."""
