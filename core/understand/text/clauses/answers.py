"""Things that are named, or asked about, and then answered: Songcheng? Heavens no; 西湖？不去."""

import re

from core.understand.patterns.pattern import compiled

_MARK = re.compile(r"[^\S\n]*(?P<mark>\?[?!]*|!+|\.{2,3}|…+|,|(?<=\s)-+(?=\s))[^\S\n\"”]*")
_REFUSED_EN = compiled(
    r"(?:(?:oh|ugh|er|erm|um|been|been there|hm+|eh|lol|haha|well|sorry|please|pls|honestly|nice try|omg|good (?:grief|god|lord|heavens)|(?:oh )?my (?:god|word)|thanks(?=,? but)|thanks|ta|but|and(?! no, (?:we|i|they|he|she)\b)|so|too [a-z]+)[\s,!.]+)*"
    r"(?:(?:(?:heavens?|hell|dear|sweet|good|god|lord|christ|jesus|gosh|goodness|absolutely|definitely|certainly|hard|big|firm|fuck|oh|thanks but) )*(?:no+|nah|nope|nae)(?:,? (?:no+|never|thanks|thank you|way|chance|ta|please|sir|need|fear|from (?:me|us|him|her|them)))*|"
    r"(?:(?:absolutely|definitely|certainly|probably|maybe|best|better|please|just|still|most) )*not(?: (?:really|particularly|exactly|at all|so|that|even))*(?: (?:for (?:us|me|him|her|them|my \w+|our \w+|the \w+)|(?:in )?a (?:chance|million years|fan|hope)|this time|again|my thing|our thing|my cup of tea|our cup of tea|my idea of fun|our idea of fun|likely|keen|interested|"
    r"on your (?:life|nelly)|if (?:you paid (?:me|us)|i can help it|we can help it)|today|ever|happening|necessary|needed|required|worth it))?|"
    r"never(?: again| ever)?|(?:(?:i|we|he|she|they)(?:'d| would) (?:much |really )?|)rather not|(?:(?:i|we)(?:'ll| will) (?:have to )?|hard |)(?:pass|skip|give it a miss)|"
    r"(?:let's |just |we can )?(?:forget|skip|drop|leave|scrap|lose) (?:about )?(?:it|that|them)(?: out)?|give (?:it|that|them) a miss|spare (?:me|us)|do(?:n't|nt| not)(?: (?:bother|you dare|even think about it))?|over my dead body|count (?:me|us|him|her) out|out of the question|anything but|"
    r"as if|(?:maybe |perhaps |some |an)?(?:next|other) time|been there(?:,? done that)?|(?:already |we've |i've )*(?:seen|done|did) (?:it|that|them|those)(?: already| before| twice| last (?:time|year))?|"
    r"(?:i|we|he|she|they|my \w+|our \w+) (?:really |absolutely |both |all )*(?:hates?|loathes?|detests?|dislikes?|can(?:'t|not) (?:stand|bear)) (?:it|them|that|those)|can't stand (?:it|them|that|those)|"
    r"(?:my \w+|our \w+|he|she|they) (?:says?|said) no|nothing for (?:us|me)|yuck|e+w+|gross|you(?:'re| are| must be) (?:kidding|joking))"
    r"(?=\s*(?:$|[,.;:!?)(\n…]|-\s|(?<!\bnot )\b(?:lol|haha|too|it's|it is|it has|they're|they are|because|since|as|that's|way too|far too)\b))",
    re.IGNORECASE,
)
_REFUSED_ZH = compiled(
    r"(?:哦|噢|啊|哎呀?|唉|呃|呸|天[哪啊呐]|妈呀|我的天|拜托|求求?你?们?了?|谢谢|多谢|还是|那|可|快|真心?的?|实在|就|才|都|也|所以|这[次回趟]|算了(?=不|别)|我们?|咱们?|他们?|她们?|大家|全家|我?家人|说实话|(?:人|游客)?太[^,]{1,4}?了?|[,\s!])*+"
    r"(?:不了|不+(?=$|[,。;!?\s…])|(?:绝对?|坚决|打死[也都]?|死[也都]|再也|完全|一点[也都]?|暂时|这次|这回)*不(?:要|去|用|吃|住|坐|看|想|考虑|来|行|可以|可能|喜欢|爱|需要|必|感兴趣|约|上|爬|登|玩|逛|进|排|安排)?|(?:千万|可|快|真|求)*别(?:了|去|来|提|想|逗|闹|安排|排|看|上)?|免(?:谈|了)?|算了|拉倒|作罢|"
    r"没(?:兴趣|门|必要|意思|劲)|门[也都]没有|想[也都]别想|敬谢不敏|达咩|(?:pass|no)(?!\s*[\w一-鿿])|下[次回](?:再说|再去)?|(?:早就?|都|已经)?去过|(?:看|吃|玩|逛|住|坐)?(?:腻|够|怕)|受不了|饶了|放过|谁[要去稀]罕?|一票否决|除外|滚|休想|做梦|打住|跳过|劝退)"
    r"(?:我们?|你)?(?:[了吧啊哈呀啦哦嘛的呗噢]|不了|不要)*(?=$|[,。;!?\s…(])",
    re.IGNORECASE,
)
_NAMED_ALONE = compiled(
    r"(?:\s*(?:\d{1,2}[).]|[-*•]))?[\s\"“]*(?:(?:and|but|or|oh|so|now|then|also|maybe|perhaps|any|some|a|an|the|more|another|as for|what about|how about|what of|why not|do we|should we|shall we|are we|"
    r"visit(?:ing)?|see(?:ing)?|go(?:ing)?|to|eat(?:ing)?|try(?:ing)?|stay(?:ing)?|tak(?:e|ing)|by|in|at|on)\b\s*|还有|至于|那|要不要|去|吃|住|坐|看|逛|再)*+",
    re.IGNORECASE,
)
"""What may stand before a thing in a clause that says nothing but its name."""
_ASKED = re.compile(
    r"(?:\s*(?:,|、|&|和|或者?|跟|\b(?:and|or|n)\b)\s*[^,?!。;]{1,24}){0,3}\s*(?:\b(?:then|though|too|again|either|at all|maybe|perhaps|you say|i hear you ask)\b)?[呢吗嘛么啊呀吧哦、\s\"”]*",
    re.IGNORECASE,
)
"""What may stand after a thing to the end of the clause that asks for it, other things of a list included."""
_SAID_OF_IT = r"(?:听说|据说|说是|看不[进懂]去?|玩不了|吃不[惯消]|[爬走]不[动了]|(?![想必爱喜逛玩走坐骑划拍住吃喝泡拜看、和])[一-鿿…])"
_JUDGED = re.compile(rf"{_SAID_OF_IT}{{1,12}}[?\s”\"]*")
"""What may be told of a thing, before the next clause refuses it: 户部巷听说坑?那就别了. No word of what one does there is."""


_REASON = re.compile(rf"(?:因为|主要是?|怕)?(?:(?![要去]){_SAID_OF_IT}){{1,12}},\s*")
"""A clause that tells why, before the next one refuses the topic of the one before it: 长城呢，孩子爬不动，就算了."""
_SO = re.compile(r"[^.;!?\n]{3,60}?[,–—-]+ ?(?:and )?(?:so|hence|therefore)[ ,]+", re.IGNORECASE)
"""The same in English, of a question: only reachable by bus, so (forget them)."""
_TOPIC = re.compile(r"(?:这个|那边|那个|这种)?(?:[嘛呢么]|的话)[\s…]*")


def refusing_answer(clause: str, thing: int, end: int, following: str) -> int | None:
    """How far into the `following` text a refusal goes that answers a clause of a thing between two indices of it.

    None where what follows does not refuse it. A question may have any words (shall we see the wall? No); before another
    mark the thing must stand alone (the wall... no), or the refusal would be one of what comes next.
    """
    mark = _MARK.match(following)
    if mark is None or not (_ASKED.fullmatch(clause, end) or _JUDGED.fullmatch(clause, end)):
        return None
    if not mark["mark"].startswith("?") and not _NAMED_ALONE.fullmatch(clause, 0, thing):
        return None
    refusal = (_REFUSED_EN if following.isascii() else _REFUSED_ZH).match(following, mark.end())
    refusal = refusal or _REFUSED_EN.match(following, mark.end())
    if refusal is None and _TOPIC.fullmatch(clause, end) and (why := _REASON.match(following, mark.end())):
        refusal = _REFUSED_ZH.match(following, why.end())
    if refusal is None and mark["mark"].startswith("?") and (why := _SO.match(following, mark.end())):
        refusal = _REFUSED_EN.match(following, why.end())
    if refusal is None or FROM_AFAR.match(following, refusal.end()):
        return None
    return refusal.end()


FROM_AFAR = re.compile(
    r"[,\s了啊]*(?:就|只|在|我们?)*(?:远远|远处|远看|外[面边围]|路过|楼下|山?底下|下面|山下|山脚|对面)"
)
"""What goes on by wishing to see from outside what was only not to be climbed: 广州塔上不上?不上，远远看看就好."""
_AGREED = re.compile(
    r"\s*(?:oh |well |hell |ooh |of |why |but )*(?:yes|yeah|yep|yup|ya\b|sure|course|please|pls|absolutely|definitely|certainly|obviously|naturally|ok|okay|fine|must|love|lovely|great|perfect|go on|not\b|why not|both|always|count me in|we're in|in\b)|"
    r"\s*(?:那|我们?|都|也|就|肯定|一定|绝对)*(?:要|去|好|行|必|当然|可以|想|安排|得|是|对|爱|喜欢|没问题|冲|走起|来)",
    re.IGNORECASE,
)
"""How an answer begins that wants what was asked about."""


def awaits_answer(clause: str, thing: int, end: int, following: str) -> bool:
    """Whether a clause is nothing but the name of a thing with a question mark, which what follows does not plainly agree to."""
    mark = _MARK.match(following)
    return (
        mark is not None
        and mark["mark"].startswith("?")
        and _ASKED.fullmatch(clause, end) is not None
        and _NAMED_ALONE.fullmatch(clause, 0, thing) is not None
        and _AGREED.match(following, mark.end()) is None
    )
