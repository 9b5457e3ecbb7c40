"""How Chinese words sound: by themselves, by which a name written with other characters is known, and read as a phrase."""

from functools import lru_cache


def sound(words: str) -> str:
    """The words in pinyin, each character as it sounds by itself: a phrase is looked up a hundred times as slowly."""
    return "".join(map(_of_phrase, words))


def romanised(words: str) -> str:
    """The Chinese words in pinyin, read phrase by phrase; names share phrases, so each is looked up once."""
    # here, since its dictionary is slow to load
    from pypinyin.contrib.mmseg import seg

    return "".join(map(_of_phrase, seg.cut(words)))


@lru_cache(maxsize=16384)
def _of_phrase(phrase: str) -> str:
    # here, since its dictionary is slow to load
    from pypinyin import lazy_pinyin

    return "".join(lazy_pinyin(phrase))
