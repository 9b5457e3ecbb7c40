"""What people type who ask for a trip at the same time."""

TRIPS = (
    ("南京", "北京", 3, 2, 6000),
    ("上海", "成都", 3, 2, 9000),
    ("北京", "杭州", 2, 3, 9000),
    ("广州", "武汉", 3, 2, 8000),
    ("深圳", "重庆", 4, 2, 12000),
    ("苏州", "上海", 2, 2, 4000),
)


def request(number: int) -> str:
    """What the person of that number types; no two ask for the same."""
    again, which = divmod(number, len(TRIPS))
    start, target, days, people, budget = TRIPS[which]
    return f"当前位置{start}。我们{people}个人想去{target}玩{days}天，预算{budget + 100 * again}元，请给我一个旅行规划。"
