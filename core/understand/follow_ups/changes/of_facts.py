"""Changes of what the trip is: its days, dates and budget."""

import re

from core.model.query import Thing
from core.text import Text
from core.understand.facts.company.company_en import persons_en
from core.understand.facts.days import read_days
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.changes.by_so_much import is_a_head, is_of_one, less_by, more_by
from core.understand.follow_ups.changes.day_to_leave import without_days_that_fail
from core.understand.follow_ups.changes.of_cities import one_more_city
from core.understand.follow_ups.changes.shares import new_for_old, share_of_budget
from core.understand.follow_ups.effects import OpenTrip, other_budget, with_budget, with_fact, with_thing
from core.understand.follow_ups.step import FollowUpStep, clause_of
from core.understand.money.budget import read_money
from core.understand.text.numerals import AMOUNT, COUNT_EN, COUNT_ZH, count_of, number_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

# CNY that a gift is at least which is some of the budget
_LEAST_GIFT = 100
# and that an amount is which nothing says to be money
_LEAST_BUDGET = 500
LATIN = re.compile(r"[A-Za-z]{2}")
_HAVE_NOW = re.compile(
    rf"\b(?:i|we)(?:'ve| have|'ve got| have got| now have)(?: now)? (?:about |around )?[¥$]?{AMOUNT}(?:\s*(?:yuan|rmb|kuai))?\s+(?:now|for the (?:lot|whole|trip)|in (?:all|total)|altogether|all (?:in|told))\b",
    re.IGNORECASE,
)
"""What one has now in all, whoever gave of it: the boss chips in so we've 7.5k now."""
_GIVES = re.compile(
    rf"(?:(?:'s|is|are|has|have|just|also|will|would|can|kindly|very)\s+)*(?:slip|g[ai]ve?|gift|hand|lent|lend|chip|sponsor|treat|thr[eo]w|bung|put|sen[dt]|donat|contribut|paid|pay|cover|promis|offer)\w*\b[^.;!?]{{0,24}}?{AMOUNT}",
    re.IGNORECASE,
)
"""What makes a person one who gives money, and no traveller: gran slipped me another 300."""
_ASKS_IF_ENOUGH = re.compile(
    rf"\b(?:is|are|would|will|can) (?:[¥$])?{AMOUNT}(?:\s*(?:yuan|rmb|kuai))?(?: be)? (?:enough|ok|okay|realistic|too (?:little|much))\b[^.;!]*\?",
    re.IGNORECASE,
)
"""A question about an amount, which is no budget: is 6000 enough?"""
_GIFT = re.compile(
    rf"(?:(?:赞助|资助|支援|补贴|贴补)(?:了|给)*(?:我们?|咱们?)?(?:了)?|(?:塞|打|给|转|退|发|奖|出)(?:给)?(?:我们?|咱们?)?了(?:我们?|咱们?)?|红包(?:给?了|有)?)(?:个)?\s*(?P<zh>{AMOUNT})"
)
"""Money that somebody gives: it is no budget of its own."""
_IN_ALL_NOW = re.compile(
    rf"(?:预算|经费|总共|一共|统共|加起来|总的)(?:就|也|那|改|变|算|按|是|有|能|可以|都|到|成|定|[:])*\s*(?P<zh>{AMOUNT})(?=\s*(?:[元块]钱?|左右|吧|了|好了|行了|得了|算了)*\s*(?:$|[,。;!?]))"
)
"""What there is in all, whatever was added to get there: 又添了一千，预算6000吧."""
_PUT_IN = re.compile(r"(?:加|算|放|并|凑|补|添)(?:到|进|入|上)")
"""What says of money that it comes to what there was."""
_FEW = {"pair": 2, "both": 2}
_DAYS_TO = re.compile(
    rf"(?:(?:[压缩砍减]缩?短?|[调延])(?:到|成|为|至)|[改变换](?:到|成|为)?|[排玩凑]满)\s*(?P<zh>{COUNT_ZH})\s*[天日](?!游|去|看)|\b(?:make (?:it|that)|(?:cut|trim|shorten|squeeze|squash|stretch|extend|reduce|change)\w*(?: (?:it|that|the trip|everything))?(?: down| back)? (?:in)?to|down to)\s+(?:just |only )?(?P<en>{COUNT_EN}) days?\b(?! (?:longer|shorter|more|less|fewer|extra|earlier|later|sooner)\b)",
    re.IGNORECASE,
)
"""What leads to the days that the trip is to have."""
_MAKE_IT = re.compile(
    rf"\b(?:make (?:it|that)|let's (?:say|do)|call it)\s+(?P<count>{COUNT_EN})(?=\s*(?:then|instead|please|pls|after all)?\s*(?:$|[,.;!?]))",
    re.IGNORECASE,
)
"""A number that counts nothing by its own words: so make it four."""
_OF_THE_TRIP = re.compile(
    r"[改变缩压延]|行程|不(?:住|过夜)|一共|总共|只[有能剩]|就[\d一两二三四五六七]|请.{0,4}假|\b(?:make it|trip|total|only|just|got|have|off|down to|cut|shorten|extend|stay for|in all)\b",
    re.IGNORECASE,
)
"""What says of days that they are those of the whole trip, whatever else is named."""
_AS_LONG = re.compile(
    r"天数(?:还是)?(?:不变|一样|照旧)|\b(?:without making (?:it|the trip|this) (?:any )?longer|same (?:number of days|length))\b",
    re.IGNORECASE,
)
"""Who says that the trip is to be as long as it is."""
_OF_A_PART = re.compile(
    r"(?:\d|[百千])\s*(?:元|块|左右|上下|多|以内|以下|之内|封顶)*\s*[一每/]\s*[晚夜]|当[天日]|来回|\b(?:a|per) night\b|都(?:待|呆|住|泡)在|\bin one day\b|\bthere\b|\b(?:one|some|another|each) (?:day|night|evening)\b"
)
"""What says of them that they are some of it: a price of a night, a day's outing."""
_SPEAKS_OF_DAYS = re.compile(
    r"\b(?:days?|nights?|week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|longer|shorter|leave|back at (?:work|school)|off work|holiday)\b",
    re.IGNORECASE,
)
_SPEAKS_OF_PEOPLE = re.compile(
    r"\b(?:people|persons?|of us|joins?|joining|coming|comes|friends?|guests?|sister|brother|wife|husband|parents|stars?)\b",
    re.IGNORECASE,
)
"""What tells whether such a number is one of days, or of travellers."""
_MAKE_THAT = re.compile(
    rf"\b(?:make (?:it|that)|let's (?:say|do)|call it|go up to|up it to)\s+[¥$]?(?P<amount>{AMOUNT})(?=\s*(?:yuan|rmb|kuai|in total|total|altogether|all in|then|instead|please|pls|after all)*\s*(?:$|[,.;!?]))",
    re.IGNORECASE,
)
"""An amount that counts nothing by its own words: make that 4500."""
_NUMBER = re.compile(r"\d[\d,.]*\s*(?:[kKwW](?![A-Za-z])|[万千])?|[一二两三四五六七八九十百千万]{2,}")
_DEAR = re.compile(r"太贵|贵|肉[疼痛]|too |can't afford|pricey|dear|steep", re.IGNORECASE)
"""What is said of a price, where other words ask for less of it."""
_PRICED = re.compile(
    r"机票|车票|门票|票价|饭馆|馆子|餐厅|这顿|那顿|\b(?:flights?|tickets?|trains?|restaurants?|meals?|dinners?|lunch(?:es)?|entry|admission)\b",
    re.IGNORECASE,
)
_THIS_ONE = re.compile(r"[这那]家\s*$")
"""What stands before a price that is of a house named before."""


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def count_in(match: re.Match[str]) -> int:
    """The number that one of the groups says; 1 where none does, or where it is `a`."""
    said = next((value for name, value in match.groupdict().items() if value), None)
    if said is None or said.lower() in ("a", "an", "another"):
        return 1
    return _FEW.get(said.lower()) or count_of(said) or 1


def more_or_fewer_days(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """So many days more or fewer."""
    if _DAYS_TO.search(scene.folded):
        # 假多批了一天，改成五天吧: what it comes to is said
        return None
    for pattern, sign in ((words.MORE_DAYS, 1), (words.FEWER_DAYS, -1)):
        match = pattern.search(scene.folded)
        if match and trip.query.days is not None:
            return _days(trip, max(1, trip.query.days + sign * count_in(match)), match.span())
    return None


def other_days(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another number of days."""
    settled = _DAYS_TO.search(scene.folded)
    count = count_of(settled["zh"] or settled["en"]) if settled else None
    if settled and count:
        return _days(trip, count, settled.span()) if count != trip.query.days else None
    bare = _MAKE_IT.search(scene.folded)
    count = count_of(bare["count"]) if bare else None
    of_days = _SPEAKS_OF_DAYS.search(scene.folded) and not _SPEAKS_OF_PEOPLE.search(scene.folded)
    if bare and count and count != trip.query.days and of_days:
        return _days(trip, count, (0, len(scene.folded)))
    if one_more_city(scene):
        # the days are those there
        return None
    masked = words.SHIFTED.sub(_blank, words.DAY.sub(_blank, scene.folded))
    if any(pattern.search(masked) for pattern in (words.MORE_DAYS, words.FEWER_DAYS)):
        # so many more than before, which is read already
        return None
    masked = words.TO.sub(" ", without_days_that_fail(masked))
    days = read_days(masked)
    if days is None or days.choices or days.value == trip.query.days or days.confidence < 0.75:
        return None
    if _AS_LONG.search(scene.folded):
        return None
    if not _OF_THE_TRIP.search(scene.folded) and (
        _OF_A_PART.search(scene.folded) or any(scene.places(0, len(scene.folded)))
    ):
        # 长隆玩一天不够，给两天; 三四百一晚
        return None
    return _days(trip, days.value, days.span)


def _days(trip: OpenTrip, days: int, span: Span) -> FollowUpStep:
    change = FollowUpChange("days", Text(f"改为 {days} 天", f"{days} day{'s' * (days != 1)}"), days)
    return FollowUpStep(change, with_fact(trip, days=days), span)


def gives(scene: Scene, person: Span) -> bool:
    """Whether the one whom some words name gives money."""
    return _GIVES.match(scene.folded[person[1] :].lstrip()) is not None


def budget(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another budget for the whole trip."""
    if _ASKS_IF_ENOUGH.search(scene.folded):
        return None
    anew = new_for_old(scene.folded, trip.query.budget)
    if anew is not None:
        return _of_budget(trip, anew.value, anew.span)
    share = share_of_budget(scene.folded)
    if share and trip.query.budget is not None:
        return _of_budget(trip, round(trip.query.budget * share.value, 2), share.span)
    people, before = trip.query.people_number, trip.query.budget
    less = less_by(scene.folded, people)
    if less is not None:
        # less than an amount that nobody said is none
        lowered = before - less.value if before and not is_of_one(scene.folded, less.span) else 0
        return _of_budget(trip, lowered, less.span) if lowered > 0 else None
    now = _IN_ALL_NOW.search(scene.folded)
    total = number_of(now["zh"]) if now else None
    if now and total and total >= _LEAST_BUDGET and not is_a_head(scene.folded):
        return _of_budget(trip, total, now.span())
    more = more_by(scene.folded, people)
    if more is not None:
        known = before is not None and not is_of_one(scene.folded, more.span)
        return _of_budget(trip, (before or 0) + more.value, more.span) if known else None
    gift = _GIFT.search(scene.folded)
    if gift:
        return _given(scene, trip, gift)
    persons = persons_en(scene.folded) if LATIN.search(scene.folded) else ()
    if not _HAVE_NOW.search(scene.folded) and any(
        part.role == "kin" and gives(scene, part.span) for part in persons
    ):
        # gran gives us 500: more than before, or all there is
        return None
    # a day that is added is none that the money is for
    masked = words.MORE_DAYS.sub(_blank, scene.folded)
    money = read_money(masked, trip.query.people_number, trip.query.days)
    if money.budget is not None:
        return _of_budget(trip, money.budget.value, money.budget.span)
    return _bare_amount(scene, trip, capped=bool(money.caps))


def _bare_amount(scene: Scene, trip: OpenTrip, *, capped: bool) -> FollowUpStep | None:
    """A budget of which only the number is told, by a word for money, or for what is made of it."""
    made = _MAKE_THAT.search(scene.folded)
    amount = number_of(made["amount"]) if made else None
    if made and amount and amount >= _LEAST_BUDGET:
        return _of_budget(trip, amount, made.span())
    if (
        re.search(
            r"预算|花|钱|[压降砍提加涨调控][到至低在]|budget|spend|cost|\b(?:raise|lower|increase|bump|up|cut) it\b",
            scene.lower,
        )
        and not capped
    ):
        match = _NUMBER.search(scene.folded)
        amount = number_of(match[0]) if match else None
        if match and amount and amount >= 100:
            return _of_budget(trip, amount, match.span())
    return None


def _given(scene: Scene, trip: OpenTrip, gift: re.Match[str]) -> FollowUpStep | None:
    """A budget to which money that was given is added; where nobody says that it is, it is asked."""
    by, put = number_of(gift["zh"]), _PUT_IN.search(scene.folded, gift.end())
    if put is None or by is None or by < _LEAST_GIFT or trip.query.budget is None or is_a_head(scene.folded):
        return None
    return _of_budget(trip, trip.query.budget + by, (gift.start(), put.end()))


def _of_budget(trip: OpenTrip, amount: float, span: Span) -> FollowUpStep:
    change = FollowUpChange("budget", Text(f"预算改为 ¥{amount:,.0f}", f"Budget ¥{amount:,.0f}"), amount)
    return FollowUpStep(change, with_budget(trip, amount), span)


def cheaper(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A cheaper or dearer trip, where no figure is said."""
    for pattern, kind, less in ((words.CHEAPER, "cheaper", True), (words.DEARER, "dearer", False)):
        match = pattern.search(scene.folded)
        budget = other_budget(trip, less=less)
        if match is None or _has_a_price(scene, match.span()):
            continue
        if budget is None:
            return _thriftier(trip, match.span()) if less else None
        zh, en = ("便宜些", "Cheaper") if less else ("高档些", "More comfortable")
        text = Text(f"{zh}：预算 ¥{budget:,.0f}", f"{en}: budget ¥{budget:,.0f}")
        change = FollowUpChange("cheaper" if kind == "cheaper" else "dearer", text, budget)
        return FollowUpStep(change, with_budget(trip, budget), match.span())
    return None


def _has_a_price(scene: Scene, said: Span) -> bool:
    """Whether it is something of the trip that is dear, and not the trip: the hotel, a ticket, a place that is named."""
    dear = _DEAR.search(scene.folded, *said) is not None
    # 换一家酒店，这家太贵了: what is dear was named before
    clause = scene.folded if dear and _THIS_ONE.search(scene.folded, 0, said[0]) else clause_of(scene, said)
    return (
        words.HOTEL.search(clause) is not None
        or _PRICED.search(clause) is not None
        or (dear and any(scene.places(0, len(scene.folded))))
    )


def _thriftier(trip: OpenTrip, span: Span) -> FollowUpStep:
    """A cheaper trip of which nobody knows yet what it costs: it is planned to cost little."""
    thing = Thing(Text("省钱", "as cheap as possible"), "budget_part", "like")
    change = FollowUpChange("cheaper", Text("便宜些", "Cheaper"))
    return FollowUpStep(change, with_thing(trip, thing), span)
