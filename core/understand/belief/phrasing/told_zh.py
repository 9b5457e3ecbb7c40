"""What Chinese names without wishing for it: in a question, for some nights, as one of two, for what one has to do there."""

from collections.abc import Sequence

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.spans import Span

_ASKED_ABOUT = compiled(
    r"(?:过?去|来|回来?)?(?:的?(?:票|车票|机票|门票))?(?:大概|一般|现在|得|需要?|要|是|都|坐)*(?:多久|多长时间|几个?(?:小时|钟头)|多少钱|贵不贵|远不远|方便吗|方便不方便|值不值得?|值得[去看]吗|好不好玩|好玩吗|坑不坑|怎么样(?=[?,。]|$))"
)
"""What makes what stands before it the subject of a question: 坐高铁要多久."""
_MAY_ONE = compiled(
    r"(?:现在|那边|里面)?(?:能|可以|让|允许)(?:坐|乘|推|带|用|开|骑|穿)[^,。;!?]{1,8}(?:吗|么|不)(?=$|[,。;!?\s])"
)
"""What asks behind a place how one may get about there: 长城能坐缆车上去吗."""
_BY_WHAT = (
    compiled(r"(?:能|可以)(?:坐|乘|推|带|用)$"),
    compiled(r"(?:上|下|进|过)[去来]?(?:吗|么)(?=$|[,。;!?\s])"),
)
"""What stands around the means that it asks for."""
_BETTER = "便宜|划算|方便|合适|舒服|快|省钱|省事"
_ASKS_WHICH = compiled(
    rf"(?:{_BETTER})(?:一?[点些])?(?:呢|,)?还是|还是[^,。;!?]{{1,12}}(?:{_BETTER})(?:一?[点些])?(?=[?呢]|$)|哪[个种](?:更|比较)?(?:{_BETTER})"
)
"""A question which of two is better: 坐飞机便宜还是高铁便宜."""
_SOME_NIGHTS = compiled(r"[一两二三1-3][晚夜](?:住|睡|要)?(?:在|个|间)?\s*$")
_OTHER_NIGHTS = compiled(r"(?:^[,、]\s*)?(?:另外?|还有|剩下的?)?[一两二三1-3][晚夜](?!上)")
"""What leads to where one sleeps for some nights, and what tells of others: 一晚民宿，一晚酒店."""
_ONE_NIGHT = compiled(r"(?:第[一二三四1-4]|头一?|最后一|前[一两])[晚夜]|(?:另外?|还有)一[晚夜]")
"""What says of one night alone where one sleeps: 第一晚住机场附近."""
_AT_THE_STATION = compiled(r"(?:[东南西北]站|车站|火车站|高铁站|机场|景区|博物馆)[^,。;!?]{0,6}$")
"""Where something is to be had that is no hotel's, before it: 想在东站寄存行李."""
_BUSINESS = compiled(
    r"(?:那边|里面?)?(?:有|要|去)?(?:考试|考(?=$|[,。;!?])|开会|有会|上课|听课|办事|面试|复试|答辩|培训|参会|参展|住院|看病|复查|体检|讲课|做报告|上班)"
)
"""What one has to do at a place, which is no visit to it: 9号上午在武汉大学考."""
_SOME_OF_THEM = compiled(
    r"[三四五六七3-7]选[二两三四五2-5]|(?:选|挑)(?:其中)?(?:的)?[两二三2-3]个(?:就|去|吧|$|[,。;!?看逛])"
)
"""What makes places those of which one takes some: 故宫颐和园天坛三选二."""
_OR_BEFORE, _OR_AFTER = compiled(r"(?:或者?是?|还是|要么)\s*$"), compiled(r"\s*(?:或者?是?|还是|要么)")
"""What joins alternatives, right before one of them and right behind it."""
_OF_A_PET = compiled(r"(?:狗狗?|猫咪?|宠物|毛孩子|行李|箱子|自行车|琴|轮椅)[^,。;!?]{0,8}$")
"""Of what it is told, before a way of travelling, that it may not ride by it: 狗上不了高铁."""
_LEAVES_THE_REST = compiled(
    r"(?:以外|之外)?[,\s]*(?:别的|其[他它余]的?)(?:地方|景点)?[^,。;不没]{0,4}?(?:看着(?:排|安排|办|来|弄)|你(?:来|定|排|安排)|听你)"
)
"""How Chinese goes on that names one sight and leaves the others to be chosen, so that it may be wished: 除了故宫，别的你看着排."""
COUNTS_THEM = compiled(
    r"[这那]?(?:[两俩二三仨四五六]|\d)个?(?:大)?(?:园子?|园林|地方|景点|景区|馆子?|博物馆|寺庙?|古镇|老街|公园|湖|山|点|处)(?![一-鿿]{0,2}(?:中|里)?[选挑]|都?[不别没])"
)
"""How Chinese counts the places that it names right before: 拙政园和留园两个园子."""

_FORBIDS = compiled(
    r"(?:(?:不(?:允?许|准|给|接受|欢迎|让)?|不太让|禁止|谢绝|拒绝|严禁|没法|无法)(?:我们?|人)?)$"
)
_A_PET = compiled(
    r"(?:让|许|准|给|允许|接受|欢迎)?(?:带|进|养|抱|牵)?[^,。;!?]{0,2}(?:狗|猫|宠物|轮椅|婴儿车|推车|行李)"
)
_SUCH_A_PLACE = compiled(r"[^,。;!?的]{0,3}的(?!话)")


def is_forbidden_there(text: str, span: Span) -> bool:
    """Whether what is refused is refused by some places, and whoever writes would have none of these: 不让带狗的园子跳过."""
    forbids = _FORBIDS.search(text, max(0, span[0] - 6), span[0])
    return (
        forbids is not None
        and _A_PET.match(text, span[0]) is not None
        and _SUCH_A_PLACE.match(text, span[1]) is not None
    )


def is_asked(text: str, around: Sequence[Clause], span: Span) -> bool:
    """Whether words are but the subject of a question, or one of two of which it asks which is better."""
    asked = _ASKED_ABOUT.match(text, span[1]) is not None or _MAY_ONE.match(text, span[1]) is not None
    by_what, then = _BY_WHAT
    asked |= by_what.search(text, 0, span[0]) is not None and then.match(text, span[1]) is not None
    return asked or any(_ASKS_WHICH.search(clause.text) for clause in around)


def is_of_some_nights(text: str, around: Sequence[Clause], span: Span) -> bool:
    """Whether it is said of some nights alone what one sleeps in, and of others something else; or of what is no hotel."""
    if _AT_THE_STATION.search(text, 0, span[0]):
        return True
    told = _SOME_NIGHTS.search(text, max(0, span[0] - 6), span[0])
    return told is not None and any(
        _OTHER_NIGHTS.search(clause.text, max(0, span[1] - clause.start))
        or _OTHER_NIGHTS.search(clause.text, 0, max(0, told.start() - clause.start))
        or _OTHER_NIGHTS.match(clause.following)
        for clause in around
    )


def is_of_one_night(around: Sequence[Clause]) -> bool:
    """Whether a clause tells of one night alone where one sleeps."""
    return any(_ONE_NIGHT.search(clause.text) for clause in around)


def is_no_visit(text: str, around: Sequence[Clause], span: Span) -> bool:
    """Whether one has something to do at a place, or takes some of several alone."""
    some = any(_SOME_OF_THEM.search(clause.text + clause.following[:12]) for clause in around)
    return some or _BUSINESS.match(text, span[1]) is not None


def is_one_of_two(text: str, around: Sequence[Clause], span: Span) -> bool:
    """Whether a place is joined by `or` to another, one of which will do: 科技馆或者海洋公园选一个."""
    joined = _OR_BEFORE.search(text, 0, span[0]) or _OR_AFTER.match(text, span[1])
    return joined is not None and any(clause.wants_but_one for clause in around)


def is_of_a_pet(text: str, span: Span) -> bool:
    """Whether it is something else than a traveller that may not ride so."""
    return _OF_A_PET.search(text, 0, span[0]) is not None


def leaves_the_rest(text: str, span: Span) -> bool:
    """Whether all but a sight is left to be chosen, which need not refuse it."""
    return _LEAVES_THE_REST.match(text, span[1]) is not None
