"""What a request leaves open: questions with answers to choose from."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from core.dsl.normal.words import yuan
from core.text import Text
from core.understand.cities.elsewhere import instead_of
from core.understand.cities.trip_cities import TripCities
from core.understand.dates.trip_dates import TripDates, unsettled_days
from core.understand.facts.facts import Facts
from core.understand.money.amounts import Amount
from core.understand.money.budget import Money
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading
from core.understand.text.writing.typed import Typed
from core.understand.understanding import Question, SuggestedAnswer
from core.understand.wishes.wish import Wish

SURE = 0.65
"""Below this confidence a fact is asked about, although it is taken meanwhile."""
# CNY for one, as of 2026, to say roughly what a foreign amount is
_CNY_OF = {
    "usd": 7.1, "eur": 8.2, "gbp": 9.4, "hkd": 0.91, "jpy": 0.047,
    "aud": 4.7, "cad": 5.1, "sgd": 5.5, "myr": 1.7, "twd": 0.22, "krw": 0.005, "thb": 0.22, "chf": 8.9, "inr": 0.08,
}  # fmt: skip
_CURRENCY = {
    "$": "usd", "usd": "usd", "dollar": "usd", "dollars": "usd", "bucks": "usd", "美元": "usd", "美金": "usd", "刀": "usd",
    "€": "eur", "eur": "eur", "euro": "eur", "euros": "eur", "欧": "eur", "欧元": "eur", "£": "gbp", "gbp": "gbp", "pound": "gbp",
    "pounds": "gbp", "英镑": "gbp", "hkd": "hkd", "港币": "hkd", "港元": "hkd", "jpy": "jpy", "日元": "jpy", "円": "jpy",
    "us$": "usd", "us dollars": "usd", "american dollars": "usd", "hk$": "hkd", "hong kong dollars": "hkd", "aud": "aud", "a$": "aud",
    "au$": "aud", "australian dollars": "aud", "澳元": "aud", "澳币": "aud", "cad": "cad", "c$": "cad", "ca$": "cad", "canadian dollars": "cad",
    "加元": "cad", "加币": "cad", "sgd": "sgd", "s$": "sgd", "sg$": "sgd", "singapore dollars": "sgd", "新币": "sgd", "新加坡元": "sgd",
    "myr": "myr", "rm": "myr", "ringgit": "myr", "ringgits": "myr", "马币": "myr", "令吉": "myr", "twd": "twd", "ntd": "twd", "nt$": "twd",
    "台币": "twd", "新台币": "twd", "krw": "krw", "won": "krw", "韩元": "krw", "韩币": "krw", "thb": "thb", "baht": "thb", "泰铢": "thb",
    "chf": "chf", "franc": "chf", "francs": "chf", "瑞郎": "chf", "inr": "inr", "rs": "inr", "₹": "inr", "rupee": "inr", "rupees": "inr",
}  # fmt: skip


def questions(
    facts: Facts, dates: TripDates | None, doubts: Sequence[Wish], as_typed: Typed, cities: Sequence[str]
) -> tuple[Question, ...]:
    """All that is to be asked about a request; `doubts` are the wishes that are withheld."""
    return (
        *_of_start(facts.said, facts.trip, cities),
        *_of_target(facts.said, facts.trip, cities),
        *(_of_length(facts, dates) or _of_count("days", "days", facts.said, facts.open)),
        *_of_count("people", "people_number", facts.said, facts.open),
        *_of_budget(facts),
        *_of_dates(dates, as_typed.folded),
        *_of_wishes(doubts, as_typed.packed),
    )


def _of_start(
    said: Mapping[str, Reading[Any]], trip: TripCities, cities: Sequence[str]
) -> Iterator[Question]:
    if "start_city" in said:
        yield from _whether("start", said["start_city"])
        return
    outside = [one for one in trip.elsewhere if _is_left(one, said)]
    text = Text("从哪个城市出发？", "Which city do you start from?")
    if len(trip.start_choices) > 1:
        yield Question("start", text, _cities(trip.start_choices))
    elif trip.start_choices:
        yield Question("start", _meant(trip.start_choices[0]), _cities(trip.start_choices))
    elif outside and "target_city" in said:
        yield _from_near(outside[0], [city for city in cities if city != said["target_city"].value], cities)
    else:
        yield Question("start", text)


def _from_near(place: Reading[str], others: Sequence[str], cities: Sequence[str]) -> Question:
    """Where to plan from for one who comes from `place`, which the data lack: the way there is the traveller's own."""
    near = instead_of(place.value, others)
    if not near:
        return Question(about="start", text=_not_there(place.value, cities), span=place.span)
    text = Text(
        f"数据里没有{place.value}的车次和航班：从{_named(near[0]).zh}出发来排吗？",
        f"The data have no services from {place.value}: plan from {_named(near[0]).en} instead?",
    )
    return Question(about="start", text=text, choices=_cities(near), span=place.span)


def _of_target(
    said: Mapping[str, Reading[Any]], trip: TripCities, cities: Sequence[str]
) -> Iterator[Question]:
    if "target_city" in said:
        yield from _whether("target", said["target_city"])
        return
    outside = [one for one in trip.elsewhere if _is_left(one, said) and one != trip.comes_from]
    if len(trip.target_choices) > 1:
        first = _named(trip.target_choices[0])
        text = Text(
            f"一次行程去一个城市，先去{trip.target_choices[0]}吗？", f"One city a trip: {first.en} first?"
        )
        yield Question("target", text, _cities(trip.target_choices))
    elif trip.target_choices and outside:
        there = _named(trip.target_choices[0])
        text = Text(
            f"数据里没有{outside[-1].value}，去{there.zh}吗？",
            f"The data have no {outside[-1].value}: {there.en} then?",
        )
        yield Question("target", text, _cities(trip.target_choices))
    elif trip.target_choices:
        yield Question("target", _meant(trip.target_choices[0]), _cities(trip.target_choices))
    elif outside:
        yield Question(
            about="target", text=_not_there(outside[-1].value, cities), choices=(), span=outside[-1].span
        )
    else:
        left = [city for city in cities if city not in {one.value for one in trip.refused}]
        choices = _cities(left) if trip.refused else ()
        yield Question("target", Text("去哪个城市？", "Which city do you want to go to?"), choices)


def _whether(about: str, city: Reading[str]) -> Iterator[Question]:
    """Whether a city that is taken meanwhile is meant, or one of the others that may be."""
    if city.confidence < SURE:
        yield Question(
            about=about, text=_role(about, city), choices=_cities((city.value, *city.also)), span=city.span
        )


def _role(about: str, city: Reading[str]) -> Text:
    name = _named(city.value)
    if about == "start":
        return Text(f"从{name.zh}出发吗？", f"Do you start from {name.en}?")
    return Text(f"去{name.zh}吗？", f"Do you go to {name.en}?")


def _is_left(one: Reading[str], said: Mapping[str, Reading[Any]]) -> bool:
    return all(reading.span != one.span for reading in said.values())


def _of_count(
    about: str, field: str, said: Mapping[str, Reading[Any]], open_: Mapping[str, Reading[Any]]
) -> Iterator[Question]:
    ask = Text("玩几天？", "How many days?") if about == "days" else Text("几个人？", "How many people?")
    if field in open_:
        choices = tuple(_count(about, value) for value in open_[field].choices)
        yield Question(about=about, text=ask, choices=choices, span=open_[field].span)
    elif field not in said:
        yield Question(about, ask)
    elif said[field].confidence < SURE:
        value, also = said[field].value, said[field].also
        if said[field].choices:
            choices = tuple(_count(about, one) for one in said[field].choices)
        elif also and about == "people":
            choices = tuple(_with_children(one, value - 1) for one in (value, *also))
        else:
            near = (value, *also) if also else range(max(1, value - 1), value + 2)
            choices = tuple(_count(about, one) for one in near)
        yield Question(about=about, text=ask, choices=choices, span=said[field].span)


def _of_length(facts: Facts, dates: TripDates | None) -> tuple[Question, ...]:
    """How long the trip is, where its dates are not of so many days as it is said to have."""
    if dates is None or dates.last is None or "days" not in facts.said:
        return ()
    said, dated = facts.said["days"].value, (dates.last - dates.first).days + 1
    if said == dated:
        return ()
    choices = tuple(_count("days", one) for one in (said, dated))
    return (Question("days", Text("玩几天？", "How many days?"), choices=choices, span=dates.span),)


def _with_children(people: int, children: int) -> SuggestedAnswer:
    """A number of travellers of whom so many are children: 1 adult + 2 children."""
    adults = people - children
    zh = f"{adults} 位大人 + {children} 个孩子"
    en = f"{adults} adult{'s' * (adults > 1)} + {children} {'children' if children > 1 else 'child'}"
    return SuggestedAnswer(Text(zh, en), people)


def _count(about: str, value: int) -> SuggestedAnswer:
    if about == "days":
        return SuggestedAnswer(Text(f"{value} 天", f"{value} day{'s' * (value != 1)}"), value)
    return SuggestedAnswer(Text(f"{value} 人", f"{value} {'people' if value != 1 else 'person'}"), value)


def _of_budget(facts: Facts) -> Iterator[Question]:
    money, budget = facts.money, facts.said.get("budget")
    if budget is not None and budget.confidence < SURE:
        text = Text("全程一共多少预算？", "What is the budget of the whole trip?")
        choices = tuple(
            SuggestedAnswer(yuan(one), one) for one in sorted({budget.value, *budget.also, *budget.choices})
        )
        yield Question(about="budget", text=text, choices=choices, span=budget.span)
    elif "budget" in facts.hinted and not (money.foreign or money.unclear):
        yield Question("budget", Text("全程一共多少预算？", "What is the budget of the whole trip?"))
    elif budget is None and len(parts := _for_the_trip(money)) > 1:
        total = sum(parts)
        text = Text("各项加起来就是全程预算吗？", "Is the budget of the whole trip the sum of these parts?")
        yield Question("budget", text, (SuggestedAnswer(yuan(total), total),))
    for amount in money.foreign:
        yield Question("budget", *_in_cny(amount), amount.span)
    for amount in money.unclear:
        text = Text(
            f"¥{amount.value:,.0f} 指的是什么？",
            f"What are the ¥{amount.value:,.0f} for, and for how many?",
        )
        yield Question(about="budget", text=text, choices=(), span=amount.span)


def _for_the_trip(money: Money) -> list[float]:
    """The limits that hold for all of the trip, each of one part of it: 2000 for the hotel and 1000 for food."""
    return [cap.cost.at_most for cap in money.caps if cap.cost.unit == "trip"]


def _of_dates(dates: TripDates | None, text: str) -> Iterator[Question]:
    """The days that the text names and that no date was read from: 12月, 七夕."""
    named = {text[start:end]: (start, end) for start, end in unsettled_days(text, dates)}
    for start, end in named.values():
        ask = Text(f"“{text[start:end]}”是哪一天出发？", f"“{text[start:end]}”: on which day do you leave?")
        yield Question(about="dates", text=ask, choices=(), span=(start, end))


def _in_cny(amount: Amount) -> tuple[Text, tuple[SuggestedAnswer, ...]]:
    code = _CURRENCY.get((amount.foreign or "").lower(), "usd")
    cny = round(amount.value * _CNY_OF[code], -2)
    text = Text(
        f"预算按人民币算：{amount.value:,.0f} {code.upper()} 约合 ¥{cny:,.0f}，可以吗？",
        f"Budgets are in CNY: {amount.value:,.0f} {code.upper()} is about ¥{cny:,.0f}. Is that right?",
    )
    return text, (SuggestedAnswer(yuan(cny), float(cny)),)


def _of_wishes(doubts: Sequence[Wish], text: str) -> Iterator[Question]:
    for wish in doubts:
        words = text[slice(*wish.span)].strip()
        yield Question(
            about="wish",
            text=Text(f"“{words}”是想要还是不要？", f"“{words}”: wanted or not?"),
            choices=(
                SuggestedAnswer(wish.constraint().gloss, wish),
                SuggestedAnswer(Text("不要管它", "Leave it out"), None),
            ),
            span=wish.span,
        )


def _meant(city: str) -> Text:
    name = _named(city)
    return Text(f"是指{name.zh}吗？", f"Do you mean {name.en}?")


def _not_there(name: str, cities: Sequence[str]) -> Text:
    there = [_named(city) for city in cities]
    zh, en = "、".join(one.zh for one in there), ", ".join(one.en for one in there)
    return Text(f"数据里没有{name}，有：{zh}", f"The data have no {name}; they have {en}")


def _cities(names: Sequence[str]) -> tuple[SuggestedAnswer, ...]:
    return tuple(SuggestedAnswer(_named(name), name) for name in names)


def _named(city: str) -> Text:
    english = lexicon("cities").get(city, {}).get("en", (city,))
    return Text(city, str(english[0]))
