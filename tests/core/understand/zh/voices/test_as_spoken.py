"""Requests in the words of dialects and of those who speak while a machine writes, and wishes over which two quarrel."""

import pytest

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes

_FROM = "从成都去北京玩3天,两个人,"


def _rides(found: Understanding) -> list[object]:
    meanings = [wish.meaning for wish in found.wishes]
    return [one for one in meanings if isinstance(one, IntercityModes | OutAndBack | RideTime)]


@pytest.mark.parametrize(
    "refusal",
    [
        "豆汁莫给我整",
        "豆汁甭给我点",
        "豆汁唔好",
        "豆汁勿要",
        "豆汁伐要",
        "豆汁不中",
        "豆汁不得行",
        "豆汁可千万别给我上",
        "豆汁万万不可",
        "豆汁千万别",
        "豆汁咪食",
    ],
)
def test_every_dialect_refuses(refusal: str) -> None:
    found = understand(_FROM + refusal)
    assert likes(found).get("豆汁") is not True, found.likings


@pytest.mark.parametrize(
    "wish", ["咪去博物馆啦", "唔使去博物馆", "唔好去博物馆", "勿要去博物馆", "不用去博物馆"]
)
def test_a_kind_refused_in_dialect_is_no_demand(wish: str) -> None:
    meanings = [one.meaning for one in understand(_FROM + wish).wishes]
    assert [one.rule for one in meanings if isinstance(one, Types)] == ["none"]


@pytest.mark.parametrize("wish", ["烤鸭要得", "烤鸭就中", "烤鸭一定要食㗎", "烤鸭不吃等于白来"])
def test_every_dialect_agrees(wish: str) -> None:
    assert likes(understand(_FROM + wish))["烤鸭"] is True


@pytest.mark.parametrize("text", ["喜欢猫咪去哪都行", "想去步行街", "爬太行山", "看阿拉伯建筑", "改成日出"])
def test_the_letters_of_other_words_stay(text: str) -> None:
    assert understand(_FROM + text).query.text.endswith(text)
    assert not [one for one in understand(_FROM + text).likings if not one.wanted]


@pytest.mark.parametrize(
    "text", ["做高铁去", "我们做动车过去", "做火车来回", "去：高铁，回：高铁", "往返坐高铁"]
)
def test_what_the_ear_misspells_is_a_ride(text: str) -> None:
    assert _rides(understand(_FROM + text))


@pytest.mark.parametrize(
    "note",
    [
        "去：飞机 / 回：高铁",
        "去程：飞机；返程：高铁",
        "去=飞机，回=高铁",
        "去程-飞机 回程-高铁",
        "去飞机/回高铁",
        "往：飞机 返：动车",
        "\n去程：飞机\n回程：高铁",
        "去：飞机 回：卧铺火车",
    ],
)
def test_every_note_of_two_ways_gives_each_its_own_means(note: str) -> None:
    (ride,) = _rides(understand(_FROM + note))
    assert ride == OutAndBack("any", frozenset({"airplane"}), frozenset({"train"}))


@pytest.mark.parametrize(
    "quarrel",
    [
        "他想坐飞机我想坐高铁，最后听我的",
        "我想飞，老婆想坐火车，依她",
        "我说坐高铁他说坐飞机，吵了一架听我的",
        "老公要飞我要高铁，还是听我的吧",
        "我要坐高铁她要坐飞机，她让步了",
        "他想坐飞机，我想坐高铁，我赢了",
    ],
)
def test_who_is_heeded_has_his_way(quarrel: str) -> None:
    assert _rides(understand(_FROM + quarrel)) == [IntercityModes(frozenset({"train"}))]


def test_two_who_wish_the_same_do_not_quarrel() -> None:
    assert _rides(understand(_FROM + "他想坐飞机我也想坐飞机")) == [IntercityModes(frozenset({"airplane"}))]


@pytest.mark.parametrize(
    "wish",
    [
        "烤鸭必须吃到，不吃等于没去",
        "烤鸭要吃，不吃就白来了",
        "不吃烤鸭等于没来北京",
        "没吃烤鸭会后悔一辈子",
        "烤鸭错过就亏了",
        "烤鸭吃不到我不走",
    ],
)
def test_what_would_be_missed_is_wanted_and_read_whole(wish: str) -> None:
    found = understand(_FROM + wish)
    assert likes(found) == {"烤鸭": True}
    assert not found.not_understood


@pytest.mark.parametrize("refusal", ["不吃烤鸭", "烤鸭不吃也不亏", "去不了就算了"])
def test_what_is_only_refused_is_not_insisted_on(refusal: str) -> None:
    assert likes(understand(_FROM + refusal)).get("烤鸭") is not True


@pytest.mark.parametrize(
    ("text", "stars"),
    [
        (said, stars)
        for stars in ("三", "四")
        for said in (
            f"住宿须{stars}星级以上",
            f"酒店{stars}星及以上",
            f"至少住{stars}星",
            f"酒店不低于{stars}星",
            f"酒店最低{stars}星",
            f"{stars}星起步",
        )
    ],
)
def test_so_many_stars_or_more_are_not_just_so_many(text: str, stars: str) -> None:
    assert likes(understand(_FROM + text)) == {f"{stars}星级以上的酒店": True}


@pytest.mark.parametrize("text", ["想看四合院", "多逛逛老洋房", "喜欢老洋房那种"])
def test_old_houses_to_look_at_are_no_hotel(text: str) -> None:
    found = understand(_FROM + text)
    assert not found.wishes
    assert [one.about for one in found.likings] == ["sight"]


@pytest.mark.parametrize("text", ["住四合院", "酒店要四合院那种"])
def test_old_houses_to_sleep_in_are(text: str) -> None:
    (wish,) = understand(_FROM + text).wishes
    assert isinstance(wish.meaning, Types)
    assert wish.meaning.kind == "accommodation"


@pytest.mark.parametrize("text", ["回程不用管", "返程不用安排", "不用管回来", "回来的票我自己买", "单程"])
def test_every_way_to_go_one_way(text: str) -> None:
    assert likes(understand(_FROM + text)) == {"单程": True}


@pytest.mark.parametrize("said", ["想坐一次西湖的船", "坐西湖的船", "西湖的船要坐"])
def test_a_boat_of_a_lake_is_a_boat_trip(said: str, demo: Sandbox) -> None:
    found = understand(f"两个人从上海去杭州两天，{said}", sandbox=demo)
    assert [one.meaning for one in found.wishes] == [Names("attraction", "all", frozenset({"西湖游船"}))]


@pytest.mark.parametrize("said", ["到了杭州哪能不去灵隐寺", "怎么能不去灵隐寺", "岂能不去灵隐寺"])
def test_how_could_one_not_is_a_wish(said: str, demo: Sandbox) -> None:
    found = understand(f"两个人从上海去杭州两天，{said}", sandbox=demo)
    assert Names("attraction", "all", frozenset({"灵隐寺"})) in [one.meaning for one in found.wishes]
