"""How strong the evidence of each fact is: what stands beside it unread, was taken back, or says another value."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.understand.cities.city_rules import SETTLED
from core.understand.cities.named_cities import city_words
from core.understand.facts.company.company_open import is_company_open
from core.understand.facts.days_open import are_days_open, are_its_nights
from core.understand.facts.facts import Facts
from core.understand.facts.last_word import LAST_WORD
from core.understand.money.budget import TOLD_TWICE
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.lexicon import lexicon
from core.understand.text.named_numbers import without_named_numbers
from core.understand.text.numerals import COUNT_EN, COUNT_ZH
from core.understand.text.spans import Span

# how sure a fact is beside unread words of its kind
_SHAKEN = 0.5
# below it a fact is asked, and what is counted by it too
_GUESSED = 0.65
_MONEY_MEANT = compiled(
    r"(?:预算|经费|人均)(?!不限|没有|没上限|充足|无所谓|随意|有限|紧|不多|不是问题|够)[^,。;!?]{0,6}[\d一二两三四五六七八九十几]|\bbudget\s*(?:is|of|:|around|about)?\s*(?:[a-z]{2,3}\s)?[€£$₹]?\d",
    re.IGNORECASE,
)
"""A number that is said to be money, read or not."""
_FOR_OTHERS = compiled(
    r"(?:帮|给|替|为)(?:我|我们|咱)?(?:家)?(?:老)?(?:爸|妈|爹|娘|爷|奶|姥|公婆|父母|岳|朋友|领导|老板|客户|同事|女儿|儿子|妹|弟|姐|哥)[^,。;!?]{0,14}?(?:安排|订|规划|设计|问|排|做|出)"
    r"|\b(?:my|our) (?:parents|folks|grandparents|in-laws|mum and dad|mom and dad)\b(?:[^.;!?]{0,40} )?(?:want(?:s|ing|ed)?|wish(?:es|ing)?|would like|plan(?:s|ning)?|hop(?:e|es|ing)|are (?:going|travell?ing|visiting|coming|off))(?: to| for)?\b(?! (?:us|me) )(?![^.;!?]{0,40}\b(?:with (?:me|us)|all of us)\b)"
    r"|\b(?:i'm|i am) not (?:coming|going(?! to)|travell?ing|joining)\b|\bi won't be (?:coming|joining|travell?ing)\b|\bi(?:'m| am|'ll| will)? stay(?:ing)? (?:at )?home\b"
    r"|\b(?:it's|it is|this is|(?:the|this) trip is) (?:a (?:present|gift|surprise) )?for (?:my|our) (?:parents|mum|mom|dad|mother|father|grandparents|daughter|son|boss|friends?|sister|brother|in-laws)\b(?![^.;!?]{0,40}\b(?:me|us|myself|i|we|of them)\b)",
    re.IGNORECASE,
)
"""What says that the trip is for others, and leaves open whether the one who writes comes along."""
_MONEY_OPEN = compiled(
    r"(?:预算|经费|花多少)[^,。;!?\d]{0,6}(?:没(?:有)?(?:说|定|想好|谈|告诉)|还没|未定|待定|不(?:知道|清楚|确定)|再说)|"
    r"\b(?:not|n't|no idea) (?:really |quite |exactly |even )?(?:know )?(?:what|how much) (?:things|it all|it|stuff|everything|hotels|trips) (?:would |will |might |should )?costs?\b|\badvise (?:me|us) (?:on|about) (?:the|a|our|my) budget\b|"
    r"\b(?:no|any|have|haven't an|haven't any) idea (?:of|about|on|what|how much) (?:(?:the|our|a) (?:budget|rest|total)|(?:all )?the rest|it all|everything else|all of it|(?:it|the rest) (?:all )?(?:will|would|should|may|might) cost)\b|\bbudget\b[^.;!?\d]{0,12}\b(?:not (?:tell|told|said|decided|fixed|confirmed|set|clear|sure|yet)|isn't|unknown|undecided|tbd|tbc|open|(?:don't|dont) know|dunno|no idea)\b|\boverall[ ,]+(?:dunno|no idea|don't know|not sure)\b|\bhow much (?:(?:does|do|would|will|should) )?(?:it|this|that|we)? ?(?:costs?|need|budget)\b|"
    r"\b(?:what|which|how big a|how much of a)(?:'s| is| kind of| sort of)?(?: a)?(?: realistic| reasonable| sensible| good)? budget\b",
    re.IGNORECASE,
)
"""What says that the money is not settled yet."""
_SHARE_OF_IT = compiled(
    r"(?:就|只|最多|打算|想)?(?:花|用|拿)(?:掉|出|个)?(?:其中|里面|它)?(?:的)?(?:来)?(?:一半|一部分|[三四五]分之[一二三]|[一二三四五六七八九两]成)|"
    r"\b(?:spend|use) (?:only |just |about |maybe )?(?:half|a third|a quarter|part) of (?:it|that|this)\b",
    re.IGNORECASE,
)
"""What says that of an amount only a share is spent: 发了两万，就花一半."""
_SAID_ANEW = compiled(
    r"不对|说错|打错|写错|搞错|更正|(?<![一-鿿])(?:哦不|啊不|不不)|\b(?:sorry(?! (?:about|for|if|to)\b)|no,? wait|scratch that|oops|or rather|correction)\b",
    re.IGNORECASE,
)
"""Words by which something is said anew."""
_A_NUMBER = compiled(rf"{COUNT_ZH}|{COUNT_EN}", re.IGNORECASE)
_CHANGED = compiled(
    r"(?:原定|原来|本来|原计划|原本|原先|上次说的?)[^。;!?]{0,40}?(?:现在|改|变[成为]?(?=[\d一二两三四五六七八九])|结果|后来|只剩|就剩)"
)
"""What tells of a trip as it was meant before and as it is now: any number may be of either."""
_SENTENCE_END = re.compile(r"[。;!?\n]")
# how sure a city is whose part in the trip no words say, and one whose they do
_ROLE_UNSAID, _ROLE_SAID = 0.7, 0.9
_COUNTS = ("people_number", "days", "budget")
_EACH = compiled(r"各(?:自|出|掏|家)?\s*(?:\d{3}|[一二两三四五六七八九]{1,2}[百千万])")
"""An amount of each, of whom it is not read that it is."""
_OWN_SHARE = compiled(
    r"(?:我这边|我自己|我个人|我的?那份|我那份|我这份|我的)(?:的|大概|大约)?(?:预算|钱|能出|出|掏|控制|最多)[^,。;!?\d]{0,4}(?:\d|[一二两三四五六七八九])|(?<![a-zA-Z])[aA]{2}制?(?![a-zA-Z])|各付各的?"
)
"""An amount that is one traveller's own, of whom it is not read that it is: AA，我这边预算2500."""
_APART = compiled(
    r"(?:分别|分头|各自)(?:出发|过去|走|去)|各走各的|(?:他|她|对象|女友|男友|女朋友|男朋友|闺蜜|朋友|同学)(?:人)?在[^,。;!?]{2,3},?我(?:人)?在"
)
"""What says that not all travellers start from one city."""
_OTHER_WAY_ROUND = compiled(
    r"\b(?:the )?other way (?:a)?round\b|\b(?:coming|come|going|go|travel(?:l)?ing|fly|flying) back from [a-z]+ to\b|\b(?:mixed|got) (?:them|it|the cities) (?:up|backwards|the wrong way)\b",
    re.IGNORECASE,
)
"""What turns round where a trip starts and where it goes, without naming both anew."""
_STOP = compiled(r"[,。;!?\n].*[,。;!?\n]", re.DOTALL)
"""What lies between two parts of a text of which a clause stands between them."""
# letters from a word of correction within which a fact may be what is corrected
_NEAR = {"start_city": 3, "target_city": 3}
_LETTERS_BETWEEN = 6
_CODE = compiled(r"[A-Z]{2}|[a-z]{2}")
"""Two letters for a city, which may be those of another: HZ."""
_OR_SO_MANY = compiled(
    rf"(?:,\s*|\bor\s+)?\b(?:maybe|perhaps|possibly)\s+{COUNT_EN}(?=\s*(?:$|[,.;!?)]))|(?:[,?]\s*|\bor\s+)(?:maybe |perhaps |possibly )?{COUNT_EN}(?=\s+(?:if|unless|depending|should|at (?:the )?(?:very )?(?:most|outside)|at a (?:push|pinch|stretch)|days? (?:max|tops|at (?:the )?(?:very )?most))\b)|\bor\s+(?:maybe |perhaps |even |possibly |just |at most )*{COUNT_EN}(?=\s*(?:$|[,.;!?]|if\b|when\b|depending\b|at (?:a push|most)\b|max\b))|\b(?:otherwise|or else|else|if not),?\s+(?:maybe |then |make it |only |just )?{COUNT_EN}(?=\s*(?:$|[,.;!?)]|days?\b))",
    re.IGNORECASE,
)
"""Another number for what was counted before: three days, or four if the money stretches."""
_BARE = compiled(
    r"(?<!\ball )(?<!\bto )(?<!\bat )(?<!\bby )(?<!till )(?<!til )(?<!before )(?<!after )(?<!until )(?<!past )(?<!around )(?<!under )(?<!over )(?<!aged )(?<!above )\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?=\s*(?:$|[,.;!?]|for (?:the|us|me)\b))",
    re.IGNORECASE,
)
"""A number that counts nothing by its own words: so now it's three."""
_A_CITY = compiled(rf"(?:{'|'.join(lexicon('cities'))})(?=$|[\s,。;!?、的吧玩])(?<!在..)(?<!看..)")
"""A city of the data that ends what nobody understood, and so may be where the trip goes."""
_UNREAD: Mapping[str, Pattern] = {
    "days": compiled(
        rf"(?<![第每头省留前后])(?<!其他)(?<!其余)(?<!最后)(?<![第每]\s)(?!(?<![加上多有再])[一1]个?整?[天日])(?:{COUNT_ZH}\s*(?:个)?(?:天|晚|夜|周(?!年)|星期)|半个(?:周|星期|月)|(?:还有|外加|加上|多)半天)(?!的|一个)|\b(?!(?<!plus )(?<!extra )(?<!another )(?:one|1)[\s-]*(?:day|night)\b){COUNT_EN}[\s-]*(?:days?|nights?|weeks?)\b",
        re.IGNORECASE,
    ),
    "budget": compiled(
        r"[¥$€£]\s*\d|\d{3,}\s*(?:元|块|yuan|rmb|cny|each|apiece|per)|\d\s*[kK]\b|[一二两三四五六七八九][百千万](?!步|米|公里|里路|人|字|[回遍次趟])|\b(?:hundred|thousand|grand)\b|\b(?:each|apiece|a head)$|(?<![\d.])(?<!(?<![A-Z])[GDCKTZYL])(?<!(?<![A-Z])[A-Z]{2})(?!(?:19\d|20[1-4])\d(?!\d))\d{3,5}(?![\d.]|\s*(?:米|m\b|km))",
        re.IGNORECASE,
    ),
}
"""Words that say the days or the money: unread, they make it uncertain what the fact is."""
_WOULD_IT_DO = compiled(
    r"(?:元|块钱?)?[,\s]*(?:大概|差不多|应该|估计)*(?:够不够|够吗|够么|够用吗|行不行|行吗|能玩吗|能行吗|可以吗|能不能搞定)"
)
"""How a text asks whether an amount will do: 2500够不够."""
_EACH_OR_ALL = compiled(
    r"(?:每人|每个人|人均)还是(?:一共|总共|全部|两人|所有)|(?:一共|总共|全部)还是(?:每人|每个人|人均)|\b(?:each|per person|a head) or (?:together|in total|for (?:both|all|everyone)|altogether|all in)\b|\b(?:together|in total|altogether) or (?:each|per person)\b",
    re.IGNORECASE,
)
"""A question of who an amount is for."""


def shaken(facts: Facts, text: str, unread: Sequence[Span], heavy: Sequence[Span] = ()) -> Facts:
    """The facts, less sure where their evidence is weak.

    It is where words of their kind were not read (an unread person may be one more traveller), where words of correction
    stand beside them, where an amount has `heavy` unread words beside it, and where several values are said.
    """
    unsure = _unsure(facts, without_named_numbers(text), unread, heavy)
    guesses = {name for name, one in facts.said.items() if one.confidence < _GUESSED}
    if (unsure | guesses | facts.open.keys()) & facts.money.counts:
        unsure.add("budget")
    return replace(
        facts,
        hinted=frozenset(unsure - facts.said.keys()),
        said={
            name: replace(one, confidence=min(one.confidence, _SHAKEN)) if name in unsure else one
            for name, one in facts.said.items()
        },
    )


def _unsure(facts: Facts, text: str, unread: Sequence[Span], heavy: Sequence[Span]) -> set[str]:
    """The names of the facts whose evidence is weak."""
    left = [text[slice(*span)] for span in unread]
    unsure = {"people_number"} if is_company_open(facts, text, unread) else set()
    if not (facts.money.caps or "budget" in facts.said) and _MONEY_MEANT.search(text):
        unsure.add("budget")
    if _FOR_OTHERS.search(text):
        unsure.add("people_number")
    if _SHARE_OF_IT.search(text) or ("budget" not in facts.said and _MONEY_OPEN.search(text)):
        unsure.add("budget")
    unsure |= {
        name
        for name, pattern in _UNREAD.items()
        if any(
            pattern.search(words) or pattern.match(text, at)
            for words, (at, _) in zip(left, unread, strict=True)
            if not (_is_settled(facts, name, at) or (name == "days" and are_its_nights(facts, text, at)))
        )
    }
    if are_days_open(facts, text):
        unsure.add("days")
    if any(map(_takes_a_number_back, left)) or any(_counts_nothing(text, span) for span in unread):
        unsure |= {"people_number", "days"}
    unsure |= {
        name for name, one in facts.said.items() if name in _COUNTS and _is_of_a_change(one.span, text)
    }
    if _is_told_twice(facts):
        unsure -= {"budget"}
    elif _EACH.search(text) and "people_number" not in facts.money.counts and not facts.money.caps:
        unsure.add("budget")
    if "people_number" not in facts.money.counts and not _is_told_twice(facts) and _OWN_SHARE.search(text):
        unsure.add("budget")
    unsure |= _unsure_cities(facts, text, unread)
    unsure |= {"budget"} if _EACH_OR_ALL.search(text) else set()
    if "budget" in facts.said and _WOULD_IT_DO.match(text, facts.said["budget"].span[1]):
        unsure.add("budget")
    unsure |= {_counted_last(facts, other.start()) for other in _OR_SO_MANY.finditer(text)}
    anew = [match.span() for match in _SAID_ANEW.finditer(text)]
    unsure |= {
        name
        for name, one in facts.said.items()
        if one.also
        or (
            one.confidence < (SETTLED if name in _NEAR else LAST_WORD)
            and any(_is_near(one.span, span, text, _NEAR.get(name, _LETTERS_BETWEEN)) for span in anew)
        )
        or (name == "budget" and any(_qualifies(one.span, span, text) for span in heavy))
    }
    return unsure


def _unsure_cities(facts: Facts, text: str, unread: Sequence[Span]) -> set[str]:
    """Which of the cities have weak evidence."""
    unsure = {"start_city"} if _APART.search(text) else set()
    if _OTHER_WAY_ROUND.search(text) or _is_told_both_ways(facts, text):
        unsure |= {"start_city", "target_city"}
    unsure |= {
        name
        for name in ("start_city", "target_city")
        if name in facts.said and _CODE.fullmatch(text, *facts.said[name].span)
    }
    if _by_order_alone(facts, text, unread):
        unsure |= {"start_city", "target_city"}
    if _names_a_third_city(facts, [text[slice(*span)] for span in unread]):
        unsure |= {"start_city", "target_city"} & facts.said.keys()
    return unsure


def _is_told_both_ways(facts: Facts, text: str) -> bool:
    """Whether the way is told, taken back, and told the other way: A to B? No wait, B to A."""
    if not {"start_city", "target_city"} <= facts.said.keys() or not _SAID_ANEW.search(text):
        return False
    start, target = (
        "|".join(map(re.escape, city_words(facts.said[name].value))) for name in ("start_city", "target_city")
    )
    to = r"\s*(?:->|=>|→|-|\bto\b)\s*"
    return all(
        re.search(rf"(?:{one}){to}(?:{other})", text, re.IGNORECASE)
        for one, other in ((start, target), (target, start))
    )


def _by_order_alone(facts: Facts, text: str, unread: Sequence[Span]) -> bool:
    """Whether no English words say which of two cities the trip goes to, and something stands between that may say it.

    As in: planning Chengdu fae Wuhan; Nanjing ... my niece, who is employed in Shanghai, whence we should set out.
    """
    cities = [facts.said[name] for name in ("start_city", "target_city") if name in facts.said]
    if len(cities) < 2 or not text.isascii() or max(one.confidence for one in cities) >= _ROLE_SAID:
        return False
    if min(one.confidence for one in cities) > _ROLE_UNSAID:
        return False
    (_, end), (start, _) = sorted(one.span for one in cities)
    beside = (
        span for one in cities for span in unread if span[0] - 1 <= one.span[1] and one.span[0] <= span[1] + 1
    )
    return _SENTENCE_END.search(text, end, start) is not None or any(beside)


def _names_a_third_city(facts: Facts, unread: Sequence[str]) -> bool:
    """Whether a city that was not read is named beside those from which and to which the trip goes: 去桂林 no 太远 去广州."""
    target = facts.said.get("target_city")
    if target is not None and target.confidence >= SETTLED:
        return False
    read = {facts.said[name].value for name in ("start_city", "target_city") if name in facts.said}
    return any(one[0] not in read for words in unread for one in _A_CITY.finditer(words))


def _takes_a_number_back(words: str) -> bool:
    """Whether unread words take something back, and name a number that may stand for what was read."""
    mark = _SAID_ANEW.search(words)
    return mark is not None and _A_NUMBER.search(words, mark.end()) is not None


def _is_settled(facts: Facts, name: str, at: int) -> bool:
    """Whether a fact is told by a last word, so that numbers before it no longer count: 行吧4天."""
    fact = facts.said.get(name)
    return fact is not None and fact.confidence >= LAST_WORD and at < fact.span[0]


def _is_told_twice(facts: Facts) -> bool:
    """Whether the budget is told in two ways that agree: it is that of the whole, whatever other amounts are for."""
    return "budget" in facts.said and facts.said["budget"].confidence >= TOLD_TWICE


def _is_of_a_change(fact: Span, text: str) -> bool:
    """Whether a fact stands in a sentence that tells of the trip as it was meant before and as it is now."""
    for change in _CHANGED.finditer(text):
        end = _SENTENCE_END.search(text, change.end())
        if change.start() <= fact[0] and (end is None or fact[1] <= end.start()):
            return True
    return False


def _counted_last(facts: Facts, at: int) -> str:
    """Which count of the trip was said last before an index: the days, or the travellers."""
    counts = {name: facts.said[name].span[1] for name in ("days", "people_number") if name in facts.said}
    before = {name: end for name, end in counts.items() if end <= at}
    return max(before, key=before.__getitem__, default="days")


def _counts_nothing(text: str, words: Span) -> bool:
    """Whether a number stands among unread words, and nothing after it that it could count."""
    start, end = words
    return any(start <= one.start() < end for one in _BARE.finditer(text))


def _qualifies(amount: Span, words: Span, text: str) -> bool:
    """Whether unread words stand right beside an amount, so that they may say what it is for."""
    first, second = sorted((amount, words))
    between = text[first[1] : second[0]]
    return between == "" or (between in (" ", " a ", " per ") and text[slice(*words)].isascii())


def _is_near(span: Span, other: Span, text: str, letters: int) -> bool:
    """Whether two parts of a text stand in one clause, so many letters apart at most."""
    first, second = sorted((span, other))
    between = text[first[1] : second[0]]
    return len(between) <= letters and _STOP.search(between) is None
