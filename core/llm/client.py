"""The client: asks any server of the chat-completions protocol, for many runs at once."""

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TypeVar

import httpx2
import openai

from core.errors import ModelError, ModelSetupError, TripStudioError
from core.llm.calling.connections import hear_as_stream, read_to_the_end
from core.llm.calling.limits import Turning, Turns, cancelled
from core.llm.calling.refusals import is_about_the_form, meaning
from core.llm.calling.retries import CALL_ERRORS, Retries, gave_up, is_passing
from core.llm.calling.wire import StreamedAnswer, body_of
from core.llm.messages import ChatRequest, Reply
from core.llm.profile import Profile, Structured, without_key
from core.llm.protocol import Listener, Vector
from core.llm.tokens import estimated_tokens
from core.llm.usage import UNLIMITED, Budget, Meter, Usage

# seconds between two looks at the run's signal
_SIGNAL_LOOK = 0.05
# seconds
_CONNECT = 10.0
_SIMPLER: dict[Structured, Structured] = {"schema": "object", "object": "text"}
_T = TypeVar("_T")


class Client:
    """One profile's server. Shared by runs and threads: it holds the connections and keeps the profile's limits."""

    def __init__(
        self,
        profile: Profile,
        key: str | None,
        transport: httpx2.BaseTransport | None = None,
        retries: Retries | None = None,
        turns: Turning | None = None,
    ) -> None:
        """`turns` keep the profile's limits where several processes share them."""
        self.profile = profile
        self._key = key
        self._retries = retries or Retries()
        self._turns = turns or Turns(profile.concurrency, profile.requests_per_minute)
        self._structured: Structured = profile.structured
        self._is_met = False
        # the SDK's own retries are off: `Retries` alone tries again, and reads Retry-After
        timeout = httpx2.Timeout(profile.timeout, connect=min(_CONNECT, profile.timeout))
        self._http = httpx2.Client(
            transport=transport,
            timeout=timeout,
            follow_redirects=True,
            # streams are short pieces, and one that is heard as a stream cannot be compressed
            headers={"accept-encoding": "identity"},
            event_hooks={"response": [self._met, read_to_the_end, hear_as_stream]},
        )
        self._api = openai.OpenAI(
            api_key=key or "none",
            base_url=profile.base_url,
            timeout=timeout,
            max_retries=0,
            http_client=self._http,
        )

    def for_run(
        self, budget: Budget = UNLIMITED, stopped: Event | None = None, ends: float = math.inf
    ) -> "RunModel":
        """The model for one run, which `stopped` ends, or the clock when `time.monotonic()` reaches `ends`."""
        return RunModel(client=self, meter=Meter(budget), stopped=stopped or Event(), ends=ends)

    def models(self) -> tuple[str, ...]:
        """Names of the models that the server has. Raises ModelError."""
        # as plain JSON: the SDK's own object breaks on a page of HTML, which a wrong address often answers with
        return self._listed(self._attempts(Event(), lambda: self._api.get("/models", cast_to=object)))

    def close(self) -> None:
        """Close the connections."""
        self._api.close()

    def chat(self, request: ChatRequest, unwanted: Event, heard: Listener | None) -> Reply:
        """Ask, and try again where that helps, until `unwanted` is set. Raises ModelError."""
        begun = time.perf_counter()
        answer = self._attempts(unwanted, lambda: self._stream(request, unwanted, heard))
        usage = self._usage(request, answer)
        return Reply(
            content=answer.text,
            tool_requests=answer.tool_requests,
            usage=usage,
            finish=answer.finish,
            seconds=time.perf_counter() - begun,
        )

    def embed(self, texts: Sequence[str], unwanted: Event) -> tuple[tuple[Vector, ...], Usage]:
        """Vectors of texts and what they cost. Raises ModelSetupError where no embedding model is set up."""
        model = self.profile.embedding_model
        if model is None:
            raise ModelSetupError(
                f"模型配置 {self.profile.name} 没有向量模型；用 --embedding-model 指明",
                f"the profile {self.profile.name} has no embedding model: name one with --embedding-model",
            )
        answer = self._attempts(
            unwanted,
            lambda: self._api.embeddings.create(input=list(texts), model=model, encoding_format="float"),
        )
        used = answer.usage.prompt_tokens if answer.usage is not None else 0
        vectors = tuple(tuple(one.embedding) for one in sorted(answer.data, key=lambda one: one.index))
        return vectors, Usage(calls=1, tokens_in=used, tokens_out=0, cost=self._cost(used, 0))

    def _attempts(self, unwanted: Event, call: Callable[[], _T]) -> _T:
        def attempt() -> _T:
            with self._turns.turn(unwanted):
                return call()

        try:
            return self._retries.loop(unwanted, is_met=self._is_met)(attempt)
        except CALL_ERRORS as error:
            raise self._translated(error) from error

    def _listed(self, answer: object) -> tuple[str, ...]:
        match answer:
            case {"data": [*models]}:
                return tuple(
                    model["id"]
                    for model in models
                    if isinstance(model, dict) and isinstance(model.get("id"), str)
                )
        raise ModelError(
            f"{self.profile.base_url} 的回答不是模型列表；请检查地址，它通常以 /v1 结尾",
            f"{self.profile.base_url} answers with something else than its models: look at the address, which mostly "
            "ends in /v1",
        )

    def _met(self, response: httpx2.Response) -> None:
        """The server has answered."""
        self._is_met = True

    def _translated(self, error: Exception) -> TripStudioError:
        if isinstance(error.__cause__, TripStudioError):
            return error.__cause__
        if is_passing(error):
            where = f"{self.profile.name} ({self.profile.base_url})"
            often = self._retries.attempts_for(error, is_met=self._is_met)
            return gave_up(error, often, where, self._key)
        if isinstance(error, openai.APIStatusError):
            return meaning(error, self.profile, self._key)
        return ModelError(
            f"模型配置 {self.profile.name}：回答不符合协议（{type(error).__name__}）",
            f"profile {self.profile.name}: the answer breaks the protocol ({type(error).__name__})",
        )

    def _stream(self, request: ChatRequest, unwanted: Event, heard: Listener | None) -> StreamedAnswer:
        body = body_of(request, self.profile, self._structured)
        answer = StreamedAnswer(heard, lambda said: without_key(said, self._key))
        try:
            # as plain JSON, which `StreamedAnswer` holds to its types: the SDK's own objects take twice the time of a call
            with self._api.post(
                "/chat/completions", cast_to=object, body=body, stream=True, stream_cls=openai.Stream[object]
            ) as chunks:
                answer.read(_while_wanted(chunks, unwanted))
        except openai.APIStatusError as error:
            simpler = _SIMPLER.get(self._structured)
            if request.schema is None or simpler is None or not is_about_the_form(error):
                raise
            self._structured = simpler
            return self._stream(request, unwanted, heard)
        return answer

    def _usage(self, request: ChatRequest, answer: StreamedAnswer) -> Usage:
        if answer.counted is not None:
            return Usage(1, *answer.counted, self._cost(*answer.counted))
        asked = estimated_tokens("".join(message.content for message in request.messages))
        said = estimated_tokens(answer.text + "".join(one.arguments for one in answer.tool_requests))
        return Usage(calls=1, tokens_in=asked, tokens_out=said, cost=self._cost(asked, said), estimated=True)

    def _cost(self, tokens_in: int, tokens_out: int) -> float | None:
        price = self.profile.price
        return None if price is None else price.of(tokens_in, tokens_out)


class RunModel:
    """A `ChatModel`: the client for one run, with its meter, its signal to stop and the end of its time."""

    def __init__(self, client: Client, meter: Meter, stopped: Event, ends: float) -> None:
        self._client = client
        self._meter = meter
        self._stopped = stopped
        self._ends = ends

    @property
    def profile(self) -> str:
        """Name of the profile."""
        return self._client.profile.name

    @property
    def model(self) -> str:
        """Name of the model at its server."""
        return self._client.profile.model

    @property
    def context(self) -> int | None:
        """The most tokens that the model reads at once; None where the profile does not say."""
        return self._client.profile.context

    @property
    def used(self) -> Usage:
        """What the run has used so far."""
        return self._meter.used

    @property
    def embeds(self) -> bool:
        """Whether an embedding model is set up."""
        return self._client.profile.embedding_model is not None

    def answer(self, request: ChatRequest, heard: Listener | None = None) -> Reply:
        """Ask once; see `ChatModel`."""
        self._meter.require_left()
        reply = self._while_running(lambda unwanted: self._client.chat(request, unwanted, heard))
        self._meter.add(reply.usage)
        return reply

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """A vector for each text; see `ChatModel`."""
        self._meter.require_left()
        vectors, usage = self._while_running(lambda unwanted: self._client.embed(texts, unwanted))
        self._meter.add(usage)
        return vectors

    def _while_running(self, call: Callable[[Event], _T]) -> _T:
        """The call's result, made on a thread that is left behind when the run ends first."""
        unwanted, outcome = Event(), SimpleQueue[_T | Exception]()

        def work() -> None:
            try:
                outcome.put(call(unwanted))
            except Exception as error:  # noqa: BLE001 - raised again below, on the thread that waits for it
                outcome.put(error)

        Thread(target=work, name="model-call", daemon=True).start()
        while True:
            try:
                result = outcome.get(timeout=_SIGNAL_LOOK)
            except Empty:
                if self._stopped.is_set() or time.monotonic() > self._ends:
                    unwanted.set()
                    raise cancelled() from None
                continue
            if isinstance(result, Exception):
                raise result
            return result


def _while_wanted(chunks: Iterable[_T], unwanted: Event) -> Iterator[_T]:
    for chunk in chunks:
        if unwanted.is_set():
            raise cancelled()
        yield chunk
