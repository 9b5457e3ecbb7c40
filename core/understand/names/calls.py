"""What people may call a place: its name, shorter forms of it, by-names, and English or romanised forms."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal

from core.understand.names.sounds import romanised
from core.understand.text.lexicon import lexicon
from core.understand.text.writing.script import fold

NameKind = Literal["attraction", "restaurant", "hotel"]
BRANCH = re.compile(r"\(([^()]*)\)$")
SHORTEST = 2
_ENDING = re.compile(r"(?:风景名胜区|旅游度假区|风景区|旅游区|度假区|景区|博物院)$")
_GENERIC_ENDING = re.compile(
    r"(?:历史文化街区|历史街区|传统风貌区|历史文化风貌区|民俗风貌区|历史文化名街|遗址博物馆|遗址公园|湿地公园|森林公园|海滨公园|生态公园|步行街|观景台|观景平台|"
    r"植物园|轻轨站|度假村|古镇|古街|老街|公园|广场|大街|寺庙|遗址|书店)$"
)
_BUILT_FOR_IT = re.compile(
    r"(?:(?<=遗址)|(?<=故居)|(?<=旧址)|(?<=石窟)|(?<=古城))(?:博物馆|纪念馆|陈列馆|公园|景区)$"
)
"""What ends the name of a place that is called by what it shows: 金沙遗址[博物馆]."""
_ONLY_ONE = {
    "动物园": ("zoo",),
    "野生动物园": ("safari park", "wildlife park"),
    "植物园": ("botanical garden", "botanic garden", "botanical gardens"),
    "海洋馆": ("aquarium",),
    "城墙": ("city wall",),
}
"""Sights of which a city has one, named after it: `the zoo` is its own."""
_PROVINCE = re.compile(r"^(?:浙江|江苏|广东|四川|湖北)省?(?=.{3})")
_INNER = re.compile(r"国家级?|森林(?=动物园)")
# letters that a shortened name has at least: two are often a common word
_SHORTENED = 3
_HAN = re.compile(r"[一-鿿]{2,12}")
_LETTERS = re.compile(r"[^a-z0-9]+")
_PROVINCIAL = re.compile(r"^(?:[一-鿿]{2,3}省|广东|湖北|四川|浙江|江苏|南京)博物[馆院]$")
"""Museums of a province by name, each the one of its city."""
# letters that tell which sight is meant by an English name without its city
_TELLING_EN = 11
# letters that a romanised name has at least
_ROMANISED = 5


def key(name: str) -> str:
    """A name as look-ups compare it."""
    return fold(name).strip().lower()


def squeezed(words: str) -> str:
    """English words as look-ups compare them: small letters and digits alone, without `the`."""
    small = words.lower().removeprefix("the ")
    return small if small.isascii() and small.isalnum() else _LETTERS.sub("", small)


def chinese_calls(kind: NameKind, name: str, city: str) -> set[str]:
    """All that a place of that (folded) name may be called, besides what is too short or only a kind of place."""
    bare = BRANCH.sub("", name)
    calls = {name, bare, bare.removeprefix(city), bare.replace("·", "")}
    if kind == "attraction":
        calls.add(_ENDING.sub("", bare))
        calls.add(_PROVINCE.sub("", bare))
    said = _by_names(name) if kind == "attraction" else set()
    return said | {
        words for words in calls if len(words) >= SHORTEST and words not in _common_words() and words != city
    }


def branch_told(name: str, text: str) -> int:
    """How many letters in a row, two at least, of the branch in a name a (folded) text tells."""
    branch = BRANCH.search(fold(name))
    words = branch[1] if branch else ""
    for length in range(len(words), 1, -1):
        if any(words[at : at + length] in text for at in range(len(words) - length + 1)):
            return length
    return 0


def stand_ins() -> Iterator[tuple[set[str], tuple[str, ...]]]:
    """What well-known sights are called, in both scripts, with the sights that are meant in a city without them."""
    for name, entry in lexicon("place_aliases").items():
        if "instead" in entry:
            words = {key(word) for word in _names_in(name, "zh")}
            yield words | {squeezed(word) for word in _names_in(name, "en")}, tuple(entry["instead"])


def brands() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Well-known restaurants by what their Chinese names hold, with what they are called in English, squeezed."""
    for name, entry in lexicon("restaurants").items():
        yield name, tuple(squeezed(word) for word in entry["en"])


def shortened(name: str, city: str) -> Iterator[str]:
    """Shorter forms of a sight's (folded) name, without what kind of sight it is: 磁器口 for 磁器口古镇."""
    for form in {name, name.removeprefix(city)}:
        for inner in {form, _INNER.sub("", form)}:
            for words in (inner, _GENERIC_ENDING.sub("", inner), _BUILT_FOR_IT.sub("", inner)):
                if len(words) >= _SHORTENED and words not in _common_words() and not words.startswith(city):
                    yield words


def english_calls(kind: NameKind, name: str, name_en: str | None, city: str) -> set[str]:
    """All that a place of that (folded) name may be called in English letters, squeezed."""
    calls = {squeezed(name_en), squeezed(BRANCH.sub("", key(name_en)))} if name_en else set()
    if kind == "attraction":
        known = [squeezed(word) for word in _known_by(name, "en")]
        calls.update(known)
        calls.update(rest for word in known if len(rest := _without_city(word, city)) >= _TELLING_EN)
        calls.update(squeezed(word) for word in _ONLY_ONE.get(name.removeprefix(city), ()))
        if _PROVINCIAL.search(name):
            calls.add("provincialmuseum")
        forms = {*chinese_calls(kind, name, city), *shortened(BRANCH.sub("", name), city)}
        calls.update(call for form in forms if _HAN.fullmatch(form) for call in _romanised(form))
    return {call for call in calls if call and call not in _too_common()}


def _without_city(call: str, city: str) -> str:
    """A squeezed English name without the city that it begins with: `naturalhistorymuseum`; empty where it has none."""
    words = lexicon("cities").get(city, {}).get("en", ())
    return next((call.removeprefix(word.lower()) for word in words if call.startswith(word.lower())), "")


def _romanised(name: str) -> Iterator[str]:
    """The name in pinyin, and with its last word in English: `lingyinsi`, `lingyintemple`."""
    whole = romanised(name)
    if len(whole) >= _ROMANISED:
        yield whole
    for length in (1, 2, 3, 4):
        entry = lexicon("generic_names").get(name[-length:])
        if entry and len(name) - length >= 1:
            base = romanised(name[:-length])
            for word in entry["en"]:
                yield base + squeezed(word)
                yield whole + squeezed(word)


def _by_names(name: str) -> set[str]:
    """The other names of the place that one of whose names this is."""
    return set(_known_by(name, "zh"))


def _known_by(name: str, language: str) -> tuple[str, ...]:
    return tuple(
        word for entry_name in _entries_of().get(name, ()) for word in _names_in(entry_name, language)
    )


def _names_in(entry_name: str, language: str) -> tuple[str, ...]:
    entry = lexicon("place_aliases")[entry_name]
    own = (entry_name,) if language == "zh" else ()
    return (*own, *entry.get(language, ()))


@cache
def _entries_of() -> dict[str, list[str]]:
    """Each Chinese name of the aliases to the entries that hold it; a key belongs to its own entry alone."""
    found: dict[str, list[str]] = {name: [name] for name in lexicon("place_aliases")}
    for name, entry in lexicon("place_aliases").items():
        for word in entry.get("zh", ()):
            if word not in lexicon("place_aliases"):
                found.setdefault(word, []).append(name)
    return found


@cache
def _too_common() -> frozenset[str]:
    """Squeezed English names of cities, which name no place in them."""
    return frozenset(
        squeezed(word) for entry in lexicon("cities").values() for word in entry.get("en", ())
    ) | {"museum", "temple", "park", "university", "nature", "people", "station"}


@cache
def _common_words() -> str:
    """Words for kinds of places, in lines: no place is called just that, or a part of that."""
    entries = (lexicon(topic).items() for topic in ("attraction_types", "cuisines", "hotel_features"))
    words = [
        word.lower()
        for items in entries
        for concept, entry in items
        for word in (concept, *entry.get("zh", ()))
    ]
    kinds = ("酒店宾馆", "餐厅饭店", "广场", "市区", "中心", "景区", "大学", "学院", "机场", "车站", "码头")
    return "\n".join((*words, *kinds))
