"""When a failed call is tried again, and after which pause."""

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from threading import Event

import httpx2
import openai
from pydantic import ValidationError
from tenacity import RetryCallState, Retrying, retry_if_exception, wait_exponential_jitter
from tenacity.nap import sleep_using_event

from core.errors import ModelError, ModelUnreachableError, TripStudioError
from core.llm.profile import without_key
from core.text import Text

_REASON_CHARACTERS = 200
_NOT_REACHED = (httpx2.ConnectError, httpx2.ConnectTimeout)
# an address that is wrong stays wrong; the second attempt is for a server that just begins
_AT_FIRST = 2
_PASSING_STATUS = frozenset({408, 409, 425, 429})


class StreamCutError(Exception):
    """A stream that ended before the model had finished its answer."""


CALL_ERRORS = (openai.OpenAIError, StreamCutError, json.JSONDecodeError, ValidationError)
"""What a call of the SDK ends with: its own errors, a stream cut short, and a stream that is not JSON or not of the protocol."""


@dataclass(frozen=True, slots=True)
class Retries:
    """At most `attempts`; pauses double from `first` seconds to `most`, with as much again by chance (jitter)."""

    attempts: int = 5
    first: float = 0.5
    most: float = 30.0

    def attempts_for(self, error: BaseException | None, *, is_met: bool) -> int:
        """How often a call is tried that ends so: a server which nobody has ever met is not waited for."""
        is_nowhere = isinstance(error.__cause__, _NOT_REACHED) if error is not None else False
        return min(self.attempts, _AT_FIRST) if is_nowhere and not is_met else self.attempts

    def loop(self, unwanted: Event, *, is_met: bool = True) -> Retrying:
        """The attempts of one call; its pauses end when `unwanted` is set. `is_met` says that the server answered before."""
        backoff = wait_exponential_jitter(multiplier=self.first, max=self.most, jitter=self.first)

        def pause(state: RetryCallState) -> float:
            error = state.outcome.exception() if state.outcome else None
            asked = seconds_to_wait(error) if isinstance(error, openai.APIStatusError) else None
            return backoff(state) if asked is None else asked

        def is_last(state: RetryCallState) -> bool:
            error = state.outcome.exception() if state.outcome else None
            return state.attempt_number >= self.attempts_for(error, is_met=is_met)

        return Retrying(
            stop=is_last,
            wait=pause,
            retry=retry_if_exception(is_passing),
            sleep=sleep_using_event(unwanted),
            reraise=True,
        )


def is_passing(error: BaseException) -> bool:
    """Whether another attempt may succeed: time-outs, lost connections, cut or garbled streams, 429 and 5xx."""
    if isinstance(error, openai.APIStatusError):
        return (error.status_code in _PASSING_STATUS or error.status_code >= 500) and not is_out_of_credit(
            error
        )
    # what a cassette says comes wrapped into the SDK's own error
    if isinstance(error.__cause__, TripStudioError):
        return False
    # a bare APIError is an error event inside a stream
    return type(error) is openai.APIError or isinstance(
        error, openai.APIConnectionError | StreamCutError | json.JSONDecodeError | ValidationError
    )


def is_nobody_there(error: ModelError) -> bool:
    """Whether a call failed because nothing answers at the address at all."""
    return isinstance(error.__cause__, openai.APIConnectionError)


def is_out_of_credit(error: openai.APIStatusError) -> bool:
    """Whether a 429 means an empty account, which no waiting mends."""
    return error.status_code == 429 and error.code == "insufficient_quota"


def seconds_to_wait(error: openai.APIStatusError) -> float | None:
    """What the server's Retry-After asks for: seconds, or a date (RFC 9110, section 10.2.3); None where it is absent."""
    value = error.response.headers.get("retry-after")
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        until = parsedate_to_datetime(value)
    except ValueError:
        return None
    until = until if until.tzinfo else until.replace(tzinfo=UTC)
    return max(0.0, (until - datetime.now(UTC)).total_seconds())


def gave_up(error: BaseException, attempts: int, where: str, key: str | None) -> ModelUnreachableError:
    """What is told when the last attempt failed; never the key."""
    why, remedy = _reason(error, key), _remedy(error)
    often = Text(f"连续 {attempts} 次", f" in {attempts} attempts") if attempts > 1 else Text("", "")
    return ModelUnreachableError(
        f"{where} {often.zh}没有给出完整的回答（{why.zh}）；{remedy.zh}",
        f"{where} gave no whole answer{often.en} ({why.en}): {remedy.en}",
    )


def _remedy(error: BaseException) -> Text:
    match error:
        case openai.RateLimitError():
            return Text(
                "它现在不接受更多请求：请过一会儿再试，或用 llm add --concurrency、--requests-per-minute 放慢",
                "it takes no more calls now: try again later, or ask less at once (llm add --concurrency, "
                "--requests-per-minute)",
            )
        case openai.InternalServerError():
            return Text("服务器自己出了错：请过一会儿再试", "the server itself fails: try again later")
        case _:
            return Text("请检查地址和网络，再试一次", "look at the address and the network, then try again")


def _reason(error: BaseException, key: str | None) -> Text:
    match error:
        case openai.APIStatusError():
            return Text(f"HTTP {error.status_code}", f"HTTP {error.status_code}")
        case openai.APITimeoutError():
            return Text("超时未答", "it stayed silent too long")
        case openai.APIConnectionError():
            return Text("连不上服务器", "the server cannot be reached")
        case openai.APIError():
            # what a server says inside of a stream that it cannot end
            told = without_key(error.message, key)[:_REASON_CHARACTERS]
            return Text(told, told)
        case StreamCutError():
            return Text("回答中途断开", "the answer broke off in the middle")
        case _:
            return Text("回答不是规定的格式", "the answer is garbled")
