"""Whether more or fewer may travel than were counted: somebody told of apart, ages of nobody, a sum that may lack one."""

import re
from collections.abc import Iterator, Sequence

from core.understand.facts.company.company_totals import SHARES_A_ROOM
from core.understand.facts.facts import Facts
from core.understand.facts.people import company_spans
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.persons.ages import ages
from core.understand.persons.kin_zh import THINGS
from core.understand.persons.parts import ELDERLY
from core.understand.persons.told_twice import YOUNG
from core.understand.text.numerals import COUNT_EN
from core.understand.text.spans import Reading, Span

# how sure a number of travellers is that is said as such
_SAID_OUTRIGHT = 0.95
_COUPLE = compiled("蜜月|新婚|结婚|领证|情侣|夫妻|夫妇|恋人")
"""Words for two who are told of as two before."""
_KIN_COUNTED = compiled(
    r"(?:父子|父女|母子|母女|夫妻|夫妇|情侣|姐妹|兄妹|姐弟|兄弟|祖孙|爷孙|婆媳|闺蜜|一家)\s*(?:[二两三四五六2-6]\s*(?:个?人|口)?|俩|仨)"
)
"""The number of a family by what they are to each other, which sums up who is named apart: 父子两人, 母女三人."""
_STAYS_AWAY = compiled("不[去来]|[去来]不了|没空|在家|^(?:见|看望|探望|拜访|投奔)")
_HIM = compiled("[她他]")
_OF_THE_PAST = compiled(
    r"\b(?:was|were) (?:born|raised)\b|\b(?:died|passed away|used to|grew up|once lived)\b|去世|走了|过世|生前",
    re.IGNORECASE,
)
"""What tells of somebody as of long ago: my grandmother was born there."""
_PLUS = compiled(r"(?<![\d:])\d ?\+ ?\d(?![\d:])")
_OF_SEVERAL = compiled(
    r"[两三四五六几\d]\s*个?家(?:人|子)?(?![酒店餐馆头])|各(?:有|带|自|来)?[一两三1-9]|外加|另[有加]|(?:爸妈|爹妈|父母|老人)们?[俩仨]|(?<=[和跟与带])(?:他|她|它)们?[俩仨]|人?(?:多|好几|一大)家子|"
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
_FAMILY = compiled(r"一家|全家|口之家|\bfamily of\b", re.IGNORECASE)
"""Words for a company that holds its own children, wherever these are told of."""
_SPEAKER = compiled(r"(?:我|本人|\bat|\bI'm|\bI am)\s*(?:今年|都|已经)?$|I'm|I am", re.IGNORECASE)
_OF_ALL = compiled(r"(?:all|both|each)\b", re.IGNORECASE)
"""How the age begins of persons who are counted together: four friends, all over 65."""
_AGES_BEFORE = compiled(
    rf"[\s(,:]*(?:小的?|大的?|孩子|娃|小孩|小朋友|女儿|儿子|老人|一个|分别|都|是|才|今年|[\d一二三四五六七八九十]{{1,2}}周?岁半?|[、和与及])+|[\s(,:]*(?:and (?:(?:i|me|myself)\s+)?)?(?:(?:who are|who is|they are|they're|he is|he's|she is|she's|we are|we're|are|all|both|now|just|nearly|over|aged?|ages)\s+)*(?:{COUNT_EN}[\s,]*(?:(?:and|&)\s*)?){{0,4}}",
    re.IGNORECASE,
)
"""What stands between counted persons and a later one of their ages: our two kids (4 and 9)."""
_PERSONS = compiled(
    rf"(?<![一-鿿])我们?[跟和与](?!我|你)[一-鿿]|^(?:带[着上了]?(?!着|上|{THINGS})|[陪领][着上了]?)[一-鿿]{{2}}|爸|妈|爹|(?<!姑|新|大)娘(?!家)|老豆|老母|老汉(?!口)|爷爷|奶奶|姥|外婆|公婆|舅|阿姨|叔|伯|姑|哥|弟|姐|妹|儿子|女儿|闺女|娃|孩|宝宝|婴|老人|朋友|同学|同事|闺蜜|(?<![大高初研][一二三四])学生|员工|客人|保姆|月嫂|护工|志愿者|教练|领队|带队|(?:加上?|\+)我(?!们)|"
    r"(?:\d|[一二两三四五六七八九十])\s*(?:个|位|名|口)?人(?!均)|来不了|一起来|也来|也去|(?:外加|加上|再加|还有|另外)\s*(?:\d|[一二两三四五六七八九十])\s*[个位名]|"
    r"\b(?:conductor|coach|driver|leader|trainer|instructor|chaperone|interpreter|tour guide|year-olds?|it(?:'d| would|'ll| will) be (?:her|him|them)|(?:our|my|the|her|his|year-old|toddler|baby|identical) twins|triplets|newborns?|carers?|caregivers?|(?:one|two|three|four|another|[1-9]) (?!dinn|summ|wint|memb|oth|aft|riv|quart|numb|prop|bett|larg|small|quiet|cheap|short|long|tow|corn|cent|pap|fl(?:o|av)|col|flow)[a-z]{3,}(?:ers?|ors?|ists?)|nanny|infants?|baby|babies|toddlers?|(?<!as a )kids?|child(?:ren)?|sons?|daughters?|mum|mom|dad|mother|father|teens?|teenagers?|nana?|grand(?:ad|dad|ma|pa|mother|father|parents?|kids?|son|daughter)|"
    r"friends?(?!'s (?:\w+ )?(?:wedding|party|birthday|house|place|flat|graduation|concert|funeral|exhibition))|girlfriends?|boyfriends?|colleagues?|wife|husband|brothers?|sisters?|cousins?|aunts?|uncles?|in-laws|pupils?|(?<!exchange )(?<!uni )(?<!university )(?<!college )(?<!grad )(?<!graduate )(?<!phd )students?|guests?|joins?|joining|dropped out|(?:two|three|four|five|six|\d) of us)\b",
    re.IGNORECASE,
)
"""Words for persons: unread, they may be of one more traveller."""
_JOINING = compiled(
    r"来不了|一起来|也来|也去|外加|加上|再加|加我(?!们)|(?:还有|另外)(?![什啥没哪就要想吃住酒])|保姆|月嫂|护工|\b(?:joins?|joining|dropped out|carers?|caregivers?|nanny|it(?:'d| would|'ll| will) be (?:her|him|them))\b",
    re.IGNORECASE,
)
"""What tells of one more than a family whose number is said: the others whom the text names are of it."""
_APPOSITION = re.compile(r"\s*[,(:–—-]+\s*")
"""What stands between travellers and what they are."""
_ALSO_COMES = compiled(
    r"[爸妈爷奶姥公婆舅姨叔伯姑哥姐弟妹友事学](?:[^,。;!?]{0,4})也(?:要|想|会|跟着)?(?:一起)?(?:来|去)(?!过)|\b(?:is|are|'s|'re) (?:also )?(?:coming|joining)(?: too| along| us| as well)",
    re.IGNORECASE,
)
"""Words by which somebody joins those who were counted."""
_MAY_COME = compiled(
    r"[爸妈爷奶姥公婆舅姨叔伯姑哥姐弟妹友事学](?:可能|也许|说不定|没准|不一定)(?:也|还)?(?:要|想|会)?(?:一起)?(?:跟|来|去)|"
    r"(?:有|其中|里面)(?:俩|仨|[一两三四五1-5]个)人?(?:说|还|要|得|也|都)*(?:看情况|不一定|不确定|没定|没想好|再说|待定|犹豫)"
)
"""Words by which it is open whether somebody comes."""


_CALLED_AGAIN = (
    (
        re.compile("孩子?|娃|小孩|小朋友|宝宝|(?:the )?(?:kids?|child(?:ren)?|little ones?)$"),
        re.compile(
            r"女儿|儿子|闺女|孙|[大二小]宝|\d岁|岁的|\b(?:sons?|daughters?|grand(?:son|daughter|child)|toddler|baby|boys?|girls?)\b"
        ),
    ),
    (re.compile("学生"), re.compile("室友|舍友|同学|闺蜜|女生|男生|寝室|宿舍")),
    (
        re.compile("老人家?|长辈|(?:the )?(?:elderly|old folks|elders)$"),
        ELDERLY,
    ),
)
"""Words for any of those whom others name more closely."""
_AND_ANOTHER = re.compile(
    r",?\s*(?:\band|&|\+|\bplus|\bwith)\s+(?:(?:my|our|the|her|his)\s+)?", re.IGNORECASE
)
"""What leads from those who were counted to one more, whom no word known to be of a person names: my little brother and popo."""


def is_company_open(facts: Facts, text: str, unread: Sequence[Span]) -> bool:
    """Whether more or fewer may travel than were counted, by the whole text and by what of it was left `unread`.

    A number that is said to be that of all sums up who was named before it.
    """
    people = facts.said.get("people_number")
    is_family = people is not None and _is_family(people.span, text)
    summed_up = people.span[0] if people and people.confidence >= _SAID_OUTRIGHT and people.value > 1 else 0
    others = [one for one in unread if people is None or not _tells_what_they_are(people, one, text)]
    told = (((_JOINING if is_family or end <= summed_up else _PERSONS), text[at:end]) for at, end in others)
    counted = people.span[1] if people else 0
    known = " ".join(text[start:end] for start, end in company_spans(text) if start < counted).lower()
    if any(_tells_of_another(joining, words, known) for joining, words in told) or _MAY_COME.search(text):
        return True
    added_up = people is not None and people.confidence < _SAID_OUTRIGHT
    if added_up and any(_AND_ANOTHER.fullmatch(text, counted, at) for at, _ in unread):
        return True
    if any(age[0] >= summed_up for age in uncounted(text)) or (is_family and _ALSO_COMES.search(text)):
        return True
    if people is None:
        return False
    lone_in_company = people.value == 1 and _TOGETHER.search(text) and not _ALONE.search(text)
    sums = _PLUS.search(text) or _HOMES.search(text) or _is_added_up(people, text)
    return bool(lone_in_company or sums)


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


def _tells_what_they_are(people: Reading[int], unread: Span, text: str) -> bool:
    """Whether unread words right behind a count of several say what these are: four of us, old uni friends."""
    start, end = unread
    beside = _APPOSITION.fullmatch(text, people.span[1], start) is not None
    return people.value > 1 and beside and text[start:end].rstrip().endswith("s")


def _tells_of_another(persons: Pattern, words: str, known: str) -> bool:
    """Whether unread words tell of somebody who is none of the `known` travellers: 儿子说 is none where 儿子陪我."""
    return not _OF_THE_PAST.search(words) and any(
        one[0].lower() not in known and not _is_called_again(one[0].lower(), known)
        for one in persons.finditer(words)
    )


def _is_called_again(person: str, known: str) -> bool:
    """Whether a word for any child, or for any of the old, is one for travellers who were told of more closely: 带女儿 ... 孩子小."""
    return any(again.match(person) and told.search(known) for again, told in _CALLED_AGAIN)


def _is_family(people: Span, text: str) -> bool:
    """Whether a number of travellers is that of a family: 一家六口, a family of six."""
    start, end = people
    return _FAMILY.search(text, max(0, start - 2), end) is not None


def _is_added_up(people: Reading[int], text: str) -> bool:
    """Whether a number of travellers is a sum that may lack somebody: one who is named apart, or parts with parts."""
    if people.confidence >= _SAID_OUTRIGHT:
        return False
    start, end = people.span
    apart = [
        text[first:last]
        for first, last in company_spans(text)
        if not (first < end and start < last) and not SHARES_A_ROOM.match(text, last)
    ]
    counted = text[start:end]
    family = _FAMILY.search(counted) is not None
    apart = [
        one
        for one in apart
        if not (_is_called_again(one.lower(), counted.lower()) or (family and YOUNG.search(one)))
        # of several who were counted a pronoun means one
        and not (one in ("他", "她") and people.value > 1)
    ]
    if _KIN_COUNTED.fullmatch(counted) and not _ALSO_COMES.search(text):
        return False
    return _OF_SEVERAL.search(text) is not None or any(
        not one.isascii() and one[-1] not in counted and not (_COUPLE.search(one) or _STAYS_AWAY.search(one))
        for one in (() if _HIM.search(counted) else apart)
    )
