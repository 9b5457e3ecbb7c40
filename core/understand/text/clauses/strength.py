"""How much something is wished or unwished, by the words of its clause."""

import re

from core.model.query import Strength
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause

"""How much is wished (must, like) or unwished (rather not, never)."""

_LIKE = compiled(
    r"喜欢|主要(?=[看去逛玩吃])|(?<!可)爱(?!人)|最好|尽量|可以的话|能的话|有的话|优先|感兴趣|想试试|[也都]行|都可以|都成|都好(?!吃)|就挺好|顺便|有空|"
    r"\b(?:prefer(?:ably|red|s)?|ideally|if possible|if at all possible|would be (?:nice|great|good|lovely)|loves?|likes?|happy to|either .{2,40} or|(?:is|are|would be) (?:fine|ok|okay)|would do|will do|maybe|perhaps|where possible|interested|enjoys?|only if|if there(?:'s| is) (?:any |some )?time|time permitting|fond of|keen on|would love|'d love)\b",
    re.IGNORECASE,
)
_MUST = compiled(
    r"必须|一定|务必|硬是?要|得(?=[住去有是能在看坐])|(?<![觉值])得(?=安排|整|搞|来一)|只(?=[吃住坐去想要])|必(?=去|吃|看|玩|打卡)|要求|肯定|非[得要]?[^,不]{1,10}不[可行]|不(?:能|可以?)(?:没有|少)|"
    r"\b(?:must|have to|has to|need(?:s|ed)?|only(?! if)|compulsory|mandatory|obligatory|definitely|required|require|insist|essential|non-negotiable)\b",
    re.IGNORECASE,
)
_RATHER_NOT = compiled(
    r"不(?:是很|太|怎么|大)(?:想|能|喜欢|爱|吃|会|敢)|尽量(?:不|别|少|避)|最好(?:不|别|少)|(?<![至最多不])少(?=[去吃走坐安爬打])|能不.{1,4}就不|(?:不要|别|不能|不想|不用)(?:安排|排|去|看|逛|吃)*得?太多|(?<![至最多不])少(?=一?[点些])|(?:地方|景点)少|"
    r"\b(?:rather not|prefer not|prefer(?:s|red)? (?!no\b)[\w' -]{2,40} (?:to|over|than)|than (?:to )?(?:see|visit|go|do|look|sit|spend|stand|queue|walk|climb)(?:ing)?|if (?:at all )?possible|not too|not very|not really|not (?:so )?keen|not a (?:big )?fan|ideally|as little|fewer|less|can't really|don't really|try to avoid|try not)\b",
    re.IGNORECASE,
)

_DEMANDS = compiled(
    r"(?<![不主])要(?!不|是)|需(?=要|有)|全程|都吃|\b(?:want(?:s|ed)?|with|has to|stay(?:ing)? (?:in|at)|book)\b",
    re.IGNORECASE,
)


def demands(clause: Clause) -> bool:
    """Whether the clause asks for what it names: 要家庭房, and not 住家庭房 or 逛逛园林, which is a like."""
    return bool(_MUST.search(clause.text) or _DEMANDS.search(clause.text))


def strength(clause: Clause, *, wanted: bool, default: Strength) -> Strength:
    """`must` or `like` of what is wanted (`default` where nothing says how much), `never` or `rather_not` of what is not."""
    if not wanted:
        return "rather_not" if _RATHER_NOT.search(clause.text) else "never"
    if _MUST.search(clause.text):
        return "must"
    return "like" if _LIKE.search(clause.text) else default
