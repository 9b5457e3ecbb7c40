"""How far a refusal reaches: over an aside, to one thing of two, to all but one."""

import re

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.refusals import ASIDE, BEGINS_MORE, REFUSES_ITSELF, TELLS_HOW

ALL_BUT = re.compile(
    r"\b(?:any|every|all)(?: (?:other|the|of|part|section|sort|kind))*(?: [a-z]+){0,2} (?P<but>but(?: not)?)(?= (?!also\b|we\b|i\b|please\b|no\b|nothing\b|it\b|only\b|if\b|would\b|my\b|our\b|with\b|that\b|especially\b)[a-z])"
)
"""What leaves one thing out of all others: any section of the wall but Badaling."""
_NOTHING_ELSE_ZH = (
    r"(?:(?:(?:哪[儿里个]?|什么|啥)(?:地方|景点)?|(?:别|其[他它余])的?[^,。;]{0,5})?(?:都|也|一概|一律|统统|通通|全部?)(?:就|给我们?|我们?|是)*(?:不(?!错|少|用说)|别|没|莫|免)|"
    r"(?:别|其[他它余])的?[^,。;]{0,5}?(?:就|我们?)*(?:不(?!错|少)|别|莫|免))"
)
ALL_BUT_ZH = compiled(
    rf"除(?:了|去|开)?(?P<but>[^,。;]{{1,14}}?)(?:以外|之外|外面?)?[,\s]*{_NOTHING_ELSE_ZH}"
)
"""What alone is wanted, where all else is refused: 博物馆除了上博一概不看."""
EXCEPTED_ZH = re.compile(r"\s*除(?:了|去|开)?[^,。;!?除都也还]{1,14}?(?:以外|之外)?[吧啊哈哦]?\s*")
"""What alone is spared, behind the clause that refuses the rest: 人多的地方不去，除了故宫."""
_RATHER_THAN_ZH = compiled(r"与其(?P<less>[^,。;]*?)(?=(?:还|倒|真)?不如|宁可|宁愿|$)")
"""What one would do less gladly than what follows: 与其排两小时队看故宫，不如去恭王府."""
GIVEN_UP = compiled(
    r"(?:我们?|他|她|孩子们?|老人|爸妈)?(?:很|特别|也|都|是|倒|其实)*(?:想|要|爱|打算|准备|本来)[^,。;]{0,4}?(?:但是?|可是?|不过|就是|只是|奈何|无奈)[^,。;]{1,10},\s*(?:那|那就|所以|还是|就|只好|只能|这[次回])*(?:算了|免了|拉倒|作罢|放弃|别[去吃看坐住玩爬逛排]|不[去吃看坐住玩爬逛排](?:了|算了)|下[次回](?:吧|再))"
)
"""How it goes on behind a thing that one would have and gives up: 火锅想吃但肠胃不好，就算了."""
REFUSING_SUBJECT = re.compile(r"\b(?:nobody|no one|none of us|not one of us)\s*$")
ASIDE_IN_COMMAS = re.compile(
    r"\s*(?:and )?(?:i (?:repeat|mean|say again)|repeat|seriously|really|literally|absolutely)\b[\w' ]{0,24}"
)
REFUSED_BY = re.compile(r"\s*(?:is|are|should|shall|must|may|will|would|wants?|needs?|gets?|ever|cares?) ")
"""A subject that refuses, what is put in between, and how it goes on: nobody, I repeat nobody, is to book us a bus."""
NOT_THIS_BUT_THAT = re.compile(r"not the (?:(?!the\b)[a-z]+ ){1,2}(?:but )?the ")
"""A refusal of one thing with the other that is wanted, as it is spoken without a stop: not the sleeper the fast train."""
DONE_BEFORE = re.compile(
    r"\b(?:have|'ve) (?:already |both |all )?(?:done|seen|visited|been to) (?:the )?[a-z'-]+(?: [a-z'-]+){0,3}\s*$"
)
"""What begins a list of places that one has been to: we have done the Bund, the Yuyuan and Nanjing Road before."""
OF_A_DAY = re.compile(
    r"\s*(?:on )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|public holidays?) (?:for|at|to|in|with)\b",
    re.IGNORECASE,
)
"""What makes a refusal one of a day: avoid Monday for the museum."""
_SAID_OF_ITSELF = re.compile(r"\s*(?:fly|drive|walk|swim|hike|climb)\s*[:;]", re.IGNORECASE)
"""How a refusal ends that refuses nothing which follows: we can't fly: train both ways."""
_ARTICLE = re.compile(r"an? ", re.IGNORECASE)


def reaches(text: str, lower: str, start: int, stop: int, words: int) -> bool:
    """Whether turning words stand before others, and not in brackets that close between them."""
    between = text[stop:words]
    if words < stop and REFUSES_ITSELF.match(text, words):
        return False
    if between.strip() and TELLS_HOW.match(text, words):
        return False
    other = NOT_THIS_BUT_THAT.match(lower, start)
    if (other is not None and other.end() <= words) or OF_A_DAY.match(between):
        return False
    closed = (")" in between and "(" not in between) or _SAID_OF_ITSELF.match(between) is not None
    # an article is of what follows it, whether or not that was found with it: no spicy food and a lift
    begins = _ARTICLE.match(text, words)
    led = between + begins[0] if begins else between
    return start < words and not closed and not ASIDE.search(between) and not BEGINS_MORE.search(led)


def is_less_gladly(text: str, at: int) -> bool:
    """Whether Chinese would rather something else than what stands at an index of a clause."""
    return "与其" in text and any(
        one.start("less") <= at < one.end("less") for one in _RATHER_THAN_ZH.finditer(text)
    )
