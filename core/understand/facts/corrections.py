"""What a request takes back: 坐高铁，不，还是飞机吧; 3 days, sorry, 4 days; two of us, no wait, three."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.cities.elsewhere import names_elsewhere
from core.understand.cities.named_cities import city_words
from core.understand.facts.correction import NUMBER, UNIT, Correction, kind_of
from core.understand.facts.days_moved_zh import moved
from core.understand.facts.outgrown import outgrown
from core.understand.facts.settled import settled
from core.understand.facts.who_comes import who_comes
from core.understand.money.plain_numbers import SMALLEST_AMOUNT
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.cues import cues
from core.understand.text.numerals import COUNT_EN, THOUSAND, count_of, number_of

_MARK = (
    r"(?:[\s,。.…!~—-]{1,4}|(?<=[一-鿿])(?=(?:不对|说错了|打错了|哦不)(?:应该)?是|[啊哎哦额呃诶唉]不对|说错了|打错了)|(?<=[天日晚人个])(?=[嘛啊呃额哦唉诶嗯吧]{0,3}(?:不对|说错了?|[哦啊]不)(?:[\d一二两三四五六七八九十]|应该)))(?:[嘛啊呃额哦唉诶嗯吧](?!不[\d一二两三四五六七八九十])){0,3}(?:哦|啊|呃|额|噢|诶|oh|um|er|or|hmm+|well|but|ah)?[\s,]{0,2}"
    r"(?:不对|不不|不(?=,)|[哦啊]不(?!是[\d一二两三四五六七八九十])|啊?不是(?=,)|算了(?=,)|说错了?|打错了?|等等|等一下|no,? (?:wait|scrap that|scratch that|hang on|hold on|forget that|sorry|make (?:that|it)|rather)|wait|no(?=[,.!])|(?:(?<=days )|(?<=nights )|(?<=people ))no(?= (?:\d|two|three|four|five|six|seven|eight|nine|ten)\b)|sorry|i mean|scratch that|scrap that|make that|make it|actually)"
    r"(?:[\s,.!]{1,3}(?:make that|make it|no|let's say|i (?:mean|meant)|rather|it's|应该是|是))?[\s,.!]{0,3}"
    r"(?:[^,。;!?\n\d]{1,12}[,\s](?=那?就|所以就?|改|是(?=\d|[一二两三四五六七八九十])))?(?:[^,。;!?\n\d]{0,6}(?:只|就)(?:批|给|准|能请|能休|放|剩)了?)?"
    r"(?:[^,。;!?\n\d]{1,8}(?:不来|来不了|不去|去不了|也[要想]?[去来]|也跟着?[去来]?|要一?起?[去来]|加入)了?[\s,]{1,2}(?:那?就?是|一共|总共|所以就?)*)?"
    r"(?:[^,。;!?\n\d]{1,30}\b(?:bailed(?: out)?|dropped out|cancelled|can't (?:come|make it)|isn't coming|out|ill|sick)[\s,]{1,2}(?:so )?(?:it's |we're |that's )?(?:only |just |now )*)?"
    r"(?:[^,。;!?\n\d]{1,30}\b(?:too|as well)[\s,]{1,2}so\s+(?:that's |it's |we're )?)?"
)
_SAYS_SO = compiled(_MARK, re.IGNORECASE)
_LEAD = r"(?:(?:那就|所以|就|还是|应该|改|换|成|是|去|到|坐|乘|it's|make it|actually|let's|say|go|to|by|take|the|a)\s*){0,3}"
_MODES = (
    r"火车|高铁|动车|列车|飞机|地铁|打车|出租车|步行",
    r"(?:high[- ]speed )?train|plane|flight|fly|metro|subway|taxi",
)
_NO_NOUN = (
    r"(?!\s*(?!(?:instead|please|now|then|from|to|in|for|at|and|with|but|if|as|so|since|because|yes|yeah|that|it|total|altogether)\b)[a-z])"
    r"(?!\s*[月点时:/]|\.\d|[\d一二两三四五六七八九十])"
)
"""After a number without a unit: no word that it might count (`make it 3 stars`), and no month or hour that it is of (12月6号)."""
_DATE = r"(?:\d{1,2}月\d{1,2}[号日]?)"
_LONGEST_NUMBER = 9_999_999


def taken_back(folded: str, cities: tuple[str, ...]) -> list[Correction]:
    """Where the (folded) text names a way, a number or a city that it then replaces by another."""
    edited = [
        *_edited(folded),
        *settled(folded),
        *_crossed_out(folded),
        *_denied(folded),
        *outgrown(folded),
        *who_comes(folded),
        *_made_another(folded),
        *_formerly(folded),
        *_once_wished(folded),
        *moved(folded),
    ]
    if not _SAYS_SO.search(folded):
        return edited
    found = edited + [
        Correction(match.span("old"), match.span("mark"), match.span("new"))
        for pattern in _patterns(cities)
        for match in pattern.finditer(folded)
        if match["old"] != match["new"] and not _is_refused(folded, match.start("old"))
    ]
    found += _counts(folded)
    return [one for one in found if not _IF.search(folded, one.old[1], one.new[0])]


def _is_refused(folded: str, at: int) -> bool:
    """Whether English refuses in the same clause what begins at an index, so that it was never asked for: hates flying, make it trains."""
    clause = _CLAUSE_END.split(folded[max(0, at - _CLAUSE) : at])[-1]
    return clause.isascii() and any(cues(clause))


def _edited(folded: str) -> Iterator[Correction]:
    """Numbers that a later note gives anew, of the same unit: 5 days, 3 people. EDIT: 4 days."""
    for mark in _EDITED.finditer(folded):
        end = _SENTENCE_END.search(folded, mark.end())
        for new in _OF_UNIT.finditer(folded, mark.end(), end.start() if end else len(folded)):
            for old in _OF_UNIT.finditer(folded, 0, mark.start()):
                if kind_of(old["unit"]) == kind_of(new["unit"]):
                    yield Correction(old.span(), mark.span(), new.span())


def _crossed_out(folded: str) -> Iterator[Correction]:
    """What is said to be crossed out, and what stands behind it: 西安（划掉）→ 武汉."""
    for match in _CROSSED_OUT.finditer(folded):
        yield Correction(match.span("old"), match.span("mark"), match.span("new"))


def _denied(folded: str) -> Iterator[Correction]:
    """Numbers that are said not to be so, with those that are: 不是三个人，是四个."""
    for match in _DENIED.finditer(folded):
        if kind_of(match["unit"]) == kind_of(match["unit2"]):
            meant = match["new"] + match["unit"]
            yield Correction(
                old=(match.start(), match.end("unit")),
                mark=match.span("mark"),
                new=(match.start("new"), match.end("unit2")),
                meant=meant,
            )


def _made_another(folded: str) -> Iterator[Correction]:
    """Numbers that are made others, and those that stand for others: 3天改4天, 4天而不是3天."""
    for match in _MADE_ANOTHER.finditer(folded):
        if kind_of(match["unit"]) == kind_of(match["unit2"]):
            yield Correction((match.start("old"), match.end("unit")), match.span("mark"), match.span("new"))
    for match in _AND_NOT.finditer(folded):
        if kind_of(match["unit"]) == kind_of(match["unit2"]):
            new = match.start("new"), match.end("unit2")
            yield Correction((match.start("old"), match.end("unit")), match.span("mark"), new)


def _formerly(folded: str) -> Iterator[Correction]:
    """Numbers that were meant before, with those that hold now: 预算本来说5000，现在7000; 原来三个人，现在四个."""
    for match in _FORMERLY.finditer(folded):
        old, new = match["unit"], match["unit2"]
        of_some = old is not None and new == "个"
        if old and new and not of_some and kind_of(old) != kind_of(new):
            continue
        if (old is None) is not (new is None):
            # what the one counts, the other does not say
            continue
        if old is None and min(number_of(match["old"]) or 0, number_of(match["new"]) or 0) < SMALLEST_AMOUNT:
            continue
        end = match.end("unit2") if new else match.end("new")
        yield Correction(
            old=(match.start(), match.end("unit") if old else match.end("old")),
            mark=match.span("mark"),
            new=(match.start("new"), end),
            meant=f"{match['new']}{old}" if of_some else None,
        )


def _once_wished(folded: str) -> Iterator[Correction]:
    """Numbers that were only hoped for, with those that it is in the end: we would have liked 5 days but 4 it is."""
    for match in _ONCE_WISHED.finditer(folded):
        if match["unit2"] and kind_of(match["unit"]) != kind_of(match["unit2"]):
            continue
        yield Correction(
            old=(match.start("old"), match.end("unit")),
            mark=match.span("mark"),
            new=(match.start("new"), match.end("unit2") if match["unit2"] else match.end("new")),
            meant=f"{count_of(match['new'])} {match['unit']}",
        )


def _counts(folded: str) -> Iterator[Correction]:
    """Numbers that are said anew, of the same unit or of none."""
    for match in _COUNT.finditer(folded):
        old, new = match["unit"], match["unit2"]
        if old and new and kind_of(old) != kind_of(new):
            continue
        if old and _OF_PERSONS.search(match["mark"]) and not _PERSONS.fullmatch(old):
            # who cannot come makes fewer travellers, and no fewer days
            continue
        value = _in_its_scale(match["old"], number_of(match["new"]))
        whole_old = match.start("old"), match.end("unit") if old else match.end("old")
        of_some = old is not None and new == "个"
        scaled = value != number_of(match["new"])
        if (old or scaled) and (not new or of_some) and value is not None and value <= _LONGEST_NUMBER:
            yield Correction(
                old=whole_old,
                mark=match.span("mark"),
                new=(match.start("new"), match.end("unit2") if of_some else match.end("new")),
                meant=f"{value:.0f} {old or ''}".strip()
                if old is None or old.isascii()
                else f"{value:.0f}{old}",
            )
        elif (
            not (old or new)
            and match.end("old") == match.start("mark")
            and value is not None
            and SMALLEST_AMOUNT <= value <= _LONGEST_NUMBER
        ):
            # budget 9000, no, make that 10000: what told of the old one tells of the new one
            place = match.start("old"), match.end("mark")
            yield Correction(old=place, mark=match.span("mark"), new=match.span("new"), meant=f"{value:.0f}")
        else:
            yield Correction(whole_old, match.span("mark"), match.span("new"))


def _in_its_scale(old: str, new: float | None) -> float | None:
    """A number said anew, in the thousands of the one that it replaces: fifteen thousand, no, make that sixteen."""
    before = number_of(old)
    if before is None or new is None or not _OF_THOUSANDS.search(old):
        return new
    return new * THOUSAND if before >= THOUSAND > new * _MOST_AT_ONCE else new


_OF_PERSONS = re.compile(
    r"不来|来不了|不去|去不了|加入|\b(?:bailed|dropped out|cancelled|can't (?:come|make it)|isn't coming|out|ill|sick|too|as well)\b",
    re.IGNORECASE,
)
"""What tells between two numbers of somebody who stays or joins."""
_PERSONS = re.compile(r"个?人|[个位口]|people|persons?|adults|of us", re.IGNORECASE)
_OF_THOUSANDS = re.compile(r"(?:thousand|grand|k)$", re.IGNORECASE)
# a number that may be of thousands is smaller by so much
_MOST_AT_ONCE = 10
_COUNT = compiled(
    rf"(?P<old>{NUMBER})\s*(?P<unit>{UNIT})?(?:(?![一二两三四五六七八九][十百千万])[^,。.;!?\n\d]){{0,16}}(?P<mark>{_MARK}\s*{_LEAD})(?=(?P<new>{NUMBER})(?:\s*(?P<unit2>{UNIT})|{_NO_NOUN}))",
    re.IGNORECASE,
)

_CROSSED_OUT = compiled(
    r"(?P<old>[一-鿿]{2,4}|[A-Za-z]{3,12})\s*(?P<mark>\((?:划掉|划去|删掉|删除|作废|叉掉|crossed out|strike that)\)\s*(?:-*>|→|改|改成)?\s*)(?=(?P<new>[一-鿿A-Za-z]+))",
    re.IGNORECASE,
)
_DENIED = compiled(
    rf"(?<![是哦啊])(?:不是|并非)(?P<old>{NUMBER})\s*(?P<unit>{UNIT})(?P<mark>[了的啊]?[,;]?\s*(?:而|应该)?是)(?P<new>{NUMBER})\s*(?P<unit2>{UNIT})"
)
_MADE_ANOTHER = compiled(
    rf"(?P<old>(?<![第\d一二两三四五六七八九十]){NUMBER})\s*(?P<unit>{UNIT})(?P<mark>(?:[改变换]成?|改为|变为|[减加增缩延砍]到)(?=(?P<new>{NUMBER})\s*(?P<unit2>{UNIT})))"
)
"""A number that is made another: 3天改4天."""
_AND_NOT = compiled(
    rf"(?<![第\d一二两三四五六七八九十])(?P<new>{NUMBER})\s*(?P<unit2>{UNIT})(?P<mark>[\s,;]*(?:而不是|而非|并非|并不是|不是)(?P<old>{NUMBER})\s*(?P<unit>{UNIT}))(?![吗嘛么?])"
)
"""A number, and the one that it is not: 玩4天而不是3天."""
_FORMERLY = compiled(
    rf"(?<![一-鿿]再)(?:本来|原来|原本|原先|原定|原计划|一开始|起初|最开始|开始)(?:[我咱]们?|大家)?(?:是|说好?|定|想|打算|计划|报|要|有|就|去|来|玩|的|预算|[:,\s])*(?P<old>{NUMBER})\s*(?P<unit>{UNIT})?(?P<mark>(?:[^。;!?\n\d一二两三四五六七八九十]{{0,16}}?[,。;\s]|[^,。;!?\n\d]{{0,3}}?)[^,。;!?\n\d一二两三四五六七八九十]{{0,10}}?(?:现在|如今|目前|后来)(?:是|就|都|有|变成?|改[成为]?|成了?|能|可以|[加涨提降减砍]到|只[有能剩]?|剩|去|一共|[,\s])*)(?P<new>{NUMBER})(?:\s*(?P<unit2>{UNIT})|{_NO_NOUN})"
)
_ONCE_WISHED = compiled(
    rf"\b(?:would(?:'ve| have) (?:liked|loved|preferred)|'d have (?:liked|loved|preferred)|(?:had )?(?:hoped|planned|thought|asked|wished|wanted)|(?:was|were) (?:hoping|planning|thinking|going))(?: (?:for|about|of|on|to (?:say|stay|go|do|have|be)|it (?:would|to) be))*(?: (?:for|about))? "
    rf"(?P<old>{COUNT_EN})[ -]?(?P<unit>days?|nights?|people|persons?|of us)(?P<mark>,? (?:but|though|however)\b(?:(?!\b(?:says?|said|wants?|thinks?|insists?|prefers?)\b)[^.;!?\n\d]){{0,48}}? )(?P<new>{COUNT_EN})(?:[ -](?P<unit2>days?|nights?|people|persons?|of us)|(?= it (?:is|was|will be|has to be)\b)|(?=\s*(?:$|[.,;!?)])))",
    re.IGNORECASE,
)
_EDITED = compiled(r"\b(?:edit(?:ed)?|update[d]?|correction|amendment|p\.?s)\.?(?:\s*\d)?\s*:", re.IGNORECASE)
"""What begins a note that changes what stands above."""
_IF = compiled(r"\b(?:if|unless|otherwise|or else)\b", re.IGNORECASE)
"""What makes something said anew a condition's: three days? If that's too long we make it two."""
_CLAUSE_END = re.compile(r"[,.;:!?\n]")
# letters before a way or a city within which it is refused
_CLAUSE = 40
_SENTENCE_END = re.compile(r"[。;!?\n]|\.(?!\d)")
_OF_UNIT = compiled(rf"(?P<value>{NUMBER})\s*(?P<unit>{UNIT})", re.IGNORECASE)


@lru_cache(maxsize=32)
def _patterns(cities: tuple[str, ...]) -> tuple[Pattern, ...]:
    return (
        tuple(
            compiled(
                rf"(?P<old>{words})(?:(?!{words})[^,。.;!?\n去到飞往]){{0,4}}(?P<mark>{_MARK}\s*{_LEAD})(?=(?P<new>{words}))",
                re.IGNORECASE,
            )
            for words in _replaceable(cities)
        )
        + tuple(
            compiled(
                rf"(?P<old>(?:从|\bfrom )\s*(?:{words}))[^。.;!?\n]{{0,12}}?(?P<mark>{_MARK}\s*{_LEAD})(?=(?P<new>(?:从|from )\s*(?:{words})))",
                re.IGNORECASE,
            )
            for words in _city_names(cities)
        )
        + tuple(
            compiled(
                rf"(?P<old>(?:{words}) (?:to|from) (?:{words}))(?P<mark>[^.;!?\n]{{0,32}}?\bother way (?:a)?round[,:]? (?:so )?)(?=(?P<new>(?:from )?(?:{words}) to (?:{words})))",
                re.IGNORECASE,
            )
            for words in _city_names(cities)
        )
        + tuple(
            compiled(
                rf"(?<![A-Za-z])(?P<old>{names_elsewhere()})(?![A-Za-z])(?P<mark>{_MARK}\s*{_LEAD})(?=(?P<new>{words}))",
                re.IGNORECASE,
            )
            for words in _city_names(cities)
        )
    )


def _replaceable(cities: tuple[str, ...]) -> Iterator[str]:
    yield "|".join(_MODES)
    yield _DATE
    yield from _city_names(cities)


def _city_names(cities: tuple[str, ...]) -> Iterator[str]:
    """What finds any name of a city, where there are cities."""
    named = sorted((re.escape(word) for city in cities for word in city_words(city)), key=len, reverse=True)
    if named:
        yield "|".join(named)
