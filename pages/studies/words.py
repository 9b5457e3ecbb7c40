"""What features and metrics are called on the page: in words, with the name under which files and commands have them."""

from collections.abc import Mapping

from core.bench.studies.asking import ASKINGS
from core.bench.studies.objective import PREFIX
from core.evaluate.protocol import Suite
from core.evaluate.registry import SUITES
from core.labels.judges import is_judges
from core.optimize.preferences.weights import Weights
from core.text import Text
from studio.i18n import Translate


def metric_words(suite: Suite) -> Mapping[str, Text]:
    """What each metric of a suite is."""
    return {card.name: card.meaning for card in suite.card.metrics}


FEATURES: Mapping[str, Text] = {
    **metric_words(SUITES["tripscore"]),
    **{PREFIX + setting.name: setting.told.title for setting in Weights.settings()},
}
"""What the features of a study are, as far as the studio made them; an imported study may have others."""


def named(name: str, words: Mapping[str, Text], say: Translate) -> str:
    """A feature in words with its own name, a model with the way in which it was asked, or the name alone."""
    if is_judges(name):
        model, _, asking = name.rpartition(":")
        return say(f"judges-model-{asking}", model=model) if asking in ASKINGS else name
    return f"{words[name].says(say.language)} ({name})" if name in words else name
