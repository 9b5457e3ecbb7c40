"""What makes a clause, and the one that it leads to, one of something that need not be: if it rains, 要是没票就算了."""

import re

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.time_left import TIME_LEFT

CONDITION = compiled(
    r"(?:如果|(?<![主需不])要是|假如|万一|倘若|假使)(?!可以|可能|能|有时间|有空|方便|来得及|行|顺路|不麻烦|两地)|(?:不然|否则)(?:的话)?|(?:不了|不到|不上|不成|不来|不动|来不及|没时间|没空|没有|没位置?|不行|约不上|有[^,没了]{1,5})(?:的话)?(?:就|也就|那就|便)(?:算了|免了|拉倒|罢了|不[去吃看逛玩住坐])|(?:太[多挤贵远累热冷晒满]|人[多满]|没票|没位|约不上|关门|闭馆|排长队|排队)了?的话|(?<![要会能])不?(?:下雨|下雪|刮风|堵车|冷|热|晴天?)(?:的话|就)(?!行|好|可以)|(?:(?:下雨|下雪|雨|晴|阴|雪)天|天气?[好差]|天不好)(?:的话|就|再|去|来|才)|"
    rf"(?<!great )(?<!nice )(?<!good )(?<!lovely )(?<!perfect )(?<!love it )(?<!fantastic )(?:\b(?:if|unless|in case|or else(?! (?:an?|the|some|at least|just|maybe)\b))|(?<=[\w,] )otherwise(?! (?:we |i )?(?:take|use|go by|by|the metro|the subway|public)\b)|^\W*should(?! (?:like|love|prefer|enjoy|be (?:delighted|grateful|glad|very))\b))\b(?!,? (?:(?:that|it|this)(?:'s| is) (?:possible|ok|okay|alright|all right|doable|feasible|fine|no (?:trouble|bother|hassle))|possible|at all|feasible|(?:there|they|it|one)(?:'s| is| are|'re)? (?:(?:still|really|even|also) )?(?:one|any|some|open|exists?|on|running|going|play\w*|available|allowed)\b|they have (?:one|any|some|it|them)|(?:any|some)?(?:one|where|thing)(?:'s| is) (?:still )?open|any\b|need be|such (?:an? thing|things?) exists?|(?:in|it's in|they're in) season|(?:the )?weather\b|convenient|got time|you ask me|you'd be so kind|it(?:'s| is) all the same|it were up to me|(?:i|we) may\b|my (?:app|maths?|map)|(?:they're|it's) out\b|the lift works|you (?:find|know|come across|have|see|swing)|(?:i|we) (?:could|can|get to) [^,.;!?]{3, 60}\b(?:happy|made|heaven|complete|over the moon)\b|(?:we|i)(?:'re|'m| are| am) lucky|it suits|forget (?:about )?it|skip it|drop it|leave it|not too|{TIME_LEFT}|time|energy|you can|we can|i can|it fits|you could|affordable|available|distance|the distance))",
    re.IGNORECASE,
)
"""What makes a clause, and the one that it leads to, one of something that need not be."""
