"""The hour before which who works cannot leave, in English, where only the end of the work tells its half of the day.

As in: I get off at 6pm so can't leave Guangzhou before 7; she finishes work at five, we can't set off until six.
"""

from collections.abc import Iterator
from dataclasses import replace

from core.dsl.families.rides import RideTime
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import count_of
from core.understand.wishes.wish import Scene, Wish

_WORDS = "four|five|six|seven|eight|nine|ten"
_HOUR = rf"(?:[4-9]|10|{_WORDS})"
_AT_AN_HOUR = rf"(?:at|by|around|about|till?|until) (?:(?:about|around) )?{_HOUR}(?:[:.][0-5]\d)?(?: ?pm\b| o'clock\b| in the (?:evening|afternoon))?"
_WORKS = compiled(
    rf"\b(?:(?:get|gets|am|i'm|is|she's|he's|we're|are|come|comes) off(?: work| duty| school)?|(?:finish|finishes|knock|knocks|clock|clocks) (?:off|out|work|my shift|up|school|teaching)?|(?:work|works|working|teach|teaches)(?=(?: \w+){{0,2}} (?:until|till?) )|(?:my|our|his|her|the) (?:shift|work|class|lecture|school|last (?:class|lecture|meeting))s? (?:ends?|finish(?:es)?|is over|goes on)) ?(?:(?:on|that) \w+ )?(?:{_AT_AN_HOUR})"
)
"""When somebody's work ends, which it does in the afternoon or the evening."""
_NOT_BEFORE = compiled(
    rf"\b(?:can't|cannot|can not|couldn't|won't|not able to|unable to)(?: possibly| really| be able to)* (?:leave|set (?:off|out)|depart|start|get away|head (?:off|out)|go)(?: (?!before|until|till)[a-z']+){{0,2}} (?:before|until|till) (?:about |around )?(?P<hour>{_HOUR})(?:[:.](?P<minute>[0-5]\d))?(?=\s*(?:$|on\b|that\b|at the earliest))"
)


_ENDS = compiled(
    rf"\b(?:get|gets|am|i'm|is|she's|he's|we're|come|finish|finishes|knock|knocks|clock|clocks|done|(?:shift|work|class|school) (?:ends|finishes)) (?:off |out |work |up )?(?:at|by|around) (?P<hour>{_HOUR})(?:[:.](?P<minute>[0-5]\d))? ?(?:pm|p\.m|o'clock|in the (?:evening|afternoon))?"
)
"""The hour at which somebody's work ends."""
AFTER_WORK = "17:30"
"""When who rides after work sets off, where no hour of it is said."""


def with_end_of_work(scene: Scene, wish: Wish) -> Wish:
    """The ride there that leaves after work, at the hour at which the text says that the work ends: after work (I finish at 6pm)."""
    match wish.meaning:
        case RideTime(way="out", moment="departs", bound="earliest", time=time) if time == AFTER_WORK:
            ends = _ENDS.search(scene.lower)
            hour = ends and (int(ends["hour"]) if ends["hour"].isdigit() else count_of(ends["hour"]))
            if ends is None or not hour:
                return wish
            later = replace(wish.meaning, time=f"{hour + 12}:{ends['minute'] or '00'}")
            return replace(wish, meaning=later, parts=(*wish.spans, ends.span()))
    return wish


def after_work_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """The ride out that leaves once the work is done, no earlier than a clause says without its half of the day."""
    late = _NOT_BEFORE.search(clause.lower)
    if late is None:
        return
    told = scene.sentence_before(clause.start).lower() + clause.lower[: late.start()]
    works = list(_WORKS.finditer(told))
    if works:
        begins = clause.start + late.start() - len(told)
        hour = int(late["hour"]) if late["hour"].isdigit() else count_of(late["hour"]) or 0
        said = clause.start + late.start(), clause.start + late.end()
        ends = begins + works[-1].start(), begins + works[-1].end()
        yield Wish(
            RideTime(
                way="out", moment="departs", bound="earliest", time=f"{hour + 12}:{late['minute'] or '00'}"
            ),
            said,
            0.8,
            parts=(said, ends),
        )
