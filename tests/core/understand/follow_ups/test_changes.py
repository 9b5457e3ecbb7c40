"""What is typed while a trip is open changes it, asks for another, or is asked about: never nothing in silence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dsl.families.places import Names, Types
from core.dsl.normal.recognition import parse_normal
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up

ZH = "我和朋友两个人从上海去杭州玩3天，预算6000元，想去西湖和灵隐寺"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("改成4天", "days"),
        ("多玩一天", "days"),
        ("one more day", "days"),
        ("add a day", "days"),
        ("再加两个人", "people"),
        ("两个人改五个人", "people"),
        ("雷峰塔加到第一天晚上", "move"),
        ("two more people", "people"),
        ("预算提到8000", "budget"),
        ("we can spend 8000", "budget"),
        ("便宜点", "cheaper"),
        ("make it cheaper", "cheaper"),
        ("budget shd be 700 total btw, forgot", "budget"),
        ("one more coming! so were 3 now", "people"),
        ("We don't want to see West Lake after all.", "remove"),
        ("we won't be visiting West Lake any more", "remove"),
        ("lake -> day 3, thats my clear day", "move"),
        ("start later in the morning, not before 10", "time"),
        ("第二天轻松一点", "pace"),
        ("day 2 calmer please", "pace"),
        ("把西湖换成雷峰塔", "swap"),
        ("不去西湖去雷峰塔", "swap"),
        ("西湖我小时候去过，用雷峰塔顶上它的位置", "swap"),
        ("灵隐寺那个划掉", "remove"),
        ("孩子一吵就醒，住的地方换个不临街的", "hotel"),
        ("去的时候坐卧铺吧，还能省一宿房钱", "ride"),
        ("西湖就别去了，去雷峰塔吧", "swap"),
        ("西湖约不上了，拿雷峰塔顶上行不", "swap"),
        ("西湖没票了，换雷峰塔吧", "swap"),
        ("西湖删了加个雷峰塔", "swap"),
        ("与其西湖不如雷峰塔", "swap"),
        ("雷峰塔替掉西湖", "swap"),
        ("instead of West Lake I'd like Leifeng Pagoda", "swap"),
        ("no West Lake, take us to a museum instead", "swap"),
        ("西湖别去了，换成雷峰塔。", "swap"),
        ("Leifeng Pagoda sounds nicer than West Lake, so have us go there instead.", "swap"),
        ("far too much sitting about in this. Fill our days.", "pace"),
        ("it's all too much for mum, gentler please", "pace"),
        ("west lake out, leifeng pagoda in instead!!", "swap"),
        ("Leifeng Pagoda in, West Lake out", "swap"),
        ("skip West Lake and do Leifeng Pagoda", "swap"),
        ("take West Lake out", "remove"),
        ("bin the West Lake", "remove"),
        ("Lingyin Temple -- not where it is now, day 3 pls", "move"),
        ("please add Leifeng Pagoda on day 2", "add"),
        ("day three looks empty; please fit more into it", "pace"),
        ("my feet hurt just READING day 2... ease off there", "pace"),
        ("make the whole trip more comfortable, it feels too basic", "hotel"),
        ("wait i said shanghai but im starting from nanjing", "start"),
        ("West Lake is one big car park. Put Leifeng Pagoda where it was.", "swap"),
        ("The kids moaned about West Lake. Do Leifeng Pagoda in its place?", "swap"),
        ("West Lake? tourist tat. Give us Leifeng Pagoda in its place", "swap"),
        ("West Lake is too busy, put Leifeng Pagoda in its stead", "swap"),
        ("day 2 looks murderous, can we breathe a bit", "pace"),
        ("thin day 2 out a bit", "pace"),
        ("all a bit dear, no?", "cheaper"),
        ("could you shave something off", "cheaper"),
        ("Could Lingyin Temple go on the second day, I get in too late for it", "move"),
        ("Day one looks brutal. Ease it off, would you?", "pace"),
        ("灵隐寺不去了", "remove"),
        ("add the Leifeng Pagoda", "add"),
        ("灵隐寺挪到第一天", "move"),
        ("不要火锅", "cuisine"),
        ("回来坐飞机", "ride"),
        ("第二天上午别安排", "time"),
        ("leave the last afternoon free", "time"),
        ("第二天加上雷峰塔", "add"),
        ("灵隐寺我爱人说太吵，唉不看了，删了吧", "remove"),
        ("Lingyin Temple is scaffolded, take it off", "remove"),
        ("酒店换成便宜点的", "hotel"),
        ("酒店想换成海边的", "hotel"),
        ("我妈起不来，每天都十点以后再出门", "time"),
        ("早上九点前别安排", "time"),
        ("地铁倒来倒去吃不消，就都叫车吧", "local_transport"),
        ("去的时候高铁坐七个钟头顶不住，不如飞过去", "ride"),
        ("I have to be back in Shanghai by 7 on the last day", "ride"),
        ("订一间不够住，分两间", "room"),
        ("我大舅一家三口也要来，那就一共八位了", "people"),
        ("孩子不舒服，灵隐寺不去了", "remove"),
    ],
)
def test_a_change_is_read(text: str, kind: str, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [change.kind for change in answer.changes] == [kind]


def test_a_place_that_is_taken_out_is_refused_and_not_wished_for(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("灵隐寺不去了", open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    named = {parse_normal(wish.dsl) for wish in answer.query.constraints}
    assert Names("attraction", "all", frozenset({"西湖风景名胜区"})) in named
    assert Names("attraction", "none", frozenset({"灵隐寺"})) in named


def test_the_ride_back_is_changed_alone(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("回来那趟不坐火车了，太久，改飞机。", open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(change.kind, change.way) for change in answer.changes] == [("ride", "back")]


@pytest.mark.parametrize("text", ["嗯嗯", "hmm", "把那个弄一下", "something else entirely"])
def test_what_is_not_read_is_asked_about(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, NotUnderstood)
    assert answer.words


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=40))
def test_an_edit_always_changes_something(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    if isinstance(answer, ChangedRequest):
        assert answer.changes


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("forget about the lake", "remove"),
        ("西湖太无聊了，换雷峰塔", "swap"),
        ("西湖人太多，删了", "remove"),
        ("drop one night", "days"),
        ("my friend can't make it", "people"),
        ("我妈说她也想来", "people"),
        ("day 2 looks exhausting", "pace"),
        ("the last day is packed", "pace"),
        ("make day 2 a lazy one", "pace"),
        ("one of us is out", "people"),
        ("trim it by a day", "days"),
        ("西湖太远了，第二天换成雷峰塔", "swap"),
        ("人数改成4个", "people"),
        ("再喊上我表妹", "people"),
        ("我岳父岳母也一起", "people"),
        ("回程换成飞机", "ride"),
        ("孩子感冒了，第二天别跑太远", "pace"),
    ],
)
def test_a_change_in_other_words_is_read(text: str, kind: str, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert kind in [change.kind for change in answer.changes]


def test_a_place_named_in_full_is_no_other_of_its_kind(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("drop the Temple of Heaven", open_trip, None, sandbox)
    # the city has none: neither its temple goes nor all temples do
    assert isinstance(answer, NotUnderstood)


@pytest.mark.parametrize(
    ("text", "liked", "refused"),
    [
        ("火锅换成串串", "串串", set()),
        ("swap the hotpot for sushi", "日本料理", {"火锅"}),
    ],
)
def test_a_dish_takes_the_place_of_another(
    text: str, liked: str, refused: set[str], sandbox: Sandbox
) -> None:
    """Of the cuisine that both are nothing is refused."""
    asked = understand(ZH + "，一定要吃火锅", sandbox=sandbox).query
    answer = follow_up(text, asked, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    meanings = [parse_normal(wish.dsl) for wish in answer.query.constraints]
    tables = [one for one in meanings if isinstance(one, Types) and one.kind == "restaurant"]
    assert {kind for one in tables if one.rule == "none" for kind in one.types} == refused
    assert not any("火锅" in one.types for one in tables if one.rule != "none")
    assert liked in {one.name.zh for one in answer.query.things if one.wanted}
    assert "swap" in [change.kind for change in answer.changes]


@pytest.mark.parametrize(
    "text", ["第二天加一个西湖吧。", "第二天加上西湖吧", "第二天再添个西湖呗", "第二天塞个西湖"]
)
def test_a_sight_of_two_letters_is_added(text: str, sandbox: Sandbox) -> None:
    asked = understand("两个人从上海去杭州玩3天，想去雷峰塔", sandbox=sandbox).query
    answer = follow_up(text, asked, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.day) for one in answer.changes] == [("add", 2)]


@pytest.mark.parametrize("text", ["yeet the Leifeng Pagoda", "visit the West Lake", "start at 10 each day"])
def test_what_changes_nothing_or_may_take_out_adds_nothing(
    text: str, open_trip: Query, sandbox: Sandbox
) -> None:
    """A verb that nobody knows, what is wished already, and an hour that is no money."""
    answer = follow_up(text, open_trip, None, sandbox)
    kinds = [change.kind for change in answer.changes] if isinstance(answer, ChangedRequest) else []
    assert not {"add", "budget"} & set(kinds)


def test_an_allergy_said_after_the_food_refuses_it(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("nix the seafood, I'm allergic", open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(change.kind, change.wanted) for change in answer.changes] == [("cuisine", False)]


@pytest.mark.parametrize(
    "text",
    [
        # less of it, not none
        "天天火锅受不了，一顿就够",
        # how many are they?
        "Dave's out with flu and his girlfriend won't come without him. Rest as it was.",
        # a city that the data lack
        "出发地改成天津",
        "all good, thank you very much",
    ],
)
def test_what_may_mean_something_else_is_asked(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up(text, open_trip, None, sandbox), NotUnderstood)


def test_one_way_for_another_is_one_change(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("回来别坐高铁，坐飞机吧", open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.wanted, one.way) for one in answer.changes] == [("ride", True, "back")]


@pytest.mark.parametrize(
    "text", ["that boring thing, Leifeng Pagoda in its place please", "Leifeng Pagoda in its place"]
)
def test_what_comes_where_nothing_is_named_to_go_is_asked_about(
    text: str, open_trip: Query, sandbox: Sandbox
) -> None:
    assert isinstance(follow_up(text, open_trip, None, sandbox), NotUnderstood)
