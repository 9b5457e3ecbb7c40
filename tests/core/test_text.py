"""Sentences in both languages that carry the names of a sandbox."""

import pickle

import pytest

from core.text import Name, Text, joined, sentence, shown

ENGLISH = {"故宫": "Forbidden City", "天坛": "Temple of Heaven"}


def english(name: str) -> str:
    return ENGLISH.get(name, name)


def test_a_sentence_is_the_text_that_its_parts_make() -> None:
    said = sentence(
        "在{sight}停留 {hours:.1f} 小时", "{hours:.1f} hours at {sight}", sight=Name("故宫"), hours=2
    )
    assert said == Text("在故宫停留 2.0 小时", "2.0 hours at 故宫")


def test_a_name_is_said_in_the_readers_words() -> None:
    said = sentence("先去{first}", "{first} first", first=Name("故宫"))
    assert said.says("en", english) == "Forbidden City first"


def test_a_name_is_translated_as_a_whole_and_never_inside_other_words() -> None:
    said = sentence("{a}，{b}", "{a}, {b}", a=Name("故宫角楼咖啡"), b="故宫")
    assert said.says("en", english) == "故宫角楼咖啡, 故宫"


def test_the_names_of_a_sentence_inside_another_are_said_too() -> None:
    inner = sentence("{sight}没开门", "{sight} is closed", sight=Name("天坛"))
    outer = sentence("无法检查：{reason}", "cannot be checked: {reason}", reason=inner)
    assert outer.says("en", english) == "cannot be checked: Temple of Heaven is closed"


def test_signs_of_patterns_in_data_stay_as_they_are() -> None:
    said = sentence("{sight}", "{sight}", sight=Name("{0.__class__} {"))
    assert said.says("en", english) == "{0.__class__} {"


def test_texts_and_names_in_a_row() -> None:
    row = joined((Name("故宫"), Text("园", "a garden"), Name("天坛")), Text("、", ", "))
    assert row == ("故宫、园、天坛", "故宫, a garden, 天坛")
    assert row.says("en", english) == "Forbidden City, a garden, Temple of Heaven"


def test_nothing_in_a_row_is_an_empty_text() -> None:
    assert joined((), Text("、", ", ")) == ("", "")


def test_a_sentence_keeps_its_names_on_the_way_between_processes() -> None:
    said = sentence("{sight}", "{sight}", sight=Name("故宫"))
    assert pickle.loads(pickle.dumps(said)).says("en", english) == "Forbidden City"  # noqa: S301 - our own value


def test_words_from_right_to_left_turn_nothing_around_them() -> None:
    assert shown("7 שלום עולם 12") == "7 \u2067שלום עולם\u2069 12"


def test_what_turns_or_acts_on_its_surroundings_is_not_shown() -> None:
    assert shown("a\u202eb\u200fc\x1b[31m\nd\ud800") == "abc[31m d\ufffd"


@pytest.mark.parametrize(
    ("said", "standing"),
    [
        ("there is no trip", "There is no trip"),
        ("/tmp/a is no file", "/tmp/a is no file"),
        ("q1.json: no plan", "q1.json: no plan"),
    ],
)
def test_a_sentence_that_stands_alone_begins_with_a_capital_letter(said: str, standing: str) -> None:
    assert Text("没有", said).stands("en") == standing
    assert Text("没有", said).stands("zh") == "没有"
