"""What a request stresses without demanding it: words of money, beds and tables move the weights, and that is said."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from core.knowledge.documents import read_document
from core.model.query import Thing
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.preferences.weights import MOST
from core.text import Text

# CNY a person and day from which a budget buys comfort, the widest first, and how many times as much the weights count.
_WIDE_BUDGETS: tuple[tuple[float, Mapping[str, float]], ...] = (
    (1600, {"money": 0.3, "comfort": 1.6, "food": 1.3}),
    (1000, {"money": 0.6, "comfort": 1.4, "food": 1.15}),
    (700, {"money": 0.8, "comfort": 1.2, "food": 1.1}),
)
_WIDE = Text("预算有余地，吃住好一些", "the budget has room for better beds and meals")
# Who has something to celebrate sleeps and eats better.
_FESTIVE: Mapping[str, float] = {"comfort": 1.3, "food": 1.4}
_CELEBRATION = Text("庆祝", "a celebration")
# Who came to eat sees less and sits down to better tables.
_FOR_FOOD: Mapping[str, float] = {"food": 1.7, "sights": 0.7, "ease": 1.6}
# Who counts their money has no dear tickets and tables.
_FRUGAL: Mapping[str, float] = {"money": 1.5, "comfort": 0.4, "food": 0.7}
_SAVING = Text("学生党，省着花", "students who count their money")
_EATING = Text("吃放在第一位", "food comes first")


@dataclass(frozen=True, slots=True)
class Emphasis:
    """How many times as much each weight counts, and why, in words."""

    factors: tuple[tuple[str, float], ...] = ()
    said: tuple[Text, ...] = ()

    def weighing(self, profile: PlannerProfile) -> PlannerProfile:
        """The profile of somebody who stresses this; one that follows metrics alone stays as it is."""
        if profile.guide is None or not self.factors:
            return profile
        moved = {name: min(MOST, getattr(profile.weights, name) * factor) for name, factor in self.factors}
        return replace(profile, weights=profile.weights.model_copy(update=moved))

    def told(self) -> Text | None:
        """What was stressed, as a sentence; None where nothing was."""
        if not self.said:
            return None
        # two words of one language may be one word of the other
        zh, en = (dict.fromkeys(words) for words in zip(*self.said, strict=True))
        return Text(f"已照顾到：{'、'.join(zh)}", f"taken into account: {', '.join(en)}")


NO_EMPHASIS = Emphasis()


def emphasis_of(
    things: Iterable[Thing],
    a_day: float = 0.0,
    *,
    celebrating: bool = False,
    eating: bool = False,
    frugal: bool = False,
) -> Emphasis:
    """What the things that a request wishes for stress, and a budget that leaves a person so many CNY `a_day`.

    Who would save, or is `frugal`, saves with any budget; who has something to celebrate sleeps and eats better; who came for `eating` eats better.
    """
    stressed = [(one.name, _table()[one.name.zh]) for one in things if one.wanted and one.name.zh in _table()]
    stressed += [(_CELEBRATION, _FESTIVE)] * celebrating + [(_EATING, _FOR_FOOD)] * eating
    saves = any("money" in moved for _, moved in stressed)
    stressed += [(_SAVING, _FRUGAL)] * (frugal and not saves)
    said, factors = [name for name, _ in stressed], dict[str, float]()
    for _, moved in stressed:
        factors = {name: factors.get(name, 1.0) * moved.get(name, 1.0) for name in {**factors, **moved}}
    wide = next((moved for least, moved in _WIDE_BUDGETS if a_day >= least), None)
    if wide is not None and factors.get("money", 1.0) <= 1.0:
        factors = {name: factors.get(name, 1.0) * wide.get(name, 1.0) for name in {**factors, **wide}}
        said.append(_WIDE)
    return Emphasis(tuple(factors.items()), tuple(said))


@cache
def _table() -> Mapping[str, Mapping[str, float]]:
    return read_document("emphasis")
