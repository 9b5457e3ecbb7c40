"""Whose legs a request speaks of."""

import pytest

from core.knowledge.travellers import (
    are_night_owls,
    are_women,
    came_to_eat,
    eat_no_meat,
    is_celebration,
    is_content_with_little,
    is_frugal,
    legs_in,
    mind_queues,
    some_eat_no_meat,
    speak_of_every_morning,
    would_dine_well,
)


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("带五岁的孩子去成都看熊猫", {"young", "little"}),
        ("带爸妈去杭州", {"old"}),
        ("陪爸爸妈妈去杭州", {"old"}),
        ("爸爸妈妈带两个孩子去上海", {"young"}),
        ("爸妈带着我和妹妹去上海", set()),
        ("我和妈妈去杭州玩三天", {"old"}),
        ("陪爸爸去南京", {"old"}),
        ("我和爸爸带孩子去杭州", {"young"}),
        ("taking my parents to Hangzhou", {"old"}),
        ("two parents and two teenagers", set()),
        ("Three generations: my grandparents and two kids", {"old", "young"}),
        ("两个人去北京", set()),
        ("4个人（2大1小1老）去苏州", {"old", "young"}),
        ("妈妈今年68岁，我三十五岁", {"old"}),
        ("我今年68，和三个老姐妹一起", {"old"}),
        ("my wife and I are in our late sixties", {"old"}),
        ("a band of the sixties", set()),
        ("our knees are bad", {"old", "frail"}),
        ("两大一小，玩两小时就走", {"young"}),
        ("玩三小时，看看第一老街", set()),
        ("with our 4-year-old, I am a 34-year-old", {"young", "little"}),
        ("mother and daughter", set()),
        ("my dad, my son (6) and I", {"old", "young", "little"}),
        ("my dad's birthday present is this trip", set()),
        ("My husband and I are both 71", {"old", "frail"}),
        ("we are 65 minutes from the airport", set()),
        ("孩子刚高考完，一起去重庆", set()),
        # a word, and not a part of one
        ("A childhood dream", set()),
    ],
)
def test_the_old_and_the_young_are_heard(text: str, legs: set[str]) -> None:
    assert legs_in(text) == legs


@pytest.mark.parametrize(
    ("text", "celebrating"),
    [
        ("我们去杭州度蜜月", True),
        ("庆祝老婆升职", True),
        ("a trip for our tenth anniversary", True),
        ("celebrating our retirement", True),
        ("情人节和男朋友去广州", True),
        ("两个人去杭州玩三天", False),
    ],
)
def test_an_occasion_is_heard(text: str, celebrating: bool) -> None:
    assert is_celebration(text) is celebrating


@pytest.mark.parametrize(
    "text",
    [
        "我们俩吃素，从武汉去广州三天",
        "两个素食者去杭州",
        "我和我妈都吃素",
        "全家不吃肉",
        "两个人，素食",
        "My sister and I are both strict vegetarians",
        "We're vegetarian",
        "two vegans to Guangzhou",
        "My girlfriend and I (vegetarian, both)",
        "Vegetarian food please.",
        "we don't eat meat",
    ],
)
def test_a_diet_of_all_is_heard(text: str) -> None:
    assert eat_no_meat(text, 2) and not some_eat_no_meat(text, 2)


@pytest.mark.parametrize(
    "text",
    [
        "我老婆吃素",
        "我吃素，男朋友随便",
        "I don't eat meat, he does",
        "my wife (vegetarian) and I",
        "有人吃素",
    ],
)
def test_a_diet_of_some_is_not_one_of_all_but_of_who_travels_alone(text: str) -> None:
    assert some_eat_no_meat(text, 2) and not eat_no_meat(text, 2)
    assert eat_no_meat(text, 1)


@pytest.mark.parametrize(
    "text",
    [
        "想吃素斋",
        "想尝尝灵隐寺的素面",
        "不吃太多肉",
        "a vegetarian restaurant for one dinner",
        "two vegetarian meals would be nice",
        "we are not vegetarian",
    ],
)
def test_who_tries_a_dish_without_meat_has_no_diet(text: str) -> None:
    assert not eat_no_meat(text, 1)


@pytest.mark.parametrize(
    ("text", "frugal"),
    [
        ("穷学生四个", True),
        ("四个室友，学生没钱", True),
        ("带学生参观", False),
        ("poor students", True),
        ("all uni students", True),
        ("four students", True),
    ],
)
def test_students_who_say_so_count_their_money(text: str, frugal: bool) -> None:
    assert is_frugal(text) is frugal


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("带8个月宝宝,推婴儿车", {"young", "infant", "wheels"}),
        ("8个月的宝宝和5岁的女儿", {"young", "little"}),
        ("10月孩子放假", {"young"}),
        ("our baby is 9 months old", {"young", "infant"}),
        ("I use a wheelchair", {"old", "wheels"}),
        ("宝宝两岁半", {"young", "toddler"}),
        ("儿子2岁、女儿6岁", {"young", "little"}),
        ("孩子十二岁", {"young"}),
        ("parents with a two-year-old", {"young", "toddler"}),
    ],
)
def test_prams_and_chairs_have_wheels_and_babies_see_no_zoo(text: str, legs: set[str]) -> None:
    assert legs_in(text) == legs


@pytest.mark.parametrize(
    ("text", "some"),
    [
        ("五个朋友，其中一个人吃素，其他人无肉不欢", True),
        ("我老婆吃素，我什么都吃", True),
        ("有一位吃素", True),
        ("One of us is a vegetarian, the others love meat", True),
        ("My wife is vegetarian", True),
        ("two vegetarians among six friends", True),
        ("我们俩吃素", False),
        ("We're vegetarian", False),
        ("想吃素斋", False),
    ],
)
def test_one_who_eats_no_meat_is_not_all_of_them(text: str, some: bool) -> None:
    assert some_eat_no_meat(text, 2) is some
    assert not (some and eat_no_meat(text, 2))


@pytest.mark.parametrize(
    ("text", "came"),
    [
        ("两个吃货从北京去成都3天", True),
        ("就是冲着吃去的", True),
        ("有没有专门吃的行程？", True),
        ("主要是吃，景点随便看看", True),
        ("We are foodies", True),
        ("four food enthusiasts", True),
        ("两个美食爱好者去广州", True),
        ("we come to eat: dim sum, roast goose", True),
        ("主要是吃火锅和串串，再去看看大熊猫", True),
        ("专程去喝茶，主要想吃烤鸭和炸酱面", True),
        ("主要吃住方便", False),
        ("主要想吃得好一点", False),
        ("想吃火锅，看大熊猫", False),
        ("为了方便吃饭住市中心", False),
        ("we want to eat hot pot once", False),
    ],
)
def test_who_came_to_eat_says_so(text: str, came: bool) -> None:
    assert came_to_eat(text) is came


@pytest.mark.parametrize("text", ["We live for food", "a couple who want to eat like locals"])
def test_who_lives_for_food_came_to_eat(text: str) -> None:
    assert came_to_eat(text)


@pytest.mark.parametrize(
    ("text", "every"),
    [
        ("每天早上吃肠粉", True),
        ("dim sum every morning", True),
        ("有一天早上想喝早茶", False),
        ("dim sum once", False),
    ],
)
def test_who_has_one_breakfast_every_morning_says_so(text: str, every: bool) -> None:
    assert speak_of_every_morning(text) is every


@pytest.mark.parametrize("text", ["晚上喜欢出去玩，早上起不来", "we love the nightlife"])
def test_who_likes_to_go_out_at_night_is_a_night_owl(text: str) -> None:
    assert are_night_owls(text)


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("主要是为了吃，景点去宽窄巷子就够了", True),
        ("景点不用太多", True),
        ("we don't need many sights", True),
        ("住便宜的就够了，景点多去几个", False),
        ("玩两天就够了", False),
    ],
)
def test_few_sights_that_are_enough_are_heard(text: str, content: bool) -> None:
    assert is_content_with_little(text) is content


@pytest.mark.parametrize("text", ["vegetarian food where possible", "mostly vegetarian, please", "尽量吃素"])
def test_who_would_rather_eat_no_meat_is_a_vegetarian_where_there_is_a_house_for_it(text: str) -> None:
    assert eat_no_meat(text, 2)


@pytest.mark.parametrize(
    ("text", "women"),
    [
        ("三个闺蜜去苏州", True),
        ("我一个女生从武汉去成都", True),
        ("a girls' trip of four", True),
        ("two sisters from Wuhan", True),
        ("两个大学室友去上海", False),
        ("我和女朋友去杭州", False),
        ("two friends from Nanjing", False),
        ("a brother and a sister", False),
    ],
)
def test_women_are_those_who_all_say_so(text: str, women: bool) -> None:
    assert are_women(text) is women


@pytest.mark.parametrize(
    "text", ["我是学生，一个人去南京", "两个大学室友去武汉", "I'm a student going alone"]
)
def test_students_of_whom_nothing_else_is_said_go_by_metro(text: str) -> None:
    assert is_frugal(text)


@pytest.mark.parametrize(
    ("text", "would"),
    [
        ("sunset at the lake and a lovely dinner", True),
        ("we'd like one really great dinner", True),
        ("最后一晚想找家不错的餐厅吃晚饭", True),
        ("晚上想吃一顿好点的", True),
        ("a place to have dinner, nothing fancy", False),
        ("we don't need a fancy dinner", False),
        ("we'd rather not have a fancy dinner", False),
        ("nice dinner not needed", False),
        ("good museums, dinner at the hotel", False),
        ("晚饭随便吃", False),
    ],
)
def test_one_better_dinner_is_heard(text: str, would: bool) -> None:
    assert would_dine_well(text) is would


@pytest.mark.parametrize(
    ("text", "minded"),
    [
        ("不要排队太久的馆子", True),
        ("吃饭最烦排队", True),
        ("we hate queues", True),
        ("restaurants without long lines please", True),
        ("排队也要吃", False),
        ("metro lines are fine", False),
    ],
)
def test_who_would_not_stand_in_line_is_heard(text: str, minded: bool) -> None:
    assert mind_queues(text) is minded
