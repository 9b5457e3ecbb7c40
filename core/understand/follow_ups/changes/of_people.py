"""Follow-ups on who travels: two more people, my mum comes too, we are five now."""

import re

from core.text import Text
from core.understand.facts.company.company_en import persons_en
from core.understand.facts.company.company_zh import persons_zh
from core.understand.facts.people import read_people
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.changes.of_facts import LATIN, count_in, gives
from core.understand.follow_ups.effects import OpenTrip, with_fact
from core.understand.follow_ups.step import FollowUpStep
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

_AND_THEIRS = re.compile(r"[和跟与、及](?=[他她])")
"""What joins somebody to one who is named before: 阿强和他对象."""
_WITH_ME = re.compile(r"我们?[和跟与][^,。;!?]{1,6}(?:一起|一块儿?)(?=$|[,。;!?去玩])")
"""Those with whom one goes anyway: 我跟同事一起，要两个房间."""
_NAMES = re.compile(r"[A-Z][a-z]+")
_TO = re.compile(
    r"人(?:数)?(?:[改变换增加减]成?|变为|[改变增减加]?到|是)(?:了)?(?=[\d一二三四五六七八九十两])"
)
"""What leads from one number of travellers to another: 三个人改五个人."""


_CALLED = r"(?:[小阿老大][一-鿿]|[一-鿿][哥姐])"
_STAY_AWAY = re.compile(
    rf"(?P<who>{_CALLED}(?:[和跟与、]{_CALLED})*)(?:他们?|她|俩|两个?人?|说|刚说|临时|突然|忽然|都|又|也|这[次回]|有事|加班|生病|请假|了|要|得)*(?:来不了|去不了|不来|不去|没法来|没法去|退出)"
)
"""Persons by what they are called who stay away: 小林和阿杰临时来不了了."""
_SAYS = re.compile(
    r"(?:又|还|一直|老|刚才?|跟我|天天)*(?:问|说(?![他她]?(?:也|要来|想来))|讲|提到|嚷|念叨|推荐|建议|抱怨)"
)
"""What makes somebody one who only says something: 弟弟问咋没有杜甫草堂，加上吧."""
_JOINED = re.compile("[和跟与、]")
_LEFT = re.compile(
    r"(?:(?:只|就|还)?剩下?|只有|就|只)(?:是)?(?P<who>我(?:们)?[和跟与][^,。;!?]{1,10}?)(?:[两2]个?人?|俩)?(?:去|来|一起)?(?:了|啦|咯)?(?=$|[,。;!?])"
)
"""Those who are left: 就剩我跟我姐了."""
# how sure a company is that is taken at its word
_SURE = 0.8
_COUNTED_AS = re.compile(
    rf"按(?:照)?\s*(?P<n>{COUNT_ZH})\s*(?:[个位名]人?|人)(?:头)?(?:来|重新|再)*(?:算|排|安排|订|做|规划|弄|搞)"
)
"""The number for which the trip is to be made now: 有俩人请假去不成，按六个重新算."""


_BUT_COMES = re.compile(
    r"\b(?:joins?|joining|is coming|are coming|comes?(?= (?:along|too|instead))|wants? to come|will come|'s coming|tag(?:s|ging) along)\b",
    re.IGNORECASE,
)
"""What says that somebody comes, behind those who stay away."""
_ADDS = re.compile(
    rf"\badd(?:ing)?\b[^.;!?]*\b(?P<said>and (?P<n>{COUNT_EN}|an?|another) (?:more |extra )?(?:persons?|people|friends?|adults?|kids?|child(?:ren)?))\b",
    re.IGNORECASE,
)
"""What makes a number of persons one that comes to those there are, and no company: add two days and one person."""


_FOR_A_WHILE = re.compile(
    r"\b(?:only|just) (?:(?:there|here|with us|around|coming|joining) )?(?:for|on|at|until|till|from) (?:the |one |an? |our |that |my )?(?:\w+ )?(?:dinner|lunch|breakfast|brunch|supper|meal|drinks|day|days|evening|night|afternoon|morning|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b",
    re.IGNORECASE,
)
"""What makes persons ones that come for a part of the trip: two friends join us but only for dinner."""


def people(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """More, fewer, or another number of people."""
    if _FOR_A_WHILE.search(scene.folded):
        return None
    told = _told_in_all(scene, trip)
    with_me = _WITH_ME.search(scene.folded) and not words.STAYS.search(scene.folded)
    if told is not None or with_me:
        # with whom one goes anyway is none who comes too
        return told
    counted = _more_or_fewer(scene, trip)
    if counted is not None:
        return counted
    if words.IS_OUT.search(scene.folded) and words.STAYS.search(scene.folded):
        # somebody by name and somebody else stay away: how many, is asked
        return None
    totals = [part for part in persons_zh(scene.folded) if part.role == "sum"]
    coming = _joining(scene, trip) if len(totals) != 1 else None
    if coming is not None:
        return coming
    if len(totals) == 1 and totals[0].low == totals[0].high != trip.query.people_number:
        return _of_people(trip, totals[0].low, totals[0].span)
    if len(totals) != 1 and words.STAYS.search(scene.folded) and _AND_THEIRS.search(scene.folded):
        # those who stay away are not all the company
        return None
    return _said_anew(scene, trip)


def _more_or_fewer(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The number that is counted for now, or so many more or fewer than there were."""
    left = _LEFT.search(scene.folded)
    company = read_people(left["who"]) if left else None
    if left and company and company.confidence >= _SURE and company.value != trip.query.people_number:
        return _of_people(trip, company.value, (0, left.end()))
    counted = _COUNTED_AS.search(scene.folded)
    number = count_of(counted["n"]) if counted else None
    if counted and number and number != trip.query.people_number:
        return _of_people(trip, number, (0, counted.end()))
    named = [
        one
        for one in _STAY_AWAY.finditer(scene.folded)
        if not any(part.low for who in _JOINED.split(one["who"]) for part in persons_zh(who))
    ]
    if named and trip.query.people_number is not None:
        gone = sum(len(_JOINED.findall(one["who"])) + 1 for one in named)
        span = named[0].start(), named[-1].end()
        return _of_people(trip, max(1, trip.query.people_number - gone), span)
    added = _ADDS.search(scene.folded)
    if added is not None and trip.query.people_number is not None:
        more = count_of(added["n"]) or 1
        return _of_people(trip, trip.query.people_number + more, added.span("said"))
    for pattern, sign in ((words.MORE_PEOPLE, 1), (words.FEWER_PEOPLE, -1)):
        match = pattern.search(scene.folded)
        if match and sign < 0 and _others_come(scene, match.end()):
            return _fewer_and_others(scene, trip, match)
        if match and trip.query.people_number is not None:
            return _of_people(trip, max(1, trip.query.people_number + sign * count_in(match)), match.span())
    away = words.STAY_AWAY.search(scene.folded)
    if away is not None and trip.query.people_number is not None and not scene.places(*away.span("names")):
        gone = len(_NAMES.findall(away["names"]))
        return _of_people(trip, max(1, trip.query.people_number - gone), away.span())
    return None


def _others_come(scene: Scene, end: int) -> bool:
    """Whether English goes on, behind those who stay away, with somebody who comes."""
    rest = scene.folded[end:]
    return _BUT_COMES.search(rest) is not None and words.STAYS.search(rest) is None


def _fewer_and_others(scene: Scene, trip: OpenTrip, away: re.Match[str]) -> FollowUpStep | None:
    """So many fewer and those who come instead; where no word tells how many these are, it is asked: two can't come but Ben's girlfriend joins."""
    rest = scene.folded[away.end() :]
    coming = [
        part
        for part in persons_en(rest)
        if part.role in ("kin", "group", "collective") and part.low == part.high
    ]
    count = sum(part.low for part in coming)
    if not count or trip.query.people_number is None:
        return None
    comes = _BUT_COMES.search(rest)
    end = away.end() + max(*(part.span[1] for part in coming), comes.end() if comes else 0)
    number = max(1, trip.query.people_number - count_in(away) + count)
    return _of_people(trip, number, (away.start(), end))


def _said_anew(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another company, said as in a request: we are five now."""
    changed = _TO.search(scene.folded)
    people = read_people(scene.folded[changed.end() :]) if changed else None
    changed = changed if people else None
    people = people or read_people(scene.folded)
    if (
        people is None
        or people.choices
        or not _says_who_travels(scene)
        or people.confidence < _SURE
        or people.value == trip.query.people_number
        or _ADDS.search(scene.folded)
    ):
        return None
    start, end = people.span
    begins = changed.end() if changed else 0
    return _of_people(trip, people.value, (begins + start, begins + end))


def _told_in_all(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another number of all travellers, said in English beside who joins or leaves: one more is coming, so we're five now."""
    parts = persons_en(scene.folded) if LATIN.search(scene.folded) else ()
    totals = [part for part in parts if part.role == "sum" or (part.noun == "us" and part.role == "total")]
    leaves = words.STAYS.search(scene.folded) or words.FEWER_PEOPLE.search(scene.folded)
    # two of us can't come
    if (
        len(totals) != 1
        or (leaves and totals[0].span[0] < leaves.end())
        or totals[0].low != totals[0].high
        or totals[0].low == trip.query.people_number
    ):
        return None
    return _of_people(trip, totals[0].low, totals[0].span)


def _says_who_travels(scene: Scene) -> bool:
    """Whether persons are told with their number or with who writes: a mother alone is not all the company."""
    persons = [part for part in persons_zh(scene.folded) if part.role != "with"]
    return not persons or any(part.role != "kin" for part in persons)


def _joining(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Persons named by what they are who come too, or stay at home: 我妈也要来, my brother can't come."""
    comes, stays = words.COMES.search(scene.folded), words.STAYS.search(scene.folded)
    others = words.COMES.search(words.STAYS.sub(lambda away: " " * len(away[0]), scene.folded))
    if others and stays and LATIN.search(scene.folded) is None:
        return _come_and_stay(scene, trip, others.end())
    parts = [*persons_zh(scene.folded), *(persons_en(scene.folded) if LATIN.search(scene.folded) else ())]
    absent = [part for part in parts if part.role == "absent"]
    persons = absent or [
        part
        for part in parts
        if part.role in ("kin", "group", "collective")
        and part.low == part.high
        and not gives(scene, part.span)
        and not _SAYS.match(scene.folded, part.span[1])
    ]
    count, said = sum(part.low for part in persons), comes or stays
    if not (said or absent) or not count or trip.query.people_number is None:
        return None
    if not absent and stays and not _is_of_persons(scene, stays):
        return None
    if stays and count < sum(1 for _ in words.STAYS.finditer(scene.folded)):
        # somebody stays away whom no word for persons counts
        return None
    theirs = _AND_THEIRS.search(scene.folded)
    if theirs and not any(part.span[1] == theirs.start() for part in persons):
        return None
    number = trip.query.people_number + (-count if stays or absent else count)
    spans = [part.span for part in persons] + ([said.span()] if said else [])
    return _of_people(trip, max(1, number), (min(start for start, _ in spans), max(end for _, end in spans)))


def _come_and_stay(scene: Scene, trip: OpenTrip, end: int) -> FollowUpStep | None:
    """Who comes in Chinese, where somebody else does not: 我妹也来，她男朋友不来了; what she has with her never was of the company."""
    parts = persons_zh(scene.folded)
    coming = [
        part
        for part in parts
        if part.role in ("kin", "group") and part.low == part.high and part.span[1] <= end
    ]
    away = [part for part in parts if part.role == "absent"]
    ours = [part for part in away if scene.folded[part.span[0]] not in "她他"]
    count = sum(part.low for part in coming) - sum(part.low for part in ours)
    if not coming or not away or not count or trip.query.people_number is None:
        return None
    spans = [part.span for part in (*coming, *away)]
    number = max(1, trip.query.people_number + count)
    return _of_people(trip, number, (min(start for start, _ in spans), max(stop for _, stop in spans)))


def _is_of_persons(scene: Scene, stays: re.Match[str]) -> bool:
    """Whether words of staying away are of somebody, and of no place right before them: 迪士尼不去了."""
    if any(one.span[0] == stays.end() for one in scene.places(stays.end(), len(scene.folded))):
        # 不想去中山陵: it is a sight that they do not go to
        return False
    before = scene.places(max(0, stays.start() - 12), stays.start())
    return not any(
        not scene.folded[one.span[1] : stays.start()].strip("就也都了吧我们还是") for one in before
    )


def _of_people(trip: OpenTrip, people: int, span: Span) -> FollowUpStep:
    text = Text(f"改为 {people} 人", f"{people} {'people' if people != 1 else 'person'}")
    return FollowUpStep(FollowUpChange("people", text, people), with_fact(trip, people_number=people), span)
