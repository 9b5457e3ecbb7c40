"""The names of a thing in the words of a case, of its author and of a reading.

A case names a thing in its own words (人多拥挤的地方), the person in others (the aquarium maybe), a reading by the name that
it has in the lexicons (人多, aquariums). What is compared are names, never whether letters stand somewhere in a sentence.
"""

import re
from functools import lru_cache

from benchmarks.grading.items import ReadItem
from benchmarks.grading.measures import place_near
from core.dsl.families.places import Names, Types
from core.understand.text.lexicon import lexicon
from core.understand.text.numerals import number_of
from core.understand.text.vocabulary import TOPICS, concept_of
from core.understand.text.writing.script import fold

SAME = (
    frozenset({"家庭房", "亲子房"}),
    frozenset({"水疗", "spa"}),
    frozenset({"咸", "少盐"}),
    frozenset({"玉佛寺", "玉佛禅寺"}),
    frozenset({"早起", "睡懒觉"}),
    frozenset({"tickets 0", "free tickets", "免费的景点"}),
    frozenset({"贝类", "shellfish"}),
    frozenset({"含早餐", "早餐在酒店", "酒店早餐", "breakfast in hotel", "breakfast in the hotel"}),
    frozenset({"可带宠物", "takes cats", "takes dogs", "cats allowed", "dogs allowed"}),
    frozenset({"早起", "early rising", "early getting up", "getting up early"}),
    frozenset({"卧铺", "sleeper train", "soft sleeper", "soft sleeper train"}),
    frozenset({"last train home", "last train", "last train in the evening"}),
    frozenset({"步行", "walking"}),
    frozenset({"same hotel", "same hotel for everyone", "same hotel for all"}),
    frozenset({"骑行", "骑车", "骑单车"}),
    frozenset({"办公桌", "desk", "desk in the room"}),
    frozenset({"late start", "late start in the morning", "睡懒觉", "早起"}),
)
"""Names that cases and readings have for one and the same thing."""
OPPOSITE = {
    ("早起", "睡懒觉"),
    ("睡懒觉", "早起"),
    ("late start", "早起"),
    ("贵", "便宜的酒店"),
    ("太贵", "便宜的酒店"),
    ("太贵", "便宜的馆子"),
    ("吵", "安静的酒店"),
    ("临街", "安静的酒店"),
    ("靠马路", "安静的酒店"),
    ("direct", "转车"),
    ("直达", "转车"),
}
"""What cases and readings have for the same by their opposites: who wants no early start wants a late one."""
PACES = {
    "full": "特种兵式",
    "fuller": "特种兵式",
    "slow": "慢游",
    "easy": "慢游",
    "calm": "慢游",
    "calmer": "慢游",
    "easier": "慢游",
    "慢": "慢游",
    "relaxed": "慢游",
    "轻松": "慢游",
    "紧凑": "特种兵式",
    "elderly with cane": "腿脚不便",
    "elderly with bad knees": "腿脚不便",
    "elderly, walks poorly": "腿脚不便",
    "elderly, walks slowly": "腿脚不便",
}
"""Words of the cases for a pace, and for who travels; they are too short to be looked for themselves."""
WIDER_WHEN_REFUSED = {"生鱼": "生食", "爬塔": "爬山", "爬楼": "爬楼梯"}
"""Who is spared the second is spared the first."""
_SIGHTS_A_DAY = re.compile(
    r"(?:slow(?: pace)?, (?=at most (?:one|two|[12])\b))?(?:at most |max )?(?P<en>\d+|one|two|three|four|five) (?:sight|activity|activitie|thing|stop|place)s? (?:per|a) day|(?:每|一)天(?:最多|不超过|别超过|不要超过|不能超过|只去?)?(?P<zh>[\d一二两三四五])(?:个(?:景点|地方|点)?|处(?:景点)?)"
)
"""How the cases say how many sights a day may have, where a reading has: 2 sights a day."""
_FEW_EN = ("one", "two", "three", "four", "five")
_OTHER_NAME = re.compile(r"(?P<name>[a-z' -]{3,40}) \((?P<other>[a-z' -]{3,40})\)")
_PLACES_THAT = re.compile(r"(?:[太很较]?多)?的(?:地方|景点|场所)$")
_EATING_THAT = re.compile(r"的(?:餐厅|饭店|馆子|菜|食物|东西)$")
_WITH_MUCH = re.compile(r"(?:[太很较]多|多)$")
_FILLER_EN = re.compile(
    r"\b(?:a|an|the|one|some|any|please|pls|maybe|perhaps|her|his|our|my|their|i|we|she|he|they|it|would|will|must|should|to|like|"
    r"wants?|loves?|needs?|see|do|have|get|go|of|course|definitely|yes|no|not|and|just|only|for|with|also)\b"
)
_ROOMS_ZH = re.compile(r"[一二两三四五六七八九十\d]+间")
_WHOSE = re.compile(
    r"^(?:(?:my|our|the|an?) )?(?:(?:grand)?(?:mother|father|mum|mom|dad|ma|pa|parents?|son|daughter)|wife|husband|granny|aunt|uncle|sister|brother|friend|child)(?:-in-law)? (?:(?:who|is|has|with) )*(?=\D)"
)
"""Those of whom something is told: the mother of `mother in a wheelchair`."""
_VERY = re.compile(r"^(?:very|really|super|so|too|quite|extremely|rather) ")
"""How much of a thing is wished for, or too much."""
_PAUSE_ZH = re.compile(r"[，。！!、\s]+")
_FILLER_ZH = re.compile(
    r"^(?:我们?|也|还|就|都|想|要|能|可以|最好|希望|去|来|有|坐|住|看)+|(?:了|的|吧|啊|呀|哦|去)+$"
)


@lru_cache(maxsize=1024)
def terms(said: str) -> tuple[str, ...]:
    """Ways of saying a thing: as the case does, in simplified characters too, and all that the lexicons have for it in either language."""
    typed, said = said.lower(), fold(said).lower()
    said = _SIGHTS_A_DAY.sub(_sights_a_day, PACES.get(said, said))
    named = _OTHER_NAME.fullmatch(said)
    if named:
        # Shibati (Eighteen Steps) is either of the two
        return tuple(sorted({said, *terms(named["name"]), *terms(named["other"])}))
    found = {typed, said, said.replace("两", "2").replace("三", "3").replace("一", "1")} | _in_lexicons(said)
    return tuple(sorted(found | {word for group in SAME if said in group for word in group}))


def _sights_a_day(match: re.Match[str]) -> str:
    """The number of sights a day in the words of a reading."""
    said = match["en"] or match["zh"]
    count = _FEW_EN.index(said) + 1 if said in _FEW_EN else number_of(said)
    return f"{count:g} sight{'s' * (count != 1)} a day" if count is not None else match[0]


def _in_lexicons(said: str) -> set[str]:
    found: set[str] = set()
    for topic in TOPICS:
        concept = concept_of(topic, said)
        if concept is not None:
            entry = lexicon(topic).get(concept, {})
            found.update(word.lower() for word in (concept, *entry.get("zh", ()), *entry.get("en", ())))
    for name, entry in lexicon("place_aliases").items():
        names = {word.lower() for word in (name, *entry.get("zh", ()), *entry.get("en", ()))}
        if said in names:
            found |= names
    return found


def synonyms(name: str) -> set[str]:
    """Other words for exactly the thing of that name, in Chinese: not for its kind, as hot pot is of skewers, nor for more than it, as
    pictures in costume are more than pictures."""
    return {name, *(word for word in _words_for(name, "zh") if name not in word)}


def _words_for(name: str, language: str) -> set[str]:
    """All that the lexicons have in a language for what is called so."""
    return {
        word
        for topic in (*TOPICS, "place_aliases")
        for word in lexicon(topic).get(name, {}).get(language, ())
    }


def bare(wish: dict[str, str]) -> str:
    """The thing itself that a wish names: 排队 of 排队的地方, 台阶 of 台阶多的地方, 江边 of a hotel 江边附近.

    Who refuses a restaurant that is so refuses what is so; one who wants such a restaurant wants the restaurant.
    """
    said = _VERY.sub("", wish["is"].lower())
    refuses = wish["polarity"] == "avoid"
    if refuses and said in WIDER_WHEN_REFUSED:
        return WIDER_WHEN_REFUSED[said]
    said = _PLACES_THAT.sub("", said)
    if refuses:
        said = _WITH_MUCH.sub("", _EATING_THAT.sub("", said))
    if wish["about"] == "company":
        return _WHOSE.sub("", said) or said
    return (place_near(said) or said) if wish["about"] == "hotel" else said


def own_names(item: ReadItem) -> frozenset[str]:
    """The names of the very things that a reading is of: without the sentence around them, and without the words of the text."""
    match item.meaning:
        case Names(names=names) | Types(types=names):
            return frozenset(name.lower() for one in names for name in (one, *one.split("/")))
        case None:
            return frozenset(word.lower() for word in item.words[:2])
        case _:
            return frozenset()


def is_shunned(item: ReadItem) -> bool:
    """Whether a dislike is of what nobody likes, an illness: then it says no more than that somebody has it."""
    return item.meaning is None and not item.wanted and "shunned" in lexicon("things").get(item.words[0], {})


def is_named(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading has the very word of the case: 八达岭, where 慕田峪长城 is the Great Wall too."""
    word = wish["is"].lower()
    return word.strip("0123456789:. ") != "" and any(word in words for words in item.words)


def is_place_named(item: ReadItem) -> bool:
    """Whether a reading demands places by their names."""
    return isinstance(item.meaning, Names)


def says_only(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether the person's own words are the name of what was read, or all that a kind of place was read from, and nothing besides:
    `the aquarium maybe`, aquariums.

    A rooftop bar is more than bars, also where a lexicon has the one among words for the other.
    """
    said = wish.get("said", "").lower().strip(" .,;!?。，；！？")
    if not said:
        return False
    if said.isascii():
        left = list(without_filler(said))
        names = {*own_names(item), *(item.typed if item.kind else ())}
        return any(left == [_singular(word) for word in name.split()] for name in names if name.isascii())
    # 看升旗！看升旗！ says 看升旗 twice
    parts = {part for part in _PAUSE_ZH.split(said) if part}
    return len(parts) == 1 and _FILLER_ZH.sub("", parts.pop()).replace("个", "") in own_names(item)


def without_filler(said: str) -> tuple[str, ...]:
    """The words of some English that say something; none of Chinese."""
    plain = _FILLER_EN.sub(" ", said.lower()) if said.isascii() else ""
    return tuple(_singular(word) for word in re.findall(r"[a-z][a-z'-]*", plain.replace("'d", " ")))


def _singular(word: str) -> str:
    return word.removesuffix("s") if len(word) > 3 else word


def same_place(one: str, other: str) -> bool:
    """Whether two names are of one place: the one within the other, or both in a list of names of it."""
    one, other = one.lower(), other.lower()
    return any(name in other or other in name for name in terms(one)) if one and other else False


def without_names(said: str, item: ReadItem) -> str:
    """Some words without those that a reading has a name for."""
    names = {name for own in own_names(item) if not own.isascii() for name in synonyms(own) if len(name) > 1}
    names |= {name.lower() for own in own_names(item) if not own.isascii() for name in _words_for(own, "en")}
    names |= {own for own in own_names(item) if own.isascii() and len(own) > 1}
    if item.measure is not None and item.measure.rooms is not None:
        names |= {one for typed in item.typed for one in _ROOMS_ZH.findall(typed)}
    for part in sorted({*item.typed, *names}, key=lambda part: (-len(part), part)):
        said = said.replace(part, "")
    return said
