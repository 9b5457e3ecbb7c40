"""The English words for time that is kept free, with their hours."""

import re
from collections.abc import Mapping

from core.understand.dates.named_days import DAY_EN
from core.understand.dates.parts_of_day import Part
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN

END, NOON = 22 * 60, 12 * 60
"""The minutes of the day at which an evening ends, and of noon."""
PARTS: Mapping[str, Part] = {
    "morning": "morning",
    "noon": "noon",
    "lunchtime": "noon",
    "lunch": "noon",
    "breakfast": "morning",
    "dinner": "evening",
    "afternoon": "afternoon",
    "evening": "evening",
    "night": "evening",
}
"""The part of the day that a word says; any other is of the middle of it."""
_PART_EN = r"(?:morning|afternoon|evening|night)"
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""The days of a trip by their order."""
_NUMBER = "[1-9]|one|two|three|four|five|six|seven"
_DAY_OF_TRIP = (
    rf"(?:(?P<last>(?:the |our )?(?:last|final))(?= (?:day|morning|afternoon|evening|night|midday)\b)|(?:the |our )?(?P<nth>{'|'.join(NTH)})(?= (?:full )?(?:day|morning|afternoon|evening|night|midday)\b)|"
    rf"day (?P<number>{_NUMBER})|(?P<every>(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night)|daily|mornings|afternoons|evenings|middays)|(?P<weekday>{DAY_EN})|(?:the )?(?P<date>\d{{1,2}})(?:st|nd|rd|th))\b"
)
DAY = compiled(rf"\b{_DAY_OF_TRIP}")
"""A day of the trip."""
DAY_ALONE = compiled(rf"\s*(?:and |then |so )?(?:on |for )?{_DAY_OF_TRIP}(?: day)?\s*")
"""A clause that says nothing but a day: on the second day, all day meetings."""
SEVERAL_DAYS = compiled(
    rf"\b(?:for |on |of |during )?(?:the |our )?first (?P<count>{COUNT_EN}) (?:full )?days\b|"
    rf"\b(?:on )?days (?P<one>{_NUMBER}) (?P<joined>and|&|to) (?P<other>{_NUMBER})\b"
)
"""Several days with the same hours."""
PART = compiled(
    r"\b(?P<part>morning|afternoon|evening|night|mid-?day|middle of (?:the|each|every) day|noon|lunchtime|(?:lunch|dinner|breakfast)(?= with ))s?\b"
)
ALL_DAY = re.compile(
    r"\ball (?:of )?(?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:whole|full|entire) day\b"
)
_HOUR_NUMBERED = r"(?:(?P<h{0}>\d{{1,2}})(?:[:.](?P<m{0}>\d{{2}}))?\s*(?P<half{0}>am|pm|a\.m\.?|p\.m\.?)?|(?P<w{0}>{1})|(?P<noon{0}>noon|midday))"
RANGE = compiled(
    rf"\b(?:from |between )?{_HOUR_NUMBERED.format('1', COUNT_EN)}\s*(?:-|–|to|till|until|and)\s*{_HOUR_NUMBERED.format('2', COUNT_EN)}(?!\s*(?:years?|yuan|rmb|people|of us|days?|nights?|km|hours?|minutes?|stars?|sights?|%|\d))"
)
AFTER = compiled(rf"\bafter\s+{_HOUR_NUMBERED.format('1', COUNT_EN)}")
FREED = compiled(rf"\bfree (?:only )?(?:after|from)\s+{_HOUR_NUMBERED.format('1', COUNT_EN)}")
UNTIL = compiled(
    rf"\b(?:(?:ends?|finish(?:es)?|stops?|(?:is|are) (?:over|done)) (?:at|by|around)|until|till|before|by)\s+{_HOUR_NUMBERED.format('1', COUNT_EN)}"
)
_AND_TO_WORK = r"(?:(?:the|my|our|a) fair(?! (?:price|bit|share|way|amount|number))|meetings?|conferences?|congress(?:es)?|tournaments?|competitions?|conventions?(?! cent)|(?:factory|site|plant|client|customer|supplier) (?:visit|tour|inspection|audit)s?|workshops?|seminars?|trainings?|trade fairs?)\b(?! (?:room|centre|center|hall|venue|hotel|point|up|facilit\w+))(?: with (?:the |my |our |a |some )?(?:clients?|customers?|team|colleagues|partners?)\b)?"
_AWAY = r"(?:(?:i'm|i am|we're|we are|he's|she's|(?:i|we) have to be) (?:at|with|in) (?:the |my |our |a )?(?:clients?|office|customers?|factory|work|court|wedding|clinic|hospital)|(?:have|has) to work|(?:(?:is|are|will be|get|gets) )?(?:all )?(?:taken up|booked(?: up| out)?|blocked(?: out)?|filled|full|reserved) (?:with|by|for|of) (?:the |my |our |a )?(?:work|business|meetings?|clients?|the office|conference|training|exams?)|(?:i'm|i am|we're|we are) (?:busy|working|booked|tied up|taken))"
ENGAGED = compiled(
    rf"\b(?:(?:(?:invited to|attending|going to) (?:an? |the |my |our )?)?(?:(?:client|work|team|business|board|zoom|online|important|court|medical|job|dentist|(?:doctor|dentist)'s) )*(?:{_AND_TO_WORK}|(?:interviews?|appointments?|calls?|lectures?|rehearsals?|exams?|hearings?|sessions?|weddings?(?! (?:photo|anniversary|dress|trip))|funerals?|graduations?|check-?ups?)\b(?! (?:room|centre|center|hall|point|up|facilit\w+)))|"
    rf"(?:see|seeing|meet|visit|visiting) (?:a |the |my |our )?(?:clients?|customers?|suppliers?)\b|(?:breakfast|lunch|dinner|drinks) with (?:a |the |my |our |some )?(?:clients?|customers?|suppliers?|partners?|boss|team|professor|colleagues from)\b|clients? (?:in|at)\b|(?:have|got|have got|'ve got|booked|holding) (?:\w+ )?tickets\b|{_AWAY}\b|(?:we|i|they|the (?:choir|band|team)) (?:all )?(?:rehearse|perform|compete|train|race|are on stage|am on stage)\b)"
)
AT = compiled(
    rf"(?:\bat|@)\s+{_HOUR_NUMBERED.format('1', COUNT_EN)}|\b{DAY_EN}\s+(?=\d{{1,2}}(?::\d\d|\s*[ap]\.?m)){_HOUR_NUMBERED.format('3', COUNT_EN)}"
)
"""The hour at which something begins: interview on day 2 at 11, meeting Tuesday 2pm."""
OF_A_RIDE = compiled(
    rf"\b(?:(?:be|get|got|arrive|land|is|are) (?:in there|there|in|in town|into town|in [a-z]+)|arrive|land) (?:by|before)\s+{_HOUR_NUMBERED.format('1', COUNT_EN)}|"
    rf"\b(?:not|no|never) (?:before|earlier than|until|till|after|later than)\s+{_HOUR_NUMBERED.format('2', COUNT_EN)}"
)
"""Hours by which one comes, or before which one does not set off, beside what one is engaged in: meeting at two so be there by noon."""
LATE = re.compile(r"\b(?:afternoon|evening|night|dinner)\b")
"""What makes an hour before noon, of which nobody says which half of the day, one after it."""
SHORT = re.compile(r"\bcalls?\b")
"""What lasts an hour, where anything else takes two."""
ENGAGED_ALL_DAY = compiled(rf"(?<!\bafter )(?<!\bafter the )(?<!\bafter my )\b(?:{_AND_TO_WORK}|{_AWAY}\b)")
"""What takes the whole of a day where no hours of it are said."""
_ONE_OF = rf"(?:one|an?|1) (?:whole |full |entire )?(?:(?P<part>day|{_PART_EN})(?: (?:left|kept|completely|entirely|totally|fully|all|just|should be|must be|to be|has to be))* (?:free|off|clear|open|empty|unplanned|unscheduled|to (?:ourselves|myself|themselves)|with (?:nothing|no plans?)(?: planned)?(?: at all)?|(?:(?:of|for) )?doing (?:nothing|absolutely nothing))|(?:completely )?free (?P<free_part>day|{_PART_EN})(?! in (?!the\b|case\b|between\b)))\b(?! (?:of|trip|tour|pass|ticket|and (?:a|one|the) night)\b)"
DAY_FREE = compiled(
    r"\b(?:day(?: \w+)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:(?:should|must|has to|needs to|is to|to|be|is|stay|stays|kept|left|completely|totally|entirely|all|as|a) )*(?:free|clear|empty|open|unplanned|to (?:ourselves|myself|themselves))(?= *(?:$|please|for us|for me))"
)
"""A whole day that is kept free: the last day should be free, keep day 3 free."""
ONE_OF = compiled(rf"\b{_ONE_OF}")
"""A day, or a part of one, of which nobody says which: one whole day free for friends."""
FREE = compiled(
    r"\b(?:kept? (?:it |that |them )?(?:free|clear|open|empty)|(?:stays?|be|is|are|left|leave|leaves|keep|keeps|want|need)\b[\w ']{0,40}\b(?:free|clear|empty|off|unplanned|unscheduled|to (?:ourselves|myself|themselves))\b(?! of\b| entry| admission| museum| parking| wifi| breakfast)|"
    rf"(?:do|can do|doing) (?:their|our|my|his|her) own thing|(?:morning|afternoon|evening|night) (?:kept |left |completely )*free(?= *(?:$|please|for us|to ourselves))|nothing (?:planned|scheduled|booked)|no plans|(?:an? )?(?:(?:afternoon |midday |after-lunch |short |little |daily )*naps?|lie-down|siesta|sleeps?(?! (?:after|past|till|until|til|in|early|late|well|badly|lightly|poorly|a lot|with|on)\b)|rests?)\b(?! (?:room|house|in\b|late|stop|well))|{_ONE_OF})"
)
FREE_ALONE = compiled(
    rf"\s*(?:and |please )*(?:(?:keep |leave )?(?:us |it )?free (?:after|from) {_HOUR_NUMBERED.format('1', COUNT_EN)}|(?:mornings|middays?|afternoons|evenings) (?:kept |left )?(?:completely )?free)(?: please)?(?: (?:on )?{_DAY_OF_TRIP})?(?: please)?\s*"
)
"""A clause of nothing but what is kept free, and no meeting tells of whom: free after 16:00 each day."""
NOTHING_FROM = compiled(
    rf"\bnothing (?:at all )?(?:planned |scheduled |booked )?(?:after|from)\s+{_HOUR_NUMBERED.format('1', COUNT_EN)}"
)
BETWEEN = compiled(
    r"\b(?:free|off|spare)\b[^,.;]* between (?:\w+ ){0,2}(?:meetings|conferences|appointments|sessions|calls|interviews|exams|shifts)\b|"
    r"\b(?:free|spare) days?\b[^,.;]* (?:after|before) (?:(?!day\b|the (?:first|second|third|last)\b)\w+ ){0,3}(?:meetings?|conferences?|congress|fair|course|training|interviews?|exams?|wedding|work|flights?|trains?|cruise|shifts?)\b"
)
"""What is between two times in which one is engaged, or on a day before or after it, is one's own."""
LEFT_OPEN = re.compile(
    r"\b(?:only|just)\b[^,.;]{0,24}\bfree\b|\bfree (?:only )?(?:from|after|until|till)\b|\brest (?:is |of the \w+ )?(?:is )?free\b|\bneither\b|\bany ?time\b"
)
"""What tells when there is time for the city, and none that is kept from it."""
FREE_FROM = compiled(
    rf"\b(?:i'm|i am|we're|we are|only|just)\b[^,.;]{{0,16}}\bfree (?:only )?(?:after|from)\s+(?=\d|{COUNT_EN}|noon)"
)
"""What tells that one is engaged until an hour: I'm free after 16:00 on day one."""
ONLY_FREE = compiled(
    r"\b(?:only|just) (?:have |has |got |in )*(?:the |my |our )?(?P<part>morning|afternoon|evening)s? (?:is |are )?free\b|"
    r"^\s*(?:(?:and|but|i'm|i am|we're|we are|only) )*free (?:only (?:in |on )?(?:the )?(?P<only_part>morning|afternoon|evening)s?\b|(?:in )?(?:the )?(?P<part_only>morning|afternoon|evening)s? only\b)"
)
"""What tells that one is engaged in the rest of the day: free evenings only."""
_ALL_THE_TIME = r"(?:free|spare) (?:time|hours|moment|slot|window)|time off|time(?: that)? (?:i|we)(?:'ve)?(?: have)?(?: got)?(?: free| off| for sightseeing| for the city)?"
ONLY_TIME = compiled(
    rf"\b(?:my|our|the) (?:only|one|sole) (?:{_ALL_THE_TIME})(?: (?:for sightseeing|i have|we have|there|in \w+))*(?: is| will be| would be|:| -)+ (?:on )?"
    rf"(?=[^,.;]*\b{_PART_EN}\b|[^,.;]*\bday\b)"
)
"""What tells that the time that follows is all that one has for the city: my only free time is the afternoon of day 2."""
KEEPS = re.compile(
    r"\s*(?:and |please )*(?:keep|kept|leave|left|stay|nothing|no plans|free|mid-?day|evening)"
)
"""How it begins that time is kept free of which no day is said: that of each day."""
NAPS = re.compile(r"\bnaps?\b|lie-down|siesta|sleep")
SLEEPS = re.compile(r"nap|lie-down|siesta|sleep|rest")
HOUR_ALONE = re.compile(
    rf"\s*(?:at )?{_HOUR_NUMBERED.format('1', COUNT_EN)}(?: sharp| on the dot| exactly)?\s*"
)
"""A clause of one hour alone: a meeting on day one, 14:00 sharp."""
HOURS = re.compile(rf"\s*{RANGE.pattern}\s*")
"""A clause of hours alone."""
SO_KEPT = re.compile(
    r"\s*(?:so |please )*(?:please )?(?:keep|leave) (?:that|it|this|them)(?: \w+)? (?:free|clear|open|empty|alone)(?: please)?\s*"
)
KEEP_TIME = (ENGAGED, FREE, FREE_ALONE, NOTHING_FROM, ONLY_FREE, ONLY_TIME, DAY_FREE)
"""Every way of saying that time is kept free."""
