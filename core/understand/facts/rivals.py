"""What else a text may say of a fact that was read: numbers and persons left unread behind words that take it back.

As in: six days, no, hang on, my leave got cut to five; 四个人，小李不去了，三个. It is better to ask than to believe the first.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from core.understand.facts.facts import Facts
from core.understand.facts.people import company_spans
from core.understand.facts.two_values import MOST_DAYS, two_values
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import AMOUNT, COUNT_EN, COUNT_ZH, THOUSAND, count_of, number_of
from core.understand.text.spans import Reading, overlaps

_TAKES_BACK = compiled(
    r"\b(?:hang on|hold on|hold up|no,? wait|wait,|scratch that|strike that|make (?:that|it)|actually|sorry(?! (?:about|for|if|to)\b)|oops|my (?:mistake|bad)|or rather|go on(?=,)|well(?=,)|i mean|correction|on second thoughts?|come to think|i tell a lie|call it|let's say|better say|go on then|"
    r"(?:cut|down|back|reduced|trimmed|shortened|extended|stretched|bumped|upped|changed|moved|dropped|limited|squeezed)(?: (?:down|back|up))? (?:to|from)|turned (?:in)?to|became|has become|(?:now|so|then) it's|(?:it's|it is) now|now (?:only|just|we're)|so(?= (?:it's |that's |make (?:it|that) |we need |i need )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b\s*(?:days? |nights? )?(?:$|[.,;!?)]))|only (?:gave|got|get|have)|gave (?:me|us|him|her)|allows? (?:me|us)|"
    r"minus|less (?:an?|one)|bailed|dropped out|drops out|pulled out|cancelled|can't (?:come|make it)|couldn't (?:come|make it)|isn't coming|not coming|tag(?:s|ging)? along|(?:may|might|could|also|is|are|'s) (?:also )?(?:joining|coming)(?: too| along| as well)?|joins|wants to come|comes? too|"
    r"(?:i|we|he|she|they|(?:the|my|our|his|her) [a-z]+) (?:says?|said|wants?|thinks?|prefers?)(?= (?:only |just )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b\s*(?:[.,;!?]|$|days?|nights?)))\b|"
    r"改[成为到]|改一下|换成|哦不|啊不|不对|说错|打错|算错|搞错|更正|等等|等一下|算了|(?:缩|砍|减|降|压|延|加|涨|提|调|变)(?:短|少)?[成到为]|只剩|就剩|[只才]批了?|最多只?能?|(?:不去|不来|去不了|来不了|退出)了?|也(?:要|想|跟着)?(?:来|去)(?=$|[,。;!?了])|临时",
    re.IGNORECASE,
)
"""Words by which a text takes back or changes what it said before."""
_SENTENCE_ENDS = re.compile(r"[。;!?\n]+|\.(?![\d.])")
_COUNTS = compiled(
    rf"(?P<money>[¥$€£]\s*\d[\d,]*|{AMOUNT}(?=\s*(?:元|块|yuan\b|rmb\b|cny\b))|(?<![\d.,])\d{{4,5}}(?!\d|[.,]\d)|(?<![\d.])\d{{1,2}}\s*[千k万](?![a-z])|[一二两三四五六七八九][千万])|"
    rf"(?P<days>{COUNT_ZH}(?=\s*[天日晚夜])|{COUNT_EN}(?=[\s-]*(?:days?|nights?)\b))|"
    rf"(?P<people>{COUNT_ZH}(?=\s*(?:个?人|[位口](?![一-鿿]))|[个](?=$|[,。;!?了吧]))|{COUNT_EN}(?=\s+(?:of us|people|persons?|adults?)\b)|[一两三四五1-9]个(?=$|[,。;!?了吧])|俩|仨)|"
    rf"(?P<bare>(?<!\bat )(?<!\bby )(?<!till )(?<!until )(?<!around )(?<!before )(?<!after )(?<!\bday )(?<!age )(?<!aged ){COUNT_EN}(?=\s*(?:$|[,;!?()]|\.(?!\d)|[-–—]|now\b|instead\b|then\b|at most\b|max\b|tops\b|for (?:the|us|me)\b))|{COUNT_ZH}(?=\s*(?:$|[,。;!?]|了|吧)))",
    re.IGNORECASE,
)
_MORE_OR_LESS = compiled(
    r"\bminus (?:-?[A-Z][a-z]+|one|two)|\b(?:tag(?:s|ging)? along|dropped out|bailed|pulled out|(?:one|two|three|four|[1-9]) (?:of (?:us|them) )?(?:leaves?|joins?|arrives?|go(?:es)? home|heads? home|comes?) (?:early|late|later|after|before|from|on day|for (?:one|only|just|the))|may (?:also )?come|might (?:also )?come|(?:may|might) join)\b|"
    r"(?:(?<![一-鿿])(?:小|老|阿)[一-鿿]{1,2}?|[爸妈姐哥弟妹公婆友学事夫妻子她他](?:有事|临时有事|请不了假)?)(?:不去|不来|去不了|来不了|退出)了(?=$|[,。;!?])|有(?:俩|仨|[一两三四五1-5]个?)(?:人|姐妹|兄弟|朋友|同学|同事)?(?:临时|又|都|有事|请不了假|突然)*(?:不去|不来|去不了|来不了|去不成|来不成|退出)了?|(?<![一-鿿])(?:有|其中)?(?:俩|仨|[一两三四五1-5]个)人?(?:临时|又|都)*请了?假(?=$|[,。;!?])|(?:后来|又|临时|再)又?[加多少]了?(?:俩|仨|[一两三四五1-5]个)",
    re.IGNORECASE,
)
"""Words by which somebody joins or leaves a company, whatever their number."""
_ADDED = compiled(r"\s*(?:,\s*)?[\s-]*plus[\s-](?P<who>(?:an?|one|the|my|our|his|her)[\s-][a-z]+)")
"""Who is added right behind the number of all: six fencers plus the armourer."""
_DAYS_LESS = compiled(rf"\b(?P<less>minus|less|bar) (?:an?|{COUNT_EN}) (?:days?|nights?)\b", re.IGNORECASE)
"""Days that go off those said before: a week less a day."""
# letters between a fact and words that may take it back
_TAKEN_BACK_WITHIN = 160
# how sure a fact is that may be taken back
_TAKEN_BACK = 0.5


def contested(facts: Facts, folded: str, is_read: Sequence[int]) -> Facts:
    """The facts, with the choice of what else each may be where the text may take it back; it is no longer sure then.

    `is_read` has a 1 for each letter of the (folded) text that was read.
    """
    others = rivals(facts.said, folded, is_read)
    for name, values in two_values(facts.said, folded, is_read).items():
        others[name] = tuple(sorted({*others.get(name, ()), *values}))
    return replace(
        facts,
        said={
            name: replace(
                one,
                confidence=min(one.confidence, _TAKEN_BACK),
                choices=tuple(dict.fromkeys((one.value, *others[name]))) if others[name] else (),
            )
            if name in others
            else one
            for name, one in facts.said.items()
        },
    )


def rivals(
    said: Mapping[str, Reading[Any]], folded: str, is_read: Sequence[int]
) -> dict[str, tuple[float, ...]]:
    """For each fact that a text may take back, the other values that it may have; none where it does not say them.

    `is_read` has a 1 for each letter of the (folded) text that was read. A number behind words of correction, in their
    sentence or in the next, that nothing read rivals what was said of its kind before; one that counts nothing by its
    own words rivals the days and the travellers.
    """
    found: dict[str, set[float]] = {}
    for mark in _TAKES_BACK.finditer(folded):
        before = {
            name
            for name, one in said.items()
            if one.span[1] <= mark.start() + 1 and mark.start() - one.span[1] <= _TAKEN_BACK_WITHIN
        }
        if not before:
            continue
        for number in _COUNTS.finditer(folded, mark.end(), _end_of_scope(folded, mark.end())):
            if any(is_read[slice(*number.span())]):
                continue
            for name, value in [*_values(number), *_of_thousands(number, said.get("budget"))]:
                if name in before and value and value != said[name].value:
                    found.setdefault(name, set()).add(value)
    people = said.get("people_number")
    if people is not None:
        told = list(company_spans(folded))
        for change in _MORE_OR_LESS.finditer(folded, people.span[1]):
            if not all(is_read[slice(*change.span())]) and not any(
                overlaps(change.span(), span) for span in told
            ):
                found.setdefault("people_number", set())
        added = _ADDED.match(folded, people.span[1])
        if added and not all(is_read[slice(*added.span("who"))]):
            found.setdefault("people_number", set())
    days = said.get("days")
    if days is not None and any(
        not any(is_read[slice(*less.span("less"))]) and less.start() <= days.span[1] + 1 <= less.end() + 1
        for less in _DAYS_LESS.finditer(folded)
    ):
        found.setdefault("days", set())
    return {name: tuple(sorted(values)) for name, values in found.items()}


def _end_of_scope(folded: str, at: int) -> int:
    """Where the sentence ends in which an index stands, or the next one, where nothing follows in its own."""
    end = _SENTENCE_ENDS.search(folded, at)
    if end is None:
        return len(folded)
    if folded[at : end.start()].strip(" ,.-"):
        return end.end()
    further = _SENTENCE_ENDS.search(folded, end.end())
    return further.end() if further else len(folded)


def _of_thousands(number: re.Match[str], budget: Reading[float] | None) -> list[tuple[str, float]]:
    """The budget that a number without a unit may mean behind one of some thousands: six thousand, call it eight."""
    if budget is None or number["bare"] is None or budget.value % THOUSAND:
        return []
    return [("budget", THOUSAND * (count_of(number[0].removesuffix("个")) or 0))]


def _values(number: re.Match[str]) -> list[tuple[str, float]]:
    """The facts that a number may be of, and its value."""
    words = number[0].strip("¥$€£ ").removesuffix("个")
    if number["money"]:
        return [("budget", number_of(words) or 0)]
    value = {"俩": 2, "仨": 3}.get(words) or count_of(words) or 0
    if number["days"]:
        return [("days", value)]
    if number["people"]:
        return [("people_number", value)]
    return [(name, value) for name in ("days", "people_number") if value <= MOST_DAYS]
