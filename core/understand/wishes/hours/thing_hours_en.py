"""SaidWhen one would have what is no sight of the data, in English: a boat on the river by night, the lanterns in the evening."""

from collections.abc import Iterator

from core.model.spells import spell
from core.text import Text, sentence
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.vocabulary import Mention, Topic, mentions
from core.understand.wishes.hours.spells import SaidWhen, whens_of
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_SEEN: tuple[Topic, ...] = ("things", "attraction_types")
_THEN = compiled(
    r"(?:\s+(?:(?:trip|ride|tour|cruise|show|walk|stroll|view|views)\b|(?:on|along|at|of|over|by|down|in|across) (?:the |an? )?(?:[a-z']+\s?){1,3}|,|please|preferably|ideally|best|only|maybe))*[\s,(]*"
)
"""What may stand between a thing and its hour: a boat on the river by night."""
_OF_IT = compiled(
    r"[\s,:]*(?:(?:we|i|i'd|we'd|would|like|love|want|to|go|do|have|see|take|for|on|a|an|the|some|our|my|one|nice|good|another)\s*)*"
)
"""What may stand between an hour and its thing: in the evening we'd like a boat trip."""


def thing_hours_en(scene: Scene) -> Iterator[Liking]:
    """The hours that an English text wishes for a thing or a kind of sight, in clauses that name no sight of the data."""
    led: list[SaidWhen] = []
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        whens = list(whens_of(clause)) if clause.text.isascii() else []
        alone = [when for when in whens if _is_alone(clause, when) and clause.after]
        whens, led = [*led, *whens], alone
        if not whens or (
            any(one.kind == "attraction" for one in scene.places(*clause.span))
            and not any(when.span[1] <= clause.start for when in whens)
        ):
            continue
        things = [(topic, one) for topic in _SEEN for one in mentions(topic, scene.lower, *clause.span)]
        things = [
            (topic, one) for topic, one in things if _is_seen(topic, one) and not clause.unwanted(*one.span)
        ]
        for when in whens:
            for topic, thing in things:
                first, second = sorted((thing.span, when.span))
                between = scene.lower[first[1] : second[0]].replace(",", " ")
                joins = _THEN if first == thing.span else _OF_IT
                if not joins.fullmatch(between):
                    continue
                english = lexicon(topic).get(thing.concept, {}).get("en", ()) or (thing.concept,)
                named = Text(thing.concept, str(english[0]))
                said = sentence("{thing}：{when}", "{thing} {when}", thing=named, when=spell(when.words).said)
                how = strength(clause, wanted=True, default="like")
                # what joins the two is read with the hour
                span = (thing.span[1], when.span[1]) if first == thing.span else (when.span[0], thing.span[0])
                yield Liking(about="time", thing=said, strength=how, span=span, held=False)
                break


def _is_alone(clause: Clause, when: SaidWhen) -> bool:
    """Whether a clause says nothing but an hour, which is that of what the next one names: at night, the lanterns."""
    start, end = when.span[0] - clause.start, when.span[1] - clause.start
    return not clause.lower[:start].strip(" ,") and not clause.lower[end:].strip(" ,")


def _is_seen(topic: Topic, thing: Mention) -> bool:
    return topic != "things" or lexicon("things")[thing.concept]["about"] == "sight"
