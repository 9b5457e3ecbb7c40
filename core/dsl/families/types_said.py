"""What a wish for places of some types says: sights of a type, dishes of a cuisine, a hotel with what it has."""

from collections.abc import Mapping, Sequence

from core.dsl.families.kinds import PlaceKind, Quantifier
from core.dsl.normal.words import EITHER_NAME, listed
from core.knowledge.features import wished_words
from core.model.mealtimes import MEAL_NAMES
from core.text import Name, Text, joined, sentence

_TYPED: Mapping[str, tuple[Text, Text, str]] = {
    "attraction": (
        Text("游览", "Visit sights of the type "),
        Text("不游览", "No sights of the type "),
        "类景点",
    ),
    "restaurant": (Text("用餐包括", "Eat "), Text("用餐不要", "No meals of the cuisine "), ""),
    **{
        meal: (
            Text(f"{name.zh}包括", f"For {name.en} "),
            Text(f"{name.zh}不要", f"No {name.en} of the cuisine "),
            "",
        )
        for meal, name in MEAL_NAMES.items()
    },
}
_EVERY, _EITHER, _COMMA = Text("、", " and "), Text("或", " or "), Text("、", ", ")
_HOTEL = Text("酒店", "a hotel")


def types_said(kind: PlaceKind, rule: Quantifier, types: frozenset[str]) -> Text:
    """A wish for places of these types, or against them, as a sentence."""
    if kind == "accommodation":
        row = _hotels(sorted(types), every=rule == "all", begins=rule != "none")
        return sentence("不住{row}", "Not {row}", row=row) if rule == "none" else row
    houses = [said for name in sorted(types) if (said := wished_words("houses", name)) is not None]
    if kind == "restaurant" and houses and len(houses) == len(types):
        if rule == "none":
            return sentence("不去{row}", "Not {row}", row=_in_a_row(houses, _EITHER))
        houses[0] = capital(houses[0])
        return sentence("去{row}", "{row}", row=_in_a_row(houses, _EVERY if rule == "all" else _EITHER))
    wanted, unwanted, noun = _TYPED[kind]
    if rule == "all":
        every = listed(types)
        return sentence("{wanted}{types}{noun}", "{wanted}{types}", wanted=wanted, types=every, noun=noun)
    either = listed(types, EITHER_NAME)
    if rule == "any":
        return sentence(
            "{wanted}{types}{noun}中的至少一种", "{wanted}{types}", wanted=wanted, types=either, noun=noun
        )
    return sentence(
        "{unwanted}{types}{noun}", "{unwanted}{types}", unwanted=unwanted, types=either, noun=noun
    )


def _hotels(features: Sequence[str], *, every: bool, begins: bool) -> Text:
    """A hotel with every one of these features, or such with one of them: `a hotel by the lake with a gym`.

    `begins` says that a sentence begins with it.
    """
    nouns = [said for one in features if (said := wished_words("lodgings", one)) is not None]
    being = [said for one in features if (said := wished_words("being", one)) is not None]
    having = [
        wished_words("having", one) or sentence("标有“{it}”", "{it}", it=Name(one))
        for one in features
        if wished_words("lodgings", one) is None and wished_words("being", one) is None
    ]
    if begins and nouns:
        nouns[0] = capital(nouns[0])
    between = _EVERY if every else _EITHER
    houses = [_in_a_row(nouns, between)] if nouns else []
    if being or having:
        hotel = capital(_HOTEL) if begins and not nouns else _HOTEL
        of = houses.pop() if every and houses else hotel
        houses.append(_such(of, being, having, between))
    return _in_a_row(houses or [capital(_HOTEL) if begins else _HOTEL], between)


def _such(house: Text, being: Sequence[Text], having: Sequence[Text], between: Text) -> Text:
    """A house as it is and with what it has: told before its name in Chinese, after it in English."""
    said = [_in_a_row(being, between)] if being else []
    if having:
        said.append(sentence("{row}", "with {row}", row=_in_a_row(having, between)))
    row = joined(said, Text(between.zh, " " if between is _EVERY else between.en))
    return sentence("{row}的{house}", "{house} {row}", row=row, house=house)


def _in_a_row(said: Sequence[Text], between: Text) -> Text:
    """Texts in a row, with a word before the last and commas before the others."""
    *before, last = said
    return joined((joined(before, _COMMA), last), between) if before else last


def capital(words: Text) -> Text:
    """Words that begin an English sentence."""
    return Text(words.zh, words.en[:1].upper() + words.en[1:])
