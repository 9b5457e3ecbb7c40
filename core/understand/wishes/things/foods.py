"""Foods that a single letter names, and those that are refused by any name: 对虾过敏, 葱蒜不要, 对花椒过敏, 不吃折耳根.

A single letter stands in many words that are none (酒店, 奶奶, 鱼缸, 糖尿病), so it counts only in a clause about eating, and
only where the letters about it belong to other words for sure. The lexicon knows the usual foods by their names; one that
it lacks is refused by the words of an allergy or a dislike all the same.
"""

import re
from collections.abc import Iterator
from functools import cache

from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.wish import Scene

_EATING = re.compile(
    r"不能少|吃|喝|尝|碰|沾|忌|戒|过敏|不耐受|食|口味|菜|饭|不行|受不了|(?:不|别|少|免)(?:要|用|给|能)?放|(?:不要|别要|免|去|不加|别加)(?=[葱蒜辣糖])|喜欢(?=辣)|[葱蒜](?:[都也就]|一律|通通)?[不别]"
)
_BEFORE = r"(?:^|(?<=[吃碰沾喝忌戒对放加要食和跟与及或、/\s,;:(怕爱欢嗜没带了点免去不用是]))"
_AFTER = r"(?=$|[\s,、。;!?)/]|过敏|不耐受|严重|轻[微度]|重度|[也都类一统坚绝不就的吃喝过了受别免算太戒忌]|和|跟|与|及|或|什么|之类|这类|这些)"
_WORDS = re.compile("牛奶|羊奶|[鸡鸭鹅]蛋")
"""Words of several such letters that name one food."""
_AFTER_MEAT = "牛羊猪鸡鸭鱼虾蟹"
"""Letters behind which 肉 says nothing more: 牛羊肉."""

_LIST = r"[一-鿿、]{1,16}?"
_HOW = r"(?:有一?点|有些|都|也|会|严重|轻度|轻微|重度|特别|极度)*"
_WHO = r"(?:^|(?<=[我你他她爸妈婆公女儿友姐哥弟妹人子娃的有\s]))"
_ALLERGIC = rf"对(?P<to>{_LIST}){_HOW}过敏(?!性|体质)|{_WHO}(?P<bare>[一-鿿]{{2,3}}){_HOW}过敏(?!性|体质)"
_NOT_EATEN = (
    r"(?:不|别|忌|勿)(?:能|可以|爱|喜欢|敢|太能|太爱|想|会|要|让[他她我]们?|给[他她我]们?)?(?:吃|碰|沾)"
    rf"(?P<not>{_LIST})(?=的?(?:$|[\s,。;!?])|类)"
)
_REFUSED = compiled(rf"{_ALLERGIC}|{_NOT_EATEN}")
_NAMED = re.compile(r"[^、和跟与及或]+")
_NO_FOOD = re.compile(
    r"[去想要吃喝住坐看玩逛我你他她的不别都也就]|^[一两三四五另]一?个|^(?:等于|会|早|午|晚|中|夜|饭|餐|饱|完|撑|坏|好|过|着|了|亏|苦$|东西|什么|啥|太|多|外卖|团|快餐|别|其[他它]|这|那|任何|皮肤|容易|严重|有|药|手机|电脑|键盘|方向盘|车|工作|作业|书|锅|碗|水(?![果产]))|了$"
)
"""What may follow the verb and names no food: 不吃早饭, 别吃太多."""
_NO_MEAL = re.compile(r"花粉|粉尘|灰尘|尘螨|螨虫|[猫狗]毛|毛发|羽绒|青霉素|头孢|紫外线|阳光|冷空气|药")
"""What one may be allergic to that nobody eats."""
# letters of the name of a food
_FOOD_LETTERS = 5


def foods(clause: Clause) -> Iterator[tuple[str, Span, Span]]:
    """The things of the lexicon that single letters of a clause name: each with its place, and that of the list it is in."""
    if clause.text.isascii() or not _EATING.search(clause.text):
        return
    for run in _lists().finditer(clause.text):
        whole = clause.start + run.start(), clause.start + run.end()
        named = {at for word in _WORDS.finditer(run[0]) for at in range(*word.span())}
        for at, letter in enumerate(run[0]):
            meat = letter == "肉" and at > 0 and run[0][at - 1] in _AFTER_MEAT
            fed = letter == "奶" and clause.text.endswith("吃", 0, run.start() + at)
            if letter in _things() and not (meat or fed) and at not in named:
                yield _things()[letter], (whole[0] + at, whole[0] + at + 1), whole


@cache
def _things() -> dict[str, str]:
    """The letters, each with the thing that it names."""
    return {
        letter: thing
        for thing, entry in lexicon("things").items()
        for letter in entry.get("alone", "").split()
    }


@cache
def _lists() -> re.Pattern[str]:
    one = f"[{''.join(_things())}]"
    return re.compile(rf"{_BEFORE}(?P<first>{one})(?!(?P=first))(?:[、和跟与及或/]?{one}){{0,5}}{_AFTER}")


def foods_refused(scene: Scene) -> Iterator[Liking]:
    """What the travellers do not eat, each by the name that the text has for it."""
    if not _REFUSED.may_stand(scene.folded):
        return
    for clause in clause_spans(scene.folded):
        for match in _REFUSED.finditer(scene.folded, *clause):
            group = str(match.lastgroup)
            for span in _parts(scene.folded, match.span(group)):
                name = scene.folded[slice(*span)]
                about: About = "company" if _NO_MEAL.search(name) else "meal"
                yield Liking(about=about, thing=Text(name, name), strength="never", span=span, held=False)


def _parts(text: str, listed: Span) -> Iterator[Span]:
    """The foods of a list, where each is short enough to be one."""
    for part in _NAMED.finditer(text, *listed):
        if len(part[0]) <= _FOOD_LETTERS and not _NO_FOOD.search(part[0]):
            yield part.span()
