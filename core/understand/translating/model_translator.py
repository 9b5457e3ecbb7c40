"""A request read by rules and by a language model: the rules' reading is the start and the check of the model's.

The model adds what the rules missed. What it writes is checked (syntax, names) and given back to be mended at most three
times, each constraint in its own place, so that none is lost in repair, the failure that ChinaTravel's figure 11 shows:
what cannot be mended is told as not understood. Nothing that the rules read is taken away.
"""

from dataclasses import dataclass, replace
from datetime import date

from pydantic import BaseModel, ConfigDict

from core.dsl.concepts.table import CONCEPTS
from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Days, People, Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes
from core.dsl.families.table import family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import conjuncts
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.errors import AnswerFormatError
from core.llm.answers import ask_for
from core.llm.messages import Message
from core.llm.prompts import render
from core.llm.protocol import ChatModel
from core.model.constraint import Constraint
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand.offline import understand
from core.understand.text.spans import Span
from core.understand.translating.checks import fault_of
from core.understand.understanding import Question, SuggestedAnswer, Understanding

REPAIRS = 3
_CONFIDENCE = 0.6
"""Of what a model alone has read: less than what a rule reads, so that the page asks about it."""
# constraints; no request has so many
_MOST_CONSTRAINTS = 30
_EXAMPLES: tuple[Normal, ...] = (
    CostCap("total", 5_000.0),
    Names("attraction", "all", frozenset({"黄鹤楼"})),
    Types("restaurant", "any", frozenset({"火锅", "川菜"})),
    IntercityModes(frozenset({"train"})),
)
_SCALAR = frozenset(
    family_name(one) for one in (CostCap("total", 1.0), Days(1), People(1), Rooms(1), Beds(1))
)
"""Families of which a request has one value: where the rules have read it, theirs holds."""


class Written(BaseModel):
    """A constraint as a model writes it, and the words of the request that it is read from."""

    model_config = ConfigDict(extra="forbid")
    dsl: str
    words: str


class Translation(BaseModel):
    """What a model adds to the rules' reading."""

    model_config = ConfigDict(extra="forbid")
    constraints: list[Written]


@dataclass(frozen=True, slots=True)
class _Fault:
    dsl: str
    told: str


def translate(
    text: str, sandbox: Sandbox, model: ChatModel, uid: str = "", today: date | None = None
) -> Understanding:
    """The request as rules and the model read it; what they read differently is asked about.

    Raises ModelError; an answer out of form adds nothing.
    """
    offline = understand(text, uid=uid, sandbox=sandbox, today=today)
    target = offline.query.target_city
    city = sandbox.city(target) if target in sandbox.city_names else None
    messages = _opening(offline, city)
    try:
        added = list(ask_for(model, messages, Translation).constraints[:_MOST_CONSTRAINTS])
    except AnswerFormatError:
        return offline
    for _ in range(REPAIRS):
        wrong = [place for place, one in enumerate(added) if fault_of(one.dsl, city) is not None]
        if not wrong:
            break
        for place, mended in zip(wrong, _mended(added, wrong, offline, city, messages, model), strict=False):
            # the words stay those that the first reading named: a repair mends the program alone
            added[place] = Written(dsl=mended.dsl, words=added[place].words)
    return _merged(offline, added, city)


def _mended(
    added: list[Written],
    wrong: list[int],
    offline: Understanding,
    city: City | None,
    messages: tuple[Message, ...],
    model: ChatModel,
) -> list[Written]:
    faults = []
    for place in wrong:
        told = fault_of(added[place].dsl, city)
        if told is not None:
            faults.append(_Fault(added[place].dsl, told.says(offline.language)))
    asked = Message("user", render("translate_repair", offline.language, faults=faults))
    try:
        return ask_for(model, (*messages, asked), Translation).constraints
    except AnswerFormatError:
        return []


def _merged(offline: Understanding, added: list[Written], city: City | None) -> Understanding:
    """The rules' reading with what the model adds; what is wrong still is told as not understood."""
    query = offline.query
    known = {part for one in query.constraints for part in conjuncts(parse_normal(one.dsl))}
    scalar = {one.family: one for one in query.constraints if one.family in _SCALAR}
    constraints, lost = list(query.constraints), list(offline.not_understood)
    questions = list(offline.ask)
    for one in added:
        span = _span(query.text, one.words)
        if fault_of(one.dsl, city) is not None:
            lost += [span] if span is not None else []
            continue
        meaning = parse_normal(one.dsl)
        family = family_name(meaning)
        if conjuncts(meaning) <= known:
            continue
        read = Constraint(family=family, dsl=one.dsl, gloss=gloss(meaning), span=span, confidence=_CONFIDENCE)
        if family in scalar:
            questions.append(_which(scalar[family], read))
            continue
        known |= conjuncts(meaning)
        constraints.append(read)
    return replace(
        offline,
        query=replace(query, constraints=tuple(constraints)),
        ask=tuple(questions),
        not_understood=tuple(dict.fromkeys(lost)),
    )


def _which(ours: Constraint, theirs: Constraint) -> Question:
    """What the rules and the model read differently; what the rules read holds until somebody answers."""
    told = Text(
        f"读法不一：规则读作“{ours.gloss.zh}”，模型读作“{theirs.gloss.zh}”，哪一个对？",
        f"read in two ways: by the rules as “{ours.gloss.en}”, by the model as “{theirs.gloss.en}”; which is meant?",
    )
    return Question(
        about="wish",
        text=told,
        choices=(SuggestedAnswer(ours.gloss, ours), SuggestedAnswer(theirs.gloss, theirs)),
        span=theirs.span or ours.span,
    )


def _opening(offline: Understanding, city: City | None) -> tuple[Message, ...]:
    language = offline.language
    functions = "\n".join(
        f"{one.signature(name)}: {one.meaning.says(language)}" for name, one in CONCEPTS.items()
    )
    kinds = _kinds(city)
    system = render(
        "translate",
        language,
        functions=functions,
        examples="\n\n".join(map(to_dsl, _EXAMPLES)),
        known="\n".join(one.dsl for one in offline.query.constraints) or "-",
        **{name: "、".join(values) for name, values in kinds.items()},
    )
    return Message("system", system), Message("user", render("request", language, request=offline.query.text))


def _kinds(city: City | None) -> dict[str, list[str]]:
    if city is None:
        return {"types": [], "cuisines": [], "features": []}
    return {
        "types": sorted({kind for row in city.attractions for kind in row.types if kind}),
        "cuisines": sorted({row.cuisine for row in city.restaurants if row.cuisine}),
        "features": sorted({feature for row in city.hotels for feature in row.features if feature}),
    }


def _span(text: str, words: str) -> Span | None:
    start = text.find(words) if words else -1
    return (start, start + len(words)) if start >= 0 else None
