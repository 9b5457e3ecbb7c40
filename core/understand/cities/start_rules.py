"""Words by which a text says where a trip starts: patterns over the marks that stand for cities."""

FROM_THERE = 0.99
"""How sure words are that say of the city named last that the trip starts from there, wherever else one lives."""
MOVES = r"(?:搬去|搬到|搬家[去到]|调去|调到|调动到|跳槽[去到])"
SOON = r"(?:要|准备|打算|即将|马上|计划|决定)"
"""What makes a move one that the trip is: 要从苏州搬去深圳."""
# Strongest first: (role, pattern, confidence). {a} stands for any city; a pattern of both roles names them.
START_RULES = (
    (r"\bfrom\s*(?:/|-|&|and|>)+\s*to\s*[:=]\s*{a}\s*(?:[,/>–—-]+|to|and)\s*(?:{any})", 1.0),
    (r"(?:\bex[- ]|\bex\. ){a}", 0.95),
    (r"当前位置\s*:?\s*{a}", 1.0),
    (r"\bcurrent (?:location|position|city)\s*(?:is|:)?\s*{a}", 1.0),
    (r"(?:出发(?:地|城市)|起点(?:站|城市)?|始发(?:地|站))\s*(?:是|为|在|:)?\s*{a}", 1.0),
    (r"出发\s*:\s*{a}", 1.0),
    (r"\b(?:departure|dep\.?|origin|start(?:ing)?|from)(?: city| point)?\s*(?:is|:)\s*{a}", 1.0),
    (
        r"(?<!\bgo )(?<!\bgoing )(?<!\bto )(?<!\bto my )(?<!\bto our )(?<!\bvisit )(?<!\bvisit my )(?<!\bvisiting my )(?<!\bsee my )\b(?:start(?:ing)?|departure|home|setting[- ]off) (?:point|base|city|place)\s*(?:(?:is|will be|in|:)\s*)*{a}",
        0.97,
    ),
    (
        r"{a}[^.;!?{marks}]{{0,32}}?[,.;—–-]?\s*\b(?:so|and|then|but|hence)[\s,]+(?:please |we |i |we'll |i'll |we'd |i'd |we're |i'm |let's |will |can |could |(?:the|our|my) trip |it )*(?:starts?|starting|begins?|set(?:ting)? (?:off|out)|leav(?:e|ing)|depart(?:ing)?|go(?:ing)?|travel(?:l?ing)?|fly(?:ing)?|coming|plan|count)\s+(?:(?:the|our|my) (?:trip|journey) )?(?:(?:from|in|at) |(?<=starts )|(?<=begins ))(?:there|here)\b(?! to (?:the|our)\b)",
        FROM_THERE,
    ),
    (
        r"{a}[^.;!?{marks}]{{0,24}}?,? (?:so|and|then)(?: it's| it is| we're| i'm)? from there\b(?=\s*(?:$|[,.;!?]))",
        FROM_THERE,
    ),
    (
        r"{a}[^.;!?{marks}]{{0,40}}?[,;]? (?:and |so |then |it's )?from there,? (?=(?:i|we|on|the)\b[^.;!?]{{0,40}}?{any})",
        FROM_THERE,
    ),
    (
        r"(?<!back )(?<!home )\bfrom\s+{a},? (?:even though|although|though|while|whereas|despite the fact that|(?:and )?not (?:from )?(?=(?:{any})\W+where))\b[^.;!?{marks}]{{0,40}}?{any}",
        FROM_THERE,
    ),
    # who moves there goes on the way: 要从苏州搬去深圳上班; who has moved (刚从, 了, 三年) starts where he now lives
    (
        r"(?<!刚)(?<!刚刚)(?<![去前]年)(?<!上个月)(?<!已经)(?<!最近)从\s*{a}(?:搬家?|调|嫁|移居|转)(?:去|到|往)\s*(?:{any})(?!了|快|都|已|[\d一二两三四五六七八九十几好多]+\s*来?[多个]?[年月]|之?后|以后)(?!.*回\s*(?P=a))",
        0.975,
    ),
    (r"(?:要|准备|打算|即将|马上|快|将)从\s*{a}(?:搬家?|调|嫁|移居|转)(?:去|到|往)\s*(?:{any})", 0.975),
    (r"(?:打|写|说|搞|弄)反了?[^。;!?]{{0,6}}?是\s*{a}(?:去|到|飞)\s*(?:{any})", 0.985),
    (r"(?:定居|搬到|嫁到|落户|移居)(?:在|到|了)?\s*{a}", 0.97),
    (
        r"(?:去|到|飞|赴|来)\s*(?:{any})[^。;!?]{{0,24}}?[日号天晚上午周一二三四五六日再]回\s*{a}(?=$|[,。;!?\s])",
        0.96,
    ),
    (rf"{SOON}[^,。;!?]{{{{0,6}}}}?从?\s*{{a}}\s*{MOVES}\s*(?:{{any}})", 1.0),
    (rf"从?\s*{{a}}\s*{MOVES}\s*(?:{{any}})(?:上班|工作|入职|报到|读书|读研|上学|实习|任职)", 1.0),
    (r"(?:搬去|嫁去|定居到)了?\s*{a}", 0.97),
    (
        r"在\s*{a}(?![^,。;!?]{{0,4}}过)[^,。;!?]{{0,6}}?(?:\d|[一二两三四五六七八九十几好多])+\s*来?多?年",
        0.96,
    ),
    (
        r"(?<=[他她象友公婆蜜学妈爸儿妹姐哥弟事生])(?:人)?在\s*(?:{any})[^,。;!?]{{0,6}},\s*(?:而|但|可)?我们?(?:人|现在|目前)?(?:住)?在\s*{a}",
        0.96,
    ),
    (r"{a}\s*depart(?:s|ure|ing)?\s*[,;]?\s*(?:{any})\s*arriv", 0.96),
    (
        r"(?:^|[,。;!?])[^,。;!?从]{{0,12}}?(?:再|飞|坐(?:高铁|火车|飞机|动车))回(?:到)?\s*{a}(?!玩|逛|旅游|待|呆)",
        0.96,
    ),
    (
        r"{a}(?:'s| is| as| being)? (?:(?:our|my|the|a) )?(?:home ?base|base|home(?! stay|stay|made)|(?:start\w*|departure|setting[- ]off|jumping[- ]off|home) (?:point|city|place)|point of departure|origin)\b",
        0.97,
    ),
    (
        r"\b(?:from|grew up in|studied in|born in|raised in|worked in|lived in) (?:{any})[^.;!?]{{0,60}}?\bbut\s+(?:now\s+)?(?:i|we)(?:'m|'re| am| are)?\s+(?:both |all |now |currently )*(?:(?:live|living|based|work|working|study|studying) )?in\s+{a}(?=[\s,]+(?:now|nowadays|these days|at the moment)\b)",
        FROM_THERE,
    ),
    (r"\b(?:i|we)(?:'ve| have) (?:been )?(?:lived?|living|been living) in\s+{a}", 0.95),
    (
        r"\b(?:i|we)(?:'ve| have)? (?:just |recently |newly |only just )+(?:moved|relocated|settled|been (?:moved|posted|transferred)|started (?:work(?:ing)?|a job|studying)) (?:to|in|at)\s+{a}",
        0.95,
    ),
    (r"(?<![a-z])(?:home )?base[:,]?\s+{a}", 0.92),
    (
        r"{a} (?:that |which )?(?:I'm|we're|I am|we are|I'll be|we'll be|I|we|is where (?:I'm|we're|I|we)) (?:leaving|leave|starting|start|coming from|setting off)",
        0.97,
    ),
    (
        r"{a}(?:'s| is) where (?:I|we)(?: (?:live|work|am|are|start|set off)|'m|'re)(?! (?:off|going|headed|heading|bound|visiting|after))\b",
        0.97,
    ),
    (
        r"\bit's {a} (?:that |which |where )?(?:I'm|we're|I am|we are|I|we) (?:stuck|based|live|living|work|working|stationed|posted)\b",
        0.97,
    ),
    (
        r"(?<!之后)(?<!然后)(?<!最后)[从搁]\s*(?!小)[^,。;!?、到去至往]{{0,6}}?{a}(?:(?!回)|(?=(?:飞|坐高铁)?回(?:到|老家)?\s*(?:{any})(?:老家)?\s*(?:玩|住|待|呆|过|看|探亲|旅游|旅行|[\d一二两三四五六七八九十]+\s*天))|(?=回去(?:玩|住|待|呆|看|转|逛|[\d一二两三四五六七八九十]+\s*天)))",
        0.95,
    ),
    (
        r"{a}\s*(?:这边|这里)?(?:坐[^,。]{{1,5}}|飞)?(?:[东西南北]?站?(?:集合|统一|一起))?(?:出发|过来|过去|动身|启程|起飞)",
        0.95,
    ),
    (r"(?<![a-z])(?<!\bmy )ex\.?\s+{a}", 0.95),
    (r"{a} \((?:our |my )?(?:home|base|start)\)", 0.97),
    (
        r"\b(?:leave|leaving|start|starting|set off|depart|fly|go|travel|come) from,? (?:let's |well,? |ok,? )?say,? {a}",
        0.97,
    ),
    (
        r"\b(?:leave|finish|get off|off|done (?:at|with)) (?:work|school|the office|my shift)\b[^.;!?{marks}]{{0,24}}\bin {a}",
        0.95,
    ),
    (r"\bfrom (?:the|our) {a} (?:office|branch|team|side|plant|campus)\b", 0.95),
    (r"{a}\s*(?:过去|去|来|出发)的(?=$|[,。;!?\s])", 0.95),
    (r"{a}\s*(?:这边|这里)?(?:坐|乘)(?:火车|高铁|动车|飞机)(?:去|来|走)", 0.95),
    (r"(?<![去到上往奔向赴至→>]){a}(?:这边|这里)?(?:走|飞|出|去|来)(?=$|[,。;!?\s])", 0.95),
    (r"(?<![a-z])(?:start(?:ing)?|based|coming) (?:(?:in|out of|from)\s+)?{a}", 0.95),
    (
        r"(?<!\bwas )(?<!\bwas a )(?<!\bwere )(?<!\bused to be )\b(?:students?|interns?|expats?|teachers?|nurses?|engineers?|workers?|working|studying|employed|posted|stationed|teaching|nursing|(?:at|in) (?:uni(?:versity)?|college|school|grad school|work))\s+(?:at \w+ )?in\s+{a}",
        0.92,
    ),
    (
        r"(?<![a-z])(?<!'s )(?<!originally )(?:from|form|frm|fae|frae|outt?a|depart(?:ing)? from)\s*{a}(?!,? originally\b)",
        0.95,
    ),
    # A to B ... we leave B on Sunday: what is left at the end of the trip is where it goes
    (
        r"(?<![a-z])(?<!not )(?<!n't )(?:leav(?:e|ing)|depart(?:ing|ure)?)\s*{a}(?!\s+(?:on |in |at |by |after |before |again |late |early )*(?:the )?(?:last|final|sun(?:day)?|mon(?:day)?|day [2-9])\b)",
        0.95,
    ),
    (
        r"[在搁]\s*{a}[^,。;!?、]{{0,2}}?(?:开完会|出完差|办完事|忙完|考完|上完课|培训完|上班|工作|打工|务工|实习|做生意|学(?:习|中文|汉语|画|医|艺术|设计|音乐|做)|上学|[读念上]大学|读书|念书|读研|读博|定居|生活|租房|[北漂]*漂)",
        0.92,
    ),
    (
        r"\b(?:home is|home in|(?<!go )(?<!going )(?<!travel )(?<!fly )home to|back (?:home )?(?:in|to))\s+{a}",
        0.9,
    ),
    (
        r"\b(?:in|at) {a} (?:for (?:work|business|an? (?:conference|meeting|wedding|fair|training))|on business|until|till)\b",
        0.92,
    ),
    (
        r"\b(?:i|we|i'm|we're|i am|we are)\s+(?:\w+\s+)?(?:work|study|stay|staying|live|living)\s+(?:\w+\s+)?(?:in|at)\s+{a}(?!\s+(?:for|until|till|\d))",
        0.92,
    ),
    (
        r"\b(?:sit(?:ting)?|stuck|stranded|now (?:study|work|live|stay|reside|studying|working|living|staying)|presently|at present|(?:we|i)(?:'ll| will) be) (?:in|at) {a}(?= (?:anyway|then|(?:that|this) (?:week|day|month)|over|at|with|all|for (?:the|new|may|christmas))|\s*(?:$|[,.;!?])|[,.])",
        0.9,
    ),
    (r"\b(?:escap(?:e|ing)|get(?:ting)? away from|out of)\s+{a}", 0.92),
    (r"(?:逃离|离开)\s*{a}", 0.92),
    (r"在\s*{a}(?:都|快|已经)?(?:憋|待|呆|住|闷|卷)(?:坏|腻|烦|够|不下去|得)", 0.95),
    (r"{a}\s*[东西南北]?站?(?:上车|登机|登车)", 0.92),
    (
        r"\bin\s+{a}[\s,]+(?:(?:right |just |for )?now|at (?:the moment|present)|for the moment|presently|currently)\b",
        0.92,
    ),
    (r"{a}\s*depart(?:s|ure|ing)?\b", 0.92),
    (
        r"(?:^|[,。;!?\s是]){a}\s*的?(?:大学生|学生党?|上班族|打工人|妹子|女生|男生|小伙子?|程序员|宝妈|姑娘|土著)(?=一[枚个名只位]|[,。!\s]|$)",
        0.85,
    ),
    (r"\bafter (?:our|my|the|a|\w+) (?:\w+ ){{0,2}}in\s+{a}", 0.9),
    (r"\bbefore (?:my|our|the) (?:return |evening |night )?(?:flight|train)(?: back| home)? to {a}", 0.95),
    (
        r"(?:^|[,。;!?\s])我们?(?:人)?(?:在)?\s*{a}[,、\s]*(?:而|但)?(?:他|她|对象|男友|女友|男朋友|女朋友|闺蜜|朋友|同学|爸妈|儿子|女儿)(?:人)?(?:在)?\s*(?:{any})",
        0.96,
    ),
    (r"打\s*{a}(?=[\s]*(?:奔|去|到|出发|走|过来))", 0.92),
    (
        r"(?:(?:都|住|人)在|(?:大家|我们?|一家人?|全家|现在|目前|平时)都?住)\s*{a}(?=$|[,。;!?(])",
        0.9,
    ),
    (r"在\s*(?:{any})[,\s]*(?:我们?|咱们?)也在\s*{a}(?=$|[,。;!?])", 0.9),
    (
        r"(?:坐标|家住|家里在|常住|现居|目前在|现在在|我在|我们在|人在|身在|住在|家在|家是|来自|由|(?<!来)自)\s*:?\s*{a}(?![^,。;!?]{{0,4}}过)",
        0.9,
    ),
    (
        r"(?<!\bwas )(?<!\bwere )(?<!\bused to )(?<!\bused to be )\b(?:(?:currently|now|based|live|living|located|stuck|marooned|trapped|stationed|already(?: are)?) in|(?:(?:i'm|i am|we are|we're)(?: both| all)?|(?<![a-z] )were (?:both|all)) in)\s+{a}",
        0.9,
    ),
    (
        r"{a}\s*[东西南北]?站?[^,。;!?]{{0,10}}的(?:高铁|动车|火车|飞机|航班|车)(?:票)?(?:到|去|飞|前往|回)\s*(?:{any})",
        0.9,
    ),
    (
        r"{a}\s*[东西南北]?站?(?:(?:坐|乘)[^,。]{{1,6}})?(?:到|至|飞往|飞|去|前往|->|→|—+|-+)\s*(?!(?P=a))(?:{any})",
        0.9,
    ),
    (
        r"(?:^|[,。;!?\s]){a}(?!的?(?:朋友|同[事学]|亲戚))(?:(?!天|晚|再|然后|接着|之?后|玩|逛|待|住|吃|看|推荐|说|建议|或|和|跟|腻|本来)[^,。;!?去到飞从]){{1,10}}?去\s*(?!(?P=a))(?:{any})",
        0.9,
    ),
    (
        r"(?P<b>{any})(?:(?!(?P=b)).){{0,60}}?[点前后](?:必须|一定|就|得|要|能|赶)*回到?\s*(?!(?P=b)){a}",
        0.9,
    ),
    (r"(?<![a-z]){a}\s*(?:(?:fly(?:ing)? )?to|2|fly|-+>?|→|>+)\s*(?!(?P=a))(?:{any})", 0.9),
    (r"(?:^|[,。;!?\s是]){a}\s*(?:大学|university)[^,。;!?]{{0,8}}?(?:学生|研究生|老师|students?)", 0.6),
    (r"\bat\s+{a}\s+university\b", 0.6),
    (r"(?<!看){a}(?:本地)?人(?=[,。、\s]|想|要|计划|打算|$)", 0.6),
    # who lands somewhere and goes on to another city starts there
    (
        r"\b(?:land(?:s|ing)?|touch(?:ing)? down|get(?:ting)? off the (?:plane|ship|boat)) in {a}(?=[^!?]{{0,120}}?{any})",
        0.7,
    ),
    (r"^[\s.,:;!?~-]*{a}[\s,]+(?={any})", 0.7),
    (r"(?:^|[,.;:!?]\s*){a}\s+to\s+[\w{marks}]", 0.5),
)
