"""Pictures are read as the words that they stand for, and lead back to where they stand."""

from core.understand.text.writing.typed import typed


def test_a_picture_is_a_word_in_chinese() -> None:
    assert typed("广州✈️北京 ❌爬山").folded == "广州飞北京 不要爬山"


def test_a_picture_stands_apart_in_english() -> None:
    assert typed("no 🌶️please").folded == "no  spicy please"


def test_what_is_read_of_a_picture_is_where_it_stands() -> None:
    text = "no 🌶️please"
    read = typed(text)
    start = read.folded.index("spicy")
    assert text[slice(*read.span((start, start + len("spicy"))))] == "🌶️"


def test_a_picture_that_says_nothing_stays() -> None:
    assert typed("去北京😀").folded == "去北京😀"


def test_ticks_and_crosses_of_a_list_are_wishes_and_refusals() -> None:
    assert typed("明孝陵√ ×：夫子庙").folded == "明孝陵要, 不去:夫子庙"
