"""A competent model: it reads the prompt that it was sent, and answers from the sandbox and the planner.

It is told nothing else: neither which method asks, nor the request apart from the prompt.
"""

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.fakes.reactions import Call, Reaction, Said

_REQUEST = re.compile(r"<request>\s*(.*?)\s*</request>", re.S)
_SORRY = "I am sorry, I cannot plan this trip."
Answerer = Callable[["Competent", str, Plan], Any]


class Competent:
    """Plays the model that knows the sandbox and plans well. `forms` answers JSON schemas by their names."""

    forms: dict[str, Answerer] = {}  # noqa: RUF012 - filled below, shared by all

    def __init__(self, sandbox: Sandbox, seconds: float = 4.0) -> None:
        self.sandbox = sandbox
        self._seconds = seconds
        self._plan = lru_cache(maxsize=256)(self._planned)

    def react(self, body: dict[str, Any]) -> Reaction:
        """The answer to a chat request."""
        prompt = "\n".join(str(message.get("content") or "") for message in body["messages"])
        found = _REQUEST.findall(prompt)
        if not found:
            return Said("ready")
        request = found[-1]
        plan = self._plan(request)
        if plan is None:
            return Said(_SORRY)
        turn = sum(message["role"] == "assistant" for message in body["messages"])
        form = (body.get("response_format") or {}).get("json_schema", {}).get("name")
        if form is not None:
            answer = self.forms[form](self, prompt, plan)
            return Said(json.dumps(answer, ensure_ascii=False))
        if body.get("tools"):
            return Said("", calls=(self.calls(plan, request)[min(turn, 6)],))
        asked = body["messages"][0]["content"]
        if "Action:" in asked and "itinerary" not in asked:
            return Said(self.command(plan, request, min(turn, 6), thinks="Thought:" in prompt))
        return Said(written(plan))

    def command(self, plan: Plan, request: str, turn: int, *, thinks: bool) -> str:
        """One line of Act, or the two of ReAct."""
        call = self.calls(plan, request)[turn]
        arguments = ", ".join(
            f"{name}={_literal(value)}" for name, value in json.loads(call.arguments).items()
        )
        thought = f"Thought: {call.name} tells what is missing.\n" if thinks else ""
        return f"{thought}Action: {call.name}({arguments})"

    def calls(self, plan: Plan, request: str) -> Sequence[Call]:
        """What it looks up, in order, until it plans."""
        rides = [a for _, _, a in plan.activities() if a.type in ("train", "airplane")]
        sights = [a.position for _, _, a in plan.activities() if a.type == "attraction"]
        city = plan.target_city
        first = sights[0] if sights else rides[0].end
        return (
            Call.of(
                "intercity_transport_select",
                start_city=plan.start_city,
                end_city=city,
                intercity_type=rides[0].type,
            ),
            Call.of("attractions_select", city=city, key="name", func=f'lambda x: x == "{first}"'),
            Call.of("accommodations_nearby", city=city, point=first, topk=5, dist=20.0),
            Call.of("restaurants_nearby", city=city, point=first, topk=10, dist=5.0),
            Call.of(
                "goto", city=city, start=rides[0].end, end=first, start_time="10:00", transport_type="taxi"
            ),
            Call.of("notedown", description="trip", content=", ".join(sights)),
            Call.of("plan", query=request),
        )

    def _planned(self, request: str) -> Plan | None:
        query = understand(request, uid="asked", sandbox=self.sandbox).query
        if query.missing:
            return None
        plan = None
        for event in PlannerAgent().run(Task(query, self.sandbox), Context(time_limit=self._seconds)):
            if isinstance(event, Done):
                plan = event.plan
        return plan


def written(plan: Plan) -> str:
    """A plan as a model writes it."""
    return "Here is the trip.\n```json\n" + json.dumps(plan.to_json(), ensure_ascii=False) + "\n```"


def _literal(value: Any) -> str:
    if isinstance(value, str) and value.startswith("lambda "):
        return value
    return json.dumps(value, ensure_ascii=False)


def _sights(plan: Plan) -> list[list[str]]:
    """Names of the sights of each day."""
    return [[a.position for a in day.activities if a.type == "attraction"] for day in plan.itinerary]


def _stops(plan: Plan) -> list[list[str]]:
    """Names of the sights and restaurants of each day."""
    kinds = ("attraction", "lunch", "dinner")
    return [[a.begins_at for a in day.activities if a.type in kinds] for day in plan.itinerary]


def _all(days: list[list[str]]) -> list[str]:
    return [name for day in days for name in day]


def _offered(prompt: str, names: list[str]) -> list[str]:
    """Those of the names that the prompt offers."""
    return [name for name in names if name in prompt]


def _meals(plan: Plan) -> list[str]:
    return [name for name in _all(_stops(plan)) if name not in _all(_sights(plan))]


def _about_day(prompt: str, plan: Plan) -> list[str]:
    """What the plan has for the day that the prompt is about."""
    found = re.findall(r"(?:第 |day )(\d+)", prompt)
    day = int(found[0]) if found else 1
    return _stops(plan)[day - 1] if day <= len(plan.itinerary) else []


def _choice(model: Competent, prompt: str, plan: Plan) -> dict[str, Any]:
    rides = [a.number for _, _, a in plan.activities() if a.type in ("train", "airplane")]
    stays = [a.position for _, _, a in plan.activities() if a.type == "accommodation"]
    names = _offered(prompt.split("<request>")[0], [*rides, *dict.fromkeys(stays), *_about_day(prompt, plan)])
    return {"names": names, "reason": "It fits the day."}


Competent.forms |= {
    "readwishes": lambda model, prompt, plan: {
        "must_see": _offered(prompt, _all(_sights(plan)))[:2],
        "likes": [],
        "dislikes": [],
        "cuisines": [],
    },
    "stories": lambda model, prompt, plan: {"stories": [" - ".join(day) for day in _stops(plan)]},
    "ranked": lambda model, prompt, plan: {
        "attractions": _offered(prompt, _all(_sights(plan))),
        "restaurants": _offered(prompt, _meals(plan)),
    },
    "outline": lambda model, prompt, plan: {"days": _sights(plan) if "景点：" in prompt else _stops(plan)},
    "branch": lambda model, prompt, plan: {"branch": _branch(prompt, plan), "reason": "It suits the trip."},
    "picks": _choice,
    "translation": lambda model, prompt, plan: {"constraints": []},
    "traveller": lambda model, prompt, plan: {
        "explicit": [plan.target_city],
        "implicit": ["usual hotels"],
        "keywords": ["历史", "公园"],
        "cuisines": [],
        "night_at_most": None,
        "meal_from": 0,
        "meal_to": None,
    },
    "personas": lambda model, prompt, plan: {
        "personas": [
            {"name": name, "objective": f"the most {name}", "priorities": [name]}
            for name in ("culture", "food", "thrift", "ease")
        ]
    },
    "stops": lambda model, prompt, plan: {"stops": _stops_for(prompt, plan)},
    "reviews": lambda model, prompt, plan: {
        "reviews": [
            {"score": float(5 - number), "critique": "It can be done."}
            for number, _ in enumerate(re.findall(r"^(?:Proposal|方案) \d", prompt, re.M))
        ]
    },
}


def _branch(prompt: str, plan: Plan) -> str:
    """The rule that leads to what the plan has."""
    there, *_, back = [a.type for _, _, a in plan.activities() if a.type in ("train", "airplane")]
    ride = there if "去程" in prompt or "the ride there" in prompt else back
    rules = re.findall(r"^- (\w+):", prompt, re.M)
    wanted = "by_plane" if ride == "airplane" else "by_train"
    return wanted if wanted in rules else rules[0]


def _stops_for(prompt: str, plan: Plan) -> list[str]:
    """The plan's places of the day as far as they are offered, else the first places that are."""
    offered = re.findall(r"^\[\d+\] ([^|]+?) \|", prompt, re.M) or re.findall(r"[^、，：:, ]+", prompt)
    rides = [a.number for _, _, a in plan.activities() if a.type in ("train", "airplane")]
    beds = [a.position for _, _, a in plan.activities() if a.type == "accommodation"][:1]
    wanted = [name for name in [*rides, *_about_day(prompt, plan), *beds] if name in offered]
    return wanted or offered[:4]
