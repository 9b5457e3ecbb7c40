"""Ways of travelling in free Chinese: 坐高铁往返, 选择飞机出行, 市内打车, 尽量坐地铁."""

import re
from collections.abc import Iterator

from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.dsl.normal.values import Normal
from core.understand.cities.named_cities import ANY_CITY
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.spans import Span
from core.understand.wishes.rides import out_and_back
from core.understand.wishes.wish import Scene, Wish
from core.understand.zh.local_modes import ANY_WILL_DO, HERE, local_wishes

_TRAIN = r"(?<![a-z])(?:train|gao ?tie)(?![a-z])|(?:普通|普速)?火车(?!模型|站)|高铁(?!站|模型)|动车|城际(?:列车|高铁|动车|铁路)|(?<!磁浮)(?<!磁悬浮)列车"
_PLANE = r"(?<![a-z])(?:fly|flight|plane)(?![a-z])|(?<!大)飞机(?!模型|耳|餐|杯)|(?<!红眼)航班|机票|直飞"
_RIDE = compiled(
    rf"(?:(?P<train>{_TRAIN}|(?<![不别])[坐睡选订](?:个|一趟|火车)?卧铺|(?<!不坐)(?:硬座|硬卧|软卧|绿皮车?|[一二]等座|商务座)(?!不行|不要|就算了|免))(?:\([GDCgdc]\))?|(?P<plane>{_PLANE}|(?:头等|商务|经济|公务)舱))|(?P<fly>(?<![起恐怕])飞(?:到|往|去|回|过去|过来|抵|(?=\s*(?:$|[,。;!吧]))|\s*(?=(?:{ANY_CITY}))|(?<=[不别])飞(?=就)))",
    re.IGNORECASE,
)
_WHEN = r"(?:(?:下?周[一二三四五六日天]|最后一天|第[二三四五六七]天|\d{1,2}[号日])?(?:最?早|早上|早班|上午|中午|下午|傍晚|最?晚|晚上|晚班|夜里|当天|头天)?(?:\s*[\d一二三四五六七八九十]{1,3}(?::\d\d|点半?)(?:钟)?)?(?:之?前|以前|之?后|以后)?的?)?"
_BERTH = r"(?:(?:卧铺|硬卧|软卧|硬座|夜间)的?)?"
_BERTHS = "硬卧|软卧|硬座|卧铺|[一二]等座|商务座"
_IS = r"\s*(?:[:>-]|是)?\s*"
"""What a note has between a way and its means: 去:高铁/回:飞机."""
_TO = r"(?:我们?|咱们?|大家|想|得|必须|要|就|再|也|都|还是|改|换|成|为|选|订|可以|[嘛呢么,](?=[坐乘搭飞])|的话|给我们?|帮我们?|麻烦|请)*(?:坐|乘|搭|用)?\s*"
"""What stands between a way and its means in a sentence: 回来嘛坐飞机."""
_HOMEWARD = r"(?:返程|回程|返回|回来|回去|回家)(?:的?时候|路上|的?那[趟班段次程天])?"
_BY = rf"(?:{_TRAIN}|{_PLANE}|飞(?!机场)|(?:绿皮车?)?(?:硬座|硬卧|软卧|卧铺)|绿皮车?)"
_THERE_AND_BACK = compiled(
    rf"(?P<there>(?:去(?:程|的时候)?|(?<![飞前])往程?){_IS}(?:坐|乘|搭)?\s*{_WHEN}{_BERTH}(?P<go>{_TRAIN}|{_PLANE}|飞))\s*[,、;/|\n]?\s*(?P<home>(?:返程?|回程?|返回|回来?(?:的时候)?){_IS}{_TO}{_WHEN}){_BERTH}(?P<back>{_BY})|"
    rf"(?P<go2>{_TRAIN}|{_PLANE}|飞(?!机)|{_BERTHS})(?:{_BERTHS})?(?:过?去|到|来)\s*[,、]?\s*(?:坐|乘|搭)?\s*{_WHEN}(?P<back2>{_TRAIN}|{_PLANE}|飞)(?:回|返)"
)
_THERE_BY = re.compile(rf"(?:{_TRAIN}|{_PLANE}|夜车|卧铺|硬卧|软卧|硬座|绿皮车?)(?:过?去|到)$")
_BACK_BY = compiled(
    rf"\s*(?:我们?|咱们?|就|再|然后|最后|想|要)*{_WHEN}(?:再|就|要|想)*(?:坐|乘|搭)?{_WHEN}(?:{_TRAIN}|{_PLANE}|飞)(?:慢慢|悠悠|一路|再|晃|摇|坐|溜|赶|杀)*(?:回|返)"
)
_WAY_BACK = re.compile(r"\s*(?:返程|回程|返回|回来|[返回]\s*[:-])")
_BACK_ALONE = compiled(
    rf"\s*{_HOMEWARD}{_TO}{_WHEN}{_BY}|"
    rf"\s*(?:我们?|咱们?|就|再|然后|最后|想|要)*{_WHEN}(?:再|就|要|想)*(?:坐|乘|搭)?{_WHEN}(?:{_TRAIN}|{_PLANE}|飞)(?:回|返)(?!酒店|民宿|宾馆|住处)"
)
"""The means of the way back alone, in a clause that begins with it: 回来坐飞机, 飞回来."""
_BACK_ONLY = compiled(rf"的(?:{_TRAIN}|{_PLANE})(?:再|就|票)?(?:回(?!酒店|民宿)|返)")
"""The means of the way back alone: 晚上9点后的飞机回."""
_BACK_LATER = compiled(
    rf"[,。;!?\s](?P<back>(?:但|不过|然后)?(?:{_HOMEWARD}{_TO}{_WHEN}(?P<mode>{_BY})|"
    rf"(?:我们?|就|再|最后|想|要)*{_WHEN}(?:再|就|要|想)*(?:坐|乘|搭)?{_WHEN}(?P<mode2>{_TRAIN}|{_PLANE}|飞)(?:慢慢|悠悠|一路|再|晃|摇|坐|溜|赶|杀)*(?:回|返)(?!酒店|民宿|宾馆|住处)(?:来|程|去|家)?))"
)
"""The way back by its own means, said in a clause of its own after the way out: 从深圳飞杭州，两天，回来坐高铁."""
_OUT_ALONE = re.compile(
    r"(?:去程|去的?时候|过去的?时候|出发(?:那|当)天|(?:出发|去)的?那趟|单程|过去(?=[坐乘搭]))(?:(?![返回]程)[^,]){0,8}$"
)
"""What leads to the means of the way out alone: 去程高铁二等座."""
_OUT_TOLD = compiled(
    rf"(?:去程|去的?时候|过去的?时候|出发(?:那|当)天)[^,。;!?]{{0,8}}?(?:{_PLANE}|飞)(?!.*(?:返程|回程|回来|回去|飞回|[来往]回))"
)
"""The flight there told once more, and none back: what flies there only says where the trip goes."""
_THITHER = re.compile(r"的?过去(?:就|吧|就行|就好|的话)?(?=$|[,。;!?])")
"""What follows them: 头等舱过去."""
_BACK_ON_ROADS = compiled(
    r"(?:大巴|汽车|巴士|自驾|开车|顺风车|拼车|坐船|搭车|蹭车)(?:回|返)|(?:返程|回程|回来|回去|返回|回家)(?:的?时候|路上)?(?:想|要|就|再|改|换|成|为)*(?:坐|乘|搭|用)?\s*(?:大巴|汽车|巴士|自驾|开车|顺风车|拼车|坐船|搭[^,]{1,4}车|蹭[^,]{0,4}车)"
)
"""A way back by neither train nor plane: 高铁去大巴回."""
_OTHER_TRAIN = re.compile(
    r"(?<!不)(?<!不想)(?:坐|想坐|要坐|改坐|睡|选|换成?)(?:个|一趟)?(?:卧铺|硬卧|软卧|绿皮|普快|慢车|动车|夜车)|"
    r"(?:硬座|卧铺|硬卧|软卧|绿皮车?|普快|慢车)(?:[、或和]?(?:硬座|卧铺|硬卧|软卧|绿皮车?|普快|慢车))*(?:都|也|就)(?:成|行|可以|好|中|ok)"
)
"""A train of another kind than the one that is refused: 不想坐高铁想坐卧铺; 硬座卧铺都成，别买高铁票."""
# letters of the next clause, where the way back may stand
_WAY_BACK_LETTERS = 16
_ANY_TRAIN = compiled(
    rf"(?:(?:{_TRAIN}|卧铺|硬卧|软卧|硬座|绿皮车?|普快)[、和或跟/]?){{2,}}(?:都|全)(?:行|可以|成|好|ok)(?:的|吧|啊)?"
)
"""Trains of several kinds of which any will do: 卧铺高铁都行."""
_EITHER: frozenset[Ride] = frozenset({"train", "airplane"})
_MEANT = re.compile(
    r"坐|座(?=高铁|火车|飞机|动车)|乘|搭|走|首选|选|订|买|[换改][成为]|只要|(?<![不需])要(?=高铁|火车|动车|飞机)|双程|抵达|过来|交通|\b(?:fly|by)\b|只能|只有|最好|选择|往返|来回|必须|出行|去|飞|硬座|卧铺|一等座|二等座|优先|还是|改|就行|就好|就可以|快的那种"
)
_ALONE = re.compile(rf"(?:^|\s)(?:{_TRAIN}|{_PLANE})(?:\s|$|[吧呗啦]|[一二商][等务]|(?=从?(?:{ANY_CITY})))")
_BOUGHT = re.compile(r"票[^,]*(?:\d|自己|公司|单位|报销|搞定|买好|买了|已经|预算)|\d{3}[^,]*票")
_NOT_NOW = re.compile(
    r"(?:有点|实在|真的?)?太|就算了|(?:都|也)(?:行|可以?|成|ok|没问题|不是不行)|过(?!去|来)|票?(?:买好|订好)"
)
_SEATS = re.compile("硬座|硬卧|软卧")
"""What one only sits or lies on in a train, whether or not another seat would do: 来回硬座也ok."""
_NOT_NOW_BEFORE = re.compile(
    r"赶(?:着|上)?(?:[早晚]上|下午|中午|[早晚]班|回[来去]|返程|回程|\d{1,2}[点:]\d{0,2}|[一二三四五六七八九十]{1,2}点半?)?的?$|(?:第[一二三两]次|没有?|从来?没)坐?过?$|坐过(?:了|一次)?$|"
    r"(?:喜欢|(?<!可)爱|迷恋?|痴迷于?|看)(?:看|玩)?(?:[一-鿿]{1,4}[、和跟与])*小?$|(?:本来|原来|原本|原定|原计划)(?:是|想|要|打算|准备)*(?:坐|乘)?$"
)
"""What leads to trains and planes as former rides, or as things that a child likes."""
_NEVER_YET = re.compile(r"(?:没有?|还没|从来?没|从没有?)(?:坐|乘|搭)过?$")
_THIS_TIME = re.compile(
    r"(?:呢|呀)?[,。!;\s]*(?:所以|这[次回趟]|今年|就|去程?|想|要|也|都|一定|必须|得|特别|让|带|给|[他她]们?|爸妈|老人|孩子|我们?)*(?:坐|体验|尝试|试|过(?=一?把))(?:一?[次回趟下把]|试|上|个)"
)
_ONCE_OUT = re.compile(
    r"[,。!;\s]*(?:所以|这[次回趟]|就|想|要|一定|必须|得)*去(?:程|的时候)?(?:就|想|要|一定|必须|得)*坐一?[次回趟]"
)
"""What makes what one would go by for once that of the way out."""
_OF_AN_HOUR = re.compile(
    r"(?:一大早|大清早|清早|大早上|大半夜|早班|晚班|头班|末班|红眼|凌晨|太早|太晚|(?:[点时]|以前|之前|以后|之后|早上|晚上|夜里)的?)的?\s*$"
)
"""Words that make a ride one of some hour: who refuses it refuses the hour, and no way of travelling."""
_ARRIVAL = compiled(rf"(?:{_TRAIN}|{_PLANE})[^,]*?(?P<when>早上|上午|中午|下午|傍晚|晚上)(?:到达?|抵达|落地)")
_UNTIL = {
    "早上": "12:00",
    "上午": "12:00",
    "中午": "14:00",
    "下午": "18:00",
    "傍晚": "20:00",
    "晚上": "24:00",
}
_OPEN_WORDS = ("都行", "都可以", "无所谓", "都ok", "随便")
WAY_CUES = (HERE, _RIDE)


def way_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Modes between the cities and inside the city."""
    local = list(local_wishes(clause, scene.said_before(clause.start)))
    yield from local
    if not local:
        yield from _intercity(scene, clause)


def _intercity(scene: Scene, clause: Clause) -> Iterator[Wish]:
    trains = _ANY_TRAIN.search(clause.text)
    if trains:
        yield Wish(IntercityModes(frozenset({"train"})), _at(clause, trains), 0.85)
        return
    told = _by_way(scene, clause)
    yield from _by_mode(scene, clause) if told is None else told


def _by_way(scene: Scene, clause: Clause) -> tuple[Wish, ...] | None:
    """What a clause says of the way back alone, of both ways side by side, or of an arrival; None where of none of them.

    Nothing of a way back that is read together with the way there.
    """
    alone = _BACK_ALONE.match(clause.text) or _BACK_ONLY.search(clause.text)
    if (
        alone
        and not _RIDE.search(scene.folded[: clause.start + alone.start()])
        and not clause.unwanted(*_at(clause, alone))
    ):
        back: frozenset[Ride] = frozenset({"airplane" if re.search(rf"{_PLANE}|飞", alone[0]) else "train"})
        return (Wish(OutAndBack("any", _EITHER, back), _at(clause, alone), 0.85),)
    if _WAY_BACK.match(clause.text) or (
        _BACK_BY.match(clause.text)
        and (_THERE_BY.search(scene.said_before(clause.start)) or _RIDE.search(scene.folded[: clause.start]))
    ):
        return ()
    route = _THERE_AND_BACK.search(
        scene.folded[clause.start : clause.start + len(clause.text) + _WAY_BACK_LETTERS]
    )
    if route and route.start() < len(clause.text):
        meaning = _both_told(route)
        # of a note the berths between stay to be read: 回:卧铺火车
        parts = tuple(
            (clause.start + route.start(part), clause.start + route.end(part))
            for part in ("there", "home", "back")
            if route["there"]
        )
        return (Wish(meaning, _at(clause, route), 0.85, parts=parts),)
    arrival = _ARRIVAL.search(clause.text)
    if arrival:
        by = RideTime(way="out", moment="arrives", bound="latest", time=_UNTIL[arrival["when"]])
        return (Wish(by, _at(clause, arrival), 0.7),)
    return None


def _by_mode(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """The trains and planes that a clause wishes for or refuses."""
    wanted: dict[Ride, Span] = {}
    bought, meant = _BOUGHT.search(clause.text), _MEANT.search(clause.text) or _ALONE.search(clause.text)
    found = list(_RIDE.finditer(clause.text))
    for match in found if not _left_open(clause, found) else ():
        mode: Ride = "train" if match["train"] else "airplane"
        if bought or _is_of_then(clause, match):
            continue
        if clause.unwanted(clause.start + match.start(), clause.start + match.end()):
            if mode == "train" and _OTHER_TRAIN.search(scene.folded):
                continue
            if not clause.text.startswith("除") and not _OF_AN_HOUR.search(clause.text[: match.start()]):
                modes: frozenset[Ride] = frozenset({mode})
                yield Wish(OutAndBack("none", modes, modes), _at(clause, match), 0.85)
        elif meant:
            wanted.setdefault(mode, _at(clause, match))
    if wanted:
        yield _of_both_ways(scene, clause, wanted)


def _both_told(route: re.Match[str]) -> Normal:
    """The means of either way, as a text tells them side by side."""
    return out_and_back(True, _mode(route["go"] or route["go2"]), _mode(route["back"] or route["back2"]))


def _is_out_alone(scene: Scene, clause: Clause, span: Span) -> bool:
    """Whether means that stand somewhere are those of the way out, and of the way back another or nothing is said."""
    if _BACK_ON_ROADS.search(scene.folded, clause.start):
        return True
    before = _OUT_ALONE.search(clause.text, 0, span[0] - clause.start)
    named = before is not None or _THITHER.match(clause.text, span[1] - clause.start) is not None
    return named and _BACK_LATER.search(scene.folded, clause.span[1]) is None


def ways_left_open(scene: Scene) -> Iterator[Span]:
    """Where a text names trains and planes and says that either will do: 飞机火车无所谓."""
    if not any(words in scene.lower for words in _OPEN_WORDS):
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if _left_open(clause, found := list(_RIDE.finditer(clause.text))):
            yield from (_at(clause, match) for match in found)


def _is_of_then(clause: Clause, match: re.Match[str]) -> bool:
    """Whether a train or a plane is one of a former journey, or is let be: 坐过高铁, 飞机就算了."""
    if _is_for_once(clause, match):
        return False
    let_be = _NOT_NOW.match(clause.text, match.end()) and not _SEATS.fullmatch(match[0])
    return bool(let_be or _NOT_NOW_BEFORE.search(clause.text[: match.start()]))


def _is_for_once(clause: Clause, match: re.Match[str]) -> bool:
    """Whether one has never gone by a train or a plane, and would this time: 没坐过飞机，这次一定要坐一回."""
    never = _NEVER_YET.search(clause.text, 0, match.start())
    after = clause.text[match.end() :] + clause.following
    return never is not None and _THIS_TIME.match(after) is not None


def _left_open(clause: Clause, found: list[re.Match[str]]) -> bool:
    several = len({match["train"] is None for match in found}) > 1
    return several and ANY_WILL_DO.search(clause.text) is not None


def _of_both_ways(scene: Scene, clause: Clause, wanted: dict[Ride, Span]) -> Wish:
    """The modes for both rides, or those of the way out where it alone is named or a later clause has another for the way back."""
    out = min(wanted.values())
    route = _THERE_AND_BACK.search(scene.folded, clause.span[1])
    if route:
        # 杭州飞重庆，去飞回来坐动车: what is told of each way counts
        return Wish(_both_told(route), out, 0.85)
    if scene.folded.startswith("飞", out[0]) and _OUT_TOLD.search(scene.folded, clause.span[1]):
        return Wish(OutAndBack("any", frozenset(wanted), _EITHER), out, 0.85)
    if _ONCE_OUT.match(clause.following):
        return Wish(OutAndBack("any", frozenset(wanted), _EITHER), out, 0.8)
    if _is_out_alone(scene, clause, out):
        return Wish(OutAndBack("any", frozenset(wanted), _EITHER), out, 0.85)
    back = _BACK_LATER.search(scene.folded, clause.span[1])
    mode = _mode(back["mode"] or back["mode2"]) if back else None
    if len(wanted) == 1 and back and mode and mode not in wanted:
        meaning = out_and_back(True, next(iter(wanted)), mode)
        return Wish(meaning, out, 0.85, parts=(out, back.span("back")))
    parts = (out, back.span("back")) if back and set(wanted) == {mode} else ()
    return Wish(IntercityModes(frozenset(wanted)), out, 0.9, parts=parts)


def _mode(word: str) -> Ride:
    return "airplane" if re.fullmatch(rf"{_PLANE}|飞", word) else "train"


def _at(clause: Clause, match: re.Match[str]) -> Span:
    return clause.start + match.start(), clause.start + match.end()
