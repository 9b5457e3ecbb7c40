"""Which wishes are taken at face value: those of clauses in which nothing is left unread that could turn them round.

A clause is believed as far as it is understood. Its words of refusal must refuse something that was read; its other
unread words must not stand where they qualify what was read (`natural history` museum, 打死也去外滩).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes
from core.understand.belief.doubts import parted
from core.understand.belief.values import values_of
from core.understand.text.clauses import CONDITION, Clause, clauses
from core.understand.text.leftover import marked, weighty
from core.understand.text.refusals import cues
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish, is_refusal

_WITHHELD = (
    Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear, RideTime, TimeAt, StayAt, VisitOrder,
)  # fmt: skip
"""Wishes that unread words may turn round; limits and counts are held by their own numbers."""
_QUALIFIED = (Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear)
"""Those of them that any unread word beside them may qualify; times are read with all their words."""
_JOINS = re.compile(
    r"[、/&+;:(]|[和与及跟]|所以|因此|以及|还有|另外|再|然后|\s(?=[一-鿿])|\b(?:and|n|plus|so|then|also|as well as)\b",
    re.IGNORECASE,
)
"""What may stand between two things of one list, of which the one says nothing about the other."""
_OR = re.compile(
    r"\s*(?:或者?|要么|还是|\bor\b)\s*(?:(?:坐|乘|走|去|看|吃|住|the|an?|by|take)\s*)*", re.IGNORECASE
)
"""What stands between two things of which one will do: where the one is not read, the other need not be."""
_OF_ITS_KIND = re.compile(
    r"\b(?:design|food|books?|money|transport(?:ation)?|travel|city|plan|business|party|family|price|night|air|way|group) $",
    re.IGNORECASE,
)
"""Words that say nothing alone, and of which kind a place is where they stand right before it: a design museum."""
_NO_MATTER = re.compile(
    r"无所谓|随便|都行|都可以|\bwhatever\b|\bdoesn't matter\b|\bdon't (?:mind|care)\b", re.IGNORECASE
)
_BUT = re.compile(r"\s*(?:但是?|不过|可是?|就是|只是|but\b|though\b)", re.IGNORECASE)
_CORRECTS = re.compile(
    r"\s*(?:(?:no,? )?actually|no,? wait|wait|make that|sorry|or rather|scratch that|i mean|哦?不对|说错了?|应该是|改成|改去|换成)",
    re.IGNORECASE,
)
"""How a clause begins that puts something else in the place of what was named before."""
_OF_ITS_OWN = re.compile(
    r"\s*(?:but |and |so )?(?:no|without|zero) (?!need|thanks|thank|way|point|time|more|good|fun|longer|interest)\w+|\s*(?:但|也|就)?(?:别|不要|不想|不用)(?:(?:住|坐|跟|太|搞)[一-鿿]|(?:去|看)[一-鿿]{1,6}的(?:地方|景点))",
    re.IGNORECASE,
)
"""A refusal that begins by naming what it refuses: it says nothing of what was named before."""
_MODES = re.compile(
    r"打车|地铁|步行|走路|公交|出租|高铁|火车|飞|\b(?:taxi|metro|subway|walk|bus|train|plane|fly)",
    re.IGNORECASE,
)
_HEARSAY = re.compile(
    r"(?:同事|朋友|网友|网上|攻略|小红书|抖音|别人|大家|人家|导游|书上|邻居|亲戚)们?(?:都|也|们|总)*(?:说|推荐|告诉|吹|安利)(?!.*[我她他](?:也|就)?想)|"
    r"\b(?:every(?:one|body)|people|(?:the |a |my |our )?(?:guide ?books?|friends?|colleagues?|boss|neighbou?rs?|blogs?|internet|reviews?|tiktok|locals))\s+(?:all |always |keeps? )*"
    r"(?:says?|said|tells?|told|telling|recommends?|recommended|insists?|insisted|loves?|loved|likes?|liked|swears?|raves?|raved|thinks?)\b",
    re.IGNORECASE,
)
"""What others say, outside of the company."""
_PAST = re.compile(
    r"(?:前年|去年|上次|上回|小时候|上个?月|那次|曾经)(?!.*(?:没|错过|想|要))|"
    r"\b(?:last (?:year|time|month|summer|winter|spring|autumn)|years ago|used to|back then)\b(?!.*\b(?:want|missed|again)\b)",
    re.IGNORECASE,
)
"""What tells of a former trip."""
_OF_A_NAME = re.compile(r"\s*的\s*|[^,、]{0,3}(?:附近|旁边?|周边|边上|对面|里|那边)的?")
_GOVERNS = re.compile(
    r"想|要|去|到|逛|看|玩|吃|尝|喝|住|坐|乘|飞(?!机)|走|爬|登|打卡|参观|体验|安排|必|须|需|得(?=有|住|去|带)|订|找|拍|选|来|离|"
    r"\b(?:want|wants|like|likes|love|loves|visit\w*|see|seeing|go|going|try\w*|eat\w*|stay\w*|tak(?:e|ing)|by|need|needs|prefer\w*|"
    r"includ\w+|book|explor\w+|fit|rid(?:e|ing)|do|must|hoping|plan\w*|keen|interested|add|travel\w*|looking for|fly|flying)\b",
    re.IGNORECASE,
)
"""Words that want what follows them, whatever stands before."""
_JUDGES = re.compile(
    r"\s*(?:会|真的?|实在|其实|就|也|都|又|还|可|倒|那么|这么|据说|听说)*(?:太|很|挺|有点|是|被|让|像|得|人|游客|贵|远|挤|吵|脏|乱|差|坑|烂|丑|假|水|热|冷|累|陡|难|破|无聊|一般|那种|那么|毁|坏)"
)
"""How Chinese goes on after a thing that it judges; what one does there does not speak against it."""
_LEADS_ON = re.compile(
    r"\s*(?:[(:,—–-]|(?:for|to|at|in|on|by|with|during|before|after|when|where|because|since|as|from|via|near|around|ideally|please|if|so|then|but|and|rides?|every|each|yes)\b)",
    re.IGNORECASE,
)
"""How English goes on after a thing that is wished for without speaking against it: what one does there, when, why."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed of what was read, and what is not: the wishes to be asked about, the likings to be listed.

    `refusing` are words that refuse something which was not read: they are listed whole.
    """

    wishes: tuple[Wish, ...]
    likings: tuple[Liking, ...]
    doubts: tuple[Wish, ...]
    unsure: tuple[Liking, ...]
    refusing: tuple[Span, ...] = ()


def believed(
    scene: Scene,
    wishes: Iterable[Wish],
    likings: Iterable[Liking],
    read: Sequence[Span],
) -> Belief:
    """What of the wishes and likings may be taken at face value; `read` is all that was read, what refuses included."""
    wishes, likings = tuple(wishes), tuple(likings)
    things = [*(span for wish in wishes for span in wish.spans), *(one.span for one in likings)]
    doubt = _Doubt(scene, read, things)
    kept: list[Wish] = []
    doubts: list[Wish] = []
    for wish in wishes:
        sure: Wish | None = wish
        if isinstance(wish.meaning, _WITHHELD):
            sure, unsure = parted(scene, wish, _test(doubt, wish))
            doubts += [unsure] if unsure else []
        kept += [sure] if sure else []
    never = _refused(wishes, likings)
    unsure_likings = tuple(
        one
        for one in likings
        if one.about != "pace"
        and (doubt.of(one.span) or one.thing.zh in never if one.wanted else doubt.of_refusal(one.span))
    )
    sure_likings = tuple(one for one in likings if one not in unsure_likings)
    return Belief(
        wishes=tuple(kept),
        likings=sure_likings,
        doubts=tuple(doubts),
        unsure=unsure_likings,
        refusing=tuple(doubt.refusals()),
    )


def _refused(wishes: Iterable[Wish], likings: Iterable[Liking]) -> frozenset[str]:
    """The kinds and things that the text refuses somewhere: who wants them elsewhere is to be asked."""
    kinds = frozenset[str]().union(*(values_of(one.meaning) for one in wishes if is_refusal(one.meaning)))
    return kinds | {one.thing.zh for one in likings if not one.wanted}


def _test(doubt: "_Doubt", wish: Wish) -> Callable[[Span], bool]:
    """What casts doubt on a wish of its kind."""
    if is_refusal(wish.meaning):
        return doubt.of_refusal
    if not isinstance(wish.meaning, _QUALIFIED):
        return doubt.averse
    if isinstance(wish.meaning, Names):
        return doubt.of_name
    return doubt.of_kind if isinstance(wish.meaning, Types) else doubt.of


class _Doubt:
    """What speaks against taking what was read at face value, clause by clause."""

    def __init__(self, scene: Scene, read: Sequence[Span], things: Sequence[Span]) -> None:
        self._text = scene.folded
        self._clauses = list(clauses(scene.folded, 0, len(scene.folded)))
        self._weighty = weighty(scene.folded, read)
        self._is_read = is_read = marked(scene.folded, read)
        self._averse = [clause for clause in self._clauses if _refuses(clause, is_read)]
        self._before_averse = list(self._spoken_against(things))
        self._conditional = list(self._of_a_condition())

    def _of_a_condition(self) -> Iterator[Clause]:
        """The clauses of a former trip or a condition, and those that follow a condition: if it rains, museums."""
        led = False
        for clause, before in zip(self._clauses, [None, *self._clauses], strict=False):
            said = CONDITION.search(clause.text)
            begins = said is not None and not clause.text[: said.start()].strip(" ,")
            led = begins or (
                led and before is not None and self._text[before.span[1] : clause.start].strip() == ","
            )
            if led or said is not None or _PAST.search(clause.text):
                yield clause
            led = begins

    def _spoken_against(self, things: Sequence[Span]) -> Iterator[Clause]:
        """The clauses with the last thing named before a refusal that names none: X很有名，我倒觉得一般，别排."""
        named: Clause | None = None
        for clause, before in zip(self._clauses, [None, *self._clauses], strict=False):
            joined = before is not None and self._text[before.span[1] : clause.start].strip(' ”"') in (
                "",
                ",",
                "?",
            )
            named = named if joined else None
            but = clause in self._averse and _BUT.match(clause.text)
            if named is not None and (but or _CORRECTS.match(clause.text)):
                yield named
            if any(_inside(one, clause.span) for one in things):
                named = clause
            elif (
                named is not None
                and clause in self._averse
                and not _MODES.search(clause.text)
                and not _OF_ITS_OWN.match(clause.text)
            ):
                yield named

    def refusals(self) -> Iterator[Span]:
        """Words of refusal with all that follows them in their clause, where none of it was read."""
        for clause in self._averse:
            end = clause.start + len(clause.text.rstrip())
            start = clause.start + len(clause.text) - len(clause.text.lstrip())
            if any(self._is_read[start:end]):
                start = clause.start + next(a for a, _ in _loose(clause, self._is_read))
            if not any(self._is_read[start:end]):
                yield start, end

    def averse(self, span: Span) -> bool:
        """Whether a refusal of the same clause may reach what was read from some words."""
        return any(_inside(span, clause.span) for clause in self._averse)

    def _averse_next(self, span: Span) -> bool:
        """Whether the next clause refuses without naming what: 川菜太辣，我老公受不了."""
        return any(_inside(span, clause.span) for clause in self._before_averse)

    def _is_hearsay(self, span: Span) -> bool:
        """Whether only others are said to think well of what was read: the guidebook says 'never miss Hongcun'."""
        return any(
            _inside(span, clause.span) and _HEARSAY.search(clause.text[: max(0, span[0] - clause.start)])
            for clause in self._clauses
        )

    def of_refusal(self, span: Span) -> bool:
        """Whether a refusal is one of a condition, or carried over from a clause that refuses something unread.

        As in: not a dive, canals and ales.
        """
        return any(_inside(span, clause.span) for clause in self._conditional) or any(
            _inside(span, clause.span)
            and clause.borrows(span[0])
            and clause.carried in {one.span for one in self._averse}
            for clause in self._clauses
        )

    def of_name(self, span: Span) -> bool:
        """Whether a name is in doubt: what is said of where it lies does not matter."""
        return self.of(span, named=True)

    def of_kind(self, span: Span) -> bool:
        """Whether a kind of place is in doubt: a word right before it may make it another kind."""
        return self.of(span) or _OF_ITS_KIND.search(self._text, max(0, span[0] - 16), span[0]) is not None

    def of(self, span: Span, *, named: bool = False) -> bool:
        """Whether what was read from some words is in doubt."""
        return (
            self.averse(span)
            or self._averse_next(span)
            or self._is_hearsay(span)
            or any(_inside(span, clause.span) for clause in self._conditional)
            or any(
                self._qualifies(clause, words, span, named=named)
                for clause in self._clauses
                if _inside(span, clause.span)
                for words in self._weighty
                if _inside(words, clause.span)
            )
        )

    def _qualifies(self, clause: Clause, words: Span, span: Span, *, named: bool) -> bool:
        """Whether unread words stand so that they may say something else of what was read."""
        first, second = (words, span) if words[1] <= span[0] else (span, words)
        if _OR.fullmatch(self._text, first[1], second[0]):
            return True
        if words[1] <= span[0]:
            if any(self._is_read[words[1] : span[0]]):
                return False
            between = self._text[words[1] : span[0]]
            if named and _OF_A_NAME.fullmatch(between):
                return False
            return not (_JOINS.search(between) or _GOVERNS.search(self._text, words[0], span[0]))
        if _JOINS.search(self._text, span[1], words[0]):
            return False
        said = self._text[span[1] : words[1]]
        if "一" <= self._text[words[0]] <= "鿿":
            governed = _GOVERNS.search(self._text, clause.start, span[1]) is not None
            return _JUDGES.match(said) is not None or not governed
        return not _LEADS_ON.match(said)


def _refuses(clause: Clause, is_read: bytearray) -> bool:
    """Whether a word of refusal in a clause refuses nothing that was read."""
    return any(True for _ in _loose(clause, is_read)) and not _NO_MATTER.search(clause.text)


def _loose(clause: Clause, is_read: bytearray) -> Iterator[Span]:
    """Where words of refusal stand in a clause of which some letter was not read."""
    for start, end in cues(clause.text):
        if not all(is_read[clause.start + start : clause.start + end]):
            yield start, end


def _inside(span: Span, whole: Span) -> bool:
    return span[0] < whole[1] and whole[0] < span[1]
