"""What of a request no rule read."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from core.understand.patterns.one_of import one_of
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.clauses.turns import WITHOUT_IT
from core.understand.text.lexicon import lexicon, ways_of_saying
from core.understand.text.numerals import COUNT_EN
from core.understand.text.spans import Span

_TOKEN = re.compile(r"[a-z]+(?:['-][a-z]+)*(?!\d)|[一-鿿]+|[^\W_]+", re.IGNORECASE)
_UNREAD = re.compile(rb"\0+")
_PARTICLES = re.compile(r"^[的了也都还就很]+|[的吗呢吧啊呀哦嘛啦和与及跟或]+$|(?<!不)了+$")
_AT_AN_EDGE = frozenset("的了也都还就很吗呢吧啊呀哦嘛啦和与及跟或")
"""The letters of which a particle at either end of some words is made."""
_HOUR_ZH = re.compile(r"[二三四五六七八九十两]点(?!儿)")
"""An hour, which says something although each of its letters may be passed over."""
_NAMED_DAY = compiled(
    r"\b(?:on )?(?:the )?(?:day (?:one|two|three|four|five|six|seven|[1-9])|"
    r"(?:first|second|third|fourth|fifth|last|final) (?:day|morning|afternoon|evening|night))\b|\bfirst thing\b|\b(?:(?:at|by) night|after dark)\b|"
    r"\b(?:at least |just |only )?(?:once|twice|(?:two|three|four) times)\b(?! (?:we|i|it|they|the|a|upon|again)\b)|\bone (?:night|evening|morning|afternoon)\b|\b(?:every|each) (?:single )?(?:day|night|morning|evening)\b",
    re.IGNORECASE,
)
"""Words for one day of the trip: they say something although each of them may be passed over."""
_STILL_SAYS_EN = compiled(
    r"\b(?:i|we|he|she|they)(?:'d| would|'ll)? (?:really |still |gladly )?(?:love|like|want|enjoy|take|have|try) (?:some|it|them|one|plenty|lots)(?: though| tho| myself| ourselves|,? however)?(?=\s*(?:$|[,.;!?)]))|"
    r"\b(?:near|close to|next to|beside) (?:the|our|my) (?:hotel|station)(?=\s*(?:$|[,.;!?)]))|"
    r"\b(?:time|hours?|an? (?:morning|afternoon|evening|day)) (?:all )?(?:alone|on my own|(?:by|to|for) (?:myself|ourselves|himself|herself|themselves))\b|"
    r"\b(?:gets?|needs?|wants?|has|have|takes?) (?:his|her|their|my|our) own(?=\s*(?:$|[,.;!?)]))|"
    r"\b(?:visit|see|meet|join|surprise) (?:him|her|them)\b(?=(?: there)?\s*(?:$|[,.;!?)]))|"
    r"\b(?:hotel|hotels|room|rooms|hotel room|restaurants?|meals?|trains?) (?:too|as well|included)(?=\s*(?:$|[,.;!?)]))",
    re.IGNORECASE,
)
"""What English states in words of filler alone: I'd love some though; we want to visit him there; hotel room too."""
_HOUR_EN = compiled(
    r"\b(?:(?:no (?:later|earlier) than|before|after|by|until|till|from|at|past|around) )?\d{1,2}(?:[:.]\d\d)? *(?:am|pm|o'clock)\b",
    re.IGNORECASE,
)
"""An hour in English, with what says on which side of it."""
_DAY_ZH = compiled(
    r"(?P<day>(?:第\s*[一二三四五六七八九\d]|头一?|最后[一半])[天日]|(?:第\s*[一二三四五六七八九\d]|头一?|[前后头最]{1,2}[一两二三四\d])[晚夜](?![上间里])|(?:前|后|头)[两二三四\d]天|同一[天日]|中间(?:那|的|的?那一)?[一1]?天|(?<![第每\d一二两三四五六七八九十])[两二三四五2-5]天半?(?![一二两三四五六\d]*[晚夜])|[一1]天(?:内|之内)?(?:来回|往返|打来回|跑完|逛完|玩完)|当[天日](?:来回|往返))(?:的)?(?:早上|上午|中午|下午|傍晚|晚上)?"
)
"""The same in Chinese; of the day and a part of it the part may be read."""
_PART_ZH = re.compile(r"早上|晚上|一大?早")
"""A part of the day, which says something although each of its letters may be passed over."""
_NOUNS = frozenset("山湖海寺庙塔岛桥茶酒粥鱼虾蟹鸭鹅展戏剧秀花雪")
"""Letters that are words by themselves: 园林或者湖, 喝杯茶."""
_STILL_SAYS = compiled(
    r"各[住睡吃玩走逛]各的?|[一二两三四五\d][顿次回](?:就|也|足|都)*(?:够|行|可以)|自由(?!行)|自己(?:玩|逛|转|安排|解决)|(?:最多|顶多|至少|起码|只能|只要|只?有)[^,。;!?]{0,3}(?:[一二两三四五六七八九十\d]+[个处家顿次天晚间]|[俩仨])|[一二两三四五六七八九十\d]+[个处家顿次天晚间](?:封顶|打住|为止)|"
    r"(?:酒店|宾馆|民宿|旅馆|住处?|房间|餐厅|饭店|景点|行程)[^,。;!?]{0,3}(?:近|远|少|小|大|早|晚|省|便宜|贵|新|旧|好看|高级)|(?:主要|专门|纯粹|就)(?:是|为了?|想|冲着|奔着|去|来)+吃(?=$|[,。;!?])|(?:吃|住|玩)的?上?(?:尽量|就|要|能|可以|得)+(?:省|好|贵)|[前后][一两二三四五六七八九十\d]*[天晚][^,。;!?]{0,3}住"
)
"""What a clause states that is made of filler alone: 其余时间自由, 酒店就近, 两个封顶."""
_NOTHING_ELSE = re.compile(
    r"每[家户对][一1两2]间|景点[^,。;!?一-鿿]{0,2}(?:就|只|仅)(?:要|去|看|逛|玩|安排|想去|想看)(?!.{0,3}[随一])"
)
"""What leaves out all sights but those that follow, and rooms by households: 景点只要总统府和夫子庙, 每家一间家庭房."""
_IN_ORDER = re.compile(
    r"(?:放|留|排|摆|挪)(?:在|到)?(?:最后|最前|第一个)(?![一那]?天)|第一站|头一站|最后一站|第一个(?:去|看|逛)|最后(?:再)?[去看逛](?!的)|压轴|打头阵?"
)
"""Where a place stands among all that one visits: 西湖放最后, 第一站想去武侯祠."""
_FOR_ALL = re.compile(r"都(?:得|要)?能吃(?:得了|到一起)?(?=$|[,。;!?的])")
"""What says of a meal that there is something for all: 餐厅得两个人都能吃."""
_LEAVES_OPEN = re.compile(r"随便|随意|无所谓|都行|都可以|都好|看着|你定|听你|看情况|不重要|大概")
_RIDES = re.compile(r"\b(?:arriv|leav|depart|land|get in|train|flight|fly|home|back)", re.IGNORECASE)
"""What a clause speaks of whose first or last day is that of a ride."""
_END_OF_TRIP = re.compile(r"(?:on )?(?:the )?(?:day one|day 1|first|last|final)\b", re.IGNORECASE)
_HOMEWARD = re.compile(r"\b(?:home|back)\b.{0,16}\bday\b", re.IGNORECASE)
_ITEM_DIGITS = 2
_TOO_MANY = 6
"""Characters in a row each of which may be passed over, and that say something together: 住处走着就得能到."""
_COUNTING = tuple(
    f" {word} "
    for word in ["by", "at", "before", "after", "until", "till", "for", "from", "of", "to", "under"]
)
"""Words after which a number counts something and begins no item of a list."""


_RATHER_THAN = re.compile(r"(?<=[a-z]) > (?P<less>[a-z' -]+?)(?= *(?:$|[.,;!?\n]))")
"""What is wished for less than what stands before it: street food > restaurants."""


_EITHER_WAY_BACK = compiled(
    r"(?<!and )\b(?:(?:on |for )?the way |going |coming )?(?:back|home),? (?:i|we) (?:don'?t|do not) (?:really )?(?:care|mind)(?=\s*(?:$|[.,;!?)]))",
    re.IGNORECASE,
)
"""What leaves open how one comes home: fly there, back I don't care."""
_HEDGED = compiled(
    rf"(?<![^.,;!?\n])(?:(?!\b(?:{COUNT_EN}|an?)\b)[^.,;!?\n]){{4,60}}?(?P<hedge>\b(?:i|we) (?:guess|suppose|reckon))(?=\s*(?:$|[.,;!?)]))",
    re.IGNORECASE,
)
"""What makes a wish in which nothing is counted a weaker one: the train both ways I guess."""


def in_passing(folded: str) -> Iterator[Span]:
    """Whole phrases that state nothing, though a word of them might: keep that in mind, 不含早餐也可以, the train I guess."""
    yield from (one.span("hedge") for one in _HEDGED.finditer(folded))
    for pattern in (_phrases(), WITHOUT_IT, _EITHER_WAY_BACK):
        yield from (match.span() for match in pattern.finditer(folded))


@cache
def _phrases() -> Pattern:
    said = lexicon("filler")["en"]["phrases"].strip().split("|")
    return compiled(rf"\b{one_of(said)}\b", re.IGNORECASE)


@dataclass(frozen=True)
class Filler:
    """Words that are passed over: those of the lexicon's parts of these names."""

    parts: tuple[str, ...]

    @cached_property
    def english(self) -> frozenset[str]:
        """English words, in small letters."""
        return frozenset(self._words("en"))

    def has(self, word: str) -> bool:
        """Whether an English word is one of them; of light ones also more than one of it: dinners."""
        many = "light" in self.parts and word.endswith("s") and word[:-1] in self.english
        return many or word in self.english

    @cached_property
    def short(self) -> frozenset[str]:
        """Chinese characters that are filler by themselves."""
        return frozenset(word for word in self._words("zh") if len(word) == 1)

    @cached_property
    def longer(self) -> dict[str, list[str]]:
        """Chinese filler of more than one character by its first two, the longest first."""
        words: dict[str, list[str]] = defaultdict(list)
        for word in sorted(self._words("zh"), key=len, reverse=True):
            words[word[:2]].append(word)
        return dict(words)

    def _words(self, language: str) -> list[str]:
        entry = lexicon("filler")[language]
        return list(ways_of_saying(word for part in self.parts for word in entry[part].split()))


@cache
def _filler(*parts: str) -> Filler:
    return Filler(parts)


def not_understood(folded: str, read: Sequence[Span]) -> tuple[Span, ...]:
    """What nothing was read from, words that state nothing by themselves left out.

    A clause of which nothing was read is listed whole, of another the words between what was read.
    """
    is_read, filler = marked(folded, read), _filler("words")
    left: list[Span] = []
    for start, end in clause_spans(folded):
        telling = list(_telling(folded, start, end, is_read, filler))
        words = folded[start:end]
        telling = _with_days(telling, words, start, is_read)
        if not telling and not any(is_read[start:end]):
            stated = _STILL_SAYS.search(words) is not None and _LEAVES_OPEN.search(words) is None
            telling = [(start, end)] if stated else telling
        if telling and not any(is_read[start:end]):
            left.append((start + len(words) - len(words.lstrip()), end))
        else:
            left += _joined(telling, is_read)
    left += (
        match.span()
        for pattern in (_NOTHING_ELSE, _IN_ORDER, _FOR_ALL)
        for match in pattern.finditer(folded)
        if not any(is_read[slice(*match.span())])
    )
    less = (match.span("less") for match in _RATHER_THAN.finditer(folded))
    return tuple(sorted({*left, *(span for span in less if not any(is_read[slice(*span)]))}))


def _with_days(telling: list[Span], words: str, at: int, is_read: bytearray) -> list[Span]:
    """The telling words, and whole phrases for one day of the trip, of which nothing was read."""
    chinese = not {"天", "日", "晚", "夜"}.isdisjoint(words)
    hours = [
        (at + said.start(), at + said.end())
        for pattern in (_HOUR_EN, _STILL_SAYS_EN)
        for said in pattern.finditer(words)
    ]
    of_ride = not chinese and _RIDES.search(words) is not None
    # one goes home on no day but the last, whatever its number
    home = of_ride and _HOMEWARD.search(words) is not None
    named = [
        day
        for day in (_DAY_ZH if chinese else _NAMED_DAY).finditer(words)
        if not (of_ride and (home or _END_OF_TRIP.match(day[0])))
    ]
    if not (named or hours):
        return telling
    days = hours + [(at + day.start(), at + day.end()) for day in named]
    days += [
        (at + day.start("day"), at + day.end("day"))
        for day in (named if chinese else ())
        if any(is_read[at + day.end("day") : at + day.end()])
    ]
    days = [span for span in days if not any(is_read[slice(*span)])]
    others = [one for one in telling if not any(start <= one[0] and one[1] <= end for start, end in days)]
    return sorted([*others, *days])


def weighty(folded: str, read: Sequence[Span]) -> tuple[Span, ...]:
    """The unread words that may turn round what stands beside them: all but filler and words that say little."""
    is_read, filler = marked(folded, read), _filler("words", "light")
    return tuple(
        span
        for clause in clause_spans(folded)
        for span in _telling(folded, *clause, is_read, filler)
        if not folded[slice(*span)].isdigit()
    )


def marked(folded: str, read: Sequence[Span]) -> bytearray:
    """A byte for each letter of the text: 1 where it was read."""
    is_read = bytearray(len(folded))
    for start, end in read:
        is_read[start:end] = b"\1" * (end - start)
    return is_read


def _telling(folded: str, start: int, end: int, is_read: bytearray, filler: Filler) -> Iterator[Span]:
    """Words between two indices that are not read and not filler."""
    for unread in _UNREAD.finditer(is_read, start, end):
        for token in _TOKEN.finditer(folded, *unread.span()):
            yield from _outside_filler(token, filler)


def _outside_filler(token: re.Match[str], filler: Filler) -> Iterator[Span]:
    """The parts of a word, or of a run of Chinese, that say something: what is not made of filler alone.

    A lone character of Chinese is no word, but for what one goes to see.
    """
    if not "一" <= token[0][0] <= "鿿":
        if not filler.has(token[0].lower()) and not _is_number_of_item(token):
            yield token.span()
        return
    bounds = [0, *(edge for part in _fillers(token[0], filler) for edge in part), len(token[0])]
    for start, end in zip(bounds[::2], bounds[1::2], strict=True):
        part = token[0][start:end]
        bare = _PARTICLES.sub("", part) if not _AT_AN_EDGE.isdisjoint((part[:1], part[-1:])) else part
        if bare in _NOUNS or (
            len(bare) > 1
            and (
                len(bare) >= _TOO_MANY
                or not filler.short.issuperset(bare)
                or _HOUR_ZH.search(bare)
                or _PART_ZH.search(bare)
            )
        ):
            first = start + part.index(bare)
            yield token.start() + first, token.start() + first + len(bare)


def _is_number_of_item(token: re.Match[str]) -> bool:
    """Whether it is the `1` of a list: 1. …, or the `b` of one: (b) …"""
    if len(token[0]) == 1 and token[0].isalpha():
        return token.string[token.start() - 1 : token.end() + 1] == f"({token[0]})"
    return (
        len(token[0]) <= _ITEM_DIGITS
        and token[0].isdigit()
        and token.string[token.end() :][:1] in tuple(".)、")
        and not token.string[: token.start()].endswith(_COUNTING)
    )


def _joined(telling: list[Span], is_read: bytearray) -> Iterator[Span]:
    """Words with nothing read between them are one part."""
    part: Span | None = None
    for start, end in telling:
        if part is not None and not any(is_read[part[1] : start]):
            part = part[0], end
            continue
        if part is not None:
            yield part
        part = start, end
    if part is not None:
        yield part


def _fillers(words: str, filler: Filler) -> Iterator[Span]:
    """Where Chinese filler of more than one character stands; one alone may be a part of a word that is not."""
    at = 0
    while at < len(words) - 1:
        choices = filler.longer.get(words[at : at + 2], ())
        word = next((one for one in choices if words.startswith(one, at)), None)
        if word:
            yield at, at + len(word)
        at += len(word) if word else 1
