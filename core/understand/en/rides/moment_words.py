"""Words with which English says when one comes and goes: the ride, the part of the day, the hour, the day."""

import re
from collections.abc import Mapping

from core.understand.dates.named_days import DAY_EN, MONTH_EN
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN

_NTH = r"[2-9]|two|three|four|five|six|seven"
_DATE = rf"(?:the )?\d{{1,2}}(?:st|nd|rd|th)(?: (?:of )?{MONTH_EN})?|{MONTH_EN} \d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}} {MONTH_EN}"
DAY = rf"(?:{DAY_EN}|{_DATE}|(?:the |our )?(?:first|last|final|second|third|fourth|fifth) day|day (?:1|one|{_NTH}))"
"""A day of the trip, of the week, or of the month."""
_PART_OF_DAY = r"(?:(?:early|late|mid)[- ])?(?:morning|afternoon|evening|night)\b(?! (?:train|flight|plane|ride|bus|market|view|tour|cruise|show|walk|tea))|noon\b|midday\b|lunch ?time\b"
_HALF = r"am\b|pm\b|a\.m|p\.m|o'clock|in the (?:morning|afternoon|evening)|at night"
_HOUR = rf"(?:\d{{1,2}}(?:[:.]\d{{2}})?\s*(?:{_HALF}|h\b)?(?![\w:%]|\.\d)|{COUNT_EN}(?:\s*(?:{_HALF}))?|noon|midday)"
_HOUR_SAID = r"\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)\b|\d{1,2}:\d{2}"
_SMALL = r"(?:(?:in|on|during|at|around|about|sometime|only|the|that|same|of|our|your|this|next|coming|a|an)\s+){0,4}"
WHEN = (
    rf"(?:(?P<side>by|before)\s+)?(?:(?P<shade>early|late)\s+)?{_SMALL}(?:{DAY}[\s,]+(?:in the |at )?)?(?P<part>{_PART_OF_DAY})(?:,? (?P<part_bound>after|from|before|by) (?P<part_hour>{COUNT_EN})(?![:.]\d)(?! ?(?:am|pm|days?|hours?|weeks?)\b))?|"
    r"(?:on )?the (?:first|last|final) (?P<edged>morning|afternoon|evening|night)|"
    rf"(?:(?:on\s+)?{DAY}[\s,]+)?(?:straight |right |just |shortly |soon )?(?P<rel>after|before)\s+(?:an?\s+)?(?:(?:early|late|quick|long|leisurely)\s+)?(?P<meal>breakfast|lunch|dinner|supper|tea|work|school)\b|"
    rf"(?:(?:on\s+)?{DAY}[\s,]+)?(?:at|around|about|@|~)\s*(?:about |around |roughly |like )?(?P<hour>{_HOUR})|"
    rf"(?:on\s+)?{DAY}\s+(?P<hourly>{_HOUR_SAID})|"
    rf"(?:(?:on\s+)?{DAY}\s+)?(?:by|on|with|taking|at)\s+(?:the|an?|our)\s+(?P<riding>{_HOUR_SAID})\s+(?:train|flight|plane)|"
    rf"(?P<bound>by|before|no later than|not later than|until|after)\s+(?P<bare>{COUNT_EN})(?=\s*$|\s+(?:on|and|at the latest|sharp|(?:the |that )?(?:next|same|following|last|final) (?:day|morning|afternoon|evening|night))\b)"
)
"""When something is: its part of the day, its hour, or the meal that it comes before or after."""
_ARRIVE = (
    r"\barriv(?:e|es|ing)\b|\bget (?:us|me|everyone) (?:there|in)\b|\b(?:land(?:s|ing)?|touch(?:ing|es)? down)\b(?! (?:of|mark))|"
    r"\bget(?:s|ting)? (?:in(?:to)?|there)\b(?! (?:the|touch|a|my|our) (?!afternoon|morning|evening|city))|\bcom(?:e|es|ing) in\b(?! handy)|\bfl(?:y|ies|ying) in(?:to)?\b|"
    r"\bpull(?:s|ing)? in(?:to)?\b|\barrival\b|"
    r"\bbe(?:ing)? (?:there|in (?!bed\b|the\b|our\b|my\b|a\b|town\b)[a-z]+)(?= (?:by|before|around|at|in time|no later)\b)"
)
_LEAVE = (
    r"\bleav(?:e|es|ing)\b(?: (?:home|work|town))?(?! (?:out|room|time|space|us|it|them|me|some|enough|plenty|open|the rest))|\bdepart(?:s|ing|ure)?\b|"
    rf"\bgo(?:ing)?(?= (?:(?:on|this|next|coming|out) )*{DAY_EN},? (?:(?:right|straight|directly) )?after work\b)|"
    r"\b(?:set|setting|head|heading|take|takes|taking) off\b|\b(?:up|down|over|across|off) from\b|\b(?:fly|flying|flies|head|heading) out\b"
)
_GO = r"(?:go|going|head|heading|fly|flying|travel|travelling|traveling|get|getting|come|coming|be|train|flight|plane|ride|drive|driving)"
HOMEWARD = re.compile(r"\b(?:back|home|return(?:ing)?)\b")
"""What tells that a ride is the one back."""
_HOME = (
    rf"\b(?<!leave )(?<!leaving )(?<!stay )(?<!at )(?<!from )(?:{_GO}\s+)?(?:back )?home\b(?!-| (?:town|cook|style|page|made|stay|base|from))|"
    rf"\breturn(?:s|ing)?\b|\b(?:{_GO}|and)\s+back\b(?! (?:to|at|in) (?:the|our|my) (?:hotel|room|hostel))|"
    rf"^\s*back\b(?=\s+(?:on\s+)?(?:{DAY_EN}|{_DATE}|the last|day|by|home))"
)
_THERE = r"\b(?:trains?|flights?|planes?|hsr|rail|fly|flying) (?:there|out|over)\b(?! (?:and|,) )"
_ANY = rf"(?P<there>{_THERE})|(?P<arrive>{_ARRIVE})|(?P<home>{_HOME})|(?P<leave>{_LEAVE})"
EVENT = compiled(_ANY)
"""A coming or going."""
THEN = compiled(
    rf"(?:[\s,:]+(?!(?:arriv|leav|depart|land|return|home|back|and|but|then|so|or|not|never)\w*\b)[\w'’]+){{0,5}}?[\s,:]+(?:{WHEN})"
)
"""When it is, a few words behind it."""
FIRST_WHEN = compiled(
    rf"(?:{WHEN})[\s,]+(?:(?:we|i|they|our|my|the|flight|train|plane)\s*)+(?:(?:'re|'ll|'m|are|will|am|have to|need to|must|be|is|then|all)\s*)*(?:{_ANY})"
)
"""A coming or going behind the time when it is: on Friday evening we leave."""
SPAN_PARTS = compiled(
    rf"\b{DAY_EN}(?:,?\s+(?:the\s+)?\d{{1,2}}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?[a-z]{{3,9}})?)?(?:\s+(?P<out>{_PART_OF_DAY}|after work))?\s*(?:to|-|–|until|till|through)\s*(?:next\s+)?{DAY_EN}(?:\s+(?P<back>{_PART_OF_DAY}))?"
)
"""A span of weekdays with parts of the day at its ends."""
HALF_LAST = compiled(
    r"\bhalf (?:of |a |the |of the )*(?:our |my |the )?(?:last|final) day\b|"
    r"\b(?:last|final) day (?:is |being |just |only |we (?:only )?have |i (?:only )?have |a )*half(?: a| of the|-)?(?: day)?\b|"
    r"\bhalf(?: a)?[- ]day on the (?:last|final) day\b"
)
"""Of the last day only a half."""
OF_A_RIDE = compiled(
    r"\b(?P<shade>(?:early|late|mid)[- ])?(?P<part>morning|afternoon|evening|night)\s+(?:train|flight|plane)s?\s+(?:(?P<back>home|back)|(?P<out>there|out|over))\b|"
    r"\b(?P<early>early|late)\s+(?:train|flight|plane)s?\s+(?:(?P<back4>home|back)|there|out|over)\b|"
    r"\b(?:fly|flying|train|flight|travel|going|go)\s+(?P<back5>home|back)\s+(?P<late>late|early)(?=\s*(?:$|[,.;]|on\b))|"
    r"\b(?:trains?|flights?|planes?|fly|flying|rail|hsr) in the (?P<part3>(?:early |late )?(?:morning|afternoon))\b|"
    r"\b(?P<back6>return|back|home)\b[^,.;]{0,16}\b(?:train|flight|plane|fly|flying)[\s,]+(?:but |and |only |ideally |preferably |please |in the |an? ){1,4}(?P<part4>(?:early |late )?(?:morning|afternoon|evening))\b(?! (?:tour|show|walk|visit|cruise|meal))|"
    r"\b(?:train|flight|plane) (?:(?P<back2>home|back)|(?P<out2>there|out|over)) (?:is |leaves |departs |goes |will be )?in the (?P<part2>(?:early |late )?(?:morning|afternoon|evening))"
)
"""A ride there or back that is named with its part of the day."""
OF_THAT_RIDE = re.compile(
    r"\s*(?:(?:ideally|preferably|please|pls|and|but|only|if possible|best|sometime|maybe|perhaps|rather)\s+)*(?:in the |an? |at )?(?P<part>(?:early |late )?(?:morning|afternoon|evening))(?: please| pls| only| if possible)?\s*"
)
"""A clause that says nothing but in which part of the day the ride is that was named before."""
THAT_RIDE = re.compile(
    r"\b(?:train|flight|plane|fly|flying|rail|hsr|return)s?\b(?: \w+)?(?: (?P<back>back|home)| (?P<there>there|out|over))\s*$|\b(?P<return>return|homeward)\b[^,.;]{0,20}\b(?:train|flight|plane|fly)\s*$"
)
"""How the clause before it ends by naming that ride: we'd prefer to fly home, ideally in the evening."""
ON_THE_WAY = compiled(
    rf"\b(?:nothing|no (?:trains?|flights?|departures?|starts?)|not|don't (?:leave|start|go)) (?P<bound>before|after) (?P<hour>{_HOUR})\s+(?:for |on )?the (?:way|journey|trip|ride|train|flight) (?:(?P<back>back|home)|(?:there|out))\b"
)
"""When a ride does not go: nothing before nine on the way there."""
LAST = re.compile(rf"\b(?:last|final) (?:day|morning|afternoon|evening|night)\b|\bday (?:{_NTH})\b")
"""A day on which one leaves, not the first one."""
FIRST = re.compile(r"\b(?:first (?:day|morning|afternoon|evening)|day (?:1|one))\b")
"""The day on which one comes."""
ON_A_DAY = re.compile(rf"\s+(?:of|on)\s+{DAY}")
"""The day that follows a part of it: in the afternoon of day one."""
DAY_BEFORE = re.compile(
    rf"\b(?:on\s+)?{DAY}[\s,]+(?:(?:we|i|they|our|my|the|flight|train|plane|have to|need to|must|are|will|am|'ll|'re|'m|only|all)\s*)+$"
)
"""The day that stands before a coming or going: on the last day I leave at noon."""
WINDOWS: Mapping[str, tuple[str, str]] = {
    "early morning": ("05:00", "09:00"),
    "morning": ("05:00", "12:00"),
    "late morning": ("10:00", "12:30"),
    "mid morning": ("09:00", "11:00"),
    "noon": ("11:00", "14:00"),
    "early afternoon": ("12:00", "15:00"),
    "afternoon": ("12:00", "18:00"),
    "mid afternoon": ("14:00", "17:00"),
    "late afternoon": ("15:00", "18:30"),
    "early evening": ("17:00", "19:30"),
    "evening": ("17:00", "23:00"),
    "late evening": ("20:00", "24:00"),
    "night": ("18:00", "24:00"),
    "late night": ("20:00", "24:00"),
}
"""The hours that a part of the day is, as people say it of a ride."""
AFTER_MEALS: Mapping[str, str] = {
    "breakfast": "09:00",
    "lunch": "13:00",
    "work": "17:30",
    "school": "16:30",
    "tea": "17:00",
    "dinner": "19:30",
    "supper": "19:30",
}
BEFORE_MEALS: Mapping[str, str] = {
    "breakfast": "08:00",
    "lunch": "12:00",
    "tea": "16:00",
    "dinner": "18:00",
    "supper": "18:00",
}
SHADES = {"early": "early morning", "late": "evening"}
"""The part of the day of a ride that is said to be early, or late."""
