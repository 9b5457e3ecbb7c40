"""Plain words are none of the hotels and restaurants that are called by them."""

import pytest

from core.understand.names.calls import NameKind
from core.understand.names.plain_words import is_plainly_said


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("nice hotel", "hotel"),
        ("best hotel", "hotel"),
        ("airport hotel", "hotel"),
        ("more space", "hotel"),
        ("the nest", "restaurant"),
        ("solo", "restaurant"),
        ("Solo", "restaurant"),
        ("must", "restaurant"),
    ],
)
def test_plain_speech_names_nothing(words: str, kind: NameKind) -> None:
    assert is_plainly_said(words, kind)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Nice Hotel", "hotel"),
        ("atour hotel", "hotel"),
        ("lavande hotel", "hotel"),
        ("hakkasan", "restaurant"),
        ("summer palace", "attraction"),
        ("the garden", "attraction"),
        ("花园酒店", "hotel"),
    ],
)
def test_names_stay_names(words: str, kind: NameKind) -> None:
    assert not is_plainly_said(words, kind)
