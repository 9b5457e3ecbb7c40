"""The characters that the scripted server may play, by name."""

from collections.abc import Callable, Mapping

from core.sandbox.sandbox import Sandbox
from tests.fakes.clumsy import Broken, Sloppy
from tests.fakes.competent import Competent
from tests.fakes.reactions import Character

CHARACTERS: Mapping[str, Callable[[Sandbox], Character]] = {
    "competent": Competent,
    "sloppy": Sloppy,
    "broken": Broken,
}
