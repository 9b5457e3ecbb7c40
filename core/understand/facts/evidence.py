"""How strong the evidence of each fact is: what stands beside it unread, was taken back, or says another value."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from core.understand.dates.named_days import weekday_en, weekday_zh
from core.understand.facts.ages import ages
from core.understand.facts.facts import Facts
from core.understand.facts.people import company_spans
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH
from core.understand.text.spans import Reading, Span

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
)
"""What says that the trip is for others, and leaves open whether the one who writes comes along."""
_MONEY_OPEN = compiled(
    r"(?:预算|经费|花多少)[^,。;!?\d]{0,6}(?:没(?:有)?(?:说|定|想好|谈|告诉)|还没|未定|待定|不(?:知道|清楚|确定)|再说)|"
    r"\b(?:no|any|have) idea (?:of|about) (?:the|our|a) budget\b|\bbudget\b[^.;!?\d]{0,12}\b(?:not (?:tell|told|said|decided|fixed|confirmed|set|clear|sure|yet)|isn't|unknown|undecided|tbd|tbc|open|(?:don't|dont) know|dunno|no idea)\b|\boverall[ ,]+(?:dunno|no idea|don't know|not sure)\b|\bhow much (?:(?:does|do|would|will|should) )?(?:it|this|that|we)? ?(?:costs?|need|budget)\b|"
    r"\b(?:what|which|how big a|how much of a)(?:'s| is| kind of| sort of)?(?: a)?(?: realistic| reasonable| sensible| good)? budget\b",
    re.IGNORECASE,
)
"""What says that the money is not settled yet."""
_SAID_ANEW = compiled(
    r"不对|说错|打错|写错|搞错|更正|(?<![一-鿿])(?:哦不|啊不|不不)|\b(?:sorry(?! (?:about|for|if|to)\b)|no,? wait|scratch that|oops|or rather|correction)\b",
    re.IGNORECASE,
)
"""Words by which something is said anew."""
_CHANGED = compiled(
    r"(?:原定|原来|本来|原计划|原本|原先|上次说的?)[^。;!?]{0,40}?(?:现在|改|变[成为]?(?=[\d一二两三四五六七八九])|结果|后来|只剩|就剩)"
)
"""What tells of a trip as it was meant before and as it is now: any number may be of either."""
_EACH = compiled(r"各(?:自|出|掏|家)?\s*(?:\d{3}|[一二两三四五六七八九]{1,2}[百千万])")
"""An amount of each, of whom it is not read that it is."""
# how sure a number of travellers is that is said as such
_SAID_OUTRIGHT = 0.95
_PLUS = compiled(r"(?<![\d:])\d ?\+ ?\d(?![\d:])")
_OF_SEVERAL = compiled(
    r"[两三四五六几\d]\s*个?家(?:人|子)?(?![酒店餐馆])|各(?:有|带|自|来)?[一两三1-9]|外加|另[有加]|(?:他|她|它|爸妈|爹妈|父母|老人)们?[俩仨]|人?(?:多|好几|一大)家子|"
    r"\beach with\b",
)
"""Words by which a company is added up in a way that is not sure to be read whole."""
_HOMES = compiled(r"[两三四五六2-6]\s*个?家[一二三四五六七八九]口")
"""Homes with a number that may be of each or of all: 两家三口."""
_ALONE = compiled(
    r"[独只]自|[1一]个?人(?!\s*[\d一二两三四五六七八九十几¥])|单人|孤身|只有我|就我|我自己|(?<!\w)1 ?p\b|\b(?:alone|solo|single|myself|(?:just|only) me|me only|by my ?self|one person|1 person|(?:one|a|single) (?:adult|travell?er)|party of one|I'm|I am|I)\b",
    re.IGNORECASE,
)
"""What says that one travels alone, or that one person writes of nobody else."""
_TOGETHER = compiled(r"我们|咱们|我俩|大家|媳妇|老婆|老公|丈夫|妻子|\b(?:we|us|our)\b", re.IGNORECASE)
"""What says that somebody comes along."""
_APART = compiled(
    r"(?:分别|分头|各自)(?:出发|过去|走|去)|各走各的|(?:他|她|对象|女友|男友|女朋友|男朋友|闺蜜|朋友|同学)(?:人)?在[^,。;!?]{2,3},?我(?:人)?在"
)
"""What says that not all travellers start from one city."""
_STOP = compiled(r"[,。;!?\n].*[,。;!?\n]", re.DOTALL)
"""What lies between two parts of a text of which a clause stands between them."""
# letters from a word of correction within which a fact may be what is corrected
_NEAR = 6
_FAMILY = compiled(r"一家|全家|口之家|\bfamily of\b", re.IGNORECASE)
"""Words for a company that holds its own children, wherever these are told of."""
_SPEAKER = compiled(r"(?:我|本人|\bat|\bI'm|\bI am)\s*(?:今年|都|已经)?$|I'm|I am", re.IGNORECASE)
_OF_ALL = compiled(r"(?:all|both|each)\b", re.IGNORECASE)
"""How the age begins of persons who are counted together: four friends, all over 65."""
_CODE = compiled(r"[A-Z]{2}|[a-z]{2}")
"""Two letters for a city, which may be those of another: HZ."""
_DAYS_BESIDE = compiled(
    r"\bplus (?:an?|one|two|[12])(?: extra| more)? (?:nights?|half)\b|\b(?:not (?:counting|including)|excluding|without|plus|apart from) (?:the |our )?(?:travel(?:ling)?|trains?|flights?|journeys?|transit|getting there)(?: days?| time)?\b(?=\s*(?:$|[,.;!?)]))",
    re.IGNORECASE,
)
"""What leaves the rides out of the days, or out of the money: 3 days there, not counting the trains."""
_OR_SO_MANY = compiled(
    rf"(?:,\s*|\bor\s+)?\b(?:maybe|perhaps|possibly)\s+{COUNT_EN}(?=\s*(?:$|[,.;!?)]))|(?:,\s*|\bor\s+)(?:maybe |perhaps |possibly )?{COUNT_EN}(?=\s+(?:if|unless|depending|should)\b)|\bor\s+(?:maybe |perhaps |even |possibly |just |at most )*{COUNT_EN}(?=\s*(?:$|[,.;!?]|if\b|when\b|depending\b|at (?:a push|most)\b|max\b))",
    re.IGNORECASE,
)
"""Another number for what was counted before: three days, or four if the money stretches."""
_AGES_BEFORE = compiled(
    rf"[\s(,:]*(?:小的?|大的?|孩子|娃|小孩|小朋友|女儿|儿子|老人|一个|分别|都|是|才|今年|[\d一二三四五六七八九十]{{1,2}}周?岁半?|[、和与及])+|[\s(,:]*(?:(?:who are|are|aged?|ages)\s+)?(?:{COUNT_EN}[\s,]*(?:(?:and|&)\s*)?){{1,4}}",
    re.IGNORECASE,
)
"""What stands between counted persons and a later one of their ages: our two kids (4 and 9)."""
_BARE = compiled(
    r"(?<!\bto )(?<!\bat )(?<!\bby )(?<!till )(?<!til )\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?=\s*(?:$|[,.;!?]|for (?:the|us|me)\b))",
    re.IGNORECASE,
)
"""A number that counts nothing by its own words: so now it's three."""
_WEEKDAY = compiled(
    r"\b(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?\b|(?:周|星期|礼拜)[一二三四五六日天]",
    re.IGNORECASE,
)
"""A day of the week: beside those by which the length of the trip is known, it may be one more of its days."""
_PERSONS = compiled(
    r"^(?:带|陪|领)[着上了]?[一-鿿]{2}|爸|妈|爹|(?<!姑|新|大)娘(?!家)|老豆|老母|老汉|爷爷|奶奶|姥|外婆|公婆|舅|阿姨|叔|伯|姑|哥|弟|姐|妹|儿子|女儿|闺女|娃|孩|宝宝|婴|老人|朋友|同学|同事|闺蜜|学生|员工|客人|保姆|月嫂|护工|"
    r"(?:\d|[一二两三四五六七八九十])\s*(?:个|位|名|口)?人(?!均)|来不了|一起来|也来|也去|(?:外加|加上|再加|还有|另外)\s*(?:\d|[一二两三四五六七八九十])\s*[个位名]|"
    r"\b(?:conductor|coach|driver|leader|trainer|instructor|chaperone|interpreter|tour guide|year-olds?|it(?:'d| would|'ll| will) be (?:her|him|them)|twins|triplets|newborns?|carers?|caregivers?|(?:one|two|three|four|another|[1-9]) (?!dinn|summ|wint|oth|aft|riv|quart|numb)[a-z]{3,}(?:ers?|ors?|ists?)|nanny|infants?|baby|babies|toddlers?|(?<!as a )kids?|child(?:ren)?|sons?|daughters?|mum|mom|dad|mother|father|teens?|teenagers?|nana?|grand(?:ad|dad|ma|pa|mother|father|parents?|kids?|son|daughter)|"
    r"friends?|girlfriends?|boyfriends?|colleagues?|wife|husband|brothers?|sisters?|cousins?|aunts?|uncles?|in-laws|pupils?|students?|guests?|joins?|joining|dropped out|(?:two|three|four|five|six|\d) of us)\b",
    re.IGNORECASE,
)
"""Words for persons: unread, they may be of one more traveller."""
_UNREAD: Mapping[str, Pattern] = {
    "days": compiled(
        rf"(?<![第每头])(?<!最后)(?<![第每]\s)(?!(?<![加上多有再])[一1]个?整?[天日])(?:{COUNT_ZH}\s*(?:个)?(?:天|晚|夜|周(?!年)|星期)|半个(?:周|星期|月)|(?:还有|外加|加上|多)半天)(?!的|一个)|\b(?!(?<!plus )(?<!extra )(?<!another )(?:one|1)[\s-]*day\b){COUNT_EN}[\s-]*(?:days?|nights?|weeks?)\b",
        re.IGNORECASE,
    ),
    "budget": compiled(
        r"[¥$€£]\s*\d|\d{3,}\s*(?:元|块|yuan|rmb|cny|each|apiece|per)|\d\s*[kK]\b|[一二两三四五六七八九][百千万]|\b(?:hundred|thousand|grand)\b|\b(?:each|apiece|a head)$|(?<![\d.])\d{3,5}(?![\d.]|\s*(?:米|m\b|km))",
        re.IGNORECASE,
    ),
}
"""Words that say the days or the money: unread, they make it uncertain what the fact is."""
_JOINING = compiled(
    r"来不了|一起来|也来|也去|(?:外加|加上|再加|还有|另外)|保姆|月嫂|护工|\b(?:joins?|joining|dropped out|carers?|caregivers?|nanny|it(?:'d| would|'ll| will) be (?:her|him|them))\b",
    re.IGNORECASE,
)
"""What tells of one more than a family whose number is said: the others whom the text names are of it."""
_ALSO_COMES = compiled(
    r"[爸妈爷奶姥公婆舅姨叔伯姑哥姐弟妹友事学](?:[^,。;!?]{0,4})也(?:要|想|会|跟着)?(?:一起)?(?:来|去)(?!过)|\b(?:is|are|'s|'re) (?:also )?(?:coming|joining)(?: too| along| us| as well)",
    re.IGNORECASE,
)
"""Words by which somebody joins those who were counted."""
_MAY_COME = compiled(
    r"[爸妈爷奶姥公婆舅姨叔伯姑哥姐弟妹友事学](?:可能|也许|说不定|没准|不一定)(?:也|还)?(?:要|想|会)?(?:一起)?(?:跟|来|去)"
)
"""Words by which it is open whether somebody comes."""
_EACH_OR_ALL = compiled(
    r"(?:每人|每个人|人均)还是(?:一共|总共|全部|两人|所有)|(?:一共|总共|全部)还是(?:每人|每个人|人均)|\b(?:each|per person|a head) or (?:together|in total|for (?:both|all|everyone)|altogether|all in)\b|\b(?:together|in total|altogether) or (?:each|per person)\b",
    re.IGNORECASE,
)
"""A question of who an amount is for."""
_ONE_MORE_DAY = compiled(
    r"\b(?:might|may|could|maybe|perhaps|possibly|hoping to|trying to)\b[^.;!?]{0,30}\ba (?:second|third|fourth|fifth|sixth|seventh)\b(?! (?:person|time|bed|room|hand))",
    re.IGNORECASE,
)
"""A day more that is not settled: 3 days, but I might squeeze out a fourth."""


def uncounted(text: str) -> Iterator[Span]:
    """Ages that the (folded) text gives of nobody whom the company counts: of one more traveller, perhaps."""
    if _FAMILY.search(text):
        return
    company = list(company_spans(text))
    for age in ages(text):
        start, end = age.span
        spoken = _SPEAKER.search(text[:start]) or _SPEAKER.match(text, start) or _OF_ALL.match(text, start)
        counted = any(
            (first - 2 <= end and start <= last + 2)
            or (last < start and _AGES_BEFORE.fullmatch(text, last, start))
            for first, last in company
        )
        if not spoken and not counted:
            yield age.span


def shaken(
    facts: Facts, text: str, unread: Sequence[Span], heavy: Sequence[Span] = (), guessed: Sequence[Span] = ()
) -> Facts:
    """The facts, less sure where their evidence is weak.

    It is where words of their kind were not read (an unread person may be one more traveller), where words were
    `guessed`, as they were mistyped or said anew, where words of correction stand beside them, where an amount has
    `heavy` unread words beside it, and where several values are said.
    """
    left = [text[slice(*span)] for span in unread]
    unsure = {"people_number"} if _is_company_open(facts, text, unread) else set()
    if not (facts.money.caps or "budget" in facts.said) and _MONEY_MEANT.search(text):
        unsure.add("budget")
    if _FOR_OTHERS.search(text):
        unsure.add("people_number")
    if "budget" not in facts.said and _MONEY_OPEN.search(text):
        unsure.add("budget")
    unsure |= {
        name
        for name, pattern in _UNREAD.items()
        if any(pattern.search(words) for words in left) or any(pattern.match(text, at) for at, _ in unread)
    }
    if "days" in facts.said and _has_other_weekdays(facts.said["days"], text):
        unsure.add("days")
    if any(_SAID_ANEW.search(words) for words in left) or any(_counts_nothing(text, span) for span in unread):
        unsure |= {"people_number", "days"}
    if _CHANGED.search(text):
        unsure |= {"people_number", "days", "budget"} & facts.said.keys()
    if _EACH.search(text) and "people_number" not in facts.money.counts and not facts.money.caps:
        unsure.add("budget")
    if _APART.search(text):
        unsure.add("start_city")
    unsure |= {
        name
        for name in ("start_city", "target_city")
        if name in facts.said and _CODE.fullmatch(text, *facts.said[name].span)
    }
    unsure |= {"days"} if _DAYS_BESIDE.search(text) or _ONE_MORE_DAY.search(text) else set()
    unsure |= {"budget"} if _EACH_OR_ALL.search(text) else set()
    unsure |= {_counted_last(facts, other.start()) for other in _OR_SO_MANY.finditer(text)}
    anew = [match.span() for match in _SAID_ANEW.finditer(text)]
    unsure |= {
        name
        for name, one in facts.said.items()
        if one.also
        or any(start < one.span[1] and one.span[0] < end for start, end in guessed)
        or any(_is_near(one.span, span, text, _NEAR) for span in anew)
        or (name == "budget" and any(_qualifies(one.span, span, text) for span in heavy))
    }
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


def _is_company_open(facts: Facts, text: str, unread: Sequence[Span]) -> bool:
    """Whether more or fewer may travel than were counted, by the whole text and by what of it was left `unread`.

    A number that is said to be that of all sums up who was named before it.
    """
    people = facts.said.get("people_number")
    is_family = people is not None and _is_family(people.span, text)
    summed_up = people.span[0] if people and people.confidence >= _SAID_OUTRIGHT and people.value > 1 else 0
    told = (((_JOINING if is_family or end <= summed_up else _PERSONS), text[at:end]) for at, end in unread)
    if any(joining.search(words) for joining, words in told) or _MAY_COME.search(text):
        return True
    if any(age[0] >= summed_up for age in uncounted(text)) or (is_family and _ALSO_COMES.search(text)):
        return True
    if people is None:
        return False
    lone_in_company = people.value == 1 and _TOGETHER.search(text) and not _ALONE.search(text)
    sums = _PLUS.search(text) or _HOMES.search(text) or _is_added_up(people, text)
    return bool(lone_in_company or sums)


def _is_family(people: Span, text: str) -> bool:
    """Whether a number of travellers is that of a family: 一家六口, a family of six."""
    start, end = people
    return _FAMILY.search(text, max(0, start - 2), end) is not None


def _counted_last(facts: Facts, at: int) -> str:
    """Which count of the trip was said last before an index: the days, or the travellers."""
    counts = {name: facts.said[name].span[1] for name in ("days", "people_number") if name in facts.said}
    before = {name: end for name, end in counts.items() if end <= at}
    return max(before, key=before.__getitem__, default="days")


def _has_other_weekdays(days: Reading[int], text: str) -> bool:
    """Whether the days are told by weekdays, and another weekday stands in the text that is none of them."""
    told = next(_WEEKDAY.finditer(text, *days.span), None)
    if told is None:
        return False
    within = {(_weekday(told) + ahead) % 7 for ahead in range(days.value)}
    return any(_weekday(one) not in within for one in _WEEKDAY.finditer(text))


def _weekday(named: re.Match[str]) -> int:
    return weekday_en(named[0]) if named[0].isascii() else weekday_zh(named[0][-1])


def _counts_nothing(text: str, words: Span) -> bool:
    """Whether a number stands among unread words, and nothing after it that it could count."""
    start, end = words
    return any(start <= one.start() < end for one in _BARE.finditer(text))


def _is_added_up(people: Reading[int], text: str) -> bool:
    """Whether a number of travellers is a sum that may lack somebody: one who is named apart, or parts with parts."""
    if people.confidence >= _SAID_OUTRIGHT:
        return False
    start, end = people.span
    apart = (text[first:last] for first, last in company_spans(text) if not (first < end and start < last))
    counted = text[start:end]
    return _OF_SEVERAL.search(text) is not None or any(
        not one.isascii() and one[-1] not in counted for one in apart
    )


def _qualifies(amount: Span, words: Span, text: str) -> bool:
    """Whether unread words stand right beside an amount, so that they may say what it is for."""
    first, second = sorted((amount, words))
    between = text[first[1] : second[0]]
    return between == "" or (between == " " and text[slice(*words)].isascii())


def _is_near(span: Span, other: Span, text: str, letters: int) -> bool:
    """Whether two parts of a text stand in one clause, so many letters apart at most."""
    first, second = sorted((span, other))
    between = text[first[1] : second[0]]
    return len(between) <= letters and _STOP.search(between) is None
