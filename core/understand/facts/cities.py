"""Where the trip starts and goes: cities of the sandbox, others, refused ones, several, and misspelt ones."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from core.understand.facts.elsewhere import elsewhere
from core.understand.facts.misspelt import meant_chinese, meant_english
from core.understand.facts.refused_cities import refused_cities
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading

# Strongest first: (role, pattern, confidence). {a} stands for any city; a pattern of both roles names them.
_START = (
    (r"当前位置\s*:?\s*{a}", 1.0),
    (r"\bcurrent (?:location|position|city)\s*(?:is|:)?\s*{a}", 1.0),
    (r"出发(?:地|城市)\s*(?:是|为|:)?\s*{a}", 1.0),
    (r"\b(?:departure|origin|start(?:ing)?|from)(?: city| point)?\s*(?:is|:)\s*{a}", 1.0),
    (r"从\s*[^,。;!?、]{{0,6}}?{a}(?!回)", 0.95),
    (r"{a}\s*(?:这边|这里)?(?:坐[^,。]{{1,5}}|飞)?(?:出发|过来|过去|动身|启程|起飞)", 0.95),
    (r"{a}\s*(?:这边|这里)?(?:走|飞|出)(?=$|[,。;!?\s])", 0.95),
    (r"(?<![a-z])(?:start(?:ing)?|based|coming) (?:in|out of|from)\s+{a}", 0.95),
    (r"(?<![a-z])(?:from|form|frm|leav(?:e|ing)|depart(?:ing)?(?: from)?)\s*{a}", 0.95),
    (
        r"在\s*{a}[^,。;!?、]{{0,2}}?(?:开完会|出完差|办完事|忙完|考完|上完课|培训完|上班|工作|上学|读书|念书|定居|生活)",
        0.92,
    ),
    (
        r"\b(?:home is|home in|home to|back (?:home )?(?:in|to))\s+{a}",
        0.9,
    ),
    (
        r"\b(?:in|at) {a} (?:for (?:work|business|an? (?:conference|meeting|wedding|fair|training))|on business|until|till)\b",
        0.92,
    ),
    (r"打\s*{a}(?=[\s]*(?:奔|去|到|出发|走|过来))", 0.92),
    (r"(?:都|住|人)在\s*{a}(?=$|[,。;!?])", 0.9),
    (r"(?:坐标|目前在|现在在|我在|我们在|人在|身在|住在|家在|来自|由)\s*:?\s*{a}", 0.9),
    (r"\b(?:(?:currently|now|based|live|living|located) in|(?:i'm|i am|we are|we're) in)\s+{a}", 0.9),
    (r"{a}\s*(?:(?:坐|乘)[^,。]{{1,6}})?(?:到|至|飞往|飞|去|前往|->|→|—+|-+)\s*(?:{any})", 0.9),
    (r"\b{a}\s*(?:(?:fly(?:ing)? )?to|2|fly|-+>?|→)\s*(?:{any})", 0.9),
    (r"(?<!看){a}(?:本地)?人(?=[,。、\s]|想|要|计划|打算|$)", 0.6),
    (r"^\W*{a}[\s,]+(?={any})", 0.7),
    (r"(?:^|[,.;:!?]\s*){a}\s+to\s+\w", 0.5),
)
_TARGET = (
    (r"目标位置\s*:?\s*{a}", 1.0),
    (r"目的地\s*(?:是|为|:)?\s*{a}", 1.0),
    (r"\bdestination(?: city)?\s*(?:is|:)?\s*{a}", 1.0),
    (r"\bto\s*:\s*{a}", 1.0),
    (r"(?<!不)(?:到达|抵达|前往|飞往|飞到|飞去|去往|去到|去|到|赴|往|至|上(?:你们|咱们)?)\s*{a}", 0.95),
    (r"(?<![a-z])to\s*(?:visit\s+)?{a}", 0.95),
    (r"(?<![a-z])spend(?:ing)?\s+[\w\s-]{{1,24}}?\b(?:in|at)\s+{a}", 0.9),
    (r"改(?:成|去|到|为)\s*{a}", 0.96),
    (r"(?:^|[,。;!?\s]){a}(?:吧|呗)", 0.9),
    (r"(?:要不|还是|那就|不如|干脆|改|就)(?:去|是)?\s*{a}(?:吧|呗|好了|得了)", 0.9),
    (
        r"\b(?:so|make it|this (?:time|year)(?: it's)?|this (?:time|year) it is|it's|it'll be|it is|let's do|how about)\s+{a}",
        0.9,
    ),
    (r"(?:飞|奔|->|→)\s*{a}", 0.88),
    (r"(?:来|游玩|游览|游|逛|玩|在|—+|-+)\s*{a}", 0.85),
    (r"\b(?:visit(?:ing)?|explor(?:e|ing)|tour(?:ing)?|around|through|in|for|into|at)\s+{a}", 0.8),
    (
        r"{a}[^,。;!?、去到飞往]{{0,4}}?(?:[\d一两二三四五六七八九十]+\s*[天日]|游|旅游|旅行|之旅|玩|行程|攻略)",
        0.8,
    ),
    (r"\b{a}(?:'s)?\s+(?:trip|tour|itinerary|getaway|vacation|holiday|weekend)", 0.8),
    (r"{a}", 0.5),
)
_ANY = 0.5  # how sure a city is that is only named
_MEETING = (
    r"(?:约|约好|约定|相约|定)?(?:在|到|去)\s*{a}\s*(?:见面?|会合|汇合|碰头|碰面|集合|相聚|团聚|聚)",
    r"\b(?:meet(?:ing)?(?: up)?|reunit\w+|get(?:ting)? together|join(?:ing)? up)\s+(?:\w+\s+){{0,2}}?in\s+{a}",
)
"""Words for a city where travellers from several others come together."""
_LIVES = 0.9  # how sure the words are for the city where one lives: it counts before the country one is from
_GOES_THERE = 0.8  # how sure the weakest words for going somewhere are
_NOT_OF_THE_CITY = r"(?![路街菜话东西南北中大本]|烤鸭|料理|小吃|火锅|风味|\s*(?:road|street|east|west|university|cuisine|food|duck|style|noodles|hot ?pot|museum))"
_OF_A_STREET = r"[东西南北中]?[路街](?!上)|\s+(?:(?:east|west|north|south|middle)\s+)?(?:road|rd|street|lane|style|cuisine|food|hot ?pot)\b"
"""What makes a city the name of a street, or of a way of cooking: Nanjing Road."""
_ENDS = re.compile(r"市?(?:$|[,.。;!?、\s玩旅游待住看转逛过和或还再然呆溜吃]|\W)")
_STAYS = re.compile(
    r"\s*(?:玩|待|呆|住|留)?\s*(?:(?:\d|[一二两三四五六七八九十])+\s*[天日晚]|\d\s*(?:d|days?|nights?)\b|for (?:\d|one|two|three|four|five) (?:days?|nights?))",
    re.IGNORECASE,
)
"""How long one is in a city that was named, among others."""
_IN_TURN = re.compile(
    r"先(?:去|到|在|玩)|\bfirst\b|\b(?:after that|afterwards|followed by|and then on to|then)\b",
    re.IGNORECASE,
)
"""What says that places are gone to one after another."""
_OF_ITS_OWN = re.compile(r"\s*(?:的|'s)")
_FIRST = 0xE000  # the first letter that no text has
_JOINED = re.compile(
    r"\s*(?:和|与|跟|及|、|/|或者?|还是|再去?|然后(?:再)?去?|接着去?|,?\s*(?:or|and|then|and then|&)|,\s*(?:再|然后|接着)去?|,?\s*(?:and )?then(?: to)?)\s*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Trip:
    """Origin and destination, each None where the text does not say, or leaves it open.

    `start_choices` and `target_choices` are what may be meant where it is open: cities named side by side, or the one
    that a misspelt word looks like. `elsewhere` are the cities named that the sandbox does not have, `refused` those
    that the text rules out, each with its place in the text.
    """

    start: Reading[str] | None
    target: Reading[str] | None
    start_choices: tuple[str, ...] = ()
    target_choices: tuple[str, ...] = ()
    elsewhere: tuple[Reading[str], ...] = ()
    refused: tuple[Reading[str], ...] = ()
    misspelt: tuple[Reading[str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Rules:
    start: tuple[tuple[re.Pattern[str], float], ...]
    target: tuple[tuple[re.Pattern[str], float], ...]
    meeting: tuple[tuple[re.Pattern[str], float], ...]
    any_city: re.Pattern[str]
    either: str
    city_of: dict[str, str]


@dataclass(frozen=True, slots=True)
class _Told:
    """A text in which each city that the sandbox lacks, or that is misspelt, is a run of one letter of its own."""

    text: str
    rules: _Rules
    strange: tuple[Reading[str], ...]

    def city(self, word: str) -> Reading[str] | str:
        """The city of the sandbox that a word of the text names, or the reading that it stands for."""
        return (
            self.strange[ord(word[0]) - _FIRST]
            if ord(word[0]) >= _FIRST
            else self.rules.city_of[word.lower()]
        )

    def readings(
        self, rules: Sequence[tuple[re.Pattern[str], float]]
    ) -> Iterator[Reading[str | Reading[str]]]:
        """The cities that rules find, the strongest rule first."""
        for pattern, confidence in rules:
            for match in pattern.finditer(self.text):
                yield Reading(self.city(match["a"]), match.span("a"), confidence)

    def named(self) -> list[Reading[str | Reading[str]]]:
        """All cities named, in order."""
        return [
            Reading(self.city(one["a"]), one.span("a"), _ANY)
            for one in self.rules.any_city.finditer(self.text)
        ]


_Named = Reading[str | Reading[str]]


def read_cities(text: str, city_names: tuple[str, ...]) -> Trip:
    """Origin and destination among the cities, by their Chinese names, as the (folded) text says."""
    rules = _rules(city_names)
    refused = tuple(refused_cities(text, rules.either, rules.city_of))
    text = _with_runs(text, refused, " ")
    words = {word: city for city in city_names for word in city_words(city)}
    misspelt = (*meant_chinese(text, city_names), *meant_english(text, words))
    others = tuple(elsewhere(text, city_names))
    strange = (*others, *misspelt)
    for number, one in enumerate(strange):
        text = _with_runs(text, (one,), chr(_FIRST + number))
    told = _Told(text, rules, strange)
    met = next(told.readings(rules.meeting), None)
    if met is not None:
        return _of_meeting(
            told,
            met,
            Trip(
                start=None,
                target=None,
                start_choices=(),
                target_choices=(),
                elsewhere=others,
                refused=refused,
                misspelt=misspelt,
            ),
        )
    start, target = _roles(told)
    return _settled(
        told,
        start,
        target,
        Trip(
            start=None,
            target=None,
            start_choices=(),
            target_choices=(),
            elsewhere=others,
            refused=refused,
            misspelt=misspelt,
        ),
    )


def _with_runs(text: str, readings: Sequence[Reading[str]], letter: str) -> str:
    for one in readings:
        start, end = one.span
        text = text[:start] + letter * (end - start) + text[end:]
    return text


def _of_meeting(told: _Told, met: _Named, trip: Trip) -> Trip:
    """The trip to a city where travellers meet: from where, is open between the others that the text names."""
    target, choices = _known(met)
    others = [one for one in told.named() if one.value != met.value]
    starts = tuple(dict.fromkeys(one.value for one in others if isinstance(one.value, str)))
    start = _known(others[0])[0] if len(starts) == 1 else None
    return replace(
        trip, start=start, target=target, target_choices=choices, start_choices=() if start else starts
    )


def _roles(told: _Told) -> tuple[_Named | None, _Named | None]:
    """Where the trip starts and goes, among all cities named."""
    start = next(told.readings(told.rules.start), None)
    if start is not None and not isinstance(start.value, str):
        homes = (one for one in told.readings(told.rules.start) if isinstance(one.value, str))
        start = next((one for one in homes if one.confidence == _LIVES), start)
    target = next(
        (one for one in told.readings(told.rules.target) if start is None or one.value != start.value), None
    )
    if start is None and target is not None:
        return _the_other(told, target)
    return start, target


def _the_other(told: _Told, target: _Named) -> tuple[_Named | None, _Named | None]:
    """The trip where one other city is named before, and nothing says what it is: the one set off from.

    Where nothing tells the two apart, the first one named is.
    """
    named = told.named()
    others = [one for one in named if one.value != target.value]
    if len({one.span for one in others}) != 1 and len({str(one.value) for one in others}) != 1:
        return None, target
    if others[0].span < target.span:
        joined = _JOINED.fullmatch(told.text, others[0].span[1], target.span[0])
        return (None if joined else others[0]), target
    return (target, others[0]) if target.confidence <= _ANY and len(named) == 2 else (None, target)


def _settled(told: _Told, start: _Named | None, target: _Named | None, trip: Trip) -> Trip:
    """The trip with what is not a city of the sandbox taken out, and with what may be meant instead."""
    first, first_choices = _known(start)
    goal, goal_choices = _known(target)
    if goal is None and not goal_choices and target is not None:
        inside = (
            known
            for one in told.readings(told.rules.target)
            if one.confidence >= _GOES_THERE and (known := _known(one)[0]) is not None
        )
        goal = next((one for one in inside if first is None or one.value != first.value), None)
    several = _several(told, goal, first) if goal is not None else ()
    if len(several) > 1:
        goal, goal_choices = None, several
    return replace(trip, start=first, target=goal, start_choices=first_choices, target_choices=goal_choices)


def _known(read: _Named | None) -> tuple[Reading[str] | None, tuple[str, ...]]:
    """The reading where it is a city of the sandbox; else the one that it may be a misspelling of."""
    if read is None:
        return None, ()
    if isinstance(read.value, str):
        return Reading(read.value, read.span, read.confidence), ()
    return None, (read.value.value,) if read.value.confidence < 1 else ()


def _several(told: _Told, target: Reading[str], start: Reading[str] | None) -> tuple[str, ...]:
    """The cities between which the text does not choose, in its order; the target alone where it names no other."""
    found = [
        one
        for one in told.named()
        if isinstance(one.value, str) and (start is None or one.value != start.value)
    ]
    goals = {one.span: one for one in found if one.value == target.value}
    for first, second in pairwise(found):
        joint = _JOINED.fullmatch(told.text, first.span[1], second.span[0])
        if joint and (first.span in goals or second.span in goals):
            goals |= {first.span: first, second.span: second}
    if len({one.value for one in found}) > 1 and _IN_TURN.search(
        told.text, found[0].span[0] - 8 if found[0].span[0] > 8 else 0
    ):
        goals |= {one.span: one for one in found if _is_gone_to(told, one)}
    stays = [one for one in found if _STAYS.match(told.text, one.span[1])]
    if len({one.value for one in stays}) > 1:
        goals |= {one.span: one for one in stays}
    for one in told.readings(told.rules.target[4:6]):
        if _ENDS.match(told.text, one.span[1]) and one.span in {other.span for other in found}:
            goals[one.span] = one
    return tuple(dict.fromkeys(str(goals[span].value) for span in sorted(goals)))


def _is_gone_to(told: _Told, city: _Named) -> bool:
    """Whether a city is one of several that are named in turn, and no dish or school of it."""
    return _ENDS.match(told.text, city.span[1]) is not None and not _OF_ITS_OWN.match(told.text, city.span[1])


@lru_cache(maxsize=256)
def city_words(city: str) -> tuple[str, ...]:
    """The words for a city, in small letters."""
    entry = lexicon("cities").get(city, {})
    return tuple(word.lower() for word in (city, *entry.get("zh", ()), *entry.get("en", ())))


@lru_cache(maxsize=32)
def _rules(city_names: tuple[str, ...]) -> _Rules:
    city_of = {word: name for name in city_names for word in city_words(name)}
    words = sorted(city_of, key=len, reverse=True)
    either = "|".join(
        [rf"(?<![a-z]){re.escape(word)}(?![a-z])" if word.isascii() else re.escape(word) for word in words]
        + ["[\ue000-\uf8ff]+"]
    )

    def compiled(rules: tuple[tuple[str, float], ...]) -> tuple[tuple[re.Pattern[str], float], ...]:
        named = f"(?P<a>{either})(?!{_OF_A_STREET})市?"
        return tuple(
            (re.compile(rule.format(a=named, any=either), re.IGNORECASE), sure) for rule, sure in rules
        )

    any_city = re.compile(rf"(?P<a>{either}){_NOT_OF_THE_CITY}", re.IGNORECASE)
    meeting = compiled(tuple((rule, 0.9) for rule in _MEETING))
    return _Rules(
        start=compiled(_START),
        target=compiled(_TARGET),
        meeting=meeting,
        any_city=any_city,
        either=either,
        city_of=city_of,
    )
