"""The sides of a trip: what one sees, where one eats and where one sleeps, and the words by which a clause speaks of each."""

from functools import lru_cache
from typing import NamedTuple

from core.dsl.families.kinds import PlaceKind
from core.understand.names.place_names import NameKind
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.vocabulary import Topic

EAT = compiled(
    r"吃|尝|餐|饮食|食|清真|美食|饭|喝|菜|口味|小吃|火锅|咖啡|料理|"
    r"(?<![a-z])(?:eat|try|tast(?:e|ing)|dinners?|lunch(?:es)?|breakfasts?|suppers?|meals?|snacks?|drinks?|cuisine|food|restaurants?|dining|dine|dishes|love|prefer|hot ?pot|seafood)(?![a-z])"
)
STAY = compiled(
    r"住|酒店|宾馆|民宿|客栈|旅馆|(?<![洋老])房|窗(?!口|外|边)|阳台|下榻|公寓|[三四五]星|[单标]间|[大双]床|"
    r"(?<![a-z])(?:hotels?|rooms?|stay|sleep|accommodations?|homestays?|guesthouses?|suites?|family-themed|live in)(?![a-z])"
)
SEE = compiled(
    r"去|到|逛|安排|参观|游|看|玩|爬|登|打卡|体验|想|景|喜欢|感兴趣|度过|考察|观|找|"
    r"(?<![a-z])(?:visit|visiting|see|explore|exploring|tour|trip|mainly|interested|enjoy|look|go|attractions?|sites|spots|hotspots)(?![a-z])"
)
OF_THE_TABLE = compiled(
    r"\s*(?:吃[饭的]?|[早午中晚]饭|[早午中晚]餐|餐厅|餐馆|馆子|饭馆|咖啡[馆厅店]|酒馆)(?![^,]*(?:住|酒店|宾馆|民宿|房))[^,]{0,6}?(?:有|带|能|可以|是|要|在)"
)
"""How a clause begins that asks of the house to eat in what a hotel may have too: 吃饭也找有露台的."""


class TripSide(NamedTuple):
    """A side of the trip: what its places are called, and the words that a clause about it has."""

    kind: PlaceKind
    named: NameKind
    topic: Topic
    cue: Pattern


SIGHT = TripSide(kind="attraction", named="attraction", topic="attraction_types", cue=SEE)
FOOD = TripSide(kind="restaurant", named="restaurant", topic="cuisines", cue=EAT)
HOTEL = TripSide(kind="accommodation", named="hotel", topic="hotel_features", cue=STAY)


@lru_cache(maxsize=256)
def spoken_of(words: str) -> tuple[TripSide, ...]:
    """The sides of the trip that words, in small letters, speak of; kept while a request is read, as many rules ask."""
    return tuple(side for side in (SIGHT, FOOD, HOTEL) if side.cue.search(words))
