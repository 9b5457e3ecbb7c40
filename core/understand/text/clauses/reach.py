"""How far a refusal reaches in English: over an aside, to one thing of two, to all but one."""

import re

ALL_BUT = re.compile(
    r"\b(?:any|every|all)(?: (?:other|the|of|part|section|sort|kind))*(?: [a-z]+){0,2} (?P<but>but(?: not)?)(?= (?!also\b|we\b|i\b|please\b|no\b|nothing\b|it\b|only\b|if\b|would\b|my\b|our\b|with\b|that\b|especially\b)[a-z])"
)
"""What leaves one thing out of all others: any section of the wall but Badaling."""
REFUSING_SUBJECT = re.compile(r"\b(?:nobody|no one|none of us|not one of us)\s*$")
ASIDE_IN_COMMAS = re.compile(
    r"\s*(?:and )?(?:i (?:repeat|mean|say again)|repeat|seriously|really|literally|absolutely)\b[\w' ]{0,24}"
)
REFUSED_BY = re.compile(r"\s*(?:is|are|should|shall|must|may|will|would|wants?|needs?|gets?|ever|cares?) ")
"""A subject that refuses, what is put in between, and how it goes on: nobody, I repeat nobody, is to book us a bus."""
NOT_THIS_BUT_THAT = re.compile(r"not the (?:(?!the\b)[a-z]+ ){1,2}(?:but )?the ")
"""A refusal of one thing with the other that is wanted, as it is spoken without a stop: not the sleeper the fast train."""
DONE_BEFORE = re.compile(
    r"\b(?:have|'ve) (?:already |both |all )?(?:done|seen|visited|been to) (?:the )?[a-z'-]+(?: [a-z'-]+){0,3}\s*$"
)
"""What begins a list of places that one has been to: we have done the Bund, the Yuyuan and Nanjing Road before."""
OF_A_DAY = re.compile(
    r"\s*(?:on )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|public holidays?) (?:for|at|to|in|with)\b",
    re.IGNORECASE,
)
"""What makes a refusal one of a day: avoid Monday for the museum."""
