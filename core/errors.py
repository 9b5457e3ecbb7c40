"""The exception tree. Every message names the thing, the place and the remedy, in Chinese and English.

TripStudioError
├── InputError              something that a person or a file gave is not usable (exit status 2)
│   ├── PlanFormatError     a plan document that does not follow the plan schema; names the path
│   ├── QueryFormatError    a request record that does not follow the query schema
│   ├── DocumentError       a document that is not JSON, or beyond a limit that it names
│   ├── FileError           a file that cannot be read or written; says why and what to do
│   └── DslError            a constraint that does not parse or may not run; names line and column
├── SandboxError            a sandbox that is missing, broken or cannot be imported
│   └── UnknownPlaceError   a name that the sandbox does not know
├── StoreError              a database of the studio that cannot be read or written
├── PlanningError           an agent ended without a plan for a reason that is not a proof
└── ModelError              a language model cannot be reached or answered out of contract
    ├── ModelUnreachableError   no answer after all attempts: network, time-outs, 429, 5xx
    ├── ModelSetupError     the address, the key or the model's name is wrong: another attempt does not help
    ├── ContextOverflowError    the conversation is longer than the model takes
    ├── AnswerFormatError   the answer is not of the form that was asked for
    ├── BudgetSpentError    the tokens or the money of the run are spent
    └── CallCancelledError  the run was stopped, or its time was up, while the model was asked
"""

from typing import Any

from core.text import Name, Text, sentence


class TripStudioError(Exception):
    """Root of all expected failures: carries its sentence in both languages; `str()` gives the English one."""

    def __init__(self, zh: str, en: str) -> None:
        super().__init__(en)
        self.text = Text(zh, en)

    def __reduce__(self) -> tuple[Any, ...]:
        # it crosses from a worker process to the one that waits for it, whatever its constructor takes
        return _raised_elsewhere, (type(self), self.args, vars(self))


def _raised_elsewhere(
    kind: type[TripStudioError], args: tuple[object, ...], attributes: dict[str, object]
) -> TripStudioError:
    error = kind.__new__(kind, *args)
    vars(error).update(attributes)
    return error


class InputError(TripStudioError):
    """Something that a person or a file gave is not usable."""


class PlanFormatError(InputError):
    """A plan document does not follow the schema; `path` is where, such as `itinerary[1].activities[3].start_time`, and
    `fault` is what is wrong there."""

    def __init__(self, path: str, zh: str, en: str) -> None:
        super().__init__(f"{path}：{zh}", f"{path}: {en}")
        self.path = path
        self.fault = Text(zh, en)


class QueryFormatError(InputError):
    """A request record does not follow the query schema."""


class DocumentError(InputError):
    """A document is not JSON, or passes a limit; it says which. Who read the document adds where it stands."""

    def __init__(self, text: Text) -> None:
        super().__init__(*text)


class FileError(InputError):
    """A file cannot be read or written, for a reason of the system's, such as a full disk."""


class DslError(InputError):
    """A constraint in the DSL does not parse or may not run; line and column count from 1."""

    def __init__(self, line: int, column: int, zh: str, en: str) -> None:
        super().__init__(f"第 {line} 行第 {column} 列：{zh}", f"line {line}, column {column}: {en}")
        self.line, self.column = line, column


class SandboxError(TripStudioError):
    """A sandbox is missing, broken or cannot be imported."""


class UnknownPlaceError(SandboxError):
    """A place name that the sandbox does not know."""

    def __init__(self, city: str, name: str) -> None:
        said = sentence(
            "{city}没有名为 {name!r} 的地点",
            "no place named {name!r} in {city}",
            city=Name(city),
            name=Name(name),
        )
        super().__init__(*said)
        self.text = said


class StoreError(TripStudioError):
    """A database of the studio cannot be opened, read or written."""


class PlanningError(TripStudioError):
    """An agent ended without a plan for a reason that is not a proof of infeasibility."""


class ModelError(TripStudioError):
    """A language model cannot be reached, or its answer breaks the contract."""


class ModelUnreachableError(ModelError):
    """No answer after all attempts: network, time-outs, 429, 5xx, streams cut short."""


class ModelSetupError(ModelError):
    """The address, the key or the model's name is wrong, so that another attempt does not help."""


class ContextOverflowError(ModelError):
    """The conversation is longer than the model takes."""


class AnswerFormatError(ModelError):
    """The answer is not of the form that was asked for, such as a JSON object."""


class BudgetSpentError(ModelError):
    """The tokens or the money of the run are spent."""


class CallCancelledError(ModelError):
    """The run was stopped, or its time was up, while the model was asked."""
