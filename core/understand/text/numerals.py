"""Numbers as people write them: Arabic, Chinese, English words, with 万, 千, k and thousands separators."""

import re
from functools import lru_cache

from core.understand.patterns.one_of import one_of

THOUSAND = 1_000
_LETTERS_ZH = "一二两三四五六七八九十壹贰叁肆伍陆柒捌玖拾"
_BEGINS_ZH = rf"(?=[\d{_LETTERS_ZH}俩仨])"
"""What a count in Chinese begins with: said first, it spares a search most places."""
COUNT_ZH = rf"(?:{_BEGINS_ZH}(?:(?<![\d.])\d{{1,3}}(?!\d|\.\d)|[{_LETTERS_ZH}]{{1,3}}|俩|仨))"
"""A count in Chinese."""
_WORDS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_VALUE = {word: number for number, word in enumerate(_WORDS)} | {
    "a": 1, "an": 1, "single": 1, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90, "dozen": 12, "half a dozen": 6,
}  # fmt: skip
_WORD = one_of(word for word in _VALUE if word not in ("a", "an", "single", "zero"))
COUNT_EN = rf"(?:(?=\d)(?<![\d.])(?<!\d,)\d{{1,3}}(?!\d|\.\d|,\d)|(?=[otfsendh])\b{_WORD}\b)"
"""A count in English; the letters that one may begin with come first, as most words have another."""
HAN = "零〇一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟"
"""The characters of Chinese numerals."""
AMOUNT = (
    r"(?:(?<![\d.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+|\s+and a half(?=\s?(?:k|grand|thousand|hundred)\b))?\s*(?:[万千百](?:[\d一二三四五六七八九](?![\d百千个]))?|[kKwW](?:\d(?!\d))?(?![A-Za-z])|(?:grand|thousand|hundred)\b)?"
    rf"|(?<![几数好])[{HAN}]{{1,11}}[百千万](?=[一每](?:晚|夜|顿|餐|个?人|位|间|天|张))|(?<![几数])[{HAN}]{{1,12}}(?!(?<=一)共)"
    rf"|\b(?:{_WORD}(?: and a half)?|a)\s+(?:hundred|thousand|grand)\b(?:,?\s+(?:and\s+)?(?:{_WORD}|a)\s+hundred\b)?(?:\s+and\s+(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[ -]{_WORD})?|{_WORD})\b(?!\s+(?:of|days?|nights?|people|a half)\b))?)"
)
_DIGITS = re.compile(r"([\d,]+(?:\.\d+)?)\s*([万千百kKwW]?|grand|thousand|hundred)([\d一二三四五六七八九]?)")
_DOTTED = re.compile(r"\d{1,3}(?:\.\d{3})+")
"""A number with points between its thousands, as much of Europe writes it: no price has three decimals."""
_HALF_MORE = re.compile(r"(?<=\d)\s+and a half\b")
"""What a number has beside its figures: 8 and a half k."""
_SCALE = {
    "": 1,
    "百": 100,
    "千": 1_000,
    "k": 1_000,
    "万": 10_000,
    "w": 10_000,
    "hundred": 100,
    "thousand": 1_000,
    "grand": 1_000,
}


_BETWEEN = re.compile(r"(?P<few>[一二两三四五六七八])(?P<more>[二两三四五六七八九])(?P<scale>[十百千万])")
_SCALED = re.compile("[千百kK万wW]$")
# below it, a number before a scaled one is of the same scale: 3 to 5k
_ALONE = 100
_ONE_UNSAID = re.compile("^(?=[万千百][一二三四五六七八九]$)")
"""Where a number begins with its scale, of which it is one: 万五 is 15000."""
_LARGEST = 1e12
"""A longer run of digits is an identifier and not an amount of anything in a trip."""


@lru_cache(maxsize=4096)
def number_of(words: str) -> float | None:
    """The value of a number in any of the forms above, or None where it is not one that a trip could have.

    `1.2万` is 12000, `3千5` is 3500, `四千五` is 4500, `4k` is 4000, `two thousand` is 2000, and of `四五千`
    the larger is taken: 5000.
    """
    words = _HALF_MORE.sub(".5", words.strip())
    if _DOTTED.fullmatch(words):
        words = words.replace(".", "")
    digits = _DIGITS.fullmatch(words)
    if digits:
        scale = _SCALE[digits[2].lower()]
        amount = float(digits[1].replace(",", "")) * scale + _digit(digits[3]) * scale / 10
        return amount if amount <= _LARGEST else None
    return _english(words) if words.isascii() else _chinese(_ONE_UNSAID.sub("一", words))


def _english(words: str) -> float | None:
    """The value of English number words: five thousand five hundred is 5500, three and a half thousand 3500."""
    total = 0.0
    part: float | None = None
    words = (
        words.lower().replace("and a half", "half").replace("half a dozen", "six").replace("a dozen", "dozen")
    )
    for word in re.split(r"[\s,-]+", words):
        if word == "half" and part is not None:
            part += 0.5
        elif word in _SCALE and part is not None:
            total, part = total + part * _SCALE[word], None
        elif word in _VALUE:
            part = (part or 0) + _VALUE[word]
        elif word != "and":
            return None
    return total + (part or 0)


def least_of(low: str | None, words: str) -> float | None:
    """The lower end of a range of amounts: of 五六千 alone, or of `low` before the words for the upper end (3 to 5k)."""
    few = _BETWEEN.fullmatch(words.strip())
    if low is None:
        return number_of(few["few"] + few["scale"]) if few else None
    value, most = number_of(low), number_of(words)
    scale = _SCALED.search(words)
    if value is None or most is None:
        return None
    return value * _SCALE[scale[0].lower()] if scale and value < _ALONE else value


def _digit(word: str) -> int:
    return int(word) if word.isdigit() else "零一二三四五六七八九".index(word) if word else 0


def _chinese(words: str) -> float | None:
    if words in ("俩", "仨"):
        return 2.0 if words == "俩" else 3.0
    between = _BETWEEN.fullmatch(words)
    if between:
        words = between["more"] + between["scale"]
    # here, since it is slow to load
    import cn2an

    try:
        return float(cn2an.cn2an(words, "smart"))
    # what it does not expect, such as 十六三十六三十六, it looks up in vain
    except (ValueError, LookupError):
        return None


_SMALL = "[一二两三四五六七八九]"
RANGE_ZH = (
    rf"(?:{_BEGINS_ZH}(?:(?<![\d.:])\d{{1,3}}[^\S\n]*(?:-|~|到|至|、|或|或者)[^\S\n]*\d{{1,3}}(?![\d.:])|{_SMALL}\s*(?:到|至|或|或者|-|~)\s*(?:{_SMALL}|十[一二三四五六七八九]?)|"
    rf"(?:两三|三五|三四|四五|五六|六七|七八|八九|一两|一二|二三)|{COUNT_ZH}))"
)
"""A count in Chinese, or a range of counts: 3, 三, 三四, 3-4, 三到四."""
RANGE_EN = (
    rf"(?:\bbetween\s+{COUNT_EN}\s+and\s+{COUNT_EN}|{COUNT_EN}(?:[^\S\n]*(?:-|~|to|or)[^\S\n]*{COUNT_EN})?)"
)
"""A count in English, or a range of counts: 3, three, 3-4, three or four, between three and four."""
_COUNTED = re.compile(r"[个位名口天日晚夜人]+$|\s*(?:days?|nights?|people)$")
_EDGE = re.compile(r"-|~|到|至|、|或者?|\b(?:to|or|between|and)\b", re.IGNORECASE)


def between(words: str) -> tuple[int, int]:
    """The least and the most that a count or a range means: `三四` is 3 to 4, `3-4` too, `三` 3 to 3; (0, 0) for none."""
    ends = [part.strip() for part in _EDGE.split(words) if part.strip()]
    if len(ends) == 1 and len(ends[0]) == 2 and re.fullmatch(_SMALL * 2, ends[0]):
        ends = list(ends[0])
    counts = sorted(count for end in ends if (count := count_of(_COUNTED.sub("", end))) is not None)
    return (counts[0], counts[-1]) if counts else (0, 0)


def count_of(words: str) -> int | None:
    """A positive whole number of people, days or things, or None."""
    value = number_of(words)
    return int(value) if value is not None and value == int(value) and value > 0 else None
