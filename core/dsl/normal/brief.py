"""What a constraint says in a few words, where what it is about already tells the rest: on a chip."""

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack
from core.dsl.families.ways import InnerModes
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import canonical
from core.dsl.normal.values import Normal
from core.dsl.normal.words import listed, modes, yuan
from core.knowledge.features import wished_words
from core.text import Text, sentence


def brief(constraint: Normal) -> Text:
    """The few words; the whole sentence where they would leave open what is wished."""
    match canonical(constraint):
        case CostCap(category="total", at_most=at_most, unit="trip"):
            return sentence("全程 ≤ {most}", "In all ≤ {most}", most=yuan(at_most))
        case Names(kind="attraction", rule="all", names=names):
            return listed(names)
        case Types(kind="restaurant", rule="all", types=types) if len(types) == 1:
            return gloss(constraint) if wished_words("houses", *types) is not None else listed(types)
        case OutAndBack(rule="none", out=out, back=back) if out == back:
            return sentence("不乘{modes}", "No {modes}", modes=modes(out))
        case InnerModes(rule="only", modes=only):
            return sentence("只用{modes}", "Only {modes}", modes=modes(only))
        case _:
            return gloss(constraint)
