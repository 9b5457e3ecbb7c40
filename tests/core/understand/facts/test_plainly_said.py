"""Facts as Chinese requests of every day say them: companies by their parts, amounts of all, what is settled at last."""

import pytest

from core.understand import understand


def facts(said: str) -> tuple[int | None, int | None, float | None]:
    query = understand(f"上海去苏州，{said}").query
    return query.days, query.people_number, query.budget


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("人数：2大1小", 3),
        ("共计员工12人、家属8人", 20),
        ("领队2人、队员14人", 16),
        ("我坐轮椅，先生陪我", 2),
        ("员工12人、家属8人，其中2人对海鲜过敏", 20),
        ("3个人，哦不对4个", 4),
        ("我们3家人一起，每家2大1小", 9),
        ("两家人，每家2大2小", 8),
        ("四位退休教师，有一位老师拄拐杖", 4),
        ("三个离休老同事从重庆去武汉", 3),
        ("四个退休的老邻居从重庆去武汉", 4),
        ("36名学生和4位老师，有3名学生需要清真餐，另有1名学生对鸡蛋过敏", 40),
        ("12名同事，有两位同事吃素", 12),
        ("4位外宾，两位吃素一位犹太洁食", 4),
        ("几个人？本来三个，老刘不来，那就俩", 2),
    ],
)
def test_a_company_is_the_sum_of_its_parts(said: str, people: int) -> None:
    assert facts(said)[1] == people


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("两个人，2天，交通住宿吃饭全包 3k", 3000),
        ("两个人，2天，吃住玩都算上4000元", 4000),
        ("两个人，2天，那顿饭一千左右。总的7000打住", 7000),
        ("两个人，2天，总的5000为止", 5000),
        ("两个人，2天，6000顶天了", 6000),
        ("两个人，2天，一个人2500", 5000),
        ("两个人，2天，高铁往返，一天500块", 1000),
        ("两个人2天不要吃辣预算五千", 5000),
        ("两个人，2天，每人每天不超过600元（含往返交通）", 2400),
    ],
)
def test_an_amount_of_all_is_the_budget(said: str, budget: float) -> None:
    assert facts(said)[2] == budget


@pytest.mark.parametrize(
    ("said", "days"),
    [("6天？还是5天吧", 5), ("三天？算了还是两天吧", 2), ("4天？不，5天吧", 5)],
)
def test_a_number_is_settled_after_its_question(said: str, days: int) -> None:
    assert facts(f"两个人，{said}")[0] == days


@pytest.mark.parametrize(
    "said",
    ["帮我妈和她三个老姐妹安排", "给我爸妈订", "替朋友问的", "帮领导规划一下", "给我女儿和她同学做个攻略"],
)
def test_who_arranges_for_others_is_asked_how_many_travel(said: str) -> None:
    found = understand(f"{said}，上海去苏州，3天，每人1000")
    assert "people" in {question.about for question in found.ask}


def test_a_question_between_two_numbers_settles_none() -> None:
    found = understand("上海去苏州，两个人，3天？还是4天？")
    assert "days" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "said", ["成都大学生一枚", "成都打工人一个", "成都妹子一枚", "成都上班族", "成都女生一名"]
)
def test_where_one_lives_is_where_one_starts(said: str) -> None:
    assert understand(f"{said}，去重庆玩2天，500块").query.start_city == "成都"


@pytest.mark.parametrize("who", ["她", "他", "老人", "孩子", "他们"])
def test_a_way_is_refused_for_somebody(who: str) -> None:
    found = understand(f"上海去北京，4天，两个人，别让{who}坐飞机")
    assert [wish.strength for wish in found.wishes] == ["never"]


@pytest.mark.parametrize("said", ["三个人四天不要吃辣预算一万二", "三个人四天不要吃辣啊预算啊一万二"])
def test_what_is_not_eaten_is_heard_before_an_amount(said: str) -> None:
    found = understand(f"从武汉去成都{said}")
    assert [one.thing.zh for one in found.likings if not one.wanted] == ["辣"]


def test_not_too_salty_is_a_wish_for_little_salt() -> None:
    found = understand("上海去苏州，两个人，2天，不要太咸")
    assert [(one.thing.zh, one.wanted) for one in found.likings] == [("少盐", True)]


@pytest.mark.parametrize("said", ["俩人，也可能仨", "两个人也可能三个人", "三个人或者四个人"])
def test_a_number_that_may_be_another_is_asked(said: str) -> None:
    asked = {question.about for question in understand(f"上海去苏州，2天，{said}，预算3000").ask}
    assert "people" in asked


def test_where_somebody_is_fed_up_with_is_where_the_trip_starts() -> None:
    query = understand("在成都憋坏了。深圳还是广州？那深圳吧，定了。一个人七天").query
    assert (query.start_city, query.target_city) == ("成都", "深圳")
