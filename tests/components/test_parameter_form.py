"""What a form of parameters says of values that are not as usual."""

from components.parameter_form import unusual
from core.model.parameters import Setting, Told
from core.text import Text
from studio.i18n import translator

MONEY = Setting("money", Told(Text("省钱", "Saving money"), Text("", "")), 1.0, 0.0, 3.0)
AIM = Setting(
    "aim",
    Told(Text("目标", "Aim"), Text("", "")),
    "calm",
    choices={"calm": Text("从容", "Calm"), "full": Text("充实", "Full")},
)
USUAL = {"money": 1.0, "aim": "calm"}


def test_values_as_usual_need_no_word() -> None:
    assert unusual((MONEY, AIM), USUAL, USUAL, translator("en")) == []


def test_other_values_are_told_by_title_and_number_or_by_their_name() -> None:
    values = {"money": 2.5, "aim": "full"}
    assert unusual((MONEY, AIM), values, USUAL, translator("en")) == ["Saving money ×2.5", "Full"]
    assert unusual((MONEY, AIM), values, USUAL, translator("zh")) == ["省钱 ×2.5", "充实"]
