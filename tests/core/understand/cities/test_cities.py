"""Roles of cities: from where, to where, refused, and where travellers meet."""

import pytest

from core.understand import understand
from core.understand.cities.cities import read_cities

CITIES = ("北京", "上海", "广州", "武汉", "杭州", "南京", "成都", "深圳", "苏州", "重庆")


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("从上海去杭州", "上海", "杭州"),
        ("当年在武汉当兵,现在大家都住成都,想坐火车过去,武汉待五天", "成都", "武汉"),
        (
            "Friends who live in Suzhou would like to go to Wuhan to see the trees at Wuhan University",
            "苏州",
            "武汉",
        ),
        ("去武汉,成都走", "成都", "武汉"),
        ("自沪赴京,四天", "上海", "北京"),
        ("由穗至渝三日", "广州", "重庆"),
        ("想了解从汉到唐的历史,杭州去南京", "杭州", "南京"),
        ("本来说去魔都,后来嫌贵,改去姑苏城,从北京走", "北京", "苏州"),
        ("给我安排杭州最好的酒店,深圳飞过去", "深圳", "杭州"),
        ("本来要去上海,改成杭州了,从南京走", "南京", "杭州"),
        ("Enough of Beijing; this time Shanghai, from Nanjing", "南京", "上海"),
        ("We did Shanghai in spring, so this year it's Guangzhou, leaving from Hangzhou", "杭州", "广州"),
        ("anywhere but Shanghai, from Wuhan", "武汉", None),
        ("哪儿都行只要不是上海,武汉出发", "武汉", None),
        ("哪儿都行,除了上海,武汉出发", "武汉", None),
        ("老公说要去深圳,我说要去上海,最后定了广州,从杭州走", "杭州", "广州"),
        ("she thinks we're going to Hangzhou but it's Wuhan, from Shanghai", "上海", "武汉"),
        ("上海周边自驾两天,苏州就行", "上海", "苏州"),
        ("Neither has ever been to Chengdu. They'll go from Chongqing", "重庆", "成都"),
        ("想吃北京烤鸭,杭州去,三天", "杭州", "北京"),
        ("去的不是上海是杭州,北京出发", "北京", "杭州"),
        ("I work in Suzhou and go home to Chongqing for Spring Festival", "苏州", "重庆"),
        ("在深圳打工七八年了,今年想带爹妈去趟北京", "深圳", "北京"),
        ("We stay in Shanghai now and want go Beijing by fast train 4 day", "上海", "北京"),
        ("从小在成都长大,现在定居深圳,想带老公孩子回成都玩5天", "深圳", "成都"),
        ("南京大学的学生,想去北京玩四天", "南京", "北京"),
        ("Hangzhou bound, starting Shanghai, 2 days", "上海", "杭州"),
        ("I work in Suzhou, want visit Beijing 5 days alone", "苏州", "北京"),
        (
            "my hometown is Wuhan but now I live in Hangzhou and want to show my kids Beijing, 4 days",
            "杭州",
            "北京",
        ),
        ("After our week in Beijing we go Chengdu 4 days, 2 adults", "北京", "成都"),
        ("成都重庆二选一吧,上海飞,四天", "上海", None),
        ("深圳出发,杭州好呢还是苏州好呢", "深圳", None),
        ("my boyfriend's from Chengdu, we go to Nanjing, the two of us, from Wuhan", "武汉", "南京"),
        ("苏州周边游腻了,想去远一点的北京,3天,2人", "苏州", "北京"),
        ("家里老人没去过北京,我们一家五口从武汉出发玩6天", "武汉", "北京"),
        ("羊城出发鹏城一日游", "广州", "深圳"),
        ("国庆高铁票抢到了,南京南-广州南,5天2人", "南京", "广州"),
        ("Looking to escape Wuhan's heat, maybe Chongqing (no!), OK Hangzhou, 4 days", "武汉", "杭州"),
        (
            "It's our first time in China. We fly into Shanghai and want to see Beijing by train, 4 days there",
            "上海",
            "北京",
        ),
        ("I have 3 days off work in Guangzhou and fancy Chongqing", "广州", "重庆"),
        ("Hello I am Korean, live at Shenzhen, I want trip of Shanghai 3 day", "深圳", "上海"),
        ("in beijing now. chengdu next. 4 days. solo", "北京", "成都"),
        ("Since we already are in Suzhou, a day in Shanghai would be nice", "苏州", "上海"),
        ("北京南站上车,上海虹桥下车,玩三天", "北京", "上海"),
        (
            "my father once took me to Guangzhou on a slow train and I loved it. Now I'm in Shanghai and go from here to Nanjing",
            "上海",
            "南京",
        ),
        ("I used to live in Chengdu. I live in Shanghai now and want to go to Hangzhou", "上海", "杭州"),
        ("My friend took the train to Suzhou. I'm in Nanjing, going from here to Shanghai", "南京", "上海"),
        ("Not Beijing, we've done Beijing. Nanjing, from Shanghai, 3 days", "上海", "南京"),
        ("Thinking of Chongqing or maybe Chengdu, we're in Wuhan, 3 days", "武汉", None),
        ("A Wuhan food weekend out of Nanjing, two of us", "南京", "武汉"),
        ("From Beijing to Shanghai, we love Wuhan food", "北京", "上海"),
    ],
)
def test_from_where_to_where(text: str, start: str | None, target: str | None) -> None:
    trip = read_cities(text, CITIES)
    assert (trip.start and trip.start.value, trip.target and trip.target.value) == (start, target)


@pytest.mark.parametrize(
    "text", ["我在北京他在广州,约在武汉见面", "I'm in Beijing, he's in Guangzhou, we meet in Wuhan"]
)
def test_who_comes_from_two_cities_is_asked_where_to_start(text: str) -> None:
    trip = read_cities(text, CITIES)
    assert trip.target is not None
    assert trip.target.value == "武汉"
    assert trip.start is None
    assert set(trip.start_choices) == {"北京", "广州"}


@pytest.mark.parametrize("text", ["广州走,深圳或者珠海都可以", "from Guangzhou, Shenzhen or Xiamen"])
def test_a_city_beside_one_outside_of_the_data_is_asked_about(text: str) -> None:
    trip = read_cities(text, CITIES)
    assert trip.target is None
    assert trip.target_choices == ("深圳",)


def test_cities_in_a_line_are_all_gone_to() -> None:
    trip = read_cities("Guangzhou-Shenzhen? 6 days from Chengdu", CITIES)
    assert (trip.start and trip.start.value, trip.target_choices) == ("成都", ("广州", "深圳"))


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("在广州打工多年,想去趟北京", "广州", "北京"),
        ("陪外婆从北京回广州五天", "北京", "广州"),
        ("去北京玩三天,再从北京回广州", "广州", "北京"),
        ("北京来,去杭州三天", "北京", "杭州"),
        ("广州→杭州 飞 3d", "广州", "杭州"),
        ("We stay in Guangzhou now and want go Beijing", "广州", "北京"),
        ("Shanghai depart, Beijing arrive", "上海", "北京"),
        ("Shanghai to Hangzhou with the Beijing-Hangzhou Grand Canal", "上海", "杭州"),
    ],
)
def test_where_one_lives_is_where_one_starts(text: str, start: str, target: str) -> None:
    trip = read_cities(text, CITIES)
    assert (trip.start and trip.start.value, trip.target and trip.target.value) == (start, target)


@pytest.mark.parametrize(
    "text",
    [
        "周六在北京逛一天故宫再回杭州",
        "人在北京，周五晚上飞回杭州",
        "去北京玩三天再回杭州",
        "从杭州坐高铁去北京，再飞回杭州",
    ],
)
def test_where_one_goes_back_to_is_the_start(text: str) -> None:
    query = understand(text, ["北京", "杭州"]).query
    assert (query.start_city, query.target_city) == ("杭州", "北京")


def test_a_flight_back_from_the_start_goes_to_the_target() -> None:
    query = understand("从杭州飞回北京，两人三天", ["北京", "杭州"]).query
    assert (query.start_city, query.target_city) == ("杭州", "北京")


@pytest.mark.parametrize("words", ["BJ>HZ", "BJ - HZ", "from BJ to HZ", "BJ to Hangzhou"])
def test_two_capitals_beside_an_arrow_are_a_city_that_is_asked_about(words: str) -> None:
    found = understand(f"{words}, 2 people, 3 days", ["北京", "杭州"])
    assert (found.query.start_city, found.query.target_city) == ("北京", "杭州")
    assert "start" in {question.about for question in found.ask}


def test_two_capitals_elsewhere_are_no_city() -> None:
    assert understand("2 people, 3 days, CD shopping, OK", ["成都"]).query.target_city is None


def test_what_one_is_leaving_and_what_one_is_visiting() -> None:
    query = understand(
        "It's Beijing I'm leaving and Hangzhou I'm visiting, two of us", ["北京", "杭州"]
    ).query
    assert (query.start_city, query.target_city) == ("北京", "杭州")


def test_a_city_that_is_left_later_is_no_start() -> None:
    query = understand("明天出发，北京—南京，三天，独行。单程票即可，之后从南京直接归队。").query
    assert (query.start_city, query.target_city) == ("北京", "南京")


def test_a_city_that_it_could_be_too_is_asked_about() -> None:
    found = understand("Our daughter is in Nanjing, we have the rest of the week, could be Suzhou too")
    assert "target" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "text",
    [
        "I take my parents from Shanghai to Guangzhou (I'll meet them there in Shanghai first). 5 days",
        "我们先在上海会合，从上海到广州玩5天",
    ],
)
def test_from_where_one_meets_one_goes_on(text: str) -> None:
    trip = read_cities(text, CITIES)
    assert (trip.start and trip.start.value, trip.target and trip.target.value) == ("上海", "广州")
