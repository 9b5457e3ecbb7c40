"""Persons in English: three of us, a family of four, my wife and I, solo, 2 adults and 1 child, me plus my mum and dad."""

import re
from functools import lru_cache

from core.understand.facts.company.counting import counted
from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.pattern import compiled
from core.understand.persons.introduced import A_PARENT_WRITES
from core.understand.persons.named import CARRIED, named_persons, nameless
from core.understand.persons.parts import PersonRole, PersonWords, parts_of
from core.understand.text.numerals import COUNT_EN, RANGE_EN, between
from core.understand.text.spans import Reading, overlaps
from core.understand.text.writing.script import WORD_BEGINS, lower

_PERSON = r"(?:people|persons?|travel(?:l)?ers?|pax|ppl|tourists?|guests?|members|passengers?|pers|p(?! ?m\b)|souls|heads)(?! of (?:the )?staff\b)"
_MATES = (
    r"friends|classmates|colleagues|workmates|teammates|housemates|coworkers|co-workers|students|sisters|brothers|buddies|roommates|flatmates|mates|schoolmates|pals|besties|teachers|"
    r"girlfriends|girlies|comrades|athletes|batchmates|bandmates|ankle-biters|assistants?|reps|execs|nuns|monks|veterans|dudes|fellas|gals|teens|pupils|vegans|vegetarians|grads|grad students|nurses|doctors|engineers|designers|scouts|players|musicians|artists|runners|hikers|cyclists|climbers|interns|freshmen|nomads|bikers|dancers|singers|scientists|researchers|professors|siblings|relatives|neighbours|neighbors|chaps|blokes|aunties|grandmas|grannies|uncles|aunts|nephews|nieces|girls|guys|lads|boys|women|men|ladies|clients|customers|employees|staff|cousins|photographers|foodies|backpackers|retirees|pensioners|architects|chefs|cooks|accountants|consultants|pilots|poets|"
    r"members of (?:the )?staff|staff members|coaches|trainers|referees|chaperones|volunteers|year \d{1,2}s?(?: (?:students|pupils|kids))?|\d{1,2}(?:th|st|nd|rd)[- ]graders|graders|freshers|sixth[- ]formers|"
    r"adults?|grown[- ]?ups?(?! (?:sons?|daughters?|child|children|kids?|boys?|girls?)\b)|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?s?|seniors?|elders?|elderly(?! (?:dog|cat|pug|pet|poodle|terrier|spaniel|labrador|retriever|[a-z]+hound|car|van)s?\b)|grandparents|grandkids|grandchildren|"
    r"mums|moms|mothers|dads|fathers|wives|husbands|sons|daughters|grandsons|granddaughters|childs|childrens|teacher|classmate|colleague|friend|student|couples"
)
_DOERS = (
    r"(?!(?:dinn|show|tow|riv|numb|cent|theat|lett|burg|corn|cov|comput|post|ord|quart|met|kilomet|lay|off|transf|skew|count|wint|summ|draw|answ|pap|flow|slipp|appetiz|start|wat|coast|rollercoast|skyscrap|charg|adapt)ers\b)"
    r"(?!(?:col|flo|mirr|harb|corrid|vect|fact|mot)ors\b)[a-z]{3,}(?:ers|ors|ists|ians)|[a-z]{3,}(?:men|women)(?!t)|lovers|fans|buffs|addicts|freaks|geeks|nerds|enthusiasts|fanatics|aficionados"
)
"""Persons by what they do or are keen on: two food lovers, three cyclists; towers and dinners are none."""
_DOER = r"(?:student|pensioner|retiree|backpacker|nomad|foodie|(?!(?:dinn|kosh|summ|wint|septemb|octob|novemb|decemb|aft|ov|und|riv|flow|pow|pap|weath|prop|brok|corn|lat|earli|soon|long|short|togeth|altogeth|wheth|eith|rath|howev|forev|anoth|oth|bett|cheap|easi|quick|slow|calm|quiet|numb|ord|(?:half-?|step-?|grand|god)?(?:broth|sist|moth|fath|daught)|partn)er\b)[a-z]{3,}(?:er|or|ist|ian))"
"""One person by what he or she is, where a text begins: broke student, ..."""
_ONE = (
    r"(?<=camera )guy|mama|papa|mamma|mommy|mummy|daddy|sis\b|bro\b|wife|husband|hubby|hubs|missus|teenager|girlfriend|boyfriend|gf|bf|partner|spouse|fianc[eé]e?|other half|best friend|friend|pal|chum|classmate|colleague|coworker|roommate|roomie|flatmate|housemate|"
    r"mother|father|mom|mum|mam|dad|mother-in-law|father-in-law|sister-in-law|brother-in-law|(?<=\bmy )(?:sous[- ]chef|apprentice|assistant|bandmate)|daughter-in-law|son-in-law|grandmother|grandfather|grandma|grandpa|grandad|granddad|granny|gran|nana|nan(?= and (?:my )?(?:grandad|granddad|grandpa|pop)\b)|(?<=\bmy )nan|(?<=\bour )nan|son|daughter|child|kid|baby|toddler|infant|grandson|granddaughter|"
    r"boy|girl|lad|little one|newborn|neighbou?r|workmate|teammate|schoolmate|companion|godmother|godfather|godson|goddaughter|step(?:son|daughter|mum|mom|mother|dad|father|brother|sister)|carer|caregiver|nanny|au pair|(?<=\ba )(?:coach(?! (?:trip|tour|ride|from|to|in|there|and (?:not|no)))|trainer|chaperone|tour leader)|in-law|(?<!they are )(?<!they're )(?<!he is )(?<!he's )(?<!she is )(?<!she's )(?<!who is )(?<!who are )(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]?(?:(?:years?|yrs?|months?|mths?|weeks?|wks?)[- ]olds?|y/?o|y\.o\.?)(?! (?:sons?|daughters?|boys?|girls?|kids?|child|children|baby|twins?|brother|sister|nephew|niece|grandson|granddaughter)\b)|brother|sister|cousin|uncle|aunt|auntie|niece|nephew|bestie|buddy|mate|boss|elderly (?:person|parent|relative)|senior(?: citizen)?|elder|(?<=\ba )(?:client|customer)(?! (?:meeting|dinner|lunch|visit|call|event))"
)
_TWO = r"(?:both )?(?:elderly |old |ageing |aging )?(?:mum and dad|mom and dad|parents|folks|grandparents|in-laws|parents-in-law)"
_MANY = (
    r"friends|mates|pals|lads|classmates|colleagues|coworkers|roommates|sons|daughters|grandsons|granddaughters|grandkids|grandchildren|children|kids|brothers|sisters|cousins|"
    r"babies|twins|family|buddies|girlfriends|team|students"
)
_SPOUSE = frozenset(
    [
        "wife",
        "husband",
        "hubby",
        "hubs",
        "missus",
        "girlfriend",
        "boyfriend",
        "gf",
        "bf",
        "partner",
        "spouse",
        "fiance",
        "fiancée",
        "fiancé",
        "fiancee",
    ]
) | {"other half"}
_ADJECTIVES = r"(?:(?:ex|step|foster|great)[- ])?(?:(?:\d+[- ]?(?:y/?o|yrs?[- ]old|(?:months?|weeks?)[- ]old)|uni|exchange|international|phd|work|gym|church|former|best|good|close|old|young|little|college|elder|older|younger|elderly|big|baby|twin|teenage|small|foreign|dear|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)[- ]year[- ]old|university|school|female|male|retired|adult|grown[- ]?up|chinese|american|british)\s+)*"
_PATTERN = compiled(
    lambda: (
        WORD_BEGINS
        + r"(?:(?![\s,;'/-])|^)(?:"
        + one_of_these(
            *(
                rf"(?P<absent>\b(?:without|w/o|minus)\s+(?:(?:my|our|the|any)\s+)?{_ADJECTIVES}(?:{_MANY}|{_TWO}|{_ONE})\b|\b(?:was|were|had been|'d been|(?:had |'d )?planned|(?:had |'d )?wanted|(?:had |'d )?meant|(?:had |'d )?hoped)\s+(?:(?:going|meant|supposed|due|planning|hoping|meaning)\s+)?to\s+(?:come|go|travel|take|bring|fly|do (?:this|it))(?:\s+(?:here|there|along|with))*\s+(?:my|our|the)\s+{_ADJECTIVES}(?:{_MANY}|{_TWO}|{_ONE})(?=[^.;!?]{{0,60}}\b(?:but|instead|only)\b)|\b(?:my|our|the)\s+{_ADJECTIVES}(?:{_ONE}|{_MANY}|{_TWO})(?:\s+and\s+(?:my|our|the)\s+(?:{_ONE}|{_MANY}))?\s+(?:(?:is|are|'s|'re|will be|won't be|isn't|aren't|not)\s*)*(?:(?<=not )|(?<=n't )|(?<=n't be ))(?:coming|joining|travell?ing|going|with us|with me)(?: along| with (?:us|me))?|"
                rf"\b(?:(?:my|our|the)\s+)?{_ADJECTIVES}(?:{_ONE}|{_MANY}|{_TWO})(?:\s+and\s+(?:my|our|the)\s+(?:{_ONE}|{_MANY}))?(?:'s)?\s+(?:(?:can't|cannot|can not|won't|will not|doesn't|couldn't)\s+(?:come|join|make it|be there|be coming|travel)|(?:will |is |are )?(?:stay(?:s|ing)?|remain(?:s|ing)?|be)\s+(?:at |back )*home|stays? behind)(?: with (?:us|me|(?:(?:the|my|our|her|his) )?(?:dog|cat|baby|kids|mum|mom|dad|grandma|gran|granny|grandparents|nanny|family)))?)",
                r"(?P<takers>\b(?:their|his|her) (?:mum|mom|mother|dad|father|grandma|grandmother|gran|granny|nana|grandpa|grandad|grandfather|aunt|auntie|uncle|ex)(?:'s|'ll| is| will be| will)\b(?! (?:coming|joining|also coming|with us)))",
                r"(?P<both_us>\b(?:neither|both|either) of us\b|\bwe(?:'re| are)? both\b|\b(?:just |only )?(?:her|him|he|she) and (?:me|i|myself)\b|(?<![a-z], )(?<![a-z] and )\bme (?:and|n|&|\+) (?:her|him)\b(?! \w)|\bwe(?:'re| are)(?: now)? [2-9]\d (?:and|&) [2-9]\d\b(?! of us| people)|\bwe(?:'re| are)\b[^.;!?()]{1,40}\bboth\b(?= (?:of us )?(?:\d\d\b|retired|in our|over|nearly|about|around|aged|veg)|(?=[,.;!]))|\b(?:herself|himself) and (?:me|i|myself)\b|\b(?:me|i|myself) and an? (?:[a-z-]+ )?(?:guy|girl|bloke|chap|woman|man|lad|lass|lady|dude)\b)",
                rf"(?P<skip>\b(?:each|apiece|pp|a head|per (?:person|head)),? (?:so|=|making|makes|that's|that is|which is|which makes|i\.e\.)(?: that's| it's)? {RANGE_EN} (?:in )?(?:total|all|altogether|together)\b|\(\s*(?:they|who|both)(?:'re| are| r)? {RANGE_EN}(?: now)?\s*\)|\b(?:halal|kosher|veg(?:etari)?an|veggie|[a-z]+-free|food|meals?|pork|meat)\b for (?:the )?(?:one|two|three|four|[1-9]) of us\b|\bbetween (?:you and me|ourselves)\b|\(\s*(?:both\s+)?(?:aged?\s+)?\d{{1,2}}(?:\s*(?:,|and|&)\s*\d{{1,2}})+\s*\)|\b(?:by|for) (?:person|head)\b|\b(?:per|each|every)[- ](?:one )?(?:person|head|adult|child|guest|student|traveller|traveler|family|couple|pax|baby|kid|boy|girl|pupil|player|room)\b|\ba (?:person|head|pax)\b|\b{COUNT_EN}[- ]person(?= room| bed| table)|(?<![a-z])\d{{2,}}k?(?: ?(?:yuan|rmb|kuai))? (?:for )?(?:one|1) person\b|\b(?:my|our|the|his|her) (?:(?:other|own) )?(?:mums?|moms?|dads?|mothers?|fathers?|parents|brother|sister|boss|uncle|aunt|friend|husband|wife)(?= (?:gives?|pays?|puts? in|chips? in|adds?|contributes?|throws? in) (?:about |another |me |us |the other )?[¥\d])|"
                r"\b(?:visit|visiting|see|seeing|meet|meeting|call on|drop in on)\s+(?:with\s+)?(?:an?\s+|my\s+|some\s+)?(?:old\s+)?(?:friends?|parents|grandparents|grandma|family|relatives|colleagues|clients?|daughter|son|sister|brother|cousin|aunt|uncle)\b|"
                rf"\bstay(?:s|ing)? (?:with|at)\s+(?:an?\s+|my\s+|our\s+|some\s+)(?:old\s+)?(?:{_ONE}|{_MANY}|{_TWO})(?:'s)?\b|\b{RANGE_EN} of (?:us|them) (?:is|are|were|will be)? ?(?:(?:pure|strict|strictly|fully|totally) )*(?:veg\w*|allerg\w+|pregnant|disabled|elderly|retired|over|under|children|kids|teen\w*|not|don't|can't|doesn't|won't|hates?|snores?|smokes?|halal|kosher|left-handed|in (?:a )?wheelchairs?)\b|"
                rf"\b(?:i'm|i am|he's|she's|as|being|am)\s+an?\s+(?!solo\b|lone\b)(?:[\w-]+\s+)?(?:teacher|student|nurse|doctor|engineer|\w+er|\w+or|\w+ist|\w+ian|pensioner|grandma|grandmother|grandfather|grandpa|mother|mum|mom|dad|father|vegan|vegetarian|parent|child|kid|friend)\b|\b(?:was|(?<=[a-z] )(?<!so )(?<!and )were|going to be|used to be|originally|initially)\s+(?:going to be\s+)?{RANGE_EN}\b(?!\s*(?:days|nights))|"
                rf"\b(?:my|our) late (?:{_ONE})\b|\b(?:my|our|his|her|their) (?:late )?(?:{_ONE})(?= (?:was (?:born|raised|buried|from)|died|passed|used to|grew up|lived|came from|fled|emigrated|left (?:in|china|for)))|"
                r"\b(?:one|1) of (?:us|them)\b(?! (?:travel|go|leav|is going|needs? a plan))|\b(?:some|none|all) of (?:us|them)\s+(?:who\s+|that\s+)?(?:is|are|has|have|can't|cannot|can|doesn't|don't|does|do|will|won't|eats?|hates?|loves?|likes?|wants?|needs?|use[sd]?)\b|"
                r"\b(?:(?:my|our|their|his|her|an?|some) )?(?:friends?|parents|folks|boss|colleagues?|neighbou?rs?|teachers?|landlady|landlord) (?:finally |both |all |have |has |already |are |is |were |was )*(?:said|told|recommended|agreed|allowed|swears?|warned|insisted|raved|(?:let(?:ting|s)?|sen(?:d|ds|t|ding)|allow(?:s|ing)?)(?= (?:us|me|her|him|them)\b)|(?:gave|paid|lent|sponsored|chipped)(?= (?:us|me|in|for)\b))|\b(?:dinner|lunch|breakfast|brunch|supper|drinks|coffee|meals?|tea|party|meeting|call|appointment)\b[^.;!?]{0,30}? with (?:my|our|an?|some|the|her|his) (?:old |good |business )?(?:in-laws|friends?|clients?|customers?|uncle|aunt|cousins?|boss|relatives|family|supplier|suppliers|partners)(?! (?:who |and |also |is |are )?(?:travel|com(?:es?|ing)|join))\b|\b(?:kid|child|family|pet|student)s?[- ]friendly|\bfamily (?:room|suite|trip|holiday|friendly)s?|\b(?:kid|child)s?'s? (?:menu|club|pool)|\bcouple of (?:days|nights|weeks|hours|times|things|places|museums)\b)",
                rf"(?P<paired>{RANGE_EN})\s+(?:[a-z]+\s+){{1,3}}(?:and|with|plus|&)\s+their\s+(?:wives|husbands|partners|spouses|girlfriends|boyfriends|other halves)\b",
                rf"(?P<couples>{RANGE_EN})\s+(?:\w+\s+)?couples\b(?:\s*\((?:=\s*)?{RANGE_EN}(?: [a-z]+)?\))?(?:[\s,]+(?:one|1)(?: of them)?(?: is| comes)?(?P<baby> (?:with|has) (?:an? )?(?:baby|toddler|infant|newborn|small child|little one))\b)?(?:,\s+(?:all |both )?(?:old|good|close|best|long-time) friends\b)?",
                rf"(?P<families>{RANGE_EN})\s+(?:families|groups) of (?P<families_n>{RANGE_EN})",
                rf"(?P<party>{RANGE_EN}\s+(?:adults?|grown[- ]?ups?|parents?)\s*(?:,|and|&|\+|with|plus)?\s*(?:and\s+)?(?:(?:the|our) (?:little one|baby|toddler|infant)\b|{RANGE_EN}\s+(?:small |young |little )?(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?s?|seniors?\b|elders?\b))(?:\s*(?:\([^()]*\))?\s*(?:,|and|&|with|plus)\s*(?:and\s+)?(?:an?\s+\d{{1,2}}[- ]years?[- ]old\b|{RANGE_EN}\s+(?:\d{{1,2}}[- ]years?[- ]olds?\b|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?s?|seniors?\b|elders?\b|elderly(?! (?:dog|cat|pug|pet|poodle|terrier|spaniel|labrador|retriever|[a-z]+hound|car|van)s?\b))))*(?P<named_too>\s*(?:\([^()]*\))?\s*(?:,|and|&|\+|plus)+\s*(?:and\s+)?(?:(?:my|our|the)\s+)?(?:(?P<two_too>{_TWO})|{_ADJECTIVES}{_ONE})\b(?=\s*(?:$|[.,;:!?)]|(?:from|to|for|in|going|travel(?:l)?ing|leaving|flying|visiting)\b)))?(?P<me_too>\s*(?:\([^()]*\))?\s*(?:,|and|&|\+|plus)+\s*(?:me|myself)\b)?)",
                r"(?P<letters>\b\d{1,2} ?a(?:d|dt)?(?: ?[+&/,]? ?)\d{1,2} ?(?:c|ch|chd|k)\b)",
                rf"(?P<alone>\b(?:solo|(?<!out )(?<!sleeps )(?<!sleep )(?<!left )(?<!go )(?<!him )(?<!her )(?<!them )(?<!time )(?<!hour )(?<!evening )alone|(?:(?<=want to go )|(?<=like to go )|(?<=love to go )|(?<=plan to go )|(?<=have to go )|(?<=i'll go )|(?<=i go ))alone|on (?:my|me) tod|on (?:my|me) lonesome|(?<!time )(?<!hour )(?<!morning )(?<!evening )(?<!afternoon )by myself|(?<!time )(?<!hour )on my own|just me(?! for the)|only me(?! for the)|me only|just myself|only myself|me myself|single travel(?:l)?er|lone travel(?:l)?er|(?:one|1|single)(?: \(1\))? (?:adult|person|travel(?:l)?er|pax))\b(?! and (?!take|see|eat|go|visit|explore|walk|want|would|have|need|like|love|on|then|prefer|stay|leav|am\b|is\b|i\b|i'|we\b|don't|not\b|no\b|in\b|at\b|to\b|look|fly|spend|hope|happy|hungry|very|quite|only|so\b)|(?: \+| plus| with)(?! (?:(?:my|an?|the|his|her) )?{CARRIED}\b)|,? (?:one|two|three) (?!day|night|week|hour|room|bed|sight|museum|way|city|of)|,? ?\d(?!\d|[.,]\d|k| ?-?(?:days?|nights?|d\b|n\b|weeks?)))|(?:^|(?<=[.!;,] ))(?:[a-z]+ ){{1,3}}here\b(?=[.,!;]))",
                rf"(?P<lone>^\s*(?:(?!couple|family|and\b|my\b|our\b|with\b|plus\b|{_ONE})[a-z-]+ ){{0,3}}{_DOER}(?=\s*[,.:;])|(?:^\s*|[.!?] )(?:one|1|a (?:single|lone|solo)) {_DOER}(?=\s*[,(]|\s+(?:from|who|travel|going|visiting|looking|leaving|flying|heading|needs|wants))|\b(?:just |only )?(?:me|myself) (?:and|&|\+|plus) (?:my|the|our) (?:(?!(?:wife|husband|kids?|son|daughter|mum|mom|dad|friend)\b)[a-z-]+ )?(?:dog|cat|pup|puppy|poodle|terrier|spaniel|labrador|corgi|rabbit|parrot)s?\b(?!'|,? (?:and|plus|&|\+) (?!i\b)))",
                rf"(?P<sum>\b(?:total|are|we) (?P<sum_nos>{RANGE_EN}) nos\b|(?<![£$€¥])(?<!days so )(?<!days, so )(?<!nights so )(?<!nights, so )\b(?P<sum_n>{RANGE_EN})\s*(?:people |persons |of us )?(?:(?:in )?(?:total|altogether|all told|in all)\b(?!\s*(?:budget|cost|rmb|yuan))|(?:with|including|counting) (?:me|myself|yours truly|(?:the|our) (?:little one|baby|toddler))\b)|\b(?P<sum_no>{RANGE_EN}) in number\b|\b(?:only |just )(?:(?:need|have|want|got) (?:you )?to |please )?(?:plan|book|count|reckon|calculate|arrange|organi[sz]e|cater)(?: it| this| that| the trip| everything)?(?: only| just)? for (?:the (?:other |remaining )?)?(?P<sum_plan>{RANGE_EN})(?=\s*(?:$|[,.;:!?)]|of us\b|people\b|persons?\b|from\b|to\b|please\b|and\b|then\b))|\b(?:so |just |only |please )*(?:count|plan for|cater for|reckon with)(?: only| just)?(?: on)? (?:the |us )(?P<sum_count>{RANGE_EN})(?=\s*(?:$|[,.;:!?)]|of us\b))|(?:->|=>|→|=)\s*(?P<sum_is>{RANGE_EN})(?: people| pax| of us| persons| in all| total)?(?=\s*(?:$|[,.;:!?)]))|\bdo the (?:maths?|sums?|counting)[:=,]? (?P<sum_do>{RANGE_EN})(?=\s*(?:$|[,.;:!?)]))|\b(?:with|including|counting) (?:me|myself)[,:]? (?:we are |we're |it's |that's |that makes )?(?P<sum_me>{RANGE_EN})(?=\s*(?:$|[,.;:!?)]))|(?:\b(?:so|and),? (?:that's|that is|that makes|which makes|we'll be|we will be|there'll be|there will be|that'll be)|\b(?:that|which) makes) (?:us )?(?P<sum_so>{RANGE_EN})(?: of us)?(?: in all| now| altogether)?(?=\s*(?:$|[,.;:!?)]|(?:going|travel(?:l)?ing|flying|leaving|from|and|for)\b))|\b(?:number of (?:travel(?:l)?ers|people|persons|tourists)\s*(?:is|:)?|(?:travel(?:l)?ers|people|persons|guests|pax|party(?: size)?|group size|who)\s*:|(?<!\d )(?<!/)\bpax)\s*(?P<number>{RANGE_EN})(?!\s*(?:adults?|grown[- ]?ups?|parents)\s*(?:\+|,|&|and\b|with\b|plus\b)))",
                rf"(?P<total>\b(?:family|group|party|team) (?:is|are|=) (?P<family_is>{RANGE_EN})(?= people\b| persons?\b| of us\b|\s*(?:$|[,.;:!?(]))|\b(?:trip|party|outing|getaway|weekend|do|crew|gang|group|team|choir|class|club|family|orchestra|band|girlies|lads|guys|ladies|mates|colleagues)\s*\((?P<in_brackets>{RANGE_EN})(?: of us| people| pax| persons?)?[),]|\b(?:(?:our|my|the|this)\s+)?(?:group|party|family|team|crew|total|trio|outing|bunch|household|gang|class|choir|club|squad|delegation|band|orchestra|cohort)s? of (?P<of>{RANGE_EN})\b(?! ?(?:rooms?|nights?|days?|beds?|yuan|rmb|hours?|stops?|sights?|cities|km)\b)(?:\s+(?:pupils|students|children|kids|schoolchildren|singers|members|people|colleagues|coworkers|co-workers|workmates|friends|ladies|women|men|girls|guys|lads|pensioners|employees|staff)\b)?|\b(?P<of_us>{RANGE_EN})\s+of us\b(?:\s+(?:{_MATES})\b(?='?\s*(?:$|[,.;:!?(+&]|and\b|plus\b|with\b|from\b|to\b|going\b|want\b)))?|\b(?<!leave )(?<!leaving )(?<!keep )(?<!see )(?<!do )(?<!visit )(?<!pick )(?:(?:just|only) (?:the )?|(?<=, )the )(?P<of_them>{RANGE_EN}) of them\b|\b(?P<few>(?:a|the) couple|(?:a|the) pair) of us\b|\b(?:we|us|(?<!we )(?<!they )(?<!there )(?<!who )(?<!days )were(?= \d)|they(?='re | are )(?!(?:'re| are) {RANGE_EN},? (?:\+|plus|and|with)))(?:'re|'d be|'ll be)?\s+(?:are\s+|will be\s+|would be\s+)?(?:in\s+(?={RANGE_EN}\s*(?:[,.;]|(?:people|persons|and|from|to|for)\b))|only\s+|just\s+|now\s+|thus\s+|therefore\s+|then\s+|hence\s+|so\s+|down to\s+)*(?!\d{{3}})(?![2-9]\d (?:and|&) [2-9]\d\b)(?!{RANGE_EN}\s+{_ADJECTIVES}(?:{_MATES}|{_DOERS}|{_TWO})\b\s*(?:\([^()]*\))?,?\s*(?:and|with|plus|taking|bringing|\+|&|who)\s)(?P<we>{RANGE_EN})\b(?:\s+(?:(?:exchange|uni|university|college|international) )?(?:mums|moms|mothers|dads|fathers|parents|friends|sisters|brothers|women|men|girls|guys|ladies|lads|colleagues|students)\b)?(?!\s*-?\s*(?:day|night|week|month|year|yrs?\b|couple|generation|[a-z]+ couples|famil|adult|child|kid|hour|room|bed|want|star|d\b|n\b|am\b|pm\b))|"
                rf"(?P<persons>{RANGE_EN})(?:[^\S\n]|-)*(?:nos?\.?\s+)?(?:(?!per\b|by\b|each\b|an?\b|rmb\b|yuan\b|days?\b|nights?\b|to\b|from\b|in\b|for\b|and\b|of\b)\w+\s+)?{_PERSON}\b(?!\s*(?:room|table|per\b|a (?:day|night)))|"
                rf"(?<!budget )(?<!cost )\b(?:for|(?<!other )(?<!one )(?<!son )(?<!boy )(?<!girl )(?<!boys )(?<!girls )(?<!kids )(?<!twins )(?<!children )(?<!sons )(?<!daughters )(?<!daughter )(?<!age )of) (?P<for>{RANGE_EN})(?=\s*(?:[,;:!?)]|\.(?!\d)|$|(?:to|in|from|with|going|travel(?:l)?ing|please)\b)))",
                r"(?P<pair>\b(?:(?:retired|young|married|elderly|old|a|our)\s+)*(?:couple(?! (?:days|nights|hours|weeks|drinks|beers|things|times|sights|museums)\b)|(?:(?<=\bare a )|(?<='re a )|(?<=\bas a ))pair(?! of)|just married|newly married|got married|newlyweds|honeymooners|honeymoon|(?:our |\d+(?:st|nd|rd|th) |wedding )+anniversary|husband and wife|wife,? (?:and|&|\+) (?:an? |her |the )?husband|husband,? (?:and|&|\+) (?:an? |his |the )?wife|wife, (?:an? |her |the )?husband|husband, (?:an? |his |the )?wife)\b(?! of)|\b(?:retired|young|married|elderly|older|newly-?wed) couple(?= of \w+ (?:lovers|fans|enthusiasts|buffs|teachers|doctors))|\b(?:mother|father|mum|dad) and (?:daughter|son)\b|\b(?:father|mother|brother|sister)s?[- ](?:son|daughter|brother|sister) (?:trip|duo)\b)",
                r"(?P<both>\bboth (?:sets of |pairs of |our )+(?:parents|grandparents|in-laws)\b)",
                rf"(?P<aged>\b(?:(?:my|our|the|her|his|their)\s+)?(?:(?:young|little|small)\s+)?(?:children|kids|boys|girls|sons|daughters|(?:(?<=our )|(?<=my ))(?:two|three|four|[2-4])(?=\s*\())(?:\s*(?:\(|,|who are|aged?|ages|of)[\s(]*|\s+(?=\d{{1,2}}\s*(?:and|&)\s*\d{{1,2}}\b))(?:aged?\s+|ages\s+)?(?P<ages>{COUNT_EN}(?:\s*[,/]\s*{COUNT_EN})*\s*(?:(?:,\s*)?(?:and|&)|/)\s*{COUNT_EN})\b(?!\s*(?:days?|nights?|adults?|people|of us)))",
                rf"(?P<some>\b(?:a few|some|several|a couple of|a bunch of|a group of|my|our|the|(?:her|his|their)(?= twins))\s+{_ADJECTIVES}(?P<some_noun>{_MANY})\b(?!'|\s*[- ](?:friendly|room|suite)))",
                r"(?P<pair_of>\btwin (?:girls|boys|babies|sons|daughters|toddlers|kids)\b|(?<=with )twins\b|(?<=\band )both (?:of )?(?:the |my |our )?(?:boys|girls|kids|children|sons|daughters|twins|grandmothers|grandmas|grandfathers|grandpas|mothers|mums|moms|dads|fathers|sisters|brothers|aunts|uncles)\b)",
                rf"(?P<begins>(?:^\s*|[.!?:] )(?P<begins_n>{RANGE_EN})\s+(?:[a-z-]+\s+)??(?!days|nights|weeks|months|hours|rooms|tickets|beds|museums|stops|cities|sights|trains|flights|things|places|meals)[a-z]{{3,}}s(?=\s+(?:from|travel(?:l)?ing|who|(?:want|would|need|plan|hope|wish)\b|going to|heading|are (?:going|travel))))",
                rf"(?P<group>\b(?P<group_n>{RANGE_EN}|an?|another)\s+(?:of my\s+|more\s+)?{_ADJECTIVES}(?:(?!per\b|each\b|every\b|an?\b|by\b|days?\b|nights?\b|of\b|and\b|or\b|to\b|rooms?\b|hours?\b|yo\b|years?\b|yrs?\b|months?\b|weeks?\b|with\b|for\b|from\b|in\b)[a-z-]+\s+)?(?P<group_noun>{_MATES}|brother|sister|cousin|{_DOERS})\b(?!'|[- ]friendly| (?:cot|bed|seat|chair|crib|carrier|bath|monitor|food|pool|menu)s?\b))",
                rf"(?P<i_am>{A_PARENT_WRITES})",
                rf"(?P<two>\b(?:(?:my|our|the|his|her|their)\s+)?(?:two\s+)?{_TWO}\b)",
                rf"(?P<kin>\b(?:(?:my|our|the|his|her|their|an?|one)\s+(?:(?!(?:{COUNT_EN}|with|and|for|plus|or|of|to|in|is|are|who)\b)[a-z]+\s+){{0,2}}?|(?:(?<=\band )|(?<=\bwith )|(?<=\bplus )|(?<=\+ ))(?!(?:from|to|in|for|the|no|not|any|some|every|each|kid|child|family)\b)[a-z]{{3,}}\s+)?{_ADJECTIVES}(?P<kin_noun>{_ONE})\b(?! (?:cot|bed|seat|chair|crib|carrier|bath|monitor|food|pool|menu)s?\b)(?!-|'s? (?!an? |the |not |so |very |really |allergic|always|into )(?:birthday|house|place|home|wedding|graduation)|[- ]friendly))",
                r"(?P<with>\bfamily with\b|\bw/(?!o\b)|\bw(?= (?:\d+|my|our|two|three|four|five|some)\b)|\b(?:in tow|on board|tagging along|show(?:ing)?(?= (?:my|our) )|with|tak(?:e|ing)|bring(?:ing)?|(?:entertain|escort|chaperon)(?:e|ing)?|(?:get|have|got)(?= (?:my|our|the) (?:\w+ )?(?:kids|children|boys|girls|daughters?|sons?|grandsons?|granddaughters?|grandchildren|grandkids)\b(?!'))|plus|together with|along with|accompan(?:y|ying)|and|nd|n|including)\b|[+&])",
                r"(?P<her>\b(?:her|him)\b(?=,? (?:and )?(?:me|myself|i|my \w+(?:,| and) )\b)|(?<=[a-z] and )(?:her|him)\b(?=\s*(?:$|[,.;:!?)]|(?:are|from|to|for|going|will|want|in|off)\b)))",
                r"(?P<me>\b(?:i|me|myself|self(?=\s*(?:,|and\b|[+&]|plus\b)))\b)",
                r"(?P<us>\b(?:we|us|our)\b)",
            )
        )
        + ")"
    )
)
"""The grammar, over a text of small letters: it is searched twice as fast as in any case. No choice of it begins with a
blank or a comma but where the text begins, so that half of the places where a word may begin are passed over."""
_JOINS = compiled(
    r"(?:'s)?(?:\s*\([^()]*\)|,\s*(?:(?:now|who(?:'s| is)|aged?|just turned)\s+)*\d{1,2}(?:\s+(?:years old|yo|now))?(?=\s*,)|,?\s+(?:and\s+)?(?:he|she)(?:'s| is) (?:only |just |now )?(?:\d{1,2}|[a-z]{3,9}teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|for|fif|six|seven|eigh|nine)ty)\b(?: years old)?)?[\s,—–(-]*(?:(?:and|nor|with|plus|also|along|both|of|then|our|my|the|would like to|want to|am|is|are|'m|join|joins|joining|going|coming|comes|travelling|traveling|'d like to|somewhere)\b[\s,]*)*",
    re.IGNORECASE,
)
_KNOWN = re.compile(rf"{_ONE}|{_MANY}|{_MATES}")
_I_AM = re.compile(r"\b(?:i'm|i am|im)(?: just| only| also| still)? $")
_COUNTED = re.compile(rf"({COUNT_EN})\s+(?:small |young |little )?[a-z]+", re.IGNORECASE)
_ADDED_TO = re.compile(
    rf"\s*,?\s*(?:and|plus|with|\+|&)\s*(?:an?|our|my|{COUNT_EN})\s+(?:{_ADJECTIVES})(?:{_ONE}|{_MATES})\b"
)
"""What comes to couples that are counted: two couples and a baby."""
_FIGURES = re.compile(r"\d+")
_OF_AN_AGE = re.compile(r"\ban? \d{1,2}[- ]years?[- ]old\b")
"""A child that is told of by its age: two adults, one teenager and a 6-year-old."""
_LITTLE_ONE = re.compile(r"\b(?:the|our) (?:little one|baby|toddler|infant)\b")
_AGES = re.compile(rf"\b{COUNT_EN}\b", re.IGNORECASE)
_ANOTHERS = re.compile(r"(?:his|her|their)\b", re.IGNORECASE)
_LONE = re.compile(r"\bI\b|\b(?:[Hh]elp|[Ff]or|[Gg]ive) me\b|\b[Mm]y\b|^i\b")
_MOST_IN_ALL = 30
"""Travellers of whom a number without a noun may tell."""
_WITH_NOUN = re.compile(r"\b(?:people|persons|of us|me|myself)\b")
_CROWD = re.compile(r"\b(?:we|us|our|friends|family|everyone|group)\b", re.IGNORECASE)


def company_en(text: str) -> Reading[int] | None:
    """Travellers by all that the (folded) text says of them; a lone `I` is one, which is not sure."""
    parts = persons_en(text)
    found = counted(parts, nameless(text), _JOINS)
    if found is not None:
        return found
    persons = [part for part in parts if part.role not in ("speaker", "with", "absent")]
    lone = _LONE.search(text)
    return Reading(1, lone.span(), 0.6) if lone and not persons and not _CROWD.search(text) else None


@lru_cache(maxsize=64)
def persons_en(text: str) -> tuple[PersonWords, ...]:
    """The words of a text that say who travels."""
    parts = parts_of(lower(nameless(text)), _PATTERN, _part)
    named = [
        one for one in named_persons(text, _KNOWN) if not any(overlaps(one.span, part.span) for part in parts)
    ]
    return tuple(sorted([*parts, *named], key=lambda part: part.span)) if named else tuple(parts)


def _part(match: re.Match[str]) -> PersonWords | None:
    """The part that a match of the grammar is; None for what counts no traveller."""
    span = match.span()
    if match.lastgroup == "kin" and _I_AM.search(match.string, 0, span[0]) and match[0].startswith("a"):
        # who writes: I'm a Nanjing girl
        return None
    match match.lastgroup:
        case "couples" | "paired" | "baby":
            return _couples(match)
        case "families_n":
            (low, high), (each, most) = between(match["families"]), between(match["families_n"])
            return PersonWords(role="total", span=span, low=low * each, high=high * most)
        case "party":
            named = (match["named_too"] or "") + (match["me_too"] or "")
            said, of_an_age = _OF_AN_AGE.subn("", match[0].removesuffix(named))
            total = sum(between(one[1])[0] for one in _COUNTED.finditer(said)) + of_an_age
            total += _LITTLE_ONE.search(said) is not None
            # 2 adults, 2 kids and my mother-in-law
            total += sum(match[name] is not None for name in ("named_too", "two_too", "me_too"))
            return PersonWords(role="total", span=span, low=total, high=total)
        case "letters":
            # 2A1C, as agents write it
            total = sum(map(int, _FIGURES.findall(match[0])))
            return PersonWords(role="total", span=span, low=total, high=total)
        case "lone":
            return PersonWords(role="total", span=span, low=1, high=1)
        case "both_us":
            return PersonWords(role="total", span=span, low=2, high=2, noun="us")
        case "sum" | "total" | "alone":
            return _in_all(match)
        case "absent":
            count = 2 if re.search(rf" and |\b{_TWO}\b", match[0], re.IGNORECASE) else 1
            return PersonWords(role="absent", span=span, low=count, high=count)
        case "with":
            return PersonWords(
                role="with", span=span, low=0, high=0, noun="us" * match[0].lower().startswith("family")
            )
        case "me" | "us" | "i_am" as who:
            return (
                None
                if match[0].lower() == "our"
                else PersonWords(role="speaker", span=span, low=0, high=0, noun="us" * (who == "us"))
            )
        case _:
            return _person(match)


def _couples(match: re.Match[str]) -> PersonWords:
    """Couples that are counted, and the baby of one: two couples, my two sisters and their husbands."""
    low, high = between(match["paired" if match.lastgroup == "paired" else "couples"])
    start, end = match.span()
    # my two sisters and their husbands are with me
    is_added = match.string[:start].endswith(("my ", "our ")) or _ADDED_TO.match(match.string, end)
    baby = match["baby"] is not None
    return PersonWords(
        role="group" if is_added else "total", span=(start, end), low=2 * low + baby, high=2 * high + baby
    )


def _in_all(match: re.Match[str]) -> PersonWords | None:
    """All who travel, by their number; None for a number that is money: 700 total."""
    said = "two" if match["few"] else next((match[name] for name in _NUMBERS if match[name]), "one")
    low, high = between(said)
    is_summed = match["sum_n"] or match["sum_so"] or match["sum_is"]
    if is_summed and high > _MOST_IN_ALL and not _WITH_NOUN.search(match[0]):
        return None
    of_us = match["of_us"] or match["of"] or match["we"] or match["sum_plan"] or match["sum_count"]
    noun = "here" if match[0].endswith("here") else "us" * bool(of_us)
    role: PersonRole = "sum" if match.lastgroup == "sum" else "total"
    return PersonWords(role=role, span=match.span(), low=low, high=high, noun=noun)


_SAME = dict.fromkeys(("grandma", "gran", "granny", "nana"), "grandmother") | dict.fromkeys(
    ("grandpa", "grandad", "granddad"), "grandfather"
)
_SAME |= {"sis": "sister", "bro": "brother", "mum": "mother", "mom": "mother", "dad": "father"}
"""Other words for whom a text may name by two."""
_NUMBERS = (
    "sum_nos",
    "sum_n",
    "sum_me",
    "sum_so",
    "sum_plan",
    "sum_count",
    "sum_no",
    "sum_do",
    "sum_is",
    "number",
    "of",
    "of_us",
    "in_brackets",
    "family_is",
    "of_them",
    "we",
    "persons",
    "for",
)
_FIXED = {"pair": ("couple", 2), "both": ("parents", 4)}


def _person(match: re.Match[str]) -> PersonWords | None:
    """Persons by what they are: a couple, my friends, two kids, my wife."""
    span, kind = match.span(), match.lastgroup or ""
    if kind == "two":
        return PersonWords(role="kin", span=span, low=2, high=2, noun=match[0].lower().split()[-1])
    if kind in _FIXED:
        noun, count = _FIXED[kind]
        return PersonWords(
            role="collective" if kind == "pair" else "kin", span=span, low=count, high=count, noun=noun
        )
    if kind == "some":
        noun = match["some_noun"].lower()
        return PersonWords(role="group", span=span, low=2, high=2 if noun == "twins" else 5, noun=noun)
    if kind == "aged":
        count = len(_AGES.findall(match["ages"]))
        return PersonWords(role="group", span=span, low=count, high=count, noun="children of these ages")
    if kind == "pair_of":
        return PersonWords(role="group", span=span, low=2, high=2, noun="both of them")
    if kind == "begins":
        low, high = between(match["begins_n"])
        return PersonWords(role="group", span=span, low=low, high=high)
    if kind == "group":
        said = match["group_n"].lower()
        low, high = (1, 1) if said in ("a", "an", "another") else between(said)
        return PersonWords(role="kin" if low == high == 1 else "group", span=span, low=low, high=high)
    if kind == "her":
        return PersonWords(role="kin", span=span, low=1, high=1, noun="her")
    if kind == "kin":
        noun = _SAME.get(match["kin_noun"].lower(), match["kin_noun"].lower())
        if noun in _SPOUSE:
            # the writer's own is one of a couple; another's is somebody else: my husband ... his new girlfriend
            noun = match[0].lower() if _ANOTHERS.match(match[0]) else "couple"
        return PersonWords(role="kin", span=span, low=1, high=1, noun=noun)
    return None
