"""The days of a trip for work: 出差三天，晚上有空, in town for meetings, evenings are ours. They are at work by day.

Where no hours are said, office hours are kept free of sights; where sights are wished for by day they are not.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import RideTime
from core.model.clock import Clock
from core.model.daily import EVERY_DAY, FreeBlock, free_block
from core.model.spells import LAST_DAY
from core.understand.dates.days_of_trip import DAY_ZH, day_number
from core.understand.dates.parts_of_day import BUSY_BUT
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish, is_refusal

_OFFICE_HOURS = FreeBlock(day=EVERY_DAY, since=9 * 60, until=18 * 60, engaged=True)
_EVENING, _NOON = 17 * 60, 12 * 60
# days of a trip of which each is told apart
_LONGEST = 7
_FOR_WORK = compiled(
    r"(?<!不是)(?<![他她爸妈公婆友哥姐弟妹])出差|(?:因公|公务|商务)(?:出行|旅行|之行|行程)|公干|差旅|"
    r"(?:去|到|来|赴)[^,。;!?]{0,8}(?:开会|参会|参展|培训|述职|见客户|谈(?:业务|生意|项目))|"
    r"\b(?:(?:business|work) trip|on business|(?<!not )for work|for (?:\w+ ){0,2}?(?:meetings|an? (?:conference|congress|trade fair|trade show|expo|exhibition|training|workshop)))\b"
)
_BY_DAY = compiled(
    r"(?:每天|平时)?白天(?:我们?|都|全|基本|一直|要|得|会|在|需要|有)*(?:开会|会议|忙|上班|工作|办事|没空|没时间|参会|见客户|拜访客户|培训|公务)|"
    r"\b(?:meetings?|work(?:ing)?|busy|tied up|occupied|engaged|sessions)(?: all)? (?:in|during|by|throughout|through) (?:the )?(?:day(?:time)?|working hours|office hours)\b|"
    r"\b(?:in|during|by) (?:the )?day(?:time)?,? (?:(?:i|we)(?:'m|'re|'ll| am| are| will| have|'ve)?|all|full of|be|there are|it's|mostly|in)*[ ,]*(?:meetings?|work(?:ing)?|busy|tied up|occupied)\b"
)
_EVENINGS = compiled(
    r"(?:只有|就|也就|才)?(?:每天)?晚上(?:才|都|会|能|可以)*(?:有空|有时间|没事|自由|空着|空闲|空出来)(?:的话|的时候)?|下了?班(?:以后|之后|后)(?:有空|有时间)?(?:的话)?|"
    r"\b(?:(?:and|but|so|only) )?(?:(?:my|our|the|only the) )?evenings? (?:is|are|will be) (?:(?:all|my|our|completely) )*(?:mine|ours|own|free|open)\b|"
    r"\b(?:(?:i'm|we're|i am|we are) )?(?:only )?free (?:only )?(?:in the )?evenings?\b|\bafter (?:work|meetings|the meetings|office hours|working hours)\b"
)
_PARTLY_FREE = compiled(rf"(?:{DAY_ZH})(?P<part>上午|下午)(?:才|就|能|会)?(?:有空|有时间(?=$|[,。;]))")
"""What leaves the other half of a day of a trip for work to it: 第二天下午有空."""
_AT_LEISURE = compiled(
    r"顺便|顺带|抽空|抽一天|自己(?:玩|逛)|空出?来?[一半]天|[一半]天(?:空|出来)|(?:其中|中间|里面|有)[^,。;!?]{0,2}[一半]天|一个?[上下]午|多待|多玩|游玩|旅游|景点|逛|白天(?:去|想|逛|玩)|\b(?:sightsee\w*|sights|explor\w*|tourist\w*|see the city|day off|free day|extra day|weekend)\b"
)


def with_days_of_work(scene: Scene, likings: Sequence[Liking], wishes: Sequence[Wish]) -> tuple[Liking, ...]:
    """The likings with the office hours of a trip for work of which no hours are said.

    Evenings that are free after work are there to go out, and not kept free.
    """
    likings = (*likings, *_other_halves(scene))
    by_day, evenings = _BY_DAY.search(scene.lower), _EVENINGS.search(scene.lower)
    purpose = _FOR_WORK.search(scene.lower)
    words = by_day or (purpose if evenings or not _is_out_by_day(scene, wishes, likings) else None)
    if words is None:
        return tuple(likings)
    others = tuple(one for one in likings if not (_is_evening(one) and evenings))
    if any(block is not None and block.engaged for block in map(_block, others)):
        return others
    busy = (block.said for block in _at_work(scene.days, _leaves_at(wishes)))
    work = (Liking(about="time", thing=one, strength="must", span=words.span(), held=False) for one in busy)
    return (*others, *work)


def _at_work(days: int | None, leaves: int | None) -> Iterator[FreeBlock]:
    """The office hours of every day, or of those before a last one on which one leaves before they end, and its morning."""
    if leaves is None or leaves >= _OFFICE_HOURS.until or days is None or days > _LONGEST:
        yield _OFFICE_HOURS
        return
    yield from (replace(_OFFICE_HOURS, day=day) for day in range(1, days))
    if leaves >= _NOON:
        yield replace(_OFFICE_HOURS, day=LAST_DAY, until=leaves)


def _leaves_at(wishes: Iterable[Wish]) -> int | None:
    """The minute of the last day until which one is at work: that of the earliest ride home, noon before a latest one in the afternoon.

    None where nothing says when one leaves.
    """
    rides = [one.meaning for one in wishes if isinstance(one.meaning, RideTime) and one.meaning.way == "back"]
    leaving = {one.bound: Clock.parse(one.time).minutes for one in rides if one.moment == "departs"}
    if "earliest" in leaving:
        return leaving["earliest"]
    latest = leaving.get("latest")
    return _NOON if latest is not None and _NOON < latest < _OFFICE_HOURS.until else latest


def _other_halves(scene: Scene) -> Iterator[Liking]:
    """What a trip for work has of the days of which it says that the afternoon, or the morning, is free."""
    words = _FOR_WORK.search(scene.lower)
    if words is None:
        return
    for found in _PARTLY_FREE.finditer(scene.lower):
        day = day_number(found, scene.first_day, scene.last_day)
        if day is not None:
            since, until = BUSY_BUT["morning" if found["part"] == "上午" else "afternoon"]
            busy = FreeBlock(day=day, since=since, until=until, engaged=True).said
            yield Liking(about="time", thing=busy, strength="must", span=words.span(), held=False)


def words_of_work(scene: Scene, likings: Iterable[Liking]) -> Iterator[Span]:
    """The words that tell of a trip for work that its days of work are made of."""
    if any(_is_of_work(one) for one in likings):
        for pattern in (_FOR_WORK, _BY_DAY, _EVENINGS):
            yield from (found.span() for found in pattern.finditer(scene.lower))


def _is_out_by_day(scene: Scene, wishes: Iterable[Wish], likings: Iterable[Liking]) -> bool:
    """Whether a request speaks of leisure, or of a sight that is not one of an evening."""
    if _AT_LEISURE.search(scene.lower):
        return True
    timed = [one.thing.zh for one in likings if one.about == "time"]
    return any(
        isinstance(wish.meaning, Names | Types)
        and wish.meaning.kind == "attraction"
        and not is_refusal(wish.meaning)
        and not (isinstance(wish.meaning, Names) and all(_timed(name, timed) for name in wish.meaning.names))
        for wish in wishes
    )


def _timed(name: str, timed: Iterable[str]) -> bool:
    return any(said.startswith(name) and said.endswith("晚上") for said in timed)


def _is_of_work(liking: Liking) -> bool:
    """Whether hours are office hours, or a part of them, which a trip for work is made of."""
    block = _block(liking)
    return (
        block is not None
        and block.engaged
        and block.since == _OFFICE_HOURS.since
        and (block.until == _OFFICE_HOURS.until or block.day == LAST_DAY)
    )


def _is_evening(liking: Liking) -> bool:
    block = _block(liking)
    return block is not None and not block.engaged and block.since >= _EVENING


def _block(liking: Liking) -> FreeBlock | None:
    return free_block(liking.thing.zh)
