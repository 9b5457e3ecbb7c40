"""Which of several numbers of days stands: the last word, not one that is refused, or that others spent."""

import re

from core.understand.patterns.pattern import compiled

LAST_WORD = 0.99
"""How sure a number of days is that stands for those said before it."""
ONCE_MEANT = compiled(
    r"不是\s*$|(?:去|玩|待|住|呆|逛|旅游|旅行)了\s*$|(?:本来|原来|原本|原定|原计划)[^,。;]{0,6}$|\b(?:originally|initially|at first|was going to be|were going to be|used to be)\s+(?:for\s+|planned\s+|\w+\s+)?$",
    re.IGNORECASE,
)
"""What leads to a number that no longer counts, or that is of a trip that others made: 不是五天, 她去了七天."""
REFUSED = compiled(
    r"(?:的话)?(?:也|又|好像|感觉|有点|真的|实在|可能|会|都)*(?:太(?:赶|短|长|少|多|累|紧|久)|不够(?!的话)|不行|玩不[完够]|逛不完|来不及|有点(?:赶|紧|短|长))|(?: days?| nights?)?\s+(?:is|was|were|would be|'s|seems|feels)(?: a bit| far| way| much)? too (?:short|long|little|much|few|many|rushed|tight)\b|\s+(?:isn't|is not|won't be|wouldn't be) enough\b",
    re.IGNORECASE,
)
"""What refuses the number before it: 3天太赶."""
_AFTER_ALL = compiled(
    r"(?:改成|改为|更正为?|还是|先按|就按|那就按?|先定|先订|(?:^|(?<=[,。;!?:\s]))(?:行|好|成|得|可以)(?:吧|了|嘛|啊)?,?|(?:不对|[哦啊]不|说错了?|打错了?|搞错了?|不是)[^。;!?\d]{0,14}?,?(?:是|就|才|得|应该是)*|(?<!不)变成?|(?:一共|总共|合计|总计|共计|拢共|加起来)(?:就|是|也就|玩|待|有|算|要|去)*)\s*$|\b(?:make (?:it|that)|actually|(?:let's|so let's|i'd) say|call it)(?:,? (?:exactly|just|only))?\s+$|\b(?:no,? wait|wait|sorry|hang on|hold on|scratch that|correction)\b[^.;!?\d]{0,60}$",
    re.IGNORECASE,
)
"""What leads to a number that stands for those said before it."""
_IF = compiled(r"\b(?:if|unless|otherwise|or else)\b[^.;!?\n]*$", re.IGNORECASE)
"""What makes a number one of a condition: if that is too long, make it 3 days."""
_OPEN_BEFORE = compiled(
    r"[天日晚夜](?:来着|吧|嘛|呢|你定|你看着?办?)*\s*(?:\?|…+|\.{2,}|(?<=吧),)+\s*(?P<drops>算了|行吧|那就)?,?$"
)
_SETTLES = re.compile(r"吧|得了|好了|定了|就[行好定]")
"""How a number ends that is settled on, right behind one that was left open: 两天？三天吧, 三天还是四天……算了四天."""
_OR_ELSE = compiled(r"[天日晚夜宿][呢啊呀嘛]?\??\s*还是\s*$|[天日晚夜宿][呢啊呀嘛]?\s*,\s*还是\s*$")
"""What leads to the other of two numbers: 三天还是四天; behind a comma it may be the last word (本来三天，还是四天吧)."""
_UNDECIDED = compiled(
    r"\s*[呢?]|[^。;!?\n]{0,6}(?:没|未|不)(?:有)?(?:定|想好|决定|确定|商量好)|[^。;!?\n]{0,4}(?:再说|再定|帮我|你看|看情况|都行|都可以|都成)"
)
"""What says that it is not settled which."""


def is_last_word(text: str, match: re.Match[str]) -> bool:
    """Whether a number stands for those said before it, and is not the other of two: 三天还是四天."""
    before = text[: match.start()]
    other = _OR_ELSE.search(before)
    if other is not None and ("," not in other[0] or _UNDECIDED.match(text, match.end())):
        return False
    open_ = _OPEN_BEFORE.search(before)
    if open_ is not None and (open_["drops"] or _SETTLES.match(text, match.end())):
        return True
    return _AFTER_ALL.search(before) is not None and _IF.search(before) is None
