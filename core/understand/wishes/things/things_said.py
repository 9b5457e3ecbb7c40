"""The things of the lexicon that clauses speak of: wanted or not, how much, and of which part of the trip."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.refusals import insists
from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, holds
from core.understand.text.vocabulary import Mention, Topic, mentions
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.things.foods import foods
from core.understand.wishes.things.thing_in_clause import in_its_clause, is_about_town
from core.understand.wishes.trip_sides import HOTEL, spoken_of
from core.understand.wishes.wish import Scene

_SIGHTS = re.compile(
    r"景点|景区|地方|馆|路线|\b(?:sights?|places?|attractions?|everything|everywhere|museums?|routes?|walks?)\b"
)
_REFUSED_ITSELF = re.compile(
    r"(?:不|没|别|无)[一-鿿]{0,4}$|\b(?:no|not|never|without|n't)(?:\s+(?:need|want|like|have|any|many|too|\w+ly))*\s*$"
)
"""What refuses the words that follow at once: who refuses other things before does not refuse a rest."""
_REACHED = re.compile(r"(?<=步行)(?:就|都)?(?:能|可以?|可)?(?:到|达|走到)(?=$|[,。的、就])")
_HAS = re.compile(r"(?:[带有配含]|自带|附带|楼下(?:就?是|有)?)个?$")
"""What leads to a thing that a hotel has: 民宿最好带KTV; it may have been spoken of in the clause before."""
_ON_THE_WAY_BACK = re.compile(
    r"(?:(?:返程|回程|回来|回去|返回|回家)(?:的?时候)?|[返回]\s*:)[^,去]{0,6}$|\b(?:back|home|return(?:ing)?|homeward)\b[^,;]{0,30}$"
)
"""What leads to a ride that is the one back: 回来坐大巴."""
_BACK_BY_IT = re.compile(r"[回返](?:来|程|家)?(?=$|[,。;!?、\s])")
"""How a ride goes on that is the one back: 大巴去大巴回."""
_CANNOT = re.compile("[起爬走]不[来动了]")
_COMES_BACK = re.compile("回[来去]")
_SHOWS_US = re.compile(r"shows? (?:me|us|him|her|them|my|our)\b")
_AN_HOUR = re.compile(r"\b(?:after|before|until|till|by|since) (?:the )?$")
_BEFORE_OR_AFTER = re.compile(r"(?:之|以)?[前后](?!面|方|景)")
"""What makes the sun's rise or set an hour in Chinese: 日出前出门."""
_SLEEPS_IN = re.compile(r"\b(?:\w+(?:where|thing)|places?|rooms?|hotels?|beds?)\b[^,.;]{0,20} to $")
"""What makes to sleep in something what a bed is for: somewhere cheap to sleep in."""
_FAR_ON_FOOT = re.compile(r"\s*[\d一二两三四五十]+\s*(?:来|多)?(?:分钟|米)")
"""How a walk goes on that tells how near something is: 离地铁口走路别超过10分钟."""
_RELIES_ON = re.compile(r"(?:主要|就|全|都|只|基本|可以|得)$")
"""What makes of 靠地铁 the way one goes about by, and no place of a hotel."""
_OF_A_RIDE = re.compile(r"返程|回程|回来|回去|去程|航班|高铁|火车|车票|机票|动车")
_FAULT = re.compile(
    r"(?:游|的)?(?:真的?|实在|有点|总是|都|又)*太?(?:赶|累|坑|没意思|无聊|贵|不自由|受罪|走马观花)"
)
"""What Chinese finds of a tour in a group who would have none."""
_RISES = re.compile(r"[起醒]|出门|集合|爬起")
_OF_SIGHTS = re.compile(r"(?:地方|景点|景区|餐厅|馆子)")
_QUIET = re.compile(r"(?:要|得|必须|比较|尽量)安静|安静(?:为主|些)")
_A_BED = re.compile(
    r" (?:an? |the |any |some |our |cheap |shared |big )*(?:hotels?|hostels?|dorms?|guest ?houses?|homestays?|tents?|beds?|rooms?|bunks?|pods?|capsules?|trains?|the (?:same|city|centre|center))\b"
)
"""In what one sleeps, who does not sleep in: we never sleep in hostels."""
_SUN = frozenset({"日落", "日出"})
"""What is no sight behind a word that makes it an hour: we eat only after sunset."""
_PETS = "可带宠物"
_EATS = re.compile(r"\b(?:eats?|eating|food|meat|dish(?:es)?|menu)\b")
"""What makes an animal one that is served, and none that travels along: we eat everything except dog."""
_ASKS_IF = re.compile("(?:是不是|会不会|算不算|是否)[^,]{0,2}$")
"""What makes of too much a question: 看樱花是不是太早了."""
EATEN = ("meal", "cuisine")
_TO_THE = re.compile(r"\s+(?:(?:in|on|along|through|up|across|round|around)\s+)?(?:the\s+)?")


_THEN_RIDES = re.compile(r"走不动了?(?:的话|时|的时候)?(?:我们?|就|再|才|可以|还是)*[坐打搭骑]")
"""What one does once one cannot walk any more, and so no wish to walk little: 能走就走，走不动坐地铁."""
_WHERE_GROUPS_GO = re.compile(
    r"(?:们|很|特别|太|都|最|常|经常|总|爱|喜欢|扎堆|聚集|多|去|来|人|吃|进|逛)+[^,]{0,4}的(?:餐厅|餐馆|饭店|馆子?|店|地方|景点|酒店)"
)
"""What makes groups those of others, who go to the places that are meant: 旅游团很多人的餐厅."""
_NO_LONGER_THAN = compiled(
    r"\b(?:no|not) (?:more|longer) than (?:an?|one|two|three|half an|\d+) (?:hours?|minutes?|mins?)\b[^,]{0,16}\b(?:on|in|by) (?:an? |the )?$"
)
"""What bounds how long one would be on or in something, which is no wish for it: no more than one hour on a bus."""


def things_said(scene: Scene) -> Iterator[Liking]:
    """The things that each clause speaks of, as they are liked or disliked."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        yield from _foods_of(clause)
        for mention in mentions("things", scene.lower, *clause.span):
            meant = _meant_here(scene, clause, mention)
            if meant is not None:
                yield _as_liked(scene, clause, meant)


def _foods_of(clause: Clause) -> Iterator[Liking]:
    """The foods that a clause names by a letter, or refuses by any name."""
    for thing, span, listed in foods(clause):
        unwanted = clause.unwanted(*span) or clause.unwanted(*listed)
        how = strength(clause, wanted=not unwanted, default="like")
        about: About = lexicon("things")[thing]["about"]
        named = thing_named("things", Mention(thing, span))
        yield Liking(about=about, thing=named, strength=how, span=span, held=False)


def _meant_here(scene: Scene, clause: Clause, mention: Mention) -> Mention | None:
    """The thing that a word means in its clause, if it is spoken of there as one that is liked or disliked."""
    entry = lexicon("things")[mention.concept]
    accepted = clause.accepts(mention.span[1]) or entry["about"] == "local_transport"
    if clause.indifferent(*mention.span) and not accepted:
        return None
    if _NO_LONGER_THAN.search(clause.lower, 0, mention.span[0] - clause.start):
        return None
    if _says_another_thing(clause, mention) or _is_walked(scene, clause, mention):
        return None
    if _is_of_what_came_before(scene, clause, mention):
        return None
    if entry["about"] == "sight" and _is_of_a_feature(scene, clause, mention):
        return None
    return in_its_clause(scene, clause, mention)


def _as_liked(scene: Scene, clause: Clause, mention: Mention) -> Liking:
    """A thing with how much it is wanted, and of which part of the trip."""
    entry, unwanted = lexicon("things")[mention.concept], _is_unwanted(clause, mention)
    sparing = _sparing().get(mention.concept) if unwanted else None
    if sparing and HOTEL in spoken_of(clause.lower):
        mention, unwanted = mention._replace(concept=sparing), False
        entry = lexicon("things")[sparing]
    # who travels is not refused by what is said of something else: 儿子自闭症不能排队
    if unwanted and (entry.get("sought") or (entry["about"] == "company" and not entry.get("shunnable"))):
        unwanted = _REFUSED_ITSELF.search(clause.lower[: mention.span[0] - clause.start]) is not None
    wanted = bool(entry.get("always")) or not (entry.get("shunned") or unwanted)
    too_much = entry["about"] in EATEN and scene.lower.startswith("太", mention.span[0])
    # who wants it not too hot eats what is a little hot
    how = "rather_not" if too_much and not wanted else strength(clause, wanted=wanted, default="like")
    return Liking(
        about=_about(scene, entry, clause, mention.span, wanted=wanted),
        thing=thing_named("things", mention),
        strength=how,
        span=mention.span,
        held=False,
    )


def _is_unwanted(clause: Clause, mention: Mention) -> bool:
    """Whether the words around a thing refuse it."""
    # what is too much of something is wanted by nobody: too late, 太早
    excess = not mention.refused and clause.lower.startswith(("too ", "太"), mention.span[0] - clause.start)
    # who refuses to be far from something wants to be near it
    refused = mention.refused and not insists(clause.text, mention.span[0] - clause.start)
    found_fault = mention.concept == "跟团" and _FAULT.match(clause.lower, mention.span[1] - clause.start)
    unwanted = excess or bool(found_fault) or clause.unwanted(*mention.span) is not refused
    # who cannot get up refuses something else behind it: 升旗想看但起不来，就算了
    return unwanted and not _CANNOT.search(clause.lower, *(at - clause.start for at in mention.span))


def _says_another_thing(clause: Clause, mention: Mention) -> bool:
    """Whether words say how near the hotel is, and no way to go about, who is shown a place, where nothing is played, or ask
    whether something is too much."""
    start, end = mention.span[0] - clause.start, mention.span[1] - clause.start
    if clause.lower.startswith("sleep", start) and (
        _SLEEPS_IN.search(clause.lower, 0, start) or _A_BED.match(clause.lower, end)
    ):
        return True
    if mention.concept == _PETS and _EATS.search(clause.lower):
        return True
    if mention.concept in _SUN and (
        _AN_HOUR.search(clause.lower, 0, start) or _BEFORE_OR_AFTER.match(clause.lower, end)
    ):
        return True
    if mention.concept == "少走路" and _THEN_RIDES.match(clause.lower, start):
        return True
    if mention.concept == "少走路" and _FAR_ON_FOOT.match(clause.lower, end):
        return "离" in clause.lower[:start]
    if clause.lower[start:end] == "靠地铁" and _RELIES_ON.search(clause.lower, 0, start):
        return True
    if mention.concept == "跟团" and _WHERE_GROUPS_GO.match(clause.lower, end):
        return True
    asked = _ASKS_IF.search(clause.lower, 0, start) and clause.lower.startswith("太", start)
    return bool(asked or _REACHED.match(clause.lower, end) or _SHOWS_US.match(clause.lower, start))


def _is_of_what_came_before(scene: Scene, clause: Clause, mention: Mention) -> bool:
    """Whether Chinese words are of a ride, or of sights, that the clause before spoke of, and of no morning or hotel: 回程要傍晚的，别太早."""
    word = scene.lower[slice(*mention.span)]
    before = scene.said_before(clause.start)
    if mention.concept == "早起" and word == "太早" and not _RISES.match(scene.lower, mention.span[1]):
        return bool(_OF_A_RIDE.search(clause.lower) or _OF_A_RIDE.search(before))
    if mention.concept == "安静的酒店" and _QUIET.fullmatch(word):
        spoken = HOTEL in (*spoken_of(clause.lower), *spoken_of(before))
        return not spoken and bool(_OF_SIGHTS.search(clause.lower) or _OF_SIGHTS.search(before))
    return False


def _is_of_a_feature(scene: Scene, clause: Clause, mention: Mention) -> bool:
    """Whether an English word for something to see is but the end of what a hotel may have: kids' clubs."""
    return any(
        one.span != mention.span and holds(one.span, mention.span) and mention.span[1] == one.span[1]
        for one in mentions("hotel_features", scene.lower, *clause.span)
        if scene.lower[slice(*one.span)].isascii()
    )


def _is_walked(scene: Scene, clause: Clause, mention: Mention) -> bool:
    """Whether one walks at a place that is named right behind: walk around East Lake."""
    if mention.concept != "步行" or not scene.lower[slice(*mention.span)].isascii():
        return False
    return any(
        _TO_THE.fullmatch(scene.lower, mention.span[1], one.span[0])
        for one in scene.places(mention.span[1], clause.span[1])
    )


@cache
def _sparing() -> Mapping[str, str]:
    """What a hotel has that is to be without something, by that thing: without steps, step-free."""
    return {entry["spares"]: thing for thing, entry in lexicon("things").items() if "spares" in entry}


def _about(scene: Scene, entry: Mapping[str, About], clause: Clause, span: Span, *, wanted: bool) -> About:
    """The part of the trip that a thing, which stands somewhere in the whole text, is of: what a hotel has is of the hotel."""
    start, end = span[0] - clause.start, span[1] - clause.start
    if _is_of_sights(entry, clause):
        return "sight"
    if entry["about"] == "ride_out" and not wanted and is_about_town(clause.lower, start):
        return "local_transport"
    back = _ON_THE_WAY_BACK.search(clause.lower, 0, start) or _BACK_BY_IT.match(clause.lower, end)
    back = back or _COMES_BACK.search(clause.lower, start, end)
    if entry["about"] == "ride_out" and back:
        return "ride_back"
    if entry["about"] != "sight" or not _HAS.search(clause.lower, 0, start):
        return entry["about"]
    spoken = spoken_of(clause.lower) or spoken_of(scene.said_before(clause.start))
    return "hotel" if HOTEL in spoken else "sight"


def _is_of_sights(entry: Mapping[str, str], clause: Clause) -> bool:
    """Whether what a hotel may have is asked of the sights here: 景点要有无障碍通道, everything must be step-free."""
    return entry.get("also") == "sight" and bool(
        _SIGHTS.search(clause.lower) and HOTEL not in spoken_of(clause.lower)
    )


def thing_named(topic: Topic, mention: Mention) -> Text:
    english = lexicon(topic).get(mention.concept, {}).get("en", ())
    return Text(mention.concept, str(english[0]) if english else mention.concept)
