"""How one gets from place to place inside a city; apart from the plan, so that the sandbox starts without pydantic."""

from typing import Literal, get_args

Mode = Literal["walk", "metro", "taxi"]
MODES: tuple[Mode, ...] = get_args(Mode)
