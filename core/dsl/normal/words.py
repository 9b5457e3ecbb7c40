"""How lists, amounts and kinds are said in both languages."""

from collections.abc import Iterable, Mapping

from core.text import Name, Text, joined

MODES: Mapping[str, Text] = {
    "train": Text("火车", "train"),
    "airplane": Text("飞机", "plane"),
    "metro": Text("地铁", "metro"),
    "taxi": Text("出租车", "taxi"),
    "walk": Text("步行", "walking"),
}

COSTS: Mapping[str, Text] = {
    "total": Text("全程花费", "Total cost"),
    "intercity": Text("城际交通费用", "Trains and flights"),
    "innercity": Text("市内交通费用", "Transport inside the city"),
    "attraction": Text("景点门票费用", "Sights"),
    "restaurant": Text("餐饮费用", "Meals"),
    "accommodation": Text("住宿费用", "Hotels"),
    "breakfast": Text("早餐费用", "Breakfasts"),
    "lunch": Text("午餐费用", "Lunches"),
    "dinner": Text("晚餐费用", "Dinners"),
}

UNITS: Mapping[str, Text] = {
    "trip": Text("", ""),
    "person": Text("人均", " per person"),
    "day": Text("平均每天", " per day"),
    "night": Text("平均每晚", " per night"),
    "person_night": Text("平均每人每晚", " per person and night"),
    "person_meal": Text("平均每人每餐", " per person and meal"),
}


def number(value: float) -> str:
    """A number as people write it: two decimals at most."""
    return f"{value:,.2f}".rstrip("0").rstrip(".")


def yuan(value: float) -> Text:
    """An amount of money."""
    written = f"¥{number(value)}"
    return Text(written, written)


def counted(count: int, noun: str) -> str:
    """`1 ticket`, `2 tickets`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


_ALL_NAMES = Text("、", " and ")
_ALL_MODES = Text("和", " and ")
EITHER_NAME = Text("、", " or ")
EITHER_MODE = Text("或", " or ")


def listed(values: Iterable[str], join: Text = _ALL_NAMES) -> Text:
    """Names in a row, sorted, with a word before the last."""
    *before, last = (Name(value) for value in sorted(values))
    comma = Text(join.zh, ", ")
    return joined((joined(before, comma), last) if before else (last,), join)


def modes(values: Iterable[str], join: Text = _ALL_MODES) -> Text:
    """Modes of transport in a row."""
    said = [MODES.get(mode, Text(mode, mode)) for mode in sorted(values)]
    return Text(join.zh.join(one.zh for one in said), join.en.join(one.en for one in said))
