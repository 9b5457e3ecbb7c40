"""The words of a wish for a thing, and what is told of one that a trip does not show."""

from core.evaluate.wishes.of_beds import NO_DATA
from core.model.query import Thing
from core.model.spells import visit_spell
from core.model.told_wish import ToldWish
from core.text import Text, sentence


def wish_words(thing: Thing) -> Text:
    """How a wish for a thing is shown."""
    spell = visit_spell(thing.name.zh)
    if spell is not None:
        return spell.said
    if thing.wanted:
        return Text(thing.said.zh, thing.said.en[:1].upper() + thing.said.en[1:])
    return sentence("不要：{thing}", "No {thing}", thing=thing.said)


def unseen(thing: Thing) -> ToldWish:
    """What is told of a thing of which the data have nothing."""
    return ToldWish(wish_words(thing), "unseen", NO_DATA)
