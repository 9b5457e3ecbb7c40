"""What an amount of money leaves out: 预算8000不含机票, 含来回车票，吃喝另算, 5000 without flights, hotels are paid."""

import re

from core.understand.patterns.pattern import compiled

_LEFT_OUT = re.compile(
    r"(?:除|刨[去除开掉]|抛[开去]|扣[掉除]|不含|不包括?|不算|不计|[^,。;!?\n()]{2,8}(?:除外|另算|另计|另付|自理|不算在内|自己出|已经?(?:买|付|订)|单算)|except(?: for)?\b|excluding|minus|not including|not counting|not incl\w*|apart from|besides|without|(?<=everything )but|(?<=all )but)[^。;!?\n]{0,20}",
    re.IGNORECASE,
)
_BOUND_WORDS = re.compile(
    r"^(?:\s*for (?:everything|it all|the (?:whole )?trip|all|us)\b|\s*(?:yuan |rmb )?(?:(?:a|per|each) (?:day|person|head)|each|pp)\b|封顶|以内|之内|以下|左右|上下|内|元|块钱?|[\s(,])+"
)
_PAID_FOR = r"(?:机票|[车火铁]票|(?:大|往返|来回)?交通费?|路费|车费|车钱|油[费钱]|过路费|路上的?|住宿费?|酒店|房费|吃喝|吃饭|吃的|餐饮|餐费|伙食|门票)"
_PAID_FOR_EN = r"(?:flights?|airfares?|trains?|train tickets?|(?:train )?fares?|hotels?|rooms?|accommodation|lodging|food|meals?|tickets?|transport\w*|getting (?:there|home|to \w+)|the (?:ride|journey|trip) (?:there|out)|travel)"
_APART = compiled(
    rf"(?:不含|不包括?|不算|不计|除去|刨去|刨除|刨开|抛开|抛去|去掉|扣掉|扣除|除了?)(?:往返|来回|的|掉)*{_PAID_FOR}|{_PAID_FOR}(?:[、和跟与]{_PAID_FOR})*(?:的?钱)?(?:都|已经?|我们?|自己)*(?:另算|另外算|另计|另付|自理|除外|单算|单独算|(?:不算|不含|不包括?)(?=$|[,。;!?)\s]|在|进)|(?:买|付|订)(?:好|了|过|完)|(?:公司|单位|学校)?报销|(?:公司|单位|学校|老板)(?:出|付|包)|(?:我|他|她|爸妈|孩子|各)?自己(?:出|付|掏|买|解决)|(?:我们?|他们?|她们?)?(?:来|另外|单独)(?:出|付|掏|请|给)|我(?:出|付|掏|请)|由[一-鿿]{{1,6}}(?:承担|负责|支付|出|付|报销))|不在(?:此列|其内|内(?=$|[,。;!?)]))|"
    r"(?:超出?|多出)(?:来|去|了)?的?(?:部分|钱)?(?:就|都|再|得|由|我们?|大家|咱们?)*(?:aa(?![a-z])|自己|自费|自付|自理|分摊|平摊|平分|均摊|补)|"
    r"(?<![一-鿿])[一-鿿]{2,6}(?<![也还])(?:不算|另算|另外算|单算|另付|除外)(?=$|[,。;!?)])|(?:剩下?|剩余|其余|余下)的?(?:钱|预算)?(?:我们?|大家|就|是|大概|按)*(?:每人|一人|人均|每个人)?(?=\d{3}|\d+[块元kKwW]|[一二两三四五六七八九十几]{1,3}[百千万])|"
    rf"\b(?:without|w/o|(?<=everything )but|(?<=all )but|excl(?:uding|\.)?|except(?: for)?|apart from|other than|minus|before|besides|on top of|not (?:including|counting|with)|(?:doesn't|does not|won't) (?:include|cover))\s+(?:the |our |my |any )?(?:international |return )?{_PAID_FOR_EN}\b|"
    rf"\b{_PAID_FOR_EN}(?: (?:and|&) {_PAID_FOR_EN})? (?:are |is |was |were |already |all |come |'re )*(?:extra|excluded|separate|not included|apart|on (?:top|my|our|the (?:house|company|firm|office|school|university|boss)|his|her|me|us|them)|paid|booked|covered|sorted|bought)\b|\bfor the rest\b",
    re.IGNORECASE,
)
"""What leaves a part of the trip out of an amount, anywhere in its sentence: 含来回车票，吃喝另算."""
_SOME_PAY = re.compile(
    r"(?:教师|老师|领队|孩子|小孩|娃|司机|导游|大人|家长|老人|宝宝|婴儿)们?(?:就|都|是)*(?:不交钱|不收钱|免费(?![景公停])|不用交|不出钱|不用出|不付|免单)|只收(?:学生|大人|孩子|成人)|"
    r"\b(?:pays?|paying|paid|owes?) (?:nothing|no money|zero|half)\b|\b(?:doesn't|don't|isn't|aren't|won't|needn't|not) (?:have to |need to |going to |be )?pay(?:ing)?(?: anything| a thing| a penny)?(?=\s*(?:$|[,.;!?)]|because\b|as\b|since\b|and\b|so\b))|\b(?:comes?|goes?|travels?|rides?) (?:along )?(?:for )?free\b",
    re.IGNORECASE,
)
"""That some of the travellers pay nothing: what each pays is no amount for all of them."""
_OF_NO_TRIP = re.compile(
    r"(?:演唱会|演出|音乐节|音乐会|话剧|脱口秀|球赛?|比赛|赛事|参赛|展会|漫展|报名|购物|买东西|谷子|周边费|礼物|伴手礼|特产|红包|份子|签证|保险|写真|妆造|跟拍|学费)|"
    r"\b(?:match|concert|game|festival|show|gig|race|event|exhibition|fair|expo) (?:tickets?|entry|fees?)|\b(?:the|a|any|my|our|his|her) (?:ring|presents?|gifts?|dress|visas?|insurance|souvenirs|shopping)\b|\b(?:presents|gifts|souvenirs|shopping|visas?|insurance)\b",
    re.IGNORECASE,
)
"""What a trip is made for, or one buys on it, and no plan pays: who leaves it out tells the whole budget all the same."""
_OWN = re.compile(r"自己(?:大概|大约|再|另外|还|就|也|得|要|只|准备|打算|能|最多|顶多|[出付掏贴补添花])+\s*$")
_REIMBURSED = re.compile(
    r"(?:公司|单位|学校|老板|部门|主办方|甲方|爸妈|家里)[^,。;!?]{0,4}(?:报销?|出|付|包|承担|补贴)|可以?报销|能报销|报销(?=酒店|机票|车票|住宿|往返|来回|路费)"
)
"""Who pays a part of the trip, where one tells what one pays oneself: 公司报销酒店，自己大概花1500."""
_NAMED_IN = 5
_ANOTHER_CLAUSE = re.compile(r"[元块钱]*[,，]\s*除(?![^,。;]{0,10}(?:票|[^浪免]费|钱|交通|车|机|住|酒店|吃))")
"""What begins a clause that leaves out no cost: 3000，除了外滩都不去."""
_SENTENCE_ENDS = re.compile(r"[。;!?\n]|\.(?:\s|$)")


def is_short_of(before: str, after: str) -> bool:
    """Whether the words right before or after an amount leave something out of it, whatever that is."""
    left_out = _LEFT_OUT.search(before)
    if left_out is None and not _ANOTHER_CLAUSE.match(after):
        left_out = _LEFT_OUT.match(_BOUND_WORDS.sub("", after))
    return left_out is not None and not _OF_NO_TRIP.search(left_out[0])


def leaves_a_part_out(text: str, start: int, begins: int, end: int) -> bool:
    """Whether the sentence of an amount in a clause, which begins at an index and ends at another, says that some part of the trip is not in it."""
    if _OWN.search(text, start, begins) and _REIMBURSED.search(text, 0, begins):
        return True
    before = [match.end() for match in _SENTENCE_ENDS.finditer(text, 0, start)]
    start, ends = (before[-1] if before else 0), _SENTENCE_ENDS.search(text, end)
    if _SOME_PAY.search(text, start, ends.start() if ends else len(text)):
        return True
    apart = _APART.finditer(text, start, ends.start() if ends else len(text))
    return any(not _OF_NO_TRIP.search(text, max(start, one.start() - _NAMED_IN), one.end()) for one in apart)
