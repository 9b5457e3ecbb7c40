"""Who travels, told in parts, twice, or with those who stay away: each counts once, and nothing is asked."""

import pytest

from core.understand import Understanding, understand

CITIES = ["上海", "杭州", "成都", "武汉"]


def read(words: str) -> Understanding:
    if words.isascii():
        return understand(f"{words}. Shanghai to Hangzhou, 3 days.", CITIES)
    return understand(f"{words}，从上海去杭州，玩三天", CITIES)


WAYS = [
    ("爸妈加孩子三个人", 3),
    ("带8岁儿子，爸妈加孩子三个人", 3),
    ("我、摄影师、妆娘三个人", 3),
    ("我+孩子+他姥姥=3个", 3),
    ("小陈小刘小周加我一共四个", 4),
    ("一家三口（夫妻俩带一个3岁的女儿）", 3),
    ("带娃，我+老公+3岁半的宝宝", 3),
    ("带娃出门，我和老公还有宝宝", 3),
    ("我妈坐轮椅，我一个人推她", 2),
    ("我奶奶腿脚不好，我一个人扶她", 2),
    ("一个人带娃", 2),
    ("一个人带相机", 1),
    ("一个人带着电脑", 1),
    ("一个人带猫", 1),
    ("Grandma (72), my daughter (6) and I. The little one wants to see the animals", 3),
    ("My parents go, the two of them", 2),
    ("We are two elderly couples (4 seniors)", 4),
    ("Three of us with an elderly person want to go", 3),
    ("Five of us with two kids", 5),
    ("The two of us with a toddler", 3),
    ("2 grandparents, us two, and baby (9 months)", 5),
    ("Me, my husband and the twins (they r 6)", 4),
    ("Only me + camera", 1),
    ("Just me with a backpack", 1),
    ("4只仙女", 4),
    ("三只小仙女", 3),
    ("哥几个四个人", 4),
    ("我是老大，七十一，老二六十八，老三六十五，三姐妹都退休了", 3),
    ("老夫妻两家头", 2),
    ("我们夫妻俩度蜜月", 2),
    ("本人携妻女及岳父母共5位", 5),
    ("人员2名（本人及配偶）", 2),
    ("和同科室小赵俩", 2),
    ("我和合伙人", 2),
    ("我和老公两个吃货", 2),
    ("我跟室友两个女生", 2),
    ("我和老婆两个孩子", 4),
    ("我+合伙人（她老公不来了，本来三个）", 2),
    ("我们5个人（本来6个，小胖临时来不了了）", 5),
    ("大三学生，一个人", 1),
    ("孩子妈加班不去，我带两个儿子", 3),
    ("儿子陪我，就爷儿俩", 2),
    ("if 人 == 2", 2),
    ("I'm a solo backpacker", 1),
    ("As a railway fan, I want to go alone", 1),
    ("Party of one", 1),
    ("We are retired history teachers, both 66", 2),
    ("5 of us", 5),
    ("We're 4 lads", 4),
    ("Me n her", 2),
    ("It's for my grandparents, just the 2 of them", 2),
    ("Two parents, a 16-year-old girl and a grandmother of 70. No climbing for grandma", 4),
    ("Me and my mum, no wait dad's coming too so that's three", 3),
    ("Me plus four mates so that's five", 5),
    ("There's 2 of us, sorry, 3", 3),
    ("There'll be 6 of us (was 8, two dropped out)", 6),
    ("儿子初二，想带他出去，父子两人", 2),
    ("夫妻二人，太太想看话剧，我想去博物馆", 2),
    ("母女三人，大女儿爱吃辣", 3),
    (
        "Six of us: my parents, my wife and me, our son and our daughter. Seafood once, and the grandparents need a rest",
        6,
    ),
    ("Four of us, a room with 4 beds or two cheap twins", 4),
    ("Just the two of us, and one proper birthday dinner", 2),
    ("I'd go with my brother. My grandmother was born there", 2),
]


@pytest.mark.parametrize(("words", "people"), WAYS)
def test_each_counts_once(words: str, people: int) -> None:
    assert read(words).query.people_number == people


@pytest.mark.parametrize(
    "words", [words for words, _ in WAYS if not words.startswith(("Me and my mum", "带娃"))]
)
def test_and_how_many_is_not_asked(words: str) -> None:
    assert "people" not in {question.about for question in read(words).ask}


@pytest.mark.parametrize("words", ["三个人，我妈可能也来", "2 of us, my sister may join", "带娃"])
def test_an_open_company_is_asked(words: str) -> None:
    assert "people" in {question.about for question in read(words).ask}


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("哥几个四个人，搁上海往杭州走，五天", "上海", "杭州"),
        ("要从成都搬去杭州上班，顺路玩三天，就我一个", "成都", "杭州"),
        ("我准备从成都搬到武汉，先玩两天，一个人", "成都", "武汉"),
        ("从成都调到武汉工作，先玩两天，一个人", "成都", "武汉"),
        ("两年前搬去了杭州，想回成都玩三天，一个人", "杭州", "成都"),
        ("四个人在成都集合然后一起去武汉玩三天", "成都", "武汉"),
        ("我家住武汉，两个人，想去成都玩三天", "武汉", "成都"),
        ("坐标成都，跨年……啊不，是圣诞去上海，两人两天", "成都", "上海"),
        ("出发地：成都，目的地：西安（划掉）→ 武汉，3天，2人", "成都", "武汉"),
        ("Four of us are meeting in Chengdu and going to Wuhan together for 3 days", "成都", "武汉"),
        ("We meet in Chengdu, then take the train to Wuhan, 3 days, two of us", "成都", "武汉"),
        ("A couple from Germany, we live in Chengdu now. 3 days in Wuhan", "成都", "武汉"),
    ],
)
def test_where_a_trip_starts_and_goes(text: str, start: str, target: str) -> None:
    found = understand(text, CITIES)
    assert (found.query.start_city, found.query.target_city) == (start, target)
    assert not {"start", "target"} & {question.about for question in found.ask}


def test_travellers_who_meet_in_the_city_that_they_visit_start_apart() -> None:
    found = understand("我在上海，他在成都，约在武汉见面，玩三天", CITIES)
    assert (found.query.start_city, found.query.target_city) == (None, "武汉")


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("我和爱人都是老师，想带着女儿从深圳去北京，共5天。", 3),
        ("我和同事都是护士，从深圳去北京，共5天。", 2),
        ("我们一家三口（夫妻俩带一个3岁的女儿）住上海，想去杭州玩3天，再带她去看看动物。", 3),
        ("一个人，从上海去武汉3天，主要想拍黄鹤楼和老汉口的建筑。", 1),
        ("Four of us, old uni friends, are going from Chengdu to Wuhan for 3 days.", 4),
        ("me my husband + our 3 yr old, shenzhen to shanghai, 3 days", 3),
        ("My sister and I are off from Chongqing to Hangzhou for 3 days, and sis would love a boat ride", 2),
        ("My brother and I, Chongqing to Hangzhou, 3 days; bro would love a boat ride", 2),
    ],
)
def test_what_travellers_are_and_who_is_named_twice_add_nobody(said: str, people: int) -> None:
    found = understand(said)
    assert found.query.people_number == people
    assert "people" not in {one.about for one in found.ask}


def test_who_comes_too_comes_beside_somebody() -> None:
    found = read("my dad walks with a stick, only my mum and me are coming too")
    assert "people" in {question.about for question in found.ask}


def test_who_comes_along_behind_the_ages_of_children_counts() -> None:
    assert read("2 adults, 2 kids (3 and 6), au pair").query.people_number == 5
