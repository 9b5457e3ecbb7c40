"""What a change wishes for, as a refusal where its words take it out: drop the boat ride, canton tower out, shamian in."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.dsl.families.places import Names, Types
from core.text import Language
from core.understand.belief.checking import checked
from core.understand.follow_ups import words
from core.understand.follow_ups.step import clause_of
from core.understand.money.budget import Cap
from core.understand.requirements import read_wishes
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span
from core.understand.text.writing.script import lower
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

_NOT_THEN = re.compile(r"\s*not (?:on|at|in|before|after|until|till|first|too|so|every|just|only)\b")
"""What refuses a day or an hour of what stands before it, and not the thing: Great Wall not on Sunday."""
_THAT_ONE = re.compile(r"^(?:那个|这个|那儿|那里|那边|这里)")
"""What points once more to a place that is named: 世界之窗那个划掉."""


def wishes_of_change(
    scene: Scene, language: Language, taken: Sequence[Span], caps: Sequence[Cap]
) -> Iterator[Wish]:
    """The wishes that words outside of `taken` say, without those for places that nobody knows."""
    told = _without_too_few(scene) if words.NOT_ENOUGH.search(scene.folded) else scene
    read = read_wishes(told, language, caps)
    for wish in (part for one in read for part in _by_side(scene, one)):
        refused = _refused_after_all(scene, wish)
        known = checked(wish, scene.names)
        if not known.unknown and not any(a < wish.span[1] and wish.span[0] < b for a, b in taken):
            yield refused


def as_left_out(scene: Scene, liking: Liking) -> Liking:
    """The liking as a dislike where the text is one of taking out: `drop the boat ride`."""
    eaten = liking.about in ("meal", "cuisine") and words.NOT_EATEN.search(clause_of(scene, liking.span))
    if not liking.wanted or not (eaten or _takes_out(scene, liking.span)):
        return liking
    return replace(liking, strength="never")


def _without_too_few(scene: Scene) -> Scene:
    """The scene without the clauses that only say of a number that it will not do: 订一间不够住，分两间."""
    text = scene.folded
    for one in clauses(scene.folded, 0, len(scene.folded)):
        if words.NOT_ENOUGH.search(one.text):
            start, end = one.span
            text = text[:start] + " " * (end - start) + text[end:]
    return replace(scene, folded=text, lower=lower(text))


def _by_side(scene: Scene, wish: Wish) -> Iterator[Wish]:
    """The wish, or one of each place that it names where only some are taken out: canton tower out, shamian in."""
    meaning = wish.meaning
    sides = {_takes_out(scene, part) for part in wish.parts}
    if not isinstance(meaning, Names) or meaning.rule == "none" or len(sides) < 2:
        yield wish
        return
    for part in wish.parts:
        named = {name for found in scene.places(*part) for name in found.names} & meaning.names
        if named:
            yield replace(wish, meaning=replace(meaning, names=frozenset(named)), span=part, parts=(part,))


def _refused_after_all(scene: Scene, wish: Wish) -> Wish:
    """The wish as a refusal where the text is one of taking out: `drop the Temple of Heaven`."""
    meaning = wish.meaning
    if not isinstance(meaning, (Names, Types)) or meaning.rule == "none":
        return wish
    eaten = meaning.kind == "restaurant" and words.NOT_EATEN.search(clause_of(scene, wish.span))
    if eaten or _takes_out(scene, wish.span):
        return replace(wish, meaning=replace(meaning, rule="none"))
    return wish


def _takes_out(scene: Scene, span: Span) -> bool:
    """Whether words of taking out stand about others in their clause, or the text puts something in their place."""
    swap = words.SWAP.search(scene.folded)
    if swap is not None and any(
        swap.start(old) <= span[0] and span[1] <= swap.end(old) for old in words.SWAPPED
    ):
        return True
    before = scene.lower[max(0, span[0] - 24) : span[0]].split(",")[-1]
    after = _THAT_ONE.sub("", scene.lower[span[1] : span[1] + 8].lstrip())
    return bool(
        words.REMOVE.search(before)
        or (words.REMOVE.match(after) and not _NOT_THEN.match(scene.lower, span[1]))
        or words.TAKEN_OUT.match(scene.lower, span[1])
    )
