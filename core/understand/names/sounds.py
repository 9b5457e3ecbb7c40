"""How Chinese words sound, by which a name that is written with other characters is known."""

from functools import lru_cache


def sound(words: str) -> str:
    """The words in pinyin, each character as it sounds by itself: a phrase is looked up a hundred times as slowly."""
    return "".join(map(_sound_of, words))


@lru_cache(maxsize=8192)
def _sound_of(character: str) -> str:
    # here, since its dictionary is slow to load
    from pypinyin import lazy_pinyin

    return "".join(lazy_pinyin(character))
