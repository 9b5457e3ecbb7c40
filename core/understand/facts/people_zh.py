"""How many people travel, said in Chinese: 两个人, 一家三口, 我和两个朋友, 夫妻带两个孩子, （2大1小）."""

import re

from core.understand.text.numerals import COUNT_ZH, count_of
from core.understand.text.spans import Reading

_N = COUNT_ZH
_TWO = "父母|爸妈|爸爸妈妈|双亲|二老|爷爷奶奶|外公外婆|姥姥姥爷|公婆|岳父母|岳父岳母|老两口"
_ONE = (
    "男朋友|女朋友|朋友|同学|同事|室友|舍友|闺蜜|闺密|兄弟|姐妹|伙伴|搭档|老婆|老公|妻子|丈夫|爱人|太太|先生|媳妇|"
    "对象|伴侣|女友|男友|孩子|小孩|宝宝|娃|女儿|儿子|爸爸|妈妈|父亲|母亲|爸|妈|爷爷|奶奶|外公|外婆|老人家?|长辈|"
    "哥哥|弟弟|姐姐|妹妹|表哥|表弟|表姐|表妹|孙子|孙女|侄子|侄女|外甥|老师|客户|老板"
)
_KIN = (
    rf"(?:(?:另外|其他)?(?P<n>{_N})\s*(?:个|位|名|只)?)?(?:我们?的?)?(?:小|老|好|大学|高中|男|女|亲|双胞胎)?"
    rf"(?:(?P<two>{_TWO})|(?P<one>{_ONE}|(?<=个)人))(?!们)"
)
_ANY_KIN = re.sub(r"\?P<\w+>", "?:", _KIN)
_KINS = rf"(?>{_ANY_KIN}(?:\s*(?:和|跟|与|及|以及|还有|加上|带着?|、|,带着?|&|\+)?\s*{_ANY_KIN}){{0,7}})"
_GROWN = r"(?:大人|成年?人|老年?人|小孩|孩子|儿童|婴儿|大(?![人学])|小(?!孩)|老(?!人))"
_PART = rf"{_N}\s*(?:个|位|名)?{_GROWN}"

_COUNTED = (
    (re.compile(rf"(?:旅行|出行|旅游)?人数\s*[:是为]?\s*({_N})"), 1.0),
    (
        re.compile(
            rf"(?<![每第另外他其床双])({_N})\s*(?:个|位|名)?\s*(?:成年)?人(?![民文类均间房床工气份次体])"
        ),
        0.95,
    ),
    (re.compile(rf"({_N})\s*口(?:之家|人)?(?![味水岸碑])"), 0.95),
    (re.compile(rf"(?:我们|咱们|咱|一行)\s*({_N})(?:个|位|名)?(?![天日晚夜周种样])"), 0.9),
    (re.compile(r"(?:我|姐妹|兄弟|哥|姐|爷|娘|娘儿|爷儿|父子|父女|母子|母女|闺蜜)(俩|仨)"), 0.9),
    (
        re.compile(
            rf"(?<![每第另外其他和跟与同带有约])({_N})\s*(?:个|位|名)\s*(?:大学|高中|老|好|小)?"
            r"(?:同学|朋友|女生|男生|姑娘|小伙伴|小伙|闺蜜|室友|同事|学生|驴友|兄弟|姐妹)(?!们?(?:家|在))"
        ),
        0.8,
    ),
)
_COMPOSITION = re.compile(rf"{_PART}(?:[\s,、和及带与]*{_PART})+")
_PAIR = re.compile(
    rf"(?:我们俩|我俩|咱俩|咱们俩|我?们?夫妻俩?|我?们?夫妇俩?|小两口|两口子|情侣)\s*(?:[想要打算计划准备]*(?:带着?|和|跟|与|陪着?)\s*(?P<kin>{_KINS}))?"
)
_COUPLES = re.compile(rf"({_N})对(?:老|小|年轻)?(?:夫妻|夫妇|情侣)")
_ALONE_WITH = re.compile(rf"(?:一个?人|独自|单独|自己)\s*(?:带着?|领着|陪着?)\s*(?P<kin>{_KINS})")
_WITH = re.compile(
    rf"(?:我|本人|自己)?[想要打算准备计划]*(?:和|跟|与|同|带着?|领着|陪着?|携|\+|&)\s*(?P<kin>{_KINS})"
)
_AND_ME = re.compile(rf"(?P<kin>{_KINS})\s*(?:和|跟|与|加)(?:我|本人)(?!们|的|家)")
_ALONE = re.compile(r"独自|独身|只身|孤身|单独(?:出行|旅行|旅游|一人)|自己一个|单人(?![间房床])|一个人")
_CROWD = re.compile(
    r"我们|咱们|朋友们|同学们|同事们|全家|一家人|家人|大家|团队|[和跟带](?:几|一群|一帮|一些)"
)
_ME = re.compile(r"(?<![给帮为替请让和跟与陪])(?:我|本人)(?![们的国俩仨和跟与带]|给)")


COMPANY = re.compile(
    rf"{_PART}(?:[\s,、和及带与]*{_PART})*|{_KINS}|(?:一家|全家|我们家)?{_N}口(?:之家|人)?|{_N}代人|情侣|夫妻|夫妇|两口子|老两口|亲子"
)
"""Words that say who travels, by which a request tells its number of people once more."""


def people_in_chinese(text: str) -> Reading[int] | None:
    """Travellers by the strongest statement there is; a lone 我 counts as one, with low confidence."""
    pair = _PAIR.search(text)
    if pair and pair["kin"]:
        return Reading(2 + _count_kin(pair["kin"]), pair.span(), 0.85)
    couples = _COUPLES.search(text)
    if couples:
        return Reading(2 * (count_of(couples[1]) or 1), couples.span(), 0.9)
    burdened = _ALONE_WITH.search(text)
    if burdened:
        return Reading(1 + _count_kin(burdened["kin"]), burdened.span(), 0.9)
    for pattern, confidence in _COUNTED:
        match = pattern.search(text)
        count = count_of(match[1]) if match else None
        if match and count:
            return Reading(count, match.span(), confidence)
    composition = _COMPOSITION.search(text)
    if composition:
        parts = re.findall(rf"({_N})\s*(?:个|位|名)?{_GROWN}", composition[0])
        return Reading(sum(count_of(part) or 0 for part in parts), composition.span(), 0.95)
    if pair:
        return Reading(2, pair.span(), 0.9)
    return _with_me(text)


def _with_me(text: str) -> Reading[int] | None:
    company = _WITH.search(text) or _AND_ME.search(text)
    if company:
        return Reading(1 + _count_kin(company["kin"]), company.span(), 0.85)
    alone = _ALONE.search(text)
    if alone:
        return Reading(1, alone.span(), 0.9)
    me = _ME.search(text)
    if me and not _CROWD.search(text):
        return Reading(1, me.span(), 0.6)
    return None


def _count_kin(words: str) -> int:
    total = 0
    for match in re.finditer(_KIN, words):
        count = count_of(match["n"]) if match["n"] else None
        total += count if count else 2 if match["two"] else 1
    return total
