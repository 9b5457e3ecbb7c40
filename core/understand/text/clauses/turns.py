"""Where a clause turns to what is wanted or unwanted."""

import re
from functools import lru_cache

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.reach import ALL_BUT, ALL_BUT_ZH
from core.understand.text.clauses.refusals import PREFERRED_TO, PREFERS, TURN

INDIFFERENT_BEFORE = re.compile(
    r"(?:(?:\b(?:not|never)|n'?t) (?:really |too |very |that |so |at all |particularly )*(?:(?:fuss(?:ed|y)|bother(?:ed)?|picky|particular|worried|care|mind|matter)(?: about|(?: to)? (?:us|me|him|her|them))? (?:whether|if|which|what|how)|matter(?: to (?:us|me|him|her|them))?)\b|\b(?:(?:doesn't|don't|does not|do not) (?:necessarily )?(?:have|need) to|needn't|need not)(?= $| (?:be|have|include|offer|come with) (?:an? |the |any )?(?:\w+ ){0,2}$)|\bno (?:real |particular )?need (?:for|of) (?:an? |the )?(?:hotel|room|place)s? (?:near|with|that has|by|in|on)\b|\b(?:makes? no difference|no difference|(?:all )?the same)(?: to (?:us|me|him|her|them))? (?:whether|if|which)\b|\b(?:(?:(?<=n't )|(?<=not )|(?<=dont )|(?<=never )|(?<=really )|(?<=much ))care (?:much )?about|mind|(?:ok|okay|fine) (?:with|w)\b)|不在乎|不在意|无所谓)[\w\s'-]{0,24}$|可[去吃看]可不[去吃看]的?\s*:[^,。;]{0,12}$",
    re.IGNORECASE,
)
INDIFFERENT_AFTER = re.compile(
    r"\s*(?:[^,]{0,3}?无所谓|(?P<do>[去吃看])不(?P=do)(?:都|也)?(?:行|可以|无所谓|成)|可[去吃看]可不[去吃看]|谁爱[去吃看]谁[去吃看]|(?:is|are|would be)\s+(?:fine|ok|okay|acceptable|enough|plenty|ample|more than enough)\b(?! if))"
)
NOT_BOUND = compiled(
    r"(?:不是|并非|不|没|未必|不见得)(?:说|就)*(?:非[要得]?|(?:一定|必须|硬)(?:要|得|非)*|强求|执着于?)[^,]{0,16}$"
)
"""What somebody need not have, and so neither wishes nor refuses: 也不是非要住江边, 不一定要去迪士尼."""
TOO_OFTEN = r"\b(?:every (?:single )?(?:day|meal|night|evening|morning|lunch|dinner|time)|(?:day|night) after (?:day|night)|day in,? day out|all the time|three times a day|(?:each|for each) (?:day|meal|night|evening)|(?:two|three|2|3|several) (?:days|nights|times|meals|evenings) (?:in a row|running))"
"""Words for what is without end."""
NOT_ALWAYS = re.compile(
    rf"(?:(?:n'?t|\bnot|\bnever) (?:have to |want to |need to |need |want |have |eat |do )+|(?:^|\bplease |\bjust |\band |\bbut |\bthough )\s*not )(?:(?!\b(?:and|but|so|we|i|please)\b)[^,;]){{0,40}}?{TOO_OFTEN}\b",
    re.IGNORECASE,
)
"""What one does not want without end, and so neither wishes nor refuses altogether: we don't need hotpot every day."""
FINE = re.compile(r"\s*(?:is|are|would be|'s)\s+(?:fine|ok|okay|acceptable|enough)\b(?! if)", re.IGNORECASE)
WITHOUT_IT = re.compile(
    r"(?:不|没有?|无)[^,。;!?\s不没也都]{1,8}[也都](?:可以?|行|成|没关系|没事|无所谓|无妨)(?=$|[,。;!?\s])"
)
"""What somebody can do without, and so neither wishes nor refuses: 不含早餐也可以."""
WANTED_AFTER = re.compile(
    r"\s*(?:那?是)?不(?:去|看|吃|坐|住|玩|逛|爬|尝|喝|买|拍|安排)(?:一?[趟次回下])?(?:是|可)?不(?:行|可|成|得|中)(?![一-鿿]{2})|(?:上下|上去|下来|上山|下山|登顶)(?!太|就|算)|\s*(?:倒是|还是|就|是|也)?(?:可以|必须|一定要|一定得|肯定要|得)(?:慢慢|好好|多|再)?(?:看|去|逛|玩|吃|坐|住|爬)(?!吗|不)"
)
"""How a clause goes on with what is wished after what is refused (不要爬长城故宫可以慢慢看), or with what one would ride, not
climb (坐缆车上下，不爬)."""
OF_HOURS = re.compile(
    r"\s*(?:(?:planned|scheduled|on) )*(?:before|after(?! all\b)|past|until|till|earlier|later|on (?:mon|tue|wed|thu|fri|sat|sun))\b",
    re.IGNORECASE,
)
"""What makes a refusal one of hours: no list of things follows `nothing before 11`."""
_ANOTHER_THING = re.compile(r"(?!人|太|[^的]{0,2}(?:多|贵|远|累|挤|吵|辣))[一-鿿]{2,6}")
"""What stands between a thing and the refusal of the next one: 全素的[蛋奶]也不吃."""
_I_DO = re.compile(
    r"[,、\s]*(?:但|可|不过)?(?:我|我们|其他人|别人)(?:自己)?(?:要|想|就|可以|能|敢|倒)*[吃喝去看坐玩]"
)
_EITHER = re.compile(r"\beither\b", re.IGNORECASE)
TIRES = re.compile(
    r"(?:太|又|也|有点|实在|真|挺|很|特别|确实)*(?:累|挤|折腾|麻烦|受罪|遭罪|费劲|太慢|闹心)(?:人|得慌)?[了啊呀的]*(?=$|[,。;!?\s]|还是|不如|就|改|换|干脆|所以|宁可)"
)
"""What is told against a way of getting about, and neither asks for it nor rules it out: 坐地铁累，打车吧."""
_SPARED = re.compile(
    r"\b(?:skip|avoid|drop|leave out|cut|hates?|dislikes?)\b[^.;!?]*\bbut (?:please )?not(?: the)?$"
)
"""A refusal that spares what follows from the one before it: skip the lake cruise but not the lake."""
_GIVEN_UP_FIRST = compiled(
    r"^\s*(?:and |but |so )?(?:rather than|instead of) [^,]*?\b(?P<then>(?:we|i)(?:'d|'ll| would| will| want| prefer)|let's|please)\b|"
    r"\bover (?!the |a )[^,]*?\b(?P<and>and)(?= (?:[a-z]+ ){1,3}over (?!the |a )[a-z])"
)
"""How what is given up ends, with what is wished in its place: rather than the tombs we'd see the wall; gardens over temples and lanes over roads."""
Turn = tuple[int, int, bool]
"""The span of turning words in their clause, and whether they refuse."""

_ALSO = re.compile(
    r"还(?!可以|行|好)|也(?!行|可以|好|成)|另外|再去|再加|(?:其他的?|其它的?|别的|其余的?|剩下的?|哪儿?|什么|啥)(?:啥|什么|任何|所有|一切)?(?:地方|景点)?[也都就我们]*(?:不(?!错)|没|别|莫)"
)
_AVERSE_TO_ALL = re.compile(
    r"\b(?:hates?|dislikes?|nothing|not|n't|no|never|bored|(?:car|sea|travel|motion)?-?sick|nauseous|queasy|scared|afraid|allergic)\b[^,]*$",
    re.IGNORECASE,
)


def is_indifferent(text: str, first: int, last: int) -> bool:
    """Whether a clause says that what stands between two indices of it does not matter."""
    said = INDIFFERENT_BEFORE.search(text[:first]) or INDIFFERENT_AFTER.match(text, last)
    said = said or NOT_BOUND.search(text[:first]) or WITHOUT_IT.search(text, max(0, first - 3))
    return (said or NOT_ALWAYS.search(text)) is not None and not _EITHER.search(text)


def is_of_another(text: str, end: int, refusal: re.Match[str], following: str) -> bool:
    """Whether a refusal at the end of a clause is of another thing than what ends at an index of it, or of one traveller alone.

    So is 我是全素的蛋奶也不吃 no refusal of what is vegan, and 兔头(他不敢吃，我吃) none of the head.
    """
    between = text[end : refusal.start()]
    next_one = "的" in text[end - 1 : end + 1] and _ANOTHER_THING.fullmatch(between.removeprefix("的"))
    aside = "(" in between and ("、" in between or _I_DO.match(following) is not None)
    return aside or (refusal[0].startswith("也") and bool(next_one))


@lru_cache(maxsize=256)
def turns_of(text: str, words: str, after: str) -> tuple[Turn, ...]:
    """The turns of a clause and of its words in small letters; kept for a while, as a text is parted in two ways."""
    found = [
        (
            _word_begins(words, match.start()),
            match.end(),
            (match["no"] or match["never"] or match["over"]) is not None
            and not (_adds(match, text, after) or _SPARED.search(words, 0, match.end())),
        )
        for match in TURN.finditer(words)
        if match["over"] is None or PREFERS.search(words)
    ]
    return tuple(
        sorted(
            [
                *found,
                *((*one.span("to" if one["to"] else "less"), True) for one in PREFERRED_TO.finditer(words)),
                *((*one.span("but"), True) for one in ALL_BUT.finditer(words)),
                *((*one.span(one.lastgroup or 0), False) for one in _GIVEN_UP_FIRST.finditer(words)),
            ]
        )
    )


def _adds(match: re.Match[str], text: str, after: str) -> bool:
    """Whether `除了` names what comes besides, and `except` what alone is liked: 除了西湖还想去灵隐寺, hates all except zoos."""
    rest = text[match.end() :] or after
    if match[0].lower().startswith("except"):
        return _AVERSE_TO_ALL.search(text[: match.start()]) is not None
    if ALL_BUT_ZH.match(text, match.start()):
        return True
    return match[0].startswith("除") and bool(_ALSO.search(rest) or _ALSO.match(after))


def _word_begins(words: str, at: int) -> int:
    """Where the word begins of which a refusal is the end (can't), or the refusal itself."""
    if words.startswith("n't", at):
        while at and words[at - 1].isalpha():
            at -= 1
    return at
