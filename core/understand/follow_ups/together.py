"""Changes that are shown as one: what goes with what comes instead, a sight with its day."""

import re
from collections.abc import Sequence
from dataclasses import replace

from core.model.spells import LAST_DAY, visit_spell
from core.model.wished_meals import wished_meal
from core.text import Text
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.wishes.wish import Scene

_INSTEAD = re.compile(r"\binstead\b|换成?|替", re.IGNORECASE)
"""What puts one thing in the place of another, wherever it stands."""


def together(scene: Scene, changes: Sequence[FollowUpChange]) -> tuple[FollowUpChange, ...]:
    """The changes, those that belong together as one."""
    return tuple(_as_other_ride(_as_swap(scene, _at_their_meals(scene, _on_their_days(changes)))))


def _as_swap(scene: Scene, changes: Sequence[FollowUpChange]) -> Sequence[FollowUpChange]:
    """The changes, as one where they take out what the text says to swap and add what comes in its place."""
    swaps = words.SWAP.search(scene.folded) or _INSTEAD.search(scene.folded)
    if swaps is None or sorted(one.kind for one in changes) != ["add", "remove"]:
        return changes
    new, old = sorted(changes, key=lambda one: one.kind)
    said = Text(f"{old.text.zh}，{new.text.zh}", f"{new.text.en}; {old.text.en}")
    return (FollowUpChange("swap", said, new.value, old=str(old.value)),)


def _as_other_ride(changes: Sequence[FollowUpChange]) -> Sequence[FollowUpChange]:
    """The changes, as one where they refuse one way of travelling for a ride and ask for another."""
    if [one.kind for one in changes] != ["ride", "ride"] or changes[0].way != changes[1].way:
        return changes
    old, new = sorted(changes, key=lambda one: one.wanted)
    if old.wanted or not new.wanted:
        return changes
    said = Text(f"{new.text.zh}，{old.text.zh}", f"{new.text.en}; {old.text.en}")
    return (replace(new, text=said, old=str(old.value)),)


def _on_their_days(changes: Sequence[FollowUpChange]) -> Sequence[FollowUpChange]:
    """The changes, with the day at the sight that is added where another of them says nothing but its day."""
    spells = {one: visit_spell(one.text.zh) for one in changes if one.kind == "time"}
    found = list(changes)
    for timed, spell in spells.items():
        added = [one for one in found if one.kind == "add" and spell and spell.place in str(one.value)]
        if spell is None or len(added) != 1 or not (spell.spell.is_of_days and spell.spell.on_day > 0):
            continue
        day = spell.spell.on_day
        said = Text(f"第 {day} 天：{added[0].text.zh}", f"Day {day}: {added[0].text.en}")
        found[found.index(added[0])] = replace(added[0], text=said, day=day)
        found.remove(timed)
    return found


def _at_their_meals(scene: Scene, changes: Sequence[FollowUpChange]) -> Sequence[FollowUpChange]:
    """The changes, with the meal and its day at the dish that is wished where another of them says nothing but these."""
    found = list(changes)
    for timed in (one for one in changes if one.kind == "time"):
        meal = wished_meal(timed.text.zh)
        eaten = [one for one in found if one.kind == "cuisine" and one.wanted]
        named = [one for one in eaten if meal and meal.dish in str(one.value)]
        if meal is None or len(eaten) != 1 or named != eaten:
            continue
        day = scene.days if meal.day == LAST_DAY else meal.day if meal.day > 0 else None
        found[found.index(named[0])] = replace(named[0], text=timed.text, day=day)
        found.remove(timed)
    return found
