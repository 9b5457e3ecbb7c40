"""The other characters: a sloppy model, one that talks where a form is asked for, one whose server fails in every way."""

import json
from threading import Lock
from typing import Any

from core.sandbox.sandbox import Sandbox
from tests.fakes.competent import Competent
from tests.fakes.reactions import Call, Cut, Garbled, Reaction, Refused, Said, Silent

NOWHERE = "梦幻云顶不存在乐园"


class Sloppy:
    """Invents places, gets sums wrong, makes the same call again and again, and wraps broken JSON in prose."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._model = Competent(sandbox)

    def react(self, body: dict[str, Any]) -> Reaction:
        """What the competent model says, spoilt."""
        said = self._model.react(body)
        if not isinstance(said, Said):
            return said
        if said.calls:
            return Said("Let me look.", calls=(Call.of("attractions_keys", city="武汉"),))
        if "Action:" in said.text:
            return Said(
                'Thought: restaurants_cuisine helps.\nAction: attractions_keys(city="武汉") Observation: ok'
            )
        if (body.get("response_format") or {}).get("type") == "json_schema":
            return Said(
                "Sure! " + json.dumps(_invented(json.loads(said.text)), ensure_ascii=False)[:-1] + ",}"
            )
        return Said(_spoilt(said.text))


def _invented(value: Any) -> Any:
    """The value with a place that does not exist in each list of names."""
    if isinstance(value, dict):
        return {name: _invented(inner) for name, inner in value.items()}
    if isinstance(value, list):
        names = all(isinstance(one, str) for one in value)
        return [NOWHERE, *value] if names and value else [_invented(one) for one in value]
    return value


def _spoilt(text: str) -> str:
    """A plan with an invented sight and a wrong sum, without its fence; other text stays."""
    if "```json" not in text:
        return text
    plan = json.loads(text.split("```json")[1].split("```")[0])
    for day in plan["itinerary"]:
        for activity in day["activities"]:
            if activity["type"] == "attraction":
                activity["position"] = NOWHERE
            activity["cost"] += 1
    return "当然可以！以下是行程：\n" + json.dumps(plan, ensure_ascii=False)[:-1] + ",}\n祝您旅途愉快！"


class Chatty(Competent):
    """Answers one form with small talk, or only the prompts for it that have some words."""

    def __init__(self, sandbox: Sandbox, form: str, about: str = "") -> None:
        super().__init__(sandbox)
        self._form, self._about = form, about

    def react(self, body: dict[str, Any]) -> Reaction:
        """Talk where the form is asked for."""
        asked = (body.get("response_format") or {}).get("json_schema", {}).get("name")
        if asked == self._form and self._about in body["messages"][0]["content"]:
            return Said("What a nice trip!")
        return super().react(body)


class Broken:
    """Fails in another way with every call."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._model = Competent(sandbox)
        self._number = 0
        self._lock = Lock()

    def react(self, body: dict[str, Any]) -> Reaction:
        """The next failure."""
        with self._lock:
            self._number += 1
            number = self._number
        faults: tuple[Reaction, ...] = (
            Refused(429, headers={"Retry-After": "0"}),
            Refused(429),
            Said("{ this is [ not JSON"),
            Refused(500),
            Said("", calls=(Call("no_such_tool", "{broken"),)) if body.get("tools") else Said(""),
            Cut("half an answ"),
            Garbled(),
            Said("长" * 1_000_000),
            Silent(1.0),
        )
        return faults[number % len(faults)]
